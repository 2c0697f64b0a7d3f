<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en_US">
<context>
    <name>About</name>
    <message>
        <source>About Cardavia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cardavia Desktop %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An offline library of East Asian card games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What goes wrong is written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code: MIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawings and sounds: CC BY 4.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fonts: OFL 1.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the license</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy versions and folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
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
    <message>
        <source>Capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chi</source>
        <translation type="unfinished">Chi</translation>
    </message>
    <message>
        <source>Opening declaration</source>
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
        <extracomment>%1 and %2 are groups of three cards</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2 + %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1–%2–%3</source>
        <extracomment>%1, %2 and %3 are the ranks of three cards</extracomment>
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
    <name>Chắn rules</name>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four people play, each for themselves. You collect pairs. Whoever first has ten pairs, most of them made of identical cards, wins the deal and is paid by the other three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards of the same face are a &lt;b&gt;Chắn&lt;/b&gt;. Two cards of the same rank and different suits are a &lt;b&gt;Cạ&lt;/b&gt;. The card Chi chi has no rank, so it can be in a Chắn but never in a Cạ.</source>
        <comment>C2.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Chắn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Cạ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chi chi pairs only with itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards of one face are a &lt;b&gt;Chíu&lt;/b&gt;. It counts as two Chắn.</source>
        <comment>C2.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A winning hand is twenty cards that make ten pairs, at least six of them Chắn. Pairs that you have captured count as they lie. The cards in your hand, together with the winning card, are paired as C2.3 says, and none may be left over.</source>
        <comment>C8.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold {2m}{2m} {5m}{5m} {2s}{2s} {6s}{6s} {4c}{4c} {7c}{7c}, the Cạ {8m}{8c} and {9m}{9c} and {3m}{3s}, and a lone {5s}. That is nineteen cards. A {5c} from the stock completes the fourth Cạ and wins with 6 Chắn and 4 Cạ.</source>
        <comment>C8.1 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Tổ Tôm deck has 120 cards: thirty faces, four copies of each. Twenty-seven faces have a rank from 1 to 9 in one of three suits: &lt;b&gt;Vạn&lt;/b&gt; (Myriads), &lt;b&gt;Sách&lt;/b&gt; (Strings) and &lt;b&gt;Văn&lt;/b&gt; (Coins). The other three are Ông cụ {ong}, Thang thang {thang} and Chi chi {chi}.</source>
        <comment>C1.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chắn uses 100 of them: the ranks 2 to 9 of the three suits, and Chi chi, four copies of each of these 25 faces. The cards of rank 1, Ông cụ and Thang thang stay out.</source>
        <comment>C1.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five faces of the game count as red: {8m} {9m} {8s} {9s} {chi}. All others are black. The color matters only for the score.</source>
        <comment>C1.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer is chosen at random and gets twenty cards, every other player nineteen. The remaining 23 cards are the stock, face down. The dealer acts first; then play goes round the table.</source>
        <comment>C3.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your &lt;b&gt;opening hand&lt;/b&gt; is the nineteen or twenty cards that you were dealt, before any play. Some bonuses look back at it.</source>
        <comment>C3.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An identical pair is never split to form a Cạ, so a hand can be read in one way only. First put identical cards together two by two: each two are a Chắn. Of every face you then have at most one card left, a &lt;b&gt;single&lt;/b&gt;. Two singles of one rank make a Cạ. A single without a partner is an &lt;b&gt;unpaired card&lt;/b&gt;. Three singles of one rank are one Cạ and one unpaired card.</source>
        <comment>C2.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pair that you capture lies open in front of you for the rest of the deal and is never rearranged.</source>
        <comment>C2.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer opens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the twenty cards of the dealer already win by C8.1, the dealer may win at once: this is &lt;b&gt;Thiên ù&lt;/b&gt;. The number of Chắn that C8.2 asks for with Chi chi does not matter here. Otherwise, or if the dealer would rather play on, the dealer discards a card that C6.10 allows.</source>
        <comment>C4.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealer who does not win and has no card that may be discarded has a &lt;b&gt;dead hand&lt;/b&gt;. This can happen only when the dealer passes a Thiên ù of ten Chắn. A dead hand keeps its cards and only turns up stock cards when its turn comes; it never captures, claims or wins. Play goes on with the next player, who turns up a stock card.</source>
        <comment>C4.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The public card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play is always about one card that lies face up, the &lt;b&gt;public card&lt;/b&gt;. It is either a discard from a hand, or a stock card turned up at a player’s &lt;b&gt;gate&lt;/b&gt; (cửa), the place in front of that player.</source>
        <comment>C5.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A discard lies at the &lt;b&gt;door&lt;/b&gt; of the player after the one who discarded it. First anybody who can may claim it with a Chíu, or win by a Chíu. Then the player at the door may make an ordinary capture or pass. After a pass that player turns up a stock card at their own gate.</source>
        <comment>C5.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stock card is offered at the gate of the player who turned it up. First anybody who can may win with it or claim it with a Chíu. Then that player may make an ordinary capture or pass. After a pass the next player may make an ordinary capture of the same card or pass, and after that pass turns up the next stock card at their own gate.</source>
        <comment>C5.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stock card that is turned up never simply goes into a hand. Either it is captured, or it stays on the table.</source>
        <comment>C5.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After an ordinary capture you discard one card from your hand, and C5.2 applies to it.</source>
        <comment>C5.5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are asked only when there is something that you can do. Otherwise the table passes for you, and this declines nothing (C6.8).</source>
        <comment>C5.6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The claims that come first are only for a win and for a Chíu. Ordinary captures are asked for after they are settled. So the player at the door may be asked twice about one card.</source>
        <comment>C5.8</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win goes before a Chíu, and a Chíu before an ordinary capture. If two players claim the same, the one who comes first, counted from the player at the door, has it. All who can claim answer before anything is shown; a claim that is not carried out has no consequence.</source>
        <comment>C8.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a player must turn up a stock card and none is left, the deal is a draw. After the last stock card a player who captures it still discards, that discard is still offered, and so on.</source>
        <comment>C5.7</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ordinary capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To capture, you take the public card and lay it open together with one card of your hand that makes a pair with it. A dead hand may not. The following rules say when a capture is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may never capture a face that you have discarded in this deal, nor one that you have played from your hand into a Cạ.</source>
        <comment>C6.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold the face of the public card yourself, once, twice or three times, you can capture it only with one of these, as a Chắn. You may use one card of a pair or of three for it.</source>
        <comment>C6.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise you capture it as a Cạ, with a card of the same rank and another suit of which you hold an odd number. Of three alike you may give one and keep the pair; a pair or four alike are never broken.</source>
        <comment>C6.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not capture a Cạ when either of its two faces is one that you have declined (C6.8).</source>
        <comment>C6.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not capture a Cạ of a rank of which your hand already holds a Cạ, that is, two singles.</source>
        <comment>C6.5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold one {3m} and one {3s}. The public card is {3c}. You cannot capture it: the two singles are a Cạ already.</source>
        <comment>C6.5 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not capture a Cạ when exactly one card of your hand is unpaired.</source>
        <comment>C6.6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once you have discarded two different suits of one rank, that is, both cards of a Cạ, you may not capture a Cạ any more in this deal.</source>
        <comment>C6.7</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you are asked and pass although you could have captured the public card as a Chắn, you have &lt;b&gt;declined&lt;/b&gt; that face. From then on you may neither discard it nor use it in a Cạ that you capture. You may still capture it later as a Chắn. Passing a Chíu alone declines nothing, and neither does a pass where C6.1 or C6.9 would have forbidden the Chắn.</source>
        <comment>C6.8</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A capture is allowed only if you can discard a card afterwards. A Cạ that you are capturing already counts for this (C6.10).</source>
        <comment>C6.9</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is not allowed is not offered to you, so nobody is ever fined for a mistake. All these limits, from C6.1 to C6.10, are only about ordinary captures and discards: they never stop a Chíu or a win, even a win with a declined face in a Cạ.</source>
        <comment>C6.11</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may discard a card if you hold an odd number of its face, one or three, and have not declined that face. Once you have captured a Cạ, there is one more limit: you may not discard a card when you have ever discarded another suit of its rank, before or after that capture. You may discard a face that you have just captured.</source>
        <comment>C6.10</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold {2m}{2m} and {4s}{4s}{4s}. Of these you may discard {4s}, which leaves a pair, but not {2m}, which would break one.</source>
        <comment>C6.10 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chíu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you hold exactly three cards of the face of the public card, you may claim it with a &lt;b&gt;Chíu&lt;/b&gt;, in turn or out of turn, whether it is a discard or a stock card. The four cards lie open and count as two Chắn. A dead hand may not.</source>
        <comment>C7.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You never claim your own discard.</source>
        <comment>C7.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the fourth card completes your hand, you may win with it at once, even when it is a discard (C8.3). A Chíu without winning is possible whenever you have a card that you may discard afterwards; you discard it at once.</source>
        <comment>C7.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you make the Chíu at your own door, it is in turn, and your discard goes to the next player as C5.2 says.</source>
        <comment>C7.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Chíu by anybody else is out of turn. The discard after it is &lt;b&gt;returned&lt;/b&gt;: it takes the place of the claimed card at the same door. Anybody but the one who discarded it may claim it with a Chíu or win by a Chíu; then the player at that door captures it or turns up the next stock card. Nobody else is asked for an ordinary capture of it, and the turn does not jump to the player after the one who made the Chíu.</source>
        <comment>C7.5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may win on any stock card that is turned up, at any gate, if your cards make a winning hand with it. If that card is Chi chi, the hand must have exactly six Chắn and four Cạ. A dead hand never wins.</source>
        <comment>C8.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A discard does not win, with one exception: if you hold three of its face and the fourth completes your hand, you may win by Chíu. If the face is Chi chi, the hand must again have exactly six Chắn and four Cạ.</source>
        <comment>C8.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table may count the Tôm set with {3s} in place of {3c}, that is {3m}{3s}{7c}, as many players in Vietnam do. This option is off unless you turn it on.</source>
        <comment>C10.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ù chì</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won on a stock card that the winner turned up at their own gate. Never for a win by Chíu on a discard or on a returned card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thiên ù</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer wins with the twenty cards dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tôm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each set {3m}{3c}{7c}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bạch thủ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly six Chắn, and no Cạ of the winning card’s rank, open or in hand. Never with Thiên ù.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lèo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each set {8s}{9m}{chi}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thiên khai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each face of which four were in the opening hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chíu ù</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winning card is the fourth of a face of which the opening hand held exactly three and the hand still holds three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bòn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For each face of which the opening hand held exactly two and the won hand has two Chắn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bạch định</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All twenty cards are black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tám đỏ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly eight cards are red.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kính tứ chi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four Chi chi, and all other cards are black.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thập thành</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All ten pairs are Chắn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score looks at the twenty cards of the won hand, the winning card among them. It is shown item by item: each bonus, which of its values was used, and the total.</source>
        <comment>C9.7</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each bonus has a &lt;b&gt;main value&lt;/b&gt; and a smaller value, its &lt;b&gt;dịch&lt;/b&gt;. Tôm and Lèo count for every set, Thiên khai and Bòn for every face, the others once.</source>
        <comment>C9.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dịch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score and payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win without any bonus is &lt;b&gt;Ù xuông&lt;/b&gt; and scores 2 points.</source>
        <comment>C9.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With bonuses, the one with the highest main value counts with that, and every other with its dịch; each further set of Tôm or Lèo is another bonus. If two main values are equal, the bonus with the higher dịch counts as the main one.</source>
        <comment>C9.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win with Ù chì and one Tôm: the Tôm counts 4, the Ù chì 1, together 5.</source>
        <comment>C9.3 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With Thập thành, all bonuses count with their main values.</source>
        <comment>C9.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thập thành won at the winner’s own gate: 12 and 3, together 15.</source>
        <comment>C9.4 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With exactly six Chắn, a win on Chi chi is always a Bạch thủ, because there is no Cạ of Chi chi.</source>
        <comment>C9.5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score sheet has one line for each bonus counted, so two sets of Tôm are two lines, in the order of the table of C9.1. If two bonuses are equal in both values, the first of them is the main one. With Thập thành every line is a main one, and an Ù xuông is a single line of 2.</source>
        <comment>C9.8</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of the three losers pays the score to the winner, who so gets three times as much. After a draw nobody pays.</source>
        <comment>C9.6</comment>
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
        <source>open the window with a deal record</source>
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
    <message>
        <source>The display cannot be opened. Without one these commands work: play, replay, simulate.</source>
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
        <source>%n face(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See all %n face(s) →</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this face</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s)</source>
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
    <name>DealEntry</name>
    <message>
        <source>A shared deal names game, dealer and number, as in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no seat %1 here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no table option “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal number has no “%1”: only letters and digits without 0, 1, I and O.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal number has nine characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a typing mistake in this number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealList</name>
    <message>
        <source>%1 holds several deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal has come to its end yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button: go through the chosen deal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete this deal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its record cannot be brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: do not delete</extracomment>
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
    <message>
        <source>Thirty faces, four copies of each. The label at the head has the suit on the left and the rank on the right; at the foot it is turned round. The suits are Coins, Strings of coins and Myriads, each from 1 to 9. Beside them stand three honors: Ông cụ, Thang thang and Chi chi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suits are those of the Chinese money cards. How Tổ Tôm began is not known; in the 19th century it was much loved in Vietnam, above all by the upper class.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pictures have nothing to do with suit or rank. Under French rule the printers A. Camoin &amp; Cie of Marseille dressed the deck in Japanese costumes of the Edo period; a carp, peaches, a pavilion and a boat stand among the people. The woodcuts here are our own, of the same subjects. Seven of them bear a red stamp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty faces, four copies of each: the numbers from 1 to 10, once in the everyday Chinese numerals and once in the formal ones, which are written on checks and bills. The everyday numerals are the small cards, the formal ones the large cards. 2, 7 and 10 are red.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such cards are called zipai, character cards. They are said to have begun in Leshan in Sichuan, in the middle of the Qing dynasty; today they are at home in Hunan and Sichuan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The numeral stands at the head and, turned round, at the foot. The two seals between them repeat it in everyday writing: on white for the small cards, on a solid ground for the large ones. Seals and vine are our own choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirty faces, four copies of each, and five lucky cards. Coins, Strings of coins and Myriads run from 1 to 9; Thousand, White Flower and Red Flower are the honors. The rank stands on the left of the label, the suit on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards belong to Nantong and the towns around it and are hardly known elsewhere. They are told to be as old as the Tang dynasty, or as the end of the Yuan; there is no proof. Since 2014 the game is on the city’s list of intangible heritage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure stands at the head, number and suit fill the field below it. The people on the Myriads from 1 to 7 are those of the tradition, as are Liu Haichan, the qilin, the tortoise, the spirit of the clam and the Eight Immortals somewhere in the deck. Which of them stands where, and all the other pictures, are our own choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chắn is played with 100 of the 120 cards: ranks 2 to 9 and Chi chi. The other faces have dots under their names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paohuzi is played with all 80 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is played with 120 of the 125 cards, without the five lucky ones. These have dots under their names.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>← Card traditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wikipedia ↗</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens in the browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Origin and pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal is waiting where you left it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only those used in %1</source>
        <comment>the name of a game</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FaceView</name>
    <message>
        <source>← All faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next →</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not used in %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File name:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not in these rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which of the places found</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Not used in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Faces</source>
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
    <name>GameBar</name>
    <message>
        <source>← %1</source>
        <extracomment>%1 is the name of a deck: the way back to its page</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>a tab: where the game is played</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a button that shows the score sheet</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Group</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of group as “pung”, %2 its cards</extracomment>
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
    <name>Keys</name>
    <message>
        <source>%1–%2</source>
        <comment>from one key to another</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <comment>name of a game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find words in the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next place that was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place before that was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the answers to the hand, the open groups, the discards and the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another card, or another answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card, or the last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a card; play the selected one; give an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one of the answers that are shown, from the top; without any, the next card of that rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the selected card back; close an explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask why the card cannot be played now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the card to another place in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sort the hand again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageBox</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a list so far, %2 what comes next in it</extracomment>
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
        <source>Something went wrong. The log file in the data folder says what.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No browser opens %1.</source>
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
        <extracomment>%1 is where one is, %2 the name of the application</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
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
    <message>
        <source>Play a deal &amp;by number…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Past deals…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Card traditions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full &amp;rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Latin indices on the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>Rules of %1</source>
        <comment>the name of a game</comment>
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
    <name>Nantong rules</name>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three people play, each for themselves. You build a hand of groups, and the deal ends when somebody completes one. But every hand is worth something, also those of the losers, and the players settle the differences. A win does not promise the highest total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A winning hand is seven groups and one pair. The groups that you have declared, opening declarations, pungs and kongs, count among the seven; Tiandi Hezi (N4.5) does not.</source>
        <comment>N2.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck has 125 cards: thirty faces with four copies each, and five lucky cards, Fortune, Prosperity, Longevity, Joy and Wealth, of which there is one each. The thirty faces are the ranks 1 to 9 in Myriads, Strings and Coins, and the Thousand, the White Flower and the Red Flower. The game is played with these 120 cards; the lucky cards stay out.</source>
        <comment>N1.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &lt;b&gt;four old generals&lt;/b&gt; are {thousand} {white} {red} and {9s}. Every other face is an &lt;b&gt;ordinary&lt;/b&gt; one.</source>
        <comment>N1.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three ranks in a row of one suit are a &lt;b&gt;run&lt;/b&gt;, three cards of one face a &lt;b&gt;triplet&lt;/b&gt;. A triplet made with a claimed discard is a &lt;b&gt;pung&lt;/b&gt;. Four cards of one face that you declare are a &lt;b&gt;kong&lt;/b&gt;. Two cards of one face are a &lt;b&gt;pair&lt;/b&gt;.</source>
        <comment>N2.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A triplet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thousand, White Flower and Red Flower make only groups of one face. The Nine of Strings may also end the run {7s}{8s}{9s}.</source>
        <comment>N2.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run {1c}{2c}{3c} has a name of its own: &lt;b&gt;Wenqian&lt;/b&gt;.</source>
        <comment>N2.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first dealer is chosen at random. The dealer gets 23 cards, the others 22 each. Two cards, the &lt;b&gt;indicators&lt;/b&gt;, are turned face up and stay out of play. The remaining 51 cards are the stock. Cards are drawn from its front, and replacements from its back.</source>
        <comment>N3.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Next deal” passes the deal to the next seat. “Restart” draws a new dealer at random.</source>
        <comment>N3.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before play, each player in turn, the dealer first, makes as many opening declarations as they like and then finishes, some by declaring ready. You are asked only while you have something to declare or may declare ready; otherwise your preparation ends by itself.</source>
        <comment>N4.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the cards that you were dealt count for an opening declaration, never a replacement.</source>
        <comment>N4.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you were dealt four cards of one face, you may declare them. They lie open as one of your seven groups, and you draw one replacement from the back of the stock.</source>
        <comment>N4.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you were dealt exactly three cards of a face that is also an indicator, you may declare them. They lie open as one of your groups, without a replacement.</source>
        <comment>N4.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If both indicators have the same face and you were dealt the other two cards of it, you may declare &lt;b&gt;Tiandi Hezi&lt;/b&gt;. The two cards lie open, and you draw two replacements from the back of the stock.</source>
        <comment>N4.5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you are not the dealer and need exactly one more card to win, you may declare &lt;b&gt;ready&lt;/b&gt;. A face that would complete your hand counts only if fewer than four of it are in your hand, among your open cards (Hezi too) and the indicators together. Your hand is then locked: on your own turn you may only win or discard the card that you drew, and you never make a pung or a kong. You may still win on a discard or by robbing a kong.</source>
        <comment>N4.6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all have finished, the dealer acts first, without drawing: the dealer may win with a complete hand (a &lt;b&gt;heavenly win&lt;/b&gt;), declare a concealed kong, or discard. Replacements drawn in preparation do not spoil a heavenly win; a concealed kong on this first turn does.</source>
        <comment>N4.7</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw a card from the front of the stock. Then you may win, declare four cards of one face in your hand as a concealed kong, add the fourth card to your own pung, or discard a card.</source>
        <comment>N5.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kong of any kind needs a card left in the stock. After it you draw a replacement from the back and may again do all that N5.1 allows.</source>
        <comment>N5.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you add a card to your pung, every other player whose hand it completes may rob it, that is, win with it; the player after you comes first. A robbed kong stays a pung. If nobody robs it, it is an exposed kong.</source>
        <comment>N5.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other players may claim a discard. A win comes first. Then come pung, with at least two of the face in hand, and kong, with three in hand and a card left in the stock; with three you may choose. Among equal claims the player who sits next after the discarder comes first, and only one player can win. After a pung you discard without drawing, and may neither win nor make a kong before that. After a claimed kong you draw a replacement and go on as in N5.1.</source>
        <comment>N5.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You never make a run with a discard, unless you win on it.</source>
        <comment>N5.5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you pass a card, you may still win or pung on the same face later.</source>
        <comment>N5.6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a player must draw and the stock is empty, the deal is exhausted. Wins and pungs on the last discard are settled before that.</source>
        <comment>N5.7</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pung</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposed kong, claimed or added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening declaration, of four or of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiandi Hezi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly three of a face in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four of a face in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base hu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player, winner or not, counts the cards before them at the end of the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each declared group has a value, from a pung, the least, to an opening declaration and Tiandi Hezi, the most.</source>
        <comment>N6.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three or four of a face in hand have a value too, even if the winning hand uses them in runs. The unit of all values is the &lt;b&gt;hu&lt;/b&gt;. A won hand counts the winning card as a card in hand, but see N6.5.</source>
        <comment>N6.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All these values are doubled if the face is an old general. They are also doubled for each indicator that fits: an indicator of an ordinary face doubles the ordinary faces of its rank in all suits, and an old general as indicator doubles all four old generals. The doublings add up. The Nine of Strings counts here as an old general only: a Nine of Myriads or Coins does not double it, and it does not double them.</source>
        <comment>N6.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A face that is exactly that of an indicator counts more: a pung of it is doubled once more, and three of it in hand count 12 in place of 4, before the doublings of N6.3. Opening declarations get nothing extra.</source>
        <comment>N6.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The indicators are {2s} and {3m}. Three {2m} in hand count 4 × 2 = 8. Three {2s} in hand count 12 × 2 = 24.</source>
        <comment>N6.4 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both indicators are {4c}. Tiandi Hezi counts 16 × 2 × 2 = 64.</source>
        <comment>N6.3 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One indicator is {9s}: three {9m} in hand count 4. One indicator is {9m}: three {9s} in hand count 8, and three {9c} in hand count 8.</source>
        <comment>N6.3 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you win on a discard or by robbing a kong, and the winning card is your third of a face in hand, these three count as a pung, 2 and the doublings of N6.3 and N6.4, whatever groups they are used in. If it is your fourth, your own three count as three in hand, never as four. A winning card that you drew yourself counts as a card in hand.</source>
        <comment>N6.5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ordinary face that no indicator doubles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An old general when no old general is an indicator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The face of an ordinary indicator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its rank in another suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An old general that is an indicator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other old generals then</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What groups are worth, in hu, when the other indicator does not matter:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exposed kong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening declaration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the winner adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape of the winning hand: seven runs are &lt;b&gt;Qing Hu&lt;/b&gt;, +100. Triplets and kongs only, with opening declarations counted among them and Wenqian runs allowed beside them, are &lt;b&gt;Piao Hu&lt;/b&gt;, +50 and the total ×2. Any other mixture is &lt;b&gt;Tazi Hu&lt;/b&gt;, +20.</source>
        <comment>N7.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wenqian runs in the winning hand: one +20, two +50, three +100, four +200.</source>
        <comment>N7.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A win on a card that you drew yourself: +10; a heavenly win is none. If that card was the replacement of a kong, concealed, added or claimed, another +10. A replacement in preparation does not count.</source>
        <comment>N7.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The &lt;b&gt;waiting card&lt;/b&gt;, +10, at most once: the winning card completes the pair, or is the middle of a run, or the Three of a run 1–2–3, or the Seven of a run 7–8–9. Never with a heavenly win.</source>
        <comment>N7.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The total is doubled once for each of these: Piao Hu; Closed Piao, a Piao Hu with no pung among the declared groups; Three Elders, at least three each of Red Flower, White Flower and Thousand among hand, winning card and groups, Hezi cards left out; a heavenly win; a win on the dealer’s first discard, also when a concealed kong came before it; ready declared; the last card of the stock drawn by yourself, from the front or as a kong replacement. For Closed Piao an added kong counts as a pung; a claimed or concealed kong and an opening declaration do not, nor does a triplet that the winning discard completes.</source>
        <comment>N7.5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the hand can be divided in several ways, or the winning card can have several places in it, the way with the highest total counts. Of two equal totals it is the one with more doublings, then the one with the higher bonus for the shape.</source>
        <comment>N7.6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner adds the bonuses to the base hu and doubles the sum for every doubling. The others count their base hu only.</source>
        <comment>N7.7</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One plain pung and six runs, won on a discard that is no waiting card: 2 + 20 = 22, rounded up to 30.</source>
        <comment>N7.7 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven plain pungs, won on a discard that completes the pair: (14 + 50 + 10) × 2 = 148, rounded up to 150.</source>
        <comment>N7.7 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven plain triplets in hand, the pair completed by a card that you drew: (28 + 50 + 10 + 10) × 2 × 2 = 392, rounded up to 400.</source>
        <comment>N7.7 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every total is rounded up to a multiple of ten: 22 becomes 30, 20 stays 20, and 0 stays 0.</source>
        <comment>N8.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each two players settle the difference of their totals. So a winner may well have to pay, and two players may share the highest total.</source>
        <comment>N8.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The totals 100, 40 and 20 settle as +140, −40 and −100.</source>
        <comment>N8.2 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After an exhausted deal the base totals are settled in the same way, without any bonus of a winner.</source>
        <comment>N8.3</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberDialog</name>
    <message>
        <source>Play a deal by its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number gives everybody the same cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: play this deal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As drawn with the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or paste a whole deal that somebody shared with you.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player, %2 the cards in that hand</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands of the others</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Tôm with the 3 of Strings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chi of a turned-up card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own fourth makes a ti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tôm counts the 3 of Strings in place of the 3 of Coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player too may chi a card that was turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fourth card turned up onto one’s own wei is a forced ti.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Table options</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Paohuzi rules</name>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three people play, each for themselves. You collect groups of cards, and many of them are worth points. Whoever first has seven groups worth at least fifteen points wins the deal and is paid by the other two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group is called a &lt;b&gt;menzi&lt;/b&gt;; the points of a group are its &lt;b&gt;huxi&lt;/b&gt; (P8.1).</source>
        <comment>P2.0</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may win on a stock card, whoever turned it up, when your open groups and your hand make exactly seven groups with it that are worth at least 15 huxi. Without a group of four, all seven have three cards. With one or more groups of four, exactly one of the seven is a pair and the others have three or four cards. A dead hand (P6.5) does not win.</source>
        <comment>P7.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck has eighty cards: the numbers 1 to 10 in small characters and in large characters, four copies of each. Two cards are &lt;b&gt;identical&lt;/b&gt; when they have the same size and the same number. The numbers 2, 7 and 10 are printed in red, the others in black; the color has no effect on the score.</source>
        <comment>P1.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small and large numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &lt;b&gt;kan&lt;/b&gt; is three identical cards in your hand. It is locked: you never discard one of its cards and never use one in a chi, a bi or a run.</source>
        <comment>P2.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three identical cards made with a stock card that you turned up yourself are a &lt;b&gt;wei&lt;/b&gt;; made with any other public card they are a &lt;b&gt;peng&lt;/b&gt;. Four identical cards that are all your own, dealt to you or a kan and a stock card that you turned up yourself, are a &lt;b&gt;ti&lt;/b&gt;; any other four are a &lt;b&gt;pao&lt;/b&gt;.</source>
        <comment>P2.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &lt;b&gt;chi group&lt;/b&gt; is three cards of one of these kinds: three numbers in a row of one size; 2, 7 and 10 of one size; or three cards of one number in both sizes, two large and one small, or two small and one large.</source>
        <comment>P2.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2–7–10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One number in both sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A &lt;b&gt;pair&lt;/b&gt; is two identical cards. It counts only in a winning hand that has a group of four.</source>
        <comment>P2.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer is chosen at random and gets 21 cards, the other two 20 each. The remaining 19 cards are the stock, face down. The dealer’s twenty-first card is shown to all.</source>
        <comment>P3.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any four identical cards that you are dealt become a ti at once and lie open. Any three identical cards are a kan and stay in your hand.</source>
        <comment>P3.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between turns you hold 20 cards, open groups included, and one more for each group of four after the first: what seven groups need, less the winning card. If you are dealt several ti you have too few cards at first. With n ti you are n − 1 cards short, as dealer n − 2. You never draw replacements; P6.1 evens it out.</source>
        <comment>P3.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two groups of four a hand has 21 cards between turns, with three it has 22.</source>
        <comment>P3.3 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Heavenly win&lt;/b&gt;: if the cards you are dealt hold at least three ti, or at least five kan, you may win at once, before anything else. Your other cards need not form groups. The dealer’s claim comes first, then those of the others in turn. Ti and kan are not added together to reach three or five, and a ti is no kan; but the huxi of all your ti and all your kan count. A dealer who could also win by P4.2 scores the better of the two.</source>
        <comment>P4.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are dealt five small kan and no ti: 15 huxi.</source>
        <comment>P4.1 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next, a dealer whose 21 cards already form seven groups worth at least 15 huxi may win. The shown card counts as a stock card that the dealer turned up, and three alike in the hand count as a kan. Nobody else may claim the shown card or win on it.</source>
        <comment>P4.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the dealer discards, if a discard is due by P6.1. A dealer who was dealt two ti owes none, and the next player turns up a stock card. If a discard is due and none is allowed, the dealer’s hand is dead (P6.5).</source>
        <comment>P4.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards and stock cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a discard, even when the stock is empty, the other players may claim the card (P5.4). If nobody takes it, it stays among the discards of the one who discarded it, and the next player turns up a stock card.</source>
        <comment>P5.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stock card that you turn up lies open for all and never simply goes into your hand. First come the forced groups of P5.3. If there is none, the card may be claimed (P5.4), and you come first. If nobody takes it, it stays among your discards, and the next player turns up a stock card.</source>
        <comment>P5.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you turn up a card of which you hold exactly two, it becomes a wei; if you hold a kan of it, it becomes a ti. Nobody is asked, and this comes before every claim of the others. If your hand is then complete you may win. Or you go on: with a discard if one is due and allowed, otherwise with a pass.</source>
        <comment>P5.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A public card may be claimed. A win, on a stock card only, goes before pao and peng, and these go before chi. Among equal claims the player who turned the card up comes first, and after a discard the player who is next. You may &lt;b&gt;pao&lt;/b&gt; if you hold a kan of the face and another player turned it up or discarded it, if you have a wei of the face, or if you have a peng of the face and the card is a stock card; on a wei or peng your own stock card will do. You may &lt;b&gt;peng&lt;/b&gt; if you hold exactly two of the face and another player turned it up or discarded it. You may &lt;b&gt;chi&lt;/b&gt; a stock card only if you turned it up, and a discard only if you are next after the one who discarded it. You are never forced to make a claim.</source>
        <comment>P5.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you pass a card that you could have taken with chi or peng, whatever else you were offered and whoever takes it, you may not chi or peng a public card of that face any more in this deal. The same holds for a face that you have discarded. The face may still be in your other chi groups and in a bi, and you may still win on it and make pao, wei and ti of it. Passing only a pao or a win costs nothing.</source>
        <comment>P5.6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a player must turn up a stock card and none is left, the deal is a draw.</source>
        <comment>P5.7</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chi and bi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a chi you lay open a chi group of the public card and two cards of your hand. If your hand still holds cards of that face afterwards, every one of them must go into another chi group made of hand cards, which you lay open at the same time. This is called &lt;b&gt;bi&lt;/b&gt;. If they cannot all be placed, there is no chi. Cards of a kan are never used, so you cannot chi a face of which you hold a kan.</source>
        <comment>P5.5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold {x1}{x2}{x3}{x4}{x5}, and the public card is {x3}. If you take it with {x4}{x5}, your own {x3} must go into {x1}{x2}{x3} at the same time.</source>
        <comment>P5.5 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold {x1}{x2}{x3}{x3}, and the public card is {x3}: no chi is possible, as your own two cannot both be placed. With a kan of {x1} and a {x2} you cannot take {x3} either, as the kan is locked.</source>
        <comment>P5.5 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After taking a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you have taken a card, a discard is due if you now hold more cards, open groups included, than P3.3 says. So you discard one card after a wei, a chi or a peng and after your first ti or pao, and none after each later ti or pao. A hand that is short owes no discard after its next wei, chi or peng; a ti or pao leaves it as short as before.</source>
        <comment>P6.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may discard any card of your hand that is not in a kan. You may break a pair.</source>
        <comment>P6.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When no discard is due, the next player turns up a stock card.</source>
        <comment>P6.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not chi, peng or pao when a discard would be due afterwards and you would have no card that you may discard. A short hand that owes no discard may take the card.</source>
        <comment>P6.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If a forced wei or ti, or the opening, leaves you no card that you may discard although a discard is due, and you do not win at once, your hand is &lt;b&gt;dead&lt;/b&gt;. You discard nothing and play goes on with the next player. A dead hand never wins and never makes a chi, a peng or a wei. It still turns up stock cards in its turn, a ti is still forced and a pao still possible, both without a discard.</source>
        <comment>P6.5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play goes on from the player who took the card: whoever sits after that player is next.</source>
        <comment>P6.6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These options are off unless you turn them on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player after the one who turned up a stock card may chi it too, as is common in Hunan. The one who turned it up comes first. P5.6 and P6.4 apply as to any chi.</source>
        <comment>P9.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stock card that you turn up yourself and that is the fourth of your own wei is forced into a ti, in place of a pao that you may choose. This holds for a dead hand too.</source>
        <comment>P9.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kan in your hand stays a kan, or becomes a group of four with the winning card. All other cards of your hand, pairs too, may be divided into chi groups and the pair as you like.</source>
        <comment>P7.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winning card may complete a chi group or the pair, make a peng with two in your hand, or make a pao with a kan in your hand, with a wei or with a peng. If you turned it up yourself, P5.3 comes first: with two in hand it is a wei and with a kan a ti, and nothing else.</source>
        <comment>P7.3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win only on a stock card, never on a discard; only the wins of P4.1 and P4.2 need no such card. A win is claimed while the card lies open, or after a forced group. Once you have taken a card by chi, peng or pao you cannot win on it any more.</source>
        <comment>P7.5</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If your cards form seven groups in several ways, the way with the most huxi counts.</source>
        <comment>P7.4</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{x1}{x2}{x3}, {d1}{d2}{d3}, {x2}{x7}{x10}, {d2}{d7}{d10}, {x4}{x5}{x6}, {d4}{d5}{d6} and {x8}{x9} with the winning card {x10}: 3 + 6 + 3 + 6 = 18 huxi, 2 tun.</source>
        <comment>P7.1 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold six small kan, of 3, 4, 5, 6, 8 and 9, and {x1}{x1}. You passed the heavenly win. A {x1} that another player turns up makes a peng: 1 + 18 = 19 huxi, 2 tun. If you turn it up yourself it is a wei: 3 + 18 = 21 huxi, 3 tun. If it is discarded there is no win.</source>
        <comment>P7.3 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold a kan of {x8}, a kan of {d1}, a kan of {d2} and {x6}{x7}, and have open {x4}{x5}{x6}, {x1}{x2}{x3} and {x2}{x7}{x10}. When another player turns up {x8}, it makes {x6}{x7}{x8} beside the kan: 21 huxi, a win. When you turn it up yourself the ti is forced, {x6}{x7} are left over, and there is no win.</source>
        <comment>P7.3 example</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ti</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pao</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wei or kan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peng</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1–2–3 or 2–7–10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any other chi group; the pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score and payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each group of a won hand brings its huxi, more for large cards than for small ones.</source>
        <comment>P8.1</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The huxi are turned into &lt;b&gt;tun&lt;/b&gt;: 15 to 17 huxi are 1 tun, 18 to 20 are 2 tun, and every three huxi more are one tun more.</source>
        <comment>P8.2</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each opponent pays the tun to the winner. After a draw nobody pays.</source>
        <comment>P8.3</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>The everyday numeral for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The formal numeral for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man under an umbrella, one leg raised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A branch with three peaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A woman in a kimono</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cart with two wheels, and its driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tower on posts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man from behind, leaning on an axe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man in a short jacket, striding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A leaping carp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A porter from behind, a bale on his shoulder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stout man in a cloak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An old man bent over a staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A traveler in a straw hat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A woman in a long robe, serving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sailing boat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man with a small child on his shoulders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man with a sack and a drum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A squatting man with a pipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A walker with a staff and a lantern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dancing woman with long sleeves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man in a hat, a bundle on his back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man with a long sword, one knee bent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man holding a round jar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seated woman in a large straw hat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A runner with a tasseled pole</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man in a long striped robe, with a letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A child on stilts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man in a horned cap, a box on his back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bald old man with a stick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A squatting woman with a child before her</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man with his hands on his hips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The general Mu Guiying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan Caihe, one of the Eight Immortals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Xu Xian under his umbrella</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sha Wujing, a pilgrim to the West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He Xiangu, one of the Eight Immortals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Star of Joy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Xiaoqing with her sword</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An old fisherman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zhong Kui, who drives out demons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gourd of Li Tieguai</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fan of Zhongli Quan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flute of Han Xiangzi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sword of Lü Dongbin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clappers of Cao Guojiu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flower basket of Lan Caihe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lotus of He Xiangu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bamboo drum of Zhang Guolao</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An old general</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The qilin that brings children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tortoise on the waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spirit of the clam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A crab with a pearl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three-legged toad of Liu Haichan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A crane before the sun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bat that brings a coin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head of a dragon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A banner over a treasure chest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White chrysanthemums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A red peony in a vase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bat, head down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A peach of immortality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two magpies on a flowering plum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ingots under a pearl in flames</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select All</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Open record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button: open the chosen file</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal records (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>← Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a button that shows the score sheet</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‹ Back a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next move ›</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
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
    <name>Rows</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the head of a column, %2 what stands in it</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Example.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>caption and cards</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>name of a game</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No printer is set up. The rules can be saved as PDF instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>title, page and pages</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules in short</name>
    <message>
        <source>Ten pairs win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least six of them are identical cards, a Chắn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the public card only to pair it with one of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Chắn that you decline you may not discard later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win on a stock card, or with the fourth of three alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven groups worth 15 huxi or more win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups are three or four alike, three in a row, 2–7–10, and one number in both sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three alike in hand stay together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A face that you passed or discarded you may not chi or peng later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win on a stock card, never on a discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven groups and a pair win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups are three in a row of one suit, or three or four alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A discard makes three or four alike, a run only if you win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody counts their groups; the winner adds bonuses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals go up to full tens, and all settle the differences.</source>
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
        <source>You pay %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pays you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <extracomment>%1 and %2 are the totals of two seats</extracomment>
        <translation type="unfinished"></translation>
    </message>
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
        <extracomment>%1 is a card, %2 what it is worth, %3 how many times that counts</extracomment>
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
        <source>The other players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
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
        <source>Save record…</source>
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
    <name>Settings</name>
    <message>
        <source>in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>setting and value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table and pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a choice: as the system has it</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>a choice: high contrast, reduced motion</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>a choice: high contrast, reduced motion</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interface palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table itself stays dark in both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>palette</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <comment>palette</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stronger lines and frames; a table without grain and lamp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How black the ink is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much of the paper is seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From cold daylight to a warm lamp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latin index on cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“5S” under the characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off also skips the pause before an AI move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards appear in place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with one click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is played at once, without a second click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual is by rank, and by suit in Nantong long cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>order of the hand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark groups in the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line under identical cards, dots under other groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the hand is from winning, and which cards it waits for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is drawn or turned up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is laid down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal ends without a winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal is won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what a table option changes in it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>System is the language of your computer, where it is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals, settings and the log are kept here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
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
        <extracomment>head of a column: which kind of AI plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>head of a column: how many deals a player has won</extracomment>
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
    <name>SittingChart</name>
    <message>
        <source>Course of the sitting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 now, %3 at most, %4 at least</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Rule %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your points in this deal: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is a line of the log or a title, read aloud as a sentence</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 and %2 are whole sentences, read aloud one after the other</extracomment>
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
    <name>Story</name>
    <message>
        <source>A carp that leaps up the rapids at the Dragon Gate becomes a dragon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the garden of the Queen Mother of the West the peaches ripen once in three thousand years; who eats of them does not grow old.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2, 7 and 10 are the red numbers; the three make a group together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the tales of the Yang family she leads the army in place of the men.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan Caihe wanders singing through the streets, one foot bare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a rainy day at West Lake he lends his umbrella to a stranger, and marries her; she is the White Snake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a general of heaven, he guards the monk on the Journey to the West.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hers is the lotus, which grows out of the mud and stays clean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands beside Fortune, Prosperity and Longevity, and comes to weddings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>She is the Green Snake, who fights at the side of the White Snake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>His picture hangs at the door, so that no ghost dares to come in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Li Tieguai walks with an iron crutch; his gourd holds medicine for the sick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With his fan Zhongli Quan brings the dead back to life.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Han Xiangzi plays, and the flowers open at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sword of Lü Dongbin drives out evil spirits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cao Guojiu, the brother of an empress, left the court to live as a hermit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lotus grows out of the mud and stays clean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zhang Guolao rides a white donkey, facing backward; at night he folds it up like paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is told that a qilin came before the birth of Confucius.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tortoise lives long, and wishes a long life.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Liu Haichan lures the toad with a string of coins, of which it is fond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A crane lives long, and wishes a long life.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Chinese, bat and fortune sound alike: fú.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chrysanthemum blooms late, in the first frost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The peony is the flower of wealth and honor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Chinese, bat and fortune sound alike; so do upside down and arrived. A bat that hangs head down says that fortune has arrived.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Chinese, deer and prosperity sound alike: lù.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magpies bring good news. In Chinese, plum and eyebrow sound alike: joy rises to the eyebrows.</source>
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
        <source>winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>said of a player who has declared ready (Nantong)</extracomment>
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
        <source>thinking…</source>
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
        <source>&amp;Copy</source>
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
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, card %2 of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, card %2 of %3, not playable now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>what a second press does with a selected card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>what a press does with a card</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>said of open groups or of discards where there are none</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your open groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open groups of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to copy the deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sitting: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press to hear why not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
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
        <extracomment>%1 is the number of an answer, %2 the answer, %3 how it is typed</extracomment>
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
        <source>in percent</source>
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
        <source>Cardavia is open twice: a deal that is left unfinished here cannot be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written (%1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A saved deal cannot be read. The file is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not decide; the Apprentice moves in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some settings could not be read and have their defaults again: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are used. The file is kept as %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings cannot be saved (%1). They hold until you quit.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Unreadable</name>
    <message>
        <source>“%1” cannot be read (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is too large for a file of deal records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no deal record: it is not written in JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has another format than deal records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has a newer format than this version of Cardavia can read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no deal of a game that is known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its dealer has no seat at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its deck is not that of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has a table option that is unknown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no deal record: it lists no actions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its action %2 is not possible.</source>
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
        <source>A replacement does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 you were dealt %3; the declaration needs %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cards of the original deal count: of %1 you were dealt %3, and %4 are needed.</source>
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
        <source>Of %1 you hold %3; %4 are needed.</source>
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
        <source>No chi with your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a chi you would need %1, which you do not hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are asked about a card or a win: answer that before anything else.</source>
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
