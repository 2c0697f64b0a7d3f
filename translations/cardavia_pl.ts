<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en_US">
<context>
    <name>Answer</name>
    <message>
        <source>Chi %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ù</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture as Chắn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capture as Cạ with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chíu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peng</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pao</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed kong of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1 to the pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare Tiandi Hezi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish preparation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>1 of Myriads</source>
        <translation>Jedynka miriad</translation>
    </message>
    <message>
        <source>2 of Myriads</source>
        <translation>Dwójka miriad</translation>
    </message>
    <message>
        <source>3 of Myriads</source>
        <translation>Trójka miriad</translation>
    </message>
    <message>
        <source>4 of Myriads</source>
        <translation>Czwórka miriad</translation>
    </message>
    <message>
        <source>5 of Myriads</source>
        <translation>Piątka miriad</translation>
    </message>
    <message>
        <source>6 of Myriads</source>
        <translation>Szóstka miriad</translation>
    </message>
    <message>
        <source>7 of Myriads</source>
        <translation>Siódemka miriad</translation>
    </message>
    <message>
        <source>8 of Myriads</source>
        <translation>Ósemka miriad</translation>
    </message>
    <message>
        <source>9 of Myriads</source>
        <translation>Dziewiątka miriad</translation>
    </message>
    <message>
        <source>1 of Strings</source>
        <translation>Jedynka sznurów</translation>
    </message>
    <message>
        <source>2 of Strings</source>
        <translation>Dwójka sznurów</translation>
    </message>
    <message>
        <source>3 of Strings</source>
        <translation>Trójka sznurów</translation>
    </message>
    <message>
        <source>4 of Strings</source>
        <translation>Czwórka sznurów</translation>
    </message>
    <message>
        <source>5 of Strings</source>
        <translation>Piątka sznurów</translation>
    </message>
    <message>
        <source>6 of Strings</source>
        <translation>Szóstka sznurów</translation>
    </message>
    <message>
        <source>7 of Strings</source>
        <translation>Siódemka sznurów</translation>
    </message>
    <message>
        <source>8 of Strings</source>
        <translation>Ósemka sznurów</translation>
    </message>
    <message>
        <source>9 of Strings</source>
        <translation>Dziewiątka sznurów</translation>
    </message>
    <message>
        <source>1 of Coins</source>
        <translation>Jedynka monet</translation>
    </message>
    <message>
        <source>2 of Coins</source>
        <translation>Dwójka monet</translation>
    </message>
    <message>
        <source>3 of Coins</source>
        <translation>Trójka monet</translation>
    </message>
    <message>
        <source>4 of Coins</source>
        <translation>Czwórka monet</translation>
    </message>
    <message>
        <source>5 of Coins</source>
        <translation>Piątka monet</translation>
    </message>
    <message>
        <source>6 of Coins</source>
        <translation>Szóstka monet</translation>
    </message>
    <message>
        <source>7 of Coins</source>
        <translation>Siódemka monet</translation>
    </message>
    <message>
        <source>8 of Coins</source>
        <translation>Ósemka monet</translation>
    </message>
    <message>
        <source>9 of Coins</source>
        <translation>Dziewiątka monet</translation>
    </message>
    <message>
        <source>Ông cụ</source>
        <translation>Ông cụ</translation>
    </message>
    <message>
        <source>Thang thang</source>
        <translation>Thang thang</translation>
    </message>
    <message>
        <source>Chi chi</source>
        <translation>Chi chi</translation>
    </message>
    <message>
        <source>small 1</source>
        <translation>Mała jedynka</translation>
    </message>
    <message>
        <source>small 2</source>
        <translation>Mała dwójka</translation>
    </message>
    <message>
        <source>small 3</source>
        <translation>Mała trójka</translation>
    </message>
    <message>
        <source>small 4</source>
        <translation>Mała czwórka</translation>
    </message>
    <message>
        <source>small 5</source>
        <translation>Mała piątka</translation>
    </message>
    <message>
        <source>small 6</source>
        <translation>Mała szóstka</translation>
    </message>
    <message>
        <source>small 7</source>
        <translation>Mała siódemka</translation>
    </message>
    <message>
        <source>small 8</source>
        <translation>Mała ósemka</translation>
    </message>
    <message>
        <source>small 9</source>
        <translation>Mała dziewiątka</translation>
    </message>
    <message>
        <source>small 10</source>
        <translation>Mała dziesiątka</translation>
    </message>
    <message>
        <source>large 1</source>
        <translation>Duża jedynka</translation>
    </message>
    <message>
        <source>large 2</source>
        <translation>Duża dwójka</translation>
    </message>
    <message>
        <source>large 3</source>
        <translation>Duża trójka</translation>
    </message>
    <message>
        <source>large 4</source>
        <translation>Duża czwórka</translation>
    </message>
    <message>
        <source>large 5</source>
        <translation>Duża piątka</translation>
    </message>
    <message>
        <source>large 6</source>
        <translation>Duża szóstka</translation>
    </message>
    <message>
        <source>large 7</source>
        <translation>Duża siódemka</translation>
    </message>
    <message>
        <source>large 8</source>
        <translation>Duża ósemka</translation>
    </message>
    <message>
        <source>large 9</source>
        <translation>Duża dziewiątka</translation>
    </message>
    <message>
        <source>large 10</source>
        <translation>Duża dziesiątka</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Tysiąc</translation>
    </message>
    <message>
        <source>White Flower</source>
        <translation>Biały Kwiat</translation>
    </message>
    <message>
        <source>Red Flower</source>
        <translation>Czerwony Kwiat</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>Pomyślność</translation>
    </message>
    <message>
        <source>Longevity</source>
        <translation>Długowieczność</translation>
    </message>
    <message>
        <source>Joy</source>
        <translation>Radość</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Bogactwo</translation>
    </message>
</context>
<context>
    <name>Card in a sentence</name>
    <message>
        <source>the 1 of Myriads</source>
        <translation>jedynkę miriad</translation>
    </message>
    <message>
        <source>the 2 of Myriads</source>
        <translation>dwójkę miriad</translation>
    </message>
    <message>
        <source>the 3 of Myriads</source>
        <translation>trójkę miriad</translation>
    </message>
    <message>
        <source>the 4 of Myriads</source>
        <translation>czwórkę miriad</translation>
    </message>
    <message>
        <source>the 5 of Myriads</source>
        <translation>piątkę miriad</translation>
    </message>
    <message>
        <source>the 6 of Myriads</source>
        <translation>szóstkę miriad</translation>
    </message>
    <message>
        <source>the 7 of Myriads</source>
        <translation>siódemkę miriad</translation>
    </message>
    <message>
        <source>the 8 of Myriads</source>
        <translation>ósemkę miriad</translation>
    </message>
    <message>
        <source>the 9 of Myriads</source>
        <translation>dziewiątkę miriad</translation>
    </message>
    <message>
        <source>the 1 of Strings</source>
        <translation>jedynkę sznurów</translation>
    </message>
    <message>
        <source>the 2 of Strings</source>
        <translation>dwójkę sznurów</translation>
    </message>
    <message>
        <source>the 3 of Strings</source>
        <translation>trójkę sznurów</translation>
    </message>
    <message>
        <source>the 4 of Strings</source>
        <translation>czwórkę sznurów</translation>
    </message>
    <message>
        <source>the 5 of Strings</source>
        <translation>piątkę sznurów</translation>
    </message>
    <message>
        <source>the 6 of Strings</source>
        <translation>szóstkę sznurów</translation>
    </message>
    <message>
        <source>the 7 of Strings</source>
        <translation>siódemkę sznurów</translation>
    </message>
    <message>
        <source>the 8 of Strings</source>
        <translation>ósemkę sznurów</translation>
    </message>
    <message>
        <source>the 9 of Strings</source>
        <translation>dziewiątkę sznurów</translation>
    </message>
    <message>
        <source>the 1 of Coins</source>
        <translation>jedynkę monet</translation>
    </message>
    <message>
        <source>the 2 of Coins</source>
        <translation>dwójkę monet</translation>
    </message>
    <message>
        <source>the 3 of Coins</source>
        <translation>trójkę monet</translation>
    </message>
    <message>
        <source>the 4 of Coins</source>
        <translation>czwórkę monet</translation>
    </message>
    <message>
        <source>the 5 of Coins</source>
        <translation>piątkę monet</translation>
    </message>
    <message>
        <source>the 6 of Coins</source>
        <translation>szóstkę monet</translation>
    </message>
    <message>
        <source>the 7 of Coins</source>
        <translation>siódemkę monet</translation>
    </message>
    <message>
        <source>the 8 of Coins</source>
        <translation>ósemkę monet</translation>
    </message>
    <message>
        <source>the 9 of Coins</source>
        <translation>dziewiątkę monet</translation>
    </message>
    <message>
        <source>Ông cụ</source>
        <translation>Ông cụ</translation>
    </message>
    <message>
        <source>Thang thang</source>
        <translation>Thang thang</translation>
    </message>
    <message>
        <source>Chi chi</source>
        <translation>Chi chi</translation>
    </message>
    <message>
        <source>the small 1</source>
        <translation>małą jedynkę</translation>
    </message>
    <message>
        <source>the small 2</source>
        <translation>małą dwójkę</translation>
    </message>
    <message>
        <source>the small 3</source>
        <translation>małą trójkę</translation>
    </message>
    <message>
        <source>the small 4</source>
        <translation>małą czwórkę</translation>
    </message>
    <message>
        <source>the small 5</source>
        <translation>małą piątkę</translation>
    </message>
    <message>
        <source>the small 6</source>
        <translation>małą szóstkę</translation>
    </message>
    <message>
        <source>the small 7</source>
        <translation>małą siódemkę</translation>
    </message>
    <message>
        <source>the small 8</source>
        <translation>małą ósemkę</translation>
    </message>
    <message>
        <source>the small 9</source>
        <translation>małą dziewiątkę</translation>
    </message>
    <message>
        <source>the small 10</source>
        <translation>małą dziesiątkę</translation>
    </message>
    <message>
        <source>the large 1</source>
        <translation>dużą jedynkę</translation>
    </message>
    <message>
        <source>the large 2</source>
        <translation>dużą dwójkę</translation>
    </message>
    <message>
        <source>the large 3</source>
        <translation>dużą trójkę</translation>
    </message>
    <message>
        <source>the large 4</source>
        <translation>dużą czwórkę</translation>
    </message>
    <message>
        <source>the large 5</source>
        <translation>dużą piątkę</translation>
    </message>
    <message>
        <source>the large 6</source>
        <translation>dużą szóstkę</translation>
    </message>
    <message>
        <source>the large 7</source>
        <translation>dużą siódemkę</translation>
    </message>
    <message>
        <source>the large 8</source>
        <translation>dużą ósemkę</translation>
    </message>
    <message>
        <source>the large 9</source>
        <translation>dużą dziewiątkę</translation>
    </message>
    <message>
        <source>the large 10</source>
        <translation>dużą dziesiątkę</translation>
    </message>
    <message>
        <source>the Thousand</source>
        <translation>Tysiąc</translation>
    </message>
    <message>
        <source>the White Flower</source>
        <translation>Biały Kwiat</translation>
    </message>
    <message>
        <source>the Red Flower</source>
        <translation>Czerwony Kwiat</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>Pomyślność</translation>
    </message>
    <message>
        <source>Longevity</source>
        <translation>Długowieczność</translation>
    </message>
    <message>
        <source>Joy</source>
        <translation>Radość</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Bogactwo</translation>
    </message>
</context>
<context>
    <name>Card index</name>
    <message>
        <source>%1&#x202f;M</source>
        <comment>number of Myriads</comment>
        <translation>%1&#x202f;Mi</translation>
    </message>
    <message>
        <source>%1&#x202f;S</source>
        <comment>number of Strings</comment>
        <translation>%1&#x202f;Sz</translation>
    </message>
    <message>
        <source>%1&#x202f;C</source>
        <comment>number of Coins</comment>
        <translation>%1&#x202f;Mo</translation>
    </message>
    <message>
        <source>%1&#x202f;s</source>
        <comment>small number</comment>
        <translation>%1&#x202f;m</translation>
    </message>
    <message>
        <source>%1&#x202f;L</source>
        <comment>large number</comment>
        <translation>%1&#x202f;D</translation>
    </message>
    <message>
        <source>Ông</source>
        <comment>Ông cụ</comment>
        <translation>Ông</translation>
    </message>
    <message>
        <source>Tha</source>
        <comment>Thang thang</comment>
        <translation>Tha</translation>
    </message>
    <message>
        <source>Chi</source>
        <comment>Chi chi</comment>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Tho</source>
        <comment>Thousand</comment>
        <translation>Tys</translation>
    </message>
    <message>
        <source>Whi</source>
        <comment>White Flower</comment>
        <translation>Bia</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>Red Flower</comment>
        <translation>Cze</translation>
    </message>
    <message>
        <source>For</source>
        <comment>Fortune</comment>
        <translation>Szc</translation>
    </message>
    <message>
        <source>Pro</source>
        <comment>Prosperity</comment>
        <translation>Pom</translation>
    </message>
    <message>
        <source>Lon</source>
        <comment>Longevity</comment>
        <translation>Dłu</translation>
    </message>
    <message>
        <source>Joy</source>
        <comment>Joy</comment>
        <translation>Rad</translation>
    </message>
    <message>
        <source>Wea</source>
        <comment>Wealth</comment>
        <translation>Bog</translation>
    </message>
</context>
<context>
    <name>Chi group</name>
    <message>
        <source>%1 + %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2 + %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1–%2–%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two small %1, one large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one small %1, two large</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chắn bonus</name>
    <message>
        <source>Ù xuông</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ù chì</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thiên ù</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tôm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bạch thủ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lèo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thiên khai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chíu ù</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bòn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bạch định</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tám đỏ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kính tứ chi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thập thành</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a plain win without a bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won at one’s own gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer wins with the twenty cards dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly six Chắn, no Cạ of the winning card’s rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four identical cards dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won with the fourth of three cards dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair dealt, grown to four identical cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all cards black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly eight red cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four Chi chi, all other cards black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all ten pairs are Chắn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>An offline library of East Asian card games. Without a command the window opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play a game as text in this terminal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the AI play all seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deal of this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read deal records from standard input and print their states</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tell what was legal before each action, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let AI players play many deals and print statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many deals (default: 100)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal seeds give equal deals (default: 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a player for each seat, or one for all: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many processes (default: 1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the deal records to this file, one a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table options of the game: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no game “%1”; the games are: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too small: at least 1 is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no display. Without one these commands work: play, replay, simulate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs one player, or one for each of %2 seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no player “%1”; the players are: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no table option “%2”; it has: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this deal is one of the game “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no seat %1 at this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a shared deal says its table options itself</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpaired card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to exchange before it waits</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are dealt %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Tổ Tôm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunan number cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nantong long cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vietnam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hunan · China</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nantong · Jiangsu · China</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long Vietnamese cards with Chinese labels and figures; Chắn is played with a hundred of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eighty number cards with the everyday and the formal Chinese numerals from one to ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long cards from Nantong with three money suits, three honors and five lucky cards.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>%1 · You against %2 AI · Single deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chắn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paohuzi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nantong long cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 100 of the Tổ Tôm cards, complete ten pairs, at least six of them pairs of identical cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete seven groups worth at least 15 huxi with a card from the stock. Three alike turned up by yourself are forced; what you pass you cannot take later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw and discard, claim pungs and kongs but no runs, and win with seven groups and a pair. Two indicators raise the values; all three players settle their differences in hu.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>&amp;New deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameBar</name>
    <message>
        <source>← Card traditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Group</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chắn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cạ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chíu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pao</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wei</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peng</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triplet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening declaration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiandi Hezi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exposed kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>added kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concealed kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four in hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>%1 Chắn · %2 Cạ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kan in hand · %2 huxi of 15</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hu in groups and hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can no longer reach 15 huxi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for a card after a discard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The indicators are: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You turn up %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turns up %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no legal discard: your hand is dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no legal discard: the hand is dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal and show your last card, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deals and shows the last card, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw a replacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws a replacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw a replacement, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws a replacement, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take %2: chi %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2: chi %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You capture %2: Chắn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 captures %2: Chắn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You capture %2: Cạ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 captures %2: Cạ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins on %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You claim %2: Chíu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 claims %2: Chíu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take %2: peng</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2: peng</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take %2: pao</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes %2: pao</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You claim %2: pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 claims %2: pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You claim %2: kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 claims %2: kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You make an opening declaration of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes an opening declaration of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You declare Tiandi Hezi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 declares Tiandi Hezi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You declare ready: your hand is locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 declares ready: the hand is locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You declare a kong of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 declares a kong of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You form a wei of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 forms a wei of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You form a ti of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 forms a ti of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is left to turn up: the deal is a draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is left to draw: the stock is exhausted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Card traditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Latin indices on the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong. The log file in the data folder says what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal of %1 is waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new game takes its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal is not over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new deal takes its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cardavia Desktop %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An offline library of East Asian card games.
Code under the MIT license, drawings under CC BY 4.0, Noto fonts under the SIL Open Font License.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Nantong bonus</name>
    <message>
        <source>Qing Hu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piao Hu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triplets and kongs only, beside Wenqian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tazi Hu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs and triplets mixed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wenqian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1–2–3 of Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won on one’s own draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kong replacement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn from the back after a kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only this card fitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed Piao Hu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three Elders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three or more each of Red Flower, White Flower and Thousand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavenly win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer wins before its first discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won on the first discard of the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declared before play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last card of the stock, drawn by oneself</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Tôm counts the 3 of Strings in place of the 3 of Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player too may chi a card that was turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth card turned up onto one’s own wei is a forced ti</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Ten pairs as dealt: %1 Chắn and %2 Cạ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten pairs: %1 Chắn and %2 Cạ, completed by %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 huxi in the cards dealt: %2 tun from each opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 huxi, completed by %3: %2 tun from each opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven groups and a pair before the first discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven groups and a pair, completed by %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win at your own gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins at its own gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win with the cards dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with the cards dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win before the first discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins before the first discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card was left to turn up. Nobody pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card was left to draw. The base hu of all three are settled.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>%1–%2–%3 of Myriads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1–%2–%3 of Strings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1–%2–%3 of Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small %1–%2–%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large %1–%2–%3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>main value: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dịch: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points, from each loser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>huxi: %1 tun from each opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hu, %1 rounded up to a multiple of ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Your points in this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>AI %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message>
        <source>Seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws: %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean length: %1 actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals per second: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The records cannot be written to %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Card traditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three packs of long cards, and the games that are played with them. Everything is here, offline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start game: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal is waiting where you left it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>This deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gate: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indicators: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public card: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Myriads: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strings: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 huxi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indicators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 huxi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make your declarations, then finish your preparation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a card, or choose an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win with %1, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a group for %1, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sitting: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>The deal is kept and will be offered next time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unfinished deal waits: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with it? (y/n; n gives it up) </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another deal? (y/n) </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal (y), restart with a random dealer (r), or stop (n)? </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · deal %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your answer (? for help): </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no answer; ? shows what can be said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number of an answer, or an action in the notation of deal records, such as “discard 5m”: when it may not be done you are told why. “t” shows the table again, “q” leaves; the deal is kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToneDials</name>
    <message>
        <source>Contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast, grain and color temperature as drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The deal cannot be saved (%1). The game goes on without saving.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A saved deal cannot be read. The file is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not decide, so a legal move was chosen at random.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Why not</name>
    <message>
        <source>Not %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair of identical cards cannot be split to discard one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not with %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair of identical cards cannot be split to form a Cạ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot discard %1: you declined to capture it earlier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You declined to capture %1 as a Chắn, so it cannot go into a Cạ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discarded earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discarded %1 earlier, so you cannot capture it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given to a Cạ earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You played %1 from your hand into a Cạ, so you cannot capture it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold %1 itself, so this capture must be the identical pair, a Chắn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Cạ of this rank already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You already hold a Cạ of this rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One unpaired card left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one unpaired card is left, so you cannot capture a Cạ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Cạ was discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discarded both cards of a Cạ, so you cannot capture a Cạ any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After capturing a Cạ you cannot discard both cards of a Cạ. Discarded before: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No discard left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This Chíu would leave you no legal discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This capture would leave you no legal discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These two cards are neither a Chắn nor a Cạ: they differ in rank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discarded %1 yourself: only the others may claim it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not three in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Chíu needs three of this card in your hand; you hold %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims come first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the claim first; if nobody takes %1, you may capture it then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You passed this claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claims on %1 are settled: now it is offered for a capture only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on a discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can win only on a card turned up from the stock, or by Chíu with three of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win needs ten pairs, six of them Chắn. Missing here: pairs %3, Chắn %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly six Chắn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With Chi chi as the winning card the hand needs exactly six Chắn and four Cạ; it would have %3 Chắn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal has ended: nothing more can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn: you are not asked now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is played without %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is offered to you: take it or pass before anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is offered to you now: you owe a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card to take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card lies open on the table that you could take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dead hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is dead: it can only turn up cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No discard is offered to you now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparation first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preparation is not over: make your declarations first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparation is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can be declared only in the preparation, before play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have declared %1 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were dealt %3 of this card; the declaration needs %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A replacement does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cards of the original deal count: you were dealt %3 of this card, and %4 are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not an indicator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three alike can be declared only of a card that lies as an indicator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The indicators differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiandi Hezi needs two identical indicators and the other two in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not for the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer cannot declare ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready may be declared when one more card would win. Cards to exchange before that: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing left to wait for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see all four of every card that would complete your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A locked hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You declared ready: your hand is locked, and you may only win or discard the card just drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a pung you must discard: no win and no kong now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold %3 of this card; %4 are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kong needs a card left in the stock as a replacement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is being added to a pung: it can only be robbed by winning on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win needs seven groups and a pair. Cards to exchange before you wait for one: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is dead: it can turn up cards and make ti and pao, nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is offered to you now, or you owe a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kan is locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold a kan of %1: its cards are never discarded and never split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You turned up or discarded this card yourself: that claim is the others’.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pair in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A peng needs exactly two of this card in your hand; you hold %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No three alike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pao needs a kan, a wei or a peng of this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A peng becomes a pao only with a card turned up from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not offered to you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is offered to another player for a chi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chi group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A chi group is a run of one size, 2–7–10 of one size, or one rank in both sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group without this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every group laid open must hold a card like the one taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bi is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card like %1 in your hand must go into a further group at the same time. Left over: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You let %1 go by earlier, so you may not take it by chi or peng any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discarded %1 earlier, so you may not take it by chi or peng any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only kan would be left in your hand, and a discard would be due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can win only on a card turned up from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too late to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card taken by chi, peng or pao cannot complete a win any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A short hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand is too short for seven groups. Cards missing: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards do not form seven groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few huxi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win needs 15 huxi; your seven groups are worth %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No heavenly win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win with the cards dealt needs three ti or five kan. You were dealt: ti %3, kan %4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WonHand</name>
    <message>
        <source>The winning hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, wins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
