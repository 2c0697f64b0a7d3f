<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>About</name>
    <message>
        <source>About Cardavia</source>
        <translation>关于 Cardavia</translation>
    </message>
    <message>
        <source>Cardavia Desktop %1</source>
        <translation>Cardavia Desktop %1</translation>
    </message>
    <message>
        <source>An offline library of East Asian card games.</source>
        <translation>东亚纸牌游戏收藏，离线可玩。</translation>
    </message>
    <message>
        <source>What goes wrong is written to %1.</source>
        <translation>出现的问题会记录在 %1。</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>打开日志</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Code: MIT</source>
        <translation>代码：MIT</translation>
    </message>
    <message>
        <source>Drawings and sounds: CC BY 4.0</source>
        <translation>图画和声音：CC BY 4.0</translation>
    </message>
    <message>
        <source>Fonts: OFL 1.1</source>
        <translation>字体：OFL 1.1</translation>
    </message>
    <message>
        <source>Text of the license</source>
        <translation>许可证全文</translation>
    </message>
    <message>
        <source>Copy versions and folder</source>
        <translation>复制版本和文件夹</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Nothing else promises more points.</source>
        <translation>别的打法都不会有更高的期望得分。</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>没有别的打法。</translation>
    </message>
    <message>
        <source>It brings the hand to waiting for the winning card.</source>
        <translation>手牌就此听牌。</translation>
    </message>
    <message>
        <source>It takes the hand back from winning to waiting.</source>
        <translation>已成的牌退回到听牌。</translation>
    </message>
    <message>
        <source>From then on you may not discard %1.</source>
        <translation>此后你不能再打%1。</translation>
    </message>
    <message>
        <source>An opponent may take %1: the chance is %2%.</source>
        <translation>对手可能要走%1：机会 %2%。</translation>
    </message>
    <message>
        <source>Nobody can use %1.</source>
        <translation>没有人用得上%1。</translation>
    </message>
    <message>
        <source>Goes with nothing else in the hand: %1.</source>
        <translation>与手中别的牌都不相干：%1。</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>Chi %1</source>
        <translation>吃：%1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>过</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <translation>翻牌</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>打%1</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>Ù</source>
        <translation>Ù</translation>
    </message>
    <message>
        <source>Capture as Chắn</source>
        <translation>吃成 Chắn</translation>
    </message>
    <message>
        <source>Capture as Cạ with %1</source>
        <translation>用%1吃成 Cạ</translation>
    </message>
    <message>
        <source>Chíu</source>
        <translation>Chíu</translation>
    </message>
    <message>
        <source>Peng</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Pao</source>
        <translation>跑</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>Concealed kong of %1</source>
        <translation>暗杠%1</translation>
    </message>
    <message>
        <source>Add %1 to the pung</source>
        <translation>用%1补杠</translation>
    </message>
    <message>
        <source>Declare %1</source>
        <translation>亮出%1</translation>
    </message>
    <message>
        <source>Declare Tiandi Hezi</source>
        <translation>亮出天地对</translation>
    </message>
    <message>
        <source>Declare ready</source>
        <translation>报天听</translation>
    </message>
    <message>
        <source>Finish preparation</source>
        <translation>准备完毕</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>Opening declaration</source>
        <translation>开局亮牌</translation>
    </message>
</context>
<context>
    <name>Arena</name>
    <message>
        <source>%1 holds something else than deals of this command.</source>
        <translation>%1 里有不属于这个命令的内容。</translation>
    </message>
    <message>
        <source>The deals cannot be kept in %1: %2.</source>
        <translation>牌局无法存入 %1：%2。</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>head of a column: which kind of AI plays</extracomment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>head of a column: how many seats have such a player</extracomment>
        <translation>座位数</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>每局得分</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <extracomment>head of a column: part of the deals that anybody won, for each such seat</extracomment>
        <translation>胡牌占比</translation>
    </message>
    <message>
        <source>Times the fair share</source>
        <extracomment>head of a column: share of wins, where 1 is what each seat would win among equals</extracomment>
        <translation>公平份额的倍数</translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>每胡得分</translation>
    </message>
    <message>
        <source>Milliseconds (median, 95%)</source>
        <extracomment>head of a column: the median and the 95th percentile of the time for an answer</extracomment>
        <translation>毫秒（中位数，95%）</translation>
    </message>
    <message>
        <source>%1 · %2, each deck dealt once for every seat</source>
        <translation>%1 · %2，每副牌每个座位各打一次</translation>
    </message>
    <message>
        <source>Draws: %1 (%2)</source>
        <translation>和局：%1（%2）</translation>
    </message>
    <message>
        <source>After ± stands half a 95% interval, with the deck as the unit.</source>
        <translation>± 之后是 95% 区间的一半，以每副牌为单位。</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>1 of Myriads</source>
        <translation>一万</translation>
    </message>
    <message>
        <source>2 of Myriads</source>
        <translation>二万</translation>
    </message>
    <message>
        <source>3 of Myriads</source>
        <translation>三万</translation>
    </message>
    <message>
        <source>4 of Myriads</source>
        <translation>四万</translation>
    </message>
    <message>
        <source>5 of Myriads</source>
        <translation>五万</translation>
    </message>
    <message>
        <source>6 of Myriads</source>
        <translation>六万</translation>
    </message>
    <message>
        <source>7 of Myriads</source>
        <translation>七万</translation>
    </message>
    <message>
        <source>8 of Myriads</source>
        <translation>八万</translation>
    </message>
    <message>
        <source>9 of Myriads</source>
        <translation>九万</translation>
    </message>
    <message>
        <source>1 of Strings</source>
        <translation>一索</translation>
    </message>
    <message>
        <source>2 of Strings</source>
        <translation>二索</translation>
    </message>
    <message>
        <source>3 of Strings</source>
        <translation>三索</translation>
    </message>
    <message>
        <source>4 of Strings</source>
        <translation>四索</translation>
    </message>
    <message>
        <source>5 of Strings</source>
        <translation>五索</translation>
    </message>
    <message>
        <source>6 of Strings</source>
        <translation>六索</translation>
    </message>
    <message>
        <source>7 of Strings</source>
        <translation>七索</translation>
    </message>
    <message>
        <source>8 of Strings</source>
        <translation>八索</translation>
    </message>
    <message>
        <source>9 of Strings</source>
        <translation>九索</translation>
    </message>
    <message>
        <source>1 of Coins</source>
        <translation>一文</translation>
    </message>
    <message>
        <source>2 of Coins</source>
        <translation>二文</translation>
    </message>
    <message>
        <source>3 of Coins</source>
        <translation>三文</translation>
    </message>
    <message>
        <source>4 of Coins</source>
        <translation>四文</translation>
    </message>
    <message>
        <source>5 of Coins</source>
        <translation>五文</translation>
    </message>
    <message>
        <source>6 of Coins</source>
        <translation>六文</translation>
    </message>
    <message>
        <source>7 of Coins</source>
        <translation>七文</translation>
    </message>
    <message>
        <source>8 of Coins</source>
        <translation>八文</translation>
    </message>
    <message>
        <source>9 of Coins</source>
        <translation>九文</translation>
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
        <translation>小一</translation>
    </message>
    <message>
        <source>small 2</source>
        <translation>小二</translation>
    </message>
    <message>
        <source>small 3</source>
        <translation>小三</translation>
    </message>
    <message>
        <source>small 4</source>
        <translation>小四</translation>
    </message>
    <message>
        <source>small 5</source>
        <translation>小五</translation>
    </message>
    <message>
        <source>small 6</source>
        <translation>小六</translation>
    </message>
    <message>
        <source>small 7</source>
        <translation>小七</translation>
    </message>
    <message>
        <source>small 8</source>
        <translation>小八</translation>
    </message>
    <message>
        <source>small 9</source>
        <translation>小九</translation>
    </message>
    <message>
        <source>small 10</source>
        <translation>小十</translation>
    </message>
    <message>
        <source>large 1</source>
        <translation>大一</translation>
    </message>
    <message>
        <source>large 2</source>
        <translation>大二</translation>
    </message>
    <message>
        <source>large 3</source>
        <translation>大三</translation>
    </message>
    <message>
        <source>large 4</source>
        <translation>大四</translation>
    </message>
    <message>
        <source>large 5</source>
        <translation>大五</translation>
    </message>
    <message>
        <source>large 6</source>
        <translation>大六</translation>
    </message>
    <message>
        <source>large 7</source>
        <translation>大七</translation>
    </message>
    <message>
        <source>large 8</source>
        <translation>大八</translation>
    </message>
    <message>
        <source>large 9</source>
        <translation>大九</translation>
    </message>
    <message>
        <source>large 10</source>
        <translation>大十</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>千字</translation>
    </message>
    <message>
        <source>White Flower</source>
        <translation>白花</translation>
    </message>
    <message>
        <source>Red Flower</source>
        <translation>红花</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>福</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>禄</translation>
    </message>
    <message>
        <source>Longevity</source>
        <translation>寿</translation>
    </message>
    <message>
        <source>Joy</source>
        <translation>喜</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>财</translation>
    </message>
</context>
<context>
    <name>Card in a sentence</name>
    <message>
        <source>the 1 of Myriads</source>
        <translation>一万</translation>
    </message>
    <message>
        <source>the 2 of Myriads</source>
        <translation>二万</translation>
    </message>
    <message>
        <source>the 3 of Myriads</source>
        <translation>三万</translation>
    </message>
    <message>
        <source>the 4 of Myriads</source>
        <translation>四万</translation>
    </message>
    <message>
        <source>the 5 of Myriads</source>
        <translation>五万</translation>
    </message>
    <message>
        <source>the 6 of Myriads</source>
        <translation>六万</translation>
    </message>
    <message>
        <source>the 7 of Myriads</source>
        <translation>七万</translation>
    </message>
    <message>
        <source>the 8 of Myriads</source>
        <translation>八万</translation>
    </message>
    <message>
        <source>the 9 of Myriads</source>
        <translation>九万</translation>
    </message>
    <message>
        <source>the 1 of Strings</source>
        <translation>一索</translation>
    </message>
    <message>
        <source>the 2 of Strings</source>
        <translation>二索</translation>
    </message>
    <message>
        <source>the 3 of Strings</source>
        <translation>三索</translation>
    </message>
    <message>
        <source>the 4 of Strings</source>
        <translation>四索</translation>
    </message>
    <message>
        <source>the 5 of Strings</source>
        <translation>五索</translation>
    </message>
    <message>
        <source>the 6 of Strings</source>
        <translation>六索</translation>
    </message>
    <message>
        <source>the 7 of Strings</source>
        <translation>七索</translation>
    </message>
    <message>
        <source>the 8 of Strings</source>
        <translation>八索</translation>
    </message>
    <message>
        <source>the 9 of Strings</source>
        <translation>九索</translation>
    </message>
    <message>
        <source>the 1 of Coins</source>
        <translation>一文</translation>
    </message>
    <message>
        <source>the 2 of Coins</source>
        <translation>二文</translation>
    </message>
    <message>
        <source>the 3 of Coins</source>
        <translation>三文</translation>
    </message>
    <message>
        <source>the 4 of Coins</source>
        <translation>四文</translation>
    </message>
    <message>
        <source>the 5 of Coins</source>
        <translation>五文</translation>
    </message>
    <message>
        <source>the 6 of Coins</source>
        <translation>六文</translation>
    </message>
    <message>
        <source>the 7 of Coins</source>
        <translation>七文</translation>
    </message>
    <message>
        <source>the 8 of Coins</source>
        <translation>八文</translation>
    </message>
    <message>
        <source>the 9 of Coins</source>
        <translation>九文</translation>
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
        <translation>小一</translation>
    </message>
    <message>
        <source>the small 2</source>
        <translation>小二</translation>
    </message>
    <message>
        <source>the small 3</source>
        <translation>小三</translation>
    </message>
    <message>
        <source>the small 4</source>
        <translation>小四</translation>
    </message>
    <message>
        <source>the small 5</source>
        <translation>小五</translation>
    </message>
    <message>
        <source>the small 6</source>
        <translation>小六</translation>
    </message>
    <message>
        <source>the small 7</source>
        <translation>小七</translation>
    </message>
    <message>
        <source>the small 8</source>
        <translation>小八</translation>
    </message>
    <message>
        <source>the small 9</source>
        <translation>小九</translation>
    </message>
    <message>
        <source>the small 10</source>
        <translation>小十</translation>
    </message>
    <message>
        <source>the large 1</source>
        <translation>大一</translation>
    </message>
    <message>
        <source>the large 2</source>
        <translation>大二</translation>
    </message>
    <message>
        <source>the large 3</source>
        <translation>大三</translation>
    </message>
    <message>
        <source>the large 4</source>
        <translation>大四</translation>
    </message>
    <message>
        <source>the large 5</source>
        <translation>大五</translation>
    </message>
    <message>
        <source>the large 6</source>
        <translation>大六</translation>
    </message>
    <message>
        <source>the large 7</source>
        <translation>大七</translation>
    </message>
    <message>
        <source>the large 8</source>
        <translation>大八</translation>
    </message>
    <message>
        <source>the large 9</source>
        <translation>大九</translation>
    </message>
    <message>
        <source>the large 10</source>
        <translation>大十</translation>
    </message>
    <message>
        <source>the Thousand</source>
        <translation>千字</translation>
    </message>
    <message>
        <source>the White Flower</source>
        <translation>白花</translation>
    </message>
    <message>
        <source>the Red Flower</source>
        <translation>红花</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>福</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>禄</translation>
    </message>
    <message>
        <source>Longevity</source>
        <translation>寿</translation>
    </message>
    <message>
        <source>Joy</source>
        <translation>喜</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>财</translation>
    </message>
</context>
<context>
    <name>Card index</name>
    <message>
        <source>%1&#x202f;M</source>
        <comment>number of Myriads</comment>
        <translation>%1万</translation>
    </message>
    <message>
        <source>%1&#x202f;S</source>
        <comment>number of Strings</comment>
        <translation>%1索</translation>
    </message>
    <message>
        <source>%1&#x202f;C</source>
        <comment>number of Coins</comment>
        <translation>%1文</translation>
    </message>
    <message>
        <source>%1&#x202f;s</source>
        <comment>small number</comment>
        <translation>小%1</translation>
    </message>
    <message>
        <source>%1&#x202f;L</source>
        <comment>large number</comment>
        <translation>大%1</translation>
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
        <translation>千</translation>
    </message>
    <message>
        <source>Whi</source>
        <comment>White Flower</comment>
        <translation>白</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>Red Flower</comment>
        <translation>红</translation>
    </message>
    <message>
        <source>For</source>
        <comment>Fortune</comment>
        <translation>福</translation>
    </message>
    <message>
        <source>Pro</source>
        <comment>Prosperity</comment>
        <translation>禄</translation>
    </message>
    <message>
        <source>Lon</source>
        <comment>Longevity</comment>
        <translation>寿</translation>
    </message>
    <message>
        <source>Joy</source>
        <comment>Joy</comment>
        <translation>喜</translation>
    </message>
    <message>
        <source>Wea</source>
        <comment>Wealth</comment>
        <translation>财</translation>
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
        <translation>两张小 %1，一张大 %1</translation>
    </message>
    <message>
        <source>one small %1, two large</source>
        <translation>一张小 %1，两张大 %1</translation>
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
        <translation>没有番的平胡</translation>
    </message>
    <message>
        <source>won at one’s own gate</source>
        <translation>在自家门前胡牌</translation>
    </message>
    <message>
        <source>the dealer wins with the twenty cards dealt</source>
        <translation>庄家用起手的二十张胡牌</translation>
    </message>
    <message>
        <source>exactly six Chắn, no Cạ of the winning card’s rank</source>
        <translation>正好六个 Chắn，没有与胡的那张同点数的 Cạ</translation>
    </message>
    <message>
        <source>four identical cards dealt</source>
        <translation>起手四张相同</translation>
    </message>
    <message>
        <source>won with the fourth of three cards dealt</source>
        <translation>起手三张相同，胡第四张</translation>
    </message>
    <message>
        <source>a pair dealt, grown to four identical cards</source>
        <translation>起手的对子变成四张相同</translation>
    </message>
    <message>
        <source>all cards black</source>
        <translation>全是黑牌</translation>
    </message>
    <message>
        <source>exactly eight red cards</source>
        <translation>正好八张红牌</translation>
    </message>
    <message>
        <source>four Chi chi, all other cards black</source>
        <translation>四张 Chi chi，其余全是黑牌</translation>
    </message>
    <message>
        <source>all ten pairs are Chắn</source>
        <translation>十对全是 Chắn</translation>
    </message>
</context>
<context>
    <name>Chắn rules</name>
    <message>
        <source>Objective</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Four people play, each for themselves. You collect pairs. Whoever first has ten pairs, most of them made of identical cards, wins the deal and is paid by the other three.</source>
        <translation>四人各自为战。你要收集对子。谁先有十对，而且大多是相同的牌，谁就赢下这一局，由另外三家付分。</translation>
    </message>
    <message>
        <source>Two cards of the same face are a &lt;b&gt;Chắn&lt;/b&gt;. Two cards of the same rank and different suits are a &lt;b&gt;Cạ&lt;/b&gt;. The card Chi chi has no rank, so it can be in a Chắn but never in a Cạ.</source>
        <comment>C2.1</comment>
        <translation>两张相同的牌是 &lt;b&gt;Chắn&lt;/b&gt;。点数相同、花色不同的两张牌是 &lt;b&gt;Cạ&lt;/b&gt;。Chi chi 没有点数，所以只能成 Chắn，不能成 Cạ。</translation>
    </message>
    <message>
        <source>A Chắn</source>
        <translation>一个 Chắn</translation>
    </message>
    <message>
        <source>A Cạ</source>
        <translation>一个 Cạ</translation>
    </message>
    <message>
        <source>Only with itself</source>
        <translation>只与自己成对</translation>
    </message>
    <message>
        <source>Four cards of one face are a &lt;b&gt;Chíu&lt;/b&gt;. It counts as two Chắn.</source>
        <comment>C2.2</comment>
        <translation>四张相同的牌是 &lt;b&gt;Chíu&lt;/b&gt;，算两个 Chắn。</translation>
    </message>
    <message>
        <source>A winning hand is twenty cards that make ten pairs, at least six of them Chắn. Pairs that you have captured count as they lie. The cards in your hand, together with the winning card, are paired as C2.3 says, and none may be left over.</source>
        <comment>C8.1</comment>
        <translation>成牌是二十张牌凑成十对，其中至少六个 Chắn。吃来的对子按桌上的样子算。手牌连同胡的那张按 C2.3 配对，一张都不能剩。</translation>
    </message>
    <message>
        <source>You hold {2m}{2m} {5m}{5m} {2s}{2s} {6s}{6s} {4c}{4c} {7c}{7c}, the Cạ {8m}{8c} and {9m}{9c} and {3m}{3s}, and a lone {5s}. That is nineteen cards. A {5c} from the stock completes the fourth Cạ and wins with 6 Chắn and 4 Cạ.</source>
        <comment>C8.1 example</comment>
        <translation>你手里有 {2m}{2m} {5m}{5m} {2s}{2s} {6s}{6s} {4c}{4c} {7c}{7c}，Cạ {8m}{8c}、{9m}{9c} 和 {3m}{3s}，以及一张 {5s}，共十九张。牌堆翻出的 {5c} 补成第四个 Cạ，以 6 个 Chắn 和 4 个 Cạ 胡牌。</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>准备</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>The Tổ Tôm deck has 120 cards: thirty faces, four copies of each. Twenty-seven faces have a rank from 1 to 9 in one of three suits: &lt;b&gt;Vạn&lt;/b&gt; (Myriads), &lt;b&gt;Sách&lt;/b&gt; (Strings) and &lt;b&gt;Văn&lt;/b&gt; (Coins). The other three are Ông cụ {ong}, Thang thang {thang} and Chi chi {chi}.</source>
        <comment>C1.1</comment>
        <translation>Tổ Tôm 牌有 120 张：三十种，每种四张。其中二十七种有点数 1 到 9，属于三种花色之一：&lt;b&gt;Vạn&lt;/b&gt;（万）、&lt;b&gt;Sách&lt;/b&gt;（索）和 &lt;b&gt;Văn&lt;/b&gt;（文）。另外三种是 Ông cụ {ong}、Thang thang {thang} 和 Chi chi {chi}。</translation>
    </message>
    <message>
        <source>Chắn uses 100 of them: the ranks 2 to 9 of the three suits, and Chi chi, four copies of each of these 25 faces. The cards of rank 1, Ông cụ and Thang thang stay out.</source>
        <comment>C1.2</comment>
        <translation>Chắn 用其中 100 张：三种花色的点数 2 到 9，以及 Chi chi，共 25 种，每种四张。点数 1 的牌、Ông cụ 和 Thang thang 不用。</translation>
    </message>
    <message>
        <source>Five faces of the game count as red: {8m} {9m} {8s} {9s} {chi}. All others are black. The color matters only for the score.</source>
        <comment>C1.3</comment>
        <translation>这个游戏有五种牌算红牌：{8m} {9m} {8s} {9s} {chi}。其余都是黑牌。颜色只影响得分。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>The dealer is chosen at random and gets twenty cards, every other player nineteen. The remaining 23 cards are the stock, face down. The dealer acts first; then play goes round the table.</source>
        <comment>C3.1</comment>
        <translation>庄家随机决定，分到二十张，其他人各十九张。剩下的 23 张扣着作牌堆。庄家先打，然后绕桌轮流。</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;opening hand&lt;/b&gt; is the nineteen or twenty cards that you were dealt, before any play. Some bonuses look back at it.</source>
        <comment>C3.2</comment>
        <translation>你的&lt;b&gt;起手牌&lt;/b&gt;是开打之前分到的十九或二十张。有些番要回头看它。</translation>
    </message>
    <message>
        <source>Reading a hand</source>
        <translation>怎样读手牌</translation>
    </message>
    <message>
        <source>An identical pair is never split to form a Cạ, so a hand can be read in one way only. First put identical cards together two by two: each two are a Chắn. Of every face you then have at most one card left, a &lt;b&gt;single&lt;/b&gt;. Two singles of one rank make a Cạ. A single without a partner is an &lt;b&gt;unpaired card&lt;/b&gt;. Three singles of one rank are one Cạ and one unpaired card.</source>
        <comment>C2.3</comment>
        <translation>相同的一对绝不拆开去凑 Cạ，所以手牌只有一种读法。先把相同的牌两张两张放在一起：每两张是一个 Chắn。这样每种牌最多剩一张，叫&lt;b&gt;散张&lt;/b&gt;。两张点数相同的散张成一个 Cạ。没有伙伴的散张是&lt;b&gt;单牌&lt;/b&gt;。三张点数相同的散张是一个 Cạ 加一张单牌。</translation>
    </message>
    <message>
        <source>A pair that you capture lies open in front of you for the rest of the deal and is never rearranged.</source>
        <comment>C2.4</comment>
        <translation>吃来的对子在你面前一直亮到本局结束，不再变动。</translation>
    </message>
    <message>
        <source>The dealer opens</source>
        <translation>庄家开打</translation>
    </message>
    <message>
        <source>If the twenty cards of the dealer already win by C8.1, the dealer may win at once: this is &lt;b&gt;Thiên ù&lt;/b&gt;. The number of Chắn that C8.2 asks for with Chi chi does not matter here. Otherwise, or if the dealer would rather play on, the dealer discards a card that C6.10 allows.</source>
        <comment>C4.1</comment>
        <translation>如果庄家的二十张已按 C8.1 成牌，庄家可以马上胡：这是 &lt;b&gt;Thiên ù&lt;/b&gt;。C8.2 对 Chi chi 要求的 Chắn 数在这里不管。否则，或庄家愿意打下去时，庄家打出一张 C6.10 允许的牌。</translation>
    </message>
    <message>
        <source>A dealer who does not win and has no card that may be discarded has a &lt;b&gt;dead hand&lt;/b&gt;. This can happen only when the dealer passes a Thiên ù of ten Chắn. A dead hand keeps its cards and only turns up stock cards when its turn comes; it never captures, claims or wins. Play goes on with the next player, who turns up a stock card.</source>
        <comment>C4.2</comment>
        <translation>庄家不胡又没有可以打出的牌，就是&lt;b&gt;死手&lt;/b&gt;。这只会发生在庄家放过十个 Chắn 的 Thiên ù 时。死手保留手牌，轮到时只翻牌堆的牌；不吃、不要、不胡。由下家接着打，翻一张牌堆的牌。</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>一轮怎么打</translation>
    </message>
    <message>
        <source>The public card</source>
        <translation>明牌</translation>
    </message>
    <message>
        <source>Play is always about one card that lies face up, the &lt;b&gt;public card&lt;/b&gt;. It is either a discard from a hand, or a stock card turned up at a player’s &lt;b&gt;gate&lt;/b&gt; (cửa), the place in front of that player.</source>
        <comment>C5.1</comment>
        <translation>每次只围绕一张摊开的牌，即&lt;b&gt;明牌&lt;/b&gt;。它或者是从手里打出的牌，或者是在某家&lt;b&gt;门前&lt;/b&gt;（cửa，即那家面前的位置）翻出的牌堆的牌。</translation>
    </message>
    <message>
        <source>A discard lies at the &lt;b&gt;door&lt;/b&gt; of the player after the one who discarded it. First anybody who can may claim it with a Chíu, or win by a Chíu. Then the player at the door may make an ordinary capture or pass. After a pass that player turns up a stock card at their own gate.</source>
        <comment>C5.2</comment>
        <translation>打出的牌放在打牌者下家的&lt;b&gt;门前&lt;/b&gt;。先由能要的人用 Chíu 要走，或用 Chíu 胡。然后门前那家可以按平常方式吃，或者过。过了之后，那家在自家门前翻一张牌堆的牌。</translation>
    </message>
    <message>
        <source>A stock card is offered at the gate of the player who turned it up. First anybody who can may win with it or claim it with a Chíu. Then that player may make an ordinary capture or pass. After a pass the next player may make an ordinary capture of the same card or pass, and after that pass turns up the next stock card at their own gate.</source>
        <comment>C5.3</comment>
        <translation>牌堆的牌先在翻牌者门前征询。先由能要的人胡，或用 Chíu 要走。然后翻牌者可以按平常方式吃，或者过。过了之后，下家可以吃同一张牌或者过；也过了，就在自家门前翻下一张牌堆的牌。</translation>
    </message>
    <message>
        <source>A stock card that is turned up never simply goes into a hand. Either it is captured, or it stays on the table.</source>
        <comment>C5.4</comment>
        <translation>翻出的牌堆的牌绝不会直接进手。要么被吃走，要么留在桌上。</translation>
    </message>
    <message>
        <source>After an ordinary capture you discard one card from your hand, and C5.2 applies to it.</source>
        <comment>C5.5</comment>
        <translation>平常吃牌之后，你从手里打一张，按 C5.2 处理。</translation>
    </message>
    <message>
        <source>You are asked only when there is something that you can do. Otherwise the table passes for you, and this declines nothing (C6.8).</source>
        <comment>C5.6</comment>
        <translation>只有你有事可做时才会问你。否则牌桌替你过，这不算放弃什么（C6.8）。</translation>
    </message>
    <message>
        <source>The claims that come first are only for a win and for a Chíu. Ordinary captures are asked for after they are settled. So the player at the door may be asked twice about one card.</source>
        <comment>C5.8</comment>
        <translation>先处理的要牌只有胡和 Chíu。它们有了结果，才问平常的吃。所以同一张牌，门前那家可能被问两次。</translation>
    </message>
    <message>
        <source>A win goes before a Chíu, and a Chíu before an ordinary capture. If two players claim the same, the one who comes first, counted from the player at the door, has it. All who can claim answer before anything is shown; a claim that is not carried out has no consequence.</source>
        <comment>C8.4</comment>
        <translation>胡先于 Chíu，Chíu 先于平常的吃。两家要法相同时，从门前那家数起，先数到的得牌。所有能要的人都答复之后才揭晓；没有实行的要牌不产生任何后果。</translation>
    </message>
    <message>
        <source>When a player must turn up a stock card and none is left, the deal is a draw. After the last stock card a player who captures it still discards, that discard is still offered, and so on.</source>
        <comment>C5.7</comment>
        <translation>该翻牌而牌堆已空时，本局和局。最后一张牌堆的牌若被吃走，吃的人仍要打一张，打出的牌仍照常征询，依此类推。</translation>
    </message>
    <message>
        <source>Ordinary capture</source>
        <translation>平常的吃</translation>
    </message>
    <message>
        <source>To capture, you take the public card and lay it open together with one card of your hand that makes a pair with it. A dead hand may not. The following rules say when a capture is allowed.</source>
        <translation>吃就是拿走明牌，与手中一张能和它成对的牌一起亮出。死手不能吃。下面的规则说明何时可以吃。</translation>
    </message>
    <message>
        <source>You may never capture a face that you have discarded in this deal, nor one that you have played from your hand into a Cạ.</source>
        <comment>C6.1</comment>
        <translation>本局中你打出过的牌种，或从手里拿去凑过 Cạ 的牌种，绝不能再吃。</translation>
    </message>
    <message>
        <source>If you hold the face of the public card yourself, once, twice or three times, you can capture it only with one of these, as a Chắn. You may use one card of a pair or of three for it.</source>
        <comment>C6.2</comment>
        <translation>如果你手里有与明牌相同的牌，一张、两张或三张，就只能用其中一张把它吃成 Chắn。可以动用一对或三张中的一张。</translation>
    </message>
    <message>
        <source>Otherwise you capture it as a Cạ, with a card of the same rank and another suit of which you hold an odd number. Of three alike you may give one and keep the pair; a pair or four alike are never broken.</source>
        <comment>C6.3</comment>
        <translation>否则吃成 Cạ，用一张点数相同、花色不同，而且你手里是单数张的牌。三张相同时可以给出一张、留下一对；一对或四张相同绝不拆。</translation>
    </message>
    <message>
        <source>You may not capture a Cạ when either of its two faces is one that you have declined (C6.8).</source>
        <comment>C6.4</comment>
        <translation>如果 Cạ 的两种牌中有一种是你放弃过的（C6.8），就不能吃成这个 Cạ。</translation>
    </message>
    <message>
        <source>You may not capture a Cạ of a rank of which your hand already holds a Cạ, that is, two singles.</source>
        <comment>C6.5</comment>
        <translation>手里已有某个点数的 Cạ（即两张散张）时，不能再吃这个点数的 Cạ。</translation>
    </message>
    <message>
        <source>You hold one {3m} and one {3s}. The public card is {3c}. You cannot capture it: the two singles are a Cạ already.</source>
        <comment>C6.5 example</comment>
        <translation>你有一张 {3m} 和一张 {3s}。明牌是 {3c}。你不能吃：两张散张已经是 Cạ。</translation>
    </message>
    <message>
        <source>You may not capture a Cạ when exactly one card of your hand is unpaired.</source>
        <comment>C6.6</comment>
        <translation>手里正好只有一张单牌时，不能吃成 Cạ。</translation>
    </message>
    <message>
        <source>Once you have discarded two different suits of one rank, that is, both cards of a Cạ, you may not capture a Cạ any more in this deal.</source>
        <comment>C6.7</comment>
        <translation>一旦打出过同一点数的两种花色，也就是一副 Cạ 的两张，本局就不能再吃 Cạ。</translation>
    </message>
    <message>
        <source>If you are asked and pass although you could have captured the public card as a Chắn, you have &lt;b&gt;declined&lt;/b&gt; that face. From then on you may neither discard it nor use it in a Cạ that you capture. You may still capture it later as a Chắn. Passing a Chíu alone declines nothing, and neither does a pass where C6.1 or C6.9 would have forbidden the Chắn.</source>
        <comment>C6.8</comment>
        <translation>如果问到你时，你本可以把明牌吃成 Chắn 却过了，你就&lt;b&gt;放弃&lt;/b&gt;了这种牌。从此你不能打它，也不能用它吃 Cạ。以后仍可把它吃成 Chắn。只过 Chíu 不算放弃；本来就被 C6.1 或 C6.9 禁止的 Chắn，过了也不算。</translation>
    </message>
    <message>
        <source>A capture is allowed only if you can discard a card afterwards. A Cạ that you are capturing already counts for this (C6.10).</source>
        <comment>C6.9</comment>
        <translation>吃了之后还有牌可打，才允许吃。正在吃的 Cạ 这时已经算数（C6.10）。</translation>
    </message>
    <message>
        <source>What is not allowed is not offered to you, so nobody is ever fined for a mistake. All these limits, from C6.1 to C6.10, are only about ordinary captures and discards: they never stop a Chíu or a win, even a win with a declined face in a Cạ.</source>
        <comment>C6.11</comment>
        <translation>不允许的就不会问你，所以没有人会因为失误受罚。从 C6.1 到 C6.10 的限制只管平常的吃和打：它们从不妨碍 Chíu 和胡，即使成牌里有用放弃过的牌凑成的 Cạ。</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>打牌</translation>
    </message>
    <message>
        <source>You may discard a card if you hold an odd number of its face, one or three, and have not declined that face. Once you have captured a Cạ, there is one more limit: you may not discard a card when you have ever discarded another suit of its rank, before or after that capture. You may discard a face that you have just captured.</source>
        <comment>C6.10</comment>
        <translation>一张牌可以打出，条件是你手里这种牌是单数张，一张或三张，而且没有放弃过它。吃过 Cạ 之后还多一个限制：如果你曾打出过同点数的另一种花色，不论在那次吃之前还是之后，就不能打它。刚吃进的牌种可以打。</translation>
    </message>
    <message>
        <source>You hold {2m}{2m} and {4s}{4s}{4s}. Of these you may discard {4s}, which leaves a pair, but not {2m}, which would break one.</source>
        <comment>C6.10 example</comment>
        <translation>你有 {2m}{2m} 和 {4s}{4s}{4s}。其中可以打 {4s}，打后留下一对；不能打 {2m}，那会拆掉一对。</translation>
    </message>
    <message>
        <source>Chíu</source>
        <translation>Chíu</translation>
    </message>
    <message>
        <source>If you hold exactly three cards of the face of the public card, you may claim it with a &lt;b&gt;Chíu&lt;/b&gt;, in turn or out of turn, whether it is a discard or a stock card. The four cards lie open and count as two Chắn. A dead hand may not.</source>
        <comment>C7.1</comment>
        <translation>如果你手里正好有三张与明牌相同的牌，可以用 &lt;b&gt;Chíu&lt;/b&gt; 要走它，不论轮没轮到你，也不论它是打出的牌还是牌堆的牌。四张亮在桌上，算两个 Chắn。死手不能。</translation>
    </message>
    <message>
        <source>You never claim your own discard.</source>
        <comment>C7.2</comment>
        <translation>你绝不能要自己打出的牌。</translation>
    </message>
    <message>
        <source>If the fourth card completes your hand, you may win with it at once, even when it is a discard (C8.3). A Chíu without winning is possible whenever you have a card that you may discard afterwards; you discard it at once.</source>
        <comment>C7.3</comment>
        <translation>如果第四张使你成牌，你可以马上胡，即使它是打出的牌（C8.3）。不胡而只 Chíu，要求之后还有牌可打；你马上打出它。</translation>
    </message>
    <message>
        <source>If you make the Chíu at your own door, it is in turn, and your discard goes to the next player as C5.2 says.</source>
        <comment>C7.4</comment>
        <translation>在自家门前 Chíu 算轮到你，你打出的牌按 C5.2 到下家。</translation>
    </message>
    <message>
        <source>A Chíu by anybody else is out of turn. The discard after it is &lt;b&gt;returned&lt;/b&gt;: it takes the place of the claimed card at the same door. Anybody but the one who discarded it may claim it with a Chíu or win by a Chíu; then the player at that door captures it or turns up the next stock card. Nobody else is asked for an ordinary capture of it, and the turn does not jump to the player after the one who made the Chíu.</source>
        <comment>C7.5</comment>
        <translation>其他人 Chíu 则是抢在轮次之前。其后打出的牌要&lt;b&gt;还回去&lt;/b&gt;：放在同一门前，代替被要走的牌。除打牌者外，任何人都可以用 Chíu 要走它或用 Chíu 胡；然后那个门前的玩家吃它，或翻下一张牌堆的牌。别人不会被问吃不吃，轮次也不会跳到 Chíu 者的下家。</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>得分与结束</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>胡牌</translation>
    </message>
    <message>
        <source>You may win on any stock card that is turned up, at any gate, if your cards make a winning hand with it. If that card is Chi chi, the hand must have exactly six Chắn and four Cạ. A dead hand never wins.</source>
        <comment>C8.2</comment>
        <translation>任何一张从牌堆翻出的牌，不论在谁门前，只要你的牌加上它成牌，就可以胡。如果那张是 Chi chi，必须正好六个 Chắn 和四个 Cạ。死手绝不能胡。</translation>
    </message>
    <message>
        <source>A discard does not win, with one exception: if you hold three of its face and the fourth completes your hand, you may win by Chíu. If the face is Chi chi, the hand must again have exactly six Chắn and four Cạ.</source>
        <comment>C8.3</comment>
        <translation>打出的牌不能胡，只有一个例外：你手里有三张这种牌，第四张使你成牌，就可以用 Chíu 胡。如果那张是 Chi chi，同样必须正好六个 Chắn 和四个 Cạ。</translation>
    </message>
    <message>
        <source>Table option</source>
        <translation>牌桌选项</translation>
    </message>
    <message>
        <source>A table may count the Tôm set with {3s} in place of {3c}, that is {3m}{3s}{7c}, as many players in Vietnam do. This option is off unless you turn it on.</source>
        <comment>C10.1</comment>
        <translation>牌桌可以规定 Tôm 用 {3s} 代替 {3c}，即 {3m}{3s}{7c}，越南许多玩家这样打。这个选项默认关闭。</translation>
    </message>
    <message>
        <source>Ù chì</source>
        <translation>Ù chì</translation>
    </message>
    <message>
        <source>Won on a stock card that the winner turned up at their own gate. Never for a win by Chíu on a discard or on a returned card.</source>
        <translation>胡赢家自己在自家门前翻出的牌堆的牌。用 Chíu 胡打出的牌或还回的牌时不算。</translation>
    </message>
    <message>
        <source>Thiên ù</source>
        <translation>Thiên ù</translation>
    </message>
    <message>
        <source>The dealer wins with the twenty cards dealt.</source>
        <translation>庄家用起手二十张胡。</translation>
    </message>
    <message>
        <source>Tôm</source>
        <translation>Tôm</translation>
    </message>
    <message>
        <source>For each set {3m}{3c}{7c}.</source>
        <translation>每有一套 {3m}{3c}{7c}。</translation>
    </message>
    <message>
        <source>Bạch thủ</source>
        <translation>Bạch thủ</translation>
    </message>
    <message>
        <source>Exactly six Chắn, and no Cạ of the winning card’s rank, open or in hand. Never with Thiên ù.</source>
        <translation>正好六个 Chắn，而且不论亮出还是在手，都没有与胡的那张同点数的 Cạ。不与 Thiên ù 同计。</translation>
    </message>
    <message>
        <source>Lèo</source>
        <translation>Lèo</translation>
    </message>
    <message>
        <source>For each set {8s}{9m}{chi}.</source>
        <translation>每有一套 {8s}{9m}{chi}。</translation>
    </message>
    <message>
        <source>Thiên khai</source>
        <translation>Thiên khai</translation>
    </message>
    <message>
        <source>For each face of which four were in the opening hand.</source>
        <translation>起手牌中每有一种牌四张齐全。</translation>
    </message>
    <message>
        <source>Chíu ù</source>
        <translation>Chíu ù</translation>
    </message>
    <message>
        <source>The winning card is the fourth of a face of which the opening hand held exactly three and the hand still holds three.</source>
        <translation>胡的那张是某种牌的第四张，起手牌中这种牌正好三张，而且三张都还在手里。</translation>
    </message>
    <message>
        <source>Bòn</source>
        <translation>Bòn</translation>
    </message>
    <message>
        <source>For each face of which the opening hand held exactly two and the won hand has two Chắn.</source>
        <translation>每有一种牌起手正好两张、成牌中有两个 Chắn，计一次。</translation>
    </message>
    <message>
        <source>Bạch định</source>
        <translation>Bạch định</translation>
    </message>
    <message>
        <source>All twenty cards are black.</source>
        <translation>二十张全是黑牌。</translation>
    </message>
    <message>
        <source>Tám đỏ</source>
        <translation>Tám đỏ</translation>
    </message>
    <message>
        <source>Exactly eight cards are red.</source>
        <translation>正好八张红牌。</translation>
    </message>
    <message>
        <source>Kính tứ chi</source>
        <translation>Kính tứ chi</translation>
    </message>
    <message>
        <source>Four Chi chi, and all other cards are black.</source>
        <translation>四张 Chi chi，其余全是黑牌。</translation>
    </message>
    <message>
        <source>Thập thành</source>
        <translation>Thập thành</translation>
    </message>
    <message>
        <source>All ten pairs are Chắn.</source>
        <translation>十对全是 Chắn。</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>番</translation>
    </message>
    <message>
        <source>The score looks at the twenty cards of the won hand, the winning card among them. It is shown item by item: each bonus, which of its values was used, and the total.</source>
        <comment>C9.7</comment>
        <translation>计分看胡牌的二十张，包括胡的那张。得分逐项列出：每个番、用的是它的哪个分值，以及合计。</translation>
    </message>
    <message>
        <source>Each bonus has a &lt;b&gt;main value&lt;/b&gt; and a smaller value, its &lt;b&gt;dịch&lt;/b&gt;. Tôm and Lèo count for every set, Thiên khai and Bòn for every face, the others once.</source>
        <comment>C9.1</comment>
        <translation>每个番有&lt;b&gt;主分&lt;/b&gt;，还有较小的附加分，叫 &lt;b&gt;dịch&lt;/b&gt;。Tôm 和 Lèo 每套计一次，Thiên khai 和 Bòn 每种牌计一次，其余只计一次。</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>番</translation>
    </message>
    <message>
        <source>Main value</source>
        <translation>主分</translation>
    </message>
    <message>
        <source>Dịch</source>
        <translation>Dịch</translation>
    </message>
    <message>
        <source>When it counts</source>
        <translation>何时计</translation>
    </message>
    <message>
        <source>Score and payment</source>
        <translation>得分与付分</translation>
    </message>
    <message>
        <source>A win without any bonus is &lt;b&gt;Ù xuông&lt;/b&gt; and scores 2 points.</source>
        <comment>C9.2</comment>
        <translation>没有任何番的胡是 &lt;b&gt;Ù xuông&lt;/b&gt;，计 2 分。</translation>
    </message>
    <message>
        <source>With bonuses, the one with the highest main value counts with that, and every other with its dịch; each further set of Tôm or Lèo is another bonus. If two main values are equal, the bonus with the higher dịch counts as the main one.</source>
        <comment>C9.3</comment>
        <translation>有番时，主分最高的番按主分计，其余各番按 dịch 计；Tôm 或 Lèo 每多一套就多一个番。两个番主分相同时，dịch 较高的算主番。</translation>
    </message>
    <message>
        <source>A win with Ù chì and one Tôm: the Tôm counts 4, the Ù chì 1, together 5.</source>
        <comment>C9.3 example</comment>
        <translation>胡牌有 Ù chì 和一套 Tôm：Tôm 计 4，Ù chì 计 1，合计 5。</translation>
    </message>
    <message>
        <source>With Thập thành, all bonuses count with their main values.</source>
        <comment>C9.4</comment>
        <translation>有 Thập thành 时，所有番都按主分计。</translation>
    </message>
    <message>
        <source>Thập thành won at the winner’s own gate: 12 and 3, together 15.</source>
        <comment>C9.4 example</comment>
        <translation>在自家门前胡 Thập thành：12 加 3，合计 15。</translation>
    </message>
    <message>
        <source>With exactly six Chắn, a win on Chi chi is always a Bạch thủ, because there is no Cạ of Chi chi.</source>
        <comment>C9.5</comment>
        <translation>正好六个 Chắn 时，胡 Chi chi 总是 Bạch thủ，因为 Chi chi 没有 Cạ。</translation>
    </message>
    <message>
        <source>The score sheet has one line for each bonus counted, so two sets of Tôm are two lines, in the order of the table of C9.1. If two bonuses are equal in both values, the first of them is the main one. With Thập thành every line is a main one, and an Ù xuông is a single line of 2.</source>
        <comment>C9.8</comment>
        <translation>得分表中每个计入的番占一行，所以两套 Tôm 是两行，次序按 C9.1 的表。两个番的两个分值都相同时，排在前面的是主番。有 Thập thành 时每行都是主番；Ù xuông 只有一行，2 分。</translation>
    </message>
    <message>
        <source>Each of the three losers pays the score to the winner, who so gets three times as much. After a draw nobody pays.</source>
        <comment>C9.6</comment>
        <translation>三个输家各把得分付给赢家，所以赢家得三倍。和局谁都不付。</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>An offline library of East Asian card games. Without a command the window opens.</source>
        <translation>东亚纸牌游戏收藏，离线可玩。不带命令时打开窗口。</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>open the window with a deal record</source>
        <translation>打开窗口并载入牌谱</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>play a game as text in this terminal</source>
        <translation>在这个终端里用文字打牌</translation>
    </message>
    <message>
        <source>let the AI play all seats</source>
        <translation>各座位都由 AI 来打</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>the deal of this number</source>
        <translation>这个编号的牌局</translation>
    </message>
    <message>
        <source>read deal records from standard input and print their states</source>
        <translation>从标准输入读取牌谱并打印各步状态</translation>
    </message>
    <message>
        <source>tell what was legal before each action, too</source>
        <translation>同时说明每一步之前有哪些合法打法</translation>
    </message>
    <message>
        <source>let AI players play many deals and print statistics</source>
        <translation>让 AI 打许多局并打印统计</translation>
    </message>
    <message>
        <source>compare AI players: each deck is dealt once for every rotation of the seats</source>
        <translation>比较 AI 玩家：每副牌按座位的每种轮换各打一次</translation>
    </message>
    <message>
        <source>keep the deals in this file; the same call goes on where it ended</source>
        <translation>把牌局存入这个文件；再次执行同样的命令会接着打</translation>
    </message>
    <message>
        <source>how many deals (default: 100)</source>
        <translation>打多少局（默认 100）</translation>
    </message>
    <message>
        <source>equal seeds give equal deals (default: 0)</source>
        <translation>相同的数得到相同的牌局（默认 0）</translation>
    </message>
    <message>
        <source>a player for each seat, or one for all: %1</source>
        <translation>每个座位一个玩家，或全体用一个：%1</translation>
    </message>
    <message>
        <source>how many processes (default: 1)</source>
        <translation>用多少个进程（默认 1）</translation>
    </message>
    <message>
        <source>write the deal records to this file, one a line</source>
        <translation>把牌谱写入这个文件，每行一局</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>table options of the game: %1</source>
        <translation>这个游戏的牌桌选项：%1</translation>
    </message>
    <message>
        <source>there is no game “%1”; the games are: %2</source>
        <translation>没有名为“%1”的游戏；游戏有：%2</translation>
    </message>
    <message>
        <source>“%1” is no whole number</source>
        <translation>“%1”不是整数</translation>
    </message>
    <message>
        <source>%1 is too small: at least 1 is needed</source>
        <translation>%1 太小：至少要 1</translation>
    </message>
    <message>
        <source>%1 needs one player, or one for each of %2 seats</source>
        <translation>%1 需要一个玩家，或给 %2 个座位各一个</translation>
    </message>
    <message>
        <source>there is no player “%1”; the players are: %2</source>
        <translation>没有名为“%1”的玩家；玩家有：%2</translation>
    </message>
    <message>
        <source>%1 has no table option “%2”; it has: %3</source>
        <translation>%1没有“%2”这个牌桌选项；有：%3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>this deal is one of the game “%1”</source>
        <translation>这一局是游戏“%1”的</translation>
    </message>
    <message>
        <source>there is no seat %1 at this table</source>
        <translation>这张桌上没有座位 %1</translation>
    </message>
    <message>
        <source>a shared deal says its table options itself</source>
        <translation>分享的牌局自带牌桌选项</translation>
    </message>
    <message>
        <source>No window can open here (%1). Without one these commands work: play, replay, simulate.</source>
        <translation>这里无法打开窗口（%1）。没有窗口时可用的命令：play、replay、simulate。</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n 位玩家</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face(s)</source>
        <translation>
            <numerusform>%n 种牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See all %n face(s) →</source>
        <translation>
            <numerusform>查看全部 %n 种牌 →</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this face</source>
        <translation>
            <numerusform>这种牌 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s)</source>
        <translation>
            <numerusform>还差 %n 个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>手牌 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <translation>
            <numerusform>牌堆还剩 %n 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpaired card(s)</source>
        <translation>
            <numerusform>%n 张单牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to exchange before it waits</source>
        <translation>
            <numerusform>再换 %n 张牌即可听牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are dealt %n card(s)</source>
        <translation>
            <numerusform>你分到 %n 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins the deal: %n point(s) from each opponent.</source>
        <translation>
            <numerusform>胡下这一局：每家付 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand then waits for: %1 (%n card(s) unseen).</source>
        <translation>
            <numerusform>之后听：%1（还有 %n 张未见）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the hand nearer: %n card(s) to exchange before it waits.</source>
        <translation>
            <numerusform>手牌更进一步：再换 %n 张即可听牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the hand back: %n card(s) to exchange before it waits.</source>
        <translation>
            <numerusform>手牌退了一步：要再换 %n 张才听牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These would then help: %1 (%n card(s) unseen).</source>
        <translation>
            <numerusform>之后有用的牌：%1（还有 %n 张未见）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) would then help the hand.</source>
        <translation>
            <numerusform>之后有 %n 张未见的牌有用。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A win would then bring %n point(s) from each opponent.</source>
        <translation>
            <numerusform>之后胡牌时每家付 %n 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on a hundred times, you win %n time(s).</source>
        <translation>
            <numerusform>接着打一百次，你胡 %n 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on a hundred times, an opponent wins %n time(s).</source>
        <translation>
            <numerusform>接着打一百次，对手胡 %n 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost about %1 points in all.</source>
        <translation>
            <numerusform>%n 个决定合计损失约 %1 分。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Deal %1</source>
        <translation>牌局 %1</translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>A shared deal names game, dealer and number, as in %1.</source>
        <translation>分享的牌局写明游戏、庄家和编号，例如 %1。</translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation>没有名为“%1”的游戏。</translation>
    </message>
    <message>
        <source>There is no seat %1 here.</source>
        <translation>这里没有座位 %1。</translation>
    </message>
    <message>
        <source>%1 has no table option “%2”.</source>
        <translation>%1没有“%2”这个牌桌选项。</translation>
    </message>
    <message>
        <source>A deal number has no “%1”: only letters and digits without 0, 1, I and O.</source>
        <translation>牌局编号中没有“%1”：只用字母和数字，不含 0、1、I 和 O。</translation>
    </message>
    <message>
        <source>A deal number has nine characters.</source>
        <translation>牌局编号有九个字符。</translation>
    </message>
    <message>
        <source>There is a typing mistake in this number.</source>
        <translation>这个编号有输入错误。</translation>
    </message>
</context>
<context>
    <name>DealList</name>
    <message>
        <source>%1 holds several deals</source>
        <translation>%1 含有多局牌</translation>
    </message>
    <message>
        <source>Past deals</source>
        <translation>以往牌局</translation>
    </message>
    <message>
        <source>No deal has come to its end yet.</source>
        <translation>还没有打完过一局。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>牌局编号</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>你的得分</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button: go through the chosen deal</extracomment>
        <translation>打开</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>保存牌谱…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Delete this deal?</source>
        <translation>删除这一局？</translation>
    </message>
    <message>
        <source>Its record cannot be brought back.</source>
        <translation>它的牌谱将无法恢复。</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: do not delete</extracomment>
        <translation>保留</translation>
    </message>
    <message>
        <source>%1 (with help)</source>
        <extracomment>%1 is how a deal ended; the person had hints, or took moves back</extracomment>
        <translation>%1（用过帮助）</translation>
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
        <translation>湖南字牌</translation>
    </message>
    <message>
        <source>Nantong long cards</source>
        <translation>南通长牌</translation>
    </message>
    <message>
        <source>Vietnam</source>
        <translation>越南</translation>
    </message>
    <message>
        <source>Hunan · China</source>
        <translation>湖南 · 中国</translation>
    </message>
    <message>
        <source>Nantong · Jiangsu · China</source>
        <translation>南通 · 江苏 · 中国</translation>
    </message>
    <message>
        <source>Long Vietnamese cards with Chinese labels and figures; Chắn is played with a hundred of them.</source>
        <translation>越南的长牌，有汉字标签和人物；Chắn 用其中一百张来打。</translation>
    </message>
    <message>
        <source>Eighty number cards with the everyday and the formal Chinese numerals from one to ten.</source>
        <translation>八十张字牌，从一到十，分小写和大写两种数字。</translation>
    </message>
    <message>
        <source>Long cards from Nantong with three money suits, three honors and five lucky cards.</source>
        <translation>南通的长牌，有三种钱币花色、三种无花色的牌和五张吉祥牌。</translation>
    </message>
    <message>
        <source>Thirty faces, four copies of each. The label at the head has the suit on the left and the rank on the right; at the foot it is turned round. The suits are Coins, Strings of coins and Myriads, each from 1 to 9. Beside them stand three honors: Ông cụ, Thang thang and Chi chi.</source>
        <translation>共三十种牌，每种四张。牌头的标签左边是花色，右边是点数；牌脚的标签倒过来。花色是文、索（钱串）和万，各从 1 到 9。此外有三种无花色的牌：Ông cụ、Thang thang 和 Chi chi。</translation>
    </message>
    <message>
        <source>The suits are those of the Chinese money cards. How Tổ Tôm began is not known; in the 19th century it was much loved in Vietnam, above all by the upper class.</source>
        <translation>这些花色来自中国的钱币纸牌。Tổ Tôm 如何起源已不可考；19 世纪时它在越南很受喜爱，尤其是在上层社会。</translation>
    </message>
    <message>
        <source>The pictures have nothing to do with suit or rank. Under French rule the printers A. Camoin &amp; Cie of Marseille dressed the deck in Japanese costumes of the Edo period; a carp, peaches, a pavilion and a boat stand among the people. The woodcuts here are our own, of the same subjects. Seven of them bear a red stamp.</source>
        <translation>图画与花色、点数无关。法国统治时期，马赛的 A. Camoin &amp; Cie 印刷厂给人物穿上了日本江户时代的服装；人物之间还有鲤鱼、桃子、楼阁和小船。这里的木版画是我们自己按同样题材画的。其中七张盖有红印。</translation>
    </message>
    <message>
        <source>Twenty faces, four copies of each: the numbers from 1 to 10, once in the everyday Chinese numerals and once in the formal ones, which are written on checks and bills. The everyday numerals are the small cards, the formal ones the large cards. 2, 7 and 10 are red.</source>
        <translation>共二十种牌，每种四张：数字 1 到 10，一套小写，一套大写，也就是支票和账单上写的那种。小写的是小字牌，大写的是大字牌。2、7、10 是红色。</translation>
    </message>
    <message>
        <source>Such cards are called zipai, character cards. They are said to have begun in Leshan in Sichuan, in the middle of the Qing dynasty; today they are at home in Hunan and Sichuan.</source>
        <translation>这类牌叫字牌。相传它在清代中叶起源于四川乐山；如今主要流行于湖南和四川。</translation>
    </message>
    <message>
        <source>The numeral stands at the head and, turned round, at the foot. The two seals between them repeat it in everyday writing: on white for the small cards, on a solid ground for the large ones. Seals and vine are our own choice.</source>
        <translation>数字在牌头，倒过来也在牌脚。中间的两方印章用小写重复它：小字牌是白底，大字牌是实底。印章和藤蔓是我们自己的设计。</translation>
    </message>
    <message>
        <source>Thirty faces, four copies of each, and five lucky cards. Coins, Strings of coins and Myriads run from 1 to 9; Thousand, White Flower and Red Flower are the honors. The rank stands on the left of the label, the suit on the right.</source>
        <translation>共三十种牌，每种四张，另有五张吉祥牌。文、索（钱串）和万从 1 到 9；千字、白花、红花是无花色的牌。标签左边是点数，右边是花色。</translation>
    </message>
    <message>
        <source>The cards belong to Nantong and the towns around it and are hardly known elsewhere. They are told to be as old as the Tang dynasty, or as the end of the Yuan; there is no proof. Since 2014 the game is on the city’s list of intangible heritage.</source>
        <translation>这种牌属于南通及其周边市镇，别处很少有人知道。有人说它早在唐代就有，有人说是元末；都没有证据。2014 年起，它列入该市的非物质文化遗产名录。</translation>
    </message>
    <message>
        <source>A figure stands at the head, number and suit fill the field below it. The people on the Myriads from 1 to 7 are those of the tradition, as are Liu Haichan, the qilin, the tortoise, the spirit of the clam and the Eight Immortals somewhere in the deck. Which of them stands where, and all the other pictures, are our own choice.</source>
        <translation>牌头是一个图像，下面是数字和花色。一万到七万上的人物出自传统，牌中的刘海蟾、麒麟、龟、蚌精和八仙也是。谁在哪张牌上，以及其他所有图画，是我们自己的设计。</translation>
    </message>
    <message>
        <source>Chắn is played with 100 of the 120 cards: ranks 2 to 9 and Chi chi. The other faces have dots under their names.</source>
        <translation>Chắn 用 120 张中的 100 张：点数 2 到 9，以及 Chi chi。其余牌的名称下有圆点。</translation>
    </message>
    <message>
        <source>Paohuzi is played with all 80 cards.</source>
        <translation>跑胡子用全部 80 张牌。</translation>
    </message>
    <message>
        <source>The game is played with 120 of the 125 cards, without the five lucky ones. These have dots under their names.</source>
        <translation>这个游戏用 125 张中的 120 张，不用五张吉祥牌。吉祥牌的名称下有圆点。</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>← Card traditions</source>
        <translation>← 纸牌传统</translation>
    </message>
    <message>
        <source>Wikipedia ↗</source>
        <translation>维基百科 ↗</translation>
    </message>
    <message>
        <source>Opens in the browser</source>
        <translation>在浏览器中打开</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>开始游戏</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Origin and pictures</source>
        <translation>来历与图画</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>资料来源</translation>
    </message>
    <message>
        <source>A deal is waiting where you left it</source>
        <translation>有一局没打完，在等你接着打</translation>
    </message>
    <message>
        <source>Only those used in %1</source>
        <comment>the name of a game</comment>
        <translation>只看%1用到的牌</translation>
    </message>
</context>
<context>
    <name>FaceView</name>
    <message>
        <source>← All faces</source>
        <translation>← 全部牌面</translation>
    </message>
    <message>
        <source>← Previous</source>
        <translation>← 上一张</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>下一张 →</translation>
    </message>
    <message>
        <source>Used in %1</source>
        <translation>%1用到此牌</translation>
    </message>
    <message>
        <source>Not used in %1</source>
        <translation>%1不用此牌</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>文件夹：</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>文件名：</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>文件类型：</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>查找 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>在规则中查找</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>上一处 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>下一处 (F3)</translation>
    </message>
    <message>
        <source>“%1” is not in these rules.</source>
        <translation>规则中没有“%1”。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which of the places found</comment>
        <translation>第 %1 处，共 %2 处</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Not used in %1</source>
        <translation>%1不用此牌</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>牌面</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>%1 · You against %2 AI · Single deal</source>
        <translation>%1 · 你对 %2 个 AI · 单局</translation>
    </message>
    <message>
        <source>Chắn</source>
        <translation>Chắn</translation>
    </message>
    <message>
        <source>Paohuzi</source>
        <translation>跑胡子</translation>
    </message>
    <message>
        <source>Nantong long cards</source>
        <translation>南通长牌</translation>
    </message>
    <message>
        <source>With 100 of the Tổ Tôm cards, complete ten pairs, at least six of them pairs of identical cards.</source>
        <translation>用 Tổ Tôm 牌中的 100 张凑成十对，其中至少六对是相同的牌。</translation>
    </message>
    <message>
        <source>Complete seven groups worth at least 15 huxi with a card from the stock. Three alike turned up by yourself are forced; what you pass you cannot take later.</source>
        <translation>用一张牌堆的牌凑成七门、至少 15 胡息。自己翻牌凑成的三张相同必须亮出；过掉的牌以后不能再拿。</translation>
    </message>
    <message>
        <source>Draw and discard, claim pungs and kongs but no runs, and win with seven groups and a pair. Two indicators raise the values; all three players settle their differences in hu.</source>
        <translation>摸牌打牌，可碰可杠但不能吃顺子，凑成七组加一对即胡。两张将牌提高价值；三家按胡数结算差额。</translation>
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
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>完整规则</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a button that shows the score sheet</extracomment>
        <translation>得分</translation>
    </message>
</context>
<context>
    <name>Group</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of group as “pung”, %2 its cards</extracomment>
        <translation>%1：%2</translation>
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
        <translation>提</translation>
    </message>
    <message>
        <source>pao</source>
        <translation>跑</translation>
    </message>
    <message>
        <source>wei</source>
        <translation>偎</translation>
    </message>
    <message>
        <source>kan</source>
        <translation>坎</translation>
    </message>
    <message>
        <source>peng</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>chi</source>
        <translation>吃</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>run</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>刻子</translation>
    </message>
    <message>
        <source>opening declaration</source>
        <translation>开局亮牌</translation>
    </message>
    <message>
        <source>Tiandi Hezi</source>
        <translation>天地对</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>exposed kong</source>
        <translation>明杠</translation>
    </message>
    <message>
        <source>added kong</source>
        <translation>补杠</translation>
    </message>
    <message>
        <source>concealed kong</source>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>three in hand</source>
        <translation>手中三张</translation>
    </message>
    <message>
        <source>four in hand</source>
        <translation>手中四张</translation>
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
        <translation>手中 %1 坎 · %2 胡息（需 15）</translation>
    </message>
    <message>
        <source>%1 hu in groups and hand</source>
        <translation>各组与手牌共 %1 胡</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>已成牌</translation>
    </message>
    <message>
        <source>Can no longer reach 15 huxi</source>
        <translation>已无法达到 15 胡息</translation>
    </message>
    <message>
        <source>Waits for: %1</source>
        <translation>听：%1</translation>
    </message>
    <message>
        <source>Waits for a card after a discard</source>
        <translation>打出一张后听牌</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>You had hints and took moves back.</source>
        <translation>你用过提示，也撤销过。</translation>
    </message>
    <message>
        <source>You had hints.</source>
        <translation>你用过提示。</translation>
    </message>
    <message>
        <source>You took moves back.</source>
        <translation>你撤销过。</translation>
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
        <translation>%1中的操作</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>通用</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>在规则中</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Find words in the rules</source>
        <translation>在规则中查找词语</translation>
    </message>
    <message>
        <source>The next place that was found</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>The place before that was found</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation>打印规则</translation>
    </message>
    <message>
        <source>From the answers to the hand, the open groups, the discards and the log</source>
        <translation>从可选的操作依次到手牌、亮出的组、打出的牌和牌局记录</translation>
    </message>
    <message>
        <source>Another card, or another answer</source>
        <translation>另一张牌，或另一种操作</translation>
    </message>
    <message>
        <source>The first card, or the last</source>
        <translation>第一张牌，或最后一张</translation>
    </message>
    <message>
        <source>Select a card; play the selected one; give an answer</source>
        <translation>选中一张牌；打出选中的牌；执行一种操作</translation>
    </message>
    <message>
        <source>Give one of the answers that are shown, from the top; without any, the next card of that rank</source>
        <translation>从上数起，执行显示的操作之一；没有操作可选时，到该点数的下一张牌</translation>
    </message>
    <message>
        <source>Put the selected card back; close an explanation</source>
        <translation>放回选中的牌；关闭说明</translation>
    </message>
    <message>
        <source>Ask why the card cannot be played now</source>
        <translation>询问这张牌现在为什么不能打</translation>
    </message>
    <message>
        <source>Move the card to another place in the hand</source>
        <translation>把牌移到手牌中的另一处</translation>
    </message>
    <message>
        <source>Sort the hand again</source>
        <translation>重新整理手牌</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>简体中文</translation>
    </message>
</context>
<context>
    <name>LanguageBox</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Apprentice</source>
        <extracomment>the lowest level of the AI players</extracomment>
        <translation>学徒</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>the middle level of the AI players</extracomment>
        <translation>牌手</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>the highest level of the AI players</extracomment>
        <translation>大师</translation>
    </message>
</context>
<context>
    <name>List</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a list so far, %2 what comes next in it</extracomment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>The indicators are: %1</source>
        <translation>将牌：%1</translation>
    </message>
    <message>
        <source>You turn up %2</source>
        <translation>你翻出%2</translation>
    </message>
    <message>
        <source>%1 turns up %2</source>
        <translation>%1 翻出%2</translation>
    </message>
    <message>
        <source>You discard %2</source>
        <translation>你打出%2</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 打出%2</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>你过</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 过</translation>
    </message>
    <message>
        <source>You have no legal discard: your hand is dead</source>
        <translation>你没有可以打出的牌：成为死手</translation>
    </message>
    <message>
        <source>%1 has no legal discard: the hand is dead</source>
        <translation>%1 没有可以打出的牌：成为死手</translation>
    </message>
    <message>
        <source>You deal and show your last card, %2</source>
        <translation>你坐庄，亮出最后一张牌：%2</translation>
    </message>
    <message>
        <source>%1 deals and shows the last card, %2</source>
        <translation>%1 坐庄，亮出最后一张牌：%2</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>你摸一张牌</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 摸一张牌</translation>
    </message>
    <message>
        <source>You draw %2</source>
        <translation>你摸到%2</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 摸到%2</translation>
    </message>
    <message>
        <source>You draw a replacement</source>
        <translation>你补一张牌</translation>
    </message>
    <message>
        <source>%1 draws a replacement</source>
        <translation>%1 补一张牌</translation>
    </message>
    <message>
        <source>You draw a replacement, %2</source>
        <translation>你补到%2</translation>
    </message>
    <message>
        <source>%1 draws a replacement, %2</source>
        <translation>%1 补到%2</translation>
    </message>
    <message>
        <source>You take %2: chi %3</source>
        <translation>你吃%2：%3</translation>
    </message>
    <message>
        <source>%1 takes %2: chi %3</source>
        <translation>%1 吃%2：%3</translation>
    </message>
    <message>
        <source>You capture %2: Chắn</source>
        <translation>你吃%2：Chắn</translation>
    </message>
    <message>
        <source>%1 captures %2: Chắn</source>
        <translation>%1 吃%2：Chắn</translation>
    </message>
    <message>
        <source>You capture %2: Cạ</source>
        <translation>你吃%2：Cạ</translation>
    </message>
    <message>
        <source>%1 captures %2: Cạ</source>
        <translation>%1 吃%2：Cạ</translation>
    </message>
    <message>
        <source>You win on %2</source>
        <translation>你胡%2</translation>
    </message>
    <message>
        <source>%1 wins on %2</source>
        <translation>%1 胡%2</translation>
    </message>
    <message>
        <source>You claim %2: Chíu</source>
        <translation>你要%2：Chíu</translation>
    </message>
    <message>
        <source>%1 claims %2: Chíu</source>
        <translation>%1 要%2：Chíu</translation>
    </message>
    <message>
        <source>You take %2: peng</source>
        <translation>你碰%2</translation>
    </message>
    <message>
        <source>%1 takes %2: peng</source>
        <translation>%1 碰%2</translation>
    </message>
    <message>
        <source>You take %2: pao</source>
        <translation>你跑%2</translation>
    </message>
    <message>
        <source>%1 takes %2: pao</source>
        <translation>%1 跑%2</translation>
    </message>
    <message>
        <source>You claim %2: pung</source>
        <translation>你碰%2</translation>
    </message>
    <message>
        <source>%1 claims %2: pung</source>
        <translation>%1 碰%2</translation>
    </message>
    <message>
        <source>You claim %2: kong</source>
        <translation>你杠%2</translation>
    </message>
    <message>
        <source>%1 claims %2: kong</source>
        <translation>%1 杠%2</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>你胡了</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 胡了</translation>
    </message>
    <message>
        <source>You make an opening declaration of %2</source>
        <translation>你开局亮出%2</translation>
    </message>
    <message>
        <source>%1 makes an opening declaration of %2</source>
        <translation>%1 开局亮出%2</translation>
    </message>
    <message>
        <source>You declare Tiandi Hezi</source>
        <translation>你亮出天地对</translation>
    </message>
    <message>
        <source>%1 declares Tiandi Hezi</source>
        <translation>%1 亮出天地对</translation>
    </message>
    <message>
        <source>You declare ready: your hand is locked</source>
        <translation>你报天听：手牌锁定</translation>
    </message>
    <message>
        <source>%1 declares ready: the hand is locked</source>
        <translation>%1 报天听：手牌锁定</translation>
    </message>
    <message>
        <source>You declare a kong of %2</source>
        <translation>你亮杠：%2</translation>
    </message>
    <message>
        <source>%1 declares a kong of %2</source>
        <translation>%1 亮杠：%2</translation>
    </message>
    <message>
        <source>You form a wei of %2</source>
        <translation>你偎%2</translation>
    </message>
    <message>
        <source>%1 forms a wei of %2</source>
        <translation>%1 偎%2</translation>
    </message>
    <message>
        <source>You form a ti of %2</source>
        <translation>你提%2</translation>
    </message>
    <message>
        <source>%1 forms a ti of %2</source>
        <translation>%1 提%2</translation>
    </message>
    <message>
        <source>No card is left to turn up: the deal is a draw</source>
        <translation>已无牌可翻：和局</translation>
    </message>
    <message>
        <source>No card is left to draw: the stock is exhausted</source>
        <translation>已无牌可摸：牌堆摸完</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>A new game takes its place.</source>
        <translation>新游戏会取代它。</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>开始游戏</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>This deal is not over.</source>
        <translation>这一局还没打完。</translation>
    </message>
    <message>
        <source>A new deal takes its place.</source>
        <translation>新的一局会取代它。</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>新开一局</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>接着打</translation>
    </message>
    <message>
        <source>A deal of %1 is waiting.</source>
        <translation>有一局%1在等你。</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is where one is, %2 the name of the application</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Something went wrong. The log file in the data folder says what.</source>
        <translation>出了问题。数据文件夹中的日志有详细说明。</translation>
    </message>
    <message>
        <source>No browser opens %1.</source>
        <translation>没有浏览器能打开 %1。</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;New deal</source>
        <translation>新开一局(&amp;N)</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>下一局(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>重新开始(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>重做(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>shows what the strongest AI player would do now</extracomment>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Play a deal &amp;by number…</source>
        <translation>按编号打牌(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Copy the deal number</source>
        <translation>复制牌局编号(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>打开牌谱(&amp;O)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve record…</source>
        <translation>保存牌谱(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Past deals…</source>
        <translation>以往牌局(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Card traditions</source>
        <translation>纸牌传统(&amp;C)</translation>
    </message>
    <message>
        <source>Full &amp;rules</source>
        <translation>完整规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>整理手牌(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Latin indices on the cards</source>
        <translation>牌上的角标(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <translation>关于 Cardavia(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>手牌顺序(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>the name of a game</comment>
        <translation>%1规则</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Nantong bonus</name>
    <message>
        <source>Qing Hu</source>
        <translation>清胡</translation>
    </message>
    <message>
        <source>seven runs</source>
        <translation>七副顺子</translation>
    </message>
    <message>
        <source>Piao Hu</source>
        <translation>飘胡</translation>
    </message>
    <message>
        <source>triplets and kongs only, beside Wenqian</source>
        <translation>除文钱外只有刻子和杠</translation>
    </message>
    <message>
        <source>Tazi Hu</source>
        <translation>塌子胡</translation>
    </message>
    <message>
        <source>runs and triplets mixed</source>
        <translation>顺子和刻子混合</translation>
    </message>
    <message>
        <source>Wenqian</source>
        <translation>文钱</translation>
    </message>
    <message>
        <source>1–2–3 of Coins</source>
        <translation>一二三文</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>自摸</translation>
    </message>
    <message>
        <source>won on one’s own draw</source>
        <translation>胡自己摸到的牌</translation>
    </message>
    <message>
        <source>Kong replacement</source>
        <translation>杠上补牌</translation>
    </message>
    <message>
        <source>drawn from the back after a kong</source>
        <translation>杠后从牌堆末尾补到</translation>
    </message>
    <message>
        <source>Waiting card</source>
        <translation>独听</translation>
    </message>
    <message>
        <source>in the pair, or the middle or edge of a run</source>
        <translation>补成对子，或顺子的中间、边上</translation>
    </message>
    <message>
        <source>Closed Piao Hu</source>
        <translation>暗飘胡</translation>
    </message>
    <message>
        <source>without a pung</source>
        <translation>没有碰</translation>
    </message>
    <message>
        <source>Three Elders</source>
        <translation>三老</translation>
    </message>
    <message>
        <source>three or more each of Red Flower, White Flower and Thousand</source>
        <translation>红花、白花、千字各三张以上</translation>
    </message>
    <message>
        <source>Heavenly win</source>
        <translation>天胡</translation>
    </message>
    <message>
        <source>the dealer wins before its first discard</source>
        <translation>庄家在打出第一张之前胡</translation>
    </message>
    <message>
        <source>First discard</source>
        <translation>首张</translation>
    </message>
    <message>
        <source>won on the first discard of the dealer</source>
        <translation>胡庄家打出的第一张</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>天听</translation>
    </message>
    <message>
        <source>declared before play</source>
        <translation>开打之前报听</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>末张</translation>
    </message>
    <message>
        <source>the last card of the stock, drawn by oneself</source>
        <translation>自己摸到牌堆最后一张</translation>
    </message>
</context>
<context>
    <name>Nantong rules</name>
    <message>
        <source>Objective</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Three people play, each for themselves. You build a hand of groups, and the deal ends when somebody completes one. But every hand is worth something, also those of the losers, and the players settle the differences. A win does not promise the highest total.</source>
        <translation>三人各自为战。你要用各种组凑成一手牌，有人凑成，本局就结束。但每一手牌都有价值，输家的也一样，各家结算差额。胡牌不保证总数最高。</translation>
    </message>
    <message>
        <source>A winning hand is seven groups and one pair. The groups that you have declared, opening declarations, pungs and kongs, count among the seven; Tiandi Hezi (N4.5) does not.</source>
        <comment>N2.4</comment>
        <translation>成牌是七组加一对。你亮出的组（开局亮牌、碰和杠）算在七组里；天地对（N4.5）不算。</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>准备</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>The deck has 125 cards: thirty faces with four copies each, and five lucky cards, Fortune, Prosperity, Longevity, Joy and Wealth, of which there is one each. The thirty faces are the ranks 1 to 9 in Myriads, Strings and Coins, and the Thousand, the White Flower and the Red Flower. The game is played with these 120 cards; the lucky cards stay out.</source>
        <comment>N1.1</comment>
        <translation>全副 125 张：三十种，每种四张，另有福、禄、寿、喜、财五张吉祥牌，各一张。三十种是万、索、文的点数 1 到 9，以及千字、白花、红花。游戏用这 120 张；吉祥牌不用。</translation>
    </message>
    <message>
        <source>The &lt;b&gt;four old generals&lt;/b&gt; are {thousand} {white} {red} and {9s}. Every other face is an &lt;b&gt;ordinary&lt;/b&gt; one.</source>
        <comment>N1.2</comment>
        <translation>&lt;b&gt;四老将&lt;/b&gt;是 {thousand} {white} {red} 和 {9s}。其他牌都是&lt;b&gt;普通&lt;/b&gt;牌。</translation>
    </message>
    <message>
        <source>The groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Three ranks in a row of one suit are a &lt;b&gt;run&lt;/b&gt;, three cards of one face a &lt;b&gt;triplet&lt;/b&gt;. A triplet made with a claimed discard is a &lt;b&gt;pung&lt;/b&gt;. Four cards of one face that you declare are a &lt;b&gt;kong&lt;/b&gt;. Two cards of one face are a &lt;b&gt;pair&lt;/b&gt;.</source>
        <comment>N2.1</comment>
        <translation>同花色三个相连的点数是&lt;b&gt;顺子&lt;/b&gt;，三张相同是&lt;b&gt;刻子&lt;/b&gt;。要来打出的牌成的刻子是&lt;b&gt;碰&lt;/b&gt;。亮出的四张相同是&lt;b&gt;杠&lt;/b&gt;。两张相同是&lt;b&gt;对子&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>A run</source>
        <translation>顺子</translation>
    </message>
    <message>
        <source>A triplet</source>
        <translation>刻子</translation>
    </message>
    <message>
        <source>Thousand, White Flower and Red Flower make only groups of one face. The Nine of Strings may also end the run {7s}{8s}{9s}.</source>
        <comment>N2.2</comment>
        <translation>千字、白花、红花只能用相同的牌成组。九索也可以作顺子 {7s}{8s}{9s} 的末张。</translation>
    </message>
    <message>
        <source>The run {1c}{2c}{3c} has a name of its own: &lt;b&gt;Wenqian&lt;/b&gt;.</source>
        <comment>N2.3</comment>
        <translation>顺子 {1c}{2c}{3c} 有自己的名字：&lt;b&gt;文钱&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random. The dealer gets 23 cards, the others 22 each. Two cards, the &lt;b&gt;indicators&lt;/b&gt;, are turned face up and stay out of play. The remaining 51 cards are the stock. Cards are drawn from its front, and replacements from its back.</source>
        <comment>N3.1</comment>
        <translation>第一个庄家随机决定。庄家分到 23 张，其他人各 22 张。翻开两张作&lt;b&gt;将牌&lt;/b&gt;，放在一旁不用。剩下 51 张是牌堆。摸牌从前面摸，补牌从后面补。</translation>
    </message>
    <message>
        <source>“Next deal” passes the deal to the next seat. “Restart” draws a new dealer at random.</source>
        <comment>N3.2</comment>
        <translation>“下一局”由下一家坐庄。“重新开始”重新随机定庄。</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>开打之前</translation>
    </message>
    <message>
        <source>Before play, each player in turn, the dealer first, makes as many opening declarations as they like and then finishes, some by declaring ready. You are asked only while you have something to declare or may declare ready; otherwise your preparation ends by itself.</source>
        <comment>N4.1</comment>
        <translation>开打之前，从庄家起各家依次随意开局亮牌，然后结束准备，也可以用报天听来结束。只有你还能亮牌或报天听时才会问你；否则你的准备自动结束。</translation>
    </message>
    <message>
        <source>Only the cards that you were dealt count for an opening declaration, never a replacement.</source>
        <comment>N4.2</comment>
        <translation>开局亮牌只算起手的牌，补来的牌不算。</translation>
    </message>
    <message>
        <source>If you were dealt four cards of one face, you may declare them. They lie open as one of your seven groups, and you draw one replacement from the back of the stock.</source>
        <comment>N4.3</comment>
        <translation>起手有四张相同的牌，可以亮出。它们作为七组之一摊在桌上，你从牌堆后面补一张。</translation>
    </message>
    <message>
        <source>If you were dealt exactly three cards of a face that is also an indicator, you may declare them. They lie open as one of your groups, without a replacement.</source>
        <comment>N4.4</comment>
        <translation>起手正好有三张与某张将牌相同的牌，可以亮出。它们作为一组摊在桌上，不补牌。</translation>
    </message>
    <message>
        <source>If both indicators have the same face and you were dealt the other two cards of it, you may declare &lt;b&gt;Tiandi Hezi&lt;/b&gt;. The two cards lie open, and you draw two replacements from the back of the stock.</source>
        <comment>N4.5</comment>
        <translation>如果两张将牌相同，而另外两张都在你起手牌中，可以亮出&lt;b&gt;天地对&lt;/b&gt;。两张摊在桌上，你从牌堆后面补两张。</translation>
    </message>
    <message>
        <source>If you are not the dealer and need exactly one more card to win, you may declare &lt;b&gt;ready&lt;/b&gt;. A face that would complete your hand counts only if fewer than four of it are in your hand, among your open cards (Hezi too) and the indicators together. Your hand is then locked: on your own turn you may only win or discard the card that you drew, and you never make a pung or a kong. You may still win on a discard or by robbing a kong.</source>
        <comment>N4.6</comment>
        <translation>如果你不是庄家，而且再来正好一张就能胡，可以报&lt;b&gt;天听&lt;/b&gt;。能使你成牌的牌种，只有在你的手牌、你亮出的牌（包括天地对）和将牌中合计不足四张时才算。此后手牌锁定：轮到你时只能胡，或打出摸到的牌，不碰也不杠。仍可胡打出的牌，或抢杠胡。</translation>
    </message>
    <message>
        <source>When all have finished, the dealer acts first, without drawing: the dealer may win with a complete hand (a &lt;b&gt;heavenly win&lt;/b&gt;), declare a concealed kong, or discard. Replacements drawn in preparation do not spoil a heavenly win; a concealed kong on this first turn does.</source>
        <comment>N4.7</comment>
        <translation>大家准备完毕，庄家先打，不摸牌：庄家可以用已成的牌胡（&lt;b&gt;天胡&lt;/b&gt;），亮暗杠，或打一张。准备中补来的牌不影响天胡；这第一轮的暗杠会使天胡落空。</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>一轮怎么打</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>You draw a card from the front of the stock. Then you may win, declare four cards of one face in your hand as a concealed kong, add the fourth card to your own pung, or discard a card.</source>
        <comment>N5.1</comment>
        <translation>你从牌堆前面摸一张。然后可以胡，可以把手中四张相同的牌亮作暗杠，可以把第四张补到自己的碰上，或者打一张。</translation>
    </message>
    <message>
        <source>A kong of any kind needs a card left in the stock. After it you draw a replacement from the back and may again do all that N5.1 allows.</source>
        <comment>N5.2</comment>
        <translation>任何杠都要求牌堆里还有牌。杠后从后面补一张，又可以做 N5.1 允许的一切。</translation>
    </message>
    <message>
        <source>When you add a card to your pung, every other player whose hand it completes may rob it, that is, win with it; the player after you comes first. A robbed kong stays a pung. If nobody robs it, it is an exposed kong.</source>
        <comment>N5.3</comment>
        <translation>你往自己的碰上补牌时，凡能用这张牌成牌的人都可以抢杠，也就是胡它；你的下家优先。被抢的杠仍是碰。没有人抢就是明杠。</translation>
    </message>
    <message>
        <source>After a discard</source>
        <translation>打出之后</translation>
    </message>
    <message>
        <source>The other players may claim a discard. A win comes first. Then come pung, with at least two of the face in hand, and kong, with three in hand and a card left in the stock; with three you may choose. Among equal claims the player who sits next after the discarder comes first, and only one player can win. After a pung you discard without drawing, and may neither win nor make a kong before that. After a claimed kong you draw a replacement and go on as in N5.1.</source>
        <comment>N5.4</comment>
        <translation>别人可以要打出的牌。胡最优先。其次是碰和杠：碰要手里至少有两张这种牌；杠要手里有三张，而且牌堆还有牌；有三张时可以任选。要法相同时，从打牌者的下家数起，先数到的优先；只有一家能胡。碰之后不摸牌就打一张，此前不能胡也不能杠。要来的杠之后补一张，按 N5.1 继续。</translation>
    </message>
    <message>
        <source>You never make a run with a discard, unless you win on it.</source>
        <comment>N5.5</comment>
        <translation>不能用打出的牌成顺子，除非胡它。</translation>
    </message>
    <message>
        <source>If you pass a card, you may still win or pung on the same face later.</source>
        <comment>N5.6</comment>
        <translation>过掉的牌，以后仍可胡或碰。</translation>
    </message>
    <message>
        <source>When a player must draw and the stock is empty, the deal is exhausted. Wins and pungs on the last discard are settled before that.</source>
        <comment>N5.7</comment>
        <translation>该摸牌而牌堆已空时，本局因牌堆摸完而结束。对最后打出的牌，胡和碰先处理。</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>得分与结束</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>Exposed kong, claimed or added</source>
        <translation>明杠，要来的或补的</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>暗杠</translation>
    </message>
    <message>
        <source>Opening declaration, of four or of three</source>
        <translation>开局亮牌，四张或三张</translation>
    </message>
    <message>
        <source>Tiandi Hezi</source>
        <translation>天地对</translation>
    </message>
    <message>
        <source>Exactly three of a face in hand</source>
        <translation>手中正好三张相同</translation>
    </message>
    <message>
        <source>All four of a face in hand</source>
        <translation>手中四张相同</translation>
    </message>
    <message>
        <source>Base hu</source>
        <translation>基本胡</translation>
    </message>
    <message>
        <source>Every player, winner or not, counts the cards before them at the end of the deal.</source>
        <translation>不论胡没胡，每家在本局结束时都算自己面前的牌。</translation>
    </message>
    <message>
        <source>Each declared group has a value, from a pung, the least, to an opening declaration and Tiandi Hezi, the most.</source>
        <comment>N6.1</comment>
        <translation>每个亮出的组都有胡数，碰最少，开局亮牌和天地对最多。</translation>
    </message>
    <message>
        <source>Three or four of a face in hand have a value too, even if the winning hand uses them in runs. The unit of all values is the &lt;b&gt;hu&lt;/b&gt;. A won hand counts the winning card as a card in hand, but see N6.5.</source>
        <comment>N6.2</comment>
        <translation>手中三张或四张相同也有胡数，即使胡牌时它们用在顺子里。所有价值的单位是&lt;b&gt;胡&lt;/b&gt;。成牌里，胡的那张算手牌，但见 N6.5。</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Hu</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>All these values are doubled if the face is an old general. They are also doubled for each indicator that fits: an indicator of an ordinary face doubles the ordinary faces of its rank in all suits, and an old general as indicator doubles all four old generals. Each of them doubles once more. The Nine of Strings counts here as an old general only: a Nine of Myriads or Coins does not double it, and it does not double them.</source>
        <comment>N6.3</comment>
        <translation>以上胡数，老将都翻倍。每张相符的将牌也使之翻倍：普通的将牌使各花色同点数的普通牌翻倍，老将作将牌时四老将都翻倍。各次翻倍相乘。九索在这里只算老将：九万或九文不使它翻倍，它也不使它们翻倍。</translation>
    </message>
    <message>
        <source>A face that is exactly that of an indicator counts more: a pung of it is doubled once more, and three of it in hand count 12 in place of 4, before the doublings of N6.3. Opening declarations get nothing extra.</source>
        <comment>N6.4</comment>
        <translation>与将牌完全相同的牌算得更多：它的碰再翻一倍，手中三张算 12 而不是 4，再按 N6.3 翻倍。开局亮牌没有额外的。</translation>
    </message>
    <message>
        <source>The indicators are {2s} and {3m}. Three {2m} in hand count 4 × 2 = 8. Three {2s} in hand count 12 × 2 = 24.</source>
        <comment>N6.4 example</comment>
        <translation>将牌是 {2s} 和 {3m}。手中三张 {2m} 算 4 × 2 = 8。手中三张 {2s} 算 12 × 2 = 24。</translation>
    </message>
    <message>
        <source>Both indicators are {4c}. Tiandi Hezi counts 16 × 2 × 2 = 64.</source>
        <comment>N6.3 example</comment>
        <translation>两张将牌都是 {4c}。天地对算 16 × 2 × 2 = 64。</translation>
    </message>
    <message>
        <source>One indicator is {9s}: three {9m} in hand count 4. One indicator is {9m}: three {9s} in hand count 8, and three {9c} in hand count 8.</source>
        <comment>N6.3 example</comment>
        <translation>一张将牌是 {9s}：手中三张 {9m} 算 4。一张将牌是 {9m}：手中三张 {9s} 算 8，手中三张 {9c} 算 8。</translation>
    </message>
    <message>
        <source>If you win on a discard or by robbing a kong, and the winning card is your third of a face in hand, these three count as a pung, 2 and the doublings of N6.3 and N6.4, whatever groups they are used in. If it is your fourth, your own three count as three in hand, never as four. A winning card that you drew yourself counts as a card in hand.</source>
        <comment>N6.5</comment>
        <translation>如果你胡打出的牌或抢杠胡，而胡的那张是你手中这种牌的第三张，这三张按碰算，即 2 以及 N6.3 和 N6.4 的翻倍，不论它们用在哪些组里。如果是第四张，你自己的三张算手中三张，绝不算四张。自摸的那张算手牌。</translation>
    </message>
    <message>
        <source>An ordinary face that no indicator doubles</source>
        <translation>没有将牌使之翻倍的普通牌</translation>
    </message>
    <message>
        <source>An old general when no old general is an indicator</source>
        <translation>将牌中没有老将时的老将</translation>
    </message>
    <message>
        <source>The face of an ordinary indicator</source>
        <translation>与普通将牌相同的牌</translation>
    </message>
    <message>
        <source>Its rank in another suit</source>
        <translation>同点数的另一花色</translation>
    </message>
    <message>
        <source>An old general that is an indicator</source>
        <translation>作将牌的老将</translation>
    </message>
    <message>
        <source>The other old generals then</source>
        <translation>此时其他老将</translation>
    </message>
    <message>
        <source>What groups are worth, in hu, when the other indicator does not matter:</source>
        <translation>另一张将牌不起作用时各组的胡数：</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>牌种</translation>
    </message>
    <message>
        <source>Three in hand</source>
        <translation>手中三张</translation>
    </message>
    <message>
        <source>Exposed kong</source>
        <translation>明杠</translation>
    </message>
    <message>
        <source>Opening declaration</source>
        <translation>开局亮牌</translation>
    </message>
    <message>
        <source>What the winner adds</source>
        <translation>赢家加什么</translation>
    </message>
    <message>
        <source>The shape of the winning hand: seven runs are &lt;b&gt;Qing Hu&lt;/b&gt;, +100. Triplets and kongs only, with opening declarations counted among them and Wenqian runs allowed beside them, are &lt;b&gt;Piao Hu&lt;/b&gt;, +50 and the total ×2. Any other mixture is &lt;b&gt;Tazi Hu&lt;/b&gt;, +20.</source>
        <comment>N7.1</comment>
        <translation>胡牌的牌型：七副顺子是&lt;b&gt;清胡&lt;/b&gt;，+100。只有刻子和杠是&lt;b&gt;飘胡&lt;/b&gt;，+50，总数 ×2；开局亮牌也算刻子和杠，此外还可以有文钱。其他任何混合都是&lt;b&gt;塌子胡&lt;/b&gt;，+20。</translation>
    </message>
    <message>
        <source>Wenqian runs in the winning hand: one +20, two +50, three +100, four +200.</source>
        <comment>N7.2</comment>
        <translation>胡牌中的文钱：一副 +20，两副 +50，三副 +100，四副 +200。</translation>
    </message>
    <message>
        <source>A win on a card that you drew yourself: +10; a heavenly win is none. If that card was the replacement of a kong, concealed, added or claimed, another +10. A replacement in preparation does not count.</source>
        <comment>N7.3</comment>
        <translation>自摸：+10；天胡不算。如果那张是杠的补牌，不论暗杠、补杠还是要来的杠，再 +10。准备中的补牌不算。</translation>
    </message>
    <message>
        <source>The &lt;b&gt;waiting card&lt;/b&gt;, +10, at most once: the winning card completes the pair, or is the middle of a run, or the Three of a run 1–2–3, or the Seven of a run 7–8–9. Never with a heavenly win.</source>
        <comment>N7.4</comment>
        <translation>&lt;b&gt;独听&lt;/b&gt;，+10，最多一次：胡的那张补成对子，或是顺子的中间一张，或是顺子 1–2–3 的 3，或是顺子 7–8–9 的 7。不与天胡同计。</translation>
    </message>
    <message>
        <source>The total is doubled once for each of these: Piao Hu; Closed Piao, a Piao Hu with no pung among the declared groups; Three Elders, at least three each of Red Flower, White Flower and Thousand among hand, winning card and groups, Hezi cards left out; a heavenly win; a win on the dealer’s first discard, also when a concealed kong came before it; ready declared; the last card of the stock drawn by yourself, from the front or as a kong replacement. For Closed Piao an added kong counts as a pung; a claimed or concealed kong and an opening declaration do not, nor does a triplet that the winning discard completes.</source>
        <comment>N7.5</comment>
        <translation>以下每项使总数翻一倍：飘胡；暗飘胡，即亮出的组里没有碰的飘胡；三老，即手牌、胡的那张和各组中红花、白花、千字各至少三张，天地对的牌不计；天胡；胡庄家打出的第一张，即使之前有过暗杠；天听；自己摸到牌堆最后一张，不论从前面摸还是作杠的补牌。对暗飘胡来说，补杠算碰；要来的杠、暗杠和开局亮牌不算，胡打出的牌凑成的刻子也不算。</translation>
    </message>
    <message>
        <source>If the hand can be divided in several ways, or the winning card can have several places in it, the way with the highest total counts. Of two equal totals it is the one with more doublings, then the one with the higher bonus for the shape.</source>
        <comment>N7.6</comment>
        <translation>如果手牌有几种分法，或胡的那张可以放在几个位置，按总数最高的算。总数相同时取翻倍较多的，再取牌型分较高的。</translation>
    </message>
    <message>
        <source>The winner adds the bonuses to the base hu and doubles the sum for every doubling. The others count their base hu only.</source>
        <comment>N7.7</comment>
        <translation>赢家把奖分加到基本胡上，每有一次翻倍就把这个和乘以 2。其他人只算基本胡。</translation>
    </message>
    <message>
        <source>One plain pung and six runs, won on a discard that is no waiting card: 2 + 20 = 22, rounded up to 30.</source>
        <comment>N7.7 example</comment>
        <translation>一个普通的碰和六副顺子，胡打出的牌，不是独听：2 + 20 = 22，进到 30。</translation>
    </message>
    <message>
        <source>Seven plain pungs, won on a discard that completes the pair: (14 + 50 + 10) × 2 = 148, rounded up to 150.</source>
        <comment>N7.7 example</comment>
        <translation>七个普通的碰，胡打出的牌补成对子：(14 + 50 + 10) × 2 = 148，进到 150。</translation>
    </message>
    <message>
        <source>Seven plain triplets in hand, the pair completed by a card that you drew: (28 + 50 + 10 + 10) × 2 × 2 = 392, rounded up to 400.</source>
        <comment>N7.7 example</comment>
        <translation>手中七个普通的刻子，自己摸到的牌补成对子：(28 + 50 + 10 + 10) × 2 × 2 = 392，进到 400。</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>Every total is rounded up to a multiple of ten: 22 becomes 30, 20 stays 20, and 0 stays 0.</source>
        <comment>N8.1</comment>
        <translation>每个总数向上进到整十：22 变 30，20 仍是 20，0 仍是 0。</translation>
    </message>
    <message>
        <source>Each two players settle the difference of their totals. So a winner may well have to pay, and two players may share the highest total.</source>
        <comment>N8.2</comment>
        <translation>每两家之间结算总数的差额。所以赢家也可能要付，两家也可能并列最高。</translation>
    </message>
    <message>
        <source>The totals 100, 40 and 20 settle as +140, −40 and −100.</source>
        <comment>N8.2 example</comment>
        <translation>总数 100、40 和 20 结算为 +140、−40 和 −100。</translation>
    </message>
    <message>
        <source>After an exhausted deal the base totals are settled in the same way, without any bonus of a winner.</source>
        <comment>N8.3</comment>
        <translation>牌堆摸完时，按同样方法结算基本胡，没有赢家的奖分。</translation>
    </message>
</context>
<context>
    <name>NumberDialog</name>
    <message>
        <source>Play a deal by its number</source>
        <translation>按编号打一局</translation>
    </message>
    <message>
        <source>The same number gives everybody the same cards.</source>
        <translation>同一编号，人人分到同样的牌。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>牌局编号</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: play this deal</extracomment>
        <translation>开打</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>As drawn with the cards</source>
        <translation>随牌抽定</translation>
    </message>
    <message>
        <source>Or paste a whole deal that somebody shared with you.</source>
        <translation>也可以粘贴别人分享的整局牌。</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player, %2 the cards in that hand</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The hands of the others</source>
        <translation>其他人的手牌</translation>
    </message>
</context>
<context>
    <name>OpenRow</name>
    <message>
        <source>No program of this computer opens it.</source>
        <translation>这台电脑上没有程序能打开它。</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Tôm with the 3 of Strings</source>
        <translation>Tôm 用三索</translation>
    </message>
    <message>
        <source>Chi of a turned-up card</source>
        <translation>下家可吃翻出的牌</translation>
    </message>
    <message>
        <source>Own fourth makes a ti</source>
        <translation>自己的第四张成提</translation>
    </message>
    <message>
        <source>Tôm counts the 3 of Strings in place of the 3 of Coins.</source>
        <translation>Tôm 以三索代替三文。</translation>
    </message>
    <message>
        <source>The next player too may chi a card that was turned up.</source>
        <translation>下家也可以吃翻出的牌。</translation>
    </message>
    <message>
        <source>The fourth card turned up onto one’s own wei is a forced ti.</source>
        <translation>翻出自己所偎之牌的第四张，必须提。</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Table options</source>
        <translation>牌桌选项</translation>
    </message>
</context>
<context>
    <name>Paohuzi rules</name>
    <message>
        <source>Objective</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Three people play, each for themselves. You collect groups of cards, and many of them are worth points. Whoever first has seven groups worth at least fifteen points wins the deal and is paid by the other two.</source>
        <translation>三人各自为战。你要收集各种门子，其中很多有胡息。谁先凑成七门、至少十五胡息，谁就赢下这一局，由另外两家付。</translation>
    </message>
    <message>
        <source>A group is called a &lt;b&gt;menzi&lt;/b&gt;; the points of a group are its &lt;b&gt;huxi&lt;/b&gt; (P8.1).</source>
        <comment>P2.0</comment>
        <translation>一组叫一&lt;b&gt;门&lt;/b&gt;（门子）；一门的分数叫&lt;b&gt;胡息&lt;/b&gt;（P8.1）。</translation>
    </message>
    <message>
        <source>You may win on a stock card, whoever turned it up, when your open groups and your hand make exactly seven groups with it that are worth at least 15 huxi. Without a group of four, all seven have three cards. With one or more groups of four, exactly one of the seven is a pair and the others have three or four cards. A dead hand (P6.5) does not win.</source>
        <comment>P7.1</comment>
        <translation>不论谁翻出的牌堆的牌，只要你亮出的和手里的牌加上它正好成七门、至少 15 胡息，就可以胡。没有四张的门时，七门都是三张。有一个或几个四张的门时，七门中正好有一门是对子，其余是三张或四张。死手（P6.5）不能胡。</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>准备</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>The deck has eighty cards: the numbers 1 to 10 in small characters and in large characters, four copies of each. Two cards are &lt;b&gt;identical&lt;/b&gt; when they have the same size and the same number. The numbers 2, 7 and 10 are printed in red, the others in black; the color has no effect on the score.</source>
        <comment>P1.1</comment>
        <translation>全副八十张：数字 1 到 10，小字和大字，每种四张。大小和数字都相同的两张牌是&lt;b&gt;相同&lt;/b&gt;的牌。2、7、10 印红色，其余印黑色；颜色不影响得分。</translation>
    </message>
    <message>
        <source>Small and large numbers</source>
        <translation>小字与大字</translation>
    </message>
    <message>
        <source>The groups</source>
        <translation>门子</translation>
    </message>
    <message>
        <source>A &lt;b&gt;kan&lt;/b&gt; is three identical cards in your hand. It is locked: you never discard one of its cards and never use one in a chi, a bi or a run.</source>
        <comment>P2.1</comment>
        <translation>&lt;b&gt;坎&lt;/b&gt;是手中三张相同的牌。坎是锁住的：坎里的牌不能打，也不能用来吃、比或成顺子。</translation>
    </message>
    <message>
        <source>Three identical cards made with a stock card that you turned up yourself are a &lt;b&gt;wei&lt;/b&gt;; made with any other public card they are a &lt;b&gt;peng&lt;/b&gt;. Four identical cards that are all your own, dealt to you or a kan and a stock card that you turned up yourself, are a &lt;b&gt;ti&lt;/b&gt;; any other four are a &lt;b&gt;pao&lt;/b&gt;.</source>
        <comment>P2.2</comment>
        <translation>自己从牌堆翻出的牌凑成的三张相同是&lt;b&gt;偎&lt;/b&gt;；用其他明牌凑成的是&lt;b&gt;碰&lt;/b&gt;。四张全是自己的，即起手分到的，或坎加自己从牌堆翻出的牌，是&lt;b&gt;提&lt;/b&gt;；其他四张是&lt;b&gt;跑&lt;/b&gt;。</translation>
    </message>
    <message>
        <source>A &lt;b&gt;chi group&lt;/b&gt; is three cards of one of these kinds: three numbers in a row of one size; 2, 7 and 10 of one size; or three cards of one number in both sizes, two large and one small, or two small and one large.</source>
        <comment>P2.3</comment>
        <translation>&lt;b&gt;吃的组合&lt;/b&gt;是以下三张之一：同大小三个相连的数字；同大小的 2、7、10；或同一数字的大小字三张，两大一小，或两小一大。</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>三张相连</translation>
    </message>
    <message>
        <source>2–7–10</source>
        <translation>2–7–10</translation>
    </message>
    <message>
        <source>One number in both sizes</source>
        <translation>同一数字的大小字</translation>
    </message>
    <message>
        <source>A &lt;b&gt;pair&lt;/b&gt; is two identical cards. It counts only in a winning hand that has a group of four.</source>
        <comment>P2.4</comment>
        <translation>&lt;b&gt;对子&lt;/b&gt;是两张相同的牌。只有成牌里有四张的门时才算。</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>The dealer is chosen at random and gets 21 cards, the other two 20 each. The remaining 19 cards are the stock, face down. The dealer’s twenty-first card is shown to all.</source>
        <comment>P3.1</comment>
        <translation>庄家随机决定，分到 21 张，另外两家各 20 张。剩下 19 张扣着作牌堆。庄家的第二十一张给大家看。</translation>
    </message>
    <message>
        <source>Any four identical cards that you are dealt become a ti at once and lie open. Any three identical cards are a kan and stay in your hand.</source>
        <comment>P3.2</comment>
        <translation>起手的四张相同立刻成提，亮在桌上。三张相同是坎，留在手里。</translation>
    </message>
    <message>
        <source>Between turns you hold 20 cards, open groups included, and one more for each group of four after the first: what seven groups need, less the winning card. If you are dealt several ti you have too few cards at first. With n ti you are n − 1 cards short, as dealer n − 2. You never draw replacements; P6.1 evens it out.</source>
        <comment>P3.3</comment>
        <translation>两轮之间你有 20 张牌，包括亮出的；从第二个四张的门起，每有一个多一张：正好是七门所需，少胡的那一张。起手有几个提时，开始会缺牌。有 n 个提就缺 n − 1 张，庄家缺 n − 2 张。从不补牌；P6.1 会补平。</translation>
    </message>
    <message>
        <source>With two groups of four a hand has 21 cards between turns, with three it has 22.</source>
        <comment>P3.3 example</comment>
        <translation>有两个四张的门时，两轮之间有 21 张；有三个时有 22 张。</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>第一轮之前</translation>
    </message>
    <message>
        <source>&lt;b&gt;Heavenly win&lt;/b&gt;: if the cards you are dealt hold at least three ti, or at least five kan, you may win at once, before anything else. Your other cards need not form groups. The dealer’s claim comes first, then those of the others in turn. Ti and kan are not added together to reach three or five, and a ti is no kan; but the huxi of all your ti and all your kan count. A dealer who could also win by P4.2 scores the better of the two.</source>
        <comment>P4.1</comment>
        <translation>&lt;b&gt;天胡&lt;/b&gt;：起手的牌里至少有三提，或至少有五坎，可以先于一切马上胡。其余的牌不必成门。庄家优先，然后按轮次。提和坎不能相加来凑三或五，提也不算坎；但你所有的提和坎的胡息都算。庄家若同时符合 P4.2，取得分较高的。</translation>
    </message>
    <message>
        <source>You are dealt five small kan and no ti: 15 huxi.</source>
        <comment>P4.1 example</comment>
        <translation>你起手有五个小字坎，没有提：15 胡息。</translation>
    </message>
    <message>
        <source>Next, a dealer whose 21 cards already form seven groups worth at least 15 huxi may win. The shown card counts as a stock card that the dealer turned up, and three alike in the hand count as a kan. Nobody else may claim the shown card or win on it.</source>
        <comment>P4.2</comment>
        <translation>接着，21 张已成七门、至少 15 胡息的庄家可以胡。给大家看的那张算庄家翻出的牌堆的牌，手中三张相同算坎。别人不能要那张牌，也不能胡它。</translation>
    </message>
    <message>
        <source>Then the dealer discards, if a discard is due by P6.1. A dealer who was dealt two ti owes none, and the next player turns up a stock card. If a discard is due and none is allowed, the dealer’s hand is dead (P6.5).</source>
        <comment>P4.3</comment>
        <translation>然后庄家打一张，如果按 P6.1 该打。起手有两提的庄家不打，由下家翻牌堆的牌。该打而没有可打的牌，庄家就是死手（P6.5）。</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>一轮怎么打</translation>
    </message>
    <message>
        <source>Discards and stock cards</source>
        <translation>打出的牌与牌堆的牌</translation>
    </message>
    <message>
        <source>After a discard, even when the stock is empty, the other players may claim the card (P5.4). If nobody takes it, it stays among the discards of the one who discarded it, and the next player turns up a stock card.</source>
        <comment>P5.1</comment>
        <translation>打出一张后，即使牌堆已空，别人也可以要它（P5.4）。没有人拿，它就留在打牌者打出的牌里，由下家翻牌堆的牌。</translation>
    </message>
    <message>
        <source>A stock card that you turn up lies open for all and never simply goes into your hand. First come the forced groups of P5.3. If there is none, the card may be claimed (P5.4), and you come first. If nobody takes it, it stays among your discards, and the next player turns up a stock card.</source>
        <comment>P5.2</comment>
        <translation>你翻出的牌堆的牌给大家看，绝不会直接进手。先看 P5.3 的强制组合。没有的话，可以要它（P5.4），你优先。没有人拿，它就留在你打出的牌里，由下家翻牌堆的牌。</translation>
    </message>
    <message>
        <source>If you turn up a card of which you hold exactly two, it becomes a wei; if you hold a kan of it, it becomes a ti. Nobody is asked, and this comes before every claim of the others. If your hand is then complete you may win. Or you go on: with a discard if one is due and allowed, otherwise with a pass.</source>
        <comment>P5.3</comment>
        <translation>你翻出的牌，手里正好有两张，就成偎；有它的坎，就成提。不问任何人，并且先于别人的一切要牌。这时如果成牌，你可以胡。也可以继续：该打且能打时打一张，否则过。</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>A public card may be claimed. A win, on a stock card only, goes before pao and peng, and these go before chi. Among equal claims the player who turned the card up comes first, and after a discard the player who is next. You may &lt;b&gt;pao&lt;/b&gt; if you hold a kan of the face and another player turned it up or discarded it, if you have a wei of the face, or if you have a peng of the face and the card is a stock card; on a wei or peng your own stock card will do. You may &lt;b&gt;peng&lt;/b&gt; if you hold exactly two of the face and another player turned it up or discarded it. You may &lt;b&gt;chi&lt;/b&gt; a stock card only if you turned it up, and a discard only if you are next after the one who discarded it. You are never forced to make a claim.</source>
        <comment>P5.4</comment>
        <translation>明牌可以要。胡（只对牌堆的牌）先于跑和碰，跑和碰先于吃。要法相同时，翻牌者优先；对打出的牌，下家优先。可以&lt;b&gt;跑&lt;/b&gt;：你有这种牌的坎，而它是别人翻出或打出的；或你有它的偎；或你有它的碰，而它是牌堆的牌；偎或碰遇到自己翻出的牌也行。可以&lt;b&gt;碰&lt;/b&gt;：你手里正好有两张，而它是别人翻出或打出的。可以&lt;b&gt;吃&lt;/b&gt;：牌堆的牌只有自己翻出的才行，打出的牌只有上家打的才行。从不强迫要牌。</translation>
    </message>
    <message>
        <source>If you pass a card that you could have taken with chi or peng, whatever else you were offered and whoever takes it, you may not chi or peng a public card of that face any more in this deal. The same holds for a face that you have discarded. The face may still be in your other chi groups and in a bi, and you may still win on it and make pao, wei and ti of it. Passing only a pao or a win costs nothing.</source>
        <comment>P5.6</comment>
        <translation>你过掉一张本可以吃或碰的牌，不论当时还有什么可选、谁拿走了它，本局就不能再吃或碰这种明牌。你打出过的牌种也一样。这种牌仍可在你别的吃的组合和比里，你也仍可胡它，或用它跑、偎、提。只过跑或胡没有代价。</translation>
    </message>
    <message>
        <source>When a player must turn up a stock card and none is left, the deal is a draw.</source>
        <comment>P5.7</comment>
        <translation>该翻牌而牌堆已空时，本局和局。</translation>
    </message>
    <message>
        <source>Chi and bi</source>
        <translation>吃与比</translation>
    </message>
    <message>
        <source>With a chi you lay open a chi group of the public card and two cards of your hand. If your hand still holds cards of that face afterwards, every one of them must go into another chi group made of hand cards, which you lay open at the same time. This is called &lt;b&gt;bi&lt;/b&gt;. If they cannot all be placed, there is no chi. Cards of a kan are never used, so you cannot chi a face of which you hold a kan.</source>
        <comment>P5.5</comment>
        <translation>吃时，你用明牌和手里两张亮出一个吃的组合。如果手里还有这种牌，每一张都必须同时放进另一个由手牌组成的吃的组合，一并亮出。这叫&lt;b&gt;比&lt;/b&gt;。不能全部放下就不能吃。坎里的牌从不动用，所以有坎的牌不能吃。</translation>
    </message>
    <message>
        <source>You hold {x1}{x2}{x3}{x4}{x5}, and the public card is {x3}. If you take it with {x4}{x5}, your own {x3} must go into {x1}{x2}{x3} at the same time.</source>
        <comment>P5.5 example</comment>
        <translation>你有 {x1}{x2}{x3}{x4}{x5}，明牌是 {x3}。如果用 {x4}{x5} 吃，你自己的 {x3} 必须同时放进 {x1}{x2}{x3}。</translation>
    </message>
    <message>
        <source>You hold {x1}{x2}{x3}{x3}, and the public card is {x3}: no chi is possible, as your own two cannot both be placed. With a kan of {x1} and a {x2} you cannot take {x3} either, as the kan is locked.</source>
        <comment>P5.5 example</comment>
        <translation>你有 {x1}{x2}{x3}{x3}，明牌是 {x3}：不能吃，因为你自己的两张放不下。有 {x1} 的坎和一张 {x2} 时也不能吃 {x3}，因为坎是锁住的。</translation>
    </message>
    <message>
        <source>After taking a card</source>
        <translation>拿牌之后</translation>
    </message>
    <message>
        <source>When you have taken a card, a discard is due if you now hold more cards, open groups included, than P3.3 says. So you discard one card after a wei, a chi or a peng and after your first ti or pao, and none after each later ti or pao. A hand that is short owes no discard after its next wei, chi or peng; a ti or pao leaves it as short as before.</source>
        <comment>P6.1</comment>
        <translation>拿牌之后，如果你的牌（包括亮出的）多于 P3.3 所说的张数，就该打一张。所以偎、吃、碰之后，以及第一次提或跑之后打一张，以后每次提或跑之后不打。缺牌时，下一次偎、吃或碰之后不打；提或跑之后仍缺同样张数。</translation>
    </message>
    <message>
        <source>You may discard any card of your hand that is not in a kan. You may break a pair.</source>
        <comment>P6.2</comment>
        <translation>手里不在坎里的任何一张都可以打。对子可以拆。</translation>
    </message>
    <message>
        <source>When no discard is due, the next player turns up a stock card.</source>
        <comment>P6.3</comment>
        <translation>不用打牌时，由下家翻牌堆的牌。</translation>
    </message>
    <message>
        <source>You may not chi, peng or pao when a discard would be due afterwards and you would have no card that you may discard. A short hand that owes no discard may take the card.</source>
        <comment>P6.4</comment>
        <translation>如果之后该打一张，而你会没有可打的牌，就不能吃、碰或跑。缺牌而不用打牌时，可以拿这张牌。</translation>
    </message>
    <message>
        <source>If a forced wei or ti, or the opening, leaves you no card that you may discard although a discard is due, and you do not win at once, your hand is &lt;b&gt;dead&lt;/b&gt;. You discard nothing and play goes on with the next player. A dead hand never wins and never makes a chi, a peng or a wei. It still turns up stock cards in its turn, a ti is still forced and a pao still possible, both without a discard.</source>
        <comment>P6.5</comment>
        <translation>在强制的偎或提之后，或开局时，该打一张却没有可打的牌，又没有马上胡，你就是&lt;b&gt;死手&lt;/b&gt;。你什么都不打，由下家继续。死手绝不能胡，也不能吃、碰、偎。轮到时仍翻牌堆的牌，提仍是强制的，跑仍可以，两者都不打牌。</translation>
    </message>
    <message>
        <source>Play goes on from the player who took the card: whoever sits after that player is next.</source>
        <comment>P6.6</comment>
        <translation>接着从拿牌的那家往下轮：轮到那家的下家。</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>得分与结束</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>牌桌选项</translation>
    </message>
    <message>
        <source>These options are off unless you turn them on.</source>
        <translation>这些选项默认关闭。</translation>
    </message>
    <message>
        <source>The player after the one who turned up a stock card may chi it too, as is common in Hunan. The one who turned it up comes first. P5.6 and P6.4 apply as to any chi.</source>
        <comment>P9.1</comment>
        <translation>翻牌者的下家也可以吃翻出的牌，湖南常这样打。翻牌者优先。P5.6 和 P6.4 照常适用。</translation>
    </message>
    <message>
        <source>A stock card that you turn up yourself and that is the fourth of your own wei is forced into a ti, in place of a pao that you may choose. This holds for a dead hand too.</source>
        <comment>P9.2</comment>
        <translation>自己翻出的牌若是自己所偎之牌的第四张，必须提，而不是可选的跑。死手也一样。</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>胡牌</translation>
    </message>
    <message>
        <source>A kan in your hand stays a kan, or becomes a group of four with the winning card. All other cards of your hand, pairs too, may be divided into chi groups and the pair as you like.</source>
        <comment>P7.2</comment>
        <translation>手里的坎仍是坎，或与胡的那张成四张的门。其他手牌，包括对子，可以任意分成吃的组合和那一个对子。</translation>
    </message>
    <message>
        <source>The winning card may complete a chi group or the pair, make a peng with two in your hand, or make a pao with a kan in your hand, with a wei or with a peng. If you turned it up yourself, P5.3 comes first: with two in hand it is a wei and with a kan a ti, and nothing else.</source>
        <comment>P7.3</comment>
        <translation>胡的那张可以补成吃的组合或对子，可以与手里两张成碰，也可以与手里的坎、与偎或碰成跑。如果是自己翻出的，先按 P5.3：手里两张就是偎，有坎就是提，别无选择。</translation>
    </message>
    <message>
        <source>You win only on a stock card, never on a discard; only the wins of P4.1 and P4.2 need no such card. A win is claimed while the card lies open, or after a forced group. Once you have taken a card by chi, peng or pao you cannot win on it any more.</source>
        <comment>P7.5</comment>
        <translation>只胡牌堆的牌，不胡打出的牌；只有 P4.1 和 P4.2 的胡不需要这样的牌。要趁牌还摊着时，或在强制组合之后胡。你用吃、碰、跑拿走一张牌之后，就不能再胡它。</translation>
    </message>
    <message>
        <source>If your cards form seven groups in several ways, the way with the most huxi counts.</source>
        <comment>P7.4</comment>
        <translation>如果你的牌有几种方法成七门，按胡息最多的算。</translation>
    </message>
    <message>
        <source>{x1}{x2}{x3}, {d1}{d2}{d3}, {x2}{x7}{x10}, {d2}{d7}{d10}, {x4}{x5}{x6}, {d4}{d5}{d6} and {x8}{x9} with the winning card {x10}: 3 + 6 + 3 + 6 = 18 huxi, 2 tun.</source>
        <comment>P7.1 example</comment>
        <translation>{x1}{x2}{x3}、{d1}{d2}{d3}、{x2}{x7}{x10}、{d2}{d7}{d10}、{x4}{x5}{x6}、{d4}{d5}{d6}，以及 {x8}{x9} 加胡的那张 {x10}：3 + 6 + 3 + 6 = 18 胡息，2 囤。</translation>
    </message>
    <message>
        <source>You hold six small kan, of 3, 4, 5, 6, 8 and 9, and {x1}{x1}. You passed the heavenly win. A {x1} that another player turns up makes a peng: 1 + 18 = 19 huxi, 2 tun. If you turn it up yourself it is a wei: 3 + 18 = 21 huxi, 3 tun. If it is discarded there is no win.</source>
        <comment>P7.3 example</comment>
        <translation>你手里有 3、4、5、6、8、9 六个小字坎和 {x1}{x1}。你过了天胡。别人翻出的 {x1} 成碰：1 + 18 = 19 胡息，2 囤。自己翻出则是偎：3 + 18 = 21 胡息，3 囤。如果是打出的就不能胡。</translation>
    </message>
    <message>
        <source>You hold a kan of {x8}, a kan of {d1}, a kan of {d2} and {x6}{x7}, and have open {x4}{x5}{x6}, {x1}{x2}{x3} and {x2}{x7}{x10}. When another player turns up {x8}, it makes {x6}{x7}{x8} beside the kan: 21 huxi, a win. When you turn it up yourself the ti is forced, {x6}{x7} are left over, and there is no win.</source>
        <comment>P7.3 example</comment>
        <translation>你手里有 {x8} 的坎、{d1} 的坎、{d2} 的坎和 {x6}{x7}，亮出 {x4}{x5}{x6}、{x1}{x2}{x3} 和 {x2}{x7}{x10}。别人翻出 {x8} 时，它在坎之外成 {x6}{x7}{x8}：21 胡息，胡。自己翻出时必须提，{x6}{x7} 就剩下，不能胡。</translation>
    </message>
    <message>
        <source>Ti</source>
        <translation>提</translation>
    </message>
    <message>
        <source>Pao</source>
        <translation>跑</translation>
    </message>
    <message>
        <source>Wei or kan</source>
        <translation>偎或坎</translation>
    </message>
    <message>
        <source>Peng</source>
        <translation>碰</translation>
    </message>
    <message>
        <source>1–2–3 or 2–7–10</source>
        <translation>1–2–3 或 2–7–10</translation>
    </message>
    <message>
        <source>Any other chi group; the pair</source>
        <translation>其他吃的组合；对子</translation>
    </message>
    <message>
        <source>Score and payment</source>
        <translation>得分与付分</translation>
    </message>
    <message>
        <source>Each group of a won hand brings its huxi, more for large cards than for small ones.</source>
        <comment>P8.1</comment>
        <translation>成牌的每一门都有胡息，大字比小字多。</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>门</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小字</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大字</translation>
    </message>
    <message>
        <source>The huxi are turned into &lt;b&gt;tun&lt;/b&gt;: 15 to 17 huxi are 1 tun, 18 to 20 are 2 tun, and every three huxi more are one tun more.</source>
        <comment>P8.2</comment>
        <translation>胡息折成&lt;b&gt;囤&lt;/b&gt;：15 到 17 胡息是 1 囤，18 到 20 是 2 囤，每多三胡息加一囤。</translation>
    </message>
    <message>
        <source>Each opponent pays the tun to the winner. After a draw nobody pays.</source>
        <comment>P8.3</comment>
        <translation>两个对手各付给赢家这么多囤。和局谁都不付。</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>The everyday numeral for %1</source>
        <translation>%1 的小写数字</translation>
    </message>
    <message>
        <source>The formal numeral for %1</source>
        <translation>%1 的大写数字</translation>
    </message>
    <message>
        <source>A man under an umbrella, one leg raised</source>
        <translation>伞下的男子，抬起一条腿</translation>
    </message>
    <message>
        <source>A branch with three peaches</source>
        <translation>结着三个桃子的枝条</translation>
    </message>
    <message>
        <source>A woman in a kimono</source>
        <translation>穿和服的女子</translation>
    </message>
    <message>
        <source>A cart with two wheels, and its driver</source>
        <translation>两轮车和车夫</translation>
    </message>
    <message>
        <source>A tower on posts</source>
        <translation>立柱上的楼阁</translation>
    </message>
    <message>
        <source>A man from behind, leaning on an axe</source>
        <translation>背影男子，倚着斧头</translation>
    </message>
    <message>
        <source>A man in a short jacket, striding</source>
        <translation>穿短衣大步走的男子</translation>
    </message>
    <message>
        <source>A leaping carp</source>
        <translation>跃起的鲤鱼</translation>
    </message>
    <message>
        <source>A porter from behind, a bale on his shoulder</source>
        <translation>背影挑夫，肩扛货包</translation>
    </message>
    <message>
        <source>A stout man in a cloak</source>
        <translation>披斗篷的胖男子</translation>
    </message>
    <message>
        <source>An old man bent over a staff</source>
        <translation>拄杖弯腰的老人</translation>
    </message>
    <message>
        <source>A traveler in a straw hat</source>
        <translation>戴草帽的旅人</translation>
    </message>
    <message>
        <source>A woman in a long robe, serving</source>
        <translation>穿长袍侍奉的女子</translation>
    </message>
    <message>
        <source>A sailing boat</source>
        <translation>帆船</translation>
    </message>
    <message>
        <source>A man with a small child on his shoulders</source>
        <translation>肩上坐着小孩的男子</translation>
    </message>
    <message>
        <source>A man with a sack and a drum</source>
        <translation>背袋子拿鼓的男子</translation>
    </message>
    <message>
        <source>A squatting man with a pipe</source>
        <translation>蹲着抽烟斗的男子</translation>
    </message>
    <message>
        <source>A walker with a staff and a lantern</source>
        <translation>拿杖提灯的行人</translation>
    </message>
    <message>
        <source>A dancing woman with long sleeves</source>
        <translation>长袖起舞的女子</translation>
    </message>
    <message>
        <source>A man in a hat, a bundle on his back</source>
        <translation>戴帽背包袱的男子</translation>
    </message>
    <message>
        <source>A man with a long sword, one knee bent</source>
        <translation>持长剑屈一膝的男子</translation>
    </message>
    <message>
        <source>A man holding a round jar</source>
        <translation>抱圆坛的男子</translation>
    </message>
    <message>
        <source>A seated woman in a large straw hat</source>
        <translation>戴大草帽坐着的女子</translation>
    </message>
    <message>
        <source>A runner with a tasseled pole</source>
        <translation>拿缨杆奔跑的人</translation>
    </message>
    <message>
        <source>A man in a long striped robe, with a letter</source>
        <translation>穿条纹长袍、拿信的男子</translation>
    </message>
    <message>
        <source>A child on stilts</source>
        <translation>踩高跷的孩子</translation>
    </message>
    <message>
        <source>A man in a horned cap, a box on his back</source>
        <translation>戴角帽、背箱子的男子</translation>
    </message>
    <message>
        <source>A bald old man with a stick</source>
        <translation>拿棍的秃顶老人</translation>
    </message>
    <message>
        <source>A squatting woman with a child before her</source>
        <translation>蹲着的女子，身前有小孩</translation>
    </message>
    <message>
        <source>A man with his hands on his hips</source>
        <translation>双手叉腰的男子</translation>
    </message>
    <message>
        <source>The general Mu Guiying</source>
        <translation>女将穆桂英</translation>
    </message>
    <message>
        <source>Lan Caihe, one of the Eight Immortals</source>
        <translation>蓝采和，八仙之一</translation>
    </message>
    <message>
        <source>Xu Xian under his umbrella</source>
        <translation>伞下的许仙</translation>
    </message>
    <message>
        <source>Sha Wujing, a pilgrim to the West</source>
        <translation>沙悟净，西行取经</translation>
    </message>
    <message>
        <source>He Xiangu, one of the Eight Immortals</source>
        <translation>何仙姑，八仙之一</translation>
    </message>
    <message>
        <source>The Star of Joy</source>
        <translation>喜神</translation>
    </message>
    <message>
        <source>Xiaoqing with her sword</source>
        <translation>持剑的小青</translation>
    </message>
    <message>
        <source>An old fisherman</source>
        <translation>老渔翁</translation>
    </message>
    <message>
        <source>Zhong Kui, who drives out demons</source>
        <translation>驱鬼的钟馗</translation>
    </message>
    <message>
        <source>The gourd of Li Tieguai</source>
        <translation>铁拐李的葫芦</translation>
    </message>
    <message>
        <source>The fan of Zhongli Quan</source>
        <translation>钟离权的扇子</translation>
    </message>
    <message>
        <source>The flute of Han Xiangzi</source>
        <translation>韩湘子的笛子</translation>
    </message>
    <message>
        <source>The sword of Lü Dongbin</source>
        <translation>吕洞宾的剑</translation>
    </message>
    <message>
        <source>The clappers of Cao Guojiu</source>
        <translation>曹国舅的阴阳板</translation>
    </message>
    <message>
        <source>The flower basket of Lan Caihe</source>
        <translation>蓝采和的花篮</translation>
    </message>
    <message>
        <source>The lotus of He Xiangu</source>
        <translation>何仙姑的荷花</translation>
    </message>
    <message>
        <source>The bamboo drum of Zhang Guolao</source>
        <translation>张果老的渔鼓</translation>
    </message>
    <message>
        <source>An old general</source>
        <translation>老将</translation>
    </message>
    <message>
        <source>The qilin that brings children</source>
        <translation>麒麟送子</translation>
    </message>
    <message>
        <source>A tortoise on the waves</source>
        <translation>浪上的龟</translation>
    </message>
    <message>
        <source>The spirit of the clam</source>
        <translation>蚌精</translation>
    </message>
    <message>
        <source>A crab with a pearl</source>
        <translation>蟹与珠</translation>
    </message>
    <message>
        <source>The three-legged toad of Liu Haichan</source>
        <translation>刘海蟾的三足金蟾</translation>
    </message>
    <message>
        <source>A crane before the sun</source>
        <translation>日前之鹤</translation>
    </message>
    <message>
        <source>A bat that brings a coin</source>
        <translation>衔钱的蝙蝠</translation>
    </message>
    <message>
        <source>The head of a dragon</source>
        <translation>龙头</translation>
    </message>
    <message>
        <source>A banner over a treasure chest</source>
        <translation>宝箱上的旗</translation>
    </message>
    <message>
        <source>White chrysanthemums</source>
        <translation>白菊</translation>
    </message>
    <message>
        <source>A red peony in a vase</source>
        <translation>瓶中红牡丹</translation>
    </message>
    <message>
        <source>A bat, head down</source>
        <translation>倒挂的蝙蝠</translation>
    </message>
    <message>
        <source>A deer</source>
        <translation>鹿</translation>
    </message>
    <message>
        <source>A peach of immortality</source>
        <translation>寿桃</translation>
    </message>
    <message>
        <source>Two magpies on a flowering plum</source>
        <translation>梅上双鹊</translation>
    </message>
    <message>
        <source>Ingots under a pearl in flames</source>
        <translation>火珠与元宝</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>上级文件夹</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>转到上级文件夹</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>新建一个文件夹</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>切换到列表视图</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>切换到详细信息视图</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>侧栏</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>位置和书签列表</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>显示隐藏文件(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>新建文件夹(&amp;N)</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>计算机</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>修改日期</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>所有页</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>奇数页</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>偶数页</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>选项(&amp;O) &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>选项(&amp;O) &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>打印(&amp;P)</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>打印到文件 (PDF)</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>本地文件</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>写入 PDF 文件</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Copies</source>
        <translation>份数</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>打印范围</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>全部打印</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>页码从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页码</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>用逗号分隔页码或范围。范围是用连字符连接的两个数字。例如：3,5-7,9 打印第 3、5、6、7 和 9 页。</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>当前页</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>所选内容</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>页面集(&amp;S)：</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>输出设置</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>份数：</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>逐份打印</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>逆序</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>色彩模式</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>彩色</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>双面打印</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>长边装订</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>短边装订</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>打印机</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>属性(&amp;R)</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>位置：</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>类型：</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>输出文件(&amp;F)：</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>滚动到此处</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>顶部</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>底部</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>向上滚动</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>向下滚动</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>空格</translation>
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
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>复制链接地址(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Open record</source>
        <translation>打开牌谱</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button: open the chosen file</extracomment>
        <translation>打开</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>保存牌谱</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Deal records (%1)</source>
        <translation>牌谱 (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>所有文件 (%1)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>← Back</source>
        <translation>← 返回</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>各家手牌</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a button that shows the score sheet</extracomment>
        <translation>得分</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>打这一局</translation>
    </message>
    <message>
        <source>‹ Back a move</source>
        <translation>‹ 退一步</translation>
    </message>
    <message>
        <source>Next move ›</source>
        <translation>下一步 ›</translation>
    </message>
    <message>
        <source>Moves of the deal</source>
        <translation>本局步数</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Ten pairs as dealt: %1 Chắn and %2 Cạ.</source>
        <translation>起手十对：%1 Chắn、%2 Cạ。</translation>
    </message>
    <message>
        <source>Ten pairs: %1 Chắn and %2 Cạ, completed by %3.</source>
        <translation>十对：%1 Chắn、%2 Cạ，胡%3。</translation>
    </message>
    <message>
        <source>%1 huxi in the cards dealt: %2 tun from each opponent.</source>
        <translation>起手牌 %1 胡息：每家付 %2 囤。</translation>
    </message>
    <message>
        <source>%1 huxi, completed by %3: %2 tun from each opponent.</source>
        <translation>%1 胡息，胡%3：每家付 %2 囤。</translation>
    </message>
    <message>
        <source>Seven groups and a pair before the first discard.</source>
        <translation>打出第一张之前已有七组加一对。</translation>
    </message>
    <message>
        <source>Seven groups and a pair, completed by %3.</source>
        <translation>七组加一对，胡%3。</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>你胡了</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 胡了</translation>
    </message>
    <message>
        <source>You win at your own gate</source>
        <translation>你在自家门前胡了</translation>
    </message>
    <message>
        <source>%1 wins at its own gate</source>
        <translation>%1 在自家门前胡了</translation>
    </message>
    <message>
        <source>You win with the cards dealt</source>
        <translation>你起手就胡了</translation>
    </message>
    <message>
        <source>%1 wins with the cards dealt</source>
        <translation>%1 起手就胡了</translation>
    </message>
    <message>
        <source>You win before the first discard</source>
        <translation>你在第一张打出之前胡了</translation>
    </message>
    <message>
        <source>%1 wins before the first discard</source>
        <translation>%1 在第一张打出之前胡了</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <translation>牌堆摸完</translation>
    </message>
    <message>
        <source>No card was left to turn up. Nobody pays.</source>
        <translation>已无牌可翻，谁都不付。</translation>
    </message>
    <message>
        <source>No card was left to draw. The base hu of all three are settled.</source>
        <translation>已无牌可摸，三家按基本胡结算。</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>the number of a move in a deal</extracomment>
        <translation>步</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的操作</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>the points that an answer cost against the best one</extracomment>
        <translation>损失</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>更好：%1</translation>
    </message>
    <message>
        <source>No other answer is clearly better.</source>
        <translation>没有明显更好的操作。</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>the answer was the best one</extracomment>
        <translation>最佳</translation>
    </message>
    <message>
        <source>equal</source>
        <extracomment>no difference to the best answer can be seen</extracomment>
        <translation>相当</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>points, and by how much they may be wrong: &quot;2.5 ± 0.8&quot;</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>The Master is thinking…</source>
        <translation>大师思考中…</translation>
    </message>
    <message>
        <source>The Master looks at your decisions: %1 of %2.</source>
        <translation>大师正在看你的决定：%1 / %2。</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 decisions.</source>
        <translation>看了 %2 个决定中的 %1 个后停止。</translation>
    </message>
    <message>
        <source>The Master would not have done better, as far as it can tell.</source>
        <translation>就大师所见，已没有更好的打法。</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is the head of a column, %2 what stands in it</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Example.</source>
        <translation>例。</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and title</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>要点</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>caption and cards</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>完整规则</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存为 PDF…</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>开始游戏</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>name of a game</comment>
        <translation>%1规则</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>另存为 PDF</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>No printer is set up. The rules can be saved as PDF instead.</source>
        <translation>没有设置打印机。可以把规则另存为 PDF。</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>文件无法写入。</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>title, page and pages</comment>
        <translation>%1 · 第 %2 页，共 %3 页</translation>
    </message>
</context>
<context>
    <name>Rules in short</name>
    <message>
        <source>Ten pairs win.</source>
        <translation>十对即胡。</translation>
    </message>
    <message>
        <source>At least six of them are identical cards, a Chắn.</source>
        <translation>其中至少六对是相同的牌，即 Chắn。</translation>
    </message>
    <message>
        <source>Take the public card only to pair it with one of yours.</source>
        <translation>只有能与手中一张成对时，才可吃明牌。</translation>
    </message>
    <message>
        <source>A Chắn that you decline you may not discard later.</source>
        <translation>放弃过的 Chắn，以后不能打那种牌。</translation>
    </message>
    <message>
        <source>Win on a stock card, or with the fourth of three alike.</source>
        <translation>胡牌堆的牌，或三张相同时胡第四张。</translation>
    </message>
    <message>
        <source>Seven groups worth 15 huxi or more win.</source>
        <translation>七门、15 胡息以上即胡。</translation>
    </message>
    <message>
        <source>Groups are three or four alike, three in a row, 2–7–10, and one number in both sizes.</source>
        <translation>一门可以是三张或四张相同、三张相连、2–7–10，或同一数字的大小字。</translation>
    </message>
    <message>
        <source>Three alike in hand stay together.</source>
        <translation>手中三张相同的牌不拆开。</translation>
    </message>
    <message>
        <source>A face that you passed or discarded you may not chi or peng later.</source>
        <translation>过掉或打出的牌，以后不能吃也不能碰。</translation>
    </message>
    <message>
        <source>Win on a stock card, never on a discard.</source>
        <translation>只胡牌堆的牌，不胡打出的牌。</translation>
    </message>
    <message>
        <source>Seven groups and a pair win.</source>
        <translation>七组加一对即胡。</translation>
    </message>
    <message>
        <source>Groups are three in a row of one suit, or three or four alike.</source>
        <translation>一组是同花色三张相连，或三张、四张相同。</translation>
    </message>
    <message>
        <source>A discard makes three or four alike, a run only if you win.</source>
        <translation>打出的牌可凑成三张或四张相同；只有胡牌时才凑成顺子。</translation>
    </message>
    <message>
        <source>Everybody counts their groups; the winner adds bonuses.</source>
        <translation>人人都算自己的组；赢家再加奖分。</translation>
    </message>
    <message>
        <source>Totals go up to full tens, and all settle the differences.</source>
        <translation>总数进到整十，各家结算差额。</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>%1–%2–%3 of Myriads</source>
        <translation>%1–%2–%3 万</translation>
    </message>
    <message>
        <source>%1–%2–%3 of Strings</source>
        <translation>%1–%2–%3 索</translation>
    </message>
    <message>
        <source>%1–%2–%3 of Coins</source>
        <translation>%1–%2–%3 文</translation>
    </message>
    <message>
        <source>small %1–%2–%3</source>
        <translation>小 %1–%2–%3</translation>
    </message>
    <message>
        <source>large %1–%2–%3</source>
        <translation>大 %1–%2–%3</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>You pay %1</source>
        <translation>你付 %1</translation>
    </message>
    <message>
        <source>%1 pays you</source>
        <translation>%1 付你</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 付 %2</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <extracomment>%1 and %2 are the totals of two seats</extracomment>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>main value: %1</source>
        <translation>主分：%1</translation>
    </message>
    <message>
        <source>dịch: %1</source>
        <translation>dịch：%1</translation>
    </message>
    <message>
        <source>points, from each loser</source>
        <translation>分，每个输家付</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>huxi: %1 tun from each opponent</source>
        <translation>胡息：每家付 %1 囤</translation>
    </message>
    <message>
        <source>%1: %2 × %3</source>
        <extracomment>%1 is a card, %2 what it is worth, %3 how many times that counts</extracomment>
        <translation>%1：%2 × %3</translation>
    </message>
    <message>
        <source>hu</source>
        <translation>胡</translation>
    </message>
    <message>
        <source>hu, %1 rounded up to a multiple of ten</source>
        <translation>胡，%1 进到整十</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>合计：%1</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Settlement</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>本场</translation>
    </message>
    <message>
        <source>Your points in this deal</source>
        <translation>你本局的得分</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>得分明细</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>其他玩家</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>新开一局</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>看牌桌</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>复制牌局编号</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>保存牌谱…</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>a button: what each decision cost</extracomment>
        <translation>复盘</translation>
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
        <translation>你</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>in percent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>setting and value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Table and pace</source>
        <translation>牌桌与节奏</translation>
    </message>
    <message>
        <source>AI players</source>
        <translation>AI 玩家</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>打牌时的帮助</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>牌桌选项</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a choice: as the system has it</extracomment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>a choice: high contrast, reduced motion</extracomment>
        <translation>开</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>a choice: high contrast, reduced motion</extracomment>
        <translation>关</translation>
    </message>
    <message>
        <source>Interface palette</source>
        <translation>界面配色</translation>
    </message>
    <message>
        <source>The table itself stays dark in both.</source>
        <translation>两种配色下牌桌都是深色。</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>palette</comment>
        <translation>纸</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>palette</comment>
        <translation>夜</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Stronger lines and frames; a table without grain and lamp.</source>
        <translation>线条和边框更醒目；牌桌没有颗粒和灯光。</translation>
    </message>
    <message>
        <source>Contrast of the cards</source>
        <translation>牌的对比度</translation>
    </message>
    <message>
        <source>How black the ink is.</source>
        <translation>墨有多黑。</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>颗粒</translation>
    </message>
    <message>
        <source>How much of the paper is seen.</source>
        <translation>纸的质感有多明显。</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation>色温</translation>
    </message>
    <message>
        <source>From cold daylight to a warm lamp.</source>
        <translation>从冷色日光到暖色灯光。</translation>
    </message>
    <message>
        <source>Latin index on cards</source>
        <translation>牌上的角标</translation>
    </message>
    <message>
        <source>“5S” under the characters.</source>
        <translation>文字下方的“5索”。</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>动画速度</translation>
    </message>
    <message>
        <source>Off also skips the pause before an AI move.</source>
        <translation>关闭后，AI 出牌前也不停顿。</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>中</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>快</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed</comment>
        <translation>关</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>减少动态效果</translation>
    </message>
    <message>
        <source>Cards appear in place.</source>
        <translation>牌直接出现在应在的位置。</translation>
    </message>
    <message>
        <source>Play with one click</source>
        <translation>单击出牌</translation>
    </message>
    <message>
        <source>A card is played at once, without a second click.</source>
        <translation>单击即打出，不必再点第二下。</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>手牌顺序</translation>
    </message>
    <message>
        <source>Usual is by rank, and by suit in Nantong long cards.</source>
        <translation>通常按点数排，南通长牌按花色排。</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>order of the hand</comment>
        <translation>通常</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>按点数</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>按花色</translation>
    </message>
    <message>
        <source>Mark groups in the hand</source>
        <translation>标出手中的组</translation>
    </message>
    <message>
        <source>A line under identical cards, dots under other groups.</source>
        <translation>相同的牌下面画线，其他组下面画点。</translation>
    </message>
    <message>
        <source>Read the hand</source>
        <translation>解读手牌</translation>
    </message>
    <message>
        <source>How far the hand is from winning, and which cards it waits for.</source>
        <translation>离胡牌还有多远，听哪些牌。</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>A card is drawn or turned up</source>
        <translation>摸牌或翻牌</translation>
    </message>
    <message>
        <source>A card is laid down</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>A card is claimed</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>A deal ends without a winner</source>
        <translation>无人胡牌</translation>
    </message>
    <message>
        <source>A deal is won</source>
        <translation>有人胡牌</translation>
    </message>
    <message>
        <source>Place of the window</source>
        <extracomment>a setting: where the window stands, and how large it is</extracomment>
        <translation>窗口的位置和大小</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what a table option changes in it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>System is the language of your computer, where it is known.</source>
        <translation>“跟随系统”就是用电脑的语言，如果有这种语言的话。</translation>
    </message>
    <message>
        <source>Deals, settings and the log are kept here.</source>
        <translation>牌局、设置和日志都存放在这里。</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
    <message>
        <source>Level of the AI players</source>
        <translation>AI 玩家的水平</translation>
    </message>
    <message>
        <source>The Apprentice plays by rules of thumb, the Player counts and weighs, the Master looks ahead. Changes hold from the next deal on.</source>
        <translation>学徒凭经验打牌，牌手会计算权衡，大师会往前推算。更改从下一局起生效。</translation>
    </message>
    <message>
        <source>As all</source>
        <extracomment>a choice for one AI player: the level that is set for all</extracomment>
        <translation>与全体相同</translation>
    </message>
    <message>
        <source>Sits at your right.</source>
        <translation>坐在你右边。</translation>
    </message>
    <message>
        <source>Sits opposite, or at your left among three.</source>
        <translation>坐在你对面；三人时坐在你左边。</translation>
    </message>
    <message>
        <source>Sits at your left in Chắn.</source>
        <translation>打 Chắn 时坐在你左边。</translation>
    </message>
</context>
<context>
    <name>Shop window</name>
    <message>
        <source>Card games</source>
        <extracomment>what kind of program it is, in the menu of a desktop</extracomment>
        <translation>纸牌游戏</translation>
    </message>
    <message>
        <source>Play the long card games of East Asia offline</source>
        <translation>离线玩东亚的长牌游戏</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>纸牌</translation>
    </message>
    <message>
        <source>game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Cardavia is a quiet library of East Asian card traditions that one can play. It shows three decks of long narrow cards with every face, told and drawn anew as woodcuts: Tổ Tôm from Vietnam, the number cards of Hunan, and the long cards of Nantong.</source>
        <translation>Cardavia 是一处安静的东亚纸牌收藏，可以观赏，也可以打。它展示三副狭长的纸牌，每一种牌面都有讲解，并以木版画的手法重新绘制：越南的 Tổ Tôm、湖南字牌和南通长牌。</translation>
    </message>
    <message>
        <source>Play Chắn with four, Paohuzi and Nantong long cards with three, against computer players of three levels who see no card that you could not see in their place. Full rules, hints with reasons, undo, and a review after the deal help those who have never held such a card.</source>
        <translation>Chắn 四人玩，跑胡子和南通长牌三人玩。对手是三种水平的电脑玩家，它们只看得到你坐在那个座位上也能看到的牌。完整规则、附带理由的提示、撤销，以及打完后的复盘，能帮助从未拿过这种牌的人。</translation>
    </message>
    <message>
        <source>Everything works without a network, by keyboard alone and with a screen reader. Nothing is ever lost: each move is kept at once.</source>
        <translation>一切都无需网络，只用键盘或配合屏幕阅读器也能玩。什么都不会丢失：每一步都立即保存。</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message>
        <source>Seat</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>head of a column: which kind of AI plays</extracomment>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>head of a column: how many deals a player has won</extracomment>
        <translation>胡牌局数</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>每局得分</translation>
    </message>
    <message>
        <source>Draws: %1 (%2)</source>
        <translation>和局：%1（%2）</translation>
    </message>
    <message>
        <source>Mean length: %1 actions</source>
        <translation>平均长度：%1 步</translation>
    </message>
    <message>
        <source>Deals per second: %1</source>
        <translation>每秒局数：%1</translation>
    </message>
    <message>
        <source>The records cannot be written to %1: %2.</source>
        <translation>牌谱无法写入 %1：%2。</translation>
    </message>
</context>
<context>
    <name>SittingChart</name>
    <message>
        <source>Course of the sitting</source>
        <translation>本场走势</translation>
    </message>
    <message>
        <source>%1: %2 now, %3 at most, %4 at least</source>
        <translation>%1：现在 %2，最高 %3，最低 %4</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Rule %1.</source>
        <translation>规则 %1。</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <extracomment>%1 is an answer, as &quot;Discard the 5 of Strings&quot;</extracomment>
        <translation>提示：%1。</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <extracomment>%1 is an answer, as &quot;Discard the 5 of Strings&quot;</extracomment>
        <translation>已撤销：%1。</translation>
    </message>
    <message>
        <source>Your points in this deal: %1.</source>
        <translation>你本局的得分：%1。</translation>
    </message>
    <message>
        <source>Answers: %1.</source>
        <translation>可选操作：%1。</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 is a line of the log or a title, read aloud as a sentence</extracomment>
        <translation>%1。</translation>
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
        <source>Start game</source>
        <translation>开始游戏</translation>
    </message>
    <message>
        <source>Start game: %1</source>
        <translation>开始游戏：%1</translation>
    </message>
    <message>
        <source>Card traditions</source>
        <translation>纸牌传统</translation>
    </message>
    <message>
        <source>Three packs of long cards, and the games that are played with them. Everything is here, offline.</source>
        <translation>三副长牌，以及用它们玩的游戏。全部内容都在这里，离线可用。</translation>
    </message>
    <message>
        <source>A deal is waiting where you left it</source>
        <translation>有一局没打完，在等你接着打</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>继续：%1</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>A carp that leaps up the rapids at the Dragon Gate becomes a dragon.</source>
        <translation>跃过龙门激流的鲤鱼会化为龙。</translation>
    </message>
    <message>
        <source>In the garden of the Queen Mother of the West the peaches ripen once in three thousand years; who eats of them does not grow old.</source>
        <translation>西王母园中的蟠桃三千年一熟；吃了的人不老。</translation>
    </message>
    <message>
        <source>2, 7 and 10 are the red numbers; the three make a group together.</source>
        <translation>2、7、10 是红字；三张合成一门。</translation>
    </message>
    <message>
        <source>In the tales of the Yang family she leads the army in place of the men.</source>
        <translation>杨家将的故事里，她代替男子统领军队。</translation>
    </message>
    <message>
        <source>Lan Caihe wanders singing through the streets, one foot bare.</source>
        <translation>蓝采和赤着一只脚，唱着歌走街串巷。</translation>
    </message>
    <message>
        <source>On a rainy day at West Lake he lends his umbrella to a stranger, and marries her; she is the White Snake.</source>
        <translation>西湖的一个雨天，他把伞借给素不相识的女子，并娶了她；她就是白蛇。</translation>
    </message>
    <message>
        <source>Once a general of heaven, he guards the monk on the Journey to the West.</source>
        <translation>他曾是天界的将军，在《西游记》里护送和尚取经。</translation>
    </message>
    <message>
        <source>Hers is the lotus, which grows out of the mud and stays clean.</source>
        <translation>荷花是她的，出淤泥而不染。</translation>
    </message>
    <message>
        <source>It stands beside Fortune, Prosperity and Longevity, and comes to weddings.</source>
        <translation>他与福、禄、寿并立，常到婚礼上来。</translation>
    </message>
    <message>
        <source>She is the Green Snake, who fights at the side of the White Snake.</source>
        <translation>她是青蛇，与白蛇并肩作战。</translation>
    </message>
    <message>
        <source>His picture hangs at the door, so that no ghost dares to come in.</source>
        <translation>他的画像挂在门上，鬼怪不敢进来。</translation>
    </message>
    <message>
        <source>Li Tieguai walks with an iron crutch; his gourd holds medicine for the sick.</source>
        <translation>铁拐李拄着铁拐行走，葫芦里装着给病人的药。</translation>
    </message>
    <message>
        <source>With his fan Zhongli Quan brings the dead back to life.</source>
        <translation>钟离权用扇子使死者复生。</translation>
    </message>
    <message>
        <source>Han Xiangzi plays, and the flowers open at once.</source>
        <translation>韩湘子一吹，花立刻开放。</translation>
    </message>
    <message>
        <source>The sword of Lü Dongbin drives out evil spirits.</source>
        <translation>吕洞宾的剑驱赶妖邪。</translation>
    </message>
    <message>
        <source>Cao Guojiu, the brother of an empress, left the court to live as a hermit.</source>
        <translation>曹国舅是皇后的兄弟，离开朝廷去隐居。</translation>
    </message>
    <message>
        <source>A lotus grows out of the mud and stays clean.</source>
        <translation>荷花出淤泥而不染。</translation>
    </message>
    <message>
        <source>Zhang Guolao rides a white donkey, facing backward; at night he folds it up like paper.</source>
        <translation>张果老倒骑白驴，夜里把它像纸一样折起来。</translation>
    </message>
    <message>
        <source>It is told that a qilin came before the birth of Confucius.</source>
        <translation>相传孔子出生前曾有麒麟出现。</translation>
    </message>
    <message>
        <source>A tortoise lives long, and wishes a long life.</source>
        <translation>龟长寿，也祝人长寿。</translation>
    </message>
    <message>
        <source>Liu Haichan lures the toad with a string of coins, of which it is fond.</source>
        <translation>刘海蟾用一串钱引逗金蟾，金蟾最爱钱串。</translation>
    </message>
    <message>
        <source>A crane lives long, and wishes a long life.</source>
        <translation>鹤长寿，也祝人长寿。</translation>
    </message>
    <message>
        <source>In Chinese, bat and fortune sound alike: fú.</source>
        <translation>“蝠”与“福”同音：fú。</translation>
    </message>
    <message>
        <source>The chrysanthemum blooms late, in the first frost.</source>
        <translation>菊花开得晚，在初霜时节。</translation>
    </message>
    <message>
        <source>The peony is the flower of wealth and honor.</source>
        <translation>牡丹是富贵之花。</translation>
    </message>
    <message>
        <source>In Chinese, bat and fortune sound alike; so do upside down and arrived. A bat that hangs head down says that fortune has arrived.</source>
        <translation>“蝠”与“福”同音，“倒”与“到”同音。倒挂的蝙蝠就是福到了。</translation>
    </message>
    <message>
        <source>In Chinese, deer and prosperity sound alike: lù.</source>
        <translation>“鹿”与“禄”同音：lù。</translation>
    </message>
    <message>
        <source>Magpies bring good news. In Chinese, plum and eyebrow sound alike: joy rises to the eyebrows.</source>
        <translation>喜鹊报喜。“梅”与“眉”同音：喜上眉梢。</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>winner</source>
        <translation>赢家</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>said of a player who has declared ready (Nantong)</extracomment>
        <translation>天听</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>死手</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>本场</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>亮出：%1</translation>
    </message>
    <message>
        <source>Gate: %1</source>
        <translation>门前：%1</translation>
    </message>
    <message>
        <source>Indicators: %1</source>
        <translation>将牌：%1</translation>
    </message>
    <message>
        <source>Public card: %1</source>
        <translation>明牌：%1</translation>
    </message>
    <message>
        <source>Myriads: %1</source>
        <translation>万：%1</translation>
    </message>
    <message>
        <source>Strings: %1</source>
        <translation>索：%1</translation>
    </message>
    <message>
        <source>Coins: %1</source>
        <translation>文：%1</translation>
    </message>
    <message>
        <source>Small: %1</source>
        <translation>小字：%1</translation>
    </message>
    <message>
        <source>Large: %1</source>
        <translation>大字：%1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你的手牌</translation>
    </message>
    <message>
        <source>%1, card %2 of %3</source>
        <translation>%1，第 %2 张，共 %3 张</translation>
    </message>
    <message>
        <source>%1, card %2 of %3, not playable now</source>
        <translation>%1，第 %2 张，共 %3 张，现在不能打</translation>
    </message>
    <message>
        <source>Just drawn</source>
        <translation>刚摸到</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>what a second press does with a selected card</extracomment>
        <translation>打出</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>what a press does with a card</extracomment>
        <translation>选中</translation>
    </message>
    <message>
        <source>Go to this card</source>
        <translation>转到这张牌</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>为什么不行？</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>said of open groups or of discards where there are none</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>Your open groups</source>
        <translation>你亮出的组</translation>
    </message>
    <message>
        <source>Open groups of %1</source>
        <translation>%1 亮出的组</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>你打出的牌</translation>
    </message>
    <message>
        <source>Discards of %1</source>
        <translation>%1 打出的牌</translation>
    </message>
    <message>
        <source>%1 huxi</source>
        <translation>%1 胡息</translation>
    </message>
    <message>
        <source>%1, not possible now</source>
        <translation>%1，现在不行</translation>
    </message>
    <message>
        <source>Press to hear why not</source>
        <translation>按下可听原因</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>规则 %1</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>牌局记录</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>%1 in the stock</source>
        <translation>牌堆 %1</translation>
    </message>
    <message>
        <source>Indicators</source>
        <translation>将牌</translation>
    </message>
    <message>
        <source>in the stock</source>
        <translation>牌堆剩余</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>复制牌局编号(&amp;C)</translation>
    </message>
    <message>
        <source>Click to copy the deal number</source>
        <translation>点击复制牌局编号</translation>
    </message>
    <message>
        <source>This sitting: %1</source>
        <translation>本场：%1</translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <translation>已复制牌局编号</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>%1 · %2 huxi</source>
        <translation>%1 · %2 胡息</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>门前</translation>
    </message>
    <message>
        <source>Open pairs</source>
        <translation>亮出的对子</translation>
    </message>
    <message>
        <source>Open groups</source>
        <translation>亮出的组</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>轮到你</translation>
    </message>
    <message>
        <source>Waiting for the others</source>
        <translation>等待其他人</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1 出牌中</translation>
    </message>
    <message>
        <source>Make your declarations, then finish your preparation.</source>
        <translation>先亮牌，然后结束准备。</translation>
    </message>
    <message>
        <source>Discard a card, or choose an answer.</source>
        <translation>打一张牌，或选择操作。</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>打一张牌。</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>选择操作。</translation>
    </message>
    <message>
        <source>Win with %1, or pass.</source>
        <translation>胡%1，或者过。</translation>
    </message>
    <message>
        <source>Choose a group for %1, or pass.</source>
        <translation>为%1选一组，或者过。</translation>
    </message>
    <message>
        <source>Take %1, or pass.</source>
        <translation>拿%1，或者过。</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>整理手牌(&amp;S)</translation>
    </message>
    <message>
        <source>The Master is thinking…</source>
        <translation>大师思考中…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>The deal is kept and will be offered next time.</source>
        <translation>牌局已保存，下次会再问你。</translation>
    </message>
    <message>
        <source>An unfinished deal waits: %1.</source>
        <translation>有一局没打完：%1。</translation>
    </message>
    <message>
        <source>Go on with it? (y/n; n gives it up) </source>
        <translation>接着打吗？（y 是，n 否；n 即放弃） </translation>
    </message>
    <message>
        <source>Another deal? (y/n) </source>
        <translation>再来一局吗？（y 是，n 否） </translation>
    </message>
    <message>
        <source>Next deal (y), restart with a random dealer (r), or stop (n)? </source>
        <translation>下一局 (y)、重新开始并随机定庄 (r)，还是结束 (n)？ </translation>
    </message>
    <message>
        <source>%1 · deal %2</source>
        <translation>%1 · 牌局 %2</translation>
    </message>
    <message>
        <source>Your answer (? for help): </source>
        <translation>你的操作（? 看帮助）： </translation>
    </message>
    <message>
        <source>That is no answer; ? shows what can be said.</source>
        <translation>没有这种操作；输入 ? 看可以说什么。</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <extracomment>%1 is the number of an answer, %2 the answer, %3 how it is typed</extracomment>
        <translation>%1. %2（%3）</translation>
    </message>
    <message>
        <source>Type the number of an answer, or an action in the notation of deal records, such as “discard 5m”: when it may not be done you are told why. “t” shows the table again, “q” leaves; the deal is kept.</source>
        <translation>输入操作的编号，或用牌谱写法输入一步，例如“discard 5m”：不允许时会告诉你原因。“t”再显示牌桌，“q”离开；牌局会保留。</translation>
    </message>
</context>
<context>
    <name>ToneDials</name>
    <message>
        <source>Contrast</source>
        <translation>对比度</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>颗粒</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation>色温</translation>
    </message>
    <message>
        <source>Contrast, grain and color temperature as drawn</source>
        <translation>对比度、颗粒和色温恢复原画</translation>
    </message>
    <message>
        <source>in percent</source>
        <translation>百分比</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>Some settings could not be read and have their defaults again: %1.</source>
        <translation>部分设置无法读取，已恢复默认：%1。</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are used. The file is kept as %1.</source>
        <translation>设置无法读取，因此使用默认设置。文件保留为 %1。</translation>
    </message>
    <message>
        <source>The settings cannot be saved (%1). They hold until you quit.</source>
        <translation>设置无法保存（%1）。它们在退出之前有效。</translation>
    </message>
    <message>
        <source>The deal cannot be saved (%1). The game goes on without saving.</source>
        <translation>这一局无法保存（%1）。游戏继续，但不保存。</translation>
    </message>
    <message>
        <source>Cardavia is open twice: a deal that is left unfinished here cannot be kept.</source>
        <translation>Cardavia 同时打开了两个：在这里没打完的牌局无法保留。</translation>
    </message>
    <message>
        <source>The file cannot be written (%1).</source>
        <translation>文件无法写入（%1）。</translation>
    </message>
    <message>
        <source>A saved deal cannot be read. The file is kept as %1.</source>
        <translation>一局保存的牌无法读取。文件保留为 %1。</translation>
    </message>
    <message>
        <source>%1 could not decide; the Apprentice moves in its place.</source>
        <translation>%1 无法决定，由学徒代打。</translation>
    </message>
    <message>
        <source>The Master could not say what it thinks.</source>
        <translation>大师说不出它的想法。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
</context>
<context>
    <name>Unreadable</name>
    <message>
        <source>“%1” cannot be read (%2).</source>
        <translation>“%1”无法读取（%2）。</translation>
    </message>
    <message>
        <source>“%1” is too large for a file of deal records.</source>
        <translation>“%1”太大，不会是牌谱文件。</translation>
    </message>
    <message>
        <source>“%1” is no deal record: it is not written in JSON.</source>
        <translation>“%1”不是牌谱：不是用 JSON 写的。</translation>
    </message>
    <message>
        <source>“%1” has another format than deal records.</source>
        <translation>“%1”的格式不是牌谱格式。</translation>
    </message>
    <message>
        <source>“%1” has a newer format than this version of Cardavia can read.</source>
        <translation>“%1”的格式比本版 Cardavia 能读的更新。</translation>
    </message>
    <message>
        <source>“%1” has no deal of a game that is known here.</source>
        <translation>“%1”里没有这里认识的游戏的牌局。</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its dealer has no seat at the table.</source>
        <translation>“%1”不是能打的牌局：庄家在桌上没有座位。</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its deck is not that of the game.</source>
        <translation>“%1”不是能打的牌局：它的牌不是这个游戏的。</translation>
    </message>
    <message>
        <source>“%1” has a table option that is unknown here.</source>
        <translation>“%1”有这里不认识的牌桌选项。</translation>
    </message>
    <message>
        <source>“%1” is no deal record: it lists no actions.</source>
        <translation>“%1”不是牌谱：没有列出各步。</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its action %2 is not possible.</source>
        <translation>“%1”不是能打的牌局：其中第 %2 步不可能。</translation>
    </message>
</context>
<context>
    <name>Why not</name>
    <message>
        <source>Not %5</source>
        <translation>不能打%5</translation>
    </message>
    <message>
        <source>A pair of identical cards cannot be split to discard one.</source>
        <translation>相同的一对不能拆开打出一张。</translation>
    </message>
    <message>
        <source>Not with %5</source>
        <translation>不能用%5</translation>
    </message>
    <message>
        <source>A pair of identical cards cannot be split to form a Cạ.</source>
        <translation>相同的一对不能拆开来凑 Cạ。</translation>
    </message>
    <message>
        <source>You cannot discard %1: you declined to capture it earlier.</source>
        <translation>%1不能打：之前可以吃它时你放弃了。</translation>
    </message>
    <message>
        <source>You declined to capture %1 as a Chắn, so it cannot go into a Cạ.</source>
        <translation>你放弃过把%1吃成 Chắn，所以它不能用来凑 Cạ。</translation>
    </message>
    <message>
        <source>Discarded earlier</source>
        <translation>之前打出过</translation>
    </message>
    <message>
        <source>You discarded %1 earlier, so you cannot capture it.</source>
        <translation>你之前打出过%1，所以不能吃它。</translation>
    </message>
    <message>
        <source>Given to a Cạ earlier</source>
        <translation>之前用在 Cạ 里</translation>
    </message>
    <message>
        <source>You played %1 from your hand into a Cạ, so you cannot capture it.</source>
        <translation>你之前从手中拿%1凑过 Cạ，所以不能吃它。</translation>
    </message>
    <message>
        <source>You hold %1 itself, so this capture must be the identical pair, a Chắn.</source>
        <translation>你手里就有%1，所以只能吃成相同的一对，即 Chắn。</translation>
    </message>
    <message>
        <source>A Cạ of this rank already</source>
        <translation>已有这个点数的 Cạ</translation>
    </message>
    <message>
        <source>You already hold a Cạ of this rank.</source>
        <translation>你手里已有这个点数的 Cạ。</translation>
    </message>
    <message>
        <source>One unpaired card left</source>
        <translation>只剩一张单牌</translation>
    </message>
    <message>
        <source>Only one unpaired card is left, so you cannot capture a Cạ.</source>
        <translation>只剩一张单牌，所以不能吃成 Cạ。</translation>
    </message>
    <message>
        <source>A Cạ was discarded</source>
        <translation>打出过一副 Cạ</translation>
    </message>
    <message>
        <source>You discarded both cards of a Cạ, so you cannot capture a Cạ any more.</source>
        <translation>一副 Cạ 的两张都打出过，所以不能再吃成 Cạ。</translation>
    </message>
    <message>
        <source>After capturing a Cạ you cannot discard both cards of a Cạ. Discarded before: %2.</source>
        <translation>吃过 Cạ 之后，不能把一副 Cạ 的两张都打出。之前打出：%2。</translation>
    </message>
    <message>
        <source>No discard left</source>
        <translation>没有牌可打</translation>
    </message>
    <message>
        <source>This Chíu would leave you no legal discard.</source>
        <translation>这样 Chíu 之后，你没有可以打出的牌。</translation>
    </message>
    <message>
        <source>This capture would leave you no legal discard.</source>
        <translation>这样吃之后，你没有可以打出的牌。</translation>
    </message>
    <message>
        <source>These two cards are neither a Chắn nor a Cạ: they differ in rank.</source>
        <translation>这两张既不是 Chắn 也不是 Cạ：点数不同。</translation>
    </message>
    <message>
        <source>Your own discard</source>
        <translation>你自己打出的牌</translation>
    </message>
    <message>
        <source>You discarded %1 yourself: only the others may claim it.</source>
        <translation>%1是你自己打出的：只有别人能要。</translation>
    </message>
    <message>
        <source>Not three in hand</source>
        <translation>手里不足三张</translation>
    </message>
    <message>
        <source>A Chíu needs three of this card in your hand; you hold %3.</source>
        <translation>Chíu 需要手里有三张这种牌；你有 %3 张。</translation>
    </message>
    <message>
        <source>Claims come first</source>
        <translation>先处理要牌</translation>
    </message>
    <message>
        <source>Answer the claim first; if nobody takes %1, you may capture it then.</source>
        <translation>请先答复要不要；没人拿%1时，你就可以吃它。</translation>
    </message>
    <message>
        <source>Claims are over</source>
        <translation>要牌已过</translation>
    </message>
    <message>
        <source>The claims on %1 are settled: now it is offered for a capture only.</source>
        <translation>%1的要牌已处理完：现在只能按平常方式吃。</translation>
    </message>
    <message>
        <source>Not on a discard</source>
        <translation>不能用打出的牌</translation>
    </message>
    <message>
        <source>You can win only on a card turned up from the stock, or by Chíu with three of it.</source>
        <translation>只能胡从牌堆翻出的牌，或手里有三张时用 Chíu 胡。</translation>
    </message>
    <message>
        <source>Not complete</source>
        <translation>尚未成牌</translation>
    </message>
    <message>
        <source>A win needs ten pairs, six of them Chắn. Missing here: pairs %3, Chắn %4.</source>
        <translation>胡牌要十对，其中六个 Chắn。还缺：%3 对，%4 个 Chắn。</translation>
    </message>
    <message>
        <source>Exactly six Chắn</source>
        <translation>正好六个 Chắn</translation>
    </message>
    <message>
        <source>With Chi chi as the winning card the hand needs exactly six Chắn and four Cạ; it would have %3 Chắn.</source>
        <translation>胡 Chi chi 时，必须正好六个 Chắn 和四个 Cạ；这里会有 %3 个 Chắn。</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>本局已结束</translation>
    </message>
    <message>
        <source>The deal has ended: nothing more can be played.</source>
        <translation>本局已结束：不能再打了。</translation>
    </message>
    <message>
        <source>Not your turn</source>
        <translation>没轮到你</translation>
    </message>
    <message>
        <source>It is not your turn: you are not asked now.</source>
        <translation>没轮到你：现在没有问你。</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>本游戏不用</translation>
    </message>
    <message>
        <source>This game is played without %1.</source>
        <translation>这个游戏不用%1。</translation>
    </message>
    <message>
        <source>Not in your hand</source>
        <translation>不在手里</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>你手里没有%1。</translation>
    </message>
    <message>
        <source>Answer first</source>
        <translation>先答复</translation>
    </message>
    <message>
        <source>A card is offered to you: take it or pass before anything else.</source>
        <translation>有一张牌问你要不要：先拿或过，再做别的。</translation>
    </message>
    <message>
        <source>Nothing to pass</source>
        <translation>没有可过的牌</translation>
    </message>
    <message>
        <source>No card is offered to you now: you owe a discard.</source>
        <translation>现在没有要你决定的牌：你该打一张。</translation>
    </message>
    <message>
        <source>No card to take</source>
        <translation>没有牌可拿</translation>
    </message>
    <message>
        <source>No card lies open on the table that you could take.</source>
        <translation>桌上没有可以拿的明牌。</translation>
    </message>
    <message>
        <source>A dead hand</source>
        <translation>死手</translation>
    </message>
    <message>
        <source>Your hand is dead: it can only turn up cards.</source>
        <translation>你是死手：只能翻牌。</translation>
    </message>
    <message>
        <source>No discard is offered to you now.</source>
        <translation>现在没有打出的牌可要。</translation>
    </message>
    <message>
        <source>Preparation first</source>
        <translation>先做准备</translation>
    </message>
    <message>
        <source>The preparation is not over: make your declarations first.</source>
        <translation>准备还没结束：先亮牌。</translation>
    </message>
    <message>
        <source>Preparation is over</source>
        <translation>准备已结束</translation>
    </message>
    <message>
        <source>This can be declared only in the preparation, before play.</source>
        <translation>这只能在开打前的准备阶段亮出。</translation>
    </message>
    <message>
        <source>Declared already</source>
        <translation>已经亮出</translation>
    </message>
    <message>
        <source>You have declared %1 already.</source>
        <translation>%1你已经亮出了。</translation>
    </message>
    <message>
        <source>Too few dealt</source>
        <translation>起手张数不够</translation>
    </message>
    <message>
        <source>Of %1 you were dealt %3; the declaration needs %4.</source>
        <translation>%1你起手有 %3 张；亮牌需要 %4 张。</translation>
    </message>
    <message>
        <source>A replacement does not count</source>
        <translation>补牌不算</translation>
    </message>
    <message>
        <source>Only cards of the original deal count: of %1 you were dealt %3, and %4 are needed.</source>
        <translation>只算起手的牌：%1你起手有 %3 张，需要 %4 张。</translation>
    </message>
    <message>
        <source>Not an indicator</source>
        <translation>不是将牌</translation>
    </message>
    <message>
        <source>Three alike can be declared only of a card that lies as an indicator.</source>
        <translation>只有与将牌相同的牌，才能亮出三张。</translation>
    </message>
    <message>
        <source>The indicators differ</source>
        <translation>两张将牌不同</translation>
    </message>
    <message>
        <source>Tiandi Hezi needs two identical indicators and the other two in your hand.</source>
        <translation>天地对要求两张将牌相同，而且另外两张都在你手里。</translation>
    </message>
    <message>
        <source>Not for the dealer</source>
        <translation>庄家不行</translation>
    </message>
    <message>
        <source>The dealer cannot declare ready.</source>
        <translation>庄家不能报天听。</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>还没听牌</translation>
    </message>
    <message>
        <source>Ready may be declared when one more card would win. Cards to exchange before that: %3.</source>
        <translation>再来一张就能胡时才可报天听。此前还要换牌：%3 张。</translation>
    </message>
    <message>
        <source>Nothing left to wait for</source>
        <translation>没有可听的牌</translation>
    </message>
    <message>
        <source>You see all four of every card that would complete your hand.</source>
        <translation>能让你成牌的每种牌，四张你都已看见。</translation>
    </message>
    <message>
        <source>A locked hand</source>
        <translation>手牌锁定</translation>
    </message>
    <message>
        <source>You declared ready: your hand is locked, and you may only win or discard the card just drawn.</source>
        <translation>你已报天听：手牌锁定，只能胡，或打出刚摸到的牌。</translation>
    </message>
    <message>
        <source>Discard first</source>
        <translation>先打一张</translation>
    </message>
    <message>
        <source>After a pung you must discard: no win and no kong now.</source>
        <translation>碰之后必须打一张：现在不能胡也不能杠。</translation>
    </message>
    <message>
        <source>Too few in hand</source>
        <translation>手里张数不够</translation>
    </message>
    <message>
        <source>Of %1 you hold %3; %4 are needed.</source>
        <translation>%1你手里有 %3 张；需要 %4 张。</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>牌堆已空</translation>
    </message>
    <message>
        <source>A kong needs a card left in the stock as a replacement.</source>
        <translation>杠要求牌堆里还有一张可补。</translation>
    </message>
    <message>
        <source>Only a win</source>
        <translation>只能胡</translation>
    </message>
    <message>
        <source>This card is being added to a pung: it can only be robbed by winning on it.</source>
        <translation>这张牌正在补杠：只能抢来胡。</translation>
    </message>
    <message>
        <source>A win needs seven groups and a pair. Cards to exchange before you wait for one: %3.</source>
        <translation>胡牌要七组加一对。听牌之前还要换牌：%3 张。</translation>
    </message>
    <message>
        <source>No chi with your cards</source>
        <translation>你的牌吃不了</translation>
    </message>
    <message>
        <source>For a chi you would need %1, which you do not hold.</source>
        <translation>要吃就需要%1，你手里没有。</translation>
    </message>
    <message>
        <source>You are asked about a card or a win: answer that before anything else.</source>
        <translation>正在问你要不要这张牌，或胡不胡：先答复，再做别的。</translation>
    </message>
    <message>
        <source>Your hand is dead: it can turn up cards and make ti and pao, nothing else.</source>
        <translation>你是死手：只能翻牌、提和跑，别的都不行。</translation>
    </message>
    <message>
        <source>No card is offered to you now, or you owe a discard.</source>
        <translation>现在没有要你决定的牌，或者你该打一张。</translation>
    </message>
    <message>
        <source>A kan is locked</source>
        <translation>坎是锁住的</translation>
    </message>
    <message>
        <source>You hold a kan of %1: its cards are never discarded and never split.</source>
        <translation>你有一坎%1：坎里的牌不能打，也不能拆。</translation>
    </message>
    <message>
        <source>Your own card</source>
        <translation>你自己的牌</translation>
    </message>
    <message>
        <source>You turned up or discarded this card yourself: that claim is the others’.</source>
        <translation>这张牌是你自己翻出或打出的：只有别人能这样要。</translation>
    </message>
    <message>
        <source>No pair in hand</source>
        <translation>手里没有对子</translation>
    </message>
    <message>
        <source>A peng needs exactly two of this card in your hand; you hold %3.</source>
        <translation>碰要求手里正好有两张这种牌；你有 %3 张。</translation>
    </message>
    <message>
        <source>No three alike</source>
        <translation>没有三张相同</translation>
    </message>
    <message>
        <source>A pao needs a kan, a wei or a peng of this card.</source>
        <translation>跑要求有这种牌的坎、偎或碰。</translation>
    </message>
    <message>
        <source>A peng becomes a pao only with a card turned up from the stock.</source>
        <translation>碰只有遇到从牌堆翻出的牌才能变成跑。</translation>
    </message>
    <message>
        <source>Not offered to you</source>
        <translation>没有问你</translation>
    </message>
    <message>
        <source>This card is offered to another player for a chi.</source>
        <translation>这张牌现在问的是另一家吃不吃。</translation>
    </message>
    <message>
        <source>No chi group</source>
        <translation>不是吃的组合</translation>
    </message>
    <message>
        <source>A chi group is a run of one size, 2–7–10 of one size, or one rank in both sizes.</source>
        <translation>吃的组合是同大小的顺子、同大小的 2–7–10，或同一数字的大小字。</translation>
    </message>
    <message>
        <source>A group without this card</source>
        <translation>组合里没有这张牌</translation>
    </message>
    <message>
        <source>Every group laid open must hold a card like the one taken.</source>
        <translation>亮出的每一门都必须有一张与所拿之牌相同的牌。</translation>
    </message>
    <message>
        <source>Bi is missing</source>
        <translation>缺少比</translation>
    </message>
    <message>
        <source>Every card like %1 in your hand must go into a further group at the same time. Left over: %3.</source>
        <translation>手里每张%1都必须同时放进另一门。剩下：%3 张。</translation>
    </message>
    <message>
        <source>Passed earlier</source>
        <translation>之前过了</translation>
    </message>
    <message>
        <source>You let %1 go by earlier, so you may not take it by chi or peng any more.</source>
        <translation>你之前放过了%1，所以不能再吃或碰它。</translation>
    </message>
    <message>
        <source>You discarded %1 earlier, so you may not take it by chi or peng any more.</source>
        <translation>你之前打出过%1，所以不能再吃或碰它。</translation>
    </message>
    <message>
        <source>Only kan would be left in your hand, and a discard would be due.</source>
        <translation>手里只会剩下坎，而你又该打一张。</translation>
    </message>
    <message>
        <source>You can win only on a card turned up from the stock.</source>
        <translation>只能胡从牌堆翻出的牌。</translation>
    </message>
    <message>
        <source>Too late to win</source>
        <translation>来不及胡了</translation>
    </message>
    <message>
        <source>A card taken by chi, peng or pao cannot complete a win any more.</source>
        <translation>用吃、碰或跑拿走的牌，不能再用来胡。</translation>
    </message>
    <message>
        <source>A short hand</source>
        <translation>手牌不足</translation>
    </message>
    <message>
        <source>Your hand is too short for seven groups. Cards missing: %3.</source>
        <translation>你的牌不够七门。还缺：%3 张。</translation>
    </message>
    <message>
        <source>Your cards do not form seven groups.</source>
        <translation>你的牌凑不成七门。</translation>
    </message>
    <message>
        <source>Too few huxi</source>
        <translation>胡息不足</translation>
    </message>
    <message>
        <source>A win needs 15 huxi; your seven groups are worth %3.</source>
        <translation>胡牌要 15 胡息；你的七门有 %3 胡息。</translation>
    </message>
    <message>
        <source>No heavenly win</source>
        <translation>不是天胡</translation>
    </message>
    <message>
        <source>A win with the cards dealt needs three ti or five kan. You were dealt: ti %3, kan %4.</source>
        <translation>天胡要三提或五坎。你起手有：%3 提，%4 坎。</translation>
    </message>
</context>
<context>
    <name>WonHand</name>
    <message>
        <source>%1, wins</source>
        <translation>%1，胡</translation>
    </message>
    <message>
        <source>The winning hand</source>
        <translation>赢家的牌</translation>
    </message>
</context>
</TS>
