<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en_US">
<context>
    <name>About</name>
    <message>
        <source>About Cardavia</source>
        <translation>O programie Cardavia</translation>
    </message>
    <message>
        <source>Cardavia Desktop %1</source>
        <translation>Cardavia Desktop %1</translation>
    </message>
    <message>
        <source>An offline library of East Asian card games.</source>
        <translation>Gry karciane Azji Wschodniej, bez internetu.</translation>
    </message>
    <message>
        <source>What goes wrong is written to %1.</source>
        <translation>Opisy błędów trafiają do pliku %1.</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Otwórz dziennik</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Code: MIT</source>
        <translation>Kod: MIT</translation>
    </message>
    <message>
        <source>Drawings and sounds: CC BY 4.0</source>
        <translation>Rysunki i dźwięki: CC BY 4.0</translation>
    </message>
    <message>
        <source>Fonts: OFL 1.1</source>
        <translation>Czcionki: OFL 1.1</translation>
    </message>
    <message>
        <source>Text of the license</source>
        <translation>Tekst licencji</translation>
    </message>
    <message>
        <source>Copy versions and folder</source>
        <translation>Kopiuj wersje i folder</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Nothing else promises more points.</source>
        <translation>Nic innego nie obiecuje więcej punktów.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Nic innego nie jest możliwe.</translation>
    </message>
    <message>
        <source>It brings the hand to waiting for the winning card.</source>
        <translation>Po tym ruchu ręka czeka już tylko na wygrywającą kartę.</translation>
    </message>
    <message>
        <source>It takes the hand back from winning to waiting.</source>
        <translation>Po tym ruchu kompletna ręka znów czeka na wygrywającą kartę.</translation>
    </message>
    <message>
        <source>From then on you may not discard %1.</source>
        <translation>Zakaz odrzucania obejmie odtąd %1.</translation>
    </message>
    <message>
        <source>An opponent may take %1: the chance is %2%.</source>
        <translation>Przeciwnik może wziąć %1: szansa wynosi %2%.</translation>
    </message>
    <message>
        <source>Nobody can use %1.</source>
        <translation>Odrzucając %1, nikomu nie pomagasz.</translation>
    </message>
    <message>
        <source>Goes with nothing else in the hand: %1.</source>
        <translation>Z niczym na ręce się nie łączy: %1.</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>Chi %1</source>
        <translation>Chi %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <translation>Odkryj kartę</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Odrzuć %1</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Ogłoś wygraną</translation>
    </message>
    <message>
        <source>Ù</source>
        <translation>Ù</translation>
    </message>
    <message>
        <source>Capture as Chắn</source>
        <translation>Przejmij do Chắn</translation>
    </message>
    <message>
        <source>Capture as Cạ with %1</source>
        <translation>Przejmij do Cạ, dokładając %1</translation>
    </message>
    <message>
        <source>Chíu</source>
        <translation>Chíu</translation>
    </message>
    <message>
        <source>Peng</source>
        <translation>Peng</translation>
    </message>
    <message>
        <source>Pao</source>
        <translation>Pao</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Concealed kong of %1</source>
        <translation>Zadeklaruj zakryty kong: %1</translation>
    </message>
    <message>
        <source>Add %1 to the pung</source>
        <translation>Dołóż %1 do pungu</translation>
    </message>
    <message>
        <source>Declare %1</source>
        <translation>Zadeklaruj %1</translation>
    </message>
    <message>
        <source>Declare Tiandi Hezi</source>
        <translation>Zadeklaruj Tiandi Hezi</translation>
    </message>
    <message>
        <source>Declare ready</source>
        <translation>Zadeklaruj gotowość</translation>
    </message>
    <message>
        <source>Finish preparation</source>
        <translation>Zakończ przygotowanie</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Przejmij</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Opening declaration</source>
        <translation>Deklaracja otwarcia</translation>
    </message>
</context>
<context>
    <name>Arena</name>
    <message>
        <source>%1 holds something else than deals of this command.</source>
        <translation>Plik %1 zawiera coś innego niż rozdania tego polecenia.</translation>
    </message>
    <message>
        <source>The deals cannot be kept in %1: %2.</source>
        <translation>Nie można zapisać rozdań do pliku %1: %2.</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>head of a column: which kind of AI plays</extracomment>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>head of a column: how many seats have such a player</extracomment>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Punkty na rozdanie</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <extracomment>head of a column: part of the deals that anybody won, for each such seat</extracomment>
        <translation>Udział wygranych</translation>
    </message>
    <message>
        <source>Times the fair share</source>
        <extracomment>head of a column: share of wins, where 1 is what each seat would win among equals</extracomment>
        <translation>Krotność równego udziału</translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>Punkty na wygraną</translation>
    </message>
    <message>
        <source>Milliseconds (median, 95%)</source>
        <extracomment>head of a column: the median and the 95th percentile of the time for an answer</extracomment>
        <translation>Milisekundy (mediana, 95%)</translation>
    </message>
    <message>
        <source>%1 · %2, each deck dealt once for every seat</source>
        <translation>%1 · %2, każda talia raz dla każdego miejsca</translation>
    </message>
    <message>
        <source>Draws: %1 (%2)</source>
        <translation>Remisy: %1 (%2)</translation>
    </message>
    <message>
        <source>After ± stands half a 95% interval, with the deck as the unit.</source>
        <translation>Po ± podano połowę przedziału 95%, z talią jako jednostką.</translation>
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
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>%1 + %2 + %3</source>
        <translation>%1 + %2 + %3</translation>
    </message>
    <message>
        <source>%1–%2–%3</source>
        <extracomment>%1, %2 and %3 are the ranks of three cards</extracomment>
        <translation>%1–%2–%3</translation>
    </message>
    <message>
        <source>two small %1, one large</source>
        <translation>dwie małe %1, jedna duża</translation>
    </message>
    <message>
        <source>one small %1, two large</source>
        <translation>jedna mała %1, dwie duże</translation>
    </message>
</context>
<context>
    <name>Chắn bonus</name>
    <message>
        <source>Ù xuông</source>
        <translation>Ù xuông</translation>
    </message>
    <message>
        <source>Ù chì</source>
        <translation>Ù chì</translation>
    </message>
    <message>
        <source>Thiên ù</source>
        <translation>Thiên ù</translation>
    </message>
    <message>
        <source>Tôm</source>
        <translation>Tôm</translation>
    </message>
    <message>
        <source>Bạch thủ</source>
        <translation>Bạch thủ</translation>
    </message>
    <message>
        <source>Lèo</source>
        <translation>Lèo</translation>
    </message>
    <message>
        <source>Thiên khai</source>
        <translation>Thiên khai</translation>
    </message>
    <message>
        <source>Chíu ù</source>
        <translation>Chíu ù</translation>
    </message>
    <message>
        <source>Bòn</source>
        <translation>Bòn</translation>
    </message>
    <message>
        <source>Bạch định</source>
        <translation>Bạch định</translation>
    </message>
    <message>
        <source>Tám đỏ</source>
        <translation>Tám đỏ</translation>
    </message>
    <message>
        <source>Kính tứ chi</source>
        <translation>Kính tứ chi</translation>
    </message>
    <message>
        <source>Thập thành</source>
        <translation>Thập thành</translation>
    </message>
    <message>
        <source>a plain win without a bonus</source>
        <translation>zwykła wygrana bez premii</translation>
    </message>
    <message>
        <source>won at one’s own gate</source>
        <translation>wygrana we własnej bramie</translation>
    </message>
    <message>
        <source>the dealer wins with the twenty cards dealt</source>
        <translation>rozdający wygrywa dwudziestoma kartami z rozdania</translation>
    </message>
    <message>
        <source>exactly six Chắn, no Cạ of the winning card’s rank</source>
        <translation>dokładnie sześć par Chắn i żadnej pary Cạ w wartości wygrywającej karty</translation>
    </message>
    <message>
        <source>four identical cards dealt</source>
        <translation>cztery identyczne karty z rozdania</translation>
    </message>
    <message>
        <source>won with the fourth of three cards dealt</source>
        <translation>wygrana czwartą kartą do trzech identycznych z rozdania</translation>
    </message>
    <message>
        <source>a pair dealt, grown to four identical cards</source>
        <translation>para z rozdania uzupełniona do czterech identycznych kart</translation>
    </message>
    <message>
        <source>all cards black</source>
        <translation>same czarne karty</translation>
    </message>
    <message>
        <source>exactly eight red cards</source>
        <translation>dokładnie osiem czerwonych kart</translation>
    </message>
    <message>
        <source>four Chi chi, all other cards black</source>
        <translation>cztery Chi chi, wszystkie pozostałe karty czarne</translation>
    </message>
    <message>
        <source>all ten pairs are Chắn</source>
        <translation>wszystkie dziesięć par to Chắn</translation>
    </message>
</context>
<context>
    <name>Chắn rules</name>
    <message>
        <source>Objective</source>
        <translation>Cel gry</translation>
    </message>
    <message>
        <source>Four people play, each for themselves. You collect pairs. Whoever first has ten pairs, most of them made of identical cards, wins the deal and is paid by the other three.</source>
        <translation>Grają cztery osoby, każda na własny rachunek. Zbierasz pary. Kto pierwszy ma dziesięć par, w większości z identycznych kart, wygrywa rozdanie i dostaje zapłatę od pozostałej trójki graczy.</translation>
    </message>
    <message>
        <source>Two cards of the same face are a &lt;b&gt;Chắn&lt;/b&gt;. Two cards of the same rank and different suits are a &lt;b&gt;Cạ&lt;/b&gt;. The card Chi chi has no rank, so it can be in a Chắn but never in a Cạ.</source>
        <comment>C2.1</comment>
        <translation>Dwie identyczne karty to &lt;b&gt;Chắn&lt;/b&gt;. Dwie karty tej samej wartości w różnych kolorach to &lt;b&gt;Cạ&lt;/b&gt;. Karta Chi chi nie ma wartości liczbowej, więc może być w Chắn, ale nigdy w Cạ.</translation>
    </message>
    <message>
        <source>A Chắn</source>
        <translation>Chắn</translation>
    </message>
    <message>
        <source>A Cạ</source>
        <translation>Cạ</translation>
    </message>
    <message>
        <source>Only with itself</source>
        <translation>Tylko ze sobą</translation>
    </message>
    <message>
        <source>Four cards of one face are a &lt;b&gt;Chíu&lt;/b&gt;. It counts as two Chắn.</source>
        <comment>C2.2</comment>
        <translation>Cztery identyczne karty to &lt;b&gt;Chíu&lt;/b&gt;. Liczy się jak dwie pary Chắn.</translation>
    </message>
    <message>
        <source>A winning hand is twenty cards that make ten pairs, at least six of them Chắn. Pairs that you have captured count as they lie. The cards in your hand, together with the winning card, are paired as C2.3 says, and none may be left over.</source>
        <comment>C8.1</comment>
        <translation>Zwycięska ręka to dwadzieścia kart tworzących dziesięć par, w tym co najmniej sześć Chắn. Przejęte pary liczą się tak, jak leżą. Karty na ręce razem z wygrywającą kartą łączy się w pary według C2.3 i żadna nie może zostać bez pary.</translation>
    </message>
    <message>
        <source>You hold {2m}{2m} {5m}{5m} {2s}{2s} {6s}{6s} {4c}{4c} {7c}{7c}, the Cạ {8m}{8c} and {9m}{9c} and {3m}{3s}, and a lone {5s}. That is nineteen cards. A {5c} from the stock completes the fourth Cạ and wins with 6 Chắn and 4 Cạ.</source>
        <comment>C8.1 example</comment>
        <translation>Masz na ręce {2m}{2m} {5m}{5m} {2s}{2s} {6s}{6s} {4c}{4c} {7c}{7c}, pary Cạ {8m}{8c}, {9m}{9c} i {3m}{3s} oraz samotną {5s}. To dziewiętnaście kart. {5c} ze stosu uzupełnia czwartą parę Cạ i wygrywa: 6 Chắn i 4 Cạ.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>The Tổ Tôm deck has 120 cards: thirty faces, four copies of each. Twenty-seven faces have a rank from 1 to 9 in one of three suits: &lt;b&gt;Vạn&lt;/b&gt; (Myriads), &lt;b&gt;Sách&lt;/b&gt; (Strings) and &lt;b&gt;Văn&lt;/b&gt; (Coins). The other three are Ông cụ {ong}, Thang thang {thang} and Chi chi {chi}.</source>
        <comment>C1.1</comment>
        <translation>Talia Tổ Tôm ma 120 kart: trzydzieści rodzajów, każdy w czterech egzemplarzach. Dwadzieścia siedem rodzajów ma wartość od 1 do 9 w jednym z trzech kolorów: &lt;b&gt;Vạn&lt;/b&gt; (miriady), &lt;b&gt;Sách&lt;/b&gt; (sznury) i &lt;b&gt;Văn&lt;/b&gt; (monety). Pozostałe trzy to Ông cụ {ong}, Thang thang {thang} i Chi chi {chi}.</translation>
    </message>
    <message>
        <source>Chắn uses 100 of them: the ranks 2 to 9 of the three suits, and Chi chi, four copies of each of these 25 faces. The cards of rank 1, Ông cụ and Thang thang stay out.</source>
        <comment>C1.2</comment>
        <translation>Do Chắn używa się 100 z nich: kart o wartości od 2 do 9 w trzech kolorach oraz Chi chi, po cztery egzemplarze każdego z tych 25 rodzajów. Karty o wartości 1, Ông cụ i Thang thang odkłada się na bok.</translation>
    </message>
    <message>
        <source>Five faces of the game count as red: {8m} {9m} {8s} {9s} {chi}. All others are black. The color matters only for the score.</source>
        <comment>C1.3</comment>
        <translation>Za czerwone uchodzi pięć rodzajów kart tej gry: {8m} {9m} {8s} {9s} {chi}. Wszystkie inne są czarne. Barwa ma znaczenie tylko dla punktacji.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Rozdanie kart</translation>
    </message>
    <message>
        <source>The dealer is chosen at random and gets twenty cards, every other player nineteen. The remaining 23 cards are the stock, face down. The dealer acts first; then play goes round the table.</source>
        <comment>C3.1</comment>
        <translation>Rozdającego wybiera los; dostaje on dwadzieścia kart, a każdy z pozostałych graczy dziewiętnaście. Pozostałe 23 karty tworzą zakryty stos. Rozdający gra pierwszy, potem gra toczy się kolejno wokół stołu.</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;opening hand&lt;/b&gt; is the nineteen or twenty cards that you were dealt, before any play. Some bonuses look back at it.</source>
        <comment>C3.2</comment>
        <translation>Twoja &lt;b&gt;ręka z rozdania&lt;/b&gt; to dziewiętnaście lub dwadzieścia kart, które masz na początku, zanim cokolwiek zagrano. Niektóre premie się do niej odwołują.</translation>
    </message>
    <message>
        <source>Reading a hand</source>
        <translation>Jak czytać rękę</translation>
    </message>
    <message>
        <source>An identical pair is never split to form a Cạ, so a hand can be read in one way only. First put identical cards together two by two: each two are a Chắn. Of every face you then have at most one card left, a &lt;b&gt;single&lt;/b&gt;. Two singles of one rank make a Cạ. A single without a partner is an &lt;b&gt;unpaired card&lt;/b&gt;. Three singles of one rank are one Cạ and one unpaired card.</source>
        <comment>C2.3</comment>
        <translation>Pary identycznych kart nigdy nie rozdziela się, żeby utworzyć Cạ, więc rękę można odczytać tylko w jeden sposób. Najpierw łącz identyczne karty po dwie: każde dwie to Chắn. Z każdego rodzaju zostaje wtedy najwyżej jedna karta, &lt;b&gt;pojedyncza&lt;/b&gt;. Dwie pojedyncze karty tej samej wartości tworzą Cạ. Pojedyncza bez towarzyszki to &lt;b&gt;karta bez pary&lt;/b&gt;. Trzy pojedyncze tej samej wartości to jedna para Cạ i jedna karta bez pary.</translation>
    </message>
    <message>
        <source>A pair that you capture lies open in front of you for the rest of the deal and is never rearranged.</source>
        <comment>C2.4</comment>
        <translation>Przejęta para leży przed tobą wyłożona do końca rozdania i nigdy się jej nie zmienia.</translation>
    </message>
    <message>
        <source>The dealer opens</source>
        <translation>Otwarcie rozdającego</translation>
    </message>
    <message>
        <source>If the twenty cards of the dealer already win by C8.1, the dealer may win at once: this is &lt;b&gt;Thiên ù&lt;/b&gt;. The number of Chắn that C8.2 asks for with Chi chi does not matter here. Otherwise, or if the dealer would rather play on, the dealer discards a card that C6.10 allows.</source>
        <comment>C4.1</comment>
        <translation>Jeśli dwadzieścia kart rozdającego wygrywa już według C8.1, może on od razu wygrać: to &lt;b&gt;Thiên ù&lt;/b&gt;. Liczba Chắn, której C8.2 wymaga przy Chi chi, nie ma tu znaczenia. W przeciwnym razie, lub jeśli woli grać dalej, rozdający odrzuca kartę dozwoloną przez C6.10.</translation>
    </message>
    <message>
        <source>A dealer who does not win and has no card that may be discarded has a &lt;b&gt;dead hand&lt;/b&gt;. This can happen only when the dealer passes a Thiên ù of ten Chắn. A dead hand keeps its cards and only turns up stock cards when its turn comes; it never captures, claims or wins. Play goes on with the next player, who turns up a stock card.</source>
        <comment>C4.2</comment>
        <translation>Rozdający, który nie wygrywa i nie ma karty, którą wolno odrzucić, ma &lt;b&gt;martwą rękę&lt;/b&gt;. Zdarza się to tylko wtedy, gdy spasuje przy Thiên ù złożonym z dziesięciu Chắn. Martwa ręka zachowuje swoje karty i w swojej turze tylko odkrywa karty ze stosu; nigdy nie przejmuje, nie zgłasza i nie wygrywa. Gra przechodzi do następnego gracza, który odkrywa kartę ze stosu.</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>Przebieg tury</translation>
    </message>
    <message>
        <source>The public card</source>
        <translation>Karta jawna</translation>
    </message>
    <message>
        <source>Play is always about one card that lies face up, the &lt;b&gt;public card&lt;/b&gt;. It is either a discard from a hand, or a stock card turned up at a player’s &lt;b&gt;gate&lt;/b&gt; (cửa), the place in front of that player.</source>
        <comment>C5.1</comment>
        <translation>Gra zawsze dotyczy jednej karty leżącej awersem do góry, &lt;b&gt;karty jawnej&lt;/b&gt;. Jest to albo karta odrzucona z ręki, albo karta ze stosu odkryta w &lt;b&gt;bramie&lt;/b&gt; (cửa) gracza, czyli w miejscu przed nim.</translation>
    </message>
    <message>
        <source>A discard lies at the &lt;b&gt;door&lt;/b&gt; of the player after the one who discarded it. First anybody who can may claim it with a Chíu, or win by a Chíu. Then the player at the door may make an ordinary capture or pass. After a pass that player turns up a stock card at their own gate.</source>
        <comment>C5.2</comment>
        <translation>Karta odrzucona leży w &lt;b&gt;bramie&lt;/b&gt; gracza następnego po odrzucającym. Najpierw każdy, kto może, zgłasza się po nią przez Chíu albo wygrywa przez Chíu. Potem gracz, w którego bramie leży karta, może ją zwyczajnie przejąć albo spasować. Po pasie odkrywa kartę ze stosu we własnej bramie.</translation>
    </message>
    <message>
        <source>A stock card is offered at the gate of the player who turned it up. First anybody who can may win with it or claim it with a Chíu. Then that player may make an ordinary capture or pass. After a pass the next player may make an ordinary capture of the same card or pass, and after that pass turns up the next stock card at their own gate.</source>
        <comment>C5.3</comment>
        <translation>Kartę ze stosu oferuje się w bramie gracza, który ją odkrył. Najpierw każdy, kto może, wygrywa nią albo zgłasza się po nią przez Chíu. Potem gracz, który ją odkrył, może ją zwyczajnie przejąć albo spasować. Po jego pasie tę samą kartę może zwyczajnie przejąć następny gracz albo też spasować, a po swoim pasie odkrywa on kolejną kartę ze stosu we własnej bramie.</translation>
    </message>
    <message>
        <source>A stock card that is turned up never simply goes into a hand. Either it is captured, or it stays on the table.</source>
        <comment>C5.4</comment>
        <translation>Odkryta karta ze stosu nigdy nie trafia po prostu na rękę. Albo zostaje przejęta, albo zostaje na stole.</translation>
    </message>
    <message>
        <source>After an ordinary capture you discard one card from your hand, and C5.2 applies to it.</source>
        <comment>C5.5</comment>
        <translation>Po zwykłym przejęciu odrzucasz jedną kartę z ręki i stosuje się do niej C5.2.</translation>
    </message>
    <message>
        <source>You are asked only when there is something that you can do. Otherwise the table passes for you, and this declines nothing (C6.8).</source>
        <comment>C5.6</comment>
        <translation>Pytanie dostajesz tylko wtedy, gdy możesz coś zrobić. W przeciwnym razie stół pasuje za ciebie i nie jest to żadna rezygnacja (C6.8).</translation>
    </message>
    <message>
        <source>The claims that come first are only for a win and for a Chíu. Ordinary captures are asked for after they are settled. So the player at the door may be asked twice about one card.</source>
        <comment>C5.8</comment>
        <translation>Zgłoszenia, które rozpatruje się najpierw, to tylko wygrana i Chíu. O zwykłe przejęcia pyta się po ich rozstrzygnięciu. Dlatego gracz, w którego bramie leży karta, może dostać dwa pytania o tę samą kartę.</translation>
    </message>
    <message>
        <source>A win goes before a Chíu, and a Chíu before an ordinary capture. If two players claim the same, the one who comes first, counted from the player at the door, has it. All who can claim answer before anything is shown; a claim that is not carried out has no consequence.</source>
        <comment>C8.4</comment>
        <translation>Wygrana ma pierwszeństwo przed Chíu, a Chíu przed zwykłym przejęciem. Jeśli dwóch graczy zgłasza to samo, decyduje kolejność liczona od gracza, w którego bramie leży karta. Wszyscy, którzy mogą coś zgłosić, odpowiadają, zanim cokolwiek zostanie pokazane; zgłoszenie, które nie dochodzi do skutku, niczego nie zmienia.</translation>
    </message>
    <message>
        <source>When a player must turn up a stock card and none is left, the deal is a draw. After the last stock card a player who captures it still discards, that discard is still offered, and so on.</source>
        <comment>C5.7</comment>
        <translation>Gdy gracz ma odkryć kartę ze stosu, a nie ma już żadnej, rozdanie kończy się remisem. Po ostatniej karcie ze stosu gracz, który ją przejmie, jeszcze odrzuca, odrzucona karta nadal jest oferowana i tak dalej.</translation>
    </message>
    <message>
        <source>Ordinary capture</source>
        <translation>Zwykłe przejęcie</translation>
    </message>
    <message>
        <source>To capture, you take the public card and lay it open together with one card of your hand that makes a pair with it. A dead hand may not. The following rules say when a capture is allowed.</source>
        <translation>Przejęcie polega na tym, że bierzesz kartę jawną i wykładasz ją razem z jedną kartą z ręki, która tworzy z nią parę. Martwa ręka nie może tego robić. Następne zasady mówią, kiedy przejęcie jest dozwolone.</translation>
    </message>
    <message>
        <source>You may never capture a face that you have discarded in this deal, nor one that you have played from your hand into a Cạ.</source>
        <comment>C6.1</comment>
        <translation>Nigdy nie wolno przejąć karty takiej, jaką już odrzucono z twojej ręki w tym rozdaniu, ani takiej, jaką dołożono z twojej ręki do Cạ.</translation>
    </message>
    <message>
        <source>If you hold the face of the public card yourself, once, twice or three times, you can capture it only with one of these, as a Chắn. You may use one card of a pair or of three for it.</source>
        <comment>C6.2</comment>
        <translation>Jeśli masz na ręce karty identyczne z jawną – jedną, dwie lub trzy – możesz ją przejąć tylko z jedną z nich, do pary Chắn. Wolno do tego użyć jednej karty z pary lub z trzech identycznych.</translation>
    </message>
    <message>
        <source>Otherwise you capture it as a Cạ, with a card of the same rank and another suit of which you hold an odd number. Of three alike you may give one and keep the pair; a pair or four alike are never broken.</source>
        <comment>C6.3</comment>
        <translation>W przeciwnym razie przejmujesz ją do pary Cạ, z kartą tej samej wartości w innym kolorze, którą masz na ręce w nieparzystej liczbie. Z trzech identycznych możesz dać jedną i zachować parę; pary ani czterech identycznych nigdy się nie rozdziela.</translation>
    </message>
    <message>
        <source>You may not capture a Cạ when either of its two faces is one that you have declined (C6.8).</source>
        <comment>C6.4</comment>
        <translation>Nie wolno przejąć karty do Cạ, jeśli którejś z dwóch kart tej pary dotyczy twoja wcześniejsza rezygnacja (C6.8).</translation>
    </message>
    <message>
        <source>You may not capture a Cạ of a rank of which your hand already holds a Cạ, that is, two singles.</source>
        <comment>C6.5</comment>
        <translation>Nie wolno przejąć karty do Cạ, jeśli na ręce masz już Cạ tej wartości, czyli dwie pojedyncze karty.</translation>
    </message>
    <message>
        <source>You hold one {3m} and one {3s}. The public card is {3c}. You cannot capture it: the two singles are a Cạ already.</source>
        <comment>C6.5 example</comment>
        <translation>Masz na ręce jedną {3m} i jedną {3s}. Kartą jawną jest {3c}. Nie możesz jej przejąć: dwie pojedyncze karty to już Cạ.</translation>
    </message>
    <message>
        <source>You may not capture a Cạ when exactly one card of your hand is unpaired.</source>
        <comment>C6.6</comment>
        <translation>Nie wolno przejąć karty do Cạ, gdy na ręce masz dokładnie jedną kartę bez pary.</translation>
    </message>
    <message>
        <source>Once you have discarded two different suits of one rank, that is, both cards of a Cạ, you may not capture a Cạ any more in this deal.</source>
        <comment>C6.7</comment>
        <translation>Gdy odrzucono z twojej ręki karty tej samej wartości w dwóch różnych kolorach, czyli obie karty pary Cạ, w tym rozdaniu nie możesz już przejmować kart do Cạ.</translation>
    </message>
    <message>
        <source>If you are asked and pass although you could have captured the public card as a Chắn, you have &lt;b&gt;declined&lt;/b&gt; that face. From then on you may neither discard it nor use it in a Cạ that you capture. You may still capture it later as a Chắn. Passing a Chíu alone declines nothing, and neither does a pass where C6.1 or C6.9 would have forbidden the Chắn.</source>
        <comment>C6.8</comment>
        <translation>Jeśli na pytanie odpowiadasz pasem, choć możesz przejąć kartę jawną do pary Chắn, jest to &lt;b&gt;rezygnacja&lt;/b&gt; z takiej karty. Odtąd nie wolno ci jej odrzucić ani użyć w przejmowanej parze Cạ. Nadal możesz ją później przejąć do pary Chắn. Sam pas przy Chíu nie jest rezygnacją, podobnie jak pas tam, gdzie C6.1 lub C6.9 i tak zabroniłyby pary Chắn.</translation>
    </message>
    <message>
        <source>A capture is allowed only if you can discard a card afterwards. A Cạ that you are capturing already counts for this (C6.10).</source>
        <comment>C6.9</comment>
        <translation>Przejęcie jest dozwolone tylko wtedy, gdy możesz potem odrzucić kartę. Właśnie przejmowana para Cạ już się przy tym liczy (C6.10).</translation>
    </message>
    <message>
        <source>What is not allowed is not offered to you, so nobody is ever fined for a mistake. All these limits, from C6.1 to C6.10, are only about ordinary captures and discards: they never stop a Chíu or a win, even a win with a declined face in a Cạ.</source>
        <comment>C6.11</comment>
        <translation>Niedozwolonych ruchów gra nie proponuje, więc nikt nie płaci kary za pomyłkę. Wszystkie te ograniczenia, od C6.1 do C6.10, dotyczą tylko zwykłych przejęć i odrzuceń: nigdy nie blokują Chíu ani wygranej, nawet takiej, w której karta objęta rezygnacją należy do pary Cạ.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzucanie</translation>
    </message>
    <message>
        <source>You may discard a card if you hold an odd number of its face, one or three, and have not declined that face. Once you have captured a Cạ, there is one more limit: you may not discard a card when you have ever discarded another suit of its rank, before or after that capture. You may discard a face that you have just captured.</source>
        <comment>C6.10</comment>
        <translation>Możesz odrzucić kartę, jeśli masz na ręce nieparzystą liczbę takich kart, jedną lub trzy, i nie dotyczy ich twoja rezygnacja. Po przejęciu karty do Cạ jest jeszcze jedno ograniczenie: nie wolno odrzucić karty, jeśli kiedykolwiek, przed tym przejęciem lub po nim, odrzucono z twojej ręki kartę tej samej wartości w innym kolorze. Wolno odrzucić kartę taką, jaka właśnie została przejęta.</translation>
    </message>
    <message>
        <source>You hold {2m}{2m} and {4s}{4s}{4s}. Of these you may discard {4s}, which leaves a pair, but not {2m}, which would break one.</source>
        <comment>C6.10 example</comment>
        <translation>Masz na ręce {2m}{2m} i {4s}{4s}{4s}. Z nich możesz odrzucić {4s}, bo zostaje para, ale nie {2m}, bo para zostałaby rozdzielona.</translation>
    </message>
    <message>
        <source>Chíu</source>
        <translation>Chíu</translation>
    </message>
    <message>
        <source>If you hold exactly three cards of the face of the public card, you may claim it with a &lt;b&gt;Chíu&lt;/b&gt;, in turn or out of turn, whether it is a discard or a stock card. The four cards lie open and count as two Chắn. A dead hand may not.</source>
        <comment>C7.1</comment>
        <translation>Jeśli masz na ręce dokładnie trzy karty identyczne z jawną, możesz zgłosić się po nią przez &lt;b&gt;Chíu&lt;/b&gt;, w swojej turze lub poza kolejnością, niezależnie od tego, czy to karta odrzucona, czy ze stosu. Cztery karty leżą wyłożone i liczą się jak dwie pary Chắn. Martwa ręka nie może tego robić.</translation>
    </message>
    <message>
        <source>You never claim your own discard.</source>
        <comment>C7.2</comment>
        <translation>Nigdy nie zgłaszasz się po kartę odrzuconą przez siebie.</translation>
    </message>
    <message>
        <source>If the fourth card completes your hand, you may win with it at once, even when it is a discard (C8.3). A Chíu without winning is possible whenever you have a card that you may discard afterwards; you discard it at once.</source>
        <comment>C7.3</comment>
        <translation>Jeśli czwarta karta kompletuje twoją rękę, możesz nią od razu wygrać, nawet gdy jest to karta odrzucona (C8.3). Chíu bez wygranej jest możliwe zawsze, gdy masz kartę, którą wolno potem odrzucić; odrzucasz ją natychmiast.</translation>
    </message>
    <message>
        <source>If you make the Chíu at your own door, it is in turn, and your discard goes to the next player as C5.2 says.</source>
        <comment>C7.4</comment>
        <translation>Chíu we własnej bramie jest zgodne z kolejnością, a karta, którą potem odrzucasz, trafia do następnego gracza zgodnie z C5.2.</translation>
    </message>
    <message>
        <source>A Chíu by anybody else is out of turn. The discard after it is &lt;b&gt;returned&lt;/b&gt;: it takes the place of the claimed card at the same door. Anybody but the one who discarded it may claim it with a Chíu or win by a Chíu; then the player at that door captures it or turns up the next stock card. Nobody else is asked for an ordinary capture of it, and the turn does not jump to the player after the one who made the Chíu.</source>
        <comment>C7.5</comment>
        <translation>Chíu każdego innego gracza jest poza kolejnością. Karta odrzucona po nim zostaje &lt;b&gt;zwrócona&lt;/b&gt;: zajmuje miejsce wziętej karty w tej samej bramie. Każdy oprócz odrzucającego może zgłosić się po nią przez Chíu albo wygrać przez Chíu; potem gracz, w którego bramie leży, przejmuje ją albo odkrywa następną kartę ze stosu. Nikogo innego nie pyta się o jej zwykłe przejęcie, a kolej nie przeskakuje do gracza siedzącego za tym, kto zgłosił Chíu.</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>Punktacja i koniec</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>You may win on any stock card that is turned up, at any gate, if your cards make a winning hand with it. If that card is Chi chi, the hand must have exactly six Chắn and four Cạ. A dead hand never wins.</source>
        <comment>C8.2</comment>
        <translation>Możesz wygrać każdą kartą odkrytą ze stosu, w dowolnej bramie, jeśli z nią twoje karty tworzą zwycięską rękę. Jeśli tą kartą jest Chi chi, ręka musi mieć dokładnie sześć Chắn i cztery Cạ. Martwa ręka nigdy nie wygrywa.</translation>
    </message>
    <message>
        <source>A discard does not win, with one exception: if you hold three of its face and the fourth completes your hand, you may win by Chíu. If the face is Chi chi, the hand must again have exactly six Chắn and four Cạ.</source>
        <comment>C8.3</comment>
        <translation>Karta odrzucona nie daje wygranej, z jednym wyjątkiem: jeśli masz na ręce trzy takie karty i czwarta kompletuje rękę, możesz wygrać przez Chíu. Jeśli jest to Chi chi, ręka znów musi mieć dokładnie sześć Chắn i cztery Cạ.</translation>
    </message>
    <message>
        <source>Table option</source>
        <translation>Opcja stołu</translation>
    </message>
    <message>
        <source>A table may count the Tôm set with {3s} in place of {3c}, that is {3m}{3s}{7c}, as many players in Vietnam do. This option is off unless you turn it on.</source>
        <comment>C10.1</comment>
        <translation>Przy stole można ustalić, że w zestawie Tôm zamiast {3c} liczy się {3s}, czyli {3m}{3s}{7c}, jak gra wielu graczy w Wietnamie. Opcja jest wyłączona, dopóki jej nie włączysz.</translation>
    </message>
    <message>
        <source>Ù chì</source>
        <translation>Ù chì</translation>
    </message>
    <message>
        <source>Won on a stock card that the winner turned up at their own gate. Never for a win by Chíu on a discard or on a returned card.</source>
        <translation>Wygrana kartą ze stosu, którą zwycięzca odkrył we własnej bramie. Nigdy przy wygranej przez Chíu kartą odrzuconą lub zwróconą.</translation>
    </message>
    <message>
        <source>Thiên ù</source>
        <translation>Thiên ù</translation>
    </message>
    <message>
        <source>The dealer wins with the twenty cards dealt.</source>
        <translation>Rozdający wygrywa dwudziestoma kartami z rozdania.</translation>
    </message>
    <message>
        <source>Tôm</source>
        <translation>Tôm</translation>
    </message>
    <message>
        <source>For each set {3m}{3c}{7c}.</source>
        <translation>Za każdy zestaw {3m}{3c}{7c}.</translation>
    </message>
    <message>
        <source>Bạch thủ</source>
        <translation>Bạch thủ</translation>
    </message>
    <message>
        <source>Exactly six Chắn, and no Cạ of the winning card’s rank, open or in hand. Never with Thiên ù.</source>
        <translation>Dokładnie sześć Chắn i żadnej pary Cạ w wartości wygrywającej karty, wyłożonej ani na ręce. Nigdy przy Thiên ù.</translation>
    </message>
    <message>
        <source>Lèo</source>
        <translation>Lèo</translation>
    </message>
    <message>
        <source>For each set {8s}{9m}{chi}.</source>
        <translation>Za każdy zestaw {8s}{9m}{chi}.</translation>
    </message>
    <message>
        <source>Thiên khai</source>
        <translation>Thiên khai</translation>
    </message>
    <message>
        <source>For each face of which four were in the opening hand.</source>
        <translation>Za każde cztery identyczne karty z rozdania.</translation>
    </message>
    <message>
        <source>Chíu ù</source>
        <translation>Chíu ù</translation>
    </message>
    <message>
        <source>The winning card is the fourth of a face of which the opening hand held exactly three and the hand still holds three.</source>
        <translation>Wygrywająca karta to czwarta do trzech identycznych: z rozdania były dokładnie trzy i wszystkie trzy nadal są na ręce.</translation>
    </message>
    <message>
        <source>Bòn</source>
        <translation>Bòn</translation>
    </message>
    <message>
        <source>For each face of which the opening hand held exactly two and the won hand has two Chắn.</source>
        <translation>Za każdy rodzaj kart, którego z rozdania były dokładnie dwa egzemplarze, a zwycięska ręka ma z niego dwie pary Chắn.</translation>
    </message>
    <message>
        <source>Bạch định</source>
        <translation>Bạch định</translation>
    </message>
    <message>
        <source>All twenty cards are black.</source>
        <translation>Wszystkie dwadzieścia kart jest czarnych.</translation>
    </message>
    <message>
        <source>Tám đỏ</source>
        <translation>Tám đỏ</translation>
    </message>
    <message>
        <source>Exactly eight cards are red.</source>
        <translation>Dokładnie osiem kart jest czerwonych.</translation>
    </message>
    <message>
        <source>Kính tứ chi</source>
        <translation>Kính tứ chi</translation>
    </message>
    <message>
        <source>Four Chi chi, and all other cards are black.</source>
        <translation>Cztery Chi chi, a wszystkie pozostałe karty czarne.</translation>
    </message>
    <message>
        <source>Thập thành</source>
        <translation>Thập thành</translation>
    </message>
    <message>
        <source>All ten pairs are Chắn.</source>
        <translation>Wszystkie dziesięć par to Chắn.</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Premie</translation>
    </message>
    <message>
        <source>The score looks at the twenty cards of the won hand, the winning card among them. It is shown item by item: each bonus, which of its values was used, and the total.</source>
        <comment>C9.7</comment>
        <translation>Punktacja dotyczy dwudziestu kart zwycięskiej ręki, razem z wygrywającą. Pokazuje się ją pozycja po pozycji: każdą premię, użyte z niej punkty (główne lub dịch) i sumę.</translation>
    </message>
    <message>
        <source>Each bonus has a &lt;b&gt;main value&lt;/b&gt; and a smaller value, its &lt;b&gt;dịch&lt;/b&gt;. Tôm and Lèo count for every set, Thiên khai and Bòn for every face, the others once.</source>
        <comment>C9.1</comment>
        <translation>Każda premia ma &lt;b&gt;punkty główne&lt;/b&gt; i mniejsze punkty dodatkowe, &lt;b&gt;dịch&lt;/b&gt;. Tôm i Lèo liczą się za każdy zestaw, Thiên khai i Bòn za każdy rodzaj kart, pozostałe raz.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Premia</translation>
    </message>
    <message>
        <source>Main value</source>
        <translation>Punkty główne</translation>
    </message>
    <message>
        <source>Dịch</source>
        <translation>Dịch</translation>
    </message>
    <message>
        <source>When it counts</source>
        <translation>Kiedy się liczy</translation>
    </message>
    <message>
        <source>Score and payment</source>
        <translation>Wynik i zapłata</translation>
    </message>
    <message>
        <source>A win without any bonus is &lt;b&gt;Ù xuông&lt;/b&gt; and scores 2 points.</source>
        <comment>C9.2</comment>
        <translation>Wygrana bez żadnej premii to &lt;b&gt;Ù xuông&lt;/b&gt;, za 2 punkty.</translation>
    </message>
    <message>
        <source>With bonuses, the one with the highest main value counts with that, and every other with its dịch; each further set of Tôm or Lèo is another bonus. If two main values are equal, the bonus with the higher dịch counts as the main one.</source>
        <comment>C9.3</comment>
        <translation>Jeśli są premie, ta o najwyższych punktach głównych daje te punkty, a każda inna swój dịch; każdy następny zestaw Tôm lub Lèo to kolejna premia. Jeśli punkty główne dwóch premii są równe, za główną uchodzi ta o wyższym dịch.</translation>
    </message>
    <message>
        <source>A win with Ù chì and one Tôm: the Tôm counts 4, the Ù chì 1, together 5.</source>
        <comment>C9.3 example</comment>
        <translation>Wygrana z Ù chì i jednym Tôm: Tôm liczy się za 4, Ù chì za 1, razem 5.</translation>
    </message>
    <message>
        <source>With Thập thành, all bonuses count with their main values.</source>
        <comment>C9.4</comment>
        <translation>Przy Thập thành wszystkie premie dają swoje punkty główne.</translation>
    </message>
    <message>
        <source>Thập thành won at the winner’s own gate: 12 and 3, together 15.</source>
        <comment>C9.4 example</comment>
        <translation>Thập thành, wygrana we własnej bramie zwycięzcy: 12 i 3, razem 15.</translation>
    </message>
    <message>
        <source>With exactly six Chắn, a win on Chi chi is always a Bạch thủ, because there is no Cạ of Chi chi.</source>
        <comment>C9.5</comment>
        <translation>Przy dokładnie sześciu Chắn wygrana kartą Chi chi to zawsze Bạch thủ, bo nie ma Cạ z Chi chi.</translation>
    </message>
    <message>
        <source>The score sheet has one line for each bonus counted, so two sets of Tôm are two lines, in the order of the table of C9.1. If two bonuses are equal in both values, the first of them is the main one. With Thập thành every line is a main one, and an Ù xuông is a single line of 2.</source>
        <comment>C9.8</comment>
        <translation>Arkusz wyniku ma po jednym wierszu na każdą policzoną premię, więc dwa zestawy Tôm to dwa wiersze, w kolejności tabeli z C9.1. Jeśli dwie premie mają równe punkty główne i równy dịch, główną jest pierwsza z nich. Przy Thập thành każdy wiersz jest główny, a Ù xuông to jeden wiersz za 2.</translation>
    </message>
    <message>
        <source>Each of the three losers pays the score to the winner, who so gets three times as much. After a draw nobody pays.</source>
        <comment>C9.6</comment>
        <translation>Każdy z trzech przegranych płaci zwycięzcy wynik, więc zwycięzca dostaje trzy razy tyle. Po remisie nikt nie płaci.</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>An offline library of East Asian card games. Without a command the window opens.</source>
        <translation>Kolekcja gier karcianych Azji Wschodniej, działająca bez internetu. Bez polecenia otwiera się okno.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>polecenia</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>POLECENIE</translation>
    </message>
    <message>
        <source>play a game as text in this terminal</source>
        <translation>zagraj w grę w postaci tekstu w tym terminalu</translation>
    </message>
    <message>
        <source>let the AI play all seats</source>
        <translation>niech AI gra na wszystkich miejscach</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NUMER</translation>
    </message>
    <message>
        <source>the deal of this number</source>
        <translation>rozdanie o tym numerze</translation>
    </message>
    <message>
        <source>read deal records from standard input and print their states</source>
        <translation>czytaj zapisy rozdań ze standardowego wejścia i wypisz ich stany</translation>
    </message>
    <message>
        <source>tell what was legal before each action, too</source>
        <translation>podaj też, co było dozwolone przed każdym ruchem</translation>
    </message>
    <message>
        <source>let AI players play many deals and print statistics</source>
        <translation>niech gracze AI rozegrają wiele rozdań; wypisz statystyki</translation>
    </message>
    <message>
        <source>compare AI players: each deck is dealt once for every rotation of the seats</source>
        <translation>porównaj graczy AI: każda talia jest rozdawana raz przy każdym przesunięciu miejsc</translation>
    </message>
    <message>
        <source>keep the deals in this file; the same call goes on where it ended</source>
        <translation>przechowuj rozdania w tym pliku; to samo wywołanie podejmuje pracę tam, gdzie ją przerwano</translation>
    </message>
    <message>
        <source>how many deals (default: 100)</source>
        <translation>ile rozdań (domyślnie: 100)</translation>
    </message>
    <message>
        <source>equal seeds give equal deals (default: 0)</source>
        <translation>ta sama liczba daje te same rozdania (domyślnie: 0)</translation>
    </message>
    <message>
        <source>a player for each seat, or one for all: %1</source>
        <translation>gracz na każde miejsce albo jeden na wszystkie: %1</translation>
    </message>
    <message>
        <source>how many processes (default: 1)</source>
        <translation>ile procesów (domyślnie: 1)</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>PLIK</translation>
    </message>
    <message>
        <source>open the window with a deal record</source>
        <translation>otwórz okno z zapisem rozdania</translation>
    </message>
    <message>
        <source>write the deal records to this file, one a line</source>
        <translation>zapisz rozdania do tego pliku, po jednym w wierszu</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>GRA</translation>
    </message>
    <message>
        <source>table options of the game: %1</source>
        <translation>opcje stołu tej gry: %1</translation>
    </message>
    <message>
        <source>there is no game “%1”; the games are: %2</source>
        <translation>nie ma gry „%1”; gry to: %2</translation>
    </message>
    <message>
        <source>“%1” is no whole number</source>
        <translation>„%1” nie jest liczbą całkowitą</translation>
    </message>
    <message>
        <source>%1 is too small: at least 1 is needed</source>
        <translation>%1 to za mało: potrzeba co najmniej 1</translation>
    </message>
    <message>
        <source>%1 needs one player, or one for each of %2 seats</source>
        <translation>%1 wymaga jednego gracza albo po jednym na każde z %2 miejsc</translation>
    </message>
    <message>
        <source>there is no player “%1”; the players are: %2</source>
        <translation>nie ma gracza „%1”; gracze to: %2</translation>
    </message>
    <message>
        <source>%1 has no table option “%2”; it has: %3</source>
        <translation>gra %1 nie ma opcji stołu „%2”; ma: %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>żadnych</translation>
    </message>
    <message>
        <source>this deal is one of the game “%1”</source>
        <translation>to jest rozdanie gry „%1”</translation>
    </message>
    <message>
        <source>there is no seat %1 at this table</source>
        <translation>przy tym stole nie ma miejsca %1</translation>
    </message>
    <message>
        <source>a shared deal says its table options itself</source>
        <translation>udostępnione rozdanie samo podaje opcje stołu</translation>
    </message>
    <message>
        <source>No window can open here (%1). Without one these commands work: play, replay, simulate.</source>
        <translation>Nie można tu otworzyć okna (%1). Bez niego działają polecenia: play, replay, simulate.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face(s)</source>
        <translation>
            <numerusform>%n rodzaj kart</numerusform>
            <numerusform>%n rodzaje kart</numerusform>
            <numerusform>%n rodzajów kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See all %n face(s) →</source>
        <translation>
            <numerusform>Zobacz %n rodzaj kart →</numerusform>
            <numerusform>Zobacz wszystkie %n rodzaje kart →</numerusform>
            <numerusform>Zobacz wszystkie %n rodzajów kart →</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this face</source>
        <translation>
            <numerusform>%n taka karta</numerusform>
            <numerusform>%n takie karty</numerusform>
            <numerusform>%n takich kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s)</source>
        <translation>
            <numerusform>Jeszcze %n znak</numerusform>
            <numerusform>Jeszcze %n znaki</numerusform>
            <numerusform>Jeszcze %n znaków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n na ręce</numerusform>
            <numerusform>%n na ręce</numerusform>
            <numerusform>%n na ręce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <translation>
            <numerusform>Na stosie została %n karta</numerusform>
            <numerusform>Na stosie zostały %n karty</numerusform>
            <numerusform>Na stosie zostało %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpaired card(s)</source>
        <translation>
            <numerusform>%n karta bez pary</numerusform>
            <numerusform>%n karty bez pary</numerusform>
            <numerusform>%n kart bez pary</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to exchange before it waits</source>
        <translation>
            <numerusform>%n karta do wymiany, by czekać</numerusform>
            <numerusform>%n karty do wymiany, by czekać</numerusform>
            <numerusform>%n kart do wymiany, by czekać</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are dealt %n card(s)</source>
        <translation>
            <numerusform>Dostajesz %n kartę</numerusform>
            <numerusform>Dostajesz %n karty</numerusform>
            <numerusform>Dostajesz %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins the deal: %n point(s) from each opponent.</source>
        <translation>
            <numerusform>Wygrywa rozdanie: %n punkt od każdego przeciwnika.</numerusform>
            <numerusform>Wygrywa rozdanie: %n punkty od każdego przeciwnika.</numerusform>
            <numerusform>Wygrywa rozdanie: %n punktów od każdego przeciwnika.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand then waits for: %1 (%n card(s) unseen).</source>
        <translation>
            <numerusform>Ręka czeka potem na: %1 (nie widać jeszcze %n karty).</numerusform>
            <numerusform>Ręka czeka potem na: %1 (nie widać jeszcze %n kart).</numerusform>
            <numerusform>Ręka czeka potem na: %1 (nie widać jeszcze %n kart).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the hand nearer: %n card(s) to exchange before it waits.</source>
        <translation>
            <numerusform>Zbliża rękę do wygranej: jeszcze %n karta do wymiany, by na nią czekać.</numerusform>
            <numerusform>Zbliża rękę do wygranej: jeszcze %n karty do wymiany, by na nią czekać.</numerusform>
            <numerusform>Zbliża rękę do wygranej: jeszcze %n kart do wymiany, by na nią czekać.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the hand back: %n card(s) to exchange before it waits.</source>
        <translation>
            <numerusform>Oddala rękę od wygranej: %n karta do wymiany, by na nią czekać.</numerusform>
            <numerusform>Oddala rękę od wygranej: %n karty do wymiany, by na nią czekać.</numerusform>
            <numerusform>Oddala rękę od wygranej: %n kart do wymiany, by na nią czekać.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These would then help: %1 (%n card(s) unseen).</source>
        <translation>
            <numerusform>Karty, które by potem pomogły: %1 (nie widać jeszcze %n karty).</numerusform>
            <numerusform>Karty, które by potem pomogły: %1 (nie widać jeszcze %n kart).</numerusform>
            <numerusform>Karty, które by potem pomogły: %1 (nie widać jeszcze %n kart).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) would then help the hand.</source>
        <translation>
            <numerusform>Potem pomogłaby ręce %n karta, której jeszcze nie widać.</numerusform>
            <numerusform>Potem pomogłyby ręce %n karty, których jeszcze nie widać.</numerusform>
            <numerusform>Potem pomogłoby ręce %n kart, których jeszcze nie widać.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A win would then bring %n point(s) from each opponent.</source>
        <translation>
            <numerusform>Wygrana dałaby potem %n punkt od każdego przeciwnika.</numerusform>
            <numerusform>Wygrana dałaby potem %n punkty od każdego przeciwnika.</numerusform>
            <numerusform>Wygrana dałaby potem %n punktów od każdego przeciwnika.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on a hundred times, you win %n time(s).</source>
        <translation>
            <numerusform>W stu próbach dalszej gry wygrywasz %n raz.</numerusform>
            <numerusform>W stu próbach dalszej gry wygrywasz %n razy.</numerusform>
            <numerusform>W stu próbach dalszej gry wygrywasz %n razy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on a hundred times, an opponent wins %n time(s).</source>
        <translation>
            <numerusform>W stu próbach dalszej gry przeciwnik wygrywa %n raz.</numerusform>
            <numerusform>W stu próbach dalszej gry przeciwnik wygrywa %n razy.</numerusform>
            <numerusform>W stu próbach dalszej gry przeciwnik wygrywa %n razy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost about %1 points in all.</source>
        <translation>
            <numerusform>%n decyzja kosztowała łącznie około %1 pkt.</numerusform>
            <numerusform>%n decyzje kosztowały łącznie około %1 pkt.</numerusform>
            <numerusform>%n decyzji kosztowało łącznie około %1 pkt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Deal %1</source>
        <translation>Rozdanie %1</translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>A shared deal names game, dealer and number, as in %1.</source>
        <translation>Udostępnione rozdanie podaje grę, rozdającego i numer, na przykład %1.</translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Nie ma gry „%1”.</translation>
    </message>
    <message>
        <source>There is no seat %1 here.</source>
        <translation>Nie ma tu miejsca %1.</translation>
    </message>
    <message>
        <source>%1 has no table option “%2”.</source>
        <translation>Gra %1 nie ma opcji stołu „%2”.</translation>
    </message>
    <message>
        <source>A deal number has no “%1”: only letters and digits without 0, 1, I and O.</source>
        <translation>W numerze rozdania nie ma znaku „%1”: są w nim tylko litery i cyfry bez 0, 1, I oraz O.</translation>
    </message>
    <message>
        <source>A deal number has nine characters.</source>
        <translation>Numer rozdania ma dziewięć znaków.</translation>
    </message>
    <message>
        <source>There is a typing mistake in this number.</source>
        <translation>W tym numerze jest literówka.</translation>
    </message>
</context>
<context>
    <name>DealList</name>
    <message>
        <source>%1 holds several deals</source>
        <translation>%1 zawiera kilka rozdań</translation>
    </message>
    <message>
        <source>Past deals</source>
        <translation>Poprzednie rozdania</translation>
    </message>
    <message>
        <source>No deal has come to its end yet.</source>
        <translation>Żadne rozdanie nie zostało jeszcze zakończone.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numer rozdania</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Twoje punkty</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button: go through the chosen deal</extracomment>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Zapisz partię…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Delete this deal?</source>
        <translation>Usunąć to rozdanie?</translation>
    </message>
    <message>
        <source>Its record cannot be brought back.</source>
        <translation>Jego zapisu nie będzie można odzyskać.</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: do not delete</extracomment>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>%1 (with help)</source>
        <extracomment>%1 is how a deal ended; the person had hints, or took moves back</extracomment>
        <translation>%1 (z pomocą)</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Tổ Tôm</source>
        <translation>Tổ Tôm</translation>
    </message>
    <message>
        <source>Hunan number cards</source>
        <translation>Karty liczbowe z Hunanu</translation>
    </message>
    <message>
        <source>Nantong long cards</source>
        <translation>Długie karty z Nantongu</translation>
    </message>
    <message>
        <source>Vietnam</source>
        <translation>Wietnam</translation>
    </message>
    <message>
        <source>Hunan · China</source>
        <translation>Hunan · Chiny</translation>
    </message>
    <message>
        <source>Nantong · Jiangsu · China</source>
        <translation>Nantong · Jiangsu · Chiny</translation>
    </message>
    <message>
        <source>Long Vietnamese cards with Chinese labels and figures; Chắn is played with a hundred of them.</source>
        <translation>Długie karty wietnamskie z chińskimi napisami i postaciami; stu z nich używa się w grze Chắn.</translation>
    </message>
    <message>
        <source>Eighty number cards with the everyday and the formal Chinese numerals from one to ten.</source>
        <translation>Osiemdziesiąt kart liczbowych z chińskimi znakami liczb od jednego do dziesięciu, w zapisie codziennym i urzędowym.</translation>
    </message>
    <message>
        <source>Long cards from Nantong with three money suits, three honors and five lucky cards.</source>
        <translation>Długie karty z Nantongu: trzy kolory pieniężne, trzy karty bez koloru i pięć kart szczęścia.</translation>
    </message>
    <message>
        <source>Thirty faces, four copies of each. The label at the head has the suit on the left and the rank on the right; at the foot it is turned round. The suits are Coins, Strings of coins and Myriads, each from 1 to 9. Beside them stand three honors: Ông cụ, Thang thang and Chi chi.</source>
        <translation>Trzydzieści rodzajów kart, każdy w czterech egzemplarzach. Na górnej etykiecie kolor jest po lewej, a wartość po prawej; dolna etykieta jest odwrócona. Kolory to monety, sznury monet i miriady, każdy od 1 do 9. Obok nich są trzy karty bez koloru: Ông cụ, Thang thang i Chi chi.</translation>
    </message>
    <message>
        <source>The suits are those of the Chinese money cards. How Tổ Tôm began is not known; in the 19th century it was much loved in Vietnam, above all by the upper class.</source>
        <translation>Kolory pochodzą z chińskich kart pieniężnych. Nie wiadomo, jak powstała gra Tổ Tôm; w XIX wieku bardzo ją w Wietnamie lubiano, zwłaszcza w wyższych warstwach.</translation>
    </message>
    <message>
        <source>The pictures have nothing to do with suit or rank. Under French rule the printers A. Camoin &amp; Cie of Marseille dressed the deck in Japanese costumes of the Edo period; a carp, peaches, a pavilion and a boat stand among the people. The woodcuts here are our own, of the same subjects. Seven of them bear a red stamp.</source>
        <translation>Obrazki nie mają związku z kolorem ani z wartością. Pod rządami francuskimi drukarnia A. Camoin &amp; Cie z Marsylii ubrała postacie w japońskie stroje z epoki Edo; między ludźmi pojawiają się karp, brzoskwinie, pawilon i łódź. Drzeworyty w tej kolekcji są nasze własne, na te same tematy. Siedem z nich ma czerwoną pieczęć.</translation>
    </message>
    <message>
        <source>Twenty faces, four copies of each: the numbers from 1 to 10, once in the everyday Chinese numerals and once in the formal ones, which are written on checks and bills. The everyday numerals are the small cards, the formal ones the large cards. 2, 7 and 10 are red.</source>
        <translation>Dwadzieścia rodzajów kart, każdy w czterech egzemplarzach: liczby od 1 do 10, raz w codziennym chińskim zapisie i raz w urzędowym, używanym na czekach i rachunkach. Zapis codzienny to małe karty, urzędowy – duże karty. 2, 7 i 10 są czerwone.</translation>
    </message>
    <message>
        <source>Such cards are called zipai, character cards. They are said to have begun in Leshan in Sichuan, in the middle of the Qing dynasty; today they are at home in Hunan and Sichuan.</source>
        <translation>Takie karty nazywają się zipai, karty ze znakami. Podobno powstały w Leshan w Syczuanie w połowie epoki Qing; dziś ich domem są Hunan i Syczuan.</translation>
    </message>
    <message>
        <source>The numeral stands at the head and, turned round, at the foot. The two seals between them repeat it in everyday writing: on white for the small cards, on a solid ground for the large ones. Seals and vine are our own choice.</source>
        <translation>Liczba stoi na górze i, odwrócona, na dole. Dwie pieczęcie między nimi powtarzają ją w codziennym zapisie: na małych kartach na białym tle, na dużych na pełnym. Pieczęcie i winorośl to nasz własny wybór.</translation>
    </message>
    <message>
        <source>Thirty faces, four copies of each, and five lucky cards. Coins, Strings of coins and Myriads run from 1 to 9; Thousand, White Flower and Red Flower are the honors. The rank stands on the left of the label, the suit on the right.</source>
        <translation>Trzydzieści rodzajów kart, każdy w czterech egzemplarzach, oraz pięć kart szczęścia. Monety, sznury monet i miriady idą od 1 do 9; Tysiąc, Biały Kwiat i Czerwony Kwiat to karty bez koloru. Wartość stoi po lewej stronie etykiety, kolor po prawej.</translation>
    </message>
    <message>
        <source>The cards belong to Nantong and the towns around it and are hardly known elsewhere. They are told to be as old as the Tang dynasty, or as the end of the Yuan; there is no proof. Since 2014 the game is on the city’s list of intangible heritage.</source>
        <translation>Karty te należą do Nantongu i okolicznych miast i gdzie indziej prawie ich nie znają. Mówi się, że są tak stare jak epoka Tang albo jak schyłek Yuan; dowodów nie ma. Od 2014 roku gra figuruje na miejskiej liście dziedzictwa niematerialnego.</translation>
    </message>
    <message>
        <source>A figure stands at the head, number and suit fill the field below it. The people on the Myriads from 1 to 7 are those of the tradition, as are Liu Haichan, the qilin, the tortoise, the spirit of the clam and the Eight Immortals somewhere in the deck. Which of them stands where, and all the other pictures, are our own choice.</source>
        <translation>U góry stoi postać, pole pod nią wypełniają liczba i kolor. Ludzie na miriadach od 1 do 7 pochodzą z tradycji, podobnie jak Liu Haichan, qilin, żółw, duch małża i Ośmiu Nieśmiertelnych gdzieś w talii. To, kto stoi na której karcie, i wszystkie pozostałe obrazki to nasz własny wybór.</translation>
    </message>
    <message>
        <source>Chắn is played with 100 of the 120 cards: ranks 2 to 9 and Chi chi. The other faces have dots under their names.</source>
        <translation>W Chắn gra się 100 ze 120 kart: tymi o wartości od 2 do 9 oraz Chi chi. Pod nazwami pozostałych są kropki.</translation>
    </message>
    <message>
        <source>Paohuzi is played with all 80 cards.</source>
        <translation>W Paohuzi gra się wszystkimi 80 kartami.</translation>
    </message>
    <message>
        <source>The game is played with 120 of the 125 cards, without the five lucky ones. These have dots under their names.</source>
        <translation>Gra się 120 ze 125 kart, bez pięciu kart szczęścia. Pod ich nazwami są kropki.</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>← Card traditions</source>
        <translation>← Tradycje karciane</translation>
    </message>
    <message>
        <source>Wikipedia ↗</source>
        <translation>Wikipedia ↗</translation>
    </message>
    <message>
        <source>Opens in the browser</source>
        <translation>Otwiera się w przeglądarce</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Origin and pictures</source>
        <translation>Pochodzenie i obrazki</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Źródła</translation>
    </message>
    <message>
        <source>A deal is waiting where you left it</source>
        <translation>Rozdanie czeka tam, gdzie zostało przerwane</translation>
    </message>
    <message>
        <source>Only those used in %1</source>
        <comment>the name of a game</comment>
        <translation>Tylko karty używane w grze %1</translation>
    </message>
</context>
<context>
    <name>FaceView</name>
    <message>
        <source>← All faces</source>
        <translation>← Wszystkie karty</translation>
    </message>
    <message>
        <source>← Previous</source>
        <translation>← Poprzednia</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>Następna →</translation>
    </message>
    <message>
        <source>Used in %1</source>
        <translation>Używana w grze %1</translation>
    </message>
    <message>
        <source>Not used in %1</source>
        <translation>Nieużywana w grze %1</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>Folder:</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>Nazwa pliku:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Rodzaj pliku:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Znajdź (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Znajdź w zasadach</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>Poprzednie miejsce (Shift+F3)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>Następne miejsce (F3)</translation>
    </message>
    <message>
        <source>“%1” is not in these rules.</source>
        <translation>W tych zasadach nie ma „%1”.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which of the places found</comment>
        <translation>%1 z %2</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Not used in %1</source>
        <translation>Nieużywane w grze %1</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Karty</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>%1 · You against %2 AI · Single deal</source>
        <translation>%1 · Ty przeciwko %2 AI · Jedno rozdanie</translation>
    </message>
    <message>
        <source>Chắn</source>
        <translation>Chắn</translation>
    </message>
    <message>
        <source>Paohuzi</source>
        <translation>Paohuzi</translation>
    </message>
    <message>
        <source>Nantong long cards</source>
        <translation>Długie karty z Nantongu</translation>
    </message>
    <message>
        <source>With 100 of the Tổ Tôm cards, complete ten pairs, at least six of them pairs of identical cards.</source>
        <translation>Ze 100 kart talii Tổ Tôm ułóż dziesięć par, w tym co najmniej sześć par identycznych kart.</translation>
    </message>
    <message>
        <source>Complete seven groups worth at least 15 huxi with a card from the stock. Three alike turned up by yourself are forced; what you pass you cannot take later.</source>
        <translation>Ułóż siedem układów wartych co najmniej 15 huxi, kończąc kartą ze stosu. Trzy identyczne z kartą, którą odkrywasz ty, wykłada się obowiązkowo; karty, przy której pasujesz, nie możesz później wziąć.</translation>
    </message>
    <message>
        <source>Draw and discard, claim pungs and kongs but no runs, and win with seven groups and a pair. Two indicators raise the values; all three players settle their differences in hu.</source>
        <translation>Dobieraj i odrzucaj, zgłaszaj pungi i kongi, ale nie sekwensy, i wygraj siedmioma układami z parą. Dwa wskaźniki podnoszą punktację; wszyscy trzej gracze rozliczają różnice w hu.</translation>
    </message>
</context>
<context>
    <name>GameBar</name>
    <message>
        <source>← %1</source>
        <extracomment>%1 is the name of a deck: the way back to its page</extracomment>
        <translation>← %1</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>a tab: where the game is played</extracomment>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Pełne zasady</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a button that shows the score sheet</extracomment>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>Group</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of group as “pung”, %2 its cards</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Chắn</source>
        <translation>Chắn</translation>
    </message>
    <message>
        <source>Cạ</source>
        <translation>Cạ</translation>
    </message>
    <message>
        <source>Chíu</source>
        <translation>Chíu</translation>
    </message>
    <message>
        <source>ti</source>
        <translation>ti</translation>
    </message>
    <message>
        <source>pao</source>
        <translation>pao</translation>
    </message>
    <message>
        <source>wei</source>
        <translation>wei</translation>
    </message>
    <message>
        <source>kan</source>
        <translation>kan</translation>
    </message>
    <message>
        <source>peng</source>
        <translation>peng</translation>
    </message>
    <message>
        <source>chi</source>
        <translation>chi</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>para</translation>
    </message>
    <message>
        <source>run</source>
        <translation>sekwens</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>trzy identyczne</translation>
    </message>
    <message>
        <source>opening declaration</source>
        <translation>deklaracja otwarcia</translation>
    </message>
    <message>
        <source>Tiandi Hezi</source>
        <translation>Tiandi Hezi</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>pung</translation>
    </message>
    <message>
        <source>exposed kong</source>
        <translation>odkryty kong</translation>
    </message>
    <message>
        <source>added kong</source>
        <translation>kong dołożony</translation>
    </message>
    <message>
        <source>concealed kong</source>
        <translation>zakryty kong</translation>
    </message>
    <message>
        <source>three in hand</source>
        <translation>trzy na ręce</translation>
    </message>
    <message>
        <source>four in hand</source>
        <translation>cztery na ręce</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>%1 Chắn · %2 Cạ</source>
        <translation>%1 Chắn · %2 Cạ</translation>
    </message>
    <message>
        <source>%1 kan in hand · %2 huxi (15 needed)</source>
        <translation>%1 kan na ręce · %2 huxi (trzeba 15)</translation>
    </message>
    <message>
        <source>%1 hu in groups and hand</source>
        <translation>%1 hu w układach i na ręce</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Ręka kompletna</translation>
    </message>
    <message>
        <source>Can no longer reach 15 huxi</source>
        <translation>Nie można już uzbierać 15 huxi</translation>
    </message>
    <message>
        <source>Waits for: %1</source>
        <translation>Czeka na: %1</translation>
    </message>
    <message>
        <source>Waits for a card after a discard</source>
        <translation>Po odrzuceniu czeka na kartę</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>You had hints and took moves back.</source>
        <translation>Z podpowiedziami i cofaniem ruchów.</translation>
    </message>
    <message>
        <source>You had hints.</source>
        <translation>Z podpowiedziami.</translation>
    </message>
    <message>
        <source>You took moves back.</source>
        <translation>Z cofaniem ruchów.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>%1–%2</source>
        <comment>from one key to another</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <comment>name of a game</comment>
        <translation>Odpowiedzi w grze %1</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>W zasadach</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Find words in the rules</source>
        <translation>Znajdź słowa w zasadach</translation>
    </message>
    <message>
        <source>The next place that was found</source>
        <translation>Następne znalezione miejsce</translation>
    </message>
    <message>
        <source>The place before that was found</source>
        <translation>Poprzednie znalezione miejsce</translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation>Drukuj zasady</translation>
    </message>
    <message>
        <source>From the answers to the hand, the open groups, the discards and the log</source>
        <translation>Przejdź od odpowiedzi do ręki, wyłożonych układów, odrzuconych kart i przebiegu gry</translation>
    </message>
    <message>
        <source>Another card, or another answer</source>
        <translation>Inna karta lub inna odpowiedź</translation>
    </message>
    <message>
        <source>The first card, or the last</source>
        <translation>Pierwsza karta lub ostatnia</translation>
    </message>
    <message>
        <source>Select a card; play the selected one; give an answer</source>
        <translation>Zaznacz kartę; zagraj zaznaczoną; udziel odpowiedzi</translation>
    </message>
    <message>
        <source>Give one of the answers that are shown, from the top; without any, the next card of that rank</source>
        <translation>Udziel jednej z pokazanych odpowiedzi, licząc od góry; gdy ich nie ma, następna karta tej wartości</translation>
    </message>
    <message>
        <source>Put the selected card back; close an explanation</source>
        <translation>Odłóż zaznaczoną kartę; zamknij wyjaśnienie</translation>
    </message>
    <message>
        <source>Ask why the card cannot be played now</source>
        <translation>Zapytaj, dlaczego nie można teraz zagrać karty</translation>
    </message>
    <message>
        <source>Move the card to another place in the hand</source>
        <translation>Przesuń kartę w inne miejsce na ręce</translation>
    </message>
    <message>
        <source>Sort the hand again</source>
        <translation>Posortuj rękę na nowo</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>Polski</translation>
    </message>
</context>
<context>
    <name>LanguageBox</name>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Apprentice</source>
        <extracomment>the lowest level of the AI players</extracomment>
        <translation>Uczeń</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>the middle level of the AI players</extracomment>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>the highest level of the AI players</extracomment>
        <translation>Mistrz</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a list so far, %2 what comes next in it</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The indicators are: %1</source>
        <translation>Wskaźniki: %1</translation>
    </message>
    <message>
        <source>You turn up %2</source>
        <translation>Odkrywasz %2</translation>
    </message>
    <message>
        <source>%1 turns up %2</source>
        <translation>%1 odkrywa %2</translation>
    </message>
    <message>
        <source>You discard %2</source>
        <translation>Odrzucasz %2</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 odrzuca %2</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Pasujesz</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 pasuje</translation>
    </message>
    <message>
        <source>You have no legal discard: your hand is dead</source>
        <translation>Nie masz karty, którą wolno odrzucić: twoja ręka jest martwa</translation>
    </message>
    <message>
        <source>%1 has no legal discard: the hand is dead</source>
        <translation>%1 nie ma karty, którą wolno odrzucić: ręka jest martwa</translation>
    </message>
    <message>
        <source>You deal and show your last card, %2</source>
        <translation>Rozdajesz i pokazujesz swoją ostatnią kartę: %2</translation>
    </message>
    <message>
        <source>%1 deals and shows the last card, %2</source>
        <translation>%1 rozdaje i pokazuje ostatnią kartę: %2</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Dobierasz kartę</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 dobiera kartę</translation>
    </message>
    <message>
        <source>You draw %2</source>
        <translation>Dobierasz %2</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 dobiera %2</translation>
    </message>
    <message>
        <source>You draw a replacement</source>
        <translation>Dobierasz kartę zastępczą</translation>
    </message>
    <message>
        <source>%1 draws a replacement</source>
        <translation>%1 dobiera kartę zastępczą</translation>
    </message>
    <message>
        <source>You draw a replacement, %2</source>
        <translation>Dobierasz kartę zastępczą: %2</translation>
    </message>
    <message>
        <source>%1 draws a replacement, %2</source>
        <translation>%1 dobiera kartę zastępczą: %2</translation>
    </message>
    <message>
        <source>You take %2: chi %3</source>
        <translation>Bierzesz %2: chi %3</translation>
    </message>
    <message>
        <source>%1 takes %2: chi %3</source>
        <translation>%1 bierze %2: chi %3</translation>
    </message>
    <message>
        <source>You capture %2: Chắn</source>
        <translation>Przejmujesz %2: Chắn</translation>
    </message>
    <message>
        <source>%1 captures %2: Chắn</source>
        <translation>%1 przejmuje %2: Chắn</translation>
    </message>
    <message>
        <source>You capture %2: Cạ</source>
        <translation>Przejmujesz %2: Cạ</translation>
    </message>
    <message>
        <source>%1 captures %2: Cạ</source>
        <translation>%1 przejmuje %2: Cạ</translation>
    </message>
    <message>
        <source>You win on %2</source>
        <translation>Wygrywasz, biorąc %2</translation>
    </message>
    <message>
        <source>%1 wins on %2</source>
        <translation>%1 wygrywa, biorąc %2</translation>
    </message>
    <message>
        <source>You claim %2: Chíu</source>
        <translation>Zgłaszasz się po %2: Chíu</translation>
    </message>
    <message>
        <source>%1 claims %2: Chíu</source>
        <translation>%1 zgłasza się po %2: Chíu</translation>
    </message>
    <message>
        <source>You take %2: peng</source>
        <translation>Bierzesz %2: peng</translation>
    </message>
    <message>
        <source>%1 takes %2: peng</source>
        <translation>%1 bierze %2: peng</translation>
    </message>
    <message>
        <source>You take %2: pao</source>
        <translation>Bierzesz %2: pao</translation>
    </message>
    <message>
        <source>%1 takes %2: pao</source>
        <translation>%1 bierze %2: pao</translation>
    </message>
    <message>
        <source>You claim %2: pung</source>
        <translation>Zgłaszasz się po %2: pung</translation>
    </message>
    <message>
        <source>%1 claims %2: pung</source>
        <translation>%1 zgłasza się po %2: pung</translation>
    </message>
    <message>
        <source>You claim %2: kong</source>
        <translation>Zgłaszasz się po %2: kong</translation>
    </message>
    <message>
        <source>%1 claims %2: kong</source>
        <translation>%1 zgłasza się po %2: kong</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Wygrywasz</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wygrywa</translation>
    </message>
    <message>
        <source>You make an opening declaration of %2</source>
        <translation>Składasz deklarację otwarcia: %2</translation>
    </message>
    <message>
        <source>%1 makes an opening declaration of %2</source>
        <translation>%1 składa deklarację otwarcia: %2</translation>
    </message>
    <message>
        <source>You declare Tiandi Hezi</source>
        <translation>Deklarujesz Tiandi Hezi</translation>
    </message>
    <message>
        <source>%1 declares Tiandi Hezi</source>
        <translation>%1 deklaruje Tiandi Hezi</translation>
    </message>
    <message>
        <source>You declare ready: your hand is locked</source>
        <translation>Deklarujesz gotowość: twoja ręka jest zablokowana</translation>
    </message>
    <message>
        <source>%1 declares ready: the hand is locked</source>
        <translation>%1 deklaruje gotowość: ręka jest zablokowana</translation>
    </message>
    <message>
        <source>You declare a kong of %2</source>
        <translation>Deklarujesz kong: %2</translation>
    </message>
    <message>
        <source>%1 declares a kong of %2</source>
        <translation>%1 deklaruje kong: %2</translation>
    </message>
    <message>
        <source>You form a wei of %2</source>
        <translation>Tworzysz wei: %2</translation>
    </message>
    <message>
        <source>%1 forms a wei of %2</source>
        <translation>%1 tworzy wei: %2</translation>
    </message>
    <message>
        <source>You form a ti of %2</source>
        <translation>Tworzysz ti: %2</translation>
    </message>
    <message>
        <source>%1 forms a ti of %2</source>
        <translation>%1 tworzy ti: %2</translation>
    </message>
    <message>
        <source>No card is left to turn up: the deal is a draw</source>
        <translation>Nie ma już karty do odkrycia: remis</translation>
    </message>
    <message>
        <source>No card is left to draw: the stock is exhausted</source>
        <translation>Nie ma już karty do dobrania: stos się wyczerpał</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Something went wrong. The log file in the data folder says what.</source>
        <translation>Coś poszło nie tak. Szczegóły są w dzienniku w folderze danych.</translation>
    </message>
    <message>
        <source>No browser opens %1.</source>
        <translation>Żadna przeglądarka nie otwiera %1.</translation>
    </message>
    <message>
        <source>A deal of %1 is waiting.</source>
        <translation>Czeka rozdanie gry %1.</translation>
    </message>
    <message>
        <source>A new game takes its place.</source>
        <translation>Nowa gra zajmie jego miejsce.</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>This deal is not over.</source>
        <translation>To rozdanie nie jest skończone.</translation>
    </message>
    <message>
        <source>A new deal takes its place.</source>
        <translation>Nowe rozdanie zajmie jego miejsce.</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nowe rozdanie</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is where one is, %2 the name of the application</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;New deal</source>
        <translation>&amp;Nowe rozdanie</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>Na&amp;stępne rozdanie</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Zacznij od nowa</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>shows what the strongest AI player would do now</extracomment>
        <translation>Po&amp;dpowiedź</translation>
    </message>
    <message>
        <source>Play a deal &amp;by number…</source>
        <translation>Rozegraj rozdanie o nume&amp;rze…</translation>
    </message>
    <message>
        <source>&amp;Copy the deal number</source>
        <translation>&amp;Kopiuj numer rozdania</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>&amp;Otwórz partię…</translation>
    </message>
    <message>
        <source>Sa&amp;ve record…</source>
        <translation>Zap&amp;isz partię…</translation>
    </message>
    <message>
        <source>&amp;Past deals…</source>
        <translation>Poprzedni&amp;e rozdania…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Z&amp;akończ</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Wstecz</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>&amp;Card traditions</source>
        <translation>&amp;Tradycje karciane</translation>
    </message>
    <message>
        <source>Full &amp;rules</source>
        <translation>Pełne &amp;zasady</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>&amp;Posortuj rękę</translation>
    </message>
    <message>
        <source>&amp;Latin indices on the cards</source>
        <translation>&amp;Indeksy łacińskie na kartach</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <translation>&amp;O programie Cardavia</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>Kolejność kart na &amp;ręce</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>the name of a game</comment>
        <translation>Zasady gry %1</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Nantong bonus</name>
    <message>
        <source>Qing Hu</source>
        <translation>Qing Hu</translation>
    </message>
    <message>
        <source>seven runs</source>
        <translation>siedem sekwensów</translation>
    </message>
    <message>
        <source>Piao Hu</source>
        <translation>Piao Hu</translation>
    </message>
    <message>
        <source>triplets and kongs only, beside Wenqian</source>
        <translation>same trójki identycznych kart i kongi, oprócz Wenqian</translation>
    </message>
    <message>
        <source>Tazi Hu</source>
        <translation>Tazi Hu</translation>
    </message>
    <message>
        <source>runs and triplets mixed</source>
        <translation>sekwensy i trójki identycznych kart razem</translation>
    </message>
    <message>
        <source>Wenqian</source>
        <translation>Wenqian</translation>
    </message>
    <message>
        <source>1–2–3 of Coins</source>
        <translation>jeden–dwa–trzy monet</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Własne dobranie</translation>
    </message>
    <message>
        <source>won on one’s own draw</source>
        <translation>wygrana z własnego dobrania</translation>
    </message>
    <message>
        <source>Kong replacement</source>
        <translation>Karta zastępcza</translation>
    </message>
    <message>
        <source>drawn from the back after a kong</source>
        <translation>dobrana z końca stosu po kongu</translation>
    </message>
    <message>
        <source>Waiting card</source>
        <translation>Jedyna karta</translation>
    </message>
    <message>
        <source>in the pair, or the middle or edge of a run</source>
        <translation>w parze albo w środku lub na brzegu sekwensu</translation>
    </message>
    <message>
        <source>Closed Piao Hu</source>
        <translation>Zakryte Piao Hu</translation>
    </message>
    <message>
        <source>without a pung</source>
        <translation>bez pungu</translation>
    </message>
    <message>
        <source>Three Elders</source>
        <translation>Trzej Starcy</translation>
    </message>
    <message>
        <source>three or more each of Red Flower, White Flower and Thousand</source>
        <translation>co najmniej po trzy: Czerwony Kwiat, Biały Kwiat i Tysiąc</translation>
    </message>
    <message>
        <source>Heavenly win</source>
        <translation>Wygrana z rozdania</translation>
    </message>
    <message>
        <source>the dealer wins before its first discard</source>
        <translation>rozdający wygrywa przed pierwszym odrzuceniem</translation>
    </message>
    <message>
        <source>First discard</source>
        <translation>Pierwsza odrzucona</translation>
    </message>
    <message>
        <source>won on the first discard of the dealer</source>
        <translation>wygrana pierwszą kartą odrzuconą przez rozdającego</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Gotowość</translation>
    </message>
    <message>
        <source>declared before play</source>
        <translation>zadeklarowana przed grą</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Ostatnia karta</translation>
    </message>
    <message>
        <source>the last card of the stock, drawn by oneself</source>
        <translation>ostatnia karta stosu, z własnego dobrania</translation>
    </message>
</context>
<context>
    <name>Nantong rules</name>
    <message>
        <source>Objective</source>
        <translation>Cel gry</translation>
    </message>
    <message>
        <source>Three people play, each for themselves. You build a hand of groups, and the deal ends when somebody completes one. But every hand is worth something, also those of the losers, and the players settle the differences. A win does not promise the highest total.</source>
        <translation>Grają trzy osoby, każda na własny rachunek. Budujesz rękę z układów, a rozdanie kończy się, gdy ktoś ją skompletuje. Ale każda ręka jest coś warta, także ręce przegranych, i gracze rozliczają różnice. Wygrana nie gwarantuje najwyższej sumy.</translation>
    </message>
    <message>
        <source>A winning hand is seven groups and one pair. The groups that you have declared, opening declarations, pungs and kongs, count among the seven; Tiandi Hezi (N4.5) does not.</source>
        <comment>N2.4</comment>
        <translation>Zwycięska ręka to siedem układów i jedna para. Zadeklarowane układy – deklaracje otwarcia, pungi i kongi – wlicza się do tych siedmiu; Tiandi Hezi (N4.5) nie.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>The deck has 125 cards: thirty faces with four copies each, and five lucky cards, Fortune, Prosperity, Longevity, Joy and Wealth, of which there is one each. The thirty faces are the ranks 1 to 9 in Myriads, Strings and Coins, and the Thousand, the White Flower and the Red Flower. The game is played with these 120 cards; the lucky cards stay out.</source>
        <comment>N1.1</comment>
        <translation>Talia ma 125 kart: trzydzieści rodzajów po cztery egzemplarze oraz pięć kart szczęścia: Szczęście, Pomyślność, Długowieczność, Radość i Bogactwo, każda w jednym egzemplarzu. Trzydzieści rodzajów to wartości od 1 do 9 w miriadach, sznurach i monetach oraz Tysiąc, Biały Kwiat i Czerwony Kwiat. Gra się tymi 120 kartami; karty szczęścia odkłada się na bok.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;four old generals&lt;/b&gt; are {thousand} {white} {red} and {9s}. Every other face is an &lt;b&gt;ordinary&lt;/b&gt; one.</source>
        <comment>N1.2</comment>
        <translation>&lt;b&gt;Czterej starzy generałowie&lt;/b&gt; to {thousand} {white} {red} i {9s}. Wszystkie inne karty są &lt;b&gt;zwykłe&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The groups</source>
        <translation>Układy</translation>
    </message>
    <message>
        <source>Three ranks in a row of one suit are a &lt;b&gt;run&lt;/b&gt;, three cards of one face a &lt;b&gt;triplet&lt;/b&gt;. A triplet made with a claimed discard is a &lt;b&gt;pung&lt;/b&gt;. Four cards of one face that you declare are a &lt;b&gt;kong&lt;/b&gt;. Two cards of one face are a &lt;b&gt;pair&lt;/b&gt;.</source>
        <comment>N2.1</comment>
        <translation>Trzy kolejne wartości jednego koloru to &lt;b&gt;sekwens&lt;/b&gt;, a trzy takie same karty to &lt;b&gt;trójka identycznych kart&lt;/b&gt;. Jeśli powstaje ze zgłoszoną kartą odrzuconą, jest to &lt;b&gt;pung&lt;/b&gt;. Cztery identyczne karty, które deklarujesz, to &lt;b&gt;kong&lt;/b&gt;. Dwie identyczne karty to &lt;b&gt;para&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A run</source>
        <translation>Sekwens</translation>
    </message>
    <message>
        <source>A triplet</source>
        <translation>Trzy identyczne</translation>
    </message>
    <message>
        <source>Thousand, White Flower and Red Flower make only groups of one face. The Nine of Strings may also end the run {7s}{8s}{9s}.</source>
        <comment>N2.2</comment>
        <translation>Tysiąc, Biały Kwiat i Czerwony Kwiat tworzą tylko układy identycznych kart. Dziewiątka sznurów może też kończyć sekwens {7s}{8s}{9s}.</translation>
    </message>
    <message>
        <source>The run {1c}{2c}{3c} has a name of its own: &lt;b&gt;Wenqian&lt;/b&gt;.</source>
        <comment>N2.3</comment>
        <translation>Sekwens {1c}{2c}{3c} ma własną nazwę: &lt;b&gt;Wenqian&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Rozdanie kart</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random. The dealer gets 23 cards, the others 22 each. Two cards, the &lt;b&gt;indicators&lt;/b&gt;, are turned face up and stay out of play. The remaining 51 cards are the stock. Cards are drawn from its front, and replacements from its back.</source>
        <comment>N3.1</comment>
        <translation>Pierwszego rozdającego wybiera los. Rozdający dostaje 23 karty, pozostali po 22. Dwie karty, &lt;b&gt;wskaźniki&lt;/b&gt;, leżą odkryte i nie biorą udziału w grze. Pozostałe 51 kart tworzy stos. Karty dobiera się z jego początku, a zastępcze z końca.</translation>
    </message>
    <message>
        <source>“Next deal” passes the deal to the next seat. “Restart” draws a new dealer at random.</source>
        <comment>N3.2</comment>
        <translation>„Następne rozdanie” przekazuje rozdawanie następnemu graczowi. „Zacznij od nowa” losuje nowego rozdającego.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Deklaracje przed grą</translation>
    </message>
    <message>
        <source>Before play, each player in turn, the dealer first, makes as many opening declarations as they like and then finishes, some by declaring ready. You are asked only while you have something to declare or may declare ready; otherwise your preparation ends by itself.</source>
        <comment>N4.1</comment>
        <translation>Przed grą każdy gracz po kolei, najpierw rozdający, składa dowolną liczbę deklaracji otwarcia, a potem kończy przygotowanie, niekiedy deklaracją gotowości. Pytanie dostajesz tylko, póki masz co zadeklarować lub możesz zadeklarować gotowość; w przeciwnym razie twoje przygotowanie kończy się samo.</translation>
    </message>
    <message>
        <source>Only the cards that you were dealt count for an opening declaration, never a replacement.</source>
        <comment>N4.2</comment>
        <translation>Do deklaracji otwarcia liczą się tylko karty z rozdania, nigdy zastępcze.</translation>
    </message>
    <message>
        <source>If you were dealt four cards of one face, you may declare them. They lie open as one of your seven groups, and you draw one replacement from the back of the stock.</source>
        <comment>N4.3</comment>
        <translation>Jeśli z rozdania masz cztery identyczne karty, możesz je zadeklarować. Leżą wyłożone jako jeden z twoich siedmiu układów, a ty dobierasz jedną kartę zastępczą z końca stosu.</translation>
    </message>
    <message>
        <source>If you were dealt exactly three cards of a face that is also an indicator, you may declare them. They lie open as one of your groups, without a replacement.</source>
        <comment>N4.4</comment>
        <translation>Jeśli z rozdania masz dokładnie trzy karty identyczne z jednym ze wskaźników, możesz je zadeklarować. Leżą wyłożone jako jeden z twoich układów, bez karty zastępczej.</translation>
    </message>
    <message>
        <source>If both indicators have the same face and you were dealt the other two cards of it, you may declare &lt;b&gt;Tiandi Hezi&lt;/b&gt;. The two cards lie open, and you draw two replacements from the back of the stock.</source>
        <comment>N4.5</comment>
        <translation>Jeśli oba wskaźniki są identyczne, a z rozdania masz obie pozostałe takie karty, możesz zadeklarować &lt;b&gt;Tiandi Hezi&lt;/b&gt;. Te dwie karty leżą wyłożone, a ty dobierasz dwie karty zastępcze z końca stosu.</translation>
    </message>
    <message>
        <source>If you are not the dealer and need exactly one more card to win, you may declare &lt;b&gt;ready&lt;/b&gt;. A face that would complete your hand counts only if fewer than four of it are in your hand, among your open cards (Hezi too) and the indicators together. Your hand is then locked: on your own turn you may only win or discard the card that you drew, and you never make a pung or a kong. You may still win on a discard or by robbing a kong.</source>
        <comment>N4.6</comment>
        <translation>Jeśli nie rozdajesz i do wygranej brakuje ci dokładnie jednej karty, możesz zadeklarować &lt;b&gt;gotowość&lt;/b&gt;. Karta, która skompletowałaby twoją rękę, liczy się tylko wtedy, gdy na twojej ręce, wśród twoich wyłożonych kart (także Hezi) i wskaźników jest łącznie mniej niż cztery takie karty. Twoja ręka jest odtąd zablokowana: w swojej turze możesz tylko wygrać albo odrzucić dobraną kartę i nigdy nie tworzysz pungów ani kongów. Nadal możesz wygrać kartą odrzuconą lub przechwytując kong.</translation>
    </message>
    <message>
        <source>When all have finished, the dealer acts first, without drawing: the dealer may win with a complete hand (a &lt;b&gt;heavenly win&lt;/b&gt;), declare a concealed kong, or discard. Replacements drawn in preparation do not spoil a heavenly win; a concealed kong on this first turn does.</source>
        <comment>N4.7</comment>
        <translation>Gdy wszyscy skończą, pierwszy gra rozdający, bez dobierania: może wygrać kompletną ręką (&lt;b&gt;wygrana z rozdania&lt;/b&gt;), zadeklarować zakryty kong albo odrzucić kartę. Karty zastępcze dobrane podczas przygotowania nie przekreślają wygranej z rozdania; zakryty kong w tej pierwszej turze ją przekreśla.</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>Przebieg tury</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
    </message>
    <message>
        <source>You draw a card from the front of the stock. Then you may win, declare four cards of one face in your hand as a concealed kong, add the fourth card to your own pung, or discard a card.</source>
        <comment>N5.1</comment>
        <translation>Dobierasz kartę z początku stosu. Potem możesz wygrać, zadeklarować cztery identyczne karty z ręki jako zakryty kong, dołożyć czwartą kartę do własnego pungu albo odrzucić kartę.</translation>
    </message>
    <message>
        <source>A kong of any kind needs a card left in the stock. After it you draw a replacement from the back and may again do all that N5.1 allows.</source>
        <comment>N5.2</comment>
        <translation>Każdy kong wymaga, by na stosie była jeszcze karta. Po nim dobierasz kartę zastępczą z końca i znów możesz zrobić wszystko, na co pozwala N5.1.</translation>
    </message>
    <message>
        <source>When you add a card to your pung, every other player whose hand it completes may rob it, that is, win with it; the player after you comes first. A robbed kong stays a pung. If nobody robs it, it is an exposed kong.</source>
        <comment>N5.3</comment>
        <translation>Gdy dokładasz kartę do swojego pungu, każdy inny gracz, którego rękę ona kompletuje, może ją przechwycić, czyli nią wygrać; pierwszeństwo ma gracz siedzący za tobą. Przechwycony kong pozostaje pungiem. Jeśli nikt go nie przechwytuje, jest odkrytym kongiem.</translation>
    </message>
    <message>
        <source>After a discard</source>
        <translation>Po odrzuceniu</translation>
    </message>
    <message>
        <source>The other players may claim a discard. A win comes first. Then come pung, with at least two of the face in hand, and kong, with three in hand and a card left in the stock; with three you may choose. Among equal claims the player who sits next after the discarder comes first, and only one player can win. After a pung you discard without drawing, and may neither win nor make a kong before that. After a claimed kong you draw a replacement and go on as in N5.1.</source>
        <comment>N5.4</comment>
        <translation>Pozostali gracze mogą zgłosić się po odrzuconą kartę. Pierwszeństwo ma wygrana. Potem pung, przy co najmniej dwóch takich kartach na ręce, i kong, przy trzech na ręce i karcie pozostałej na stosie; przy trzech możesz wybrać. Przy równych zgłoszeniach pierwszy jest gracz siedzący zaraz za odrzucającym, a wygrać może tylko jeden. Po pungu odrzucasz bez dobierania i przedtem nie możesz ani wygrać, ani utworzyć konga. Po zgłoszonym kongu dobierasz kartę zastępczą i grasz dalej jak w N5.1.</translation>
    </message>
    <message>
        <source>You never make a run with a discard, unless you win on it.</source>
        <comment>N5.5</comment>
        <translation>Z odrzuconą kartą nigdy nie tworzysz sekwensu, chyba że nią wygrywasz.</translation>
    </message>
    <message>
        <source>If you pass a card, you may still win or pung on the same face later.</source>
        <comment>N5.6</comment>
        <translation>Jeśli pasujesz przy karcie, później nadal możesz wygrać taką kartą lub zgłosić na nią pung.</translation>
    </message>
    <message>
        <source>When a player must draw and the stock is empty, the deal is exhausted. Wins and pungs on the last discard are settled before that.</source>
        <comment>N5.7</comment>
        <translation>Gdy gracz ma dobrać, a stos jest pusty, rozdanie kończy się wyczerpaniem stosu. Wygrane i pungi na ostatnią odrzuconą kartę rozstrzyga się przedtem.</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>Punktacja i koniec</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Exposed kong, claimed or added</source>
        <translation>Odkryty kong, zgłoszony lub dołożony</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>Zakryty kong</translation>
    </message>
    <message>
        <source>Opening declaration, of four or of three</source>
        <translation>Deklaracja otwarcia, z czterech lub trzech kart</translation>
    </message>
    <message>
        <source>Tiandi Hezi</source>
        <translation>Tiandi Hezi</translation>
    </message>
    <message>
        <source>Exactly three of a face in hand</source>
        <translation>Dokładnie trzy identyczne na ręce</translation>
    </message>
    <message>
        <source>All four of a face in hand</source>
        <translation>Wszystkie cztery identyczne na ręce</translation>
    </message>
    <message>
        <source>Base hu</source>
        <translation>Bazowe hu</translation>
    </message>
    <message>
        <source>Every player, winner or not, counts the cards before them at the end of the deal.</source>
        <translation>Każdy gracz, zwycięzca czy nie, liczy karty, które ma na końcu rozdania.</translation>
    </message>
    <message>
        <source>Each declared group has a value, from a pung, the least, to an opening declaration and Tiandi Hezi, the most.</source>
        <comment>N6.1</comment>
        <translation>Każdy zadeklarowany układ daje punkty: najmniej pung, najwięcej deklaracja otwarcia i Tiandi Hezi.</translation>
    </message>
    <message>
        <source>Three or four of a face in hand have a value too, even if the winning hand uses them in runs. The unit of all values is the &lt;b&gt;hu&lt;/b&gt;. A won hand counts the winning card as a card in hand, but see N6.5.</source>
        <comment>N6.2</comment>
        <translation>Trzy lub cztery identyczne karty na ręce też dają punkty, nawet jeśli zwycięska ręka używa ich w sekwensach. Jednostką wszystkich tych punktów jest &lt;b&gt;hu&lt;/b&gt;. W zwycięskiej ręce wygrywająca karta liczy się jak karta na ręce, ale zob. N6.5.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>Hu</source>
        <translation>Hu</translation>
    </message>
    <message>
        <source>All these values are doubled if the face is an old general. They are also doubled for each indicator that fits: an indicator of an ordinary face doubles the ordinary faces of its rank in all suits, and an old general as indicator doubles all four old generals. Each of them doubles once more. The Nine of Strings counts here as an old general only: a Nine of Myriads or Coins does not double it, and it does not double them.</source>
        <comment>N6.3</comment>
        <translation>Wszystkie te punkty podwajają się, jeśli karty są starymi generałami. Podwajają się też za każdy pasujący wskaźnik: wskaźnik będący zwykłą kartą podwaja zwykłe karty tej samej wartości we wszystkich kolorach, a stary generał jako wskaźnik podwaja wszystkich czterech starych generałów. Podwojenia mnożą się przez siebie. Dziewiątka sznurów liczy się tu tylko jako stary generał: dziewiątka miriad ani dziewiątka monet jej nie podwaja, a ona nie podwaja ich.</translation>
    </message>
    <message>
        <source>A face that is exactly that of an indicator counts more: a pung of it is doubled once more, and three of it in hand count 12 in place of 4, before the doublings of N6.3. Opening declarations get nothing extra.</source>
        <comment>N6.4</comment>
        <translation>Karta dokładnie taka jak wskaźnik jest warta więcej: pung z niej podwaja się jeszcze raz, a trzy na ręce liczą się za 12 zamiast 4, przed podwojeniami z N6.3. Deklaracje otwarcia nie dostają nic dodatkowo.</translation>
    </message>
    <message>
        <source>The indicators are {2s} and {3m}. Three {2m} in hand count 4 × 2 = 8. Three {2s} in hand count 12 × 2 = 24.</source>
        <comment>N6.4 example</comment>
        <translation>Wskaźniki to {2s} i {3m}. Trzy {2m} na ręce liczą się 4 × 2 = 8. Trzy {2s} na ręce liczą się 12 × 2 = 24.</translation>
    </message>
    <message>
        <source>Both indicators are {4c}. Tiandi Hezi counts 16 × 2 × 2 = 64.</source>
        <comment>N6.3 example</comment>
        <translation>Oba wskaźniki to {4c}. Tiandi Hezi liczy się 16 × 2 × 2 = 64.</translation>
    </message>
    <message>
        <source>One indicator is {9s}: three {9m} in hand count 4. One indicator is {9m}: three {9s} in hand count 8, and three {9c} in hand count 8.</source>
        <comment>N6.3 example</comment>
        <translation>Jeden wskaźnik to {9s}: trzy {9m} na ręce liczą się za 4. Jeden wskaźnik to {9m}: trzy {9s} na ręce liczą się za 8 i trzy {9c} na ręce za 8.</translation>
    </message>
    <message>
        <source>If you win on a discard or by robbing a kong, and the winning card is your third of a face in hand, these three count as a pung, 2 and the doublings of N6.3 and N6.4, whatever groups they are used in. If it is your fourth, your own three count as three in hand, never as four. A winning card that you drew yourself counts as a card in hand.</source>
        <comment>N6.5</comment>
        <translation>Jeśli wygrywasz kartą odrzuconą lub przechwytując kong, a wygrywająca karta jest twoją trzecią identyczną na ręce, te trzy liczą się jak pung: 2 i podwojenia z N6.3 i N6.4, niezależnie od tego, w jakich układach są użyte. Jeśli jest czwartą, twoje własne trzy liczą się jak trzy na ręce, nigdy jak cztery. Wygrywająca karta z własnego dobrania liczy się jak karta na ręce.</translation>
    </message>
    <message>
        <source>An ordinary face that no indicator doubles</source>
        <translation>Zwykła karta, której nie podwaja żaden wskaźnik</translation>
    </message>
    <message>
        <source>An old general when no old general is an indicator</source>
        <translation>Stary generał, gdy żaden stary generał nie jest wskaźnikiem</translation>
    </message>
    <message>
        <source>The face of an ordinary indicator</source>
        <translation>Karta identyczna ze zwykłym wskaźnikiem</translation>
    </message>
    <message>
        <source>Its rank in another suit</source>
        <translation>Karta tej wartości w innym kolorze</translation>
    </message>
    <message>
        <source>An old general that is an indicator</source>
        <translation>Stary generał, który jest wskaźnikiem</translation>
    </message>
    <message>
        <source>The other old generals then</source>
        <translation>Pozostali starzy generałowie w tym przypadku</translation>
    </message>
    <message>
        <source>What groups are worth, in hu, when the other indicator does not matter:</source>
        <translation>Ile hu są warte układy, gdy drugi wskaźnik nie ma znaczenia:</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Three in hand</source>
        <translation>Trzy na ręce</translation>
    </message>
    <message>
        <source>Exposed kong</source>
        <translation>Odkryty kong</translation>
    </message>
    <message>
        <source>Opening declaration</source>
        <translation>Deklaracja otwarcia</translation>
    </message>
    <message>
        <source>What the winner adds</source>
        <translation>Co dodaje zwycięzca</translation>
    </message>
    <message>
        <source>The shape of the winning hand: seven runs are &lt;b&gt;Qing Hu&lt;/b&gt;, +100. Triplets and kongs only, with opening declarations counted among them and Wenqian runs allowed beside them, are &lt;b&gt;Piao Hu&lt;/b&gt;, +50 and the total ×2. Any other mixture is &lt;b&gt;Tazi Hu&lt;/b&gt;, +20.</source>
        <comment>N7.1</comment>
        <translation>Kształt zwycięskiej ręki: siedem sekwensów to &lt;b&gt;Qing Hu&lt;/b&gt;, +100. Same trójki identycznych kart i kongi (także deklaracje otwarcia), obok których mogą być sekwensy Wenqian, to &lt;b&gt;Piao Hu&lt;/b&gt;, +50, a suma ×2. Każda inna mieszanka to &lt;b&gt;Tazi Hu&lt;/b&gt;, +20.</translation>
    </message>
    <message>
        <source>Wenqian runs in the winning hand: one +20, two +50, three +100, four +200.</source>
        <comment>N7.2</comment>
        <translation>Sekwensy Wenqian w zwycięskiej ręce: jeden +20, dwa +50, trzy +100, cztery +200.</translation>
    </message>
    <message>
        <source>A win on a card that you drew yourself: +10; a heavenly win is none. If that card was the replacement of a kong, concealed, added or claimed, another +10. A replacement in preparation does not count.</source>
        <comment>N7.3</comment>
        <translation>Wygrana z własnego dobrania: +10; wygrana z rozdania nią nie jest. Jeśli wygrywa karta zastępcza po kongu – zakrytym, dołożonym lub zgłoszonym – jeszcze +10. Karta zastępcza z przygotowania się nie liczy.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;waiting card&lt;/b&gt;, +10, at most once: the winning card completes the pair, or is the middle of a run, or the Three of a run 1–2–3, or the Seven of a run 7–8–9. Never with a heavenly win.</source>
        <comment>N7.4</comment>
        <translation>&lt;b&gt;Jedyna karta&lt;/b&gt;, +10, najwyżej raz: wygrywająca karta uzupełnia parę, jest środkiem sekwensu, trójką w sekwensie 1–2–3 albo siódemką w sekwensie 7–8–9. Nigdy przy wygranej z rozdania.</translation>
    </message>
    <message>
        <source>The total is doubled once for each of these: Piao Hu; Closed Piao, a Piao Hu with no pung among the declared groups; Three Elders, at least three each of Red Flower, White Flower and Thousand among hand, winning card and groups, Hezi cards left out; a heavenly win; a win on the dealer’s first discard, also when a concealed kong came before it; ready declared; the last card of the stock drawn by yourself, from the front or as a kong replacement. For Closed Piao an added kong counts as a pung; a claimed or concealed kong and an opening declaration do not, nor does a triplet that the winning discard completes.</source>
        <comment>N7.5</comment>
        <translation>Suma podwaja się raz za każde z następujących: Piao Hu; zakryte Piao, czyli Piao Hu bez pungu wśród zadeklarowanych układów; Trzej Starcy, czyli Czerwony Kwiat, Biały Kwiat i Tysiąc, każdy co najmniej trzy razy wśród kart na ręce, wygrywającej karty i układów, bez kart Hezi; wygrana z rozdania; wygrana pierwszą kartą odrzuconą przez rozdającego, także gdy poprzedził ją zakryty kong; zadeklarowana gotowość; ostatnia karta stosu z własnego dobrania, z początku lub jako zastępcza po kongu. Przy zakrytym Piao kong dołożony liczy się jak pung; kong zgłoszony lub zakryty i deklaracja otwarcia – nie, podobnie jak trójka identycznych kart, którą kompletuje wygrywająca karta odrzucona.</translation>
    </message>
    <message>
        <source>If the hand can be divided in several ways, or the winning card can have several places in it, the way with the highest total counts. Of two equal totals it is the one with more doublings, then the one with the higher bonus for the shape.</source>
        <comment>N7.6</comment>
        <translation>Jeśli rękę można podzielić na kilka sposobów albo wygrywająca karta może mieć w niej kilka miejsc, liczy się sposób o najwyższej sumie. Z dwóch równych sum ten, który ma więcej podwojeń, a potem ten o wyższej premii za kształt.</translation>
    </message>
    <message>
        <source>The winner adds the bonuses to the base hu and doubles the sum for every doubling. The others count their base hu only.</source>
        <comment>N7.7</comment>
        <translation>Zwycięzca dodaje premie do bazowego hu i podwaja sumę za każde podwojenie. Pozostałym liczy się tylko bazowe hu.</translation>
    </message>
    <message>
        <source>One plain pung and six runs, won on a discard that is no waiting card: 2 + 20 = 22, rounded up to 30.</source>
        <comment>N7.7 example</comment>
        <translation>Jeden zwykły pung i sześć sekwensów, wygrana kartą odrzuconą, która nie jest jedyną kartą: 2 + 20 = 22, po zaokrągleniu 30.</translation>
    </message>
    <message>
        <source>Seven plain pungs, won on a discard that completes the pair: (14 + 50 + 10) × 2 = 148, rounded up to 150.</source>
        <comment>N7.7 example</comment>
        <translation>Siedem zwykłych pungów, wygrana kartą odrzuconą, która uzupełnia parę: (14 + 50 + 10) × 2 = 148, po zaokrągleniu 150.</translation>
    </message>
    <message>
        <source>Seven plain triplets in hand, the pair completed by a card that you drew: (28 + 50 + 10 + 10) × 2 × 2 = 392, rounded up to 400.</source>
        <comment>N7.7 example</comment>
        <translation>Siedem zwykłych trójek identycznych kart na ręce, para uzupełniona kartą z własnego dobrania: (28 + 50 + 10 + 10) × 2 × 2 = 392, po zaokrągleniu 400.</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Rozliczenie</translation>
    </message>
    <message>
        <source>Every total is rounded up to a multiple of ten: 22 becomes 30, 20 stays 20, and 0 stays 0.</source>
        <comment>N8.1</comment>
        <translation>Każdą sumę zaokrągla się w górę do dziesiątek: z 22 robi się 30, 20 zostaje 20, a 0 zostaje 0.</translation>
    </message>
    <message>
        <source>Each two players settle the difference of their totals. So a winner may well have to pay, and two players may share the highest total.</source>
        <comment>N8.2</comment>
        <translation>Każdych dwóch graczy rozlicza różnicę swoich sum. Zdarza się więc, że zwycięzca musi płacić, a dwóch graczy może mieć tę samą najwyższą sumę.</translation>
    </message>
    <message>
        <source>The totals 100, 40 and 20 settle as +140, −40 and −100.</source>
        <comment>N8.2 example</comment>
        <translation>Sumy 100, 40 i 20 rozlicza się jako +140, −40 i −100.</translation>
    </message>
    <message>
        <source>After an exhausted deal the base totals are settled in the same way, without any bonus of a winner.</source>
        <comment>N8.3</comment>
        <translation>Po wyczerpaniu stosu tak samo rozlicza się sumy bazowe, bez żadnych premii zwycięzcy.</translation>
    </message>
</context>
<context>
    <name>NumberDialog</name>
    <message>
        <source>Play a deal by its number</source>
        <translation>Rozegraj rozdanie o podanym numerze</translation>
    </message>
    <message>
        <source>The same number gives everybody the same cards.</source>
        <translation>Ten sam numer daje każdemu te same karty.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numer rozdania</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdający</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: play this deal</extracomment>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>As drawn with the cards</source>
        <translation>Wylosowany razem z kartami</translation>
    </message>
    <message>
        <source>Or paste a whole deal that somebody shared with you.</source>
        <translation>Możesz też wkleić całe rozdanie, które ktoś ci udostępnił.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player, %2 the cards in that hand</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The hands of the others</source>
        <translation>Ręce pozostałych graczy</translation>
    </message>
</context>
<context>
    <name>OpenRow</name>
    <message>
        <source>No program of this computer opens it.</source>
        <translation>Żaden program na tym komputerze tego nie otwiera.</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Tôm with the 3 of Strings</source>
        <translation>Tôm z trójką sznurów</translation>
    </message>
    <message>
        <source>Chi of a turned-up card</source>
        <translation>Chi na odkrytą kartę</translation>
    </message>
    <message>
        <source>Own fourth makes a ti</source>
        <translation>Własna czwarta karta tworzy ti</translation>
    </message>
    <message>
        <source>Tôm counts the 3 of Strings in place of the 3 of Coins.</source>
        <translation>W zestawie Tôm liczy się trójka sznurów zamiast trójki monet.</translation>
    </message>
    <message>
        <source>The next player too may chi a card that was turned up.</source>
        <translation>Także następny gracz może zgłosić chi na kartę odkrytą ze stosu.</translation>
    </message>
    <message>
        <source>The fourth card turned up onto one’s own wei is a forced ti.</source>
        <translation>Czwarta karta, którą gracz odkrywa do własnego wei, obowiązkowo tworzy ti.</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Table options</source>
        <translation>Opcje stołu</translation>
    </message>
</context>
<context>
    <name>Paohuzi rules</name>
    <message>
        <source>Objective</source>
        <translation>Cel gry</translation>
    </message>
    <message>
        <source>Three people play, each for themselves. You collect groups of cards, and many of them are worth points. Whoever first has seven groups worth at least fifteen points wins the deal and is paid by the other two.</source>
        <translation>Grają trzy osoby, każda na własny rachunek. Zbierasz układy kart, z których wiele jest wartych punkty. Kto pierwszy ma siedem układów wartych co najmniej piętnaście punktów, wygrywa rozdanie i dostaje zapłatę od pozostałej dwójki.</translation>
    </message>
    <message>
        <source>A group is called a &lt;b&gt;menzi&lt;/b&gt;; the points of a group are its &lt;b&gt;huxi&lt;/b&gt; (P8.1).</source>
        <comment>P2.0</comment>
        <translation>Układ nazywa się &lt;b&gt;menzi&lt;/b&gt;, a jego punkty to &lt;b&gt;huxi&lt;/b&gt; (P8.1).</translation>
    </message>
    <message>
        <source>You may win on a stock card, whoever turned it up, when your open groups and your hand make exactly seven groups with it that are worth at least 15 huxi. Without a group of four, all seven have three cards. With one or more groups of four, exactly one of the seven is a pair and the others have three or four cards. A dead hand (P6.5) does not win.</source>
        <comment>P7.1</comment>
        <translation>Możesz wygrać kartą ze stosu, bez względu na to, kto ją odkrył, jeśli twoje wyłożone układy i ręka tworzą z nią dokładnie siedem układów wartych co najmniej 15 huxi. Bez układu czterech kart wszystkie siedem ma po trzy karty. Z jednym lub kilkoma układami czterech kart dokładnie jeden z siedmiu jest parą, a pozostałe mają trzy lub cztery karty. Martwa ręka (P6.5) nie wygrywa.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>The deck has eighty cards: the numbers 1 to 10 in small characters and in large characters, four copies of each. Two cards are &lt;b&gt;identical&lt;/b&gt; when they have the same size and the same number. The numbers 2, 7 and 10 are printed in red, the others in black; the color has no effect on the score.</source>
        <comment>P1.1</comment>
        <translation>Talia ma osiemdziesiąt kart: liczby od 1 do 10 zapisane małymi i dużymi znakami, każda w czterech egzemplarzach. Dwie karty są &lt;b&gt;identyczne&lt;/b&gt;, gdy mają tę samą wielkość i tę samą liczbę. Liczby 2, 7 i 10 są wydrukowane na czerwono, pozostałe na czarno; barwa nie wpływa na wynik.</translation>
    </message>
    <message>
        <source>Small and large numbers</source>
        <translation>Małe i duże liczby</translation>
    </message>
    <message>
        <source>The groups</source>
        <translation>Układy</translation>
    </message>
    <message>
        <source>A &lt;b&gt;kan&lt;/b&gt; is three identical cards in your hand. It is locked: you never discard one of its cards and never use one in a chi, a bi or a run.</source>
        <comment>P2.1</comment>
        <translation>&lt;b&gt;Kan&lt;/b&gt; to trzy identyczne karty na ręce. Jest zablokowany: jego kart nigdy się nie odrzuca ani nie używa w chi, bi czy sekwensie.</translation>
    </message>
    <message>
        <source>Three identical cards made with a stock card that you turned up yourself are a &lt;b&gt;wei&lt;/b&gt;; made with any other public card they are a &lt;b&gt;peng&lt;/b&gt;. Four identical cards that are all your own, dealt to you or a kan and a stock card that you turned up yourself, are a &lt;b&gt;ti&lt;/b&gt;; any other four are a &lt;b&gt;pao&lt;/b&gt;.</source>
        <comment>P2.2</comment>
        <translation>Trzy identyczne karty utworzone kartą ze stosu, którą odkrywasz ty, to &lt;b&gt;wei&lt;/b&gt;; utworzone każdą inną kartą jawną to &lt;b&gt;peng&lt;/b&gt;. Cztery identyczne karty wyłącznie własne – z rozdania albo kan z kartą ze stosu, którą odkrywasz ty – to &lt;b&gt;ti&lt;/b&gt;; każde inne cztery to &lt;b&gt;pao&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;chi group&lt;/b&gt; is three cards of one of these kinds: three numbers in a row of one size; 2, 7 and 10 of one size; or three cards of one number in both sizes, two large and one small, or two small and one large.</source>
        <comment>P2.3</comment>
        <translation>&lt;b&gt;Układ chi&lt;/b&gt; to trzy karty jednego z tych rodzajów: trzy kolejne liczby jednej wielkości; 2, 7 i 10 jednej wielkości; albo trzy karty jednej liczby w obu wielkościach, dwie duże i jedna mała lub dwie małe i jedna duża.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Trzy kolejne</translation>
    </message>
    <message>
        <source>2–7–10</source>
        <translation>2–7–10</translation>
    </message>
    <message>
        <source>One number in both sizes</source>
        <translation>Jedna liczba w obu wielkościach</translation>
    </message>
    <message>
        <source>A &lt;b&gt;pair&lt;/b&gt; is two identical cards. It counts only in a winning hand that has a group of four.</source>
        <comment>P2.4</comment>
        <translation>&lt;b&gt;Para&lt;/b&gt; to dwie identyczne karty. Liczy się tylko w zwycięskiej ręce, która ma układ czterech kart.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Rozdanie kart</translation>
    </message>
    <message>
        <source>The dealer is chosen at random and gets 21 cards, the other two 20 each. The remaining 19 cards are the stock, face down. The dealer’s twenty-first card is shown to all.</source>
        <comment>P3.1</comment>
        <translation>Rozdającego wybiera los; dostaje on 21 kart, a dwaj pozostali gracze po 20. Pozostałe 19 kart tworzy zakryty stos. Dwudziestą pierwszą kartę rozdającego widzą wszyscy.</translation>
    </message>
    <message>
        <source>Any four identical cards that you are dealt become a ti at once and lie open. Any three identical cards are a kan and stay in your hand.</source>
        <comment>P3.2</comment>
        <translation>Każde cztery identyczne karty z rozdania od razu stają się ti i leżą wyłożone. Każde trzy identyczne to kan i zostają na ręce.</translation>
    </message>
    <message>
        <source>Between turns you hold 20 cards, open groups included, and one more for each group of four after the first: what seven groups need, less the winning card. If you are dealt several ti you have too few cards at first. With n ti you are n − 1 cards short, as dealer n − 2. You never draw replacements; P6.1 evens it out.</source>
        <comment>P3.3</comment>
        <translation>Między turami masz 20 kart, razem z wyłożonymi układami, i o jedną więcej za każdy układ czterech kart po pierwszym: tyle, ile trzeba na siedem układów, bez wygrywającej karty. Jeśli z rozdania masz kilka ti, na początku brakuje ci kart. Przy n ti brakuje n − 1 kart, rozdającemu n − 2. Kart zastępczych nigdy się nie dobiera; wyrównuje to P6.1.</translation>
    </message>
    <message>
        <source>With two groups of four a hand has 21 cards between turns, with three it has 22.</source>
        <comment>P3.3 example</comment>
        <translation>Z dwoma układami czterech kart ręka ma między turami 21 kart, z trzema 22.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Przed pierwszą turą</translation>
    </message>
    <message>
        <source>&lt;b&gt;Heavenly win&lt;/b&gt;: if the cards you are dealt hold at least three ti, or at least five kan, you may win at once, before anything else. Your other cards need not form groups. The dealer’s claim comes first, then those of the others in turn. Ti and kan are not added together to reach three or five, and a ti is no kan; but the huxi of all your ti and all your kan count. A dealer who could also win by P4.2 scores the better of the two.</source>
        <comment>P4.1</comment>
        <translation>&lt;b&gt;Wygrana z rozdania&lt;/b&gt; (tianhu): jeśli wśród kart z rozdania są co najmniej trzy ti albo co najmniej pięć kan, możesz od razu wygrać, przed wszystkim innym. Pozostałe karty nie muszą tworzyć układów. Pierwszeństwo ma zgłoszenie rozdającego, potem zgłoszenia pozostałych w kolejności gry. Ti i kan nie sumuje się do trzech lub pięciu, a ti nie jest kan; liczą się jednak huxi wszystkich twoich ti i wszystkich kan. Rozdającemu, który mógłby też wygrać według P4.2, liczy się lepszy z obu wyników.</translation>
    </message>
    <message>
        <source>You are dealt five small kan and no ti: 15 huxi.</source>
        <comment>P4.1 example</comment>
        <translation>Z rozdania masz pięć małych kan i żadnego ti: 15 huxi.</translation>
    </message>
    <message>
        <source>Next, a dealer whose 21 cards already form seven groups worth at least 15 huxi may win. The shown card counts as a stock card that the dealer turned up, and three alike in the hand count as a kan. Nobody else may claim the shown card or win on it.</source>
        <comment>P4.2</comment>
        <translation>Następnie może wygrać rozdający, którego 21 kart już tworzy siedem układów wartych co najmniej 15 huxi. Pokazana karta liczy się jak karta ze stosu odkryta przez rozdającego, a trzy identyczne na ręce liczą się jako kan. Nikt inny nie może zgłosić się po pokazaną kartę ani nią wygrać.</translation>
    </message>
    <message>
        <source>Then the dealer discards, if a discard is due by P6.1. A dealer who was dealt two ti owes none, and the next player turns up a stock card. If a discard is due and none is allowed, the dealer’s hand is dead (P6.5).</source>
        <comment>P4.3</comment>
        <translation>Potem rozdający odrzuca kartę, jeśli wymaga tego P6.1. Rozdający, który z rozdania ma dwa ti, nie odrzuca, a następny gracz odkrywa kartę ze stosu. Jeśli trzeba odrzucić, a żadnej karty nie wolno, ręka rozdającego jest martwa (P6.5).</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>Przebieg tury</translation>
    </message>
    <message>
        <source>Discards and stock cards</source>
        <translation>Karty odrzucone i karty ze stosu</translation>
    </message>
    <message>
        <source>After a discard, even when the stock is empty, the other players may claim the card (P5.4). If nobody takes it, it stays among the discards of the one who discarded it, and the next player turns up a stock card.</source>
        <comment>P5.1</comment>
        <translation>Po odrzuceniu, nawet gdy stos jest pusty, pozostali gracze mogą zgłosić się po kartę (P5.4). Jeśli nikt jej nie bierze, zostaje wśród odrzuconych kart tego, kto ją odrzucił, a następny gracz odkrywa kartę ze stosu.</translation>
    </message>
    <message>
        <source>A stock card that you turn up lies open for all and never simply goes into your hand. First come the forced groups of P5.3. If there is none, the card may be claimed (P5.4), and you come first. If nobody takes it, it stays among your discards, and the next player turns up a stock card.</source>
        <comment>P5.2</comment>
        <translation>Karta, którą odkrywasz ze stosu, leży jawnie dla wszystkich i nigdy nie trafia po prostu na rękę. Najpierw idą obowiązkowe układy z P5.3. Jeśli ich nie ma, można zgłosić się po kartę (P5.4), a ty masz pierwszeństwo. Jeśli nikt jej nie bierze, zostaje wśród twoich odrzuconych kart, a następny gracz odkrywa kartę ze stosu.</translation>
    </message>
    <message>
        <source>If you turn up a card of which you hold exactly two, it becomes a wei; if you hold a kan of it, it becomes a ti. Nobody is asked, and this comes before every claim of the others. If your hand is then complete you may win. Or you go on: with a discard if one is due and allowed, otherwise with a pass.</source>
        <comment>P5.3</comment>
        <translation>Jeśli odkrywasz kartę, której masz na ręce dokładnie dwa egzemplarze, powstaje wei; jeśli masz kan takich kart, powstaje ti. Nikt nie jest pytany i dzieje się to przed wszystkimi zgłoszeniami innych. Jeśli ręka jest wtedy kompletna, możesz wygrać. Albo grasz dalej: odrzucasz kartę, jeśli trzeba i wolno, a jeśli nie, pasujesz.</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Zgłoszenia</translation>
    </message>
    <message>
        <source>A public card may be claimed. A win, on a stock card only, goes before pao and peng, and these go before chi. Among equal claims the player who turned the card up comes first, and after a discard the player who is next. You may &lt;b&gt;pao&lt;/b&gt; if you hold a kan of the face and another player turned it up or discarded it, if you have a wei of the face, or if you have a peng of the face and the card is a stock card; on a wei or peng your own stock card will do. You may &lt;b&gt;peng&lt;/b&gt; if you hold exactly two of the face and another player turned it up or discarded it. You may &lt;b&gt;chi&lt;/b&gt; a stock card only if you turned it up, and a discard only if you are next after the one who discarded it. You are never forced to make a claim.</source>
        <comment>P5.4</comment>
        <translation>Po kartę jawną można się zgłosić. Wygrana, tylko kartą ze stosu, ma pierwszeństwo przed pao i peng, a te przed chi. Przy równych zgłoszeniach pierwszy jest gracz, który kartę odkrył, a po odrzuceniu następny gracz. Możesz zgłosić &lt;b&gt;pao&lt;/b&gt;, jeśli masz kan takich kart, a kartę odkrył lub odrzucił inny gracz; jeśli masz wei takich kart; albo jeśli masz peng takich kart i karta pochodzi ze stosu. Przy wei i peng może to być także karta ze stosu, którą odkrywasz ty. Możesz zgłosić &lt;b&gt;peng&lt;/b&gt;, jeśli masz na ręce dokładnie dwie takie karty, a kartę odkrył lub odrzucił inny gracz. Możesz zgłosić &lt;b&gt;chi&lt;/b&gt; na kartę ze stosu tylko wtedy, gdy to ty ją odkrywasz, a na odrzuconą tylko wtedy, gdy grasz zaraz po odrzucającym. Zgłoszenie nigdy nie jest obowiązkowe.</translation>
    </message>
    <message>
        <source>If you pass a card that you could have taken with chi or peng, whatever else you were offered and whoever takes it, you may not chi or peng a public card of that face any more in this deal. The same holds for a face that you have discarded. The face may still be in your other chi groups and in a bi, and you may still win on it and make pao, wei and ti of it. Passing only a pao or a win costs nothing.</source>
        <comment>P5.6</comment>
        <translation>Jeśli pasujesz przy karcie, którą możesz wziąć przez chi lub peng – bez względu na to, co jeszcze jest możliwe i kto ją bierze – w tym rozdaniu nie możesz już zgłosić chi ani peng na taką kartę jawną. To samo dotyczy kart odrzuconych z twojej ręki. Taka karta nadal może być w twoich innych układach chi i w bi, nadal możesz nią wygrać i tworzyć z niej pao, wei i ti. Pas tylko przy pao lub wygranej nic nie kosztuje.</translation>
    </message>
    <message>
        <source>When a player must turn up a stock card and none is left, the deal is a draw.</source>
        <comment>P5.7</comment>
        <translation>Gdy gracz ma odkryć kartę ze stosu, a nie ma już żadnej, rozdanie kończy się remisem.</translation>
    </message>
    <message>
        <source>Chi and bi</source>
        <translation>Chi i bi</translation>
    </message>
    <message>
        <source>With a chi you lay open a chi group of the public card and two cards of your hand. If your hand still holds cards of that face afterwards, every one of them must go into another chi group made of hand cards, which you lay open at the same time. This is called &lt;b&gt;bi&lt;/b&gt;. If they cannot all be placed, there is no chi. Cards of a kan are never used, so you cannot chi a face of which you hold a kan.</source>
        <comment>P5.5</comment>
        <translation>Przy chi wykładasz układ chi z karty jawnej i dwóch kart z ręki. Jeśli na ręce zostają jeszcze takie karty jak jawna, każda z nich musi wejść do kolejnego układu chi z kart ręki, który wykładasz równocześnie. To jest &lt;b&gt;bi&lt;/b&gt;. Jeśli nie da się tak ułożyć wszystkich, chi nie jest możliwe. Kart z kan nigdy się do tego nie używa, więc nie możesz zgłosić chi na kartę, której kan masz na ręce.</translation>
    </message>
    <message>
        <source>You hold {x1}{x2}{x3}{x4}{x5}, and the public card is {x3}. If you take it with {x4}{x5}, your own {x3} must go into {x1}{x2}{x3} at the same time.</source>
        <comment>P5.5 example</comment>
        <translation>Masz na ręce {x1}{x2}{x3}{x4}{x5}, a kartą jawną jest {x3}. Jeśli bierzesz ją z {x4}{x5}, twoja własna {x3} musi równocześnie wejść do {x1}{x2}{x3}.</translation>
    </message>
    <message>
        <source>You hold {x1}{x2}{x3}{x3}, and the public card is {x3}: no chi is possible, as your own two cannot both be placed. With a kan of {x1} and a {x2} you cannot take {x3} either, as the kan is locked.</source>
        <comment>P5.5 example</comment>
        <translation>Masz na ręce {x1}{x2}{x3}{x3}, a kartą jawną jest {x3}: chi nie jest możliwe, bo obu twoich kart nie da się ułożyć. Mając kan z {x1} i jedną {x2}, także nie możesz wziąć {x3}, bo kan jest zablokowany.</translation>
    </message>
    <message>
        <source>After taking a card</source>
        <translation>Po wzięciu karty</translation>
    </message>
    <message>
        <source>When you have taken a card, a discard is due if you now hold more cards, open groups included, than P3.3 says. So you discard one card after a wei, a chi or a peng and after your first ti or pao, and none after each later ti or pao. A hand that is short owes no discard after its next wei, chi or peng; a ti or pao leaves it as short as before.</source>
        <comment>P6.1</comment>
        <translation>Po wzięciu karty trzeba odrzucić, jeśli masz teraz więcej kart, razem z wyłożonymi układami, niż mówi P3.3. Odrzucasz więc jedną kartę po wei, chi lub peng oraz po pierwszym ti lub pao, a po każdym następnym ti lub pao żadnej. Ręka, której brakuje kart, nie odrzuca po najbliższym wei, chi lub peng; po ti lub pao brakuje jej tylu kart co przedtem.</translation>
    </message>
    <message>
        <source>You may discard any card of your hand that is not in a kan. You may break a pair.</source>
        <comment>P6.2</comment>
        <translation>Możesz odrzucić każdą kartę z ręki, która nie należy do kan. Parę wolno rozdzielić.</translation>
    </message>
    <message>
        <source>When no discard is due, the next player turns up a stock card.</source>
        <comment>P6.3</comment>
        <translation>Gdy nie trzeba odrzucać, następny gracz odkrywa kartę ze stosu.</translation>
    </message>
    <message>
        <source>You may not chi, peng or pao when a discard would be due afterwards and you would have no card that you may discard. A short hand that owes no discard may take the card.</source>
        <comment>P6.4</comment>
        <translation>Nie wolno zgłosić chi, peng ani pao, jeśli potem trzeba by odrzucić kartę, a żadnej nie byłoby wolno. Ręka, której brakuje kart i która nie musi odrzucać, może wziąć kartę.</translation>
    </message>
    <message>
        <source>If a forced wei or ti, or the opening, leaves you no card that you may discard although a discard is due, and you do not win at once, your hand is &lt;b&gt;dead&lt;/b&gt;. You discard nothing and play goes on with the next player. A dead hand never wins and never makes a chi, a peng or a wei. It still turns up stock cards in its turn, a ti is still forced and a pao still possible, both without a discard.</source>
        <comment>P6.5</comment>
        <translation>Jeśli po obowiązkowym wei lub ti albo na samym początku trzeba odrzucić kartę, a nie masz takiej, którą wolno, i nie wygrywasz od razu, twoja ręka jest &lt;b&gt;martwa&lt;/b&gt;. Niczego nie odrzucasz, a gra przechodzi do następnego gracza. Martwa ręka nigdy nie wygrywa i nie tworzy chi, peng ani wei. Nadal w swojej turze odkrywa karty ze stosu, ti pozostaje obowiązkowe, a pao możliwe, jedno i drugie bez odrzucania.</translation>
    </message>
    <message>
        <source>Play goes on from the player who took the card: whoever sits after that player is next.</source>
        <comment>P6.6</comment>
        <translation>Gra toczy się dalej od gracza, który wziął kartę: następny jest ten, kto siedzi za nim.</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>Punktacja i koniec</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Opcje stołu</translation>
    </message>
    <message>
        <source>These options are off unless you turn them on.</source>
        <translation>Te opcje są wyłączone, dopóki ich nie włączysz.</translation>
    </message>
    <message>
        <source>The player after the one who turned up a stock card may chi it too, as is common in Hunan. The one who turned it up comes first. P5.6 and P6.4 apply as to any chi.</source>
        <comment>P9.1</comment>
        <translation>Chi na odkrytą kartę ze stosu może zgłosić także gracz następny po tym, kto ją odkrył, jak to jest w zwyczaju w Hunanie. Pierwszeństwo ma odkrywający. P5.6 i P6.4 obowiązują jak przy każdym chi.</translation>
    </message>
    <message>
        <source>A stock card that you turn up yourself and that is the fourth of your own wei is forced into a ti, in place of a pao that you may choose. This holds for a dead hand too.</source>
        <comment>P9.2</comment>
        <translation>Karta ze stosu, którą odkrywasz ty i która jest czwartą do twojego wei, obowiązkowo tworzy ti zamiast pao, które byłoby do wyboru. Dotyczy to także martwej ręki.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>A kan in your hand stays a kan, or becomes a group of four with the winning card. All other cards of your hand, pairs too, may be divided into chi groups and the pair as you like.</source>
        <comment>P7.2</comment>
        <translation>Kan na ręce pozostaje kan albo z wygrywającą kartą staje się układem czterech kart. Wszystkie inne karty z ręki, także pary, możesz dowolnie dzielić na układy chi i parę.</translation>
    </message>
    <message>
        <source>The winning card may complete a chi group or the pair, make a peng with two in your hand, or make a pao with a kan in your hand, with a wei or with a peng. If you turned it up yourself, P5.3 comes first: with two in hand it is a wei and with a kan a ti, and nothing else.</source>
        <comment>P7.3</comment>
        <translation>Wygrywająca karta może uzupełnić układ chi lub parę, utworzyć peng z dwiema kartami z ręki albo pao z kan na ręce, z wei lub z peng. Jeśli odkrywasz ją ty, najpierw działa P5.3: z dwiema na ręce to wei, z kan to ti, i nic innego.</translation>
    </message>
    <message>
        <source>You win only on a stock card, never on a discard; only the wins of P4.1 and P4.2 need no such card. A win is claimed while the card lies open, or after a forced group. Once you have taken a card by chi, peng or pao you cannot win on it any more.</source>
        <comment>P7.5</comment>
        <translation>Wygrywa się tylko kartą ze stosu, nigdy odrzuconą; tylko wygrane z P4.1 i P4.2 nie potrzebują takiej karty. Wygraną zgłasza się, póki karta leży jawna, albo po obowiązkowym układzie. Gdy karta zostanie wzięta przez chi, peng lub pao, nie można już nią wygrać.</translation>
    </message>
    <message>
        <source>If your cards form seven groups in several ways, the way with the most huxi counts.</source>
        <comment>P7.4</comment>
        <translation>Jeśli twoje karty tworzą siedem układów na kilka sposobów, liczy się ten o największej liczbie huxi.</translation>
    </message>
    <message>
        <source>{x1}{x2}{x3}, {d1}{d2}{d3}, {x2}{x7}{x10}, {d2}{d7}{d10}, {x4}{x5}{x6}, {d4}{d5}{d6} and {x8}{x9} with the winning card {x10}: 3 + 6 + 3 + 6 = 18 huxi, 2 tun.</source>
        <comment>P7.1 example</comment>
        <translation>{x1}{x2}{x3}, {d1}{d2}{d3}, {x2}{x7}{x10}, {d2}{d7}{d10}, {x4}{x5}{x6}, {d4}{d5}{d6} oraz {x8}{x9} z wygrywającą kartą {x10}: 3 + 6 + 3 + 6 = 18 huxi, 2 tun.</translation>
    </message>
    <message>
        <source>You hold six small kan, of 3, 4, 5, 6, 8 and 9, and {x1}{x1}. You passed the heavenly win. A {x1} that another player turns up makes a peng: 1 + 18 = 19 huxi, 2 tun. If you turn it up yourself it is a wei: 3 + 18 = 21 huxi, 3 tun. If it is discarded there is no win.</source>
        <comment>P7.3 example</comment>
        <translation>Masz na ręce sześć małych kan, z 3, 4, 5, 6, 8 i 9, oraz {x1}{x1}. Przy wygranej z rozdania wybierasz pas. {x1} odkryta przez innego gracza tworzy peng: 1 + 18 = 19 huxi, 2 tun. Jeśli odkrywasz ją ty, to wei: 3 + 18 = 21 huxi, 3 tun. Jeśli zostaje odrzucona, wygranej nie ma.</translation>
    </message>
    <message>
        <source>You hold a kan of {x8}, a kan of {d1}, a kan of {d2} and {x6}{x7}, and have open {x4}{x5}{x6}, {x1}{x2}{x3} and {x2}{x7}{x10}. When another player turns up {x8}, it makes {x6}{x7}{x8} beside the kan: 21 huxi, a win. When you turn it up yourself the ti is forced, {x6}{x7} are left over, and there is no win.</source>
        <comment>P7.3 example</comment>
        <translation>Masz na ręce kan z {x8}, kan z {d1}, kan z {d2} oraz {x6}{x7}, a wyłożone {x4}{x5}{x6}, {x1}{x2}{x3} i {x2}{x7}{x10}. Gdy inny gracz odkrywa {x8}, powstaje {x6}{x7}{x8} obok kan: 21 huxi, wygrana. Gdy odkrywasz ją ty, ti jest obowiązkowe, {x6}{x7} zostają bez układu i wygranej nie ma.</translation>
    </message>
    <message>
        <source>Ti</source>
        <translation>Ti</translation>
    </message>
    <message>
        <source>Pao</source>
        <translation>Pao</translation>
    </message>
    <message>
        <source>Wei or kan</source>
        <translation>Wei lub kan</translation>
    </message>
    <message>
        <source>Peng</source>
        <translation>Peng</translation>
    </message>
    <message>
        <source>1–2–3 or 2–7–10</source>
        <translation>1–2–3 lub 2–7–10</translation>
    </message>
    <message>
        <source>Any other chi group; the pair</source>
        <translation>Każdy inny układ chi; para</translation>
    </message>
    <message>
        <source>Score and payment</source>
        <translation>Wynik i zapłata</translation>
    </message>
    <message>
        <source>Each group of a won hand brings its huxi, more for large cards than for small ones.</source>
        <comment>P8.1</comment>
        <translation>Każdy układ zwycięskiej ręki przynosi swoje huxi, duże karty więcej niż małe.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Układ</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Małe</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Duże</translation>
    </message>
    <message>
        <source>The huxi are turned into &lt;b&gt;tun&lt;/b&gt;: 15 to 17 huxi are 1 tun, 18 to 20 are 2 tun, and every three huxi more are one tun more.</source>
        <comment>P8.2</comment>
        <translation>Huxi przelicza się na &lt;b&gt;tun&lt;/b&gt;: 15–17 huxi to 1 tun, 18–20 to 2 tun, a każde następne trzy huxi to jeden tun więcej.</translation>
    </message>
    <message>
        <source>Each opponent pays the tun to the winner. After a draw nobody pays.</source>
        <comment>P8.3</comment>
        <translation>Każdy przeciwnik płaci zwycięzcy tyle tun. Po remisie nikt nie płaci.</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>The everyday numeral for %1</source>
        <translation>Codzienny zapis liczby %1</translation>
    </message>
    <message>
        <source>The formal numeral for %1</source>
        <translation>Urzędowy zapis liczby %1</translation>
    </message>
    <message>
        <source>A man under an umbrella, one leg raised</source>
        <translation>Mężczyzna pod parasolem, z uniesioną nogą</translation>
    </message>
    <message>
        <source>A branch with three peaches</source>
        <translation>Gałąź z trzema brzoskwiniami</translation>
    </message>
    <message>
        <source>A woman in a kimono</source>
        <translation>Kobieta w kimonie</translation>
    </message>
    <message>
        <source>A cart with two wheels, and its driver</source>
        <translation>Wózek na dwóch kołach i jego woźnica</translation>
    </message>
    <message>
        <source>A tower on posts</source>
        <translation>Wieża na palach</translation>
    </message>
    <message>
        <source>A man from behind, leaning on an axe</source>
        <translation>Mężczyzna od tyłu, oparty na siekierze</translation>
    </message>
    <message>
        <source>A man in a short jacket, striding</source>
        <translation>Kroczący mężczyzna w krótkiej kurtce</translation>
    </message>
    <message>
        <source>A leaping carp</source>
        <translation>Skaczący karp</translation>
    </message>
    <message>
        <source>A porter from behind, a bale on his shoulder</source>
        <translation>Tragarz od tyłu z belą na ramieniu</translation>
    </message>
    <message>
        <source>A stout man in a cloak</source>
        <translation>Tęgi mężczyzna w płaszczu</translation>
    </message>
    <message>
        <source>An old man bent over a staff</source>
        <translation>Starzec pochylony nad laską</translation>
    </message>
    <message>
        <source>A traveler in a straw hat</source>
        <translation>Wędrowiec w słomkowym kapeluszu</translation>
    </message>
    <message>
        <source>A woman in a long robe, serving</source>
        <translation>Usługująca kobieta w długiej szacie</translation>
    </message>
    <message>
        <source>A sailing boat</source>
        <translation>Żaglówka</translation>
    </message>
    <message>
        <source>A man with a small child on his shoulders</source>
        <translation>Mężczyzna z małym dzieckiem na ramionach</translation>
    </message>
    <message>
        <source>A man with a sack and a drum</source>
        <translation>Mężczyzna z workiem i bębnem</translation>
    </message>
    <message>
        <source>A squatting man with a pipe</source>
        <translation>Kucający mężczyzna z fajką</translation>
    </message>
    <message>
        <source>A walker with a staff and a lantern</source>
        <translation>Piechur z laską i latarnią</translation>
    </message>
    <message>
        <source>A dancing woman with long sleeves</source>
        <translation>Tańcząca kobieta z długimi rękawami</translation>
    </message>
    <message>
        <source>A man in a hat, a bundle on his back</source>
        <translation>Mężczyzna w kapeluszu, z tobołkiem na plecach</translation>
    </message>
    <message>
        <source>A man with a long sword, one knee bent</source>
        <translation>Mężczyzna z długim mieczem i ugiętym kolanem</translation>
    </message>
    <message>
        <source>A man holding a round jar</source>
        <translation>Mężczyzna trzymający okrągły dzban</translation>
    </message>
    <message>
        <source>A seated woman in a large straw hat</source>
        <translation>Siedząca kobieta w dużym słomkowym kapeluszu</translation>
    </message>
    <message>
        <source>A runner with a tasseled pole</source>
        <translation>Biegacz z drzewcem ozdobionym frędzlami</translation>
    </message>
    <message>
        <source>A man in a long striped robe, with a letter</source>
        <translation>Mężczyzna w długiej pasiastej szacie, z listem</translation>
    </message>
    <message>
        <source>A child on stilts</source>
        <translation>Dziecko na szczudłach</translation>
    </message>
    <message>
        <source>A man in a horned cap, a box on his back</source>
        <translation>Mężczyzna w rogatej czapce, ze skrzynią na plecach</translation>
    </message>
    <message>
        <source>A bald old man with a stick</source>
        <translation>Łysy starzec z kijem</translation>
    </message>
    <message>
        <source>A squatting woman with a child before her</source>
        <translation>Kucająca kobieta z dzieckiem przed sobą</translation>
    </message>
    <message>
        <source>A man with his hands on his hips</source>
        <translation>Mężczyzna z rękami na biodrach</translation>
    </message>
    <message>
        <source>The general Mu Guiying</source>
        <translation>Mu Guiying, która dowodzi armią</translation>
    </message>
    <message>
        <source>Lan Caihe, one of the Eight Immortals</source>
        <translation>Lan Caihe, jeden z Ośmiu Nieśmiertelnych</translation>
    </message>
    <message>
        <source>Xu Xian under his umbrella</source>
        <translation>Xu Xian pod parasolem</translation>
    </message>
    <message>
        <source>Sha Wujing, a pilgrim to the West</source>
        <translation>Sha Wujing, pielgrzym na Zachód</translation>
    </message>
    <message>
        <source>He Xiangu, one of the Eight Immortals</source>
        <translation>He Xiangu, jedna z Ośmiu Nieśmiertelnych</translation>
    </message>
    <message>
        <source>The Star of Joy</source>
        <translation>Gwiazda Radości</translation>
    </message>
    <message>
        <source>Xiaoqing with her sword</source>
        <translation>Xiaoqing z mieczem</translation>
    </message>
    <message>
        <source>An old fisherman</source>
        <translation>Stary rybak</translation>
    </message>
    <message>
        <source>Zhong Kui, who drives out demons</source>
        <translation>Zhong Kui, pogromca demonów</translation>
    </message>
    <message>
        <source>The gourd of Li Tieguai</source>
        <translation>Tykwa Li Tieguaia</translation>
    </message>
    <message>
        <source>The fan of Zhongli Quan</source>
        <translation>Wachlarz Zhongli Quana</translation>
    </message>
    <message>
        <source>The flute of Han Xiangzi</source>
        <translation>Flet Han Xiangzi</translation>
    </message>
    <message>
        <source>The sword of Lü Dongbin</source>
        <translation>Miecz Lü Dongbina</translation>
    </message>
    <message>
        <source>The clappers of Cao Guojiu</source>
        <translation>Kołatki Cao Guojiu</translation>
    </message>
    <message>
        <source>The flower basket of Lan Caihe</source>
        <translation>Kosz kwiatów Lan Caihe</translation>
    </message>
    <message>
        <source>The lotus of He Xiangu</source>
        <translation>Lotos He Xiangu</translation>
    </message>
    <message>
        <source>The bamboo drum of Zhang Guolao</source>
        <translation>Bambusowy bęben Zhang Guolao</translation>
    </message>
    <message>
        <source>An old general</source>
        <translation>Stary generał</translation>
    </message>
    <message>
        <source>The qilin that brings children</source>
        <translation>Qilin, który przynosi dzieci</translation>
    </message>
    <message>
        <source>A tortoise on the waves</source>
        <translation>Żółw na falach</translation>
    </message>
    <message>
        <source>The spirit of the clam</source>
        <translation>Duch małża</translation>
    </message>
    <message>
        <source>A crab with a pearl</source>
        <translation>Krab z perłą</translation>
    </message>
    <message>
        <source>The three-legged toad of Liu Haichan</source>
        <translation>Trójnoga ropucha Liu Haichana</translation>
    </message>
    <message>
        <source>A crane before the sun</source>
        <translation>Żuraw na tle słońca</translation>
    </message>
    <message>
        <source>A bat that brings a coin</source>
        <translation>Nietoperz z monetą</translation>
    </message>
    <message>
        <source>The head of a dragon</source>
        <translation>Głowa smoka</translation>
    </message>
    <message>
        <source>A banner over a treasure chest</source>
        <translation>Chorągiew nad skrzynią ze skarbami</translation>
    </message>
    <message>
        <source>White chrysanthemums</source>
        <translation>Białe chryzantemy</translation>
    </message>
    <message>
        <source>A red peony in a vase</source>
        <translation>Czerwona piwonia w wazonie</translation>
    </message>
    <message>
        <source>A bat, head down</source>
        <translation>Nietoperz głową w dół</translation>
    </message>
    <message>
        <source>A deer</source>
        <translation>Jeleń</translation>
    </message>
    <message>
        <source>A peach of immortality</source>
        <translation>Brzoskwinia nieśmiertelności</translation>
    </message>
    <message>
        <source>Two magpies on a flowering plum</source>
        <translation>Dwie sroki na kwitnącej śliwie</translation>
    </message>
    <message>
        <source>Ingots under a pearl in flames</source>
        <translation>Sztabki pod płonącą perłą</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Dysk</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Przejdź wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Przejdź dalej</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Folder nadrzędny</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Przejdź do folderu nadrzędnego</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Utwórz nowy folder</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Utwórz nowy folder</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Przełącz na widok listy</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Przełącz na widok szczegółów</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Panel boczny</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Lista miejsc i zakładek</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Zmień nazwę</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Pokaż ukryte pliki</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Nowy folder</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Data zmiany</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Wytnij</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Wk&amp;lej</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Zaznacz wszystko</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Wszystkie strony</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Strony nieparzyste</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Strony parzyste</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Opcje &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Opcje &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Drukuj</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Drukuj do pliku (PDF)</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Plik lokalny</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Zapisz plik PDF</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Copies</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Zakres wydruku</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Drukuj wszystko</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Strony od</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Podaj strony lub zakresy oddzielone przecinkami. Zakres to dwie liczby oddzielone łącznikiem. Np. 3,5-7,9 drukuje strony 3, 5, 6, 7 i 9.</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Bieżąca strona</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Zaznaczenie</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Zestaw stron:</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Ustawienia wyjścia</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Kopie:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Sortuj</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Odwróć kolejność</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Tryb barw</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Kolorowy</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Odcienie szarości</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Druk dwustronny</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączony</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Wzdłuż długiej krawędzi</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Wzdłuż krótkiej krawędzi</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>Drukarka</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nazwa:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;Właściwości</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Miejsce:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Rodzaj:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>Plik w&amp;yjściowy:</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Przewiń tutaj</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Strona w górę</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Strona w dół</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Przewiń w górę</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Przewiń w dół</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Lewo</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Prawo</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Wytnij</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopiuj adres odnoś&amp;nika</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Wk&amp;lej</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Zaznacz wszystko</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Open record</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button: open the chosen file</extracomment>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Deal records (%1)</source>
        <translation>Zapisy rozdań (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Wszystkie pliki (%1)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>← Back</source>
        <translation>← Wstecz</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Wszystkie ręce</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a button that shows the score sheet</extracomment>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Zagraj to rozdanie</translation>
    </message>
    <message>
        <source>‹ Back a move</source>
        <translation>‹ Ruch wstecz</translation>
    </message>
    <message>
        <source>Next move ›</source>
        <translation>Następny ruch ›</translation>
    </message>
    <message>
        <source>Moves of the deal</source>
        <translation>Ruchy rozdania</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Ruch %1 z %2</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Ten pairs as dealt: %1 Chắn and %2 Cạ.</source>
        <translation>Dziesięć par z rozdania: %1 Chắn i %2 Cạ.</translation>
    </message>
    <message>
        <source>Ten pairs: %1 Chắn and %2 Cạ, completed by %3.</source>
        <translation>Dziesięć par: %1 Chắn i %2 Cạ, uzupełnione przez %3.</translation>
    </message>
    <message>
        <source>%1 huxi in the cards dealt: %2 tun from each opponent.</source>
        <translation>%1 huxi w kartach z rozdania: %2 tun od każdego przeciwnika.</translation>
    </message>
    <message>
        <source>%1 huxi, completed by %3: %2 tun from each opponent.</source>
        <translation>%1 huxi, ręka uzupełniona przez %3: %2 tun od każdego przeciwnika.</translation>
    </message>
    <message>
        <source>Seven groups and a pair before the first discard.</source>
        <translation>Siedem układów i para przed pierwszym odrzuceniem.</translation>
    </message>
    <message>
        <source>Seven groups and a pair, completed by %3.</source>
        <translation>Siedem układów i para, uzupełnione przez %3.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Wygrywasz</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wygrywa</translation>
    </message>
    <message>
        <source>You win at your own gate</source>
        <translation>Wygrywasz we własnej bramie</translation>
    </message>
    <message>
        <source>%1 wins at its own gate</source>
        <translation>%1 wygrywa we własnej bramie</translation>
    </message>
    <message>
        <source>You win with the cards dealt</source>
        <translation>Wygrywasz kartami z rozdania</translation>
    </message>
    <message>
        <source>%1 wins with the cards dealt</source>
        <translation>%1 wygrywa kartami z rozdania</translation>
    </message>
    <message>
        <source>You win before the first discard</source>
        <translation>Wygrywasz przed pierwszym odrzuceniem</translation>
    </message>
    <message>
        <source>%1 wins before the first discard</source>
        <translation>%1 wygrywa przed pierwszym odrzuceniem</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <translation>Stos się wyczerpał</translation>
    </message>
    <message>
        <source>No card was left to turn up. Nobody pays.</source>
        <translation>Nie było już karty do odkrycia. Nikt nie płaci.</translation>
    </message>
    <message>
        <source>No card was left to draw. The base hu of all three are settled.</source>
        <translation>Nie było już karty do dobrania. Rozlicza się bazowe hu wszystkich trzech graczy.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>the number of a move in a deal</extracomment>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Twoja odpowiedź</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>the points that an answer cost against the best one</extracomment>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Lepiej: %1</translation>
    </message>
    <message>
        <source>No other answer is clearly better.</source>
        <translation>Żadna inna odpowiedź nie jest wyraźnie lepsza.</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>the answer was the best one</extracomment>
        <translation>najlepsza</translation>
    </message>
    <message>
        <source>equal</source>
        <extracomment>no difference to the best answer can be seen</extracomment>
        <translation>równa</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>points, and by how much they may be wrong: &quot;2.5 ± 0.8&quot;</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>The Master is thinking…</source>
        <translation>Mistrz myśli…</translation>
    </message>
    <message>
        <source>The Master looks at your decisions: %1 of %2.</source>
        <translation>Mistrz analizuje twoje decyzje: %1 z %2.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 decisions.</source>
        <translation>Zatrzymano po %1 z %2 decyzji.</translation>
    </message>
    <message>
        <source>The Master would not have done better, as far as it can tell.</source>
        <translation>O ile Mistrz umie to ocenić, nie dało się zagrać lepiej.</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the head of a column, %2 what stands in it</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Example.</source>
        <translation>Przykład.</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and title</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>W skrócie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>caption and cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Pełne zasady</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>name of a game</comment>
        <translation>Zasady gry %1</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>No printer is set up. The rules can be saved as PDF instead.</source>
        <translation>Nie skonfigurowano żadnej drukarki. Zasady można za to zapisać jako PDF.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Nie można zapisać pliku.</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>title, page and pages</comment>
        <translation>%1 · %2 z %3</translation>
    </message>
</context>
<context>
    <name>Rules in short</name>
    <message>
        <source>Ten pairs win.</source>
        <translation>Wygrywa dziesięć par.</translation>
    </message>
    <message>
        <source>At least six of them are identical cards, a Chắn.</source>
        <translation>Co najmniej sześć z nich to pary identycznych kart, czyli Chắn.</translation>
    </message>
    <message>
        <source>Take the public card only to pair it with one of yours.</source>
        <translation>Kartę jawną bierze się tylko do pary z kartą z ręki.</translation>
    </message>
    <message>
        <source>A Chắn that you decline you may not discard later.</source>
        <translation>Jeśli rezygnujesz z Chắn, takiej karty nie możesz potem odrzucić.</translation>
    </message>
    <message>
        <source>Win on a stock card, or with the fourth of three alike.</source>
        <translation>Wygrywa się kartą ze stosu albo czwartą do trzech identycznych.</translation>
    </message>
    <message>
        <source>Seven groups worth 15 huxi or more win.</source>
        <translation>Wygrywa siedem układów wartych co najmniej 15 huxi.</translation>
    </message>
    <message>
        <source>Groups are three or four alike, three in a row, 2–7–10, and one number in both sizes.</source>
        <translation>Układy to trzy lub cztery identyczne, trzy kolejne, 2–7–10 oraz jedna liczba w obu wielkościach.</translation>
    </message>
    <message>
        <source>Three alike in hand stay together.</source>
        <translation>Trzy identyczne na ręce zostają razem.</translation>
    </message>
    <message>
        <source>A face that you passed or discarded you may not chi or peng later.</source>
        <translation>Karty, przy której pasujesz lub którą odrzucasz, nie możesz potem wziąć przez chi ani peng.</translation>
    </message>
    <message>
        <source>Win on a stock card, never on a discard.</source>
        <translation>Wygrywa się kartą ze stosu, nigdy kartą odrzuconą.</translation>
    </message>
    <message>
        <source>Seven groups and a pair win.</source>
        <translation>Wygrywa siedem układów i para.</translation>
    </message>
    <message>
        <source>Groups are three in a row of one suit, or three or four alike.</source>
        <translation>Układy to trzy kolejne w jednym kolorze albo trzy lub cztery identyczne.</translation>
    </message>
    <message>
        <source>A discard makes three or four alike, a run only if you win.</source>
        <translation>Karta odrzucona daje trzy lub cztery identyczne; sekwens tylko przy wygranej.</translation>
    </message>
    <message>
        <source>Everybody counts their groups; the winner adds bonuses.</source>
        <translation>Każdy liczy swoje układy; zwycięzca dodaje premie.</translation>
    </message>
    <message>
        <source>Totals go up to full tens, and all settle the differences.</source>
        <translation>Sumy zaokrągla się w górę do dziesiątek i wszyscy rozliczają różnice.</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>%1–%2–%3 of Myriads</source>
        <translation>%1–%2–%3 miriad</translation>
    </message>
    <message>
        <source>%1–%2–%3 of Strings</source>
        <translation>%1–%2–%3 sznurów</translation>
    </message>
    <message>
        <source>%1–%2–%3 of Coins</source>
        <translation>%1–%2–%3 monet</translation>
    </message>
    <message>
        <source>small %1–%2–%3</source>
        <translation>małe %1–%2–%3</translation>
    </message>
    <message>
        <source>large %1–%2–%3</source>
        <translation>duże %1–%2–%3</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>You pay %1</source>
        <translation>Płacisz graczowi %1</translation>
    </message>
    <message>
        <source>%1 pays you</source>
        <translation>%1 płaci ci</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 płaci graczowi %2</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <extracomment>%1 and %2 are the totals of two seats</extracomment>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>main value: %1</source>
        <translation>punkty główne: %1</translation>
    </message>
    <message>
        <source>dịch: %1</source>
        <translation>dịch: %1</translation>
    </message>
    <message>
        <source>points, from each loser</source>
        <translation>punkty, od każdego przegranego</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>huxi: %1 tun from each opponent</source>
        <translation>huxi: %1 tun od każdego przeciwnika</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <extracomment>%1 is a card, %2 what it is worth, %3 how many times that counts</extracomment>
        <translation>%1: %2 × %3</translation>
    </message>
    <message>
        <source>hu</source>
        <translation>hu</translation>
    </message>
    <message>
        <source>hu, %1 rounded up to a multiple of ten</source>
        <translation>hu, %1 zaokrąglone w górę do dziesiątek</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Razem: %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Your points in this deal</source>
        <translation>Twoje punkty w tym rozdaniu</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>Pozostali gracze</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nowe rozdanie</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Następne rozdanie</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Pokaż stół</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>Kopiuj numer rozdania</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Zapisz partię…</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>a button: what each decision cost</extracomment>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Szczegóły punktacji</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Rozliczenie</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>To rozdanie</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>Ta rozgrywka</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>AI %1</source>
        <translation>AI %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>in percent</source>
        <translation>w procentach</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>setting and value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Table and pace</source>
        <translation>Stół i tempo</translation>
    </message>
    <message>
        <source>AI players</source>
        <translation>Gracze AI</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Pomoc w grze</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Opcje stołu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dane</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Przywróć domyślne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a choice: as the system has it</extracomment>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>a choice: high contrast, reduced motion</extracomment>
        <translation>Włączony</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>a choice: high contrast, reduced motion</extracomment>
        <translation>Wyłączony</translation>
    </message>
    <message>
        <source>Interface palette</source>
        <translation>Paleta interfejsu</translation>
    </message>
    <message>
        <source>The table itself stays dark in both.</source>
        <translation>Sam stół w obu paletach pozostaje ciemny.</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>palette</comment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>palette</comment>
        <translation>Noc</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Stronger lines and frames; a table without grain and lamp.</source>
        <translation>Mocniejsze linie i ramki; stół bez ziarnistości i bez światła lampy.</translation>
    </message>
    <message>
        <source>Contrast of the cards</source>
        <translation>Kontrast kart</translation>
    </message>
    <message>
        <source>How black the ink is.</source>
        <translation>Jak czarny jest tusz.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Ziarnistość</translation>
    </message>
    <message>
        <source>How much of the paper is seen.</source>
        <translation>Jak bardzo widać papier.</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation>Temperatura barwowa</translation>
    </message>
    <message>
        <source>From cold daylight to a warm lamp.</source>
        <translation>Od zimnego światła dnia do ciepłej lampy.</translation>
    </message>
    <message>
        <source>Latin index on cards</source>
        <translation>Łaciński indeks na kartach</translation>
    </message>
    <message>
        <source>“5S” under the characters.</source>
        <translation>„5 Sz” pod znakami.</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Szybkość animacji</translation>
    </message>
    <message>
        <source>Off also skips the pause before an AI move.</source>
        <translation>Wyłączenie pomija też pauzę przed ruchem AI.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Wolna</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Normalna</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Szybka</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed</comment>
        <translation>Wyłączona</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Ograniczony ruch</translation>
    </message>
    <message>
        <source>Cards appear in place.</source>
        <translation>Karty pojawiają się od razu na miejscu.</translation>
    </message>
    <message>
        <source>Play with one click</source>
        <translation>Zagrywanie jednym kliknięciem</translation>
    </message>
    <message>
        <source>A card is played at once, without a second click.</source>
        <translation>Karta jest zagrywana od razu, bez drugiego kliknięcia.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Kolejność kart na ręce</translation>
    </message>
    <message>
        <source>Usual is by rank, and by suit in Nantong long cards.</source>
        <translation>Zwykła: według wartości, a w Długich kartach z Nantongu według koloru.</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>order of the hand</comment>
        <translation>Zwykła</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Według wartości</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Według koloru</translation>
    </message>
    <message>
        <source>Mark groups in the hand</source>
        <translation>Zaznaczanie układów na ręce</translation>
    </message>
    <message>
        <source>A line under identical cards, dots under other groups.</source>
        <translation>Linia pod identycznymi kartami, kropki pod innymi układami.</translation>
    </message>
    <message>
        <source>Read the hand</source>
        <translation>Odczyt ręki</translation>
    </message>
    <message>
        <source>How far the hand is from winning, and which cards it waits for.</source>
        <translation>Ile ręce brakuje do wygranej i na które karty czeka.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>A card is drawn or turned up</source>
        <translation>Dobranie lub odkrycie karty</translation>
    </message>
    <message>
        <source>A card is laid down</source>
        <translation>Zagranie karty</translation>
    </message>
    <message>
        <source>A card is claimed</source>
        <translation>Zgłoszenie karty</translation>
    </message>
    <message>
        <source>A deal ends without a winner</source>
        <translation>Koniec rozdania bez zwycięzcy</translation>
    </message>
    <message>
        <source>A deal is won</source>
        <translation>Wygrane rozdanie</translation>
    </message>
    <message>
        <source>Place of the window</source>
        <extracomment>a setting: where the window stands, and how large it is</extracomment>
        <translation>Położenie okna</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what a table option changes in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>System is the language of your computer, where it is known.</source>
        <translation>„Jak w systemie” to język komputera, o ile jest znany.</translation>
    </message>
    <message>
        <source>Deals, settings and the log are kept here.</source>
        <translation>Tu przechowywane są rozdania, ustawienia i dziennik.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>Level of the AI players</source>
        <translation>Poziom graczy AI</translation>
    </message>
    <message>
        <source>The Apprentice plays by rules of thumb, the Player counts and weighs, the Master looks ahead. Changes hold from the next deal on.</source>
        <translation>Uczeń gra według prostych reguł, Gracz liczy i ocenia, Mistrz patrzy naprzód. Zmiany obowiązują od następnego rozdania.</translation>
    </message>
    <message>
        <source>As all</source>
        <extracomment>a choice for one AI player: the level that is set for all</extracomment>
        <translation>Jak wszyscy</translation>
    </message>
    <message>
        <source>Sits at your right.</source>
        <translation>Siedzi po twojej prawej stronie.</translation>
    </message>
    <message>
        <source>Sits opposite, or at your left among three.</source>
        <translation>Siedzi naprzeciwko, a w trójkę po lewej stronie.</translation>
    </message>
    <message>
        <source>Sits at your left in Chắn.</source>
        <translation>W Chắn siedzi po twojej lewej stronie.</translation>
    </message>
</context>
<context>
    <name>Shop window</name>
    <message>
        <source>Card games</source>
        <extracomment>what kind of program it is, in the menu of a desktop</extracomment>
        <translation>Gry karciane</translation>
    </message>
    <message>
        <source>Play the long card games of East Asia offline</source>
        <translation>Zagraj bez internetu w długie karty Azji Wschodniej</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>karty</translation>
    </message>
    <message>
        <source>game</source>
        <translation>gra</translation>
    </message>
    <message>
        <source>Cardavia is a quiet library of East Asian card traditions that one can play. It shows three decks of long narrow cards with every face, told and drawn anew as woodcuts: Tổ Tôm from Vietnam, the number cards of Hunan, and the long cards of Nantong.</source>
        <translation>Cardavia to spokojna kolekcja wschodnioazjatyckich tradycji karcianych, w które można grać. Pokazuje trzy talie długich, wąskich kart, każdą kartę opisaną i na nowo narysowaną jak drzeworyt: Tổ Tôm z Wietnamu, karty liczbowe z Hunanu i długie karty z Nantongu.</translation>
    </message>
    <message>
        <source>Play Chắn with four, Paohuzi and Nantong long cards with three, against computer players of three levels who see no card that you could not see in their place. Full rules, hints with reasons, undo, and a review after the deal help those who have never held such a card.</source>
        <translation>Graj w Chắn we czworo, a w Paohuzi i Długie karty z Nantongu we troje, przeciwko graczom komputerowym na trzech poziomach, którzy nie widzą żadnej karty niewidocznej z ich miejsca. Pełne zasady, podpowiedzi z uzasadnieniem, cofanie ruchów i analiza po rozdaniu pomagają tym, którzy nigdy nie mieli takiej karty na ręce.</translation>
    </message>
    <message>
        <source>Everything works without a network, by keyboard alone and with a screen reader. Nothing is ever lost: each move is kept at once.</source>
        <translation>Wszystko działa bez sieci, samą klawiaturą i z czytnikiem ekranu. Nic nigdy nie ginie: każdy ruch jest od razu zapisywany.</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message>
        <source>Seat</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>head of a column: which kind of AI plays</extracomment>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>head of a column: how many deals a player has won</extracomment>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Punkty na rozdanie</translation>
    </message>
    <message>
        <source>Draws: %1 (%2)</source>
        <translation>Remisy: %1 (%2)</translation>
    </message>
    <message>
        <source>Mean length: %1 actions</source>
        <translation>Średnia długość, w ruchach: %1</translation>
    </message>
    <message>
        <source>Deals per second: %1</source>
        <translation>Rozdania na sekundę: %1</translation>
    </message>
    <message>
        <source>The records cannot be written to %1: %2.</source>
        <translation>Nie można zapisać rozdań do pliku %1: %2.</translation>
    </message>
</context>
<context>
    <name>SittingChart</name>
    <message>
        <source>Course of the sitting</source>
        <translation>Przebieg rozgrywki</translation>
    </message>
    <message>
        <source>%1: %2 now, %3 at most, %4 at least</source>
        <translation>%1: teraz %2, najwięcej %3, najmniej %4</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Rule %1.</source>
        <translation>Zasada %1.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <extracomment>%1 is an answer, as &quot;Discard the 5 of Strings&quot;</extracomment>
        <translation>Podpowiedź: %1.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <extracomment>%1 is an answer, as &quot;Discard the 5 of Strings&quot;</extracomment>
        <translation>Cofnięto: %1.</translation>
    </message>
    <message>
        <source>Your points in this deal: %1.</source>
        <translation>Twoje punkty w tym rozdaniu: %1.</translation>
    </message>
    <message>
        <source>Answers: %1.</source>
        <translation>Odpowiedzi: %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is a line of the log or a title, read aloud as a sentence</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 and %2 are whole sentences, one after the other</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Card traditions</source>
        <translation>Tradycje karciane</translation>
    </message>
    <message>
        <source>Three packs of long cards, and the games that are played with them. Everything is here, offline.</source>
        <translation>Trzy talie długich kart i gry, w które się nimi gra. Wszystko jest tutaj, bez internetu.</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Start game: %1</source>
        <translation>Rozpocznij grę: %1</translation>
    </message>
    <message>
        <source>A deal is waiting where you left it</source>
        <translation>Rozdanie czeka tam, gdzie zostało przerwane</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Kontynuuj: %1</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>A carp that leaps up the rapids at the Dragon Gate becomes a dragon.</source>
        <translation>Karp, który przeskoczy bystrza u Smoczej Bramy, zamienia się w smoka.</translation>
    </message>
    <message>
        <source>In the garden of the Queen Mother of the West the peaches ripen once in three thousand years; who eats of them does not grow old.</source>
        <translation>W ogrodzie Królowej Matki Zachodu brzoskwinie dojrzewają raz na trzy tysiące lat; kto je zje, nie starzeje się.</translation>
    </message>
    <message>
        <source>2, 7 and 10 are the red numbers; the three make a group together.</source>
        <translation>2, 7 i 10 to czerwone liczby; razem tworzą układ.</translation>
    </message>
    <message>
        <source>In the tales of the Yang family she leads the army in place of the men.</source>
        <translation>W opowieściach o rodzie Yang prowadzi wojsko zamiast mężczyzn.</translation>
    </message>
    <message>
        <source>Lan Caihe wanders singing through the streets, one foot bare.</source>
        <translation>Lan Caihe wędruje ze śpiewem po ulicach, z jedną bosą stopą.</translation>
    </message>
    <message>
        <source>On a rainy day at West Lake he lends his umbrella to a stranger, and marries her; she is the White Snake.</source>
        <translation>W deszczowy dzień nad Jeziorem Zachodnim pożycza nieznajomej parasol, a potem bierze ją za żonę; to Biały Wąż z legendy.</translation>
    </message>
    <message>
        <source>Once a general of heaven, he guards the monk on the Journey to the West.</source>
        <translation>Dawny generał niebios strzeże mnicha w „Wędrówce na Zachód”.</translation>
    </message>
    <message>
        <source>Hers is the lotus, which grows out of the mud and stays clean.</source>
        <translation>Jej znakiem jest lotos, który wyrasta z mułu i pozostaje czysty.</translation>
    </message>
    <message>
        <source>It stands beside Fortune, Prosperity and Longevity, and comes to weddings.</source>
        <translation>Stoi obok Szczęścia, Pomyślności i Długowieczności i przychodzi na wesela.</translation>
    </message>
    <message>
        <source>She is the Green Snake, who fights at the side of the White Snake.</source>
        <translation>To Zielony Wąż, który walczy u boku Białego Węża.</translation>
    </message>
    <message>
        <source>His picture hangs at the door, so that no ghost dares to come in.</source>
        <translation>Jego wizerunek wisi na drzwiach, żeby żaden duch nie odważył się wejść.</translation>
    </message>
    <message>
        <source>Li Tieguai walks with an iron crutch; his gourd holds medicine for the sick.</source>
        <translation>Li Tieguai chodzi o żelaznej kuli; w jego tykwie jest lek dla chorych.</translation>
    </message>
    <message>
        <source>With his fan Zhongli Quan brings the dead back to life.</source>
        <translation>Swoim wachlarzem Zhongli Quan przywraca zmarłych do życia.</translation>
    </message>
    <message>
        <source>Han Xiangzi plays, and the flowers open at once.</source>
        <translation>Han Xiangzi gra, a kwiaty od razu rozkwitają.</translation>
    </message>
    <message>
        <source>The sword of Lü Dongbin drives out evil spirits.</source>
        <translation>Miecz Lü Dongbina odpędza złe duchy.</translation>
    </message>
    <message>
        <source>Cao Guojiu, the brother of an empress, left the court to live as a hermit.</source>
        <translation>Cao Guojiu, brat cesarzowej, opuścił dwór, by żyć jako pustelnik.</translation>
    </message>
    <message>
        <source>A lotus grows out of the mud and stays clean.</source>
        <translation>Lotos wyrasta z mułu i pozostaje czysty.</translation>
    </message>
    <message>
        <source>Zhang Guolao rides a white donkey, facing backward; at night he folds it up like paper.</source>
        <translation>Zhang Guolao jeździ na białym ośle twarzą do tyłu; nocą składa go jak papier.</translation>
    </message>
    <message>
        <source>It is told that a qilin came before the birth of Confucius.</source>
        <translation>Opowiada się, że przed narodzinami Konfucjusza pojawił się qilin.</translation>
    </message>
    <message>
        <source>A tortoise lives long, and wishes a long life.</source>
        <translation>Żółw żyje długo i wróży długie życie.</translation>
    </message>
    <message>
        <source>Liu Haichan lures the toad with a string of coins, of which it is fond.</source>
        <translation>Liu Haichan wabi ropuchę sznurem monet, które ona uwielbia.</translation>
    </message>
    <message>
        <source>A crane lives long, and wishes a long life.</source>
        <translation>Żuraw żyje długo i wróży długie życie.</translation>
    </message>
    <message>
        <source>In Chinese, bat and fortune sound alike: fú.</source>
        <translation>Po chińsku nietoperz i szczęście brzmią tak samo: fú.</translation>
    </message>
    <message>
        <source>The chrysanthemum blooms late, in the first frost.</source>
        <translation>Chryzantema kwitnie późno, w pierwszych mrozach.</translation>
    </message>
    <message>
        <source>The peony is the flower of wealth and honor.</source>
        <translation>Piwonia to kwiat bogactwa i zaszczytów.</translation>
    </message>
    <message>
        <source>In Chinese, bat and fortune sound alike; so do upside down and arrived. A bat that hangs head down says that fortune has arrived.</source>
        <translation>Po chińsku nietoperz i szczęście brzmią tak samo; podobnie „do góry nogami” i „przybyło”. Nietoperz wiszący głową w dół mówi, że szczęście przybyło.</translation>
    </message>
    <message>
        <source>In Chinese, deer and prosperity sound alike: lù.</source>
        <translation>Po chińsku jeleń i pomyślność brzmią tak samo: lù.</translation>
    </message>
    <message>
        <source>Magpies bring good news. In Chinese, plum and eyebrow sound alike: joy rises to the eyebrows.</source>
        <translation>Sroki przynoszą dobre wieści. Po chińsku śliwa i brew brzmią tak samo: radość wstępuje na brwi.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>This deal</source>
        <translation>To rozdanie</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>Ta rozgrywka</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>wygrywa</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdający</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>said of a player who has declared ready (Nantong)</extracomment>
        <translation>gotowość</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>martwa ręka</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Wyłożone: %1</translation>
    </message>
    <message>
        <source>Gate: %1</source>
        <translation>Brama: %1</translation>
    </message>
    <message>
        <source>Indicators: %1</source>
        <translation>Wskaźniki: %1</translation>
    </message>
    <message>
        <source>Public card: %1</source>
        <translation>Karta jawna: %1</translation>
    </message>
    <message>
        <source>Myriads: %1</source>
        <translation>Miriady: %1</translation>
    </message>
    <message>
        <source>Strings: %1</source>
        <translation>Sznury: %1</translation>
    </message>
    <message>
        <source>Coins: %1</source>
        <translation>Monety: %1</translation>
    </message>
    <message>
        <source>Small: %1</source>
        <translation>Małe: %1</translation>
    </message>
    <message>
        <source>Large: %1</source>
        <translation>Duże: %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Zasada %1</translation>
    </message>
    <message>
        <source>%1 huxi</source>
        <translation>%1 huxi</translation>
    </message>
    <message>
        <source>%1 in the stock</source>
        <translation>Stos: %1</translation>
    </message>
    <message>
        <source>Indicators</source>
        <translation>Wskaźniki</translation>
    </message>
    <message>
        <source>in the stock</source>
        <translation>na stosie</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>myśli…</translation>
    </message>
    <message>
        <source>%1 · %2 huxi</source>
        <translation>%1 · %2 huxi</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Brama</translation>
    </message>
    <message>
        <source>Open pairs</source>
        <translation>Wyłożone pary</translation>
    </message>
    <message>
        <source>Open groups</source>
        <translation>Wyłożone układy</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>Waiting for the others</source>
        <translation>Czekamy na pozostałych</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>Teraz gra %1</translation>
    </message>
    <message>
        <source>Make your declarations, then finish your preparation.</source>
        <translation>Złóż deklaracje, a potem zakończ przygotowanie.</translation>
    </message>
    <message>
        <source>Discard a card, or choose an answer.</source>
        <translation>Odrzuć kartę albo wybierz odpowiedź.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Odrzuć kartę.</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>Wybierz odpowiedź.</translation>
    </message>
    <message>
        <source>Win with %1, or pass.</source>
        <translation>Wygraj, biorąc %1, albo spasuj.</translation>
    </message>
    <message>
        <source>Choose a group for %1, or pass.</source>
        <translation>Wybierz układ, do którego bierzesz %1, albo spasuj.</translation>
    </message>
    <message>
        <source>Take %1, or pass.</source>
        <translation>Weź %1 albo spasuj.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Twoja ręka</translation>
    </message>
    <message>
        <source>%1, card %2 of %3</source>
        <translation>%1, karta %2 z %3</translation>
    </message>
    <message>
        <source>%1, card %2 of %3, not playable now</source>
        <translation>%1, karta %2 z %3, teraz nie do zagrania</translation>
    </message>
    <message>
        <source>Just drawn</source>
        <translation>Właśnie dobrana</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>what a second press does with a selected card</extracomment>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>what a press does with a card</extracomment>
        <translation>Zaznacz</translation>
    </message>
    <message>
        <source>Go to this card</source>
        <translation>Przejdź do tej karty</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Dlaczego nie?</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>said of open groups or of discards where there are none</extracomment>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Your open groups</source>
        <translation>Twoje wyłożone układy</translation>
    </message>
    <message>
        <source>Open groups of %1</source>
        <translation>Wyłożone układy: %1</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>Twoje odrzucone karty</translation>
    </message>
    <message>
        <source>Discards of %1</source>
        <translation>Odrzucone karty: %1</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>&amp;Kopiuj numer rozdania</translation>
    </message>
    <message>
        <source>Click to copy the deal number</source>
        <translation>Kliknij, aby skopiować numer rozdania</translation>
    </message>
    <message>
        <source>This sitting: %1</source>
        <translation>Ta rozgrywka: %1</translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <translation>Skopiowano numer rozdania</translation>
    </message>
    <message>
        <source>%1, not possible now</source>
        <translation>%1, teraz niemożliwe</translation>
    </message>
    <message>
        <source>Press to hear why not</source>
        <translation>Naciśnij, aby usłyszeć, dlaczego nie</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>&amp;Posortuj rękę</translation>
    </message>
    <message>
        <source>The Master is thinking…</source>
        <translation>Mistrz myśli…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>The deal is kept and will be offered next time.</source>
        <translation>Rozdanie zostało zachowane i będzie dostępne następnym razem.</translation>
    </message>
    <message>
        <source>An unfinished deal waits: %1.</source>
        <translation>Czeka nieskończone rozdanie: %1.</translation>
    </message>
    <message>
        <source>Go on with it? (y/n; n gives it up) </source>
        <translation>Kontynuować? (y = tak, n = nie; n porzuca rozdanie) </translation>
    </message>
    <message>
        <source>Another deal? (y/n) </source>
        <translation>Jeszcze jedno rozdanie? (y = tak, n = nie) </translation>
    </message>
    <message>
        <source>Next deal (y), restart with a random dealer (r), or stop (n)? </source>
        <translation>Następne rozdanie (y), od nowa z losowym rozdającym (r) czy koniec (n)? </translation>
    </message>
    <message>
        <source>%1 · deal %2</source>
        <translation>%1 · rozdanie %2</translation>
    </message>
    <message>
        <source>Your answer (? for help): </source>
        <translation>Twoja odpowiedź (? – pomoc): </translation>
    </message>
    <message>
        <source>That is no answer; ? shows what can be said.</source>
        <translation>To nie jest odpowiedź; ? pokazuje, co można wpisać.</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <extracomment>%1 is the number of an answer, %2 the answer, %3 how it is typed</extracomment>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>Type the number of an answer, or an action in the notation of deal records, such as “discard 5m”: when it may not be done you are told why. “t” shows the table again, “q” leaves; the deal is kept.</source>
        <translation>Wpisz numer odpowiedzi albo ruch w notacji zapisów rozdań, na przykład „discard 5m”: jeśli jest niedozwolony, dowiesz się dlaczego. „t” pokazuje znów stół, „q” kończy; rozdanie zostaje zachowane.</translation>
    </message>
</context>
<context>
    <name>ToneDials</name>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Ziarnistość</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation>Temperatura barwowa</translation>
    </message>
    <message>
        <source>Contrast, grain and color temperature as drawn</source>
        <translation>Kontrast, ziarnistość i temperatura barwowa jak w rysunku</translation>
    </message>
    <message>
        <source>in percent</source>
        <translation>w procentach</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The deal cannot be saved (%1). The game goes on without saving.</source>
        <translation>Nie można zapisać rozdania (%1). Gra toczy się dalej bez zapisywania.</translation>
    </message>
    <message>
        <source>Cardavia is open twice: a deal that is left unfinished here cannot be kept.</source>
        <translation>Cardavia jest otwarta dwa razy: nieskończonego rozdania z tego okna nie da się zachować.</translation>
    </message>
    <message>
        <source>The file cannot be written (%1).</source>
        <translation>Nie można zapisać pliku (%1).</translation>
    </message>
    <message>
        <source>A saved deal cannot be read. The file is kept as %1.</source>
        <translation>Nie można odczytać zapisanego rozdania. Plik zachowano jako %1.</translation>
    </message>
    <message>
        <source>%1 could not decide; the Apprentice moves in its place.</source>
        <translation>%1 nie może podjąć decyzji; ruch wykonuje Uczeń.</translation>
    </message>
    <message>
        <source>The Master could not say what it thinks.</source>
        <translation>Nie udało się poznać zdania Mistrza.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their defaults again: %1.</source>
        <translation>Niektórych ustawień nie można było odczytać i znów mają wartości domyślne: %1.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are used. The file is kept as %1.</source>
        <translation>Nie można było odczytać ustawień, więc użyto domyślnych. Plik zachowano jako %1.</translation>
    </message>
    <message>
        <source>The settings cannot be saved (%1). They hold until you quit.</source>
        <translation>Nie można zapisać ustawień (%1). Obowiązują do zamknięcia programu.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
</context>
<context>
    <name>Unreadable</name>
    <message>
        <source>“%1” cannot be read (%2).</source>
        <translation>Nie można odczytać „%1” (%2).</translation>
    </message>
    <message>
        <source>“%1” is too large for a file of deal records.</source>
        <translation>„%1” to plik za duży jak na zapisy rozdań.</translation>
    </message>
    <message>
        <source>“%1” is no deal record: it is not written in JSON.</source>
        <translation>„%1” nie jest zapisem rozdania: to nie jest plik w formacie JSON.</translation>
    </message>
    <message>
        <source>“%1” has another format than deal records.</source>
        <translation>„%1” ma inny format niż zapisy rozdań.</translation>
    </message>
    <message>
        <source>“%1” has a newer format than this version of Cardavia can read.</source>
        <translation>„%1” ma nowszy format, niż umie odczytać ta wersja Cardavii.</translation>
    </message>
    <message>
        <source>“%1” has no deal of a game that is known here.</source>
        <translation>„%1” nie zawiera rozdania żadnej znanej tu gry.</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its dealer has no seat at the table.</source>
        <translation>„%1” nie jest rozdaniem, które można rozegrać: rozdający nie ma miejsca przy stole.</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its deck is not that of the game.</source>
        <translation>„%1” nie jest rozdaniem, które można rozegrać: jego talia nie należy do tej gry.</translation>
    </message>
    <message>
        <source>“%1” has a table option that is unknown here.</source>
        <translation>„%1” ma nieznaną tu opcję stołu.</translation>
    </message>
    <message>
        <source>“%1” is no deal record: it lists no actions.</source>
        <translation>„%1” nie jest zapisem rozdania: nie zawiera listy ruchów.</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its action %2 is not possible.</source>
        <translation>„%1” nie jest rozdaniem, które można rozegrać: ruch %2 nie jest możliwy.</translation>
    </message>
</context>
<context>
    <name>Why not</name>
    <message>
        <source>Not %5</source>
        <translation>Nie %5</translation>
    </message>
    <message>
        <source>A pair of identical cards cannot be split to discard one.</source>
        <translation>Pary identycznych kart nie wolno rozdzielać, żeby jedną odrzucić.</translation>
    </message>
    <message>
        <source>Not with %5</source>
        <translation>Nie tę do pary: %5</translation>
    </message>
    <message>
        <source>A pair of identical cards cannot be split to form a Cạ.</source>
        <translation>Pary identycznych kart nie wolno rozdzielać, żeby utworzyć Cạ.</translation>
    </message>
    <message>
        <source>You cannot discard %1: you declined to capture it earlier.</source>
        <translation>Twoja wcześniejsza rezygnacja z przejęcia obejmuje %1, więc tej karty nie wolno odrzucić.</translation>
    </message>
    <message>
        <source>You declined to capture %1 as a Chắn, so it cannot go into a Cạ.</source>
        <translation>Twoja rezygnacja z pary Chắn obejmuje %1, więc tej karty nie wolno użyć w Cạ.</translation>
    </message>
    <message>
        <source>Discarded earlier</source>
        <translation>Odrzucona wcześniej</translation>
    </message>
    <message>
        <source>You discarded %1 earlier, so you cannot capture it.</source>
        <translation>Odrzucono już z twojej ręki %1, więc nie można przejąć takiej karty.</translation>
    </message>
    <message>
        <source>Given to a Cạ earlier</source>
        <translation>Użyta wcześniej w Cạ</translation>
    </message>
    <message>
        <source>You played %1 from your hand into a Cạ, so you cannot capture it.</source>
        <translation>Dołożono już z twojej ręki %1 do Cạ, więc nie można przejąć takiej karty.</translation>
    </message>
    <message>
        <source>You hold %1 itself, so this capture must be the identical pair, a Chắn.</source>
        <translation>Masz na ręce %1, więc to przejęcie musi utworzyć parę identycznych kart, Chắn.</translation>
    </message>
    <message>
        <source>A Cạ of this rank already</source>
        <translation>Jest już Cạ tej wartości</translation>
    </message>
    <message>
        <source>You already hold a Cạ of this rank.</source>
        <translation>Na ręce masz już Cạ tej wartości.</translation>
    </message>
    <message>
        <source>One unpaired card left</source>
        <translation>Została jedna karta bez pary</translation>
    </message>
    <message>
        <source>Only one unpaired card is left, so you cannot capture a Cạ.</source>
        <translation>Na ręce została tylko jedna karta bez pary, więc nie można przejąć karty do Cạ.</translation>
    </message>
    <message>
        <source>A Cạ was discarded</source>
        <translation>Odrzucono Cạ</translation>
    </message>
    <message>
        <source>You discarded both cards of a Cạ, so you cannot capture a Cạ any more.</source>
        <translation>Z twojej ręki odrzucono obie karty pary Cạ, więc nie można już przejmować kart do Cạ.</translation>
    </message>
    <message>
        <source>After capturing a Cạ you cannot discard both cards of a Cạ. Discarded before: %2.</source>
        <translation>Po przejęciu karty do Cạ nie wolno odrzucić obu kart pary Cạ. Twoje wcześniej odrzucone karty: %2.</translation>
    </message>
    <message>
        <source>No discard left</source>
        <translation>Nie byłoby czego odrzucić</translation>
    </message>
    <message>
        <source>This Chíu would leave you no legal discard.</source>
        <translation>Po tym Chíu nie byłoby karty, którą wolno odrzucić.</translation>
    </message>
    <message>
        <source>This capture would leave you no legal discard.</source>
        <translation>Po tym przejęciu nie byłoby karty, którą wolno odrzucić.</translation>
    </message>
    <message>
        <source>These two cards are neither a Chắn nor a Cạ: they differ in rank.</source>
        <translation>Te dwie karty to ani Chắn, ani Cạ: mają różne wartości.</translation>
    </message>
    <message>
        <source>Your own discard</source>
        <translation>Karta odrzucona przez ciebie</translation>
    </message>
    <message>
        <source>You discarded %1 yourself: only the others may claim it.</source>
        <translation>To ty odrzucasz %1: zgłosić się po tę kartę mogą tylko inni.</translation>
    </message>
    <message>
        <source>Not three in hand</source>
        <translation>Za mało na ręce</translation>
    </message>
    <message>
        <source>A Chíu needs three of this card in your hand; you hold %3.</source>
        <translation>Do Chíu trzeba mieć na ręce trzy takie karty; masz: %3.</translation>
    </message>
    <message>
        <source>Claims come first</source>
        <translation>Najpierw zgłoszenia</translation>
    </message>
    <message>
        <source>Answer the claim first; if nobody takes %1, you may capture it then.</source>
        <translation>Najpierw zdecyduj o zgłoszeniu; jeśli nikt nie weźmie karty, możesz potem przejąć %1.</translation>
    </message>
    <message>
        <source>Claims are over</source>
        <translation>Już po zgłoszeniach</translation>
    </message>
    <message>
        <source>The claims on %1 are settled: now it is offered for a capture only.</source>
        <translation>Zgłoszenia po %1 są rozstrzygnięte: teraz tę kartę można tylko przejąć.</translation>
    </message>
    <message>
        <source>Not on a discard</source>
        <translation>Nie kartą odrzuconą</translation>
    </message>
    <message>
        <source>You can win only on a card turned up from the stock, or by Chíu with three of it.</source>
        <translation>Wygrać można tylko kartą odkrytą ze stosu albo przez Chíu, mając trzy takie karty.</translation>
    </message>
    <message>
        <source>Not complete</source>
        <translation>Ręka niekompletna</translation>
    </message>
    <message>
        <source>A win needs ten pairs, six of them Chắn. Missing here: pairs %3, Chắn %4.</source>
        <translation>Do wygranej trzeba dziesięciu par, w tym sześciu Chắn. Brakuje: par %3, Chắn %4.</translation>
    </message>
    <message>
        <source>Exactly six Chắn</source>
        <translation>Dokładnie sześć Chắn</translation>
    </message>
    <message>
        <source>With Chi chi as the winning card the hand needs exactly six Chắn and four Cạ; it would have %3 Chắn.</source>
        <translation>Gdy wygrywającą kartą jest Chi chi, ręka musi mieć dokładnie sześć Chắn i cztery Cạ; ta miałaby Chắn: %3.</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Rozdanie skończone</translation>
    </message>
    <message>
        <source>The deal has ended: nothing more can be played.</source>
        <translation>Rozdanie się skończyło: nie można już nic zagrać.</translation>
    </message>
    <message>
        <source>Not your turn</source>
        <translation>Nie twoja kolej</translation>
    </message>
    <message>
        <source>It is not your turn: you are not asked now.</source>
        <translation>To nie twoja kolej: teraz nikt cię o nic nie pyta.</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>Nie w tej grze</translation>
    </message>
    <message>
        <source>This game is played without %1.</source>
        <translation>Ta gra pomija %1.</translation>
    </message>
    <message>
        <source>Not in your hand</source>
        <translation>Brak na ręce</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>Do tego trzeba mieć na ręce %1, a tej karty tam nie ma.</translation>
    </message>
    <message>
        <source>Answer first</source>
        <translation>Najpierw odpowiedz</translation>
    </message>
    <message>
        <source>A card is offered to you: take it or pass before anything else.</source>
        <translation>Możesz teraz wziąć kartę: weź ją albo spasuj, zanim zrobisz coś innego.</translation>
    </message>
    <message>
        <source>Nothing to pass</source>
        <translation>Nie ma przy czym pasować</translation>
    </message>
    <message>
        <source>No card is offered to you now: you owe a discard.</source>
        <translation>Nie ma teraz karty do wzięcia: musisz odrzucić kartę.</translation>
    </message>
    <message>
        <source>No card to take</source>
        <translation>Nie ma karty do wzięcia</translation>
    </message>
    <message>
        <source>No card lies open on the table that you could take.</source>
        <translation>Na stole nie leży żadna jawna karta, którą można by wziąć.</translation>
    </message>
    <message>
        <source>A dead hand</source>
        <translation>Martwa ręka</translation>
    </message>
    <message>
        <source>Your hand is dead: it can only turn up cards.</source>
        <translation>Masz martwą rękę: możesz tylko odkrywać karty.</translation>
    </message>
    <message>
        <source>No discard is offered to you now.</source>
        <translation>Nie ma teraz odrzuconej karty, którą można by wziąć.</translation>
    </message>
    <message>
        <source>Preparation first</source>
        <translation>Najpierw przygotowanie</translation>
    </message>
    <message>
        <source>The preparation is not over: make your declarations first.</source>
        <translation>Przygotowanie jeszcze trwa: najpierw złóż deklaracje.</translation>
    </message>
    <message>
        <source>Preparation is over</source>
        <translation>Przygotowanie skończone</translation>
    </message>
    <message>
        <source>This can be declared only in the preparation, before play.</source>
        <translation>To można zadeklarować tylko w czasie przygotowania, przed grą.</translation>
    </message>
    <message>
        <source>Declared already</source>
        <translation>Już zadeklarowane</translation>
    </message>
    <message>
        <source>You have declared %1 already.</source>
        <translation>Wcześniej zadeklarowano już %1.</translation>
    </message>
    <message>
        <source>Too few dealt</source>
        <translation>Za mało z rozdania</translation>
    </message>
    <message>
        <source>A replacement does not count</source>
        <translation>Karta zastępcza się nie liczy</translation>
    </message>
    <message>
        <source>Of %1 you were dealt %3; the declaration needs %4.</source>
        <translation>Z rozdania masz %3 × %1; do tej deklaracji trzeba %4.</translation>
    </message>
    <message>
        <source>Only cards of the original deal count: of %1 you were dealt %3, and %4 are needed.</source>
        <translation>Liczą się tylko karty z rozdania: masz z nich %3 × %1, a trzeba %4.</translation>
    </message>
    <message>
        <source>Not an indicator</source>
        <translation>To nie wskaźnik</translation>
    </message>
    <message>
        <source>Three alike can be declared only of a card that lies as an indicator.</source>
        <translation>Trzy identyczne można zadeklarować tylko z karty, która leży jako wskaźnik.</translation>
    </message>
    <message>
        <source>The indicators differ</source>
        <translation>Wskaźniki są różne</translation>
    </message>
    <message>
        <source>Tiandi Hezi needs two identical indicators and the other two in your hand.</source>
        <translation>Do Tiandi Hezi trzeba dwóch identycznych wskaźników i obu pozostałych takich kart na ręce.</translation>
    </message>
    <message>
        <source>Not for the dealer</source>
        <translation>Nie dla rozdającego</translation>
    </message>
    <message>
        <source>The dealer cannot declare ready.</source>
        <translation>Rozdający nie może zadeklarować gotowości.</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>Brak gotowości</translation>
    </message>
    <message>
        <source>Ready may be declared when one more card would win. Cards to exchange before that: %3.</source>
        <translation>Gotowość można zadeklarować, gdy do wygranej brakuje jednej karty. Ile kart trzeba przedtem wymienić: %3.</translation>
    </message>
    <message>
        <source>Nothing left to wait for</source>
        <translation>Nie ma już na co czekać</translation>
    </message>
    <message>
        <source>You see all four of every card that would complete your hand.</source>
        <translation>Widać już wszystkie cztery egzemplarze każdej karty, która skompletowałaby twoją rękę.</translation>
    </message>
    <message>
        <source>A locked hand</source>
        <translation>Zablokowana ręka</translation>
    </message>
    <message>
        <source>You declared ready: your hand is locked, and you may only win or discard the card just drawn.</source>
        <translation>Zadeklarowano gotowość: twoja ręka jest zablokowana i możesz tylko wygrać albo odrzucić kartę właśnie dobraną.</translation>
    </message>
    <message>
        <source>Discard first</source>
        <translation>Najpierw odrzuć</translation>
    </message>
    <message>
        <source>After a pung you must discard: no win and no kong now.</source>
        <translation>Po pungu musisz odrzucić kartę: teraz ani wygrana, ani kong.</translation>
    </message>
    <message>
        <source>Too few in hand</source>
        <translation>Za mało na ręce</translation>
    </message>
    <message>
        <source>Of %1 you hold %3; %4 are needed.</source>
        <translation>Masz na ręce %3 × %1; trzeba %4.</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>Stos jest pusty</translation>
    </message>
    <message>
        <source>A kong needs a card left in the stock as a replacement.</source>
        <translation>Kong wymaga, by na stosie była jeszcze karta zastępcza.</translation>
    </message>
    <message>
        <source>Only a win</source>
        <translation>Tylko wygrana</translation>
    </message>
    <message>
        <source>This card is being added to a pung: it can only be robbed by winning on it.</source>
        <translation>Ta karta jest właśnie dokładana do pungu: można ją tylko przechwycić, wygrywając nią.</translation>
    </message>
    <message>
        <source>A win needs seven groups and a pair. Cards to exchange before you wait for one: %3.</source>
        <translation>Do wygranej trzeba siedmiu układów i pary. Ile kart trzeba wymienić, by brakowało tylko jednej: %3.</translation>
    </message>
    <message>
        <source>No chi with your cards</source>
        <translation>Brak kart do chi</translation>
    </message>
    <message>
        <source>For a chi you would need %1, which you do not hold.</source>
        <translation>Do chi trzeba by mieć %1, a tej karty nie ma na ręce.</translation>
    </message>
    <message>
        <source>You are asked about a card or a win: answer that before anything else.</source>
        <translation>Pytanie dotyczy karty lub wygranej: odpowiedz na nie, zanim zrobisz coś innego.</translation>
    </message>
    <message>
        <source>Your hand is dead: it can turn up cards and make ti and pao, nothing else.</source>
        <translation>Masz martwą rękę: możesz odkrywać karty i tworzyć ti oraz pao, nic więcej.</translation>
    </message>
    <message>
        <source>No card is offered to you now, or you owe a discard.</source>
        <translation>Nie ma teraz karty do wzięcia albo musisz odrzucić kartę.</translation>
    </message>
    <message>
        <source>A kan is locked</source>
        <translation>Kan jest zablokowany</translation>
    </message>
    <message>
        <source>You hold a kan of %1: its cards are never discarded and never split.</source>
        <translation>Masz na ręce trzy razy %1, czyli kan: jego kart nigdy się nie odrzuca ani nie rozdziela.</translation>
    </message>
    <message>
        <source>Your own card</source>
        <translation>Twoja karta</translation>
    </message>
    <message>
        <source>You turned up or discarded this card yourself: that claim is the others’.</source>
        <translation>To karta odkryta lub odrzucona przez ciebie: takie zgłoszenie mogą złożyć tylko inni.</translation>
    </message>
    <message>
        <source>No pair in hand</source>
        <translation>Brak pary na ręce</translation>
    </message>
    <message>
        <source>A peng needs exactly two of this card in your hand; you hold %3.</source>
        <translation>Do peng trzeba mieć na ręce dokładnie dwie takie karty; masz: %3.</translation>
    </message>
    <message>
        <source>No three alike</source>
        <translation>Brak trzech identycznych</translation>
    </message>
    <message>
        <source>A pao needs a kan, a wei or a peng of this card.</source>
        <translation>Do pao trzeba mieć kan, wei albo peng takich kart.</translation>
    </message>
    <message>
        <source>A peng becomes a pao only with a card turned up from the stock.</source>
        <translation>Peng można uzupełnić do pao tylko kartą odkrytą ze stosu.</translation>
    </message>
    <message>
        <source>Not offered to you</source>
        <translation>Karta dla kogoś innego</translation>
    </message>
    <message>
        <source>This card is offered to another player for a chi.</source>
        <translation>Tę kartę do chi może teraz wziąć inny gracz.</translation>
    </message>
    <message>
        <source>No chi group</source>
        <translation>To nie układ chi</translation>
    </message>
    <message>
        <source>A chi group is a run of one size, 2–7–10 of one size, or one rank in both sizes.</source>
        <translation>Układ chi to sekwens jednej wielkości, 2–7–10 jednej wielkości albo jedna wartość w obu wielkościach.</translation>
    </message>
    <message>
        <source>A group without this card</source>
        <translation>Układ bez tej karty</translation>
    </message>
    <message>
        <source>Every group laid open must hold a card like the one taken.</source>
        <translation>W każdym wyłożonym układzie musi być karta taka jak wzięta.</translation>
    </message>
    <message>
        <source>Bi is missing</source>
        <translation>Brakuje bi</translation>
    </message>
    <message>
        <source>Every card like %1 in your hand must go into a further group at the same time. Left over: %3.</source>
        <translation>Bierzesz %1, więc każda taka karta z ręki musi jednocześnie wejść do kolejnego układu. Zostało: %3.</translation>
    </message>
    <message>
        <source>Passed earlier</source>
        <translation>Wcześniejszy pas</translation>
    </message>
    <message>
        <source>You let %1 go by earlier, so you may not take it by chi or peng any more.</source>
        <translation>Twój wcześniejszy pas obejmuje %1, więc nie można już wziąć takiej karty przez chi ani peng.</translation>
    </message>
    <message>
        <source>You discarded %1 earlier, so you may not take it by chi or peng any more.</source>
        <translation>Wcześniej odrzucono z twojej ręki %1, więc nie można już wziąć takiej karty przez chi ani peng.</translation>
    </message>
    <message>
        <source>Only kan would be left in your hand, and a discard would be due.</source>
        <translation>Na ręce zostałyby same kan, a trzeba by odrzucić kartę.</translation>
    </message>
    <message>
        <source>You can win only on a card turned up from the stock.</source>
        <translation>Wygrać można tylko kartą odkrytą ze stosu.</translation>
    </message>
    <message>
        <source>Too late to win</source>
        <translation>Za późno na wygraną</translation>
    </message>
    <message>
        <source>A card taken by chi, peng or pao cannot complete a win any more.</source>
        <translation>Karta wzięta przez chi, peng lub pao nie może już dać wygranej.</translation>
    </message>
    <message>
        <source>A short hand</source>
        <translation>Za mało kart</translation>
    </message>
    <message>
        <source>Your hand is too short for seven groups. Cards missing: %3.</source>
        <translation>Na ręce jest za mało kart na siedem układów. Brakuje: %3.</translation>
    </message>
    <message>
        <source>Your cards do not form seven groups.</source>
        <translation>Twoje karty nie tworzą siedmiu układów.</translation>
    </message>
    <message>
        <source>Too few huxi</source>
        <translation>Za mało huxi</translation>
    </message>
    <message>
        <source>A win needs 15 huxi; your seven groups are worth %3.</source>
        <translation>Do wygranej trzeba 15 huxi; twoje siedem układów jest wartych: %3.</translation>
    </message>
    <message>
        <source>No heavenly win</source>
        <translation>Brak wygranej z rozdania</translation>
    </message>
    <message>
        <source>A win with the cards dealt needs three ti or five kan. You were dealt: ti %3, kan %4.</source>
        <translation>Wygrana kartami z rozdania wymaga trzech ti albo pięciu kan. Z rozdania: ti %3, kan %4.</translation>
    </message>
</context>
<context>
    <name>WonHand</name>
    <message>
        <source>The winning hand</source>
        <translation>Zwycięska ręka</translation>
    </message>
    <message>
        <source>%1, wins</source>
        <translation>%1, wygrywa</translation>
    </message>
</context>
</TS>
