<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hi" sourcelanguage="en_US">
<context>
    <name>About</name>
    <message>
        <source>About Cardavia</source>
        <translation>Cardavia के बारे में</translation>
    </message>
    <message>
        <source>Cardavia Desktop %1</source>
        <translation>Cardavia Desktop %1</translation>
    </message>
    <message>
        <source>An offline library of East Asian card games.</source>
        <translation>पूर्वी एशिया के पत्तों के खेलों का संग्रह, जो बिना इंटरनेट चलता है।</translation>
    </message>
    <message>
        <source>What goes wrong is written to %1.</source>
        <translation>हर गड़बड़ %1 में दर्ज होती है।</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>लॉग खोलें</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>लाइसेंस</translation>
    </message>
    <message>
        <source>Code: MIT</source>
        <translation>कोड: MIT</translation>
    </message>
    <message>
        <source>Drawings and sounds: CC BY 4.0</source>
        <translation>चित्र और ध्वनियाँ: CC BY 4.0</translation>
    </message>
    <message>
        <source>Fonts: OFL 1.1</source>
        <translation>फ़ॉन्ट: OFL 1.1</translation>
    </message>
    <message>
        <source>Text of the license</source>
        <translation>लाइसेंस का पाठ</translation>
    </message>
    <message>
        <source>Copy versions and folder</source>
        <translation>संस्करण और फ़ोल्डर कॉपी करें</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Nothing else promises more points.</source>
        <translation>और किसी चाल से ज़्यादा अंकों की उम्मीद नहीं।</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>इसके अलावा कुछ संभव नहीं।</translation>
    </message>
    <message>
        <source>It brings the hand to waiting for the winning card.</source>
        <translation>इससे हाथ में सिर्फ़ जिताने वाले पत्ते की कमी रह जाती है।</translation>
    </message>
    <message>
        <source>It takes the hand back from winning to waiting.</source>
        <translation>इससे पूरे हाथ में फिर एक पत्ते की कमी आ जाती है।</translation>
    </message>
    <message>
        <source>From then on you may not discard %1.</source>
        <translation>इसके बाद %1 नहीं फेंका जा सकता।</translation>
    </message>
    <message>
        <source>An opponent may take %1: the chance is %2%.</source>
        <translation>विरोधी %1 उठा सकता है: संभावना %2% है।</translation>
    </message>
    <message>
        <source>Nobody can use %1.</source>
        <translation>%1 किसी के काम का नहीं है।</translation>
    </message>
    <message>
        <source>Goes with nothing else in the hand: %1.</source>
        <translation>हाथ के किसी और पत्ते से मेल नहीं: %1।</translation>
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
        <translation>पास</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <translation>पत्ता खोलें</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1 फेंकें</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>जीत घोषित करें</translation>
    </message>
    <message>
        <source>Ù</source>
        <translation>Ù</translation>
    </message>
    <message>
        <source>Capture as Chắn</source>
        <translation>Chắn के लिए उठाएँ</translation>
    </message>
    <message>
        <source>Capture as Cạ with %1</source>
        <translation>Cạ के लिए उठाएँ, साथ में %1</translation>
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
        <translation>बंद kong: %1</translation>
    </message>
    <message>
        <source>Add %1 to the pung</source>
        <translation>pung में %1 जोड़ें</translation>
    </message>
    <message>
        <source>Declare %1</source>
        <translation>%1 घोषित करें</translation>
    </message>
    <message>
        <source>Declare Tiandi Hezi</source>
        <translation>Tiandi Hezi घोषित करें</translation>
    </message>
    <message>
        <source>Declare ready</source>
        <translation>तैयार घोषित करें</translation>
    </message>
    <message>
        <source>Finish preparation</source>
        <translation>तैयारी पूरी करें</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>उठाएँ</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Opening declaration</source>
        <translation>शुरुआती घोषणा</translation>
    </message>
</context>
<context>
    <name>Arena</name>
    <message>
        <source>%1 holds something else than deals of this command.</source>
        <translation>%1 में इस आदेश की बाज़ियों के बजाय कुछ और है।</translation>
    </message>
    <message>
        <source>The deals cannot be kept in %1: %2.</source>
        <translation>बाज़ियाँ %1 में नहीं रखी जा सकीं: %2।</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>head of a column: which kind of AI plays</extracomment>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>head of a column: how many seats have such a player</extracomment>
        <translation>सीटें</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>अंक प्रति बाज़ी</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <extracomment>head of a column: part of the deals that anybody won, for each such seat</extracomment>
        <translation>जीतों का हिस्सा</translation>
    </message>
    <message>
        <source>Times the fair share</source>
        <extracomment>head of a column: share of wins, where 1 is what each seat would win among equals</extracomment>
        <translation>बराबर हिस्से के कितने गुना</translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>अंक प्रति जीत</translation>
    </message>
    <message>
        <source>Milliseconds (median, 95%)</source>
        <extracomment>head of a column: the median and the 95th percentile of the time for an answer</extracomment>
        <translation>मिलीसेकंड (माध्यिका, 95%)</translation>
    </message>
    <message>
        <source>%1 · %2, each deck dealt once for every seat</source>
        <translation>%1 · %2, वही पत्ते हर सीट को एक-एक बार</translation>
    </message>
    <message>
        <source>Draws: %1 (%2)</source>
        <translation>ड्रॉ: %1 (%2)</translation>
    </message>
    <message>
        <source>After ± stands half a 95% interval, with the deck as the unit.</source>
        <translation>± के बाद 95% अंतराल का आधा है; इकाई एक बार बँटे पत्ते हैं।</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>1 of Myriads</source>
        <translation>अयुत का 1</translation>
    </message>
    <message>
        <source>2 of Myriads</source>
        <translation>अयुत का 2</translation>
    </message>
    <message>
        <source>3 of Myriads</source>
        <translation>अयुत का 3</translation>
    </message>
    <message>
        <source>4 of Myriads</source>
        <translation>अयुत का 4</translation>
    </message>
    <message>
        <source>5 of Myriads</source>
        <translation>अयुत का 5</translation>
    </message>
    <message>
        <source>6 of Myriads</source>
        <translation>अयुत का 6</translation>
    </message>
    <message>
        <source>7 of Myriads</source>
        <translation>अयुत का 7</translation>
    </message>
    <message>
        <source>8 of Myriads</source>
        <translation>अयुत का 8</translation>
    </message>
    <message>
        <source>9 of Myriads</source>
        <translation>अयुत का 9</translation>
    </message>
    <message>
        <source>1 of Strings</source>
        <translation>लड़ी का 1</translation>
    </message>
    <message>
        <source>2 of Strings</source>
        <translation>लड़ी का 2</translation>
    </message>
    <message>
        <source>3 of Strings</source>
        <translation>लड़ी का 3</translation>
    </message>
    <message>
        <source>4 of Strings</source>
        <translation>लड़ी का 4</translation>
    </message>
    <message>
        <source>5 of Strings</source>
        <translation>लड़ी का 5</translation>
    </message>
    <message>
        <source>6 of Strings</source>
        <translation>लड़ी का 6</translation>
    </message>
    <message>
        <source>7 of Strings</source>
        <translation>लड़ी का 7</translation>
    </message>
    <message>
        <source>8 of Strings</source>
        <translation>लड़ी का 8</translation>
    </message>
    <message>
        <source>9 of Strings</source>
        <translation>लड़ी का 9</translation>
    </message>
    <message>
        <source>1 of Coins</source>
        <translation>सिक्के का 1</translation>
    </message>
    <message>
        <source>2 of Coins</source>
        <translation>सिक्के का 2</translation>
    </message>
    <message>
        <source>3 of Coins</source>
        <translation>सिक्के का 3</translation>
    </message>
    <message>
        <source>4 of Coins</source>
        <translation>सिक्के का 4</translation>
    </message>
    <message>
        <source>5 of Coins</source>
        <translation>सिक्के का 5</translation>
    </message>
    <message>
        <source>6 of Coins</source>
        <translation>सिक्के का 6</translation>
    </message>
    <message>
        <source>7 of Coins</source>
        <translation>सिक्के का 7</translation>
    </message>
    <message>
        <source>8 of Coins</source>
        <translation>सिक्के का 8</translation>
    </message>
    <message>
        <source>9 of Coins</source>
        <translation>सिक्के का 9</translation>
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
        <translation>छोटा 1</translation>
    </message>
    <message>
        <source>small 2</source>
        <translation>छोटा 2</translation>
    </message>
    <message>
        <source>small 3</source>
        <translation>छोटा 3</translation>
    </message>
    <message>
        <source>small 4</source>
        <translation>छोटा 4</translation>
    </message>
    <message>
        <source>small 5</source>
        <translation>छोटा 5</translation>
    </message>
    <message>
        <source>small 6</source>
        <translation>छोटा 6</translation>
    </message>
    <message>
        <source>small 7</source>
        <translation>छोटा 7</translation>
    </message>
    <message>
        <source>small 8</source>
        <translation>छोटा 8</translation>
    </message>
    <message>
        <source>small 9</source>
        <translation>छोटा 9</translation>
    </message>
    <message>
        <source>small 10</source>
        <translation>छोटा 10</translation>
    </message>
    <message>
        <source>large 1</source>
        <translation>बड़ा 1</translation>
    </message>
    <message>
        <source>large 2</source>
        <translation>बड़ा 2</translation>
    </message>
    <message>
        <source>large 3</source>
        <translation>बड़ा 3</translation>
    </message>
    <message>
        <source>large 4</source>
        <translation>बड़ा 4</translation>
    </message>
    <message>
        <source>large 5</source>
        <translation>बड़ा 5</translation>
    </message>
    <message>
        <source>large 6</source>
        <translation>बड़ा 6</translation>
    </message>
    <message>
        <source>large 7</source>
        <translation>बड़ा 7</translation>
    </message>
    <message>
        <source>large 8</source>
        <translation>बड़ा 8</translation>
    </message>
    <message>
        <source>large 9</source>
        <translation>बड़ा 9</translation>
    </message>
    <message>
        <source>large 10</source>
        <translation>बड़ा 10</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>हज़ार</translation>
    </message>
    <message>
        <source>White Flower</source>
        <translation>सफ़ेद फूल</translation>
    </message>
    <message>
        <source>Red Flower</source>
        <translation>लाल फूल</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>सौभाग्य</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>समृद्धि</translation>
    </message>
    <message>
        <source>Longevity</source>
        <translation>दीर्घायु</translation>
    </message>
    <message>
        <source>Joy</source>
        <translation>आनंद</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>धन</translation>
    </message>
</context>
<context>
    <name>Card in a sentence</name>
    <message>
        <source>the 1 of Myriads</source>
        <translation>अयुत का 1</translation>
    </message>
    <message>
        <source>the 2 of Myriads</source>
        <translation>अयुत का 2</translation>
    </message>
    <message>
        <source>the 3 of Myriads</source>
        <translation>अयुत का 3</translation>
    </message>
    <message>
        <source>the 4 of Myriads</source>
        <translation>अयुत का 4</translation>
    </message>
    <message>
        <source>the 5 of Myriads</source>
        <translation>अयुत का 5</translation>
    </message>
    <message>
        <source>the 6 of Myriads</source>
        <translation>अयुत का 6</translation>
    </message>
    <message>
        <source>the 7 of Myriads</source>
        <translation>अयुत का 7</translation>
    </message>
    <message>
        <source>the 8 of Myriads</source>
        <translation>अयुत का 8</translation>
    </message>
    <message>
        <source>the 9 of Myriads</source>
        <translation>अयुत का 9</translation>
    </message>
    <message>
        <source>the 1 of Strings</source>
        <translation>लड़ी का 1</translation>
    </message>
    <message>
        <source>the 2 of Strings</source>
        <translation>लड़ी का 2</translation>
    </message>
    <message>
        <source>the 3 of Strings</source>
        <translation>लड़ी का 3</translation>
    </message>
    <message>
        <source>the 4 of Strings</source>
        <translation>लड़ी का 4</translation>
    </message>
    <message>
        <source>the 5 of Strings</source>
        <translation>लड़ी का 5</translation>
    </message>
    <message>
        <source>the 6 of Strings</source>
        <translation>लड़ी का 6</translation>
    </message>
    <message>
        <source>the 7 of Strings</source>
        <translation>लड़ी का 7</translation>
    </message>
    <message>
        <source>the 8 of Strings</source>
        <translation>लड़ी का 8</translation>
    </message>
    <message>
        <source>the 9 of Strings</source>
        <translation>लड़ी का 9</translation>
    </message>
    <message>
        <source>the 1 of Coins</source>
        <translation>सिक्के का 1</translation>
    </message>
    <message>
        <source>the 2 of Coins</source>
        <translation>सिक्के का 2</translation>
    </message>
    <message>
        <source>the 3 of Coins</source>
        <translation>सिक्के का 3</translation>
    </message>
    <message>
        <source>the 4 of Coins</source>
        <translation>सिक्के का 4</translation>
    </message>
    <message>
        <source>the 5 of Coins</source>
        <translation>सिक्के का 5</translation>
    </message>
    <message>
        <source>the 6 of Coins</source>
        <translation>सिक्के का 6</translation>
    </message>
    <message>
        <source>the 7 of Coins</source>
        <translation>सिक्के का 7</translation>
    </message>
    <message>
        <source>the 8 of Coins</source>
        <translation>सिक्के का 8</translation>
    </message>
    <message>
        <source>the 9 of Coins</source>
        <translation>सिक्के का 9</translation>
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
        <translation>छोटा 1</translation>
    </message>
    <message>
        <source>the small 2</source>
        <translation>छोटा 2</translation>
    </message>
    <message>
        <source>the small 3</source>
        <translation>छोटा 3</translation>
    </message>
    <message>
        <source>the small 4</source>
        <translation>छोटा 4</translation>
    </message>
    <message>
        <source>the small 5</source>
        <translation>छोटा 5</translation>
    </message>
    <message>
        <source>the small 6</source>
        <translation>छोटा 6</translation>
    </message>
    <message>
        <source>the small 7</source>
        <translation>छोटा 7</translation>
    </message>
    <message>
        <source>the small 8</source>
        <translation>छोटा 8</translation>
    </message>
    <message>
        <source>the small 9</source>
        <translation>छोटा 9</translation>
    </message>
    <message>
        <source>the small 10</source>
        <translation>छोटा 10</translation>
    </message>
    <message>
        <source>the large 1</source>
        <translation>बड़ा 1</translation>
    </message>
    <message>
        <source>the large 2</source>
        <translation>बड़ा 2</translation>
    </message>
    <message>
        <source>the large 3</source>
        <translation>बड़ा 3</translation>
    </message>
    <message>
        <source>the large 4</source>
        <translation>बड़ा 4</translation>
    </message>
    <message>
        <source>the large 5</source>
        <translation>बड़ा 5</translation>
    </message>
    <message>
        <source>the large 6</source>
        <translation>बड़ा 6</translation>
    </message>
    <message>
        <source>the large 7</source>
        <translation>बड़ा 7</translation>
    </message>
    <message>
        <source>the large 8</source>
        <translation>बड़ा 8</translation>
    </message>
    <message>
        <source>the large 9</source>
        <translation>बड़ा 9</translation>
    </message>
    <message>
        <source>the large 10</source>
        <translation>बड़ा 10</translation>
    </message>
    <message>
        <source>the Thousand</source>
        <translation>हज़ार</translation>
    </message>
    <message>
        <source>the White Flower</source>
        <translation>सफ़ेद फूल</translation>
    </message>
    <message>
        <source>the Red Flower</source>
        <translation>लाल फूल</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>सौभाग्य</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>समृद्धि</translation>
    </message>
    <message>
        <source>Longevity</source>
        <translation>दीर्घायु</translation>
    </message>
    <message>
        <source>Joy</source>
        <translation>आनंद</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>धन</translation>
    </message>
</context>
<context>
    <name>Card index</name>
    <message>
        <source>%1&#x202f;M</source>
        <comment>number of Myriads</comment>
        <translation>%1&#x202f;अ</translation>
    </message>
    <message>
        <source>%1&#x202f;S</source>
        <comment>number of Strings</comment>
        <translation>%1&#x202f;ल</translation>
    </message>
    <message>
        <source>%1&#x202f;C</source>
        <comment>number of Coins</comment>
        <translation>%1&#x202f;सि</translation>
    </message>
    <message>
        <source>%1&#x202f;s</source>
        <comment>small number</comment>
        <translation>%1&#x202f;छो</translation>
    </message>
    <message>
        <source>%1&#x202f;L</source>
        <comment>large number</comment>
        <translation>%1&#x202f;ब</translation>
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
        <translation>हज़ार</translation>
    </message>
    <message>
        <source>Whi</source>
        <comment>White Flower</comment>
        <translation>सफ़ेद</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>Red Flower</comment>
        <translation>लाल</translation>
    </message>
    <message>
        <source>For</source>
        <comment>Fortune</comment>
        <translation>सौभा</translation>
    </message>
    <message>
        <source>Pro</source>
        <comment>Prosperity</comment>
        <translation>समृ</translation>
    </message>
    <message>
        <source>Lon</source>
        <comment>Longevity</comment>
        <translation>दीर्घ</translation>
    </message>
    <message>
        <source>Joy</source>
        <comment>Joy</comment>
        <translation>आनंद</translation>
    </message>
    <message>
        <source>Wea</source>
        <comment>Wealth</comment>
        <translation>धन</translation>
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
        <translation>दो छोटे %1, एक बड़ा</translation>
    </message>
    <message>
        <source>one small %1, two large</source>
        <translation>एक छोटा %1, दो बड़े</translation>
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
        <translation>बिना बोनस की सादी जीत</translation>
    </message>
    <message>
        <source>won at one’s own gate</source>
        <translation>अपने ही द्वार पर जीत</translation>
    </message>
    <message>
        <source>the dealer wins with the twenty cards dealt</source>
        <translation>बँटे हुए बीस पत्तों से डीलर की जीत</translation>
    </message>
    <message>
        <source>exactly six Chắn, no Cạ of the winning card’s rank</source>
        <translation>ठीक छह Chắn, जिताने वाले पत्ते की रैंक का कोई Cạ नहीं</translation>
    </message>
    <message>
        <source>four identical cards dealt</source>
        <translation>बँटते ही चार एक जैसे पत्ते</translation>
    </message>
    <message>
        <source>won with the fourth of three cards dealt</source>
        <translation>बँटे हुए तीन एक जैसे पत्तों के चौथे से जीत</translation>
    </message>
    <message>
        <source>a pair dealt, grown to four identical cards</source>
        <translation>बँटी जोड़ी का चार एक जैसे पत्ते बन जाना</translation>
    </message>
    <message>
        <source>all cards black</source>
        <translation>सभी पत्ते काले</translation>
    </message>
    <message>
        <source>exactly eight red cards</source>
        <translation>ठीक आठ लाल पत्ते</translation>
    </message>
    <message>
        <source>four Chi chi, all other cards black</source>
        <translation>चार Chi chi, बाकी सभी पत्ते काले</translation>
    </message>
    <message>
        <source>all ten pairs are Chắn</source>
        <translation>दसों जोड़ियाँ Chắn</translation>
    </message>
</context>
<context>
    <name>Chắn rules</name>
    <message>
        <source>Objective</source>
        <translation>उद्देश्य</translation>
    </message>
    <message>
        <source>Four people play, each for themselves. You collect pairs. Whoever first has ten pairs, most of them made of identical cards, wins the deal and is paid by the other three.</source>
        <translation>चार लोग खेलते हैं, हर कोई अपने लिए। लक्ष्य है जोड़ियाँ जमा करना। जिसकी सबसे पहले दस जोड़ियाँ हों, जिनमें ज़्यादातर एक जैसे पत्तों की हों, वह बाज़ी जीतता है और बाकी तीनों उसे अंक देते हैं।</translation>
    </message>
    <message>
        <source>Two cards of the same face are a &lt;b&gt;Chắn&lt;/b&gt;. Two cards of the same rank and different suits are a &lt;b&gt;Cạ&lt;/b&gt;. The card Chi chi has no rank, so it can be in a Chắn but never in a Cạ.</source>
        <comment>C2.1</comment>
        <translation>दो एक जैसे पत्तों की जोड़ी &lt;b&gt;Chắn&lt;/b&gt; है। एक ही रैंक के, पर अलग-अलग सूट के दो पत्तों की जोड़ी &lt;b&gt;Cạ&lt;/b&gt; है। Chi chi की कोई रैंक नहीं, इसलिए वह Chắn में हो सकता है, Cạ में कभी नहीं।</translation>
    </message>
    <message>
        <source>A Chắn</source>
        <translation>एक Chắn</translation>
    </message>
    <message>
        <source>A Cạ</source>
        <translation>एक Cạ</translation>
    </message>
    <message>
        <source>Only with itself</source>
        <translation>सिर्फ़ अपने जैसे के साथ</translation>
    </message>
    <message>
        <source>Four cards of one face are a &lt;b&gt;Chíu&lt;/b&gt;. It counts as two Chắn.</source>
        <comment>C2.2</comment>
        <translation>चार एक जैसे पत्ते &lt;b&gt;Chíu&lt;/b&gt; हैं। यह दो Chắn गिना जाता है।</translation>
    </message>
    <message>
        <source>A winning hand is twenty cards that make ten pairs, at least six of them Chắn. Pairs that you have captured count as they lie. The cards in your hand, together with the winning card, are paired as C2.3 says, and none may be left over.</source>
        <comment>C8.1</comment>
        <translation>जीतने वाला हाथ बीस पत्तों का होता है, जिनसे दस जोड़ियाँ बनती हैं, और उनमें कम से कम छह Chắn होते हैं। उठाई हुई जोड़ियाँ जैसी रखी हैं वैसी ही गिनी जाती हैं। हाथ के पत्तों और जिताने वाले पत्ते की जोड़ियाँ C2.3 के अनुसार बनती हैं, और कोई पत्ता बचना नहीं चाहिए।</translation>
    </message>
    <message>
        <source>You hold {2m}{2m} {5m}{5m} {2s}{2s} {6s}{6s} {4c}{4c} {7c}{7c}, the Cạ {8m}{8c} and {9m}{9c} and {3m}{3s}, and a lone {5s}. That is nineteen cards. A {5c} from the stock completes the fourth Cạ and wins with 6 Chắn and 4 Cạ.</source>
        <comment>C8.1 example</comment>
        <translation>आपके हाथ में {2m}{2m} {5m}{5m} {2s}{2s} {6s}{6s} {4c}{4c} {7c}{7c}, Cạ {8m}{8c}, {9m}{9c} और {3m}{3s}, तथा अकेला {5s} है। ये उन्नीस पत्ते हुए। गड्डी का {5c} चौथा Cạ पूरा करता है और 6 Chắn तथा 4 Cạ से जीत होती है।</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>तैयारी</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>पत्ते</translation>
    </message>
    <message>
        <source>The Tổ Tôm deck has 120 cards: thirty faces, four copies of each. Twenty-seven faces have a rank from 1 to 9 in one of three suits: &lt;b&gt;Vạn&lt;/b&gt; (Myriads), &lt;b&gt;Sách&lt;/b&gt; (Strings) and &lt;b&gt;Văn&lt;/b&gt; (Coins). The other three are Ông cụ {ong}, Thang thang {thang} and Chi chi {chi}.</source>
        <comment>C1.1</comment>
        <translation>Tổ Tôm की पूरी गड्डी में 120 पत्ते हैं: तीस तरह के, हर एक के चार। सत्ताईस तरह के पत्तों की रैंक 1 से 9 तक है और वे तीन सूटों में से एक के हैं: &lt;b&gt;Vạn&lt;/b&gt; (अयुत), &lt;b&gt;Sách&lt;/b&gt; (लड़ी) और &lt;b&gt;Văn&lt;/b&gt; (सिक्का)। बाकी तीन हैं Ông cụ {ong}, Thang thang {thang} और Chi chi {chi}।</translation>
    </message>
    <message>
        <source>Chắn uses 100 of them: the ranks 2 to 9 of the three suits, and Chi chi, four copies of each of these 25 faces. The cards of rank 1, Ông cụ and Thang thang stay out.</source>
        <comment>C1.2</comment>
        <translation>Chắn में इनमें से 100 लगते हैं: तीनों सूटों की रैंक 2 से 9, और Chi chi; इन 25 तरह के पत्तों में हर एक के चार। रैंक 1 के पत्ते, Ông cụ और Thang thang खेल से बाहर रहते हैं।</translation>
    </message>
    <message>
        <source>Five faces of the game count as red: {8m} {9m} {8s} {9s} {chi}. All others are black. The color matters only for the score.</source>
        <comment>C1.3</comment>
        <translation>खेल के पाँच तरह के पत्ते लाल गिने जाते हैं: {8m} {9m} {8s} {9s} {chi}। बाकी सब काले हैं। रंग का असर सिर्फ़ अंकों पर होता है।</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>पत्ते बाँटना</translation>
    </message>
    <message>
        <source>The dealer is chosen at random and gets twenty cards, every other player nineteen. The remaining 23 cards are the stock, face down. The dealer acts first; then play goes round the table.</source>
        <comment>C3.1</comment>
        <translation>डीलर संयोग से चुना जाता है और उसे बीस पत्ते मिलते हैं, बाकी हर खिलाड़ी को उन्नीस। बचे हुए 23 पत्तों की बंद गड्डी बनती है। पहले डीलर खेलता है; फिर बारी मेज़ के चारों ओर घूमती है।</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;opening hand&lt;/b&gt; is the nineteen or twenty cards that you were dealt, before any play. Some bonuses look back at it.</source>
        <comment>C3.2</comment>
        <translation>आपके &lt;b&gt;बँटे पत्ते&lt;/b&gt; वे उन्नीस या बीस पत्ते हैं जो खेल शुरू होने से पहले आपको मिले। कुछ बोनस उन्हीं पर टिके हैं।</translation>
    </message>
    <message>
        <source>Reading a hand</source>
        <translation>हाथ कैसे पढ़ा जाता है</translation>
    </message>
    <message>
        <source>An identical pair is never split to form a Cạ, so a hand can be read in one way only. First put identical cards together two by two: each two are a Chắn. Of every face you then have at most one card left, a &lt;b&gt;single&lt;/b&gt;. Two singles of one rank make a Cạ. A single without a partner is an &lt;b&gt;unpaired card&lt;/b&gt;. Three singles of one rank are one Cạ and one unpaired card.</source>
        <comment>C2.3</comment>
        <translation>एक जैसे पत्तों की जोड़ी Cạ बनाने के लिए कभी नहीं तोड़ी जाती, इसलिए हाथ को पढ़ने का एक ही तरीका है। पहले एक जैसे पत्तों को दो-दो करके मिलाएँ: ऐसी हर जोड़ी एक Chắn है। तब हर तरह का ज़्यादा से ज़्यादा एक पत्ता बचता है, &lt;b&gt;अकेला पत्ता&lt;/b&gt;। एक ही रैंक के दो अकेले पत्ते Cạ बनाते हैं। जिस अकेले पत्ते का कोई साथी नहीं, वह &lt;b&gt;बिना जोड़ी का पत्ता&lt;/b&gt; है। एक ही रैंक के तीन अकेले पत्तों से एक Cạ बनता है और बिना जोड़ी का एक पत्ता बचता है।</translation>
    </message>
    <message>
        <source>A pair that you capture lies open in front of you for the rest of the deal and is never rearranged.</source>
        <comment>C2.4</comment>
        <translation>उठाई हुई जोड़ी बाज़ी के अंत तक आपके सामने खुली रहती है, और उसके पत्तों की कभी अदला-बदली नहीं होती।</translation>
    </message>
    <message>
        <source>The dealer opens</source>
        <translation>डीलर की शुरुआत</translation>
    </message>
    <message>
        <source>If the twenty cards of the dealer already win by C8.1, the dealer may win at once: this is &lt;b&gt;Thiên ù&lt;/b&gt;. The number of Chắn that C8.2 asks for with Chi chi does not matter here. Otherwise, or if the dealer would rather play on, the dealer discards a card that C6.10 allows.</source>
        <comment>C4.1</comment>
        <translation>अगर डीलर के बीस बँटे पत्तों से ही C8.1 के अनुसार जीतने वाला हाथ बनता है, तो वह तुरंत जीत सकता है: यह &lt;b&gt;Thiên ù&lt;/b&gt; है। C8.2 में Chi chi के लिए Chắn की जो संख्या माँगी गई है, वह यहाँ लागू नहीं। नहीं तो, या आगे खेलना चाहे तो, डीलर ऐसा पत्ता फेंकता है जो C6.10 के अनुसार फेंका जा सकता है।</translation>
    </message>
    <message>
        <source>A dealer who does not win and has no card that may be discarded has a &lt;b&gt;dead hand&lt;/b&gt;. This can happen only when the dealer passes a Thiên ù of ten Chắn. A dead hand keeps its cards and only turns up stock cards when its turn comes; it never captures, claims or wins. Play goes on with the next player, who turns up a stock card.</source>
        <comment>C4.2</comment>
        <translation>जो डीलर न जीते और जिसके पास फेंकने लायक पत्ता न हो, उसका &lt;b&gt;हाथ निष्क्रिय&lt;/b&gt; है। ऐसा तभी होता है जब डीलर दस Chắn वाले Thiên ù पर पास करे। निष्क्रिय हाथ अपने पत्ते रखता है और अपनी बारी में सिर्फ़ गड्डी के पत्ते खोलता है; वह न उठाता है, न दावा करता है, न जीतता है। खेल अगले खिलाड़ी से चलता है, जो गड्डी का पत्ता खोलता है।</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>बारी कैसे चलती है</translation>
    </message>
    <message>
        <source>The public card</source>
        <translation>खुला पत्ता</translation>
    </message>
    <message>
        <source>Play is always about one card that lies face up, the &lt;b&gt;public card&lt;/b&gt;. It is either a discard from a hand, or a stock card turned up at a player’s &lt;b&gt;gate&lt;/b&gt; (cửa), the place in front of that player.</source>
        <comment>C5.1</comment>
        <translation>खेल हमेशा मेज़ पर खुले पड़े एक पत्ते को लेकर चलता है, जिसे &lt;b&gt;खुला पत्ता&lt;/b&gt; कहते हैं। वह या तो हाथ से फेंका हुआ पत्ता है, या गड्डी का पत्ता जो किसी खिलाड़ी के &lt;b&gt;द्वार&lt;/b&gt; (cửa) पर, यानी उसके सामने की जगह पर खोला गया।</translation>
    </message>
    <message>
        <source>A discard lies at the &lt;b&gt;door&lt;/b&gt; of the player after the one who discarded it. First anybody who can may claim it with a Chíu, or win by a Chíu. Then the player at the door may make an ordinary capture or pass. After a pass that player turns up a stock card at their own gate.</source>
        <comment>C5.2</comment>
        <translation>फेंका हुआ पत्ता फेंकने वाले के अगले खिलाड़ी के &lt;b&gt;द्वार&lt;/b&gt; पर रहता है। पहले जिसके लिए संभव हो, वह उस पर Chíu का दावा कर सकता है या Chíu से जीत सकता है। फिर उस द्वार वाला खिलाड़ी उसे साधारण ढंग से उठा सकता है या पास कर सकता है। पास के बाद वह अपने द्वार पर गड्डी का पत्ता खोलता है।</translation>
    </message>
    <message>
        <source>A stock card is offered at the gate of the player who turned it up. First anybody who can may win with it or claim it with a Chíu. Then that player may make an ordinary capture or pass. After a pass the next player may make an ordinary capture of the same card or pass, and after that pass turns up the next stock card at their own gate.</source>
        <comment>C5.3</comment>
        <translation>गड्डी का पत्ता उसे खोलने वाले के द्वार पर होता है। पहले जिसके लिए संभव हो, वह उससे जीत सकता है या उस पर Chíu का दावा कर सकता है। फिर खोलने वाला उसे साधारण ढंग से उठा सकता है या पास कर सकता है। उसके पास के बाद अगला खिलाड़ी उसी पत्ते को साधारण ढंग से उठा सकता है या पास कर सकता है, और उस पास के बाद अपने द्वार पर गड्डी का अगला पत्ता खोलता है।</translation>
    </message>
    <message>
        <source>A stock card that is turned up never simply goes into a hand. Either it is captured, or it stays on the table.</source>
        <comment>C5.4</comment>
        <translation>गड्डी से खुला पत्ता यूँ ही कभी हाथ में नहीं जाता। या तो वह उठाया जाता है, या मेज़ पर रहता है।</translation>
    </message>
    <message>
        <source>After an ordinary capture you discard one card from your hand, and C5.2 applies to it.</source>
        <comment>C5.5</comment>
        <translation>साधारण ढंग से पत्ता उठाने के बाद हाथ का एक पत्ता फेंका जाता है, और उस पर C5.2 लागू होता है।</translation>
    </message>
    <message>
        <source>You are asked only when there is something that you can do. Otherwise the table passes for you, and this declines nothing (C6.8).</source>
        <comment>C5.6</comment>
        <translation>आपसे तभी पूछा जाता है जब आपके करने लायक कुछ हो। नहीं तो मेज़ आपकी ओर से पास करती है, और इससे कोई पत्ता ठुकराया नहीं जाता (C6.8)।</translation>
    </message>
    <message>
        <source>The claims that come first are only for a win and for a Chíu. Ordinary captures are asked for after they are settled. So the player at the door may be asked twice about one card.</source>
        <comment>C5.8</comment>
        <translation>पहले देखे जाने वाले दावे सिर्फ़ जीत और Chíu के हैं। साधारण ढंग से उठाने के बारे में उनके तय होने के बाद पूछा जाता है। इसलिए द्वार वाले खिलाड़ी से एक ही पत्ते पर दो बार पूछा जा सकता है।</translation>
    </message>
    <message>
        <source>A win goes before a Chíu, and a Chíu before an ordinary capture. If two players claim the same, the one who comes first, counted from the player at the door, has it. All who can claim answer before anything is shown; a claim that is not carried out has no consequence.</source>
        <comment>C8.4</comment>
        <translation>जीत Chíu से पहले है, और Chíu साधारण ढंग से उठाने से पहले। अगर दो खिलाड़ी एक-सा दावा करें, तो द्वार वाले खिलाड़ी से गिनकर जो पहले आए, पत्ता उसे मिलता है। दावा कर सकने वाले सब खिलाड़ी कुछ भी दिखाए जाने से पहले जवाब देते हैं; जो दावा पूरा नहीं होता, उसका कोई असर नहीं होता।</translation>
    </message>
    <message>
        <source>When a player must turn up a stock card and none is left, the deal is a draw. After the last stock card a player who captures it still discards, that discard is still offered, and so on.</source>
        <comment>C5.7</comment>
        <translation>जब किसी को गड्डी का पत्ता खोलना हो और कोई न बचा हो, तो बाज़ी ड्रॉ होती है। गड्डी के आखिरी पत्ते को उठाने वाला फिर भी एक पत्ता फेंकता है, उस पर फिर भी बाकी से पूछा जाता है, और आगे भी इसी तरह।</translation>
    </message>
    <message>
        <source>Ordinary capture</source>
        <translation>साधारण ढंग से पत्ता उठाना</translation>
    </message>
    <message>
        <source>To capture, you take the public card and lay it open together with one card of your hand that makes a pair with it. A dead hand may not. The following rules say when a capture is allowed.</source>
        <translation>पत्ता उठाने का मतलब है खुले पत्ते को हाथ के ऐसे एक पत्ते के साथ मेज़ पर खुला रखना जिससे उसकी जोड़ी बने। निष्क्रिय हाथ ऐसा नहीं कर सकता। आगे के नियम बताते हैं कि पत्ता कब उठाया जा सकता है।</translation>
    </message>
    <message>
        <source>You may never capture a face that you have discarded in this deal, nor one that you have played from your hand into a Cạ.</source>
        <comment>C6.1</comment>
        <translation>जैसा पत्ता आपने इस बाज़ी में फेंका हो, या हाथ से किसी Cạ में लगाया हो, वैसा पत्ता कभी नहीं उठाया जा सकता।</translation>
    </message>
    <message>
        <source>If you hold the face of the public card yourself, once, twice or three times, you can capture it only with one of these, as a Chắn. You may use one card of a pair or of three for it.</source>
        <comment>C6.2</comment>
        <translation>अगर खुले पत्ते जैसे एक, दो या तीन पत्ते आपके हाथ में हैं, तो उसे सिर्फ़ इन्हीं में से एक के साथ, Chắn के लिए, उठाया जा सकता है। इसके लिए जोड़ी का, या तीन में से एक पत्ता लगाया जा सकता है।</translation>
    </message>
    <message>
        <source>Otherwise you capture it as a Cạ, with a card of the same rank and another suit of which you hold an odd number. Of three alike you may give one and keep the pair; a pair or four alike are never broken.</source>
        <comment>C6.3</comment>
        <translation>नहीं तो उसे Cạ के लिए उठाया जाता है, उसी रैंक के, पर दूसरे सूट के ऐसे पत्ते के साथ जो आपके हाथ में विषम संख्या में हो। तीन एक जैसों में से एक देकर जोड़ी रखी जा सकती है; जोड़ी या चार एक जैसे कभी नहीं तोड़े जाते।</translation>
    </message>
    <message>
        <source>You may not capture a Cạ when either of its two faces is one that you have declined (C6.8).</source>
        <comment>C6.4</comment>
        <translation>अगर Cạ के दो पत्तों में से कोई भी ऐसा हो जिसे आपने ठुकराया है (C6.8), तो उस Cạ के लिए पत्ता नहीं उठाया जा सकता।</translation>
    </message>
    <message>
        <source>You may not capture a Cạ of a rank of which your hand already holds a Cạ, that is, two singles.</source>
        <comment>C6.5</comment>
        <translation>उस रैंक में Cạ के लिए पत्ता नहीं उठाया जा सकता जिसका Cạ, यानी दो अकेले पत्ते, आपके हाथ में पहले से है।</translation>
    </message>
    <message>
        <source>You hold one {3m} and one {3s}. The public card is {3c}. You cannot capture it: the two singles are a Cạ already.</source>
        <comment>C6.5 example</comment>
        <translation>आपके हाथ में एक {3m} और एक {3s} है। खुला पत्ता {3c} है। उसे नहीं उठाया जा सकता: दोनों अकेले पत्ते पहले से Cạ हैं।</translation>
    </message>
    <message>
        <source>You may not capture a Cạ when exactly one card of your hand is unpaired.</source>
        <comment>C6.6</comment>
        <translation>जब हाथ में बिना जोड़ी का ठीक एक पत्ता हो, तब Cạ के लिए पत्ता नहीं उठाया जा सकता।</translation>
    </message>
    <message>
        <source>Once you have discarded two different suits of one rank, that is, both cards of a Cạ, you may not capture a Cạ any more in this deal.</source>
        <comment>C6.7</comment>
        <translation>अगर आपने एक रैंक के दो अलग-अलग सूटों के पत्ते, यानी किसी Cạ के दोनों पत्ते, फेंक दिए हैं, तो इस बाज़ी में Cạ के लिए और कोई पत्ता नहीं उठाया जा सकता।</translation>
    </message>
    <message>
        <source>If you are asked and pass although you could have captured the public card as a Chắn, you have &lt;b&gt;declined&lt;/b&gt; that face. From then on you may neither discard it nor use it in a Cạ that you capture. You may still capture it later as a Chắn. Passing a Chíu alone declines nothing, and neither does a pass where C6.1 or C6.9 would have forbidden the Chắn.</source>
        <comment>C6.8</comment>
        <translation>अगर आपसे पूछा जाए और आपने पास किया, जबकि खुला पत्ता Chắn के लिए उठाया जा सकता था, तो आपने वैसे पत्ते को &lt;b&gt;ठुकराया&lt;/b&gt; है। इसके बाद उसे न फेंका जा सकता है, न उठाए जाने वाले Cạ में लगाया जा सकता है। Chắn के लिए उसे बाद में भी उठाया जा सकता है। सिर्फ़ Chíu पर पास करने से कुछ ठुकराया नहीं जाता, और तब भी नहीं जब C6.1 या C6.9 के कारण वह Chắn वैसे भी मान्य न होता।</translation>
    </message>
    <message>
        <source>A capture is allowed only if you can discard a card afterwards. A Cạ that you are capturing already counts for this (C6.10).</source>
        <comment>C6.9</comment>
        <translation>पत्ता तभी उठाया जा सकता है जब उसके बाद फेंकने लायक पत्ता बचे। उठाया जा रहा Cạ इसमें पहले से गिना जाता है (C6.10)।</translation>
    </message>
    <message>
        <source>What is not allowed is not offered to you, so nobody is ever fined for a mistake. All these limits, from C6.1 to C6.10, are only about ordinary captures and discards: they never stop a Chíu or a win, even a win with a declined face in a Cạ.</source>
        <comment>C6.11</comment>
        <translation>जो मान्य नहीं, वह आपके सामने रखा ही नहीं जाता, इसलिए गलती पर किसी को दंड नहीं मिलता। C6.1 से C6.10 तक की ये सब सीमाएँ सिर्फ़ साधारण ढंग से उठाने और फेंकने की हैं: वे Chíu या जीत को कभी नहीं रोकतीं, ऐसी जीत को भी नहीं जिसके Cạ में ठुकराया हुआ पत्ता हो।</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>पत्ता फेंकना</translation>
    </message>
    <message>
        <source>You may discard a card if you hold an odd number of its face, one or three, and have not declined that face. Once you have captured a Cạ, there is one more limit: you may not discard a card when you have ever discarded another suit of its rank, before or after that capture. You may discard a face that you have just captured.</source>
        <comment>C6.10</comment>
        <translation>पत्ता फेंका जा सकता है अगर वैसे पत्ते हाथ में विषम संख्या में हों, यानी एक या तीन, और आपने उसे ठुकराया न हो। Cạ के लिए पत्ता उठाने के बाद एक और सीमा है: वह पत्ता नहीं फेंका जा सकता जिसकी रैंक का दूसरे सूट का पत्ता आपने कभी फेंका हो, उस उठाने से पहले या बाद में। जैसा पत्ता अभी-अभी उठाया गया, वैसा फेंका जा सकता है।</translation>
    </message>
    <message>
        <source>You hold {2m}{2m} and {4s}{4s}{4s}. Of these you may discard {4s}, which leaves a pair, but not {2m}, which would break one.</source>
        <comment>C6.10 example</comment>
        <translation>आपके हाथ में {2m}{2m} और {4s}{4s}{4s} हैं। इनमें से {4s} फेंका जा सकता है, क्योंकि जोड़ी बचती है, पर {2m} नहीं, क्योंकि उससे जोड़ी टूटती है।</translation>
    </message>
    <message>
        <source>Chíu</source>
        <translation>Chíu</translation>
    </message>
    <message>
        <source>If you hold exactly three cards of the face of the public card, you may claim it with a &lt;b&gt;Chíu&lt;/b&gt;, in turn or out of turn, whether it is a discard or a stock card. The four cards lie open and count as two Chắn. A dead hand may not.</source>
        <comment>C7.1</comment>
        <translation>अगर आपके हाथ में खुले पत्ते जैसे ठीक तीन पत्ते हैं, तो उस पर &lt;b&gt;Chíu&lt;/b&gt; का दावा किया जा सकता है, अपनी बारी में या बारी से पहले, चाहे वह फेंका हुआ पत्ता हो या गड्डी का। चारों पत्ते मेज़ पर खुले रहते हैं और दो Chắn गिने जाते हैं। निष्क्रिय हाथ ऐसा नहीं कर सकता।</translation>
    </message>
    <message>
        <source>You never claim your own discard.</source>
        <comment>C7.2</comment>
        <translation>अपने ही फेंके हुए पत्ते पर दावा नहीं होता।</translation>
    </message>
    <message>
        <source>If the fourth card completes your hand, you may win with it at once, even when it is a discard (C8.3). A Chíu without winning is possible whenever you have a card that you may discard afterwards; you discard it at once.</source>
        <comment>C7.3</comment>
        <translation>अगर चौथा पत्ता आपका हाथ पूरा करे, तो उससे तुरंत जीता जा सकता है, चाहे वह फेंका हुआ पत्ता ही हो (C8.3)। बिना जीते Chíu तभी हो सकता है जब उसके बाद फेंकने लायक पत्ता हो; वह तुरंत फेंका जाता है।</translation>
    </message>
    <message>
        <source>If you make the Chíu at your own door, it is in turn, and your discard goes to the next player as C5.2 says.</source>
        <comment>C7.4</comment>
        <translation>अपने ही द्वार पर किया गया Chíu अपनी बारी में है, और उसके बाद फेंका गया पत्ता C5.2 के अनुसार अगले खिलाड़ी के पास जाता है।</translation>
    </message>
    <message>
        <source>A Chíu by anybody else is out of turn. The discard after it is &lt;b&gt;returned&lt;/b&gt;: it takes the place of the claimed card at the same door. Anybody but the one who discarded it may claim it with a Chíu or win by a Chíu; then the player at that door captures it or turns up the next stock card. Nobody else is asked for an ordinary capture of it, and the turn does not jump to the player after the one who made the Chíu.</source>
        <comment>C7.5</comment>
        <translation>दूसरे के द्वार पर किया गया Chíu बारी से पहले का है। उसके बाद फेंका गया पत्ता &lt;b&gt;लौटाया&lt;/b&gt; जाता है: वह उसी द्वार पर उठाए गए पत्ते की जगह लेता है। फेंकने वाले को छोड़कर कोई भी उस पर Chíu का दावा कर सकता है या Chíu से जीत सकता है; फिर उस द्वार वाला खिलाड़ी उसे उठाता है या गड्डी का अगला पत्ता खोलता है। साधारण ढंग से उठाने के लिए और किसी से नहीं पूछा जाता, और बारी Chíu करने वाले के अगले खिलाड़ी के पास नहीं चली जाती।</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>अंक और समाप्ति</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>जीत</translation>
    </message>
    <message>
        <source>You may win on any stock card that is turned up, at any gate, if your cards make a winning hand with it. If that card is Chi chi, the hand must have exactly six Chắn and four Cạ. A dead hand never wins.</source>
        <comment>C8.2</comment>
        <translation>गड्डी से खुले किसी भी पत्ते से, किसी भी द्वार पर, जीता जा सकता है अगर उसके साथ आपके पत्तों से जीतने वाला हाथ बने। अगर वह पत्ता Chi chi है, तो ठीक छह Chắn और चार Cạ चाहिए। निष्क्रिय हाथ कभी नहीं जीतता।</translation>
    </message>
    <message>
        <source>A discard does not win, with one exception: if you hold three of its face and the fourth completes your hand, you may win by Chíu. If the face is Chi chi, the hand must again have exactly six Chắn and four Cạ.</source>
        <comment>C8.3</comment>
        <translation>फेंके हुए पत्ते से जीत नहीं होती, एक अपवाद को छोड़कर: अगर आपके हाथ में वैसे तीन पत्ते हैं और चौथे से हाथ पूरा होता है, तो Chíu से जीता जा सकता है। अगर वह Chi chi है, तो यहाँ भी ठीक छह Chắn और चार Cạ चाहिए।</translation>
    </message>
    <message>
        <source>Table option</source>
        <translation>मेज़ का विकल्प</translation>
    </message>
    <message>
        <source>A table may count the Tôm set with {3s} in place of {3c}, that is {3m}{3s}{7c}, as many players in Vietnam do. This option is off unless you turn it on.</source>
        <comment>C10.1</comment>
        <translation>मेज़ पर Tôm में {3c} की जगह {3s} गिना जा सकता है, यानी {3m}{3s}{7c}, जैसा वियतनाम के बहुत-से खिलाड़ी मानते हैं। यह विकल्प तब तक बंद है जब तक उसे चालू न किया जाए।</translation>
    </message>
    <message>
        <source>Ù chì</source>
        <translation>Ù chì</translation>
    </message>
    <message>
        <source>Won on a stock card that the winner turned up at their own gate. Never for a win by Chíu on a discard or on a returned card.</source>
        <translation>गड्डी के ऐसे पत्ते से जीत जो विजेता ने अपने ही द्वार पर खोला। फेंके हुए या लौटाए हुए पत्ते पर Chíu से जीतने पर कभी नहीं।</translation>
    </message>
    <message>
        <source>Thiên ù</source>
        <translation>Thiên ù</translation>
    </message>
    <message>
        <source>The dealer wins with the twenty cards dealt.</source>
        <translation>बँटे हुए बीस पत्तों से डीलर की जीत।</translation>
    </message>
    <message>
        <source>Tôm</source>
        <translation>Tôm</translation>
    </message>
    <message>
        <source>For each set {3m}{3c}{7c}.</source>
        <translation>हर {3m}{3c}{7c} के लिए।</translation>
    </message>
    <message>
        <source>Bạch thủ</source>
        <translation>Bạch thủ</translation>
    </message>
    <message>
        <source>Exactly six Chắn, and no Cạ of the winning card’s rank, open or in hand. Never with Thiên ù.</source>
        <translation>ठीक छह Chắn, और जिताने वाले पत्ते की रैंक का कोई Cạ नहीं, न खुला न हाथ में। Thiên ù के साथ कभी नहीं।</translation>
    </message>
    <message>
        <source>Lèo</source>
        <translation>Lèo</translation>
    </message>
    <message>
        <source>For each set {8s}{9m}{chi}.</source>
        <translation>हर {8s}{9m}{chi} के लिए।</translation>
    </message>
    <message>
        <source>Thiên khai</source>
        <translation>Thiên khai</translation>
    </message>
    <message>
        <source>For each face of which four were in the opening hand.</source>
        <translation>ऐसे हर पत्ते के लिए जिसके चारों पत्ते बँटे पत्तों में थे।</translation>
    </message>
    <message>
        <source>Chíu ù</source>
        <translation>Chíu ù</translation>
    </message>
    <message>
        <source>The winning card is the fourth of a face of which the opening hand held exactly three and the hand still holds three.</source>
        <translation>जिताने वाला पत्ता वैसा चौथा है: बँटे पत्तों में वैसे ठीक तीन थे, और तीनों अब भी हाथ में हैं।</translation>
    </message>
    <message>
        <source>Bòn</source>
        <translation>Bòn</translation>
    </message>
    <message>
        <source>For each face of which the opening hand held exactly two and the won hand has two Chắn.</source>
        <translation>ऐसे हर पत्ते के लिए जो बँटे पत्तों में ठीक दो थे और जिसके जीते हुए हाथ में दो Chắn हैं।</translation>
    </message>
    <message>
        <source>Bạch định</source>
        <translation>Bạch định</translation>
    </message>
    <message>
        <source>All twenty cards are black.</source>
        <translation>सभी बीस पत्ते काले हैं।</translation>
    </message>
    <message>
        <source>Tám đỏ</source>
        <translation>Tám đỏ</translation>
    </message>
    <message>
        <source>Exactly eight cards are red.</source>
        <translation>ठीक आठ पत्ते लाल हैं।</translation>
    </message>
    <message>
        <source>Kính tứ chi</source>
        <translation>Kính tứ chi</translation>
    </message>
    <message>
        <source>Four Chi chi, and all other cards are black.</source>
        <translation>चार Chi chi, और बाकी सभी पत्ते काले हैं।</translation>
    </message>
    <message>
        <source>Thập thành</source>
        <translation>Thập thành</translation>
    </message>
    <message>
        <source>All ten pairs are Chắn.</source>
        <translation>दसों जोड़ियाँ Chắn हैं।</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>बोनस</translation>
    </message>
    <message>
        <source>The score looks at the twenty cards of the won hand, the winning card among them. It is shown item by item: each bonus, which of its values was used, and the total.</source>
        <comment>C9.7</comment>
        <translation>अंक जीते हुए हाथ के बीस पत्तों पर गिने जाते हैं, जिनमें जिताने वाला पत्ता भी है। वे एक-एक करके दिखाए जाते हैं: हर बोनस, उसके कौन-से अंक लगे, और कुल।</translation>
    </message>
    <message>
        <source>Each bonus has a &lt;b&gt;main value&lt;/b&gt; and a smaller value, its &lt;b&gt;dịch&lt;/b&gt;. Tôm and Lèo count for every set, Thiên khai and Bòn for every face, the others once.</source>
        <comment>C9.1</comment>
        <translation>हर बोनस के &lt;b&gt;मुख्य अंक&lt;/b&gt; होते हैं और उनसे कम अतिरिक्त अंक, &lt;b&gt;dịch&lt;/b&gt;। Tôm और Lèo हर सेट के लिए गिने जाते हैं, Thiên khai और Bòn हर तरह के पत्ते के लिए, बाकी एक बार।</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>बोनस</translation>
    </message>
    <message>
        <source>Main value</source>
        <translation>मुख्य अंक</translation>
    </message>
    <message>
        <source>Dịch</source>
        <translation>Dịch</translation>
    </message>
    <message>
        <source>When it counts</source>
        <translation>कब गिना जाता है</translation>
    </message>
    <message>
        <source>Score and payment</source>
        <translation>अंक और भुगतान</translation>
    </message>
    <message>
        <source>A win without any bonus is &lt;b&gt;Ù xuông&lt;/b&gt; and scores 2 points.</source>
        <comment>C9.2</comment>
        <translation>बिना किसी बोनस की जीत &lt;b&gt;Ù xuông&lt;/b&gt; है और उसके 2 अंक हैं।</translation>
    </message>
    <message>
        <source>With bonuses, the one with the highest main value counts with that, and every other with its dịch; each further set of Tôm or Lèo is another bonus. If two main values are equal, the bonus with the higher dịch counts as the main one.</source>
        <comment>C9.3</comment>
        <translation>बोनस हों, तो जिस बोनस के मुख्य अंक सबसे ज़्यादा हों, उसके मुख्य अंक गिने जाते हैं, और बाकी हर बोनस का dịch; Tôm या Lèo का हर अगला सेट एक और बोनस है। अगर दो के मुख्य अंक बराबर हों, तो जिसका dịch ज़्यादा है, वह मुख्य माना जाता है।</translation>
    </message>
    <message>
        <source>A win with Ù chì and one Tôm: the Tôm counts 4, the Ù chì 1, together 5.</source>
        <comment>C9.3 example</comment>
        <translation>Ù chì और एक Tôm वाली जीत: Tôm के 4, Ù chì का 1, कुल 5।</translation>
    </message>
    <message>
        <source>With Thập thành, all bonuses count with their main values.</source>
        <comment>C9.4</comment>
        <translation>Thập thành के साथ सभी बोनस अपने मुख्य अंकों से गिने जाते हैं।</translation>
    </message>
    <message>
        <source>Thập thành won at the winner’s own gate: 12 and 3, together 15.</source>
        <comment>C9.4 example</comment>
        <translation>विजेता के अपने द्वार पर जीता गया Thập thành: 12 और 3, कुल 15।</translation>
    </message>
    <message>
        <source>With exactly six Chắn, a win on Chi chi is always a Bạch thủ, because there is no Cạ of Chi chi.</source>
        <comment>C9.5</comment>
        <translation>ठीक छह Chắn के साथ Chi chi पर जीत हमेशा Bạch thủ है, क्योंकि Chi chi का कोई Cạ नहीं होता।</translation>
    </message>
    <message>
        <source>The score sheet has one line for each bonus counted, so two sets of Tôm are two lines, in the order of the table of C9.1. If two bonuses are equal in both values, the first of them is the main one. With Thập thành every line is a main one, and an Ù xuông is a single line of 2.</source>
        <comment>C9.8</comment>
        <translation>स्कोर में गिने गए हर बोनस की एक पंक्ति होती है, C9.1 की तालिका के क्रम में; यानी Tôm के दो सेट दो पंक्तियाँ हैं। अगर दो बोनस के दोनों अंक बराबर हों, तो पहला मुख्य है। Thập thành के साथ हर पंक्ति मुख्य है, और Ù xuông 2 अंकों की एक ही पंक्ति है।</translation>
    </message>
    <message>
        <source>Each of the three losers pays the score to the winner, who so gets three times as much. After a draw nobody pays.</source>
        <comment>C9.6</comment>
        <translation>तीनों हारने वालों में से हर एक विजेता को उतने अंक देता है, इसलिए विजेता को तिगुने मिलते हैं। ड्रॉ के बाद किसी को कुछ नहीं देना है।</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>An offline library of East Asian card games. Without a command the window opens.</source>
        <translation>पूर्वी एशिया के पत्तों के खेलों का संग्रह, जो बिना इंटरनेट चलता है। बिना आदेश के विंडो खुलती है।</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>आदेश</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>आदेश</translation>
    </message>
    <message>
        <source>play a game as text in this terminal</source>
        <translation>इसी टर्मिनल में शब्दों के रूप में खेलें</translation>
    </message>
    <message>
        <source>let the AI play all seats</source>
        <translation>सभी सीटों पर एआई को खेलने दें</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>संख्या</translation>
    </message>
    <message>
        <source>the deal of this number</source>
        <translation>इस संख्या की बाज़ी</translation>
    </message>
    <message>
        <source>read deal records from standard input and print their states</source>
        <translation>मानक इनपुट से बाज़ियों के रिकॉर्ड पढ़ें और उनकी स्थितियाँ छापें</translation>
    </message>
    <message>
        <source>tell what was legal before each action, too</source>
        <translation>हर चाल से पहले की मान्य चालें भी बताएँ</translation>
    </message>
    <message>
        <source>let AI players play many deals and print statistics</source>
        <translation>एआई खिलाड़ियों को बहुत-सी बाज़ियाँ खेलने दें और आँकड़े छापें</translation>
    </message>
    <message>
        <source>compare AI players: each deck is dealt once for every rotation of the seats</source>
        <translation>एआई खिलाड़ियों की तुलना करें: वही पत्ते सीटों के हर घुमाव में एक-एक बार बाँटे जाते हैं</translation>
    </message>
    <message>
        <source>keep the deals in this file; the same call goes on where it ended</source>
        <translation>बाज़ियाँ इस फ़ाइल में रखें; वही आदेश वहीं से आगे बढ़ता है जहाँ रुका था</translation>
    </message>
    <message>
        <source>how many deals (default: 100)</source>
        <translation>कितनी बाज़ियाँ (डिफ़ॉल्ट: 100)</translation>
    </message>
    <message>
        <source>equal seeds give equal deals (default: 0)</source>
        <translation>एक ही संख्या से वही बाज़ियाँ मिलती हैं (डिफ़ॉल्ट: 0)</translation>
    </message>
    <message>
        <source>a player for each seat, or one for all: %1</source>
        <translation>हर सीट के लिए एक खिलाड़ी, या सबके लिए एक: %1</translation>
    </message>
    <message>
        <source>how many processes (default: 1)</source>
        <translation>कितनी प्रक्रियाएँ (डिफ़ॉल्ट: 1)</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>फ़ाइल</translation>
    </message>
    <message>
        <source>open the window with a deal record</source>
        <translation>बाज़ी के रिकॉर्ड के साथ विंडो खोलें</translation>
    </message>
    <message>
        <source>write the deal records to this file, one a line</source>
        <translation>बाज़ियों के रिकॉर्ड इस फ़ाइल में लिखें, हर पंक्ति में एक</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>table options of the game: %1</source>
        <translation>खेल की मेज़ के विकल्प: %1</translation>
    </message>
    <message>
        <source>there is no game “%1”; the games are: %2</source>
        <translation>“%1” नाम का कोई खेल नहीं है; खेल ये हैं: %2</translation>
    </message>
    <message>
        <source>“%1” is no whole number</source>
        <translation>“%1” पूर्ण संख्या नहीं है</translation>
    </message>
    <message>
        <source>%1 is too small: at least 1 is needed</source>
        <translation>%1 बहुत छोटा है: कम से कम 1 चाहिए</translation>
    </message>
    <message>
        <source>%1 needs one player, or one for each of %2 seats</source>
        <translation>खेल %1 को एक खिलाड़ी चाहिए, या %2 सीटों में से हर एक के लिए एक</translation>
    </message>
    <message>
        <source>there is no player “%1”; the players are: %2</source>
        <translation>“%1” नाम का कोई खिलाड़ी नहीं है; खिलाड़ी ये हैं: %2</translation>
    </message>
    <message>
        <source>%1 has no table option “%2”; it has: %3</source>
        <translation>खेल %1 में मेज़ का विकल्प “%2” नहीं है; ये हैं: %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>this deal is one of the game “%1”</source>
        <translation>यह बाज़ी “%1” खेल की है</translation>
    </message>
    <message>
        <source>there is no seat %1 at this table</source>
        <translation>इस मेज़ पर सीट %1 नहीं है</translation>
    </message>
    <message>
        <source>a shared deal says its table options itself</source>
        <translation>साझा की गई बाज़ी में मेज़ के विकल्प पहले से होते हैं</translation>
    </message>
    <message>
        <source>No window can open here (%1). Without one these commands work: play, replay, simulate.</source>
        <translation>यहाँ विंडो नहीं खुल सकती (%1)। उसके बिना ये आदेश चलते हैं: play, replay, simulate।</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n खिलाड़ी</numerusform>
            <numerusform>%n खिलाड़ी</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n पत्ता</numerusform>
            <numerusform>%n पत्ते</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face(s)</source>
        <translation>
            <numerusform>%n तरह का पत्ता</numerusform>
            <numerusform>%n तरह के पत्ते</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See all %n face(s) →</source>
        <translation>
            <numerusform>%n तरह का पत्ता देखें →</numerusform>
            <numerusform>सभी %n तरह के पत्ते देखें →</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this face</source>
        <translation>
            <numerusform>ऐसा %n पत्ता</numerusform>
            <numerusform>ऐसे %n पत्ते</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s)</source>
        <translation>
            <numerusform>%n वर्ण और</numerusform>
            <numerusform>%n वर्ण और</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n बाज़ी</numerusform>
            <numerusform>%n बाज़ियाँ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>हाथ में %n</numerusform>
            <numerusform>हाथ में %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <translation>
            <numerusform>गड्डी में %n पत्ता बचा है</numerusform>
            <numerusform>गड्डी में %n पत्ते बचे हैं</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpaired card(s)</source>
        <translation>
            <numerusform>बिना जोड़ी का %n पत्ता</numerusform>
            <numerusform>बिना जोड़ी के %n पत्ते</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to exchange before it waits</source>
        <translation>
            <numerusform>%n पत्ता बदलने पर एक पत्ते की कमी रहेगी</numerusform>
            <numerusform>%n पत्ते बदलने पर एक पत्ते की कमी रहेगी</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are dealt %n card(s)</source>
        <translation>
            <numerusform>आपको %n पत्ता बाँटा गया</numerusform>
            <numerusform>आपको %n पत्ते बाँटे गए</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins the deal: %n point(s) from each opponent.</source>
        <translation>
            <numerusform>इससे बाज़ी जीती जाती है: हर विरोधी से %n अंक।</numerusform>
            <numerusform>इससे बाज़ी जीती जाती है: हर विरोधी से %n अंक।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand then waits for: %1 (%n card(s) unseen).</source>
        <translation>
            <numerusform>तब हाथ को इनका इंतज़ार रहेगा: %1 (ऐसा %n पत्ता अब तक नहीं दिखा)।</numerusform>
            <numerusform>तब हाथ को इनका इंतज़ार रहेगा: %1 (ऐसे %n पत्ते अब तक नहीं दिखे)।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the hand nearer: %n card(s) to exchange before it waits.</source>
        <translation>
            <numerusform>इससे हाथ जीत के पास आता है: %n पत्ता और बदलने पर एक पत्ते की कमी रहेगी।</numerusform>
            <numerusform>इससे हाथ जीत के पास आता है: %n पत्ते और बदलने पर एक पत्ते की कमी रहेगी।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the hand back: %n card(s) to exchange before it waits.</source>
        <translation>
            <numerusform>इससे हाथ जीत से दूर जाता है: %n पत्ता बदलने पर एक पत्ते की कमी रहेगी।</numerusform>
            <numerusform>इससे हाथ जीत से दूर जाता है: %n पत्ते बदलने पर एक पत्ते की कमी रहेगी।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These would then help: %1 (%n card(s) unseen).</source>
        <translation>
            <numerusform>तब ये काम आएँगे: %1 (ऐसा %n पत्ता अब तक नहीं दिखा)।</numerusform>
            <numerusform>तब ये काम आएँगे: %1 (ऐसे %n पत्ते अब तक नहीं दिखे)।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) would then help the hand.</source>
        <translation>
            <numerusform>तब अब तक न दिखे पत्तों में से %n हाथ के काम आएगा।</numerusform>
            <numerusform>तब अब तक न दिखे पत्तों में से %n हाथ के काम आएँगे।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A win would then bring %n point(s) from each opponent.</source>
        <translation>
            <numerusform>तब जीतने पर हर विरोधी से %n अंक मिलेंगे।</numerusform>
            <numerusform>तब जीतने पर हर विरोधी से %n अंक मिलेंगे।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on a hundred times, you win %n time(s).</source>
        <translation>
            <numerusform>सौ बार आगे खेलने पर %n बार आपकी जीत होती है।</numerusform>
            <numerusform>सौ बार आगे खेलने पर %n बार आपकी जीत होती है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on a hundred times, an opponent wins %n time(s).</source>
        <translation>
            <numerusform>सौ बार आगे खेलने पर %n बार किसी विरोधी की जीत होती है।</numerusform>
            <numerusform>सौ बार आगे खेलने पर %n बार किसी विरोधी की जीत होती है।</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost about %1 points in all.</source>
        <translation>
            <numerusform>%n फ़ैसले से कुल लगभग %1 अंक गए।</numerusform>
            <numerusform>%n फ़ैसलों से कुल लगभग %1 अंक गए।</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Deal %1</source>
        <translation>बाज़ी %1</translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>A shared deal names game, dealer and number, as in %1.</source>
        <translation>साझा की गई बाज़ी में खेल, डीलर और संख्या होती है, जैसे %1।</translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation>“%1” नाम का कोई खेल नहीं है।</translation>
    </message>
    <message>
        <source>There is no seat %1 here.</source>
        <translation>यहाँ सीट %1 नहीं है।</translation>
    </message>
    <message>
        <source>%1 has no table option “%2”.</source>
        <translation>खेल “%1” में मेज़ का विकल्प “%2” नहीं है।</translation>
    </message>
    <message>
        <source>A deal number has no “%1”: only letters and digits without 0, 1, I and O.</source>
        <translation>बाज़ी संख्या में “%1” नहीं होता: सिर्फ़ अक्षर और अंक होते हैं, 0, 1, I और O को छोड़कर।</translation>
    </message>
    <message>
        <source>A deal number has nine characters.</source>
        <translation>बाज़ी संख्या में नौ वर्ण होते हैं।</translation>
    </message>
    <message>
        <source>There is a typing mistake in this number.</source>
        <translation>इस संख्या में टाइप की गलती है।</translation>
    </message>
</context>
<context>
    <name>DealList</name>
    <message>
        <source>%1 holds several deals</source>
        <translation>%1 में कई बाज़ियाँ हैं</translation>
    </message>
    <message>
        <source>Past deals</source>
        <translation>पिछली बाज़ियाँ</translation>
    </message>
    <message>
        <source>No deal has come to its end yet.</source>
        <translation>अब तक कोई बाज़ी पूरी नहीं हुई।</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>तारीख</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>बाज़ी संख्या</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>नतीजा</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>आपके अंक</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button: go through the chosen deal</extracomment>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>बाज़ी सहेजें…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Delete this deal?</source>
        <translation>यह बाज़ी मिटाएँ?</translation>
    </message>
    <message>
        <source>Its record cannot be brought back.</source>
        <translation>इसका रिकॉर्ड वापस नहीं लाया जा सकेगा।</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: do not delete</extracomment>
        <translation>रहने दें</translation>
    </message>
    <message>
        <source>%1 (with help)</source>
        <extracomment>%1 is how a deal ended; the person had hints, or took moves back</extracomment>
        <translation>%1 (मदद के साथ)</translation>
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
        <translation>हुनान के संख्या वाले पत्ते</translation>
    </message>
    <message>
        <source>Nantong long cards</source>
        <translation>नानतोंग के लंबे पत्ते</translation>
    </message>
    <message>
        <source>Vietnam</source>
        <translation>वियतनाम</translation>
    </message>
    <message>
        <source>Hunan · China</source>
        <translation>हुनान · चीन</translation>
    </message>
    <message>
        <source>Nantong · Jiangsu · China</source>
        <translation>नानतोंग · जिआंगसू · चीन</translation>
    </message>
    <message>
        <source>Long Vietnamese cards with Chinese labels and figures; Chắn is played with a hundred of them.</source>
        <translation>चीनी लिखावट और आकृतियों वाले वियतनाम के लंबे पत्ते; Chắn इनमें से सौ से खेला जाता है।</translation>
    </message>
    <message>
        <source>Eighty number cards with the everyday and the formal Chinese numerals from one to ten.</source>
        <translation>अस्सी संख्या वाले पत्ते, जिन पर एक से दस तक के रोज़मर्रा और औपचारिक चीनी अंक हैं।</translation>
    </message>
    <message>
        <source>Long cards from Nantong with three money suits, three honors and five lucky cards.</source>
        <translation>नानतोंग के लंबे पत्ते: मुद्रा वाले तीन सूट, बिना सूट के तीन पत्ते और पाँच शुभ पत्ते।</translation>
    </message>
    <message>
        <source>Thirty faces, four copies of each. The label at the head has the suit on the left and the rank on the right; at the foot it is turned round. The suits are Coins, Strings of coins and Myriads, each from 1 to 9. Beside them stand three honors: Ông cụ, Thang thang and Chi chi.</source>
        <translation>तीस तरह के पत्ते, हर एक के चार। ऊपर की पट्टी पर बाईं ओर सूट है और दाईं ओर रैंक; नीचे वही पट्टी उलटी है। सूट हैं सिक्के, सिक्कों की लड़ियाँ और अयुत, हर एक 1 से 9 तक। इनके साथ बिना सूट के तीन पत्ते हैं: Ông cụ, Thang thang और Chi chi।</translation>
    </message>
    <message>
        <source>The suits are those of the Chinese money cards. How Tổ Tôm began is not known; in the 19th century it was much loved in Vietnam, above all by the upper class.</source>
        <translation>ये सूट चीन के मुद्रा वाले पत्तों के हैं। Tổ Tôm की शुरुआत कैसे हुई, यह पता नहीं; 19वीं सदी में यह वियतनाम में, खासकर ऊँचे वर्ग में, बहुत पसंद किया जाता था।</translation>
    </message>
    <message>
        <source>The pictures have nothing to do with suit or rank. Under French rule the printers A. Camoin &amp; Cie of Marseille dressed the deck in Japanese costumes of the Edo period; a carp, peaches, a pavilion and a boat stand among the people. The woodcuts here are our own, of the same subjects. Seven of them bear a red stamp.</source>
        <translation>चित्रों का सूट या रैंक से कोई संबंध नहीं है। फ़्रांसीसी शासन के दिनों में मार्से के छापेखाने A. Camoin &amp; Cie ने आकृतियों को एदो काल के जापानी कपड़े पहनाए; लोगों के बीच एक कार्प मछली, आड़ू, एक मंडप और एक नाव भी हैं। यहाँ के काष्ठचित्र हमारे अपने हैं, उन्हीं विषयों पर। उनमें से सात पर लाल मुहर है।</translation>
    </message>
    <message>
        <source>Twenty faces, four copies of each: the numbers from 1 to 10, once in the everyday Chinese numerals and once in the formal ones, which are written on checks and bills. The everyday numerals are the small cards, the formal ones the large cards. 2, 7 and 10 are red.</source>
        <translation>बीस तरह के पत्ते, हर एक के चार: 1 से 10 तक की संख्याएँ, एक बार रोज़मर्रा के चीनी अंकों में और एक बार औपचारिक अंकों में, जो चेक और बिल पर लिखे जाते हैं। रोज़मर्रा के अंक छोटे पत्ते हैं, औपचारिक अंक बड़े पत्ते। 2, 7 और 10 लाल हैं।</translation>
    </message>
    <message>
        <source>Such cards are called zipai, character cards. They are said to have begun in Leshan in Sichuan, in the middle of the Qing dynasty; today they are at home in Hunan and Sichuan.</source>
        <translation>ऐसे पत्ते zipai, यानी अक्षरों के पत्ते कहलाते हैं। कहा जाता है कि ये छिंग वंश के मध्य में सिचुआन के लेशान में शुरू हुए; आज इनका घर हुनान और सिचुआन है।</translation>
    </message>
    <message>
        <source>The numeral stands at the head and, turned round, at the foot. The two seals between them repeat it in everyday writing: on white for the small cards, on a solid ground for the large ones. Seals and vine are our own choice.</source>
        <translation>अंक ऊपर है और, उलटा, नीचे भी। बीच की दो मुहरें उसे रोज़मर्रा की लिखावट में दोहराती हैं: छोटे पत्तों पर सफ़ेद ज़मीन में, बड़े पत्तों पर भरी हुई ज़मीन में। मुहरें और बेल हमारी अपनी पसंद हैं।</translation>
    </message>
    <message>
        <source>Thirty faces, four copies of each, and five lucky cards. Coins, Strings of coins and Myriads run from 1 to 9; Thousand, White Flower and Red Flower are the honors. The rank stands on the left of the label, the suit on the right.</source>
        <translation>तीस तरह के पत्ते, हर एक के चार, और पाँच शुभ पत्ते। सिक्के, सिक्कों की लड़ियाँ और अयुत 1 से 9 तक हैं; हज़ार, सफ़ेद फूल और लाल फूल बिना सूट के पत्ते हैं। रैंक पट्टी की बाईं ओर है, सूट दाईं ओर।</translation>
    </message>
    <message>
        <source>The cards belong to Nantong and the towns around it and are hardly known elsewhere. They are told to be as old as the Tang dynasty, or as the end of the Yuan; there is no proof. Since 2014 the game is on the city’s list of intangible heritage.</source>
        <translation>ये पत्ते नानतोंग और उसके आस-पास के कस्बों के हैं, और कहीं इन्हें शायद ही कोई जानता हो। कहा जाता है कि ये तांग वंश जितने, या युआन वंश के अंत जितने पुराने हैं; इसका कोई प्रमाण नहीं है। 2014 से यह खेल शहर की अमूर्त धरोहरों की सूची में है।</translation>
    </message>
    <message>
        <source>A figure stands at the head, number and suit fill the field below it. The people on the Myriads from 1 to 7 are those of the tradition, as are Liu Haichan, the qilin, the tortoise, the spirit of the clam and the Eight Immortals somewhere in the deck. Which of them stands where, and all the other pictures, are our own choice.</source>
        <translation>ऊपर एक आकृति है, नीचे की जगह में संख्या और सूट हैं। 1 से 7 तक के अयुत पर बने लोग परंपरा के हैं, और लियू हाईछान, छीलिन, कछुआ, सीप की आत्मा तथा आठ अमर भी, जो गड्डी में कहीं-कहीं मिलते हैं। उनमें से कौन किस पत्ते पर है, यह और बाकी सभी चित्र हमारी अपनी पसंद हैं।</translation>
    </message>
    <message>
        <source>Chắn is played with 100 of the 120 cards: ranks 2 to 9 and Chi chi. The other faces have dots under their names.</source>
        <translation>Chắn 120 में से 100 पत्तों से खेला जाता है: रैंक 2 से 9 और Chi chi। बाकी पत्तों के नाम के नीचे बिंदु हैं।</translation>
    </message>
    <message>
        <source>Paohuzi is played with all 80 cards.</source>
        <translation>Paohuzi सभी 80 पत्तों से खेला जाता है।</translation>
    </message>
    <message>
        <source>The game is played with 120 of the 125 cards, without the five lucky ones. These have dots under their names.</source>
        <translation>यह खेल 125 में से 120 पत्तों से खेला जाता है, पाँच शुभ पत्तों के बिना। उनके नाम के नीचे बिंदु हैं।</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>← Card traditions</source>
        <translation>← पत्तों के खेल की परंपराएँ</translation>
    </message>
    <message>
        <source>Wikipedia ↗</source>
        <translation>विकिपीडिया ↗</translation>
    </message>
    <message>
        <source>Opens in the browser</source>
        <translation>ब्राउज़र में खुलता है</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>खेल शुरू करें</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>नियम</translation>
    </message>
    <message>
        <source>Origin and pictures</source>
        <translation>उद्गम और चित्र</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>स्रोत</translation>
    </message>
    <message>
        <source>A deal is waiting where you left it</source>
        <translation>एक बाज़ी वहीं रुकी है जहाँ छोड़ी गई थी</translation>
    </message>
    <message>
        <source>Only those used in %1</source>
        <comment>the name of a game</comment>
        <translation>सिर्फ़ इस खेल के पत्ते: %1</translation>
    </message>
</context>
<context>
    <name>FaceView</name>
    <message>
        <source>← All faces</source>
        <translation>← सभी पत्ते</translation>
    </message>
    <message>
        <source>← Previous</source>
        <translation>← पिछला</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>अगला →</translation>
    </message>
    <message>
        <source>Used in %1</source>
        <translation>इस खेल में लगता है: %1</translation>
    </message>
    <message>
        <source>Not used in %1</source>
        <translation>इस खेल में नहीं लगता: %1</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>फ़ोल्डर:</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>फ़ाइल का नाम:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>फ़ाइल का प्रकार:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>ढूँढें (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>नियमों में ढूँढें</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>पिछली जगह (Shift+F3)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>अगली जगह (F3)</translation>
    </message>
    <message>
        <source>“%1” is not in these rules.</source>
        <translation>इन नियमों में “%1” नहीं है।</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which of the places found</comment>
        <translation>%2 में से %1</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Not used in %1</source>
        <translation>इस खेल में नहीं लगते: %1</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>पत्ते</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>%1 · You against %2 AI · Single deal</source>
        <translation>%1 · आप बनाम %2 एआई · एक बाज़ी</translation>
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
        <translation>नानतोंग के लंबे पत्ते</translation>
    </message>
    <message>
        <source>With 100 of the Tổ Tôm cards, complete ten pairs, at least six of them pairs of identical cards.</source>
        <translation>Tổ Tôm के 100 पत्तों से दस जोड़ियाँ पूरी करें, जिनमें कम से कम छह जोड़ियाँ एक जैसे पत्तों की हों।</translation>
    </message>
    <message>
        <source>Complete seven groups worth at least 15 huxi with a card from the stock. Three alike turned up by yourself are forced; what you pass you cannot take later.</source>
        <translation>गड्डी के पत्ते से कम से कम 15 huxi के सात समूह पूरे करें। खुद खोले गए पत्ते से बनी तिकड़ी अनिवार्य है; जिस पत्ते पर पास किया, वह बाद में नहीं उठाया जा सकता।</translation>
    </message>
    <message>
        <source>Draw and discard, claim pungs and kongs but no runs, and win with seven groups and a pair. Two indicators raise the values; all three players settle their differences in hu.</source>
        <translation>पत्ते खींचें और फेंकें, pung और kong का दावा करें पर क्रम का नहीं, और सात समूहों तथा एक जोड़ी से जीतें। दो सूचक पत्ते मूल्य बढ़ाते हैं; तीनों खिलाड़ी अपने अंतर का हिसाब hu में करते हैं।</translation>
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
        <translation>मेज़</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>पूरे नियम</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a button that shows the score sheet</extracomment>
        <translation>स्कोर</translation>
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
        <translation>जोड़ी</translation>
    </message>
    <message>
        <source>run</source>
        <translation>क्रम</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>तिकड़ी</translation>
    </message>
    <message>
        <source>opening declaration</source>
        <translation>शुरुआती घोषणा</translation>
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
        <translation>खुला kong</translation>
    </message>
    <message>
        <source>added kong</source>
        <translation>जोड़ा गया kong</translation>
    </message>
    <message>
        <source>concealed kong</source>
        <translation>बंद kong</translation>
    </message>
    <message>
        <source>three in hand</source>
        <translation>हाथ में तीन</translation>
    </message>
    <message>
        <source>four in hand</source>
        <translation>हाथ में चार</translation>
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
        <translation>हाथ में %1 kan · %2 huxi (15 चाहिए)</translation>
    </message>
    <message>
        <source>%1 hu in groups and hand</source>
        <translation>समूहों और हाथ में %1 hu</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>हाथ पूरा</translation>
    </message>
    <message>
        <source>Can no longer reach 15 huxi</source>
        <translation>अब 15 huxi तक नहीं पहुँचा जा सकता</translation>
    </message>
    <message>
        <source>Waits for: %1</source>
        <translation>इंतज़ार: %1</translation>
    </message>
    <message>
        <source>Waits for a card after a discard</source>
        <translation>पत्ता फेंकने पर एक पत्ते की कमी</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>You had hints and took moves back.</source>
        <translation>संकेत लिए गए और चालें वापस ली गईं।</translation>
    </message>
    <message>
        <source>You had hints.</source>
        <translation>संकेत लिए गए।</translation>
    </message>
    <message>
        <source>You took moves back.</source>
        <translation>चालें वापस ली गईं।</translation>
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
        <translation>इस खेल में जवाब: %1</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>हर जगह</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>मेज़ पर</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>नियमों में</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>कुंजियाँ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
    </message>
    <message>
        <source>Find words in the rules</source>
        <translation>नियमों में शब्द ढूँढें</translation>
    </message>
    <message>
        <source>The next place that was found</source>
        <translation>मिली हुई अगली जगह</translation>
    </message>
    <message>
        <source>The place before that was found</source>
        <translation>मिली हुई पिछली जगह</translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation>नियम छापें</translation>
    </message>
    <message>
        <source>From the answers to the hand, the open groups, the discards and the log</source>
        <translation>जवाबों से हाथ, खुले समूहों, फेंके हुए पत्तों और खेल के विवरण तक</translation>
    </message>
    <message>
        <source>Another card, or another answer</source>
        <translation>दूसरा पत्ता, या दूसरा जवाब</translation>
    </message>
    <message>
        <source>The first card, or the last</source>
        <translation>पहला पत्ता, या आखिरी</translation>
    </message>
    <message>
        <source>Select a card; play the selected one; give an answer</source>
        <translation>पत्ता चुनें; चुना हुआ पत्ता खेलें; जवाब दें</translation>
    </message>
    <message>
        <source>Give one of the answers that are shown, from the top; without any, the next card of that rank</source>
        <translation>दिखाए गए जवाबों में से एक दें, ऊपर से गिनकर; कोई जवाब न हो तो उस रैंक का अगला पत्ता</translation>
    </message>
    <message>
        <source>Put the selected card back; close an explanation</source>
        <translation>चुना हुआ पत्ता वापस रखें; समझाने वाला संदेश बंद करें</translation>
    </message>
    <message>
        <source>Ask why the card cannot be played now</source>
        <translation>पूछें कि पत्ता अभी क्यों नहीं खेला जा सकता</translation>
    </message>
    <message>
        <source>Move the card to another place in the hand</source>
        <translation>पत्ते को हाथ में दूसरी जगह ले जाएँ</translation>
    </message>
    <message>
        <source>Sort the hand again</source>
        <translation>हाथ को फिर से क्रम में लगाएँ</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>हिन्दी</translation>
    </message>
</context>
<context>
    <name>LanguageBox</name>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Apprentice</source>
        <extracomment>the lowest level of the AI players</extracomment>
        <translation>नौसिखिया</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>the middle level of the AI players</extracomment>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>the highest level of the AI players</extracomment>
        <translation>उस्ताद</translation>
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
        <translation>सूचक पत्ते: %1</translation>
    </message>
    <message>
        <source>You turn up %2</source>
        <translation>आपने %2 खोला</translation>
    </message>
    <message>
        <source>%1 turns up %2</source>
        <translation>%1 ने %2 खोला</translation>
    </message>
    <message>
        <source>You discard %2</source>
        <translation>आपने %2 फेंका</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 ने %2 फेंका</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>आपने पास किया</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 ने पास किया</translation>
    </message>
    <message>
        <source>You have no legal discard: your hand is dead</source>
        <translation>आपके पास फेंकने लायक कोई मान्य पत्ता नहीं: आपका हाथ निष्क्रिय है</translation>
    </message>
    <message>
        <source>%1 has no legal discard: the hand is dead</source>
        <translation>%1 के पास फेंकने लायक कोई मान्य पत्ता नहीं: हाथ निष्क्रिय है</translation>
    </message>
    <message>
        <source>You deal and show your last card, %2</source>
        <translation>आपने डीलर के रूप में अपना आखिरी पत्ता दिखाया: %2</translation>
    </message>
    <message>
        <source>%1 deals and shows the last card, %2</source>
        <translation>%1 ने डीलर के रूप में आखिरी पत्ता दिखाया: %2</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>आपने एक पत्ता खींचा</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 ने एक पत्ता खींचा</translation>
    </message>
    <message>
        <source>You draw %2</source>
        <translation>आपने %2 खींचा</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 ने %2 खींचा</translation>
    </message>
    <message>
        <source>You draw a replacement</source>
        <translation>आपने बदले का पत्ता खींचा</translation>
    </message>
    <message>
        <source>%1 draws a replacement</source>
        <translation>%1 ने बदले का पत्ता खींचा</translation>
    </message>
    <message>
        <source>You draw a replacement, %2</source>
        <translation>आपने बदले का पत्ता खींचा: %2</translation>
    </message>
    <message>
        <source>%1 draws a replacement, %2</source>
        <translation>%1 ने बदले का पत्ता खींचा: %2</translation>
    </message>
    <message>
        <source>You take %2: chi %3</source>
        <translation>आपने %2 उठाया: chi %3</translation>
    </message>
    <message>
        <source>%1 takes %2: chi %3</source>
        <translation>%1 ने %2 उठाया: chi %3</translation>
    </message>
    <message>
        <source>You capture %2: Chắn</source>
        <translation>आपने %2 उठाया: Chắn</translation>
    </message>
    <message>
        <source>%1 captures %2: Chắn</source>
        <translation>%1 ने %2 उठाया: Chắn</translation>
    </message>
    <message>
        <source>You capture %2: Cạ</source>
        <translation>आपने %2 उठाया: Cạ</translation>
    </message>
    <message>
        <source>%1 captures %2: Cạ</source>
        <translation>%1 ने %2 उठाया: Cạ</translation>
    </message>
    <message>
        <source>You win on %2</source>
        <translation>आपकी जीत हुई: %2</translation>
    </message>
    <message>
        <source>%1 wins on %2</source>
        <translation>%1 की जीत हुई: %2</translation>
    </message>
    <message>
        <source>You claim %2: Chíu</source>
        <translation>आपने Chíu का दावा किया: %2</translation>
    </message>
    <message>
        <source>%1 claims %2: Chíu</source>
        <translation>%1 ने Chíu का दावा किया: %2</translation>
    </message>
    <message>
        <source>You take %2: peng</source>
        <translation>आपने %2 उठाया: peng</translation>
    </message>
    <message>
        <source>%1 takes %2: peng</source>
        <translation>%1 ने %2 उठाया: peng</translation>
    </message>
    <message>
        <source>You take %2: pao</source>
        <translation>आपने %2 उठाया: pao</translation>
    </message>
    <message>
        <source>%1 takes %2: pao</source>
        <translation>%1 ने %2 उठाया: pao</translation>
    </message>
    <message>
        <source>You claim %2: pung</source>
        <translation>आपने pung का दावा किया: %2</translation>
    </message>
    <message>
        <source>%1 claims %2: pung</source>
        <translation>%1 ने pung का दावा किया: %2</translation>
    </message>
    <message>
        <source>You claim %2: kong</source>
        <translation>आपने kong का दावा किया: %2</translation>
    </message>
    <message>
        <source>%1 claims %2: kong</source>
        <translation>%1 ने kong का दावा किया: %2</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>आपकी जीत हुई</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 की जीत हुई</translation>
    </message>
    <message>
        <source>You make an opening declaration of %2</source>
        <translation>आपने शुरुआती घोषणा की: %2</translation>
    </message>
    <message>
        <source>%1 makes an opening declaration of %2</source>
        <translation>%1 ने शुरुआती घोषणा की: %2</translation>
    </message>
    <message>
        <source>You declare Tiandi Hezi</source>
        <translation>आपने Tiandi Hezi घोषित किया</translation>
    </message>
    <message>
        <source>%1 declares Tiandi Hezi</source>
        <translation>%1 ने Tiandi Hezi घोषित किया</translation>
    </message>
    <message>
        <source>You declare ready: your hand is locked</source>
        <translation>आपने तैयार होने की घोषणा की: आपका हाथ लॉक है</translation>
    </message>
    <message>
        <source>%1 declares ready: the hand is locked</source>
        <translation>%1 ने तैयार होने की घोषणा की: हाथ लॉक है</translation>
    </message>
    <message>
        <source>You declare a kong of %2</source>
        <translation>आपने kong घोषित किया: %2</translation>
    </message>
    <message>
        <source>%1 declares a kong of %2</source>
        <translation>%1 ने kong घोषित किया: %2</translation>
    </message>
    <message>
        <source>You form a wei of %2</source>
        <translation>आपने wei बनाया: %2</translation>
    </message>
    <message>
        <source>%1 forms a wei of %2</source>
        <translation>%1 ने wei बनाया: %2</translation>
    </message>
    <message>
        <source>You form a ti of %2</source>
        <translation>आपने ti बनाया: %2</translation>
    </message>
    <message>
        <source>%1 forms a ti of %2</source>
        <translation>%1 ने ti बनाया: %2</translation>
    </message>
    <message>
        <source>No card is left to turn up: the deal is a draw</source>
        <translation>खोलने के लिए कोई पत्ता नहीं बचा: बाज़ी ड्रॉ रही</translation>
    </message>
    <message>
        <source>No card is left to draw: the stock is exhausted</source>
        <translation>खींचने के लिए कोई पत्ता नहीं बचा: गड्डी खत्म</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Something went wrong. The log file in the data folder says what.</source>
        <translation>कुछ गड़बड़ हो गई। डेटा फ़ोल्डर की लॉग फ़ाइल में ब्योरा है।</translation>
    </message>
    <message>
        <source>No browser opens %1.</source>
        <translation>%1 किसी ब्राउज़र में नहीं खुल सका।</translation>
    </message>
    <message>
        <source>A deal of %1 is waiting.</source>
        <translation>एक बाज़ी रुकी हुई है: %1।</translation>
    </message>
    <message>
        <source>A new game takes its place.</source>
        <translation>नया खेल उसकी जगह ले लेगा।</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>खेल शुरू करें</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>This deal is not over.</source>
        <translation>यह बाज़ी पूरी नहीं हुई है।</translation>
    </message>
    <message>
        <source>A new deal takes its place.</source>
        <translation>नई बाज़ी इसकी जगह ले लेगी।</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>नई बाज़ी</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>खेलते रहें</translation>
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
        <translation>नई बाज़ी (&amp;N)</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>अगली बाज़ी (&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>फिर से शुरू करें (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>चाल वापस लें (&amp;U)</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>चाल फिर से करें (&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>shows what the strongest AI player would do now</extracomment>
        <translation>संकेत (&amp;H)</translation>
    </message>
    <message>
        <source>Play a deal &amp;by number…</source>
        <translation>संख्या से बाज़ी खेलें (&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Copy the deal number</source>
        <translation>बाज़ी संख्या कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>सहेजी बाज़ी खोलें (&amp;O)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve record…</source>
        <translation>बाज़ी सहेजें (&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Past deals…</source>
        <translation>पिछली बाज़ियाँ (&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>सेटिंग (&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>बाहर निकलें (&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>वापस (&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>आगे (&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Card traditions</source>
        <translation>पत्तों के खेल की परंपराएँ (&amp;C)</translation>
    </message>
    <message>
        <source>Full &amp;rules</source>
        <translation>पूरे नियम (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>हाथ क्रम में लगाएँ (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Latin indices on the cards</source>
        <translation>पत्तों पर संक्षिप्त नाम (&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>पूरी स्क्रीन (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>कुंजियाँ (&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <translation>Cardavia के बारे में (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>हाथ का क्रम (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>खेल (&amp;G)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>दृश्य (&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>सहायता (&amp;H)</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>the name of a game</comment>
        <translation>नियम: %1</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation>बंद करें</translation>
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
        <translation>सात क्रम</translation>
    </message>
    <message>
        <source>Piao Hu</source>
        <translation>Piao Hu</translation>
    </message>
    <message>
        <source>triplets and kongs only, beside Wenqian</source>
        <translation>सिर्फ़ तिकड़ियाँ और kong, Wenqian के अलावा</translation>
    </message>
    <message>
        <source>Tazi Hu</source>
        <translation>Tazi Hu</translation>
    </message>
    <message>
        <source>runs and triplets mixed</source>
        <translation>क्रम और तिकड़ियाँ मिले-जुले</translation>
    </message>
    <message>
        <source>Wenqian</source>
        <translation>Wenqian</translation>
    </message>
    <message>
        <source>1–2–3 of Coins</source>
        <translation>सिक्के का 1–2–3</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>अपनी खींच</translation>
    </message>
    <message>
        <source>won on one’s own draw</source>
        <translation>अपनी ही खींच से जीत</translation>
    </message>
    <message>
        <source>Kong replacement</source>
        <translation>kong के बदले का पत्ता</translation>
    </message>
    <message>
        <source>drawn from the back after a kong</source>
        <translation>kong के बाद पीछे से खींचा गया</translation>
    </message>
    <message>
        <source>Waiting card</source>
        <translation>इकलौता पत्ता</translation>
    </message>
    <message>
        <source>in the pair, or the middle or edge of a run</source>
        <translation>जोड़ी में, या क्रम के बीच या सिरे पर</translation>
    </message>
    <message>
        <source>Closed Piao Hu</source>
        <translation>बंद Piao Hu</translation>
    </message>
    <message>
        <source>without a pung</source>
        <translation>बिना pung के</translation>
    </message>
    <message>
        <source>Three Elders</source>
        <translation>तीन बुज़ुर्ग</translation>
    </message>
    <message>
        <source>three or more each of Red Flower, White Flower and Thousand</source>
        <translation>लाल फूल, सफ़ेद फूल और हज़ार, हर एक के तीन या ज़्यादा</translation>
    </message>
    <message>
        <source>Heavenly win</source>
        <translation>बँटते ही जीत</translation>
    </message>
    <message>
        <source>the dealer wins before its first discard</source>
        <translation>अपना पहला पत्ता फेंकने से पहले डीलर की जीत</translation>
    </message>
    <message>
        <source>First discard</source>
        <translation>पहला फेंका हुआ पत्ता</translation>
    </message>
    <message>
        <source>won on the first discard of the dealer</source>
        <translation>डीलर के पहले फेंके हुए पत्ते से जीत</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>तैयार</translation>
    </message>
    <message>
        <source>declared before play</source>
        <translation>खेल से पहले घोषित</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>आखिरी पत्ता</translation>
    </message>
    <message>
        <source>the last card of the stock, drawn by oneself</source>
        <translation>गड्डी का आखिरी पत्ता, खुद खींचा हुआ</translation>
    </message>
</context>
<context>
    <name>Nantong rules</name>
    <message>
        <source>Objective</source>
        <translation>उद्देश्य</translation>
    </message>
    <message>
        <source>Three people play, each for themselves. You build a hand of groups, and the deal ends when somebody completes one. But every hand is worth something, also those of the losers, and the players settle the differences. A win does not promise the highest total.</source>
        <translation>तीन लोग खेलते हैं, हर कोई अपने लिए। लक्ष्य है समूहों से हाथ बनाना, और बाज़ी तब खत्म होती है जब किसी का हाथ पूरा हो जाए। पर हर हाथ का कुछ मूल्य होता है, हारने वालों का भी, और खिलाड़ी आपस में अंतर का हिसाब करते हैं। जीतने पर सबसे ज़्यादा कुल मिलेगा, यह पक्का नहीं।</translation>
    </message>
    <message>
        <source>A winning hand is seven groups and one pair. The groups that you have declared, opening declarations, pungs and kongs, count among the seven; Tiandi Hezi (N4.5) does not.</source>
        <comment>N2.4</comment>
        <translation>जीतने वाले हाथ में सात समूह और एक जोड़ी होती है। घोषित समूह – शुरुआती घोषणाएँ, pung और kong – सात में गिने जाते हैं; Tiandi Hezi (N4.5) नहीं।</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>तैयारी</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>पत्ते</translation>
    </message>
    <message>
        <source>The deck has 125 cards: thirty faces with four copies each, and five lucky cards, Fortune, Prosperity, Longevity, Joy and Wealth, of which there is one each. The thirty faces are the ranks 1 to 9 in Myriads, Strings and Coins, and the Thousand, the White Flower and the Red Flower. The game is played with these 120 cards; the lucky cards stay out.</source>
        <comment>N1.1</comment>
        <translation>पूरी गड्डी में 125 पत्ते हैं: तीस तरह के, हर एक के चार, और पाँच शुभ पत्ते – सौभाग्य, समृद्धि, दीर्घायु, आनंद और धन – हर एक का एक। तीस तरह के पत्ते हैं अयुत, लड़ी और सिक्के की रैंक 1 से 9, तथा हज़ार, सफ़ेद फूल और लाल फूल। खेल इन्हीं 120 पत्तों से होता है; शुभ पत्ते बाहर रहते हैं।</translation>
    </message>
    <message>
        <source>The &lt;b&gt;four old generals&lt;/b&gt; are {thousand} {white} {red} and {9s}. Every other face is an &lt;b&gt;ordinary&lt;/b&gt; one.</source>
        <comment>N1.2</comment>
        <translation>&lt;b&gt;चार पुराने सेनापति&lt;/b&gt; हैं {thousand} {white} {red} और {9s}। बाकी हर पत्ता &lt;b&gt;साधारण&lt;/b&gt; है।</translation>
    </message>
    <message>
        <source>The groups</source>
        <translation>समूह</translation>
    </message>
    <message>
        <source>Three ranks in a row of one suit are a &lt;b&gt;run&lt;/b&gt;, three cards of one face a &lt;b&gt;triplet&lt;/b&gt;. A triplet made with a claimed discard is a &lt;b&gt;pung&lt;/b&gt;. Four cards of one face that you declare are a &lt;b&gt;kong&lt;/b&gt;. Two cards of one face are a &lt;b&gt;pair&lt;/b&gt;.</source>
        <comment>N2.1</comment>
        <translation>एक सूट की लगातार तीन रैंक के पत्ते &lt;b&gt;क्रम&lt;/b&gt; हैं, तीन एक जैसे पत्ते &lt;b&gt;तिकड़ी&lt;/b&gt;। दावे से उठाए गए फेंके हुए पत्ते से बनी तिकड़ी &lt;b&gt;pung&lt;/b&gt; है। चार एक जैसे पत्ते जिनकी घोषणा हो, &lt;b&gt;kong&lt;/b&gt; हैं। दो एक जैसे पत्ते &lt;b&gt;जोड़ी&lt;/b&gt; हैं।</translation>
    </message>
    <message>
        <source>A run</source>
        <translation>एक क्रम</translation>
    </message>
    <message>
        <source>A triplet</source>
        <translation>एक तिकड़ी</translation>
    </message>
    <message>
        <source>Thousand, White Flower and Red Flower make only groups of one face. The Nine of Strings may also end the run {7s}{8s}{9s}.</source>
        <comment>N2.2</comment>
        <translation>हज़ार, सफ़ेद फूल और लाल फूल सिर्फ़ एक जैसे पत्तों के समूह बनाते हैं। लड़ी का 9 क्रम {7s}{8s}{9s} के अंत में भी आ सकता है।</translation>
    </message>
    <message>
        <source>The run {1c}{2c}{3c} has a name of its own: &lt;b&gt;Wenqian&lt;/b&gt;.</source>
        <comment>N2.3</comment>
        <translation>क्रम {1c}{2c}{3c} का अपना नाम है: &lt;b&gt;Wenqian&lt;/b&gt;।</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>पत्ते बाँटना</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random. The dealer gets 23 cards, the others 22 each. Two cards, the &lt;b&gt;indicators&lt;/b&gt;, are turned face up and stay out of play. The remaining 51 cards are the stock. Cards are drawn from its front, and replacements from its back.</source>
        <comment>N3.1</comment>
        <translation>पहला डीलर संयोग से चुना जाता है। डीलर को 23 पत्ते मिलते हैं, बाकी को 22-22। दो पत्ते, &lt;b&gt;सूचक पत्ते&lt;/b&gt;, खोलकर रखे जाते हैं और खेल से बाहर रहते हैं। बचे हुए 51 पत्तों की गड्डी बनती है। पत्ते उसके आगे से खींचे जाते हैं, और बदले के पत्ते पीछे से।</translation>
    </message>
    <message>
        <source>“Next deal” passes the deal to the next seat. “Restart” draws a new dealer at random.</source>
        <comment>N3.2</comment>
        <translation>“अगली बाज़ी” में अगली सीट डीलर बनती है। “फिर से शुरू करें” में नया डीलर संयोग से चुना जाता है।</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>खेल से पहले</translation>
    </message>
    <message>
        <source>Before play, each player in turn, the dealer first, makes as many opening declarations as they like and then finishes, some by declaring ready. You are asked only while you have something to declare or may declare ready; otherwise your preparation ends by itself.</source>
        <comment>N4.1</comment>
        <translation>खेल से पहले खिलाड़ी बारी-बारी से, सबसे पहले डीलर, जितनी चाहें शुरुआती घोषणाएँ करते हैं और फिर तैयारी पूरी करते हैं, कोई-कोई तैयार होने की घोषणा के साथ। आपसे तभी तक पूछा जाता है जब तक घोषित करने को कुछ हो या तैयार होने की घोषणा की जा सके; नहीं तो आपकी तैयारी अपने आप पूरी हो जाती है।</translation>
    </message>
    <message>
        <source>Only the cards that you were dealt count for an opening declaration, never a replacement.</source>
        <comment>N4.2</comment>
        <translation>शुरुआती घोषणा में सिर्फ़ बँटे हुए पत्ते गिने जाते हैं, बदले का पत्ता कभी नहीं।</translation>
    </message>
    <message>
        <source>If you were dealt four cards of one face, you may declare them. They lie open as one of your seven groups, and you draw one replacement from the back of the stock.</source>
        <comment>N4.3</comment>
        <translation>अगर आपको चार एक जैसे पत्ते बँटे हैं, तो उनकी घोषणा की जा सकती है। वे आपके सात समूहों में से एक के रूप में खुले रहते हैं, और गड्डी के पीछे से बदले का एक पत्ता खींचा जाता है।</translation>
    </message>
    <message>
        <source>If you were dealt exactly three cards of a face that is also an indicator, you may declare them. They lie open as one of your groups, without a replacement.</source>
        <comment>N4.4</comment>
        <translation>अगर आपको किसी सूचक पत्ते जैसे ठीक तीन पत्ते बँटे हैं, तो उनकी घोषणा की जा सकती है। वे आपके एक समूह के रूप में खुले रहते हैं, बदले के पत्ते के बिना।</translation>
    </message>
    <message>
        <source>If both indicators have the same face and you were dealt the other two cards of it, you may declare &lt;b&gt;Tiandi Hezi&lt;/b&gt;. The two cards lie open, and you draw two replacements from the back of the stock.</source>
        <comment>N4.5</comment>
        <translation>अगर दोनों सूचक पत्ते एक जैसे हैं और वैसे बाकी दो पत्ते आपको बँटे हैं, तो &lt;b&gt;Tiandi Hezi&lt;/b&gt; घोषित किया जा सकता है। दोनों पत्ते खुले रहते हैं, और गड्डी के पीछे से बदले के दो पत्ते खींचे जाते हैं।</translation>
    </message>
    <message>
        <source>If you are not the dealer and need exactly one more card to win, you may declare &lt;b&gt;ready&lt;/b&gt;. A face that would complete your hand counts only if fewer than four of it are in your hand, among your open cards (Hezi too) and the indicators together. Your hand is then locked: on your own turn you may only win or discard the card that you drew, and you never make a pung or a kong. You may still win on a discard or by robbing a kong.</source>
        <comment>N4.6</comment>
        <translation>अगर आप डीलर नहीं हैं और जीत में ठीक एक पत्ते की कमी है, तो &lt;b&gt;तैयार&lt;/b&gt; होने की घोषणा की जा सकती है। हाथ पूरा करने वाला पत्ता तभी गिना जाता है जब आपके हाथ, आपके खुले पत्तों (Hezi भी) और सूचक पत्तों में कुल मिलाकर वैसे चार से कम पत्ते हों। इसके बाद आपका हाथ लॉक रहता है: अपनी बारी में सिर्फ़ जीता जा सकता है या अभी खींचा हुआ पत्ता फेंका जा सकता है, और pung या kong कभी नहीं होता। फेंके हुए पत्ते से या kong का पत्ता छीनकर अब भी जीता जा सकता है।</translation>
    </message>
    <message>
        <source>When all have finished, the dealer acts first, without drawing: the dealer may win with a complete hand (a &lt;b&gt;heavenly win&lt;/b&gt;), declare a concealed kong, or discard. Replacements drawn in preparation do not spoil a heavenly win; a concealed kong on this first turn does.</source>
        <comment>N4.7</comment>
        <translation>जब सबकी तैयारी पूरी हो जाए, तो पहले डीलर खेलता है, बिना पत्ता खींचे: वह पूरे हाथ से जीत सकता है (&lt;b&gt;बँटते ही जीत&lt;/b&gt;), बंद kong घोषित कर सकता है, या पत्ता फेंक सकता है। तैयारी में खींचे गए बदले के पत्तों से बँटते ही जीत नहीं बिगड़ती; इस पहली बारी के बंद kong से बिगड़ती है।</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>बारी कैसे चलती है</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>आपकी बारी</translation>
    </message>
    <message>
        <source>You draw a card from the front of the stock. Then you may win, declare four cards of one face in your hand as a concealed kong, add the fourth card to your own pung, or discard a card.</source>
        <comment>N5.1</comment>
        <translation>पहले गड्डी के आगे से एक पत्ता खींचा जाता है। फिर जीता जा सकता है, हाथ के चार एक जैसे पत्तों को बंद kong घोषित किया जा सकता है, अपने pung में चौथा पत्ता जोड़ा जा सकता है, या पत्ता फेंका जा सकता है।</translation>
    </message>
    <message>
        <source>A kong of any kind needs a card left in the stock. After it you draw a replacement from the back and may again do all that N5.1 allows.</source>
        <comment>N5.2</comment>
        <translation>किसी भी kong के लिए गड्डी में एक पत्ता बचा होना चाहिए। उसके बाद पीछे से बदले का पत्ता खींचा जाता है और फिर वह सब किया जा सकता है जो N5.1 में है।</translation>
    </message>
    <message>
        <source>When you add a card to your pung, every other player whose hand it completes may rob it, that is, win with it; the player after you comes first. A robbed kong stays a pung. If nobody robs it, it is an exposed kong.</source>
        <comment>N5.3</comment>
        <translation>जब आप अपने pung में पत्ता जोड़ें, तो बाकी जिस खिलाड़ी का हाथ उससे पूरा हो, वह उसे छीन सकता है, यानी उससे जीत सकता है; आपके बाद का खिलाड़ी पहले है। छीना गया kong pung ही रहता है। कोई न छीने तो वह खुला kong है।</translation>
    </message>
    <message>
        <source>After a discard</source>
        <translation>पत्ता फेंके जाने के बाद</translation>
    </message>
    <message>
        <source>The other players may claim a discard. A win comes first. Then come pung, with at least two of the face in hand, and kong, with three in hand and a card left in the stock; with three you may choose. Among equal claims the player who sits next after the discarder comes first, and only one player can win. After a pung you discard without drawing, and may neither win nor make a kong before that. After a claimed kong you draw a replacement and go on as in N5.1.</source>
        <comment>N5.4</comment>
        <translation>बाकी खिलाड़ी फेंके हुए पत्ते पर दावा कर सकते हैं। जीत सबसे पहले है। फिर pung, जब हाथ में वैसे कम से कम दो पत्ते हों, और kong, जब हाथ में तीन हों और गड्डी में पत्ता बचा हो; तीन हों तो दोनों में से चुना जा सकता है। एक-से दावों में फेंकने वाले के ठीक बाद बैठा खिलाड़ी पहले है, और जीत एक ही की हो सकती है। pung के बाद बिना खींचे पत्ता फेंका जाता है, और उससे पहले न जीत हो सकती है, न kong। दावे से बने kong के बाद बदले का पत्ता खींचा जाता है और खेल N5.1 की तरह आगे बढ़ता है।</translation>
    </message>
    <message>
        <source>You never make a run with a discard, unless you win on it.</source>
        <comment>N5.5</comment>
        <translation>फेंके हुए पत्ते से क्रम तभी बनता है जब उससे जीत हो, और कभी नहीं।</translation>
    </message>
    <message>
        <source>If you pass a card, you may still win or pung on the same face later.</source>
        <comment>N5.6</comment>
        <translation>किसी पत्ते पर पास करने के बाद भी वैसे पत्ते से जीता जा सकता है या pung किया जा सकता है।</translation>
    </message>
    <message>
        <source>When a player must draw and the stock is empty, the deal is exhausted. Wins and pungs on the last discard are settled before that.</source>
        <comment>N5.7</comment>
        <translation>जब किसी को पत्ता खींचना हो और गड्डी खाली हो, तो गड्डी खत्म होने से बाज़ी समाप्त होती है। आखिरी फेंके हुए पत्ते पर जीत और pung उससे पहले तय होते हैं।</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>अंक और समाप्ति</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pung</translation>
    </message>
    <message>
        <source>Exposed kong, claimed or added</source>
        <translation>खुला kong, दावे से या जोड़ा हुआ</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>बंद kong</translation>
    </message>
    <message>
        <source>Opening declaration, of four or of three</source>
        <translation>शुरुआती घोषणा, चार की या तीन की</translation>
    </message>
    <message>
        <source>Tiandi Hezi</source>
        <translation>Tiandi Hezi</translation>
    </message>
    <message>
        <source>Exactly three of a face in hand</source>
        <translation>हाथ में ठीक तीन एक जैसे</translation>
    </message>
    <message>
        <source>All four of a face in hand</source>
        <translation>हाथ में चारों एक जैसे</translation>
    </message>
    <message>
        <source>Base hu</source>
        <translation>आधार hu</translation>
    </message>
    <message>
        <source>Every player, winner or not, counts the cards before them at the end of the deal.</source>
        <translation>हर खिलाड़ी, विजेता हो या नहीं, बाज़ी के अंत में अपने पत्ते गिनता है।</translation>
    </message>
    <message>
        <source>Each declared group has a value, from a pung, the least, to an opening declaration and Tiandi Hezi, the most.</source>
        <comment>N6.1</comment>
        <translation>हर घोषित समूह का मूल्य है: सबसे कम pung का, सबसे ज़्यादा शुरुआती घोषणा और Tiandi Hezi का।</translation>
    </message>
    <message>
        <source>Three or four of a face in hand have a value too, even if the winning hand uses them in runs. The unit of all values is the &lt;b&gt;hu&lt;/b&gt;. A won hand counts the winning card as a card in hand, but see N6.5.</source>
        <comment>N6.2</comment>
        <translation>हाथ में तीन या चार एक जैसे पत्तों का भी मूल्य है, चाहे जीतने वाले हाथ में वे क्रमों में लगे हों। सभी मूल्यों की इकाई &lt;b&gt;hu&lt;/b&gt; है। जीतने वाले हाथ में जिताने वाला पत्ता हाथ का पत्ता गिना जाता है, पर N6.5 देखें।</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>मद</translation>
    </message>
    <message>
        <source>Hu</source>
        <translation>Hu</translation>
    </message>
    <message>
        <source>All these values are doubled if the face is an old general. They are also doubled for each indicator that fits: an indicator of an ordinary face doubles the ordinary faces of its rank in all suits, and an old general as indicator doubles all four old generals. Each of them doubles once more. The Nine of Strings counts here as an old general only: a Nine of Myriads or Coins does not double it, and it does not double them.</source>
        <comment>N6.3</comment>
        <translation>ये सभी मूल्य दोगुने होते हैं अगर पत्ता पुराना सेनापति हो। वे हर मेल खाते सूचक पत्ते के लिए भी दोगुने होते हैं: साधारण सूचक पत्ता अपनी रैंक के सभी सूटों के साधारण पत्तों को दोगुना करता है, और पुराना सेनापति सूचक हो तो चारों पुराने सेनापतियों को। ऐसी हर बात मूल्य को एक बार और दोगुना करती है। लड़ी का 9 यहाँ सिर्फ़ पुराना सेनापति गिना जाता है: अयुत या सिक्के का 9 उसे दोगुना नहीं करता, और वह भी उन्हें दोगुना नहीं करता।</translation>
    </message>
    <message>
        <source>A face that is exactly that of an indicator counts more: a pung of it is doubled once more, and three of it in hand count 12 in place of 4, before the doublings of N6.3. Opening declarations get nothing extra.</source>
        <comment>N6.4</comment>
        <translation>जो पत्ता ठीक सूचक पत्ते जैसा हो, वह ज़्यादा गिना जाता है: उसका pung एक बार और दोगुना होता है, और हाथ में वैसे तीन पत्तों के 4 की जगह 12 गिने जाते हैं, N6.3 के अनुसार दोगुना होने से पहले। शुरुआती घोषणाओं को कुछ अतिरिक्त नहीं मिलता।</translation>
    </message>
    <message>
        <source>The indicators are {2s} and {3m}. Three {2m} in hand count 4 × 2 = 8. Three {2s} in hand count 12 × 2 = 24.</source>
        <comment>N6.4 example</comment>
        <translation>सूचक पत्ते {2s} और {3m} हैं। हाथ में तीन {2m} के 4 × 2 = 8। हाथ में तीन {2s} के 12 × 2 = 24।</translation>
    </message>
    <message>
        <source>Both indicators are {4c}. Tiandi Hezi counts 16 × 2 × 2 = 64.</source>
        <comment>N6.3 example</comment>
        <translation>दोनों सूचक पत्ते {4c} हैं। Tiandi Hezi के 16 × 2 × 2 = 64।</translation>
    </message>
    <message>
        <source>One indicator is {9s}: three {9m} in hand count 4. One indicator is {9m}: three {9s} in hand count 8, and three {9c} in hand count 8.</source>
        <comment>N6.3 example</comment>
        <translation>एक सूचक पत्ता {9s} है: हाथ में तीन {9m} के 4। एक सूचक पत्ता {9m} है: हाथ में तीन {9s} के 8, और हाथ में तीन {9c} के 8।</translation>
    </message>
    <message>
        <source>If you win on a discard or by robbing a kong, and the winning card is your third of a face in hand, these three count as a pung, 2 and the doublings of N6.3 and N6.4, whatever groups they are used in. If it is your fourth, your own three count as three in hand, never as four. A winning card that you drew yourself counts as a card in hand.</source>
        <comment>N6.5</comment>
        <translation>अगर आप फेंके हुए पत्ते से या kong का पत्ता छीनकर जीतें, और जिताने वाला पत्ता हाथ में वैसा तीसरा हो, तो ये तीन, चाहे किसी भी समूह में लगे हों, pung गिने जाते हैं, यानी 2, जो N6.3 और N6.4 के अनुसार दोगुने होते हैं। अगर वह चौथा हो, तो आपके अपने तीन हाथ के तीन गिने जाते हैं, चार कभी नहीं। खुद खींचा हुआ जिताने वाला पत्ता हाथ का पत्ता गिना जाता है।</translation>
    </message>
    <message>
        <source>An ordinary face that no indicator doubles</source>
        <translation>साधारण पत्ता जिसे कोई सूचक पत्ता दोगुना नहीं करता</translation>
    </message>
    <message>
        <source>An old general when no old general is an indicator</source>
        <translation>पुराना सेनापति, जब कोई पुराना सेनापति सूचक न हो</translation>
    </message>
    <message>
        <source>The face of an ordinary indicator</source>
        <translation>साधारण सूचक पत्ते जैसा पत्ता</translation>
    </message>
    <message>
        <source>Its rank in another suit</source>
        <translation>उसी रैंक का दूसरे सूट का पत्ता</translation>
    </message>
    <message>
        <source>An old general that is an indicator</source>
        <translation>पुराना सेनापति जो सूचक है</translation>
    </message>
    <message>
        <source>The other old generals then</source>
        <translation>तब बाकी पुराने सेनापति</translation>
    </message>
    <message>
        <source>What groups are worth, in hu, when the other indicator does not matter:</source>
        <translation>समूहों का मूल्य, hu में, जब दूसरे सूचक पत्ते का असर न हो:</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>पत्ता</translation>
    </message>
    <message>
        <source>Three in hand</source>
        <translation>हाथ में तीन</translation>
    </message>
    <message>
        <source>Exposed kong</source>
        <translation>खुला kong</translation>
    </message>
    <message>
        <source>Opening declaration</source>
        <translation>शुरुआती घोषणा</translation>
    </message>
    <message>
        <source>What the winner adds</source>
        <translation>विजेता क्या जोड़ता है</translation>
    </message>
    <message>
        <source>The shape of the winning hand: seven runs are &lt;b&gt;Qing Hu&lt;/b&gt;, +100. Triplets and kongs only, with opening declarations counted among them and Wenqian runs allowed beside them, are &lt;b&gt;Piao Hu&lt;/b&gt;, +50 and the total ×2. Any other mixture is &lt;b&gt;Tazi Hu&lt;/b&gt;, +20.</source>
        <comment>N7.1</comment>
        <translation>जीतने वाले हाथ का रूप: सातों क्रम हों तो &lt;b&gt;Qing Hu&lt;/b&gt;, +100। सिर्फ़ तिकड़ियाँ और kong हों तो &lt;b&gt;Piao Hu&lt;/b&gt;, +50 और कुल ×2; शुरुआती घोषणाएँ इन्हीं में गिनी जाती हैं, और साथ में Wenqian क्रम हो सकते हैं। बाकी कोई भी मिश्रण &lt;b&gt;Tazi Hu&lt;/b&gt; है, +20।</translation>
    </message>
    <message>
        <source>Wenqian runs in the winning hand: one +20, two +50, three +100, four +200.</source>
        <comment>N7.2</comment>
        <translation>जीतने वाले हाथ में Wenqian क्रम: एक +20, दो +50, तीन +100, चार +200।</translation>
    </message>
    <message>
        <source>A win on a card that you drew yourself: +10; a heavenly win is none. If that card was the replacement of a kong, concealed, added or claimed, another +10. A replacement in preparation does not count.</source>
        <comment>N7.3</comment>
        <translation>खुद खींचे हुए पत्ते से जीत: +10; बँटते ही जीत पर यह नहीं मिलता। अगर वह पत्ता किसी kong के बदले का था – बंद, जोड़े हुए या दावे से बने – तो +10 और। तैयारी में बदले का पत्ता नहीं गिना जाता।</translation>
    </message>
    <message>
        <source>The &lt;b&gt;waiting card&lt;/b&gt;, +10, at most once: the winning card completes the pair, or is the middle of a run, or the Three of a run 1–2–3, or the Seven of a run 7–8–9. Never with a heavenly win.</source>
        <comment>N7.4</comment>
        <translation>&lt;b&gt;इकलौता पत्ता&lt;/b&gt;, +10, ज़्यादा से ज़्यादा एक बार: जिताने वाला पत्ता जोड़ी पूरी करता है, या क्रम के बीच का है, या क्रम 1–2–3 का 3 है, या क्रम 7–8–9 का 7 है। बँटते ही जीत पर कभी नहीं।</translation>
    </message>
    <message>
        <source>The total is doubled once for each of these: Piao Hu; Closed Piao, a Piao Hu with no pung among the declared groups; Three Elders, at least three each of Red Flower, White Flower and Thousand among hand, winning card and groups, Hezi cards left out; a heavenly win; a win on the dealer’s first discard, also when a concealed kong came before it; ready declared; the last card of the stock drawn by yourself, from the front or as a kong replacement. For Closed Piao an added kong counts as a pung; a claimed or concealed kong and an opening declaration do not, nor does a triplet that the winning discard completes.</source>
        <comment>N7.5</comment>
        <translation>कुल इनमें से हर एक के लिए एक बार दोगुना होता है: Piao Hu; बंद Piao, यानी घोषित समूहों में pung के बिना Piao Hu; तीन बुज़ुर्ग, यानी हाथ, जिताने वाले पत्ते और समूहों में लाल फूल, सफ़ेद फूल और हज़ार के कम से कम तीन-तीन, Hezi के पत्ते छोड़कर; बँटते ही जीत; डीलर के पहले फेंके हुए पत्ते से जीत, उससे पहले बंद kong हुआ हो तब भी; तैयार होने की घोषणा; गड्डी का आखिरी पत्ता खुद खींचना, आगे से या kong के बदले में। बंद Piao के लिए जोड़ा हुआ kong pung गिना जाता है; दावे से बना या बंद kong और शुरुआती घोषणा नहीं, और वह तिकड़ी भी नहीं जिसे जिताने वाला फेंका हुआ पत्ता पूरा करे।</translation>
    </message>
    <message>
        <source>If the hand can be divided in several ways, or the winning card can have several places in it, the way with the highest total counts. Of two equal totals it is the one with more doublings, then the one with the higher bonus for the shape.</source>
        <comment>N7.6</comment>
        <translation>अगर हाथ कई तरह से बाँटा जा सके, या जिताने वाला पत्ता उसमें कई जगह बैठ सके, तो सबसे ज़्यादा कुल वाला तरीका गिना जाता है। दो कुल बराबर हों तो वह जिसमें ज़्यादा बार दोगुना हो, फिर वह जिसमें रूप का बोनस ज़्यादा हो।</translation>
    </message>
    <message>
        <source>The winner adds the bonuses to the base hu and doubles the sum for every doubling. The others count their base hu only.</source>
        <comment>N7.7</comment>
        <translation>विजेता आधार hu में बोनस जोड़ता है और योग को उतनी बार दोगुना करता है जितनी बार दोगुना होना है। बाकी सिर्फ़ अपने आधार hu गिनते हैं।</translation>
    </message>
    <message>
        <source>One plain pung and six runs, won on a discard that is no waiting card: 2 + 20 = 22, rounded up to 30.</source>
        <comment>N7.7 example</comment>
        <translation>एक साधारण pung और छह क्रम, ऐसे फेंके हुए पत्ते से जीत जो इकलौता पत्ता नहीं: 2 + 20 = 22, बढ़ाकर 30।</translation>
    </message>
    <message>
        <source>Seven plain pungs, won on a discard that completes the pair: (14 + 50 + 10) × 2 = 148, rounded up to 150.</source>
        <comment>N7.7 example</comment>
        <translation>सात साधारण pung, जोड़ी पूरी करने वाले फेंके हुए पत्ते से जीत: (14 + 50 + 10) × 2 = 148, बढ़ाकर 150।</translation>
    </message>
    <message>
        <source>Seven plain triplets in hand, the pair completed by a card that you drew: (28 + 50 + 10 + 10) × 2 × 2 = 392, rounded up to 400.</source>
        <comment>N7.7 example</comment>
        <translation>हाथ में सात साधारण तिकड़ियाँ, जोड़ी खुद खींचे हुए पत्ते से पूरी: (28 + 50 + 10 + 10) × 2 × 2 = 392, बढ़ाकर 400।</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>हिसाब</translation>
    </message>
    <message>
        <source>Every total is rounded up to a multiple of ten: 22 becomes 30, 20 stays 20, and 0 stays 0.</source>
        <comment>N8.1</comment>
        <translation>हर कुल अगली दहाई तक बढ़ाया जाता है: 22 का 30, 20 का 20, और 0 का 0।</translation>
    </message>
    <message>
        <source>Each two players settle the difference of their totals. So a winner may well have to pay, and two players may share the highest total.</source>
        <comment>N8.2</comment>
        <translation>हर दो खिलाड़ी अपने-अपने कुल के अंतर का हिसाब करते हैं। इसलिए विजेता को भी देना पड़ सकता है, और सबसे ज़्यादा कुल दो खिलाड़ियों का बराबर हो सकता है।</translation>
    </message>
    <message>
        <source>The totals 100, 40 and 20 settle as +140, −40 and −100.</source>
        <comment>N8.2 example</comment>
        <translation>100, 40 और 20 के कुल का हिसाब +140, −40 और −100 होता है।</translation>
    </message>
    <message>
        <source>After an exhausted deal the base totals are settled in the same way, without any bonus of a winner.</source>
        <comment>N8.3</comment>
        <translation>गड्डी खत्म होने पर आधार hu के कुल का हिसाब इसी तरह होता है, विजेता के किसी बोनस के बिना।</translation>
    </message>
</context>
<context>
    <name>NumberDialog</name>
    <message>
        <source>Play a deal by its number</source>
        <translation>संख्या से बाज़ी खेलें</translation>
    </message>
    <message>
        <source>The same number gives everybody the same cards.</source>
        <translation>एक ही संख्या से सबको वही पत्ते मिलते हैं।</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>बाज़ी संख्या</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>डीलर</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: play this deal</extracomment>
        <translation>खेलें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>As drawn with the cards</source>
        <translation>जो पत्तों के साथ तय हो</translation>
    </message>
    <message>
        <source>Or paste a whole deal that somebody shared with you.</source>
        <translation>या किसी की साझा की हुई पूरी बाज़ी यहाँ चिपकाएँ।</translation>
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
        <translation>बाकी खिलाड़ियों के हाथ</translation>
    </message>
</context>
<context>
    <name>OpenRow</name>
    <message>
        <source>No program of this computer opens it.</source>
        <translation>इस कंप्यूटर का कोई प्रोग्राम इसे नहीं खोलता।</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Tôm with the 3 of Strings</source>
        <translation>लड़ी का 3 वाला Tôm</translation>
    </message>
    <message>
        <source>Chi of a turned-up card</source>
        <translation>गड्डी से खुले पत्ते पर chi</translation>
    </message>
    <message>
        <source>Own fourth makes a ti</source>
        <translation>अपना चौथा पत्ता ti बनाता है</translation>
    </message>
    <message>
        <source>Tôm counts the 3 of Strings in place of the 3 of Coins.</source>
        <translation>Tôm में सिक्के के 3 की जगह लड़ी का 3 गिना जाता है।</translation>
    </message>
    <message>
        <source>The next player too may chi a card that was turned up.</source>
        <translation>गड्डी से खुले पत्ते पर अगला खिलाड़ी भी chi कर सकता है।</translation>
    </message>
    <message>
        <source>The fourth card turned up onto one’s own wei is a forced ti.</source>
        <translation>अपने wei का चौथा पत्ता खुद खोलने पर अनिवार्य ti बनता है।</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Table options</source>
        <translation>मेज़ के विकल्प</translation>
    </message>
</context>
<context>
    <name>Paohuzi rules</name>
    <message>
        <source>Objective</source>
        <translation>उद्देश्य</translation>
    </message>
    <message>
        <source>Three people play, each for themselves. You collect groups of cards, and many of them are worth points. Whoever first has seven groups worth at least fifteen points wins the deal and is paid by the other two.</source>
        <translation>तीन लोग खेलते हैं, हर कोई अपने लिए। लक्ष्य है पत्तों के समूह जमा करना, जिनमें से बहुतों के अंक होते हैं। जिसके सबसे पहले कम से कम पंद्रह अंकों के सात समूह हों, वह बाज़ी जीतता है और बाकी दोनों उसे अंक देते हैं।</translation>
    </message>
    <message>
        <source>A group is called a &lt;b&gt;menzi&lt;/b&gt;; the points of a group are its &lt;b&gt;huxi&lt;/b&gt; (P8.1).</source>
        <comment>P2.0</comment>
        <translation>समूह को &lt;b&gt;menzi&lt;/b&gt; कहते हैं; समूह के अंक उसके &lt;b&gt;huxi&lt;/b&gt; हैं (P8.1)।</translation>
    </message>
    <message>
        <source>You may win on a stock card, whoever turned it up, when your open groups and your hand make exactly seven groups with it that are worth at least 15 huxi. Without a group of four, all seven have three cards. With one or more groups of four, exactly one of the seven is a pair and the others have three or four cards. A dead hand (P6.5) does not win.</source>
        <comment>P7.1</comment>
        <translation>गड्डी के पत्ते से, चाहे उसे किसी ने भी खोला हो, तब जीता जा सकता है जब उसके साथ आपके खुले समूहों और हाथ से ठीक सात समूह बनें, जो कम से कम 15 huxi के हों। चार पत्तों का समूह न हो तो सातों में तीन-तीन पत्ते होते हैं। चार पत्तों के एक या ज़्यादा समूह हों तो सात में से ठीक एक जोड़ी होती है और बाकी में तीन या चार पत्ते। निष्क्रिय हाथ (P6.5) नहीं जीतता।</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>तैयारी</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>पत्ते</translation>
    </message>
    <message>
        <source>The deck has eighty cards: the numbers 1 to 10 in small characters and in large characters, four copies of each. Two cards are &lt;b&gt;identical&lt;/b&gt; when they have the same size and the same number. The numbers 2, 7 and 10 are printed in red, the others in black; the color has no effect on the score.</source>
        <comment>P1.1</comment>
        <translation>पूरी गड्डी में अस्सी पत्ते हैं: 1 से 10 तक की संख्याएँ छोटे अक्षरों में और बड़े अक्षरों में, हर एक के चार। दो पत्ते &lt;b&gt;एक जैसे&lt;/b&gt; हैं जब उनके अक्षरों का आकार और संख्या एक हों। संख्याएँ 2, 7 और 10 लाल छपी हैं, बाकी काली; रंग का अंकों पर असर नहीं होता।</translation>
    </message>
    <message>
        <source>Small and large numbers</source>
        <translation>छोटी और बड़ी संख्याएँ</translation>
    </message>
    <message>
        <source>The groups</source>
        <translation>समूह</translation>
    </message>
    <message>
        <source>A &lt;b&gt;kan&lt;/b&gt; is three identical cards in your hand. It is locked: you never discard one of its cards and never use one in a chi, a bi or a run.</source>
        <comment>P2.1</comment>
        <translation>हाथ के तीन एक जैसे पत्ते &lt;b&gt;kan&lt;/b&gt; हैं। kan लॉक रहता है: उसके पत्ते न फेंके जाते हैं, न chi, bi या क्रम में लगाए जाते हैं।</translation>
    </message>
    <message>
        <source>Three identical cards made with a stock card that you turned up yourself are a &lt;b&gt;wei&lt;/b&gt;; made with any other public card they are a &lt;b&gt;peng&lt;/b&gt;. Four identical cards that are all your own, dealt to you or a kan and a stock card that you turned up yourself, are a &lt;b&gt;ti&lt;/b&gt;; any other four are a &lt;b&gt;pao&lt;/b&gt;.</source>
        <comment>P2.2</comment>
        <translation>गड्डी से खुद खोले गए पत्ते से बने तीन एक जैसे पत्ते &lt;b&gt;wei&lt;/b&gt; हैं; किसी और खुले पत्ते से बने &lt;b&gt;peng&lt;/b&gt;। चार एक जैसे पत्ते जो सब आपके अपने हों, बँटे हुए या kan और गड्डी से खुद खोला गया पत्ता, &lt;b&gt;ti&lt;/b&gt; हैं; बाकी कोई भी चार &lt;b&gt;pao&lt;/b&gt;।</translation>
    </message>
    <message>
        <source>A &lt;b&gt;chi group&lt;/b&gt; is three cards of one of these kinds: three numbers in a row of one size; 2, 7 and 10 of one size; or three cards of one number in both sizes, two large and one small, or two small and one large.</source>
        <comment>P2.3</comment>
        <translation>&lt;b&gt;chi समूह&lt;/b&gt; में इनमें से किसी एक तरह के तीन पत्ते होते हैं: एक आकार की लगातार तीन संख्याएँ; एक आकार के 2, 7 और 10; या एक संख्या के तीन पत्ते दोनों आकारों में, दो बड़े और एक छोटा, या दो छोटे और एक बड़ा।</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>लगातार तीन</translation>
    </message>
    <message>
        <source>2–7–10</source>
        <translation>2–7–10</translation>
    </message>
    <message>
        <source>One number in both sizes</source>
        <translation>एक संख्या दोनों आकारों में</translation>
    </message>
    <message>
        <source>A &lt;b&gt;pair&lt;/b&gt; is two identical cards. It counts only in a winning hand that has a group of four.</source>
        <comment>P2.4</comment>
        <translation>&lt;b&gt;जोड़ी&lt;/b&gt; दो एक जैसे पत्ते हैं। वह सिर्फ़ उस जीतने वाले हाथ में गिनी जाती है जिसमें चार पत्तों का समूह हो।</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>पत्ते बाँटना</translation>
    </message>
    <message>
        <source>The dealer is chosen at random and gets 21 cards, the other two 20 each. The remaining 19 cards are the stock, face down. The dealer’s twenty-first card is shown to all.</source>
        <comment>P3.1</comment>
        <translation>डीलर संयोग से चुना जाता है और उसे 21 पत्ते मिलते हैं, बाकी दोनों को 20-20। बचे हुए 19 पत्तों की बंद गड्डी बनती है। डीलर का इक्कीसवाँ पत्ता सबको दिखाया जाता है।</translation>
    </message>
    <message>
        <source>Any four identical cards that you are dealt become a ti at once and lie open. Any three identical cards are a kan and stay in your hand.</source>
        <comment>P3.2</comment>
        <translation>चार एक जैसे पत्ते बँटें तो वे तुरंत ti बनते हैं और मेज़ पर खुले रहते हैं। तीन एक जैसे पत्ते kan हैं और हाथ में रहते हैं।</translation>
    </message>
    <message>
        <source>Between turns you hold 20 cards, open groups included, and one more for each group of four after the first: what seven groups need, less the winning card. If you are dealt several ti you have too few cards at first. With n ti you are n − 1 cards short, as dealer n − 2. You never draw replacements; P6.1 evens it out.</source>
        <comment>P3.3</comment>
        <translation>बारियों के बीच आपके पास खुले समूहों सहित 20 पत्ते होते हैं, और पहले के बाद चार पत्तों के हर समूह के लिए एक और: जितने सात समूहों के लिए चाहिए, जिताने वाला पत्ता छोड़कर। कई ti बँटें तो शुरू में पत्ते कम होते हैं: n ti हों तो n − 1 पत्ते कम, डीलर के n − 2 कम। बदले के पत्ते कभी नहीं खींचे जाते; P6.1 इसे बराबर करता है।</translation>
    </message>
    <message>
        <source>With two groups of four a hand has 21 cards between turns, with three it has 22.</source>
        <comment>P3.3 example</comment>
        <translation>चार पत्तों के दो समूह हों तो बारियों के बीच हाथ में 21 पत्ते होते हैं, तीन हों तो 22।</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>पहली बारी से पहले</translation>
    </message>
    <message>
        <source>&lt;b&gt;Heavenly win&lt;/b&gt;: if the cards you are dealt hold at least three ti, or at least five kan, you may win at once, before anything else. Your other cards need not form groups. The dealer’s claim comes first, then those of the others in turn. Ti and kan are not added together to reach three or five, and a ti is no kan; but the huxi of all your ti and all your kan count. A dealer who could also win by P4.2 scores the better of the two.</source>
        <comment>P4.1</comment>
        <translation>&lt;b&gt;tianhu&lt;/b&gt;, यानी बँटते ही जीत: अगर आपके बँटे पत्तों में कम से कम तीन ti या कम से कम पाँच kan हैं, तो सबसे पहले, तुरंत जीता जा सकता है। बाकी पत्तों के समूह बनना ज़रूरी नहीं। पहले डीलर का दावा देखा जाता है, फिर बाकी का बारी से। तीन या पाँच तक पहुँचने के लिए ti और kan जोड़े नहीं जाते, और ti को kan नहीं गिना जाता; पर आपके सभी ti और सभी kan के huxi गिने जाते हैं। जो डीलर P4.2 से भी जीत सकता हो, उसे दोनों में से बेहतर अंक मिलते हैं।</translation>
    </message>
    <message>
        <source>You are dealt five small kan and no ti: 15 huxi.</source>
        <comment>P4.1 example</comment>
        <translation>आपको पाँच छोटे kan बँटे और कोई ti नहीं: 15 huxi।</translation>
    </message>
    <message>
        <source>Next, a dealer whose 21 cards already form seven groups worth at least 15 huxi may win. The shown card counts as a stock card that the dealer turned up, and three alike in the hand count as a kan. Nobody else may claim the shown card or win on it.</source>
        <comment>P4.2</comment>
        <translation>इसके बाद वह डीलर जीत सकता है जिसके 21 पत्तों से पहले ही कम से कम 15 huxi के सात समूह बनते हों। दिखाया गया पत्ता डीलर का खोला हुआ गड्डी का पत्ता गिना जाता है, और हाथ के तीन एक जैसे पत्ते kan गिने जाते हैं। दिखाए गए पत्ते पर और कोई न दावा कर सकता है, न उससे जीत सकता है।</translation>
    </message>
    <message>
        <source>Then the dealer discards, if a discard is due by P6.1. A dealer who was dealt two ti owes none, and the next player turns up a stock card. If a discard is due and none is allowed, the dealer’s hand is dead (P6.5).</source>
        <comment>P4.3</comment>
        <translation>फिर डीलर पत्ता फेंकता है, अगर P6.1 के अनुसार फेंकना हो। जिस डीलर को दो ti बँटे, उसे नहीं फेंकना है, और अगला खिलाड़ी गड्डी का पत्ता खोलता है। फेंकना हो पर कोई मान्य पत्ता न हो, तो डीलर का हाथ निष्क्रिय है (P6.5)।</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>बारी कैसे चलती है</translation>
    </message>
    <message>
        <source>Discards and stock cards</source>
        <translation>फेंके हुए पत्ते और गड्डी के पत्ते</translation>
    </message>
    <message>
        <source>After a discard, even when the stock is empty, the other players may claim the card (P5.4). If nobody takes it, it stays among the discards of the one who discarded it, and the next player turns up a stock card.</source>
        <comment>P5.1</comment>
        <translation>पत्ता फेंके जाने के बाद, गड्डी खाली हो तब भी, बाकी खिलाड़ी उस पर दावा कर सकते हैं (P5.4)। कोई न उठाए तो वह फेंकने वाले के फेंके हुए पत्तों में रहता है, और उसका अगला खिलाड़ी गड्डी का पत्ता खोलता है।</translation>
    </message>
    <message>
        <source>A stock card that you turn up lies open for all and never simply goes into your hand. First come the forced groups of P5.3. If there is none, the card may be claimed (P5.4), and you come first. If nobody takes it, it stays among your discards, and the next player turns up a stock card.</source>
        <comment>P5.2</comment>
        <translation>आपका खोला हुआ गड्डी का पत्ता सबके सामने खुला रहता है और यूँ ही कभी हाथ में नहीं जाता। पहले P5.3 के अनिवार्य समूह आते हैं। वे न हों तो पत्ते पर दावा हो सकता है (P5.4), और पहले आप हैं। कोई न उठाए तो वह आपके फेंके हुए पत्तों में रहता है, और अगला खिलाड़ी गड्डी का पत्ता खोलता है।</translation>
    </message>
    <message>
        <source>If you turn up a card of which you hold exactly two, it becomes a wei; if you hold a kan of it, it becomes a ti. Nobody is asked, and this comes before every claim of the others. If your hand is then complete you may win. Or you go on: with a discard if one is due and allowed, otherwise with a pass.</source>
        <comment>P5.3</comment>
        <translation>अगर आपके खोले हुए पत्ते जैसे ठीक दो पत्ते आपके हाथ में हैं, तो wei बनता है; अगर उसका kan है, तो ti। किसी से नहीं पूछा जाता, और यह बाकी सबके दावों से पहले है। अगर तब आपका हाथ पूरा हो, तो जीता जा सकता है। या खेल आगे बढ़ता है: फेंकना हो और मान्य पत्ता हो तो फेंककर, नहीं तो पास करके।</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>दावे</translation>
    </message>
    <message>
        <source>A public card may be claimed. A win, on a stock card only, goes before pao and peng, and these go before chi. Among equal claims the player who turned the card up comes first, and after a discard the player who is next. You may &lt;b&gt;pao&lt;/b&gt; if you hold a kan of the face and another player turned it up or discarded it, if you have a wei of the face, or if you have a peng of the face and the card is a stock card; on a wei or peng your own stock card will do. You may &lt;b&gt;peng&lt;/b&gt; if you hold exactly two of the face and another player turned it up or discarded it. You may &lt;b&gt;chi&lt;/b&gt; a stock card only if you turned it up, and a discard only if you are next after the one who discarded it. You are never forced to make a claim.</source>
        <comment>P5.4</comment>
        <translation>खुले पत्ते पर दावा किया जा सकता है। जीत, सिर्फ़ गड्डी के पत्ते पर, pao और peng से पहले है, और ये दोनों chi से पहले। एक-से दावों में पत्ता खोलने वाला पहले है, और फेंके हुए पत्ते पर फेंकने वाले का अगला खिलाड़ी। &lt;b&gt;pao&lt;/b&gt; किया जा सकता है अगर आपके पास वैसे पत्ते का kan है और उसे किसी और ने खोला या फेंका, अगर वैसे पत्ते का wei है, या अगर वैसे पत्ते का peng है और पत्ता गड्डी का है; wei या peng पर आपका खुद खोला हुआ गड्डी का पत्ता भी चलता है। &lt;b&gt;peng&lt;/b&gt; किया जा सकता है अगर आपके हाथ में वैसे ठीक दो पत्ते हैं और उसे किसी और ने खोला या फेंका। &lt;b&gt;chi&lt;/b&gt; गड्डी के पत्ते पर तभी हो सकता है जब उसे आपने खोला हो, और फेंके हुए पत्ते पर तभी जब फेंकने वाले के ठीक बाद आप हों। दावा करना कभी ज़रूरी नहीं।</translation>
    </message>
    <message>
        <source>If you pass a card that you could have taken with chi or peng, whatever else you were offered and whoever takes it, you may not chi or peng a public card of that face any more in this deal. The same holds for a face that you have discarded. The face may still be in your other chi groups and in a bi, and you may still win on it and make pao, wei and ti of it. Passing only a pao or a win costs nothing.</source>
        <comment>P5.6</comment>
        <translation>अगर आपने ऐसे पत्ते पर पास किया जिसे chi या peng से उठाया जा सकता था, चाहे और कुछ भी संभव रहा हो और पत्ता किसी ने भी उठाया हो, तो इस बाज़ी में वैसे किसी खुले पत्ते पर chi या peng नहीं हो सकता। आपके फेंके हुए पत्ते के लिए भी यही है। वैसा पत्ता आपके दूसरे chi समूहों और bi में अब भी हो सकता है, और उससे जीत, pao, wei और ti अब भी हो सकते हैं। सिर्फ़ pao या जीत पर पास करने से कुछ नहीं जाता।</translation>
    </message>
    <message>
        <source>When a player must turn up a stock card and none is left, the deal is a draw.</source>
        <comment>P5.7</comment>
        <translation>जब किसी को गड्डी का पत्ता खोलना हो और कोई न बचा हो, तो बाज़ी ड्रॉ होती है।</translation>
    </message>
    <message>
        <source>Chi and bi</source>
        <translation>Chi और bi</translation>
    </message>
    <message>
        <source>With a chi you lay open a chi group of the public card and two cards of your hand. If your hand still holds cards of that face afterwards, every one of them must go into another chi group made of hand cards, which you lay open at the same time. This is called &lt;b&gt;bi&lt;/b&gt;. If they cannot all be placed, there is no chi. Cards of a kan are never used, so you cannot chi a face of which you hold a kan.</source>
        <comment>P5.5</comment>
        <translation>chi में खुले पत्ते और हाथ के दो पत्तों का chi समूह मेज़ पर दिखाया जाता है। अगर उसके बाद हाथ में वैसे पत्ते बचें, तो हर एक को हाथ के पत्तों से बने दूसरे chi समूह में जाना होता है, जो उसी समय दिखाया जाता है। इसे &lt;b&gt;bi&lt;/b&gt; कहते हैं। अगर सब न लग सकें, तो chi नहीं होता। kan के पत्ते कभी नहीं लगाए जाते, इसलिए जिस पत्ते का kan हो, उस पर chi नहीं हो सकता।</translation>
    </message>
    <message>
        <source>You hold {x1}{x2}{x3}{x4}{x5}, and the public card is {x3}. If you take it with {x4}{x5}, your own {x3} must go into {x1}{x2}{x3} at the same time.</source>
        <comment>P5.5 example</comment>
        <translation>आपके हाथ में {x1}{x2}{x3}{x4}{x5} हैं, और खुला पत्ता {x3} है। उसे {x4}{x5} के साथ उठाने पर आपका अपना {x3} उसी समय {x1}{x2}{x3} में जाना चाहिए।</translation>
    </message>
    <message>
        <source>You hold {x1}{x2}{x3}{x3}, and the public card is {x3}: no chi is possible, as your own two cannot both be placed. With a kan of {x1} and a {x2} you cannot take {x3} either, as the kan is locked.</source>
        <comment>P5.5 example</comment>
        <translation>आपके हाथ में {x1}{x2}{x3}{x3} हैं, और खुला पत्ता {x3} है: chi नहीं हो सकता, क्योंकि आपके अपने दोनों नहीं लग सकते। {x1} के kan और एक {x2} के साथ भी {x3} नहीं उठाया जा सकता, क्योंकि kan लॉक है।</translation>
    </message>
    <message>
        <source>After taking a card</source>
        <translation>पत्ता उठाने के बाद</translation>
    </message>
    <message>
        <source>When you have taken a card, a discard is due if you now hold more cards, open groups included, than P3.3 says. So you discard one card after a wei, a chi or a peng and after your first ti or pao, and none after each later ti or pao. A hand that is short owes no discard after its next wei, chi or peng; a ti or pao leaves it as short as before.</source>
        <comment>P6.1</comment>
        <translation>पत्ता उठाने के बाद फेंकना होता है अगर अब आपके पास, खुले समूहों सहित, P3.3 से ज़्यादा पत्ते हों। यानी wei, chi या peng के बाद और अपने पहले ti या pao के बाद एक पत्ता फेंका जाता है, और बाद के हर ti या pao के बाद कोई नहीं। जिस हाथ में पत्ते कम हैं, उसे अगले wei, chi या peng के बाद नहीं फेंकना है; ti या pao से कमी उतनी ही रहती है।</translation>
    </message>
    <message>
        <source>You may discard any card of your hand that is not in a kan. You may break a pair.</source>
        <comment>P6.2</comment>
        <translation>हाथ का कोई भी पत्ता फेंका जा सकता है जो kan में न हो। जोड़ी तोड़ी जा सकती है।</translation>
    </message>
    <message>
        <source>When no discard is due, the next player turns up a stock card.</source>
        <comment>P6.3</comment>
        <translation>जब फेंकना न हो, तो अगला खिलाड़ी गड्डी का पत्ता खोलता है।</translation>
    </message>
    <message>
        <source>You may not chi, peng or pao when a discard would be due afterwards and you would have no card that you may discard. A short hand that owes no discard may take the card.</source>
        <comment>P6.4</comment>
        <translation>chi, peng या pao नहीं हो सकता अगर उसके बाद फेंकना हो और फेंकने लायक कोई मान्य पत्ता न हो। जिस हाथ में पत्ते कम हैं और जिसे नहीं फेंकना है, वह पत्ता उठा सकता है।</translation>
    </message>
    <message>
        <source>If a forced wei or ti, or the opening, leaves you no card that you may discard although a discard is due, and you do not win at once, your hand is &lt;b&gt;dead&lt;/b&gt;. You discard nothing and play goes on with the next player. A dead hand never wins and never makes a chi, a peng or a wei. It still turns up stock cards in its turn, a ti is still forced and a pao still possible, both without a discard.</source>
        <comment>P6.5</comment>
        <translation>अगर अनिवार्य wei या ti के बाद, या शुरुआत में, फेंकना हो पर फेंकने लायक कोई मान्य पत्ता न हो, और तुरंत जीत न हो, तो आपका हाथ &lt;b&gt;निष्क्रिय&lt;/b&gt; है। तब कुछ नहीं फेंका जाता और खेल अगले खिलाड़ी से चलता है। निष्क्रिय हाथ कभी नहीं जीतता और chi, peng या wei कभी नहीं बनाता। वह अपनी बारी में गड्डी के पत्ते खोलता रहता है, ti अब भी अनिवार्य है और pao अब भी संभव, दोनों बिना फेंके।</translation>
    </message>
    <message>
        <source>Play goes on from the player who took the card: whoever sits after that player is next.</source>
        <comment>P6.6</comment>
        <translation>खेल पत्ता उठाने वाले से आगे बढ़ता है: उसके बाद जो बैठा है, वह अगला है।</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>अंक और समाप्ति</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>मेज़ के विकल्प</translation>
    </message>
    <message>
        <source>These options are off unless you turn them on.</source>
        <translation>ये विकल्प तब तक बंद हैं जब तक उन्हें चालू न किया जाए।</translation>
    </message>
    <message>
        <source>The player after the one who turned up a stock card may chi it too, as is common in Hunan. The one who turned it up comes first. P5.6 and P6.4 apply as to any chi.</source>
        <comment>P9.1</comment>
        <translation>गड्डी का पत्ता खोलने वाले के बाद का खिलाड़ी भी उस पर chi कर सकता है, जैसा हुनान में आम है। खोलने वाला पहले है। P5.6 और P6.4 यहाँ भी लागू हैं, जैसे हर chi पर।</translation>
    </message>
    <message>
        <source>A stock card that you turn up yourself and that is the fourth of your own wei is forced into a ti, in place of a pao that you may choose. This holds for a dead hand too.</source>
        <comment>P9.2</comment>
        <translation>गड्डी का जो पत्ता आप खुद खोलें और जो आपके अपने wei का चौथा हो, वह अनिवार्य ti बनता है, उस pao की जगह जो अपनी मर्ज़ी से किया जा सकता था। निष्क्रिय हाथ पर भी यह लागू है।</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>जीत</translation>
    </message>
    <message>
        <source>A kan in your hand stays a kan, or becomes a group of four with the winning card. All other cards of your hand, pairs too, may be divided into chi groups and the pair as you like.</source>
        <comment>P7.2</comment>
        <translation>हाथ का kan kan ही रहता है, या जिताने वाले पत्ते से चार पत्तों का समूह बनता है। हाथ के बाकी सब पत्ते, जोड़ियाँ भी, chi समूहों और जोड़ी में जैसे चाहें बाँटे जा सकते हैं।</translation>
    </message>
    <message>
        <source>The winning card may complete a chi group or the pair, make a peng with two in your hand, or make a pao with a kan in your hand, with a wei or with a peng. If you turned it up yourself, P5.3 comes first: with two in hand it is a wei and with a kan a ti, and nothing else.</source>
        <comment>P7.3</comment>
        <translation>जिताने वाला पत्ता chi समूह या जोड़ी पूरी कर सकता है, हाथ के दो के साथ peng बना सकता है, या हाथ के kan, wei या peng के साथ pao। अगर उसे आपने खुद खोला, तो पहले P5.3 लागू है: हाथ में दो हों तो वह wei है और kan हो तो ti, और कुछ नहीं।</translation>
    </message>
    <message>
        <source>You win only on a stock card, never on a discard; only the wins of P4.1 and P4.2 need no such card. A win is claimed while the card lies open, or after a forced group. Once you have taken a card by chi, peng or pao you cannot win on it any more.</source>
        <comment>P7.5</comment>
        <translation>जीत सिर्फ़ गड्डी के पत्ते से होती है, फेंके हुए पत्ते से कभी नहीं; सिर्फ़ P4.1 और P4.2 की जीतों को ऐसा पत्ता नहीं चाहिए। जीत का दावा तब होता है जब पत्ता खुला पड़ा हो, या अनिवार्य समूह के बाद। पत्ता chi, peng या pao से उठ जाए, तो उससे फिर जीत नहीं हो सकती।</translation>
    </message>
    <message>
        <source>If your cards form seven groups in several ways, the way with the most huxi counts.</source>
        <comment>P7.4</comment>
        <translation>अगर आपके पत्तों से सात समूह कई तरह बनें, तो सबसे ज़्यादा huxi वाला तरीका गिना जाता है।</translation>
    </message>
    <message>
        <source>{x1}{x2}{x3}, {d1}{d2}{d3}, {x2}{x7}{x10}, {d2}{d7}{d10}, {x4}{x5}{x6}, {d4}{d5}{d6} and {x8}{x9} with the winning card {x10}: 3 + 6 + 3 + 6 = 18 huxi, 2 tun.</source>
        <comment>P7.1 example</comment>
        <translation>{x1}{x2}{x3}, {d1}{d2}{d3}, {x2}{x7}{x10}, {d2}{d7}{d10}, {x4}{x5}{x6}, {d4}{d5}{d6} और {x8}{x9}, जिताने वाला पत्ता {x10}: 3 + 6 + 3 + 6 = 18 huxi, 2 tun।</translation>
    </message>
    <message>
        <source>You hold six small kan, of 3, 4, 5, 6, 8 and 9, and {x1}{x1}. You passed the heavenly win. A {x1} that another player turns up makes a peng: 1 + 18 = 19 huxi, 2 tun. If you turn it up yourself it is a wei: 3 + 18 = 21 huxi, 3 tun. If it is discarded there is no win.</source>
        <comment>P7.3 example</comment>
        <translation>आपके हाथ में 3, 4, 5, 6, 8 और 9 के छह छोटे kan हैं, और {x1}{x1}। tianhu पर आपने पास किया था। किसी और का खोला {x1} peng बनाता है: 1 + 18 = 19 huxi, 2 tun। खुद खोलें तो वह wei है: 3 + 18 = 21 huxi, 3 tun। वह फेंका जाए तो जीत नहीं।</translation>
    </message>
    <message>
        <source>You hold a kan of {x8}, a kan of {d1}, a kan of {d2} and {x6}{x7}, and have open {x4}{x5}{x6}, {x1}{x2}{x3} and {x2}{x7}{x10}. When another player turns up {x8}, it makes {x6}{x7}{x8} beside the kan: 21 huxi, a win. When you turn it up yourself the ti is forced, {x6}{x7} are left over, and there is no win.</source>
        <comment>P7.3 example</comment>
        <translation>आपके हाथ में {x8} का kan, {d1} का kan, {d2} का kan और {x6}{x7} हैं, और {x4}{x5}{x6}, {x1}{x2}{x3} तथा {x2}{x7}{x10} मेज़ पर खुले हैं। जब कोई और {x8} खोले, तो kan के अलावा {x6}{x7}{x8} बनता है: 21 huxi, जीत। खुद खोलें तो ti अनिवार्य है, {x6}{x7} बच जाते हैं, और जीत नहीं होती।</translation>
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
        <translation>Wei या kan</translation>
    </message>
    <message>
        <source>Peng</source>
        <translation>Peng</translation>
    </message>
    <message>
        <source>1–2–3 or 2–7–10</source>
        <translation>1–2–3 या 2–7–10</translation>
    </message>
    <message>
        <source>Any other chi group; the pair</source>
        <translation>बाकी कोई chi समूह; जोड़ी</translation>
    </message>
    <message>
        <source>Score and payment</source>
        <translation>अंक और भुगतान</translation>
    </message>
    <message>
        <source>Each group of a won hand brings its huxi, more for large cards than for small ones.</source>
        <comment>P8.1</comment>
        <translation>जीते हुए हाथ का हर समूह अपने huxi देता है, बड़े पत्तों का समूह छोटे पत्तों के समूह से ज़्यादा।</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>समूह</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>छोटे</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>बड़े</translation>
    </message>
    <message>
        <source>The huxi are turned into &lt;b&gt;tun&lt;/b&gt;: 15 to 17 huxi are 1 tun, 18 to 20 are 2 tun, and every three huxi more are one tun more.</source>
        <comment>P8.2</comment>
        <translation>huxi को &lt;b&gt;tun&lt;/b&gt; में बदला जाता है: 15 से 17 huxi का 1 tun, 18 से 20 के 2 tun, और हर तीन huxi पर एक tun और।</translation>
    </message>
    <message>
        <source>Each opponent pays the tun to the winner. After a draw nobody pays.</source>
        <comment>P8.3</comment>
        <translation>हर विरोधी विजेता को उतने tun देता है। ड्रॉ के बाद किसी को कुछ नहीं देना है।</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>The everyday numeral for %1</source>
        <translation>%1 का रोज़मर्रा का अंक</translation>
    </message>
    <message>
        <source>The formal numeral for %1</source>
        <translation>%1 का औपचारिक अंक</translation>
    </message>
    <message>
        <source>A man under an umbrella, one leg raised</source>
        <translation>छाते के नीचे एक आदमी, एक पैर उठाए हुए</translation>
    </message>
    <message>
        <source>A branch with three peaches</source>
        <translation>तीन आड़ुओं वाली डाल</translation>
    </message>
    <message>
        <source>A woman in a kimono</source>
        <translation>किमोनो पहने एक स्त्री</translation>
    </message>
    <message>
        <source>A cart with two wheels, and its driver</source>
        <translation>दो पहियों की गाड़ी और उसका गाड़ीवान</translation>
    </message>
    <message>
        <source>A tower on posts</source>
        <translation>खंभों पर बना बुर्ज</translation>
    </message>
    <message>
        <source>A man from behind, leaning on an axe</source>
        <translation>पीछे से दिखता आदमी, कुल्हाड़ी पर टिका हुआ</translation>
    </message>
    <message>
        <source>A man in a short jacket, striding</source>
        <translation>छोटी जैकेट पहने, डग भरता आदमी</translation>
    </message>
    <message>
        <source>A leaping carp</source>
        <translation>उछलती कार्प मछली</translation>
    </message>
    <message>
        <source>A porter from behind, a bale on his shoulder</source>
        <translation>पीछे से दिखता कुली, कंधे पर गट्ठर</translation>
    </message>
    <message>
        <source>A stout man in a cloak</source>
        <translation>लबादा पहने एक मोटा आदमी</translation>
    </message>
    <message>
        <source>An old man bent over a staff</source>
        <translation>लाठी पर झुका बूढ़ा</translation>
    </message>
    <message>
        <source>A traveler in a straw hat</source>
        <translation>पुआल की टोपी पहने यात्री</translation>
    </message>
    <message>
        <source>A woman in a long robe, serving</source>
        <translation>लंबे वस्त्र में परोसती हुई स्त्री</translation>
    </message>
    <message>
        <source>A sailing boat</source>
        <translation>पाल वाली नाव</translation>
    </message>
    <message>
        <source>A man with a small child on his shoulders</source>
        <translation>कंधों पर छोटे बच्चे को बैठाए आदमी</translation>
    </message>
    <message>
        <source>A man with a sack and a drum</source>
        <translation>बोरी और ढोल लिए आदमी</translation>
    </message>
    <message>
        <source>A squatting man with a pipe</source>
        <translation>उकड़ूँ बैठा, पाइप पीता आदमी</translation>
    </message>
    <message>
        <source>A walker with a staff and a lantern</source>
        <translation>लाठी और लालटेन लिए राहगीर</translation>
    </message>
    <message>
        <source>A dancing woman with long sleeves</source>
        <translation>लंबी आस्तीनों में नाचती स्त्री</translation>
    </message>
    <message>
        <source>A man in a hat, a bundle on his back</source>
        <translation>टोपी पहने आदमी, पीठ पर गठरी</translation>
    </message>
    <message>
        <source>A man with a long sword, one knee bent</source>
        <translation>लंबी तलवार लिए आदमी, एक घुटना मुड़ा हुआ</translation>
    </message>
    <message>
        <source>A man holding a round jar</source>
        <translation>गोल मर्तबान पकड़े आदमी</translation>
    </message>
    <message>
        <source>A seated woman in a large straw hat</source>
        <translation>पुआल की बड़ी टोपी पहने बैठी स्त्री</translation>
    </message>
    <message>
        <source>A runner with a tasseled pole</source>
        <translation>झालर वाला डंडा लिए दौड़ता आदमी</translation>
    </message>
    <message>
        <source>A man in a long striped robe, with a letter</source>
        <translation>धारीदार लंबे वस्त्र में आदमी, हाथ में चिट्ठी</translation>
    </message>
    <message>
        <source>A child on stilts</source>
        <translation>बाँस के पैरों पर चलता बच्चा</translation>
    </message>
    <message>
        <source>A man in a horned cap, a box on his back</source>
        <translation>सींगदार टोपी पहने आदमी, पीठ पर बक्सा</translation>
    </message>
    <message>
        <source>A bald old man with a stick</source>
        <translation>छड़ी लिए गंजा बूढ़ा</translation>
    </message>
    <message>
        <source>A squatting woman with a child before her</source>
        <translation>उकड़ूँ बैठी स्त्री, सामने एक बच्चा</translation>
    </message>
    <message>
        <source>A man with his hands on his hips</source>
        <translation>कमर पर दोनों हाथ रखे आदमी</translation>
    </message>
    <message>
        <source>The general Mu Guiying</source>
        <translation>सेनापति मू क्वेइयिंग</translation>
    </message>
    <message>
        <source>Lan Caihe, one of the Eight Immortals</source>
        <translation>लान त्साइहे, आठ अमरों में से एक</translation>
    </message>
    <message>
        <source>Xu Xian under his umbrella</source>
        <translation>अपने छाते के नीचे श्यू श्येन</translation>
    </message>
    <message>
        <source>Sha Wujing, a pilgrim to the West</source>
        <translation>शा वूचिंग, पश्चिम जाता तीर्थयात्री</translation>
    </message>
    <message>
        <source>He Xiangu, one of the Eight Immortals</source>
        <translation>हे श्येनकू, आठ अमरों में से एक</translation>
    </message>
    <message>
        <source>The Star of Joy</source>
        <translation>आनंद का तारा</translation>
    </message>
    <message>
        <source>Xiaoqing with her sword</source>
        <translation>तलवार लिए श्याओछिंग</translation>
    </message>
    <message>
        <source>An old fisherman</source>
        <translation>एक बूढ़ा मछुआरा</translation>
    </message>
    <message>
        <source>Zhong Kui, who drives out demons</source>
        <translation>भूतों को भगाने वाला चोंग ख्वेइ</translation>
    </message>
    <message>
        <source>The gourd of Li Tieguai</source>
        <translation>ली थिएक्वाइ की तुंबी</translation>
    </message>
    <message>
        <source>The fan of Zhongli Quan</source>
        <translation>चोंगली छ्वान का पंखा</translation>
    </message>
    <message>
        <source>The flute of Han Xiangzi</source>
        <translation>हान श्यांगज़ी की बाँसुरी</translation>
    </message>
    <message>
        <source>The sword of Lü Dongbin</source>
        <translation>ल्यू तोंगपिन की तलवार</translation>
    </message>
    <message>
        <source>The clappers of Cao Guojiu</source>
        <translation>त्साओ क्वोच्यू के करताल</translation>
    </message>
    <message>
        <source>The flower basket of Lan Caihe</source>
        <translation>लान त्साइहे की फूलों की टोकरी</translation>
    </message>
    <message>
        <source>The lotus of He Xiangu</source>
        <translation>हे श्येनकू का कमल</translation>
    </message>
    <message>
        <source>The bamboo drum of Zhang Guolao</source>
        <translation>चांग क्वोलाओ का बाँस का ढोल</translation>
    </message>
    <message>
        <source>An old general</source>
        <translation>एक पुराना सेनापति</translation>
    </message>
    <message>
        <source>The qilin that brings children</source>
        <translation>बच्चे लाने वाला छीलिन</translation>
    </message>
    <message>
        <source>A tortoise on the waves</source>
        <translation>लहरों पर कछुआ</translation>
    </message>
    <message>
        <source>The spirit of the clam</source>
        <translation>सीप की आत्मा</translation>
    </message>
    <message>
        <source>A crab with a pearl</source>
        <translation>मोती लिए केकड़ा</translation>
    </message>
    <message>
        <source>The three-legged toad of Liu Haichan</source>
        <translation>लियू हाईछान का तीन टाँगों वाला मेंढक</translation>
    </message>
    <message>
        <source>A crane before the sun</source>
        <translation>सूरज के आगे सारस</translation>
    </message>
    <message>
        <source>A bat that brings a coin</source>
        <translation>सिक्का लाता चमगादड़</translation>
    </message>
    <message>
        <source>The head of a dragon</source>
        <translation>ड्रैगन का सिर</translation>
    </message>
    <message>
        <source>A banner over a treasure chest</source>
        <translation>खज़ाने की पेटी के ऊपर झंडा</translation>
    </message>
    <message>
        <source>White chrysanthemums</source>
        <translation>सफ़ेद गुलदाउदी</translation>
    </message>
    <message>
        <source>A red peony in a vase</source>
        <translation>फूलदान में लाल पियोनी</translation>
    </message>
    <message>
        <source>A bat, head down</source>
        <translation>उलटा लटका चमगादड़</translation>
    </message>
    <message>
        <source>A deer</source>
        <translation>एक हिरण</translation>
    </message>
    <message>
        <source>A peach of immortality</source>
        <translation>अमरता का आड़ू</translation>
    </message>
    <message>
        <source>Two magpies on a flowering plum</source>
        <translation>फूलों लदी आलूबुखारे की डाल पर दो मैगपाई</translation>
    </message>
    <message>
        <source>Ingots under a pearl in flames</source>
        <translation>लपटों वाले मोती के नीचे सिल्लियाँ</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>ड्राइव</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>फ़ोल्डर</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>वापस</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>पीछे जाएँ</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>आगे</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>आगे जाएँ</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>ऊपर का फ़ोल्डर</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>ऊपर के फ़ोल्डर में जाएँ</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>नया फ़ोल्डर बनाएँ</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>एक नया फ़ोल्डर बनाएँ</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>सूची दृश्य</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>सूची दृश्य पर जाएँ</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>विस्तृत दृश्य</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>विस्तृत दृश्य पर जाएँ</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>बगल की पट्टी</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>जगहों और बुकमार्क की सूची</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>फ़ाइलें</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>नाम बदलें (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>मिटाएँ (&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>छिपी फ़ाइलें दिखाएँ (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>नया फ़ोल्डर (&amp;N)</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>कंप्यूटर</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>नाम</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>आकार</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>प्रकार</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>बदलने की तारीख</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>वापस लें (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फिर से करें (&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>काटें (&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>चिपकाएँ (&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सब चुनें</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>ठीक है</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>छापें</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>सभी पृष्ठ</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>विषम पृष्ठ</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>सम पृष्ठ</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>विकल्प (&amp;O) &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>विकल्प (&amp;O) &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>छापें (&amp;P)</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>फ़ाइल में छापें (PDF)</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>इस कंप्यूटर की फ़ाइल</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>PDF फ़ाइल लिखें</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Copies</source>
        <translation>प्रतियाँ</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>छापने का दायरा</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>सब छापें</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>पृष्ठ</translation>
    </message>
    <message>
        <source>to</source>
        <translation>से</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>पृष्ठ</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>पृष्ठ या दायरे अल्पविराम लगाकर लिखें। दायरा योजक चिह्न से जुड़ी दो संख्याएँ हैं। जैसे 3,5-7,9 से पृष्ठ 3, 5, 6, 7 और 9 छपते हैं।</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>यही पृष्ठ</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>चुना हुआ भाग</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>पृष्ठों का समूह (&amp;S):</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>छपाई की सेटिंग</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>प्रतियाँ:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>प्रतियाँ क्रम में</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>उलटा क्रम</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>विकल्प</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>रंग</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>रंगीन</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>धूसर</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>दोनों तरफ़ छपाई</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>बंद</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>लंबी तरफ़ जिल्द</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>छोटी तरफ़ जिल्द</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>प्रिंटर</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>नाम (&amp;N):</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>गुण (&amp;R)</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>जगह:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>पूर्वावलोकन</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>प्रकार:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>आउटपुट फ़ाइल (&amp;F):</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>यहाँ तक खिसकाएँ</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>सबसे ऊपर</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>सबसे नीचे</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>पिछला पृष्ठ</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>अगला पृष्ठ</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>ऊपर खिसकाएँ</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>नीचे खिसकाएँ</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>स्पेस</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>एंटर</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>टैब</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>होम</translation>
    </message>
    <message>
        <source>End</source>
        <translation>एंड</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>बायाँ</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>दायाँ</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>वापस लें (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>फिर से करें (&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>काटें (&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>लिंक का पता कॉपी करें (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>चिपकाएँ (&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>मिटाएँ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>सब चुनें</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Open record</source>
        <translation>सहेजी बाज़ी खोलें</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button: open the chosen file</extracomment>
        <translation>खोलें</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>बाज़ी सहेजें</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सहेजें</translation>
    </message>
    <message>
        <source>Deal records (%1)</source>
        <translation>बाज़ियों के रिकॉर्ड (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>सभी फ़ाइलें (%1)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>← Back</source>
        <translation>← वापस</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>सबके हाथ</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>समीक्षा</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a button that shows the score sheet</extracomment>
        <translation>स्कोर</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>यह बाज़ी खेलें</translation>
    </message>
    <message>
        <source>‹ Back a move</source>
        <translation>‹ एक चाल पीछे</translation>
    </message>
    <message>
        <source>Next move ›</source>
        <translation>अगली चाल ›</translation>
    </message>
    <message>
        <source>Moves of the deal</source>
        <translation>बाज़ी की चालें</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>%2 में से चाल %1</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Ten pairs as dealt: %1 Chắn and %2 Cạ.</source>
        <translation>बँटते ही दस जोड़ियाँ: %1 Chắn और %2 Cạ।</translation>
    </message>
    <message>
        <source>Ten pairs: %1 Chắn and %2 Cạ, completed by %3.</source>
        <translation>दस जोड़ियाँ: %1 Chắn और %2 Cạ; जिताने वाला पत्ता: %3।</translation>
    </message>
    <message>
        <source>%1 huxi in the cards dealt: %2 tun from each opponent.</source>
        <translation>बँटे पत्तों में %1 huxi: हर विरोधी से %2 tun।</translation>
    </message>
    <message>
        <source>%1 huxi, completed by %3: %2 tun from each opponent.</source>
        <translation>%1 huxi, जिताने वाला पत्ता: %3; हर विरोधी से %2 tun।</translation>
    </message>
    <message>
        <source>Seven groups and a pair before the first discard.</source>
        <translation>पहला पत्ता फेंके जाने से पहले सात समूह और एक जोड़ी।</translation>
    </message>
    <message>
        <source>Seven groups and a pair, completed by %3.</source>
        <translation>सात समूह और एक जोड़ी; जिताने वाला पत्ता: %3।</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>आपकी जीत हुई</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 की जीत हुई</translation>
    </message>
    <message>
        <source>You win at your own gate</source>
        <translation>अपने ही द्वार पर आपकी जीत हुई</translation>
    </message>
    <message>
        <source>%1 wins at its own gate</source>
        <translation>अपने ही द्वार पर %1 की जीत हुई</translation>
    </message>
    <message>
        <source>You win with the cards dealt</source>
        <translation>बँटे पत्तों से ही आपकी जीत हुई</translation>
    </message>
    <message>
        <source>%1 wins with the cards dealt</source>
        <translation>बँटे पत्तों से ही %1 की जीत हुई</translation>
    </message>
    <message>
        <source>You win before the first discard</source>
        <translation>पहला पत्ता फेंके जाने से पहले आपकी जीत हुई</translation>
    </message>
    <message>
        <source>%1 wins before the first discard</source>
        <translation>पहला पत्ता फेंके जाने से पहले %1 की जीत हुई</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>ड्रॉ</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <translation>गड्डी खत्म</translation>
    </message>
    <message>
        <source>No card was left to turn up. Nobody pays.</source>
        <translation>खोलने के लिए कोई पत्ता नहीं बचा। किसी को कुछ नहीं देना है।</translation>
    </message>
    <message>
        <source>No card was left to draw. The base hu of all three are settled.</source>
        <translation>खींचने के लिए कोई पत्ता नहीं बचा। तीनों के आधार hu का हिसाब होता है।</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review</source>
        <translation>समीक्षा</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>रोकें</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>the number of a move in a deal</extracomment>
        <translation>चाल</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>आपका जवाब</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>the points that an answer cost against the best one</extracomment>
        <translation>नुकसान</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>बेहतर: %1</translation>
    </message>
    <message>
        <source>No other answer is clearly better.</source>
        <translation>और कोई जवाब साफ़ तौर पर बेहतर नहीं।</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>the answer was the best one</extracomment>
        <translation>सबसे अच्छा</translation>
    </message>
    <message>
        <source>equal</source>
        <extracomment>no difference to the best answer can be seen</extracomment>
        <translation>बराबर</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>points, and by how much they may be wrong: &quot;2.5 ± 0.8&quot;</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>The Master is thinking…</source>
        <translation>उस्ताद सोच रहा है…</translation>
    </message>
    <message>
        <source>The Master looks at your decisions: %1 of %2.</source>
        <translation>उस्ताद आपके फ़ैसले देख रहा है: %2 में से %1।</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 decisions.</source>
        <translation>समीक्षा रुकी; देखे गए फ़ैसले: %2 में से %1।</translation>
    </message>
    <message>
        <source>The Master would not have done better, as far as it can tell.</source>
        <translation>जहाँ तक उस्ताद समझ सकता है, इससे बेहतर नहीं खेला जा सकता था।</translation>
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
        <translation>उदाहरण।</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and title</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>संक्षेप में</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>caption and cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>विषय-सूची</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>पूरे नियम</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>छापें…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF के रूप में सहेजें…</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>खेल शुरू करें</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>name of a game</comment>
        <translation>नियम: %1</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF के रूप में सहेजें</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सहेजें</translation>
    </message>
    <message>
        <source>No printer is set up. The rules can be saved as PDF instead.</source>
        <translation>कोई प्रिंटर नहीं लगा है। उसकी जगह नियम PDF के रूप में सहेजे जा सकते हैं।</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>फ़ाइल लिखी नहीं जा सकी।</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>title, page and pages</comment>
        <translation>%1 · %3 में से %2</translation>
    </message>
</context>
<context>
    <name>Rules in short</name>
    <message>
        <source>Ten pairs win.</source>
        <translation>दस जोड़ियों से जीत होती है।</translation>
    </message>
    <message>
        <source>At least six of them are identical cards, a Chắn.</source>
        <translation>उनमें से कम से कम छह एक जैसे पत्तों की हों, यानी Chắn।</translation>
    </message>
    <message>
        <source>Take the public card only to pair it with one of yours.</source>
        <translation>खुला पत्ता सिर्फ़ अपने पत्ते के साथ जोड़ी बनाने के लिए उठाएँ।</translation>
    </message>
    <message>
        <source>A Chắn that you decline you may not discard later.</source>
        <translation>Chắn बनाने वाला जो पत्ता नहीं उठाया, वह बाद में नहीं फेंका जा सकता।</translation>
    </message>
    <message>
        <source>Win on a stock card, or with the fourth of three alike.</source>
        <translation>जीत गड्डी के पत्ते से होती है, या तीन एक जैसे पत्तों के चौथे से।</translation>
    </message>
    <message>
        <source>Seven groups worth 15 huxi or more win.</source>
        <translation>15 huxi या ज़्यादा के सात समूहों से जीत होती है।</translation>
    </message>
    <message>
        <source>Groups are three or four alike, three in a row, 2–7–10, and one number in both sizes.</source>
        <translation>समूह: तीन या चार एक जैसे, लगातार तीन, 2–7–10, और एक संख्या दोनों आकारों में।</translation>
    </message>
    <message>
        <source>Three alike in hand stay together.</source>
        <translation>हाथ के तीन एक जैसे पत्ते साथ रहते हैं।</translation>
    </message>
    <message>
        <source>A face that you passed or discarded you may not chi or peng later.</source>
        <translation>जिस पत्ते पर पास किया या जो फेंका, उस पर बाद में chi या peng नहीं होता।</translation>
    </message>
    <message>
        <source>Win on a stock card, never on a discard.</source>
        <translation>जीत गड्डी के पत्ते से होती है, फेंके हुए पत्ते से कभी नहीं।</translation>
    </message>
    <message>
        <source>Seven groups and a pair win.</source>
        <translation>सात समूहों और एक जोड़ी से जीत होती है।</translation>
    </message>
    <message>
        <source>Groups are three in a row of one suit, or three or four alike.</source>
        <translation>समूह: एक सूट के लगातार तीन, या तीन या चार एक जैसे।</translation>
    </message>
    <message>
        <source>A discard makes three or four alike, a run only if you win.</source>
        <translation>फेंके हुए पत्ते से तीन या चार एक जैसे बनते हैं; क्रम सिर्फ़ जीतने पर।</translation>
    </message>
    <message>
        <source>Everybody counts their groups; the winner adds bonuses.</source>
        <translation>हर खिलाड़ी अपने समूह गिनता है; विजेता बोनस जोड़ता है।</translation>
    </message>
    <message>
        <source>Totals go up to full tens, and all settle the differences.</source>
        <translation>कुल को अगली दहाई तक बढ़ाया जाता है, और सब अंतर का हिसाब करते हैं।</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>%1–%2–%3 of Myriads</source>
        <translation>अयुत का %1–%2–%3</translation>
    </message>
    <message>
        <source>%1–%2–%3 of Strings</source>
        <translation>लड़ी का %1–%2–%3</translation>
    </message>
    <message>
        <source>%1–%2–%3 of Coins</source>
        <translation>सिक्के का %1–%2–%3</translation>
    </message>
    <message>
        <source>small %1–%2–%3</source>
        <translation>छोटे %1–%2–%3</translation>
    </message>
    <message>
        <source>large %1–%2–%3</source>
        <translation>बड़े %1–%2–%3</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>You pay %1</source>
        <translation>आपसे %1 को</translation>
    </message>
    <message>
        <source>%1 pays you</source>
        <translation>%1 से आपको</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 से %2 को</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <extracomment>%1 and %2 are the totals of two seats</extracomment>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>main value: %1</source>
        <translation>मुख्य अंक: %1</translation>
    </message>
    <message>
        <source>dịch: %1</source>
        <translation>dịch: %1</translation>
    </message>
    <message>
        <source>points, from each loser</source>
        <translation>अंक, हर हारने वाले से</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>कुल</translation>
    </message>
    <message>
        <source>huxi: %1 tun from each opponent</source>
        <translation>huxi: हर विरोधी से %1 tun</translation>
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
        <translation>hu, %1 को अगली दहाई तक बढ़ाया गया</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>कुल: %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Your points in this deal</source>
        <translation>इस बाज़ी में आपके अंक</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>बाकी खिलाड़ी</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>स्कोर</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>नई बाज़ी</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>अगली बाज़ी</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>फिर से शुरू करें</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>मेज़ दिखाएँ</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>बाज़ी संख्या कॉपी करें</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>बाज़ी सहेजें…</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>a button: what each decision cost</extracomment>
        <translation>समीक्षा</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>अंकों का ब्योरा</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>हिसाब</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>यह बाज़ी</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>यह बैठक</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>AI %1</source>
        <translation>एआई %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>आप</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>in percent</source>
        <translation>प्रतिशत में</translation>
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
        <translation>रूप-रंग</translation>
    </message>
    <message>
        <source>Table and pace</source>
        <translation>मेज़ और रफ़्तार</translation>
    </message>
    <message>
        <source>AI players</source>
        <translation>एआई खिलाड़ी</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>खेलते समय मदद</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>ध्वनि</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>मेज़ के विकल्प</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>भाषा</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>डेटा</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>सेटिंग</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>डिफ़ॉल्ट बहाल करें</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>रद्द करें</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>सहेजें</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a choice: as the system has it</extracomment>
        <translation>सिस्टम जैसा</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>a choice: high contrast, reduced motion</extracomment>
        <translation>चालू</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>a choice: high contrast, reduced motion</extracomment>
        <translation>बंद</translation>
    </message>
    <message>
        <source>Interface palette</source>
        <translation>इंटरफ़ेस के रंग</translation>
    </message>
    <message>
        <source>The table itself stays dark in both.</source>
        <translation>मेज़ दोनों में गहरे रंग की ही रहती है।</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>palette</comment>
        <translation>कागज़</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>palette</comment>
        <translation>रात</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ज़्यादा कंट्रास्ट</translation>
    </message>
    <message>
        <source>Stronger lines and frames; a table without grain and lamp.</source>
        <translation>रेखाएँ और चौखटे ज़्यादा साफ़; मेज़ बिना दानेदारपन और बिना दीये की रोशनी के।</translation>
    </message>
    <message>
        <source>Contrast of the cards</source>
        <translation>पत्तों का कंट्रास्ट</translation>
    </message>
    <message>
        <source>How black the ink is.</source>
        <translation>स्याही कितनी काली है।</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>दानेदारपन</translation>
    </message>
    <message>
        <source>How much of the paper is seen.</source>
        <translation>कागज़ कितना दिखता है।</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation>रंग तापमान</translation>
    </message>
    <message>
        <source>From cold daylight to a warm lamp.</source>
        <translation>दिन की ठंडी रोशनी से दीये की गरम रोशनी तक।</translation>
    </message>
    <message>
        <source>Latin index on cards</source>
        <translation>पत्तों पर संक्षिप्त नाम</translation>
    </message>
    <message>
        <source>“5S” under the characters.</source>
        <translation>चीनी अक्षरों के नीचे “5 ल”।</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>एनिमेशन की गति</translation>
    </message>
    <message>
        <source>Off also skips the pause before an AI move.</source>
        <translation>“बंद” एआई की चाल से पहले का ठहराव भी हटा देता है।</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>धीमी</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>तेज़</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed</comment>
        <translation>बंद</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>कम हलचल</translation>
    </message>
    <message>
        <source>Cards appear in place.</source>
        <translation>पत्ते सीधे अपनी जगह दिखते हैं।</translation>
    </message>
    <message>
        <source>Play with one click</source>
        <translation>एक क्लिक में खेलें</translation>
    </message>
    <message>
        <source>A card is played at once, without a second click.</source>
        <translation>पत्ता तुरंत खेला जाता है, दूसरे क्लिक के बिना।</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>हाथ का क्रम</translation>
    </message>
    <message>
        <source>Usual is by rank, and by suit in Nantong long cards.</source>
        <translation>सामान्य क्रम रैंक से है, नानतोंग के लंबे पत्तों में सूट से।</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>order of the hand</comment>
        <translation>सामान्य</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>रैंक से</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>सूट से</translation>
    </message>
    <message>
        <source>Mark groups in the hand</source>
        <translation>हाथ के समूह दिखाएँ</translation>
    </message>
    <message>
        <source>A line under identical cards, dots under other groups.</source>
        <translation>एक जैसे पत्तों के नीचे रेखा, दूसरे समूहों के नीचे बिंदु।</translation>
    </message>
    <message>
        <source>Read the hand</source>
        <translation>हाथ का हाल</translation>
    </message>
    <message>
        <source>How far the hand is from winning, and which cards it waits for.</source>
        <translation>हाथ जीत से कितना दूर है, और किन पत्तों का इंतज़ार है।</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>ध्वनियाँ</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>वॉल्यूम</translation>
    </message>
    <message>
        <source>A card is drawn or turned up</source>
        <translation>पत्ता खींचा या खोला गया</translation>
    </message>
    <message>
        <source>A card is laid down</source>
        <translation>पत्ता रखा गया</translation>
    </message>
    <message>
        <source>A card is claimed</source>
        <translation>पत्ते पर दावा हुआ</translation>
    </message>
    <message>
        <source>A deal ends without a winner</source>
        <translation>बाज़ी बिना विजेता खत्म हुई</translation>
    </message>
    <message>
        <source>A deal is won</source>
        <translation>बाज़ी जीती गई</translation>
    </message>
    <message>
        <source>Place of the window</source>
        <extracomment>a setting: where the window stands, and how large it is</extracomment>
        <translation>विंडो की जगह और आकार</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what a table option changes in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>System is the language of your computer, where it is known.</source>
        <translation>“सिस्टम जैसा” यानी आपके कंप्यूटर की भाषा, अगर वह यहाँ है।</translation>
    </message>
    <message>
        <source>Deals, settings and the log are kept here.</source>
        <translation>बाज़ियाँ, सेटिंग और लॉग यहाँ रखे जाते हैं।</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>फ़ोल्डर खोलें</translation>
    </message>
    <message>
        <source>Level of the AI players</source>
        <translation>एआई खिलाड़ियों का स्तर</translation>
    </message>
    <message>
        <source>The Apprentice plays by rules of thumb, the Player counts and weighs, the Master looks ahead. Changes hold from the next deal on.</source>
        <translation>नौसिखिया मोटे-मोटे नियमों से खेलता है, खिलाड़ी गिनता और तौलता है, उस्ताद आगे की सोचता है। बदलाव अगली बाज़ी से लागू होते हैं।</translation>
    </message>
    <message>
        <source>As all</source>
        <extracomment>a choice for one AI player: the level that is set for all</extracomment>
        <translation>सब जैसा</translation>
    </message>
    <message>
        <source>Sits at your right.</source>
        <translation>आपके दाएँ बैठता है।</translation>
    </message>
    <message>
        <source>Sits opposite, or at your left among three.</source>
        <translation>सामने बैठता है, तीन खिलाड़ी हों तो आपके बाएँ।</translation>
    </message>
    <message>
        <source>Sits at your left in Chắn.</source>
        <translation>Chắn में आपके बाएँ बैठता है।</translation>
    </message>
</context>
<context>
    <name>Shop window</name>
    <message>
        <source>Card games</source>
        <extracomment>what kind of program it is, in the menu of a desktop</extracomment>
        <translation>पत्तों के खेल</translation>
    </message>
    <message>
        <source>Play the long card games of East Asia offline</source>
        <translation>पूर्वी एशिया के लंबे पत्तों के खेल बिना इंटरनेट खेलें</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>ताश</translation>
    </message>
    <message>
        <source>game</source>
        <translation>खेल</translation>
    </message>
    <message>
        <source>Cardavia is a quiet library of East Asian card traditions that one can play. It shows three decks of long narrow cards with every face, told and drawn anew as woodcuts: Tổ Tôm from Vietnam, the number cards of Hunan, and the long cards of Nantong.</source>
        <translation>Cardavia पूर्वी एशिया के पत्तों के खेलों की परंपराओं का एक शांत संग्रह है, जिन्हें खेला भी जा सकता है। इसमें लंबे, पतले पत्तों की तीन पूरी गड्डियाँ हैं, हर पत्ते के परिचय और नए सिरे से बने काष्ठचित्र के साथ: वियतनाम का Tổ Tôm, हुनान के संख्या वाले पत्ते और नानतोंग के लंबे पत्ते।</translation>
    </message>
    <message>
        <source>Play Chắn with four, Paohuzi and Nantong long cards with three, against computer players of three levels who see no card that you could not see in their place. Full rules, hints with reasons, undo, and a review after the deal help those who have never held such a card.</source>
        <translation>चार खिलाड़ियों का Chắn, और तीन-तीन के Paohuzi तथा नानतोंग के लंबे पत्ते, तीन स्तरों के कंप्यूटर खिलाड़ियों के साथ खेलें, जिन्हें ऐसा कोई पत्ता नहीं दिखता जो उनकी जगह आपको न दिखता। पूरे नियम, कारण बताने वाले संकेत, चाल वापस लेना और बाज़ी के बाद की समीक्षा उनकी मदद करते हैं जिनके हाथ में ऐसे पत्ते कभी नहीं आए।</translation>
    </message>
    <message>
        <source>Everything works without a network, by keyboard alone and with a screen reader. Nothing is ever lost: each move is kept at once.</source>
        <translation>सब कुछ बिना नेटवर्क चलता है, सिर्फ़ कीबोर्ड से भी और स्क्रीन रीडर के साथ भी। कुछ भी कभी नहीं खोता: हर चाल तुरंत सहेजी जाती है।</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message>
        <source>Seat</source>
        <translation>सीट</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>head of a column: which kind of AI plays</extracomment>
        <translation>खिलाड़ी</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>head of a column: how many deals a player has won</extracomment>
        <translation>जीतें</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>अंक प्रति बाज़ी</translation>
    </message>
    <message>
        <source>Draws: %1 (%2)</source>
        <translation>ड्रॉ: %1 (%2)</translation>
    </message>
    <message>
        <source>Mean length: %1 actions</source>
        <translation>औसत लंबाई: %1 चालें</translation>
    </message>
    <message>
        <source>Deals per second: %1</source>
        <translation>बाज़ियाँ प्रति सेकंड: %1</translation>
    </message>
    <message>
        <source>The records cannot be written to %1: %2.</source>
        <translation>रिकॉर्ड %1 में नहीं लिखे जा सके: %2।</translation>
    </message>
</context>
<context>
    <name>SittingChart</name>
    <message>
        <source>Course of the sitting</source>
        <translation>बैठक का उतार-चढ़ाव</translation>
    </message>
    <message>
        <source>%1: %2 now, %3 at most, %4 at least</source>
        <translation>%1: अभी %2, सबसे ज़्यादा %3, सबसे कम %4</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Rule %1.</source>
        <translation>नियम %1।</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <extracomment>%1 is an answer, as &quot;Discard the 5 of Strings&quot;</extracomment>
        <translation>संकेत: %1।</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <extracomment>%1 is an answer, as &quot;Discard the 5 of Strings&quot;</extracomment>
        <translation>वापस लिया गया: %1।</translation>
    </message>
    <message>
        <source>Your points in this deal: %1.</source>
        <translation>इस बाज़ी में आपके अंक: %1।</translation>
    </message>
    <message>
        <source>Answers: %1.</source>
        <translation>जवाब: %1।</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is a line of the log or a title, read aloud as a sentence</extracomment>
        <translation>%1।</translation>
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
        <translation>पत्तों के खेल की परंपराएँ</translation>
    </message>
    <message>
        <source>Three packs of long cards, and the games that are played with them. Everything is here, offline.</source>
        <translation>लंबे पत्तों की तीन गड्डियाँ, और उनसे खेले जाने वाले खेल। सब कुछ यहीं है, बिना इंटरनेट।</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>खेल शुरू करें</translation>
    </message>
    <message>
        <source>Start game: %1</source>
        <translation>खेल शुरू करें: %1</translation>
    </message>
    <message>
        <source>A deal is waiting where you left it</source>
        <translation>एक बाज़ी वहीं रुकी है जहाँ छोड़ी गई थी</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>जारी रखें</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>जारी रखें: %1</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>A carp that leaps up the rapids at the Dragon Gate becomes a dragon.</source>
        <translation>ड्रैगन द्वार की उछलती धारा फाँद जाने वाली कार्प मछली ड्रैगन बन जाती है।</translation>
    </message>
    <message>
        <source>In the garden of the Queen Mother of the West the peaches ripen once in three thousand years; who eats of them does not grow old.</source>
        <translation>पश्चिम की राजमाता के बाग में आड़ू तीन हज़ार साल में एक बार पकते हैं; जो उन्हें खाए, वह बूढ़ा नहीं होता।</translation>
    </message>
    <message>
        <source>2, 7 and 10 are the red numbers; the three make a group together.</source>
        <translation>2, 7 और 10 लाल संख्याएँ हैं; तीनों मिलकर एक समूह बनाती हैं।</translation>
    </message>
    <message>
        <source>In the tales of the Yang family she leads the army in place of the men.</source>
        <translation>यांग परिवार की कथाओं में पुरुषों की जगह सेना की कमान उसके हाथ में है।</translation>
    </message>
    <message>
        <source>Lan Caihe wanders singing through the streets, one foot bare.</source>
        <translation>लान त्साइहे एक पैर नंगा किए, गीत गाते हुए गलियों में घूमता है।</translation>
    </message>
    <message>
        <source>On a rainy day at West Lake he lends his umbrella to a stranger, and marries her; she is the White Snake.</source>
        <translation>बरसात के एक दिन पश्चिमी झील पर उसने एक अनजान स्त्री को अपना छाता उधार दिया और उससे विवाह किया; वह सफ़ेद नागिन है।</translation>
    </message>
    <message>
        <source>Once a general of heaven, he guards the monk on the Journey to the West.</source>
        <translation>कभी स्वर्ग का सेनापति रहा, अब “पश्चिम की यात्रा” में भिक्षु का रक्षक।</translation>
    </message>
    <message>
        <source>Hers is the lotus, which grows out of the mud and stays clean.</source>
        <translation>कमल उसी का है; वह कीचड़ में उगकर भी साफ़ रहता है।</translation>
    </message>
    <message>
        <source>It stands beside Fortune, Prosperity and Longevity, and comes to weddings.</source>
        <translation>वह सौभाग्य, समृद्धि और दीर्घायु के साथ खड़ा होता है और विवाहों में आता है।</translation>
    </message>
    <message>
        <source>She is the Green Snake, who fights at the side of the White Snake.</source>
        <translation>वह हरी नागिन है, जो सफ़ेद नागिन के साथ लड़ती है।</translation>
    </message>
    <message>
        <source>His picture hangs at the door, so that no ghost dares to come in.</source>
        <translation>उसका चित्र दरवाज़े पर टाँगा जाता है ताकि कोई भूत भीतर आने की हिम्मत न करे।</translation>
    </message>
    <message>
        <source>Li Tieguai walks with an iron crutch; his gourd holds medicine for the sick.</source>
        <translation>ली थिएक्वाइ लोहे की बैसाखी के सहारे चलता है; उसकी तुंबी में बीमारों की दवा है।</translation>
    </message>
    <message>
        <source>With his fan Zhongli Quan brings the dead back to life.</source>
        <translation>चोंगली छ्वान अपने पंखे से मरे हुओं को जिला देता है।</translation>
    </message>
    <message>
        <source>Han Xiangzi plays, and the flowers open at once.</source>
        <translation>हान श्यांगज़ी बजाता है और फूल तुरंत खिल जाते हैं।</translation>
    </message>
    <message>
        <source>The sword of Lü Dongbin drives out evil spirits.</source>
        <translation>ल्यू तोंगपिन की तलवार बुरी आत्माओं को भगाती है।</translation>
    </message>
    <message>
        <source>Cao Guojiu, the brother of an empress, left the court to live as a hermit.</source>
        <translation>महारानी का भाई त्साओ क्वोच्यू दरबार छोड़कर साधु बन गया।</translation>
    </message>
    <message>
        <source>A lotus grows out of the mud and stays clean.</source>
        <translation>कमल कीचड़ में उगकर भी साफ़ रहता है।</translation>
    </message>
    <message>
        <source>Zhang Guolao rides a white donkey, facing backward; at night he folds it up like paper.</source>
        <translation>चांग क्वोलाओ सफ़ेद गधे पर उलटा बैठकर चलता है; रात को उसे कागज़ की तरह तह कर लेता है।</translation>
    </message>
    <message>
        <source>It is told that a qilin came before the birth of Confucius.</source>
        <translation>कहते हैं कि कन्फ़्यूशियस के जन्म से पहले एक छीलिन आया था।</translation>
    </message>
    <message>
        <source>A tortoise lives long, and wishes a long life.</source>
        <translation>कछुआ लंबा जीता है और लंबे जीवन की कामना करता है।</translation>
    </message>
    <message>
        <source>Liu Haichan lures the toad with a string of coins, of which it is fond.</source>
        <translation>लियू हाईछान मेंढक को सिक्कों की लड़ी से लुभाता है, जो मेंढक को बहुत प्यारी है।</translation>
    </message>
    <message>
        <source>A crane lives long, and wishes a long life.</source>
        <translation>सारस लंबा जीता है और लंबे जीवन की कामना करता है।</translation>
    </message>
    <message>
        <source>In Chinese, bat and fortune sound alike: fú.</source>
        <translation>चीनी में चमगादड़ और सौभाग्य एक जैसे सुनाई देते हैं: fú।</translation>
    </message>
    <message>
        <source>The chrysanthemum blooms late, in the first frost.</source>
        <translation>गुलदाउदी देर से, पहले पाले में खिलती है।</translation>
    </message>
    <message>
        <source>The peony is the flower of wealth and honor.</source>
        <translation>पियोनी धन और सम्मान का फूल है।</translation>
    </message>
    <message>
        <source>In Chinese, bat and fortune sound alike; so do upside down and arrived. A bat that hangs head down says that fortune has arrived.</source>
        <translation>चीनी में चमगादड़ और सौभाग्य एक जैसे सुनाई देते हैं; “उलटा” और “आ पहुँचा” भी। उलटा लटका चमगादड़ कहता है कि सौभाग्य आ पहुँचा।</translation>
    </message>
    <message>
        <source>In Chinese, deer and prosperity sound alike: lù.</source>
        <translation>चीनी में हिरण और समृद्धि एक जैसे सुनाई देते हैं: lù।</translation>
    </message>
    <message>
        <source>Magpies bring good news. In Chinese, plum and eyebrow sound alike: joy rises to the eyebrows.</source>
        <translation>मैगपाई शुभ समाचार लाते हैं। चीनी में आलूबुखारा और भौंह एक जैसे सुनाई देते हैं: आनंद भौंहों तक चढ़ आता है।</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>This deal</source>
        <translation>यह बाज़ी</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>यह बैठक</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>विजेता</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>डीलर</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>said of a player who has declared ready (Nantong)</extracomment>
        <translation>तैयार</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>निष्क्रिय हाथ</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>खुले: %1</translation>
    </message>
    <message>
        <source>Gate: %1</source>
        <translation>द्वार: %1</translation>
    </message>
    <message>
        <source>Indicators: %1</source>
        <translation>सूचक पत्ते: %1</translation>
    </message>
    <message>
        <source>Public card: %1</source>
        <translation>खुला पत्ता: %1</translation>
    </message>
    <message>
        <source>Myriads: %1</source>
        <translation>अयुत: %1</translation>
    </message>
    <message>
        <source>Strings: %1</source>
        <translation>लड़ी: %1</translation>
    </message>
    <message>
        <source>Coins: %1</source>
        <translation>सिक्का: %1</translation>
    </message>
    <message>
        <source>Small: %1</source>
        <translation>छोटे: %1</translation>
    </message>
    <message>
        <source>Large: %1</source>
        <translation>बड़े: %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>नियम %1</translation>
    </message>
    <message>
        <source>%1 huxi</source>
        <translation>%1 huxi</translation>
    </message>
    <message>
        <source>%1 in the stock</source>
        <translation>गड्डी में %1</translation>
    </message>
    <message>
        <source>Indicators</source>
        <translation>सूचक पत्ते</translation>
    </message>
    <message>
        <source>in the stock</source>
        <translation>गड्डी में</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>सोच रहा है…</translation>
    </message>
    <message>
        <source>%1 · %2 huxi</source>
        <translation>%1 · %2 huxi</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>खेल का विवरण</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>द्वार</translation>
    </message>
    <message>
        <source>Open pairs</source>
        <translation>खुली जोड़ियाँ</translation>
    </message>
    <message>
        <source>Open groups</source>
        <translation>खुले समूह</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>आपकी बारी</translation>
    </message>
    <message>
        <source>Waiting for the others</source>
        <translation>बाकी का इंतज़ार</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1 की बारी</translation>
    </message>
    <message>
        <source>Make your declarations, then finish your preparation.</source>
        <translation>अपनी घोषणाएँ करें, फिर तैयारी पूरी करें।</translation>
    </message>
    <message>
        <source>Discard a card, or choose an answer.</source>
        <translation>एक पत्ता फेंकें, या कोई जवाब चुनें।</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>एक पत्ता फेंकें।</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>कोई जवाब चुनें।</translation>
    </message>
    <message>
        <source>Win with %1, or pass.</source>
        <translation>%1 जिता सकता है: जीतें, या पास करें।</translation>
    </message>
    <message>
        <source>Choose a group for %1, or pass.</source>
        <translation>चुनें कि %1 किस समूह में जाए, या पास करें।</translation>
    </message>
    <message>
        <source>Take %1, or pass.</source>
        <translation>%1 उठाएँ, या पास करें।</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>मेज़</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>आपका हाथ</translation>
    </message>
    <message>
        <source>%1, card %2 of %3</source>
        <translation>%1, %3 में से पत्ता %2</translation>
    </message>
    <message>
        <source>%1, card %2 of %3, not playable now</source>
        <translation>%1, %3 में से पत्ता %2, अभी नहीं खेला जा सकता</translation>
    </message>
    <message>
        <source>Just drawn</source>
        <translation>अभी खींचा हुआ</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>what a second press does with a selected card</extracomment>
        <translation>खेलें</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>what a press does with a card</extracomment>
        <translation>चुनें</translation>
    </message>
    <message>
        <source>Go to this card</source>
        <translation>इस पत्ते पर जाएँ</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>क्यों नहीं?</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>said of open groups or of discards where there are none</extracomment>
        <translation>कोई नहीं</translation>
    </message>
    <message>
        <source>Your open groups</source>
        <translation>आपके खुले समूह</translation>
    </message>
    <message>
        <source>Open groups of %1</source>
        <translation>%1 के खुले समूह</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>आपके फेंके हुए पत्ते</translation>
    </message>
    <message>
        <source>Discards of %1</source>
        <translation>%1 के फेंके हुए पत्ते</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>बाज़ी संख्या कॉपी करें (&amp;C)</translation>
    </message>
    <message>
        <source>Click to copy the deal number</source>
        <translation>बाज़ी संख्या कॉपी करने के लिए क्लिक करें</translation>
    </message>
    <message>
        <source>This sitting: %1</source>
        <translation>यह बैठक: %1</translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <translation>बाज़ी संख्या कॉपी हो गई</translation>
    </message>
    <message>
        <source>%1, not possible now</source>
        <translation>%1, अभी संभव नहीं</translation>
    </message>
    <message>
        <source>Press to hear why not</source>
        <translation>क्यों नहीं, यह सुनने के लिए दबाएँ</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>हाथ क्रम में लगाएँ (&amp;S)</translation>
    </message>
    <message>
        <source>The Master is thinking…</source>
        <translation>उस्ताद सोच रहा है…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>संकेत</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>The deal is kept and will be offered next time.</source>
        <translation>बाज़ी रख ली गई है और अगली बार सामने आएगी।</translation>
    </message>
    <message>
        <source>An unfinished deal waits: %1.</source>
        <translation>एक अधूरी बाज़ी रुकी हुई है: %1।</translation>
    </message>
    <message>
        <source>Go on with it? (y/n; n gives it up) </source>
        <translation>इसे जारी रखें? (y = हाँ, n = नहीं; n इसे छोड़ देता है) </translation>
    </message>
    <message>
        <source>Another deal? (y/n) </source>
        <translation>एक और बाज़ी? (y = हाँ, n = नहीं) </translation>
    </message>
    <message>
        <source>Next deal (y), restart with a random dealer (r), or stop (n)? </source>
        <translation>अगली बाज़ी (y), संयोग से चुने डीलर के साथ फिर से शुरू (r), या बस (n)? </translation>
    </message>
    <message>
        <source>%1 · deal %2</source>
        <translation>%1 · बाज़ी %2</translation>
    </message>
    <message>
        <source>Your answer (? for help): </source>
        <translation>आपका जवाब (मदद के लिए ?): </translation>
    </message>
    <message>
        <source>That is no answer; ? shows what can be said.</source>
        <translation>यह कोई जवाब नहीं है; ? दिखाता है कि क्या लिखा जा सकता है।</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <extracomment>%1 is the number of an answer, %2 the answer, %3 how it is typed</extracomment>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>Type the number of an answer, or an action in the notation of deal records, such as “discard 5m”: when it may not be done you are told why. “t” shows the table again, “q” leaves; the deal is kept.</source>
        <translation>जवाब की संख्या लिखें, या बाज़ी के रिकॉर्ड की लिखावट में कोई चाल, जैसे “discard 5m”: वह मान्य न हो तो कारण बताया जाता है। “t” मेज़ फिर दिखाता है, “q” से बाहर निकलते हैं; बाज़ी रखी रहती है।</translation>
    </message>
</context>
<context>
    <name>ToneDials</name>
    <message>
        <source>Contrast</source>
        <translation>कंट्रास्ट</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>दानेदारपन</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation>रंग तापमान</translation>
    </message>
    <message>
        <source>Contrast, grain and color temperature as drawn</source>
        <translation>कंट्रास्ट, दानेदारपन और रंग तापमान जैसे चित्र में हैं</translation>
    </message>
    <message>
        <source>in percent</source>
        <translation>प्रतिशत में</translation>
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
        <translation>बाज़ी सहेजी नहीं जा सकी (%1)। खेल बिना सहेजे चलता रहेगा।</translation>
    </message>
    <message>
        <source>Cardavia is open twice: a deal that is left unfinished here cannot be kept.</source>
        <translation>Cardavia दो जगह खुला है: यहाँ अधूरी छूटी बाज़ी रखी नहीं जा सकती।</translation>
    </message>
    <message>
        <source>The file cannot be written (%1).</source>
        <translation>फ़ाइल लिखी नहीं जा सकी (%1)।</translation>
    </message>
    <message>
        <source>A saved deal cannot be read. The file is kept as %1.</source>
        <translation>एक सहेजी बाज़ी पढ़ी नहीं जा सकी। फ़ाइल %1 नाम से रखी गई है।</translation>
    </message>
    <message>
        <source>%1 could not decide; the Apprentice moves in its place.</source>
        <translation>%1 से तय नहीं हो सका; उसकी जगह नौसिखिया चलता है।</translation>
    </message>
    <message>
        <source>The Master could not say what it thinks.</source>
        <translation>उस्ताद अपनी राय नहीं बता सका।</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their defaults again: %1.</source>
        <translation>कुछ सेटिंग पढ़ी नहीं जा सकीं और फिर डिफ़ॉल्ट हो गई हैं: %1।</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are used. The file is kept as %1.</source>
        <translation>सेटिंग पढ़ी नहीं जा सकी, इसलिए डिफ़ॉल्ट लागू हैं। फ़ाइल %1 नाम से रखी गई है।</translation>
    </message>
    <message>
        <source>The settings cannot be saved (%1). They hold until you quit.</source>
        <translation>सेटिंग सहेजी नहीं जा सकी (%1)। वह बाहर निकलने तक ही लागू है।</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>फिर कोशिश करें</translation>
    </message>
</context>
<context>
    <name>Unreadable</name>
    <message>
        <source>“%1” cannot be read (%2).</source>
        <translation>फ़ाइल “%1” पढ़ी नहीं जा सकी (%2)।</translation>
    </message>
    <message>
        <source>“%1” is too large for a file of deal records.</source>
        <translation>फ़ाइल “%1” बाज़ियों के रिकॉर्ड के लिए बहुत बड़ी है।</translation>
    </message>
    <message>
        <source>“%1” is no deal record: it is not written in JSON.</source>
        <translation>“%1” बाज़ी का रिकॉर्ड नहीं है: वह JSON में नहीं लिखा है।</translation>
    </message>
    <message>
        <source>“%1” has another format than deal records.</source>
        <translation>“%1” का फ़ॉर्मैट बाज़ियों के रिकॉर्ड का नहीं है।</translation>
    </message>
    <message>
        <source>“%1” has a newer format than this version of Cardavia can read.</source>
        <translation>“%1” का फ़ॉर्मैट इतना नया है कि Cardavia का यह संस्करण उसे नहीं पढ़ सकता।</translation>
    </message>
    <message>
        <source>“%1” has no deal of a game that is known here.</source>
        <translation>“%1” में यहाँ के किसी खेल की बाज़ी नहीं है।</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its dealer has no seat at the table.</source>
        <translation>“%1” खेली जा सकने वाली बाज़ी नहीं है: उसके डीलर की मेज़ पर सीट नहीं है।</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its deck is not that of the game.</source>
        <translation>“%1” खेली जा सकने वाली बाज़ी नहीं है: उसके पत्ते इस खेल के नहीं हैं।</translation>
    </message>
    <message>
        <source>“%1” has a table option that is unknown here.</source>
        <translation>“%1” में मेज़ का ऐसा विकल्प है जो यहाँ नहीं है।</translation>
    </message>
    <message>
        <source>“%1” is no deal record: it lists no actions.</source>
        <translation>“%1” बाज़ी का रिकॉर्ड नहीं है: उसमें चालें नहीं हैं।</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its action %2 is not possible.</source>
        <translation>“%1” खेली जा सकने वाली बाज़ी नहीं है: उसकी चाल %2 संभव नहीं है।</translation>
    </message>
</context>
<context>
    <name>Why not</name>
    <message>
        <source>Not %5</source>
        <translation>%5 नहीं</translation>
    </message>
    <message>
        <source>A pair of identical cards cannot be split to discard one.</source>
        <translation>एक पत्ता फेंकने के लिए एक जैसे पत्तों की जोड़ी नहीं तोड़ी जा सकती।</translation>
    </message>
    <message>
        <source>Not with %5</source>
        <translation>इसके साथ नहीं: %5</translation>
    </message>
    <message>
        <source>A pair of identical cards cannot be split to form a Cạ.</source>
        <translation>Cạ बनाने के लिए एक जैसे पत्तों की जोड़ी नहीं तोड़ी जा सकती।</translation>
    </message>
    <message>
        <source>You cannot discard %1: you declined to capture it earlier.</source>
        <translation>%1 नहीं फेंका जा सकता: पहले मौका मिलने पर आपने इसे नहीं उठाया था।</translation>
    </message>
    <message>
        <source>You declined to capture %1 as a Chắn, so it cannot go into a Cạ.</source>
        <translation>आपने %1 Chắn के लिए नहीं उठाया था, इसलिए वह Cạ में नहीं लग सकता।</translation>
    </message>
    <message>
        <source>Discarded earlier</source>
        <translation>पहले फेंका जा चुका है</translation>
    </message>
    <message>
        <source>You discarded %1 earlier, so you cannot capture it.</source>
        <translation>आपने पहले %1 फेंका था, इसलिए अब वह नहीं उठाया जा सकता।</translation>
    </message>
    <message>
        <source>Given to a Cạ earlier</source>
        <translation>पहले Cạ में लग चुका है</translation>
    </message>
    <message>
        <source>You played %1 from your hand into a Cạ, so you cannot capture it.</source>
        <translation>आपने पहले हाथ से %1 Cạ में लगाया था, इसलिए अब वह नहीं उठाया जा सकता।</translation>
    </message>
    <message>
        <source>You hold %1 itself, so this capture must be the identical pair, a Chắn.</source>
        <translation>आपके हाथ में खुद %1 है, इसलिए उसे एक जैसे पत्तों की जोड़ी, यानी Chắn के लिए ही उठाया जा सकता है।</translation>
    </message>
    <message>
        <source>A Cạ of this rank already</source>
        <translation>इस रैंक का Cạ पहले से है</translation>
    </message>
    <message>
        <source>You already hold a Cạ of this rank.</source>
        <translation>इस रैंक का Cạ आपके हाथ में पहले से है।</translation>
    </message>
    <message>
        <source>One unpaired card left</source>
        <translation>बिना जोड़ी का एक ही पत्ता</translation>
    </message>
    <message>
        <source>Only one unpaired card is left, so you cannot capture a Cạ.</source>
        <translation>हाथ में बिना जोड़ी का सिर्फ़ एक पत्ता बचा है, इसलिए Cạ के लिए पत्ता नहीं उठाया जा सकता।</translation>
    </message>
    <message>
        <source>A Cạ was discarded</source>
        <translation>एक Cạ फेंका जा चुका है</translation>
    </message>
    <message>
        <source>You discarded both cards of a Cạ, so you cannot capture a Cạ any more.</source>
        <translation>आपने एक Cạ के दोनों पत्ते फेंक दिए हैं, इसलिए अब Cạ के लिए पत्ता नहीं उठाया जा सकता।</translation>
    </message>
    <message>
        <source>After capturing a Cạ you cannot discard both cards of a Cạ. Discarded before: %2.</source>
        <translation>Cạ के लिए पत्ता उठाने के बाद किसी Cạ के दोनों पत्ते नहीं फेंके जा सकते। पहले फेंके गए: %2।</translation>
    </message>
    <message>
        <source>No discard left</source>
        <translation>फेंकने को कुछ नहीं बचेगा</translation>
    </message>
    <message>
        <source>This Chíu would leave you no legal discard.</source>
        <translation>इस Chíu के बाद फेंकने लायक कोई मान्य पत्ता नहीं बचेगा।</translation>
    </message>
    <message>
        <source>This capture would leave you no legal discard.</source>
        <translation>यह पत्ता उठाने पर फेंकने लायक कोई मान्य पत्ता नहीं बचेगा।</translation>
    </message>
    <message>
        <source>These two cards are neither a Chắn nor a Cạ: they differ in rank.</source>
        <translation>ये दो पत्ते न Chắn हैं न Cạ: इनकी रैंक अलग है।</translation>
    </message>
    <message>
        <source>Your own discard</source>
        <translation>आपका ही फेंका हुआ पत्ता</translation>
    </message>
    <message>
        <source>You discarded %1 yourself: only the others may claim it.</source>
        <translation>आपने खुद %1 फेंका है: उस पर दावा सिर्फ़ बाकी खिलाड़ी कर सकते हैं।</translation>
    </message>
    <message>
        <source>Not three in hand</source>
        <translation>हाथ में तीन नहीं</translation>
    </message>
    <message>
        <source>A Chíu needs three of this card in your hand; you hold %3.</source>
        <translation>Chíu के लिए हाथ में ऐसे तीन पत्ते चाहिए; आपके पास हैं: %3।</translation>
    </message>
    <message>
        <source>Claims come first</source>
        <translation>पहले दावे</translation>
    </message>
    <message>
        <source>Answer the claim first; if nobody takes %1, you may capture it then.</source>
        <translation>पहले दावे का जवाब दें; अगर कोई %1 न उठाए, तो उसके बाद वह उठाया जा सकेगा।</translation>
    </message>
    <message>
        <source>Claims are over</source>
        <translation>दावों का समय खत्म</translation>
    </message>
    <message>
        <source>The claims on %1 are settled: now it is offered for a capture only.</source>
        <translation>दावे तय हो चुके हैं: अब %1 सिर्फ़ साधारण ढंग से उठाया जा सकता है।</translation>
    </message>
    <message>
        <source>Not on a discard</source>
        <translation>फेंके हुए पत्ते से नहीं</translation>
    </message>
    <message>
        <source>You can win only on a card turned up from the stock, or by Chíu with three of it.</source>
        <translation>जीत सिर्फ़ गड्डी से खुले पत्ते पर होती है, या हाथ में वैसे तीन पत्ते हों तो Chíu से।</translation>
    </message>
    <message>
        <source>Not complete</source>
        <translation>हाथ पूरा नहीं</translation>
    </message>
    <message>
        <source>A win needs ten pairs, six of them Chắn. Missing here: pairs %3, Chắn %4.</source>
        <translation>जीत के लिए दस जोड़ियाँ चाहिए, जिनमें कम से कम छह Chắn हों। यहाँ कमी: जोड़ियाँ %3, Chắn %4।</translation>
    </message>
    <message>
        <source>Exactly six Chắn</source>
        <translation>ठीक छह Chắn</translation>
    </message>
    <message>
        <source>With Chi chi as the winning card the hand needs exactly six Chắn and four Cạ; it would have %3 Chắn.</source>
        <translation>Chi chi से जीतने के लिए हाथ में ठीक छह Chắn और चार Cạ चाहिए; यहाँ Chắn होंगे: %3।</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>बाज़ी खत्म</translation>
    </message>
    <message>
        <source>The deal has ended: nothing more can be played.</source>
        <translation>बाज़ी खत्म हो चुकी है: अब कोई चाल नहीं हो सकती।</translation>
    </message>
    <message>
        <source>Not your turn</source>
        <translation>अभी आपकी बारी नहीं</translation>
    </message>
    <message>
        <source>It is not your turn: you are not asked now.</source>
        <translation>अभी आपकी बारी नहीं है: आपसे कुछ नहीं पूछा गया है।</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>इस खेल में नहीं</translation>
    </message>
    <message>
        <source>This game is played without %1.</source>
        <translation>इस खेल में %1 नहीं लगता।</translation>
    </message>
    <message>
        <source>Not in your hand</source>
        <translation>हाथ में नहीं</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>आपके हाथ में %1 नहीं है।</translation>
    </message>
    <message>
        <source>Answer first</source>
        <translation>पहले जवाब दें</translation>
    </message>
    <message>
        <source>A card is offered to you: take it or pass before anything else.</source>
        <translation>आपके सामने एक पत्ता है: और कुछ करने से पहले उसे उठाएँ या पास करें।</translation>
    </message>
    <message>
        <source>Nothing to pass</source>
        <translation>पास करने को कुछ नहीं</translation>
    </message>
    <message>
        <source>No card is offered to you now: you owe a discard.</source>
        <translation>अभी आपके सामने कोई पत्ता नहीं है: आपको एक पत्ता फेंकना है।</translation>
    </message>
    <message>
        <source>No card to take</source>
        <translation>उठाने को कोई पत्ता नहीं</translation>
    </message>
    <message>
        <source>No card lies open on the table that you could take.</source>
        <translation>मेज़ पर ऐसा कोई खुला पत्ता नहीं जिसे उठाया जा सके।</translation>
    </message>
    <message>
        <source>A dead hand</source>
        <translation>निष्क्रिय हाथ</translation>
    </message>
    <message>
        <source>Your hand is dead: it can only turn up cards.</source>
        <translation>आपका हाथ निष्क्रिय है: सिर्फ़ पत्ते खोले जा सकते हैं।</translation>
    </message>
    <message>
        <source>No discard is offered to you now.</source>
        <translation>अभी आपके सामने कोई फेंका हुआ पत्ता नहीं है।</translation>
    </message>
    <message>
        <source>Preparation first</source>
        <translation>पहले तैयारी</translation>
    </message>
    <message>
        <source>The preparation is not over: make your declarations first.</source>
        <translation>तैयारी पूरी नहीं हुई: पहले अपनी घोषणाएँ करें।</translation>
    </message>
    <message>
        <source>Preparation is over</source>
        <translation>तैयारी पूरी हो चुकी है</translation>
    </message>
    <message>
        <source>This can be declared only in the preparation, before play.</source>
        <translation>यह सिर्फ़ तैयारी में, खेल से पहले घोषित किया जा सकता है।</translation>
    </message>
    <message>
        <source>Declared already</source>
        <translation>पहले ही घोषित</translation>
    </message>
    <message>
        <source>You have declared %1 already.</source>
        <translation>आपने %1 पहले ही घोषित किया है।</translation>
    </message>
    <message>
        <source>Too few dealt</source>
        <translation>बँटे पत्ते कम हैं</translation>
    </message>
    <message>
        <source>A replacement does not count</source>
        <translation>बदले का पत्ता नहीं गिना जाता</translation>
    </message>
    <message>
        <source>Of %1 you were dealt %3; the declaration needs %4.</source>
        <translation>%1: आपको बँटे %3, घोषणा के लिए चाहिए %4।</translation>
    </message>
    <message>
        <source>Only cards of the original deal count: of %1 you were dealt %3, and %4 are needed.</source>
        <translation>सिर्फ़ शुरू में बँटे पत्ते गिने जाते हैं। %1: आपको बँटे %3, चाहिए %4।</translation>
    </message>
    <message>
        <source>Not an indicator</source>
        <translation>सूचक पत्ता नहीं</translation>
    </message>
    <message>
        <source>Three alike can be declared only of a card that lies as an indicator.</source>
        <translation>तीन एक जैसे पत्ते तभी घोषित हो सकते हैं जब वैसा पत्ता सूचक हो।</translation>
    </message>
    <message>
        <source>The indicators differ</source>
        <translation>सूचक पत्ते अलग हैं</translation>
    </message>
    <message>
        <source>Tiandi Hezi needs two identical indicators and the other two in your hand.</source>
        <translation>Tiandi Hezi के लिए ज़रूरी है कि दोनों सूचक पत्ते एक जैसे हों और वैसे बाकी दो आपके हाथ में हों।</translation>
    </message>
    <message>
        <source>Not for the dealer</source>
        <translation>डीलर के लिए नहीं</translation>
    </message>
    <message>
        <source>The dealer cannot declare ready.</source>
        <translation>डीलर तैयार होने की घोषणा नहीं कर सकता।</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>तैयार नहीं</translation>
    </message>
    <message>
        <source>Ready may be declared when one more card would win. Cards to exchange before that: %3.</source>
        <translation>तैयार होने की घोषणा तभी हो सकती है जब जीत में एक ही पत्ते की कमी हो। उससे पहले बदलने के पत्ते: %3।</translation>
    </message>
    <message>
        <source>Nothing left to wait for</source>
        <translation>इंतज़ार करने को कुछ नहीं बचा</translation>
    </message>
    <message>
        <source>You see all four of every card that would complete your hand.</source>
        <translation>जिस भी पत्ते से आपका हाथ पूरा होता, वैसे चारों पत्ते आपको दिख रहे हैं।</translation>
    </message>
    <message>
        <source>A locked hand</source>
        <translation>लॉक हाथ</translation>
    </message>
    <message>
        <source>You declared ready: your hand is locked, and you may only win or discard the card just drawn.</source>
        <translation>आपने तैयार होने की घोषणा की है: हाथ लॉक है, अब सिर्फ़ जीता जा सकता है या अभी खींचा हुआ पत्ता फेंका जा सकता है।</translation>
    </message>
    <message>
        <source>Discard first</source>
        <translation>पहले फेंकें</translation>
    </message>
    <message>
        <source>After a pung you must discard: no win and no kong now.</source>
        <translation>pung के बाद पत्ता फेंकना ज़रूरी है: अभी न जीत, न kong।</translation>
    </message>
    <message>
        <source>Too few in hand</source>
        <translation>हाथ में कम हैं</translation>
    </message>
    <message>
        <source>Of %1 you hold %3; %4 are needed.</source>
        <translation>%1: आपके हाथ में %3, चाहिए %4।</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>गड्डी खाली है</translation>
    </message>
    <message>
        <source>A kong needs a card left in the stock as a replacement.</source>
        <translation>kong के लिए गड्डी में बदले का एक पत्ता बचा होना चाहिए।</translation>
    </message>
    <message>
        <source>Only a win</source>
        <translation>सिर्फ़ जीत</translation>
    </message>
    <message>
        <source>This card is being added to a pung: it can only be robbed by winning on it.</source>
        <translation>यह पत्ता pung में जोड़ा जा रहा है: इसे सिर्फ़ जीतने के लिए छीना जा सकता है।</translation>
    </message>
    <message>
        <source>A win needs seven groups and a pair. Cards to exchange before you wait for one: %3.</source>
        <translation>जीत के लिए सात समूह और एक जोड़ी चाहिए। एक पत्ते की कमी रहने तक बदलने के पत्ते: %3।</translation>
    </message>
    <message>
        <source>No chi with your cards</source>
        <translation>आपके पत्तों से chi नहीं</translation>
    </message>
    <message>
        <source>For a chi you would need %1, which you do not hold.</source>
        <translation>chi के लिए %1 चाहिए, जो आपके हाथ में नहीं है।</translation>
    </message>
    <message>
        <source>You are asked about a card or a win: answer that before anything else.</source>
        <translation>आपसे किसी पत्ते या जीत के बारे में पूछा गया है: और कुछ करने से पहले उसका जवाब दें।</translation>
    </message>
    <message>
        <source>Your hand is dead: it can turn up cards and make ti and pao, nothing else.</source>
        <translation>आपका हाथ निष्क्रिय है: पत्ते खोले जा सकते हैं और ti तथा pao बनाए जा सकते हैं, और कुछ नहीं।</translation>
    </message>
    <message>
        <source>No card is offered to you now, or you owe a discard.</source>
        <translation>अभी आपके सामने कोई पत्ता नहीं है, या आपको एक पत्ता फेंकना है।</translation>
    </message>
    <message>
        <source>A kan is locked</source>
        <translation>kan लॉक है</translation>
    </message>
    <message>
        <source>You hold a kan of %1: its cards are never discarded and never split.</source>
        <translation>%1 आपके हाथ में kan है: उसके पत्ते न फेंके जाते हैं, न अलग किए जाते हैं।</translation>
    </message>
    <message>
        <source>Your own card</source>
        <translation>आपका अपना पत्ता</translation>
    </message>
    <message>
        <source>You turned up or discarded this card yourself: that claim is the others’.</source>
        <translation>यह पत्ता आपने खुद खोला या फेंका है: ऐसा दावा बाकी खिलाड़ियों का है।</translation>
    </message>
    <message>
        <source>No pair in hand</source>
        <translation>हाथ में जोड़ी नहीं</translation>
    </message>
    <message>
        <source>A peng needs exactly two of this card in your hand; you hold %3.</source>
        <translation>peng के लिए हाथ में ऐसे ठीक दो पत्ते चाहिए; आपके पास हैं: %3।</translation>
    </message>
    <message>
        <source>No three alike</source>
        <translation>तीन एक जैसे नहीं</translation>
    </message>
    <message>
        <source>A pao needs a kan, a wei or a peng of this card.</source>
        <translation>pao के लिए इस पत्ते का kan, wei या peng चाहिए।</translation>
    </message>
    <message>
        <source>A peng becomes a pao only with a card turned up from the stock.</source>
        <translation>peng सिर्फ़ गड्डी से खुले पत्ते से pao बनता है।</translation>
    </message>
    <message>
        <source>Not offered to you</source>
        <translation>यह आपके लिए नहीं</translation>
    </message>
    <message>
        <source>This card is offered to another player for a chi.</source>
        <translation>यह पत्ता अभी chi के लिए दूसरे खिलाड़ी के सामने है।</translation>
    </message>
    <message>
        <source>No chi group</source>
        <translation>chi का समूह नहीं</translation>
    </message>
    <message>
        <source>A chi group is a run of one size, 2–7–10 of one size, or one rank in both sizes.</source>
        <translation>chi का समूह होता है: एक आकार का क्रम, एक आकार के 2–7–10, या दोनों आकारों में एक ही रैंक।</translation>
    </message>
    <message>
        <source>A group without this card</source>
        <translation>इस पत्ते के बिना समूह</translation>
    </message>
    <message>
        <source>Every group laid open must hold a card like the one taken.</source>
        <translation>मेज़ पर दिखाए गए हर समूह में उठाए गए पत्ते जैसा एक पत्ता होना चाहिए।</translation>
    </message>
    <message>
        <source>Bi is missing</source>
        <translation>bi की कमी</translation>
    </message>
    <message>
        <source>Every card like %1 in your hand must go into a further group at the same time. Left over: %3.</source>
        <translation>%1: हाथ के ऐसे सब पत्ते साथ ही दूसरे समूहों में जाने चाहिए। बचे हुए: %3।</translation>
    </message>
    <message>
        <source>Passed earlier</source>
        <translation>पहले पास हो चुका है</translation>
    </message>
    <message>
        <source>You let %1 go by earlier, so you may not take it by chi or peng any more.</source>
        <translation>आपने पहले %1 जाने दिया था, इसलिए अब उसे chi या peng से नहीं उठाया जा सकता।</translation>
    </message>
    <message>
        <source>You discarded %1 earlier, so you may not take it by chi or peng any more.</source>
        <translation>आपने पहले %1 फेंका था, इसलिए अब उसे chi या peng से नहीं उठाया जा सकता।</translation>
    </message>
    <message>
        <source>Only kan would be left in your hand, and a discard would be due.</source>
        <translation>हाथ में सिर्फ़ kan बचेंगे, जबकि एक पत्ता फेंकना होगा।</translation>
    </message>
    <message>
        <source>You can win only on a card turned up from the stock.</source>
        <translation>जीत सिर्फ़ गड्डी से खुले पत्ते पर हो सकती है।</translation>
    </message>
    <message>
        <source>Too late to win</source>
        <translation>जीत के लिए देर हो चुकी है</translation>
    </message>
    <message>
        <source>A card taken by chi, peng or pao cannot complete a win any more.</source>
        <translation>chi, peng या pao से उठाया गया पत्ता अब जीत नहीं दिला सकता।</translation>
    </message>
    <message>
        <source>A short hand</source>
        <translation>हाथ में पत्ते कम</translation>
    </message>
    <message>
        <source>Your hand is too short for seven groups. Cards missing: %3.</source>
        <translation>सात समूहों के लिए आपके हाथ में पत्ते कम हैं। कमी: %3।</translation>
    </message>
    <message>
        <source>Your cards do not form seven groups.</source>
        <translation>आपके पत्तों से सात समूह नहीं बनते।</translation>
    </message>
    <message>
        <source>Too few huxi</source>
        <translation>huxi कम हैं</translation>
    </message>
    <message>
        <source>A win needs 15 huxi; your seven groups are worth %3.</source>
        <translation>जीत के लिए 15 huxi चाहिए; आपके सात समूहों के huxi: %3।</translation>
    </message>
    <message>
        <source>No heavenly win</source>
        <translation>tianhu नहीं</translation>
    </message>
    <message>
        <source>A win with the cards dealt needs three ti or five kan. You were dealt: ti %3, kan %4.</source>
        <translation>बँटे पत्तों से जीतने के लिए तीन ti या पाँच kan चाहिए। आपको बँटे: ti %3, kan %4।</translation>
    </message>
</context>
<context>
    <name>WonHand</name>
    <message>
        <source>The winning hand</source>
        <translation>जीतने वाला हाथ</translation>
    </message>
    <message>
        <source>%1, wins</source>
        <translation>%1, जीत</translation>
    </message>
</context>
</TS>
