<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en_US">
<context>
    <name>About</name>
    <message>
        <source>About Cardavia</source>
        <translation>Giới thiệu Cardavia</translation>
    </message>
    <message>
        <source>Cardavia Desktop %1</source>
        <translation>Cardavia Desktop %1</translation>
    </message>
    <message>
        <source>An offline library of East Asian card games.</source>
        <translation>Bộ sưu tập các trò chơi bài Đông Á, chơi ngoại tuyến.</translation>
    </message>
    <message>
        <source>What goes wrong is written to %1.</source>
        <translation>Mọi trục trặc được ghi vào %1.</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Mở nhật ký</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Giấy phép</translation>
    </message>
    <message>
        <source>Code: MIT</source>
        <translation>Mã nguồn: MIT</translation>
    </message>
    <message>
        <source>Drawings and sounds: CC BY 4.0</source>
        <translation>Hình vẽ và âm thanh: CC BY 4.0</translation>
    </message>
    <message>
        <source>Fonts: OFL 1.1</source>
        <translation>Phông chữ: OFL 1.1</translation>
    </message>
    <message>
        <source>Text of the license</source>
        <translation>Toàn văn giấy phép</translation>
    </message>
    <message>
        <source>Copy versions and folder</source>
        <translation>Sao chép phiên bản, thư mục</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Nothing else promises more points.</source>
        <translation>Không nước nào khác hứa hẹn nhiều điểm hơn.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Không còn nước nào khác.</translation>
    </message>
    <message>
        <source>It brings the hand to waiting for the winning card.</source>
        <translation>Nước này đưa bài vào thế chờ ù.</translation>
    </message>
    <message>
        <source>It takes the hand back from winning to waiting.</source>
        <translation>Bài đang tròn mà lùi về thế chờ ù.</translation>
    </message>
    <message>
        <source>From then on you may not discard %1.</source>
        <translation>Từ đó bạn không được đánh %1.</translation>
    </message>
    <message>
        <source>An opponent may take %1: the chance is %2%.</source>
        <translation>Đối thủ có thể lấy %1: khả năng %2%.</translation>
    </message>
    <message>
        <source>Nobody can use %1.</source>
        <translation>Không ai dùng được %1.</translation>
    </message>
    <message>
        <source>Goes with nothing else in the hand: %1.</source>
        <translation>Không ghép được với lá nào khác trên tay: %1.</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>Chi %1</source>
        <translation>Ăn (chi) %1</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Bỏ qua</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <translation>Lật bài</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Đánh %1</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Ù</translation>
    </message>
    <message>
        <source>Ù</source>
        <translation>Ù</translation>
    </message>
    <message>
        <source>Capture as Chắn</source>
        <translation>Ăn chắn</translation>
    </message>
    <message>
        <source>Capture as Cạ with %1</source>
        <translation>Ăn cạ với %1</translation>
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
        <translation>Phỗng</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Concealed kong of %1</source>
        <translation>Kong kín: %1</translation>
    </message>
    <message>
        <source>Add %1 to the pung</source>
        <translation>Thêm %1 vào phỗng</translation>
    </message>
    <message>
        <source>Declare %1</source>
        <translation>Khai %1</translation>
    </message>
    <message>
        <source>Declare Tiandi Hezi</source>
        <translation>Khai Tiandi Hezi</translation>
    </message>
    <message>
        <source>Declare ready</source>
        <translation>Báo chờ ù</translation>
    </message>
    <message>
        <source>Finish preparation</source>
        <translation>Chuẩn bị xong</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Ăn</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>Ăn (chi)</translation>
    </message>
    <message>
        <source>Opening declaration</source>
        <translation>Khai báo đầu ván</translation>
    </message>
</context>
<context>
    <name>Arena</name>
    <message>
        <source>%1 holds something else than deals of this command.</source>
        <translation>%1 chứa thứ khác, không phải các ván của lệnh này.</translation>
    </message>
    <message>
        <source>The deals cannot be kept in %1: %2.</source>
        <translation>Không lưu được các ván vào %1: %2.</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>head of a column: which kind of AI plays</extracomment>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>head of a column: how many seats have such a player</extracomment>
        <translation>Số chỗ</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Điểm mỗi ván</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <extracomment>head of a column: part of the deals that anybody won, for each such seat</extracomment>
        <translation>Tỷ lệ ù</translation>
    </message>
    <message>
        <source>Times the fair share</source>
        <extracomment>head of a column: share of wins, where 1 is what each seat would win among equals</extracomment>
        <translation>So với mức chia đều (lần)</translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>Điểm mỗi lần ù</translation>
    </message>
    <message>
        <source>Milliseconds (median, 95%)</source>
        <extracomment>head of a column: the median and the 95th percentile of the time for an answer</extracomment>
        <translation>Mili giây (trung vị, 95%)</translation>
    </message>
    <message>
        <source>%1 · %2, each deck dealt once for every seat</source>
        <translation>%1 · %2, mỗi cỗ bài chia một lần cho từng chỗ ngồi</translation>
    </message>
    <message>
        <source>Draws: %1 (%2)</source>
        <translation>Số ván hòa: %1 (%2)</translation>
    </message>
    <message>
        <source>After ± stands half a 95% interval, with the deck as the unit.</source>
        <translation>Sau ± là nửa khoảng tin cậy 95%, lấy cỗ bài làm đơn vị.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>1 of Myriads</source>
        <translation>Nhất vạn</translation>
    </message>
    <message>
        <source>2 of Myriads</source>
        <translation>Nhị vạn</translation>
    </message>
    <message>
        <source>3 of Myriads</source>
        <translation>Tam vạn</translation>
    </message>
    <message>
        <source>4 of Myriads</source>
        <translation>Tứ vạn</translation>
    </message>
    <message>
        <source>5 of Myriads</source>
        <translation>Ngũ vạn</translation>
    </message>
    <message>
        <source>6 of Myriads</source>
        <translation>Lục vạn</translation>
    </message>
    <message>
        <source>7 of Myriads</source>
        <translation>Thất vạn</translation>
    </message>
    <message>
        <source>8 of Myriads</source>
        <translation>Bát vạn</translation>
    </message>
    <message>
        <source>9 of Myriads</source>
        <translation>Cửu vạn</translation>
    </message>
    <message>
        <source>1 of Strings</source>
        <translation>Nhất sách</translation>
    </message>
    <message>
        <source>2 of Strings</source>
        <translation>Nhị sách</translation>
    </message>
    <message>
        <source>3 of Strings</source>
        <translation>Tam sách</translation>
    </message>
    <message>
        <source>4 of Strings</source>
        <translation>Tứ sách</translation>
    </message>
    <message>
        <source>5 of Strings</source>
        <translation>Ngũ sách</translation>
    </message>
    <message>
        <source>6 of Strings</source>
        <translation>Lục sách</translation>
    </message>
    <message>
        <source>7 of Strings</source>
        <translation>Thất sách</translation>
    </message>
    <message>
        <source>8 of Strings</source>
        <translation>Bát sách</translation>
    </message>
    <message>
        <source>9 of Strings</source>
        <translation>Cửu sách</translation>
    </message>
    <message>
        <source>1 of Coins</source>
        <translation>Nhất văn</translation>
    </message>
    <message>
        <source>2 of Coins</source>
        <translation>Nhị văn</translation>
    </message>
    <message>
        <source>3 of Coins</source>
        <translation>Tam văn</translation>
    </message>
    <message>
        <source>4 of Coins</source>
        <translation>Tứ văn</translation>
    </message>
    <message>
        <source>5 of Coins</source>
        <translation>Ngũ văn</translation>
    </message>
    <message>
        <source>6 of Coins</source>
        <translation>Lục văn</translation>
    </message>
    <message>
        <source>7 of Coins</source>
        <translation>Thất văn</translation>
    </message>
    <message>
        <source>8 of Coins</source>
        <translation>Bát văn</translation>
    </message>
    <message>
        <source>9 of Coins</source>
        <translation>Cửu văn</translation>
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
        <translation>Một nhỏ</translation>
    </message>
    <message>
        <source>small 2</source>
        <translation>Hai nhỏ</translation>
    </message>
    <message>
        <source>small 3</source>
        <translation>Ba nhỏ</translation>
    </message>
    <message>
        <source>small 4</source>
        <translation>Bốn nhỏ</translation>
    </message>
    <message>
        <source>small 5</source>
        <translation>Năm nhỏ</translation>
    </message>
    <message>
        <source>small 6</source>
        <translation>Sáu nhỏ</translation>
    </message>
    <message>
        <source>small 7</source>
        <translation>Bảy nhỏ</translation>
    </message>
    <message>
        <source>small 8</source>
        <translation>Tám nhỏ</translation>
    </message>
    <message>
        <source>small 9</source>
        <translation>Chín nhỏ</translation>
    </message>
    <message>
        <source>small 10</source>
        <translation>Mười nhỏ</translation>
    </message>
    <message>
        <source>large 1</source>
        <translation>Một lớn</translation>
    </message>
    <message>
        <source>large 2</source>
        <translation>Hai lớn</translation>
    </message>
    <message>
        <source>large 3</source>
        <translation>Ba lớn</translation>
    </message>
    <message>
        <source>large 4</source>
        <translation>Bốn lớn</translation>
    </message>
    <message>
        <source>large 5</source>
        <translation>Năm lớn</translation>
    </message>
    <message>
        <source>large 6</source>
        <translation>Sáu lớn</translation>
    </message>
    <message>
        <source>large 7</source>
        <translation>Bảy lớn</translation>
    </message>
    <message>
        <source>large 8</source>
        <translation>Tám lớn</translation>
    </message>
    <message>
        <source>large 9</source>
        <translation>Chín lớn</translation>
    </message>
    <message>
        <source>large 10</source>
        <translation>Mười lớn</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Thiên tự</translation>
    </message>
    <message>
        <source>White Flower</source>
        <translation>Bạch hoa</translation>
    </message>
    <message>
        <source>Red Flower</source>
        <translation>Hồng hoa</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>Phúc</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>Lộc</translation>
    </message>
    <message>
        <source>Longevity</source>
        <translation>Thọ</translation>
    </message>
    <message>
        <source>Joy</source>
        <translation>Hỷ</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Tài</translation>
    </message>
</context>
<context>
    <name>Card in a sentence</name>
    <message>
        <source>the 1 of Myriads</source>
        <translation>nhất vạn</translation>
    </message>
    <message>
        <source>the 2 of Myriads</source>
        <translation>nhị vạn</translation>
    </message>
    <message>
        <source>the 3 of Myriads</source>
        <translation>tam vạn</translation>
    </message>
    <message>
        <source>the 4 of Myriads</source>
        <translation>tứ vạn</translation>
    </message>
    <message>
        <source>the 5 of Myriads</source>
        <translation>ngũ vạn</translation>
    </message>
    <message>
        <source>the 6 of Myriads</source>
        <translation>lục vạn</translation>
    </message>
    <message>
        <source>the 7 of Myriads</source>
        <translation>thất vạn</translation>
    </message>
    <message>
        <source>the 8 of Myriads</source>
        <translation>bát vạn</translation>
    </message>
    <message>
        <source>the 9 of Myriads</source>
        <translation>cửu vạn</translation>
    </message>
    <message>
        <source>the 1 of Strings</source>
        <translation>nhất sách</translation>
    </message>
    <message>
        <source>the 2 of Strings</source>
        <translation>nhị sách</translation>
    </message>
    <message>
        <source>the 3 of Strings</source>
        <translation>tam sách</translation>
    </message>
    <message>
        <source>the 4 of Strings</source>
        <translation>tứ sách</translation>
    </message>
    <message>
        <source>the 5 of Strings</source>
        <translation>ngũ sách</translation>
    </message>
    <message>
        <source>the 6 of Strings</source>
        <translation>lục sách</translation>
    </message>
    <message>
        <source>the 7 of Strings</source>
        <translation>thất sách</translation>
    </message>
    <message>
        <source>the 8 of Strings</source>
        <translation>bát sách</translation>
    </message>
    <message>
        <source>the 9 of Strings</source>
        <translation>cửu sách</translation>
    </message>
    <message>
        <source>the 1 of Coins</source>
        <translation>nhất văn</translation>
    </message>
    <message>
        <source>the 2 of Coins</source>
        <translation>nhị văn</translation>
    </message>
    <message>
        <source>the 3 of Coins</source>
        <translation>tam văn</translation>
    </message>
    <message>
        <source>the 4 of Coins</source>
        <translation>tứ văn</translation>
    </message>
    <message>
        <source>the 5 of Coins</source>
        <translation>ngũ văn</translation>
    </message>
    <message>
        <source>the 6 of Coins</source>
        <translation>lục văn</translation>
    </message>
    <message>
        <source>the 7 of Coins</source>
        <translation>thất văn</translation>
    </message>
    <message>
        <source>the 8 of Coins</source>
        <translation>bát văn</translation>
    </message>
    <message>
        <source>the 9 of Coins</source>
        <translation>cửu văn</translation>
    </message>
    <message>
        <source>Ông cụ</source>
        <translation>ông cụ</translation>
    </message>
    <message>
        <source>Thang thang</source>
        <translation>thang thang</translation>
    </message>
    <message>
        <source>Chi chi</source>
        <translation>chi chi</translation>
    </message>
    <message>
        <source>the small 1</source>
        <translation>một nhỏ</translation>
    </message>
    <message>
        <source>the small 2</source>
        <translation>hai nhỏ</translation>
    </message>
    <message>
        <source>the small 3</source>
        <translation>ba nhỏ</translation>
    </message>
    <message>
        <source>the small 4</source>
        <translation>bốn nhỏ</translation>
    </message>
    <message>
        <source>the small 5</source>
        <translation>năm nhỏ</translation>
    </message>
    <message>
        <source>the small 6</source>
        <translation>sáu nhỏ</translation>
    </message>
    <message>
        <source>the small 7</source>
        <translation>bảy nhỏ</translation>
    </message>
    <message>
        <source>the small 8</source>
        <translation>tám nhỏ</translation>
    </message>
    <message>
        <source>the small 9</source>
        <translation>chín nhỏ</translation>
    </message>
    <message>
        <source>the small 10</source>
        <translation>mười nhỏ</translation>
    </message>
    <message>
        <source>the large 1</source>
        <translation>một lớn</translation>
    </message>
    <message>
        <source>the large 2</source>
        <translation>hai lớn</translation>
    </message>
    <message>
        <source>the large 3</source>
        <translation>ba lớn</translation>
    </message>
    <message>
        <source>the large 4</source>
        <translation>bốn lớn</translation>
    </message>
    <message>
        <source>the large 5</source>
        <translation>năm lớn</translation>
    </message>
    <message>
        <source>the large 6</source>
        <translation>sáu lớn</translation>
    </message>
    <message>
        <source>the large 7</source>
        <translation>bảy lớn</translation>
    </message>
    <message>
        <source>the large 8</source>
        <translation>tám lớn</translation>
    </message>
    <message>
        <source>the large 9</source>
        <translation>chín lớn</translation>
    </message>
    <message>
        <source>the large 10</source>
        <translation>mười lớn</translation>
    </message>
    <message>
        <source>the Thousand</source>
        <translation>thiên tự</translation>
    </message>
    <message>
        <source>the White Flower</source>
        <translation>bạch hoa</translation>
    </message>
    <message>
        <source>the Red Flower</source>
        <translation>hồng hoa</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>phúc</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>lộc</translation>
    </message>
    <message>
        <source>Longevity</source>
        <translation>thọ</translation>
    </message>
    <message>
        <source>Joy</source>
        <translation>hỷ</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>tài</translation>
    </message>
</context>
<context>
    <name>Card index</name>
    <message>
        <source>%1&#x202f;M</source>
        <comment>number of Myriads</comment>
        <translation>%1&#x202f;Vạ</translation>
    </message>
    <message>
        <source>%1&#x202f;S</source>
        <comment>number of Strings</comment>
        <translation>%1&#x202f;S</translation>
    </message>
    <message>
        <source>%1&#x202f;C</source>
        <comment>number of Coins</comment>
        <translation>%1&#x202f;Vă</translation>
    </message>
    <message>
        <source>%1&#x202f;s</source>
        <comment>small number</comment>
        <translation>%1&#x202f;n</translation>
    </message>
    <message>
        <source>%1&#x202f;L</source>
        <comment>large number</comment>
        <translation>%1&#x202f;L</translation>
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
        <translation>Thiên</translation>
    </message>
    <message>
        <source>Whi</source>
        <comment>White Flower</comment>
        <translation>Bạch</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>Red Flower</comment>
        <translation>Hồng</translation>
    </message>
    <message>
        <source>For</source>
        <comment>Fortune</comment>
        <translation>Phúc</translation>
    </message>
    <message>
        <source>Pro</source>
        <comment>Prosperity</comment>
        <translation>Lộc</translation>
    </message>
    <message>
        <source>Lon</source>
        <comment>Longevity</comment>
        <translation>Thọ</translation>
    </message>
    <message>
        <source>Joy</source>
        <comment>Joy</comment>
        <translation>Hỷ</translation>
    </message>
    <message>
        <source>Wea</source>
        <comment>Wealth</comment>
        <translation>Tài</translation>
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
        <translation>hai lá %1 nhỏ, một lá lớn</translation>
    </message>
    <message>
        <source>one small %1, two large</source>
        <translation>một lá %1 nhỏ, hai lá lớn</translation>
    </message>
</context>
<context>
    <name>Chắn bonus</name>
    <message>
        <source>Ù xuông</source>
        <translation>Xuông</translation>
    </message>
    <message>
        <source>Ù chì</source>
        <translation>Chì</translation>
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
        <translation>ù thường, không có cước</translation>
    </message>
    <message>
        <source>won at one’s own gate</source>
        <translation>ù ở cửa chì</translation>
    </message>
    <message>
        <source>the dealer wins with the twenty cards dealt</source>
        <translation>nhà cái ù bằng hai mươi lá được chia</translation>
    </message>
    <message>
        <source>exactly six Chắn, no Cạ of the winning card’s rank</source>
        <translation>đúng sáu chắn, không có cạ cùng hàng với lá ù</translation>
    </message>
    <message>
        <source>four identical cards dealt</source>
        <translation>bốn lá giống hệt nhau ngay khi chia</translation>
    </message>
    <message>
        <source>won with the fourth of three cards dealt</source>
        <translation>được chia ba lá giống hệt nhau, ù lá thứ tư</translation>
    </message>
    <message>
        <source>a pair dealt, grown to four identical cards</source>
        <translation>một chắn được chia, về sau thành bốn lá giống hệt nhau</translation>
    </message>
    <message>
        <source>all cards black</source>
        <translation>toàn lá đen</translation>
    </message>
    <message>
        <source>exactly eight red cards</source>
        <translation>đúng tám lá đỏ</translation>
    </message>
    <message>
        <source>four Chi chi, all other cards black</source>
        <translation>bốn chi chi, các lá khác toàn đen</translation>
    </message>
    <message>
        <source>all ten pairs are Chắn</source>
        <translation>cả mười đôi đều là chắn</translation>
    </message>
</context>
<context>
    <name>Chắn rules</name>
    <message>
        <source>Objective</source>
        <translation>Mục tiêu</translation>
    </message>
    <message>
        <source>Four people play, each for themselves. You collect pairs. Whoever first has ten pairs, most of them made of identical cards, wins the deal and is paid by the other three.</source>
        <translation>Bốn người chơi, mỗi người chơi cho riêng mình. Bạn gom các đôi. Ai có đủ mười đôi trước, phần lớn là đôi hai lá giống hệt nhau, thì ù ván đó và được ba người kia trả điểm.</translation>
    </message>
    <message>
        <source>Two cards of the same face are a &lt;b&gt;Chắn&lt;/b&gt;. Two cards of the same rank and different suits are a &lt;b&gt;Cạ&lt;/b&gt;. The card Chi chi has no rank, so it can be in a Chắn but never in a Cạ.</source>
        <comment>C2.1</comment>
        <translation>Hai lá giống hệt nhau là &lt;b&gt;chắn&lt;/b&gt;. Hai lá cùng hàng khác chất là &lt;b&gt;cạ&lt;/b&gt;. Chi chi không có hàng nên chỉ thành chắn, không bao giờ thành cạ.</translation>
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
        <translation>Chỉ với chính nó</translation>
    </message>
    <message>
        <source>Four cards of one face are a &lt;b&gt;Chíu&lt;/b&gt;. It counts as two Chắn.</source>
        <comment>C2.2</comment>
        <translation>Bốn lá giống hệt nhau là &lt;b&gt;chíu&lt;/b&gt;. Chíu tính bằng hai chắn.</translation>
    </message>
    <message>
        <source>A winning hand is twenty cards that make ten pairs, at least six of them Chắn. Pairs that you have captured count as they lie. The cards in your hand, together with the winning card, are paired as C2.3 says, and none may be left over.</source>
        <comment>C8.1</comment>
        <translation>Bài ù là hai mươi lá thành mười đôi, trong đó ít nhất sáu chắn. Các đôi đã ăn tính nguyên như đã hạ. Bài trên tay cùng với lá ù được ghép đôi theo C2.3, và không được thừa lá nào.</translation>
    </message>
    <message>
        <source>You hold {2m}{2m} {5m}{5m} {2s}{2s} {6s}{6s} {4c}{4c} {7c}{7c}, the Cạ {8m}{8c} and {9m}{9c} and {3m}{3s}, and a lone {5s}. That is nineteen cards. A {5c} from the stock completes the fourth Cạ and wins with 6 Chắn and 4 Cạ.</source>
        <comment>C8.1 example</comment>
        <translation>Bạn có {2m}{2m} {5m}{5m} {2s}{2s} {6s}{6s} {4c}{4c} {7c}{7c}, các cạ {8m}{8c}, {9m}{9c} và {3m}{3s}, cùng một lá {5s} lẻ. Tất cả là mười chín lá. Lá {5c} từ nọc ghép thành cạ thứ tư và bạn ù với 6 chắn, 4 cạ.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Chuẩn bị</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Các quân bài</translation>
    </message>
    <message>
        <source>The Tổ Tôm deck has 120 cards: thirty faces, four copies of each. Twenty-seven faces have a rank from 1 to 9 in one of three suits: &lt;b&gt;Vạn&lt;/b&gt; (Myriads), &lt;b&gt;Sách&lt;/b&gt; (Strings) and &lt;b&gt;Văn&lt;/b&gt; (Coins). The other three are Ông cụ {ong}, Thang thang {thang} and Chi chi {chi}.</source>
        <comment>C1.1</comment>
        <translation>Cỗ tổ tôm có 120 lá: ba mươi loại quân, mỗi loại bốn lá. Hai mươi bảy loại có hàng từ 1 đến 9, thuộc một trong ba chất: &lt;b&gt;vạn&lt;/b&gt;, &lt;b&gt;sách&lt;/b&gt; và &lt;b&gt;văn&lt;/b&gt;. Ba loại còn lại là ông cụ {ong}, thang thang {thang} và chi chi {chi}.</translation>
    </message>
    <message>
        <source>Chắn uses 100 of them: the ranks 2 to 9 of the three suits, and Chi chi, four copies of each of these 25 faces. The cards of rank 1, Ông cụ and Thang thang stay out.</source>
        <comment>C1.2</comment>
        <translation>Chắn dùng 100 lá trong đó: hàng 2 đến 9 của ba chất cùng với chi chi, tức 25 loại quân, mỗi loại bốn lá. Các lá hàng 1, ông cụ và thang thang để ra ngoài.</translation>
    </message>
    <message>
        <source>Five faces of the game count as red: {8m} {9m} {8s} {9s} {chi}. All others are black. The color matters only for the score.</source>
        <comment>C1.3</comment>
        <translation>Năm loại quân được tính là đỏ: {8m} {9m} {8s} {9s} {chi}. Các loại khác đều đen. Màu chỉ có ý nghĩa khi tính điểm.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>The dealer is chosen at random and gets twenty cards, every other player nineteen. The remaining 23 cards are the stock, face down. The dealer acts first; then play goes round the table.</source>
        <comment>C3.1</comment>
        <translation>Nhà cái được chọn ngẫu nhiên và nhận hai mươi lá, ba người kia mỗi người mười chín lá. 23 lá còn lại úp xuống làm nọc. Nhà cái đi trước; sau đó lượt chơi đi vòng quanh bàn.</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;opening hand&lt;/b&gt; is the nineteen or twenty cards that you were dealt, before any play. Some bonuses look back at it.</source>
        <comment>C3.2</comment>
        <translation>&lt;b&gt;Bài được chia&lt;/b&gt; của bạn là mười chín hoặc hai mươi lá nhận lúc đầu, trước mọi nước đi. Một số cước xét theo bài này.</translation>
    </message>
    <message>
        <source>Reading a hand</source>
        <translation>Cách đọc bài</translation>
    </message>
    <message>
        <source>An identical pair is never split to form a Cạ, so a hand can be read in one way only. First put identical cards together two by two: each two are a Chắn. Of every face you then have at most one card left, a &lt;b&gt;single&lt;/b&gt;. Two singles of one rank make a Cạ. A single without a partner is an &lt;b&gt;unpaired card&lt;/b&gt;. Three singles of one rank are one Cạ and one unpaired card.</source>
        <comment>C2.3</comment>
        <translation>Không bao giờ được xé chắn để ghép cạ, nên bài chỉ đọc được theo một cách. Trước hết xếp các lá giống hệt nhau thành từng đôi: mỗi đôi là một chắn. Khi đó mỗi loại quân còn nhiều nhất một lá, gọi là &lt;b&gt;lá đơn&lt;/b&gt;. Hai lá đơn cùng hàng thành cạ. Lá đơn không ghép được với lá nào là &lt;b&gt;quân què&lt;/b&gt;. Ba lá đơn cùng hàng là một cạ và một quân què.</translation>
    </message>
    <message>
        <source>A pair that you capture lies open in front of you for the rest of the deal and is never rearranged.</source>
        <comment>C2.4</comment>
        <translation>Đôi đã ăn nằm ngửa trước mặt bạn đến hết ván và không bao giờ được xếp lại.</translation>
    </message>
    <message>
        <source>The dealer opens</source>
        <translation>Nhà cái mở ván</translation>
    </message>
    <message>
        <source>If the twenty cards of the dealer already win by C8.1, the dealer may win at once: this is &lt;b&gt;Thiên ù&lt;/b&gt;. The number of Chắn that C8.2 asks for with Chi chi does not matter here. Otherwise, or if the dealer would rather play on, the dealer discards a card that C6.10 allows.</source>
        <comment>C4.1</comment>
        <translation>Nếu hai mươi lá của nhà cái đã ù theo C8.1 thì nhà cái được ù ngay: đó là &lt;b&gt;Thiên ù&lt;/b&gt;. Số chắn mà C8.2 đòi hỏi với chi chi không xét ở đây. Nếu bài chưa ù, hoặc nhà cái muốn chơi tiếp, thì nhà cái đánh một lá mà C6.10 cho phép.</translation>
    </message>
    <message>
        <source>A dealer who does not win and has no card that may be discarded has a &lt;b&gt;dead hand&lt;/b&gt;. This can happen only when the dealer passes a Thiên ù of ten Chắn. A dead hand keeps its cards and only turns up stock cards when its turn comes; it never captures, claims or wins. Play goes on with the next player, who turns up a stock card.</source>
        <comment>C4.2</comment>
        <translation>Nhà cái không ù mà cũng không có lá nào được phép đánh thì thành &lt;b&gt;bài chết&lt;/b&gt;. Điều này chỉ xảy ra khi nhà cái bỏ qua một Thiên ù mười chắn. Người có bài chết giữ nguyên bài, đến lượt chỉ lật nọc; không bao giờ được ăn, giành hay ù. Ván tiếp tục với người kế tiếp, người này lật nọc.</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>Một lượt chơi</translation>
    </message>
    <message>
        <source>The public card</source>
        <translation>Lá bài ngửa</translation>
    </message>
    <message>
        <source>Play is always about one card that lies face up, the &lt;b&gt;public card&lt;/b&gt;. It is either a discard from a hand, or a stock card turned up at a player’s &lt;b&gt;gate&lt;/b&gt; (cửa), the place in front of that player.</source>
        <comment>C5.1</comment>
        <translation>Ván chơi lúc nào cũng xoay quanh một lá đang ngửa, gọi là &lt;b&gt;lá bài ngửa&lt;/b&gt;. Đó là lá đánh ra từ tay, hoặc lá nọc lật ở &lt;b&gt;cửa&lt;/b&gt; của một người, tức là chỗ trước mặt người ấy.</translation>
    </message>
    <message>
        <source>A discard lies at the &lt;b&gt;door&lt;/b&gt; of the player after the one who discarded it. First anybody who can may claim it with a Chíu, or win by a Chíu. Then the player at the door may make an ordinary capture or pass. After a pass that player turns up a stock card at their own gate.</source>
        <comment>C5.2</comment>
        <translation>Lá đánh ra nằm ở &lt;b&gt;cửa&lt;/b&gt; của nhà dưới người đánh. Trước hết, ai đủ điều kiện thì được chíu hoặc chíu ù lá đó. Sau đó người ở cửa được ăn thường hoặc bỏ qua. Bỏ qua xong, người ấy lật nọc ở cửa chì của mình.</translation>
    </message>
    <message>
        <source>A stock card is offered at the gate of the player who turned it up. First anybody who can may win with it or claim it with a Chíu. Then that player may make an ordinary capture or pass. After a pass the next player may make an ordinary capture of the same card or pass, and after that pass turns up the next stock card at their own gate.</source>
        <comment>C5.3</comment>
        <translation>Lá nọc nằm ở cửa của người lật. Trước hết, ai đủ điều kiện thì được ù hoặc chíu lá đó. Sau đó người lật được ăn thường hoặc bỏ qua. Nếu người lật bỏ qua, nhà dưới được ăn thường chính lá đó hoặc bỏ qua, và bỏ qua xong thì lật lá nọc tiếp theo ở cửa chì của mình.</translation>
    </message>
    <message>
        <source>A stock card that is turned up never simply goes into a hand. Either it is captured, or it stays on the table.</source>
        <comment>C5.4</comment>
        <translation>Lá nọc đã lật không bao giờ vào thẳng tay ai. Nó được ăn, hoặc nằm lại trên bàn.</translation>
    </message>
    <message>
        <source>After an ordinary capture you discard one card from your hand, and C5.2 applies to it.</source>
        <comment>C5.5</comment>
        <translation>Ăn thường xong, bạn đánh một lá trên tay; với lá đó lại theo C5.2.</translation>
    </message>
    <message>
        <source>You are asked only when there is something that you can do. Otherwise the table passes for you, and this declines nothing (C6.8).</source>
        <comment>C5.6</comment>
        <translation>Bạn chỉ được hỏi khi có nước để đi. Nếu không, bàn tự bỏ qua thay bạn, và như vậy không tính là bỏ chắn (C6.8).</translation>
    </message>
    <message>
        <source>The claims that come first are only for a win and for a Chíu. Ordinary captures are asked for after they are settled. So the player at the door may be asked twice about one card.</source>
        <comment>C5.8</comment>
        <translation>Quyền giành xét trước chỉ gồm ù và chíu. Xét xong các quyền ấy mới hỏi đến ăn thường. Vì vậy người ở cửa có thể được hỏi hai lần về một lá.</translation>
    </message>
    <message>
        <source>A win goes before a Chíu, and a Chíu before an ordinary capture. If two players claim the same, the one who comes first, counted from the player at the door, has it. All who can claim answer before anything is shown; a claim that is not carried out has no consequence.</source>
        <comment>C8.4</comment>
        <translation>Ù được xét trước chíu, chíu được xét trước ăn thường. Nếu hai người cùng giành như nhau thì tính lượt từ người ở cửa, ai gần hơn được trước. Mọi người có quyền giành đều trả lời xong rồi kết quả mới hiện ra; quyền giành không thành thì không để lại hậu quả gì.</translation>
    </message>
    <message>
        <source>When a player must turn up a stock card and none is left, the deal is a draw. After the last stock card a player who captures it still discards, that discard is still offered, and so on.</source>
        <comment>C5.7</comment>
        <translation>Khi một người phải lật nọc mà nọc đã hết thì ván hòa. Sau lá nọc cuối, người ăn lá đó vẫn đánh một lá, người khác vẫn được ăn lá ấy, và cứ thế.</translation>
    </message>
    <message>
        <source>Ordinary capture</source>
        <translation>Ăn thường</translation>
    </message>
    <message>
        <source>To capture, you take the public card and lay it open together with one card of your hand that makes a pair with it. A dead hand may not. The following rules say when a capture is allowed.</source>
        <translation>Ăn là lấy lá bài ngửa và hạ xuống cùng một lá trên tay thành đôi với nó. Bài chết không được ăn. Các luật sau đây cho biết khi nào được ăn.</translation>
    </message>
    <message>
        <source>You may never capture a face that you have discarded in this deal, nor one that you have played from your hand into a Cạ.</source>
        <comment>C6.1</comment>
        <translation>Không bao giờ được ăn loại quân mà bạn đã đánh trong ván này, cũng như loại quân mà bạn đã đưa từ tay ra để ăn cạ.</translation>
    </message>
    <message>
        <source>If you hold the face of the public card yourself, once, twice or three times, you can capture it only with one of these, as a Chắn. You may use one card of a pair or of three for it.</source>
        <comment>C6.2</comment>
        <translation>Nếu trên tay bạn có sẵn loại quân của lá bài ngửa, một, hai hay ba lá, thì chỉ được ăn nó với một lá trong đó, thành chắn. Lá ấy có thể lấy từ một đôi hay từ ba lá giống nhau.</translation>
    </message>
    <message>
        <source>Otherwise you capture it as a Cạ, with a card of the same rank and another suit of which you hold an odd number. Of three alike you may give one and keep the pair; a pair or four alike are never broken.</source>
        <comment>C6.3</comment>
        <translation>Nếu không, bạn ăn nó thành cạ, với một lá cùng hàng khác chất mà trên tay bạn có số lẻ lá. Có ba lá giống nhau thì được đưa một lá và giữ lại đôi; một đôi hay bốn lá giống nhau thì không bao giờ được xé.</translation>
    </message>
    <message>
        <source>You may not capture a Cạ when either of its two faces is one that you have declined (C6.8).</source>
        <comment>C6.4</comment>
        <translation>Không được ăn cạ khi một trong hai loại quân của cạ ấy là loại bạn đã bỏ chắn (C6.8).</translation>
    </message>
    <message>
        <source>You may not capture a Cạ of a rank of which your hand already holds a Cạ, that is, two singles.</source>
        <comment>C6.5</comment>
        <translation>Không được ăn cạ ở hàng mà trên tay bạn đã có cạ, tức là hai lá đơn.</translation>
    </message>
    <message>
        <source>You hold one {3m} and one {3s}. The public card is {3c}. You cannot capture it: the two singles are a Cạ already.</source>
        <comment>C6.5 example</comment>
        <translation>Bạn có một {3m} và một {3s}. Lá bài ngửa là {3c}. Bạn không được ăn: hai lá đơn ấy đã là cạ rồi.</translation>
    </message>
    <message>
        <source>You may not capture a Cạ when exactly one card of your hand is unpaired.</source>
        <comment>C6.6</comment>
        <translation>Không được ăn cạ khi trên tay chỉ còn đúng một quân què.</translation>
    </message>
    <message>
        <source>Once you have discarded two different suits of one rank, that is, both cards of a Cạ, you may not capture a Cạ any more in this deal.</source>
        <comment>C6.7</comment>
        <translation>Khi bạn đã đánh hai chất khác nhau của cùng một hàng, tức là đánh cả cạ, thì trong ván này không được ăn cạ nữa.</translation>
    </message>
    <message>
        <source>If you are asked and pass although you could have captured the public card as a Chắn, you have &lt;b&gt;declined&lt;/b&gt; that face. From then on you may neither discard it nor use it in a Cạ that you capture. You may still capture it later as a Chắn. Passing a Chíu alone declines nothing, and neither does a pass where C6.1 or C6.9 would have forbidden the Chắn.</source>
        <comment>C6.8</comment>
        <translation>Nếu được hỏi mà bạn bỏ qua trong khi có thể ăn chắn lá bài ngửa thì bạn đã &lt;b&gt;bỏ chắn&lt;/b&gt; loại quân đó. Từ đó trở đi bạn không được đánh nó, cũng không được dùng nó để ăn cạ. Về sau vẫn được ăn chắn loại ấy. Chỉ bỏ qua chíu thì không tính là bỏ chắn; bỏ qua khi C6.1 hoặc C6.9 vốn đã cấm ăn chắn cũng không tính.</translation>
    </message>
    <message>
        <source>A capture is allowed only if you can discard a card afterwards. A Cạ that you are capturing already counts for this (C6.10).</source>
        <comment>C6.9</comment>
        <translation>Chỉ được ăn khi ăn xong còn lá được phép đánh. Cạ đang ăn cũng được tính vào việc này (C6.10).</translation>
    </message>
    <message>
        <source>What is not allowed is not offered to you, so nobody is ever fined for a mistake. All these limits, from C6.1 to C6.10, are only about ordinary captures and discards: they never stop a Chíu or a win, even a win with a declined face in a Cạ.</source>
        <comment>C6.11</comment>
        <translation>Nước không được phép thì không hiện ra, nên không ai bị phạt vì nhầm. Mọi hạn chế này, từ C6.1 đến C6.10, chỉ áp dụng cho ăn thường và đánh: chúng không bao giờ ngăn chíu hay ù, kể cả khi trong bài ù có cạ chứa loại quân đã bỏ chắn.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Đánh</translation>
    </message>
    <message>
        <source>You may discard a card if you hold an odd number of its face, one or three, and have not declined that face. Once you have captured a Cạ, there is one more limit: you may not discard a card when you have ever discarded another suit of its rank, before or after that capture. You may discard a face that you have just captured.</source>
        <comment>C6.10</comment>
        <translation>Bạn được đánh một lá nếu trên tay có số lẻ lá loại ấy, một hoặc ba, và bạn chưa bỏ chắn loại ấy. Khi đã ăn cạ thì thêm một hạn chế nữa: không được đánh một lá nếu bạn đã từng đánh chất khác cùng hàng với nó, dù trước hay sau khi ăn cạ. Được đánh loại quân mà bạn vừa ăn.</translation>
    </message>
    <message>
        <source>You hold {2m}{2m} and {4s}{4s}{4s}. Of these you may discard {4s}, which leaves a pair, but not {2m}, which would break one.</source>
        <comment>C6.10 example</comment>
        <translation>Bạn có {2m}{2m} và {4s}{4s}{4s}. Trong đó được đánh {4s} vì vẫn còn một đôi, nhưng không được đánh {2m} vì sẽ xé chắn.</translation>
    </message>
    <message>
        <source>Chíu</source>
        <translation>Chíu</translation>
    </message>
    <message>
        <source>If you hold exactly three cards of the face of the public card, you may claim it with a &lt;b&gt;Chíu&lt;/b&gt;, in turn or out of turn, whether it is a discard or a stock card. The four cards lie open and count as two Chắn. A dead hand may not.</source>
        <comment>C7.1</comment>
        <translation>Nếu trên tay bạn có đúng ba lá cùng loại với lá bài ngửa thì bạn được &lt;b&gt;chíu&lt;/b&gt; nó, đúng lượt hay chen lượt, dù là lá đánh ra hay lá nọc. Bốn lá nằm ngửa và tính là hai chắn. Bài chết không được chíu.</translation>
    </message>
    <message>
        <source>You never claim your own discard.</source>
        <comment>C7.2</comment>
        <translation>Bạn không bao giờ giành lá chính mình đánh.</translation>
    </message>
    <message>
        <source>If the fourth card completes your hand, you may win with it at once, even when it is a discard (C8.3). A Chíu without winning is possible whenever you have a card that you may discard afterwards; you discard it at once.</source>
        <comment>C7.3</comment>
        <translation>Nếu lá thứ tư làm tròn bài thì bạn được ù ngay, kể cả với lá đánh ra (C8.3). Chíu mà không ù thì chỉ được khi sau đó còn lá được phép đánh; bạn đánh lá đó ngay.</translation>
    </message>
    <message>
        <source>If you make the Chíu at your own door, it is in turn, and your discard goes to the next player as C5.2 says.</source>
        <comment>C7.4</comment>
        <translation>Chíu ở cửa của mình là đúng lượt, và lá bạn đánh ra sang nhà dưới theo C5.2.</translation>
    </message>
    <message>
        <source>A Chíu by anybody else is out of turn. The discard after it is &lt;b&gt;returned&lt;/b&gt;: it takes the place of the claimed card at the same door. Anybody but the one who discarded it may claim it with a Chíu or win by a Chíu; then the player at that door captures it or turns up the next stock card. Nobody else is asked for an ordinary capture of it, and the turn does not jump to the player after the one who made the Chíu.</source>
        <comment>C7.5</comment>
        <translation>Người khác chíu thì là chen lượt. Lá đánh ra sau đó được &lt;b&gt;trả cửa&lt;/b&gt;: nó nằm vào chỗ của lá đã chíu, ở cùng cửa ấy. Ai cũng được chíu hoặc chíu ù lá đó, trừ người vừa đánh; sau đó người ở cửa ấy ăn nó hoặc lật lá nọc tiếp theo. Không ai khác được hỏi ăn thường lá này, và lượt không nhảy sang nhà dưới của người chíu.</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>Tính điểm và kết thúc</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Ù</translation>
    </message>
    <message>
        <source>You may win on any stock card that is turned up, at any gate, if your cards make a winning hand with it. If that card is Chi chi, the hand must have exactly six Chắn and four Cạ. A dead hand never wins.</source>
        <comment>C8.2</comment>
        <translation>Bạn được ù bất cứ lá nọc nào lật lên, ở cửa nào cũng được, nếu với lá ấy bài của bạn tròn. Nếu lá ấy là chi chi thì phải có đúng sáu chắn, bốn cạ. Bài chết không bao giờ được ù.</translation>
    </message>
    <message>
        <source>A discard does not win, with one exception: if you hold three of its face and the fourth completes your hand, you may win by Chíu. If the face is Chi chi, the hand must again have exactly six Chắn and four Cạ.</source>
        <comment>C8.3</comment>
        <translation>Không được ù lá đánh ra, trừ một trường hợp: nếu bạn có ba lá loại ấy và lá thứ tư làm tròn bài thì bạn được chíu ù. Nếu là chi chi thì bài cũng phải có đúng sáu chắn, bốn cạ.</translation>
    </message>
    <message>
        <source>Table option</source>
        <translation>Tùy chọn bàn</translation>
    </message>
    <message>
        <source>A table may count the Tôm set with {3s} in place of {3c}, that is {3m}{3s}{7c}, as many players in Vietnam do. This option is off unless you turn it on.</source>
        <comment>C10.1</comment>
        <translation>Bàn có thể tính bộ tôm với {3s} thay cho {3c}, tức là {3m}{3s}{7c}, như nhiều người chơi ở Việt Nam. Tùy chọn này mặc định tắt, bạn muốn thì bật.</translation>
    </message>
    <message>
        <source>Ù chì</source>
        <translation>Chì</translation>
    </message>
    <message>
        <source>Won on a stock card that the winner turned up at their own gate. Never for a win by Chíu on a discard or on a returned card.</source>
        <translation>Ù lá nọc do chính người ù lật ở cửa chì. Không bao giờ tính khi chíu ù lá đánh ra hay lá trả cửa.</translation>
    </message>
    <message>
        <source>Thiên ù</source>
        <translation>Thiên ù</translation>
    </message>
    <message>
        <source>The dealer wins with the twenty cards dealt.</source>
        <translation>Nhà cái ù bằng hai mươi lá được chia.</translation>
    </message>
    <message>
        <source>Tôm</source>
        <translation>Tôm</translation>
    </message>
    <message>
        <source>For each set {3m}{3c}{7c}.</source>
        <translation>Cho mỗi bộ {3m}{3c}{7c}.</translation>
    </message>
    <message>
        <source>Bạch thủ</source>
        <translation>Bạch thủ</translation>
    </message>
    <message>
        <source>Exactly six Chắn, and no Cạ of the winning card’s rank, open or in hand. Never with Thiên ù.</source>
        <translation>Đúng sáu chắn, và không có cạ nào cùng hàng với lá ù, dù đã hạ hay trên tay. Không bao giờ tính cùng Thiên ù.</translation>
    </message>
    <message>
        <source>Lèo</source>
        <translation>Lèo</translation>
    </message>
    <message>
        <source>For each set {8s}{9m}{chi}.</source>
        <translation>Cho mỗi bộ {8s}{9m}{chi}.</translation>
    </message>
    <message>
        <source>Thiên khai</source>
        <translation>Thiên khai</translation>
    </message>
    <message>
        <source>For each face of which four were in the opening hand.</source>
        <translation>Cho mỗi loại quân có đủ bốn lá trong bài được chia.</translation>
    </message>
    <message>
        <source>Chíu ù</source>
        <translation>Chíu ù</translation>
    </message>
    <message>
        <source>The winning card is the fourth of a face of which the opening hand held exactly three and the hand still holds three.</source>
        <translation>Lá ù là lá thứ tư của loại quân mà bài được chia có đúng ba lá và trên tay vẫn còn đủ ba.</translation>
    </message>
    <message>
        <source>Bòn</source>
        <translation>Bòn</translation>
    </message>
    <message>
        <source>For each face of which the opening hand held exactly two and the won hand has two Chắn.</source>
        <translation>Cho mỗi loại quân mà bài được chia có đúng hai lá và bài ù có hai chắn loại ấy.</translation>
    </message>
    <message>
        <source>Bạch định</source>
        <translation>Bạch định</translation>
    </message>
    <message>
        <source>All twenty cards are black.</source>
        <translation>Cả hai mươi lá đều đen.</translation>
    </message>
    <message>
        <source>Tám đỏ</source>
        <translation>Tám đỏ</translation>
    </message>
    <message>
        <source>Exactly eight cards are red.</source>
        <translation>Có đúng tám lá đỏ.</translation>
    </message>
    <message>
        <source>Kính tứ chi</source>
        <translation>Kính tứ chi</translation>
    </message>
    <message>
        <source>Four Chi chi, and all other cards are black.</source>
        <translation>Bốn chi chi, mọi lá khác đều đen.</translation>
    </message>
    <message>
        <source>Thập thành</source>
        <translation>Thập thành</translation>
    </message>
    <message>
        <source>All ten pairs are Chắn.</source>
        <translation>Cả mười đôi đều là chắn.</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Cước</translation>
    </message>
    <message>
        <source>The score looks at the twenty cards of the won hand, the winning card among them. It is shown item by item: each bonus, which of its values was used, and the total.</source>
        <comment>C9.7</comment>
        <translation>Điểm tính trên hai mươi lá của bài ù, kể cả lá ù. Bảng điểm ghi từng khoản: mỗi cước, tính theo điểm hay theo dịch, và tổng.</translation>
    </message>
    <message>
        <source>Each bonus has a &lt;b&gt;main value&lt;/b&gt; and a smaller value, its &lt;b&gt;dịch&lt;/b&gt;. Tôm and Lèo count for every set, Thiên khai and Bòn for every face, the others once.</source>
        <comment>C9.1</comment>
        <translation>Mỗi cước có &lt;b&gt;điểm&lt;/b&gt; và một giá trị nhỏ hơn gọi là &lt;b&gt;dịch&lt;/b&gt;. Tôm và Lèo tính cho mỗi bộ, Thiên khai và Bòn tính cho mỗi loại quân, các cước khác tính một lần.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Cước</translation>
    </message>
    <message>
        <source>Main value</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Dịch</source>
        <translation>Dịch</translation>
    </message>
    <message>
        <source>When it counts</source>
        <translation>Khi nào tính</translation>
    </message>
    <message>
        <source>Score and payment</source>
        <translation>Điểm và thanh toán</translation>
    </message>
    <message>
        <source>A win without any bonus is &lt;b&gt;Ù xuông&lt;/b&gt; and scores 2 points.</source>
        <comment>C9.2</comment>
        <translation>Ù không có cước nào là &lt;b&gt;Xuông&lt;/b&gt;, được 2 điểm.</translation>
    </message>
    <message>
        <source>With bonuses, the one with the highest main value counts with that, and every other with its dịch; each further set of Tôm or Lèo is another bonus. If two main values are equal, the bonus with the higher dịch counts as the main one.</source>
        <comment>C9.3</comment>
        <translation>Khi có cước, cước cao điểm nhất được tính đủ điểm, mọi cước khác chỉ tính dịch; mỗi bộ Tôm hay Lèo thêm là một cước nữa. Nếu hai cước bằng điểm thì cước có dịch cao hơn là cước chính.</translation>
    </message>
    <message>
        <source>A win with Ù chì and one Tôm: the Tôm counts 4, the Ù chì 1, together 5.</source>
        <comment>C9.3 example</comment>
        <translation>Ù có Chì và một Tôm: Tôm tính 4, Chì tính 1, tổng 5.</translation>
    </message>
    <message>
        <source>With Thập thành, all bonuses count with their main values.</source>
        <comment>C9.4</comment>
        <translation>Với Thập thành, mọi cước đều tính đủ điểm.</translation>
    </message>
    <message>
        <source>Thập thành won at the winner’s own gate: 12 and 3, together 15.</source>
        <comment>C9.4 example</comment>
        <translation>Thập thành ù ở cửa chì: 12 và 3, tổng 15.</translation>
    </message>
    <message>
        <source>With exactly six Chắn, a win on Chi chi is always a Bạch thủ, because there is no Cạ of Chi chi.</source>
        <comment>C9.5</comment>
        <translation>Với đúng sáu chắn, ù chi chi lúc nào cũng là Bạch thủ, vì chi chi không có cạ.</translation>
    </message>
    <message>
        <source>The score sheet has one line for each bonus counted, so two sets of Tôm are two lines, in the order of the table of C9.1. If two bonuses are equal in both values, the first of them is the main one. With Thập thành every line is a main one, and an Ù xuông is a single line of 2.</source>
        <comment>C9.8</comment>
        <translation>Bảng điểm có một dòng cho mỗi cước được tính, nên hai bộ Tôm là hai dòng, theo thứ tự của bảng ở C9.1. Nếu hai cước bằng nhau cả điểm lẫn dịch thì cước đứng trước là cước chính. Với Thập thành mọi dòng đều là cước chính, còn Xuông là một dòng 2 điểm.</translation>
    </message>
    <message>
        <source>Each of the three losers pays the score to the winner, who so gets three times as much. After a draw nobody pays.</source>
        <comment>C9.6</comment>
        <translation>Mỗi người trong ba người thua trả đủ số điểm cho người ù, nên người ù được gấp ba. Ván hòa thì không ai phải trả.</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>An offline library of East Asian card games. Without a command the window opens.</source>
        <translation>Bộ sưu tập các trò chơi bài Đông Á, chơi ngoại tuyến. Không ghi lệnh thì mở cửa sổ.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>các lệnh</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>LỆNH</translation>
    </message>
    <message>
        <source>play a game as text in this terminal</source>
        <translation>chơi bằng chữ trong cửa sổ dòng lệnh này</translation>
    </message>
    <message>
        <source>let the AI play all seats</source>
        <translation>để AI chơi mọi chỗ ngồi</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>MÃ</translation>
    </message>
    <message>
        <source>the deal of this number</source>
        <translation>ván có mã này</translation>
    </message>
    <message>
        <source>read deal records from standard input and print their states</source>
        <translation>đọc các bản ghi ván từ đầu vào chuẩn và in trạng thái</translation>
    </message>
    <message>
        <source>tell what was legal before each action, too</source>
        <translation>cho biết cả những nước hợp lệ trước mỗi nước đi</translation>
    </message>
    <message>
        <source>let AI players play many deals and print statistics</source>
        <translation>để các AI chơi nhiều ván và in thống kê</translation>
    </message>
    <message>
        <source>compare AI players: each deck is dealt once for every rotation of the seats</source>
        <translation>so sánh các AI: mỗi cỗ bài chia một lần cho mỗi lượt xoay chỗ ngồi</translation>
    </message>
    <message>
        <source>keep the deals in this file; the same call goes on where it ended</source>
        <translation>giữ các ván trong tệp này; gọi lại y như vậy thì chạy tiếp từ chỗ đã dừng</translation>
    </message>
    <message>
        <source>how many deals (default: 100)</source>
        <translation>số ván (mặc định: 100)</translation>
    </message>
    <message>
        <source>equal seeds give equal deals (default: 0)</source>
        <translation>cùng một số thì ra cùng những ván (mặc định: 0)</translation>
    </message>
    <message>
        <source>a player for each seat, or one for all: %1</source>
        <translation>một người chơi cho mỗi chỗ ngồi, hoặc một cho tất cả: %1</translation>
    </message>
    <message>
        <source>how many processes (default: 1)</source>
        <translation>số tiến trình (mặc định: 1)</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>TỆP</translation>
    </message>
    <message>
        <source>open the window with a deal record</source>
        <translation>mở cửa sổ với một bản ghi ván</translation>
    </message>
    <message>
        <source>write the deal records to this file, one a line</source>
        <translation>ghi các bản ghi ván vào tệp này, mỗi dòng một ván</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>TRÒ_CHƠI</translation>
    </message>
    <message>
        <source>table options of the game: %1</source>
        <translation>tùy chọn bàn của trò chơi: %1</translation>
    </message>
    <message>
        <source>there is no game “%1”; the games are: %2</source>
        <translation>không có trò chơi “%1”; có: %2</translation>
    </message>
    <message>
        <source>“%1” is no whole number</source>
        <translation>“%1” không phải số nguyên</translation>
    </message>
    <message>
        <source>%1 is too small: at least 1 is needed</source>
        <translation>%1 quá nhỏ: cần ít nhất 1</translation>
    </message>
    <message>
        <source>%1 needs one player, or one for each of %2 seats</source>
        <translation>%1 cần một người chơi, hoặc mỗi chỗ một người cho cả %2 chỗ</translation>
    </message>
    <message>
        <source>there is no player “%1”; the players are: %2</source>
        <translation>không có người chơi “%1”; có: %2</translation>
    </message>
    <message>
        <source>%1 has no table option “%2”; it has: %3</source>
        <translation>%1 không có tùy chọn bàn “%2”; chỉ có: %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>this deal is one of the game “%1”</source>
        <translation>ván này thuộc trò chơi “%1”</translation>
    </message>
    <message>
        <source>there is no seat %1 at this table</source>
        <translation>bàn này không có chỗ ngồi %1</translation>
    </message>
    <message>
        <source>a shared deal says its table options itself</source>
        <translation>ván được chia sẻ tự ghi tùy chọn bàn của nó</translation>
    </message>
    <message>
        <source>No window can open here (%1). Without one these commands work: play, replay, simulate.</source>
        <translation>Ở đây không mở được cửa sổ (%1). Không có cửa sổ vẫn dùng được các lệnh: play, replay, simulate.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n người chơi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face(s)</source>
        <translation>
            <numerusform>%n loại quân</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See all %n face(s) →</source>
        <translation>
            <numerusform>Xem cả %n loại quân →</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this face</source>
        <translation>
            <numerusform>%n lá giống nhau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s)</source>
        <translation>
            <numerusform>Còn thiếu %n ký tự</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n lá trên tay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <translation>
            <numerusform>Còn %n lá trong nọc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpaired card(s)</source>
        <translation>
            <numerusform>%n quân què</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to exchange before it waits</source>
        <translation>
            <numerusform>Còn phải đổi %n lá mới chờ ù</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are dealt %n card(s)</source>
        <translation>
            <numerusform>Bạn được chia %n lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins the deal: %n point(s) from each opponent.</source>
        <translation>
            <numerusform>Ù ván này: mỗi đối thủ trả %n điểm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand then waits for: %1 (%n card(s) unseen).</source>
        <translation>
            <numerusform>Bài sẽ chờ: %1 (còn %n lá chưa thấy).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the hand nearer: %n card(s) to exchange before it waits.</source>
        <translation>
            <numerusform>Bài tiến gần hơn: còn phải đổi %n lá mới chờ ù.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the hand back: %n card(s) to exchange before it waits.</source>
        <translation>
            <numerusform>Bài lùi lại: còn phải đổi %n lá mới chờ ù.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These would then help: %1 (%n card(s) unseen).</source>
        <translation>
            <numerusform>Khi đó những lá này sẽ có ích: %1 (còn %n lá chưa thấy).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) would then help the hand.</source>
        <translation>
            <numerusform>Khi đó còn %n lá chưa thấy sẽ có ích cho bài.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A win would then bring %n point(s) from each opponent.</source>
        <translation>
            <numerusform>Khi đó nếu ù thì mỗi đối thủ trả %n điểm.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on a hundred times, you win %n time(s).</source>
        <translation>
            <numerusform>Chơi tiếp một trăm lần thì bạn ù %n lần.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on a hundred times, an opponent wins %n time(s).</source>
        <translation>
            <numerusform>Chơi tiếp một trăm lần thì một đối thủ ù %n lần.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost about %1 points in all.</source>
        <translation>
            <numerusform>%n nước đi làm mất tổng cộng khoảng %1 điểm.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Deal %1</source>
        <translation>Ván %1</translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>A shared deal names game, dealer and number, as in %1.</source>
        <translation>Ván được chia sẻ ghi trò chơi, nhà cái và mã ván, ví dụ %1.</translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Không có trò chơi “%1”.</translation>
    </message>
    <message>
        <source>There is no seat %1 here.</source>
        <translation>Ở đây không có chỗ ngồi %1.</translation>
    </message>
    <message>
        <source>%1 has no table option “%2”.</source>
        <translation>%1 không có tùy chọn bàn “%2”.</translation>
    </message>
    <message>
        <source>A deal number has no “%1”: only letters and digits without 0, 1, I and O.</source>
        <translation>Mã ván không có ký tự “%1”: chỉ gồm chữ cái và chữ số, trừ 0, 1, I và O.</translation>
    </message>
    <message>
        <source>A deal number has nine characters.</source>
        <translation>Mã ván có chín ký tự.</translation>
    </message>
    <message>
        <source>There is a typing mistake in this number.</source>
        <translation>Mã này bị gõ sai.</translation>
    </message>
</context>
<context>
    <name>DealList</name>
    <message>
        <source>%1 holds several deals</source>
        <translation>%1 có nhiều ván</translation>
    </message>
    <message>
        <source>Past deals</source>
        <translation>Các ván đã chơi</translation>
    </message>
    <message>
        <source>No deal has come to its end yet.</source>
        <translation>Chưa có ván nào kết thúc.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Mã ván</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Điểm của bạn</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button: go through the chosen deal</extracomment>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Lưu ván bài…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Delete this deal?</source>
        <translation>Xóa ván này?</translation>
    </message>
    <message>
        <source>Its record cannot be brought back.</source>
        <translation>Bản ghi của ván sẽ không khôi phục được.</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: do not delete</extracomment>
        <translation>Giữ lại</translation>
    </message>
    <message>
        <source>%1 (with help)</source>
        <extracomment>%1 is how a deal ended; the person had hints, or took moves back</extracomment>
        <translation>%1 (có trợ giúp)</translation>
    </message>
</context>
<context>
    <name>Deck</name>
    <message>
        <source>Tổ Tôm</source>
        <translation>Tổ tôm</translation>
    </message>
    <message>
        <source>Hunan number cards</source>
        <translation>Bài chữ số Hồ Nam</translation>
    </message>
    <message>
        <source>Nantong long cards</source>
        <translation>Trường bài Nam Thông</translation>
    </message>
    <message>
        <source>Vietnam</source>
        <translation>Việt Nam</translation>
    </message>
    <message>
        <source>Hunan · China</source>
        <translation>Hồ Nam · Trung Quốc</translation>
    </message>
    <message>
        <source>Nantong · Jiangsu · China</source>
        <translation>Nam Thông · Giang Tô · Trung Quốc</translation>
    </message>
    <message>
        <source>Long Vietnamese cards with Chinese labels and figures; Chắn is played with a hundred of them.</source>
        <translation>Cỗ bài dài của Việt Nam với chữ Hán và hình người; một trăm lá trong đó dùng để đánh chắn.</translation>
    </message>
    <message>
        <source>Eighty number cards with the everyday and the formal Chinese numerals from one to ten.</source>
        <translation>Tám mươi lá bài chữ số, từ một đến mười, viết bằng chữ Hán thường dùng và chữ Hán đại tả.</translation>
    </message>
    <message>
        <source>Long cards from Nantong with three money suits, three honors and five lucky cards.</source>
        <translation>Cỗ bài dài của Nam Thông với ba chất tiền, ba quân không chất và năm lá cát tường.</translation>
    </message>
    <message>
        <source>Thirty faces, four copies of each. The label at the head has the suit on the left and the rank on the right; at the foot it is turned round. The suits are Coins, Strings of coins and Myriads, each from 1 to 9. Beside them stand three honors: Ông cụ, Thang thang and Chi chi.</source>
        <translation>Ba mươi loại quân, mỗi loại bốn lá. Nhãn ở đầu lá ghi chất bên trái, hàng bên phải; nhãn ở chân lá thì quay ngược. Ba chất là văn (đồng tiền), sách (xâu tiền) và vạn, mỗi chất từ 1 đến 9. Ngoài ra có ba quân không chất: ông cụ, thang thang và chi chi.</translation>
    </message>
    <message>
        <source>The suits are those of the Chinese money cards. How Tổ Tôm began is not known; in the 19th century it was much loved in Vietnam, above all by the upper class.</source>
        <translation>Các chất này là của loại bài tiền Trung Quốc. Không rõ tổ tôm ra đời thế nào; vào thế kỷ 19 nó rất được ưa chuộng ở Việt Nam, nhất là trong giới thượng lưu.</translation>
    </message>
    <message>
        <source>The pictures have nothing to do with suit or rank. Under French rule the printers A. Camoin &amp; Cie of Marseille dressed the deck in Japanese costumes of the Edo period; a carp, peaches, a pavilion and a boat stand among the people. The woodcuts here are our own, of the same subjects. Seven of them bear a red stamp.</source>
        <translation>Hình vẽ không liên quan đến chất hay hàng. Thời Pháp thuộc, nhà in A. Camoin &amp; Cie ở Marseille cho các nhân vật mặc trang phục Nhật Bản thời Edo; xen giữa những người ấy có cá chép, quả đào, ngôi đình và chiếc thuyền. Tranh khắc gỗ ở đây do chúng tôi tự vẽ, theo cùng những đề tài ấy. Bảy lá trong đó mang dấu son.</translation>
    </message>
    <message>
        <source>Twenty faces, four copies of each: the numbers from 1 to 10, once in the everyday Chinese numerals and once in the formal ones, which are written on checks and bills. The everyday numerals are the small cards, the formal ones the large cards. 2, 7 and 10 are red.</source>
        <translation>Hai mươi loại quân, mỗi loại bốn lá: các số từ 1 đến 10, một lần bằng chữ Hán thường dùng và một lần bằng chữ đại tả, lối chữ viết trên ngân phiếu và hóa đơn. Chữ thường dùng là chữ nhỏ, chữ đại tả là chữ lớn. Các số 2, 7 và 10 màu đỏ.</translation>
    </message>
    <message>
        <source>Such cards are called zipai, character cards. They are said to have begun in Leshan in Sichuan, in the middle of the Qing dynasty; today they are at home in Hunan and Sichuan.</source>
        <translation>Loại bài này gọi là zipai, tức bài chữ. Tương truyền nó bắt đầu ở Lạc Sơn, Tứ Xuyên, vào giữa đời Thanh; ngày nay quê hương của nó là Hồ Nam và Tứ Xuyên.</translation>
    </message>
    <message>
        <source>The numeral stands at the head and, turned round, at the foot. The two seals between them repeat it in everyday writing: on white for the small cards, on a solid ground for the large ones. Seals and vine are our own choice.</source>
        <translation>Chữ số nằm ở đầu lá và, quay ngược, ở chân lá. Hai con dấu ở giữa lặp lại số ấy bằng chữ thường dùng: trên nền trắng với chữ nhỏ, trên nền đặc với chữ lớn. Con dấu và dây leo là do chúng tôi tự chọn.</translation>
    </message>
    <message>
        <source>Thirty faces, four copies of each, and five lucky cards. Coins, Strings of coins and Myriads run from 1 to 9; Thousand, White Flower and Red Flower are the honors. The rank stands on the left of the label, the suit on the right.</source>
        <translation>Ba mươi loại quân, mỗi loại bốn lá, cùng năm lá cát tường. Văn (đồng tiền), sách (xâu tiền) và vạn đi từ 1 đến 9; thiên tự, bạch hoa và hồng hoa là các quân không chất. Hàng ghi ở bên trái nhãn, chất ở bên phải.</translation>
    </message>
    <message>
        <source>The cards belong to Nantong and the towns around it and are hardly known elsewhere. They are told to be as old as the Tang dynasty, or as the end of the Yuan; there is no proof. Since 2014 the game is on the city’s list of intangible heritage.</source>
        <translation>Cỗ bài này là của Nam Thông và các thị trấn quanh đó, nơi khác hầu như không ai biết. Người ta kể rằng nó có từ đời Đường, hoặc từ cuối đời Nguyên; không có bằng chứng. Từ năm 2014 trò chơi này nằm trong danh mục di sản phi vật thể của thành phố.</translation>
    </message>
    <message>
        <source>A figure stands at the head, number and suit fill the field below it. The people on the Myriads from 1 to 7 are those of the tradition, as are Liu Haichan, the qilin, the tortoise, the spirit of the clam and the Eight Immortals somewhere in the deck. Which of them stands where, and all the other pictures, are our own choice.</source>
        <translation>Đầu lá là một hình, phần dưới là số và chất. Các nhân vật trên vạn từ 1 đến 7 theo đúng truyền thống; Lưu Hải Thiềm, kỳ lân, rùa, trai tinh và Bát Tiên có mặt đâu đó trong cỗ bài cũng vậy. Ai đứng ở lá nào, và mọi hình khác, là do chúng tôi tự chọn.</translation>
    </message>
    <message>
        <source>Chắn is played with 100 of the 120 cards: ranks 2 to 9 and Chi chi. The other faces have dots under their names.</source>
        <translation>Chắn dùng 100 trong 120 lá: hàng 2 đến 9 và chi chi. Các quân khác có dấu chấm dưới tên.</translation>
    </message>
    <message>
        <source>Paohuzi is played with all 80 cards.</source>
        <translation>Paohuzi dùng cả 80 lá.</translation>
    </message>
    <message>
        <source>The game is played with 120 of the 125 cards, without the five lucky ones. These have dots under their names.</source>
        <translation>Trò chơi dùng 120 trong 125 lá, không có năm lá cát tường. Những lá này có dấu chấm dưới tên.</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>← Card traditions</source>
        <translation>← Truyền thống bài lá</translation>
    </message>
    <message>
        <source>Wikipedia ↗</source>
        <translation>Wikipedia ↗</translation>
    </message>
    <message>
        <source>Opens in the browser</source>
        <translation>Mở trong trình duyệt</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Bắt đầu chơi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật chơi</translation>
    </message>
    <message>
        <source>Origin and pictures</source>
        <translation>Nguồn gốc và hình vẽ</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Nguồn tham khảo</translation>
    </message>
    <message>
        <source>A deal is waiting where you left it</source>
        <translation>Có một ván đang chờ, đúng chỗ bạn đã dừng</translation>
    </message>
    <message>
        <source>Only those used in %1</source>
        <comment>the name of a game</comment>
        <translation>Chỉ những quân dùng trong %1</translation>
    </message>
</context>
<context>
    <name>FaceView</name>
    <message>
        <source>← All faces</source>
        <translation>← Tất cả các quân</translation>
    </message>
    <message>
        <source>← Previous</source>
        <translation>← Trước</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>Sau →</translation>
    </message>
    <message>
        <source>Used in %1</source>
        <translation>Dùng trong %1</translation>
    </message>
    <message>
        <source>Not used in %1</source>
        <translation>Không dùng trong %1</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>Thư mục:</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>Tên tệp:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Loại tệp:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Tìm (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Tìm trong luật chơi</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>Chỗ trước (Shift+F3)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>Chỗ sau (F3)</translation>
    </message>
    <message>
        <source>“%1” is not in these rules.</source>
        <translation>Luật này không có “%1”.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which of the places found</comment>
        <translation>%1 trên %2</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Not used in %1</source>
        <translation>Không dùng trong %1</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Các quân</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>%1 · You against %2 AI · Single deal</source>
        <translation>%1 · Bạn đấu với %2 AI · Một ván</translation>
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
        <translation>Trường bài Nam Thông</translation>
    </message>
    <message>
        <source>With 100 of the Tổ Tôm cards, complete ten pairs, at least six of them pairs of identical cards.</source>
        <translation>Dùng 100 lá của cỗ tổ tôm, ghép đủ mười đôi, trong đó ít nhất sáu chắn.</translation>
    </message>
    <message>
        <source>Complete seven groups worth at least 15 huxi with a card from the stock. Three alike turned up by yourself are forced; what you pass you cannot take later.</source>
        <translation>Ghép đủ bảy bộ đáng giá ít nhất 15 huxi với một lá từ nọc. Tự lật đủ ba lá giống nhau thì buộc phải hạ; lá đã bỏ qua thì về sau không lấy được nữa.</translation>
    </message>
    <message>
        <source>Draw and discard, claim pungs and kongs but no runs, and win with seven groups and a pair. Two indicators raise the values; all three players settle their differences in hu.</source>
        <translation>Bốc và đánh, được phỗng và kong nhưng không ăn sảnh; ù bằng bảy bộ và một đôi. Hai lá chỉ thị làm tăng giá trị; cả ba người thanh toán phần chênh lệch bằng hu.</translation>
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
        <translation>Bàn chơi</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Luật chơi đầy đủ</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a button that shows the score sheet</extracomment>
        <translation>Điểm</translation>
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
        <translation>chắn</translation>
    </message>
    <message>
        <source>Cạ</source>
        <translation>cạ</translation>
    </message>
    <message>
        <source>Chíu</source>
        <translation>chíu</translation>
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
        <translation>đôi</translation>
    </message>
    <message>
        <source>run</source>
        <translation>sảnh</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>bộ ba</translation>
    </message>
    <message>
        <source>opening declaration</source>
        <translation>khai báo đầu ván</translation>
    </message>
    <message>
        <source>Tiandi Hezi</source>
        <translation>Tiandi Hezi</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>phỗng</translation>
    </message>
    <message>
        <source>exposed kong</source>
        <translation>kong ngửa</translation>
    </message>
    <message>
        <source>added kong</source>
        <translation>kong thêm</translation>
    </message>
    <message>
        <source>concealed kong</source>
        <translation>kong kín</translation>
    </message>
    <message>
        <source>three in hand</source>
        <translation>ba lá trên tay</translation>
    </message>
    <message>
        <source>four in hand</source>
        <translation>bốn lá trên tay</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>%1 Chắn · %2 Cạ</source>
        <translation>%1 chắn · %2 cạ</translation>
    </message>
    <message>
        <source>%1 kan in hand · %2 huxi (15 needed)</source>
        <translation>%1 kan trên tay · %2 huxi (cần 15)</translation>
    </message>
    <message>
        <source>%1 hu in groups and hand</source>
        <translation>%1 hu trong các bộ và trên tay</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Tròn bài</translation>
    </message>
    <message>
        <source>Can no longer reach 15 huxi</source>
        <translation>Không thể đủ 15 huxi nữa</translation>
    </message>
    <message>
        <source>Waits for: %1</source>
        <translation>Chờ: %1</translation>
    </message>
    <message>
        <source>Waits for a card after a discard</source>
        <translation>Đánh một lá rồi sẽ chờ ù</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>You had hints and took moves back.</source>
        <translation>Bạn đã xem gợi ý và hoàn tác nước đi.</translation>
    </message>
    <message>
        <source>You had hints.</source>
        <translation>Bạn đã xem gợi ý.</translation>
    </message>
    <message>
        <source>You took moves back.</source>
        <translation>Bạn đã hoàn tác nước đi.</translation>
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
        <translation>Trả lời trong %1</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Mọi nơi</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Ở bàn chơi</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>Trong luật chơi</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Phím tắt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Find words in the rules</source>
        <translation>Tìm từ trong luật chơi</translation>
    </message>
    <message>
        <source>The next place that was found</source>
        <translation>Chỗ tìm được tiếp theo</translation>
    </message>
    <message>
        <source>The place before that was found</source>
        <translation>Chỗ tìm được trước đó</translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation>In luật chơi</translation>
    </message>
    <message>
        <source>From the answers to the hand, the open groups, the discards and the log</source>
        <translation>Từ các câu trả lời sang bài trên tay, các bộ đã hạ, bài đánh ra và diễn biến ván</translation>
    </message>
    <message>
        <source>Another card, or another answer</source>
        <translation>Lá khác, hoặc câu trả lời khác</translation>
    </message>
    <message>
        <source>The first card, or the last</source>
        <translation>Lá đầu tiên hoặc lá cuối cùng</translation>
    </message>
    <message>
        <source>Select a card; play the selected one; give an answer</source>
        <translation>Chọn một lá; đánh lá đang chọn; trả lời</translation>
    </message>
    <message>
        <source>Give one of the answers that are shown, from the top; without any, the next card of that rank</source>
        <translation>Trả lời bằng một trong các câu đang hiện, tính từ trên xuống; nếu không có, sang lá tiếp theo của hàng đó</translation>
    </message>
    <message>
        <source>Put the selected card back; close an explanation</source>
        <translation>Bỏ chọn lá bài; đóng lời giải thích</translation>
    </message>
    <message>
        <source>Ask why the card cannot be played now</source>
        <translation>Hỏi vì sao lúc này không đánh được lá đó</translation>
    </message>
    <message>
        <source>Move the card to another place in the hand</source>
        <translation>Dời lá bài sang chỗ khác trên tay</translation>
    </message>
    <message>
        <source>Sort the hand again</source>
        <translation>Xếp lại bài trên tay</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>Tiếng Việt</translation>
    </message>
</context>
<context>
    <name>LanguageBox</name>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Apprentice</source>
        <extracomment>the lowest level of the AI players</extracomment>
        <translation>Tập sự</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>the middle level of the AI players</extracomment>
        <translation>Thạo bài</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>the highest level of the AI players</extracomment>
        <translation>Cao thủ</translation>
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
        <translation>Các lá chỉ thị: %1</translation>
    </message>
    <message>
        <source>You turn up %2</source>
        <translation>Bạn lật %2</translation>
    </message>
    <message>
        <source>%1 turns up %2</source>
        <translation>%1 lật %2</translation>
    </message>
    <message>
        <source>You discard %2</source>
        <translation>Bạn đánh %2</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 đánh %2</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Bạn bỏ qua</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 bỏ qua</translation>
    </message>
    <message>
        <source>You have no legal discard: your hand is dead</source>
        <translation>Bạn không có lá hợp lệ để đánh: bài của bạn đã chết</translation>
    </message>
    <message>
        <source>%1 has no legal discard: the hand is dead</source>
        <translation>%1 không có lá hợp lệ để đánh: bài đã chết</translation>
    </message>
    <message>
        <source>You deal and show your last card, %2</source>
        <translation>Bạn làm cái và lật lá cuối của mình: %2</translation>
    </message>
    <message>
        <source>%1 deals and shows the last card, %2</source>
        <translation>%1 làm cái và lật lá cuối: %2</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Bạn bốc một lá</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 bốc một lá</translation>
    </message>
    <message>
        <source>You draw %2</source>
        <translation>Bạn bốc %2</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 bốc %2</translation>
    </message>
    <message>
        <source>You draw a replacement</source>
        <translation>Bạn bốc một lá bù</translation>
    </message>
    <message>
        <source>%1 draws a replacement</source>
        <translation>%1 bốc một lá bù</translation>
    </message>
    <message>
        <source>You draw a replacement, %2</source>
        <translation>Bạn bốc lá bù, %2</translation>
    </message>
    <message>
        <source>%1 draws a replacement, %2</source>
        <translation>%1 bốc lá bù, %2</translation>
    </message>
    <message>
        <source>You take %2: chi %3</source>
        <translation>Bạn chi (ăn) %2: %3</translation>
    </message>
    <message>
        <source>%1 takes %2: chi %3</source>
        <translation>%1 chi (ăn) %2: %3</translation>
    </message>
    <message>
        <source>You capture %2: Chắn</source>
        <translation>Bạn ăn %2: chắn</translation>
    </message>
    <message>
        <source>%1 captures %2: Chắn</source>
        <translation>%1 ăn %2: chắn</translation>
    </message>
    <message>
        <source>You capture %2: Cạ</source>
        <translation>Bạn ăn %2: cạ</translation>
    </message>
    <message>
        <source>%1 captures %2: Cạ</source>
        <translation>%1 ăn %2: cạ</translation>
    </message>
    <message>
        <source>You win on %2</source>
        <translation>Bạn ù %2</translation>
    </message>
    <message>
        <source>%1 wins on %2</source>
        <translation>%1 ù %2</translation>
    </message>
    <message>
        <source>You claim %2: Chíu</source>
        <translation>Bạn chíu %2</translation>
    </message>
    <message>
        <source>%1 claims %2: Chíu</source>
        <translation>%1 chíu %2</translation>
    </message>
    <message>
        <source>You take %2: peng</source>
        <translation>Bạn peng %2</translation>
    </message>
    <message>
        <source>%1 takes %2: peng</source>
        <translation>%1 peng %2</translation>
    </message>
    <message>
        <source>You take %2: pao</source>
        <translation>Bạn pao %2</translation>
    </message>
    <message>
        <source>%1 takes %2: pao</source>
        <translation>%1 pao %2</translation>
    </message>
    <message>
        <source>You claim %2: pung</source>
        <translation>Bạn phỗng %2</translation>
    </message>
    <message>
        <source>%1 claims %2: pung</source>
        <translation>%1 phỗng %2</translation>
    </message>
    <message>
        <source>You claim %2: kong</source>
        <translation>Bạn kong %2</translation>
    </message>
    <message>
        <source>%1 claims %2: kong</source>
        <translation>%1 kong %2</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Bạn ù</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 ù</translation>
    </message>
    <message>
        <source>You make an opening declaration of %2</source>
        <translation>Bạn khai báo đầu ván: %2</translation>
    </message>
    <message>
        <source>%1 makes an opening declaration of %2</source>
        <translation>%1 khai báo đầu ván: %2</translation>
    </message>
    <message>
        <source>You declare Tiandi Hezi</source>
        <translation>Bạn khai Tiandi Hezi</translation>
    </message>
    <message>
        <source>%1 declares Tiandi Hezi</source>
        <translation>%1 khai Tiandi Hezi</translation>
    </message>
    <message>
        <source>You declare ready: your hand is locked</source>
        <translation>Bạn báo chờ ù: bài của bạn bị khóa</translation>
    </message>
    <message>
        <source>%1 declares ready: the hand is locked</source>
        <translation>%1 báo chờ ù: bài bị khóa</translation>
    </message>
    <message>
        <source>You declare a kong of %2</source>
        <translation>Bạn khai kong %2</translation>
    </message>
    <message>
        <source>%1 declares a kong of %2</source>
        <translation>%1 khai kong %2</translation>
    </message>
    <message>
        <source>You form a wei of %2</source>
        <translation>Bạn ghép wei %2</translation>
    </message>
    <message>
        <source>%1 forms a wei of %2</source>
        <translation>%1 ghép wei %2</translation>
    </message>
    <message>
        <source>You form a ti of %2</source>
        <translation>Bạn ghép ti %2</translation>
    </message>
    <message>
        <source>%1 forms a ti of %2</source>
        <translation>%1 ghép ti %2</translation>
    </message>
    <message>
        <source>No card is left to turn up: the deal is a draw</source>
        <translation>Không còn lá nào để lật: ván hòa</translation>
    </message>
    <message>
        <source>No card is left to draw: the stock is exhausted</source>
        <translation>Không còn lá nào để bốc: hết nọc</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Something went wrong. The log file in the data folder says what.</source>
        <translation>Đã xảy ra trục trặc. Chi tiết có trong tệp nhật ký ở thư mục dữ liệu.</translation>
    </message>
    <message>
        <source>No browser opens %1.</source>
        <translation>Không có trình duyệt nào mở được %1.</translation>
    </message>
    <message>
        <source>A deal of %1 is waiting.</source>
        <translation>Có một ván %1 đang chờ.</translation>
    </message>
    <message>
        <source>A new game takes its place.</source>
        <translation>Trò chơi mới sẽ thay thế ván đó.</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Bắt đầu chơi</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>This deal is not over.</source>
        <translation>Ván này chưa xong.</translation>
    </message>
    <message>
        <source>A new deal takes its place.</source>
        <translation>Ván mới sẽ thay thế ván này.</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Ván mới</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Tiếp tục ván này</translation>
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
        <translation>Ván &amp;mới</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>Ván &amp;tiếp theo</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Chơi &amp;lại từ đầu</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>Làm lạ&amp;i</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>shows what the strongest AI player would do now</extracomment>
        <translation>&amp;Gợi ý</translation>
    </message>
    <message>
        <source>Play a deal &amp;by number…</source>
        <translation>Chơi ván theo mã &amp;số…</translation>
    </message>
    <message>
        <source>&amp;Copy the deal number</source>
        <translation>Sao ché&amp;p mã ván</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>Mở &amp;ván đã lưu…</translation>
    </message>
    <message>
        <source>Sa&amp;ve record…</source>
        <translation>Lư&amp;u ván bài…</translation>
    </message>
    <message>
        <source>&amp;Past deals…</source>
        <translation>Các vá&amp;n đã chơi…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Cài đặt…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Th&amp;oát</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Quay lại</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Tiến tới</translation>
    </message>
    <message>
        <source>&amp;Card traditions</source>
        <translation>Truyền thống &amp;bài lá</translation>
    </message>
    <message>
        <source>Full &amp;rules</source>
        <translation>&amp;Luật chơi đầy đủ</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>&amp;Xếp bài trên tay</translation>
    </message>
    <message>
        <source>&amp;Latin indices on the cards</source>
        <translation>&amp;Chữ Latinh trên lá bài</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Toàn &amp;màn hình</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Phím tắt</translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <translation>&amp;Giới thiệu Cardavia</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>T&amp;hứ tự bài trên tay</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Trò chơi</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Xem</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Trợ &amp;giúp</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>the name of a game</comment>
        <translation>Luật chơi %1</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
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
        <translation>bảy sảnh</translation>
    </message>
    <message>
        <source>Piao Hu</source>
        <translation>Piao Hu</translation>
    </message>
    <message>
        <source>triplets and kongs only, beside Wenqian</source>
        <translation>chỉ có bộ ba và kong, không kể Wenqian</translation>
    </message>
    <message>
        <source>Tazi Hu</source>
        <translation>Tazi Hu</translation>
    </message>
    <message>
        <source>runs and triplets mixed</source>
        <translation>vừa có sảnh vừa có bộ ba</translation>
    </message>
    <message>
        <source>Wenqian</source>
        <translation>Wenqian</translation>
    </message>
    <message>
        <source>1–2–3 of Coins</source>
        <translation>Nhất–Nhị–Tam văn</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Tự bốc ù</translation>
    </message>
    <message>
        <source>won on one’s own draw</source>
        <translation>ù lá do chính mình bốc</translation>
    </message>
    <message>
        <source>Kong replacement</source>
        <translation>Lá bù của kong</translation>
    </message>
    <message>
        <source>drawn from the back after a kong</source>
        <translation>bốc ở cuối nọc sau khi kong</translation>
    </message>
    <message>
        <source>Waiting card</source>
        <translation>Lá chờ</translation>
    </message>
    <message>
        <source>in the pair, or the middle or edge of a run</source>
        <translation>thành đôi, hoặc ở giữa hay biên của sảnh</translation>
    </message>
    <message>
        <source>Closed Piao Hu</source>
        <translation>Piao Hu kín</translation>
    </message>
    <message>
        <source>without a pung</source>
        <translation>không có phỗng</translation>
    </message>
    <message>
        <source>Three Elders</source>
        <translation>Tam lão</translation>
    </message>
    <message>
        <source>three or more each of Red Flower, White Flower and Thousand</source>
        <translation>hồng hoa, bạch hoa và thiên tự, mỗi thứ ba lá trở lên</translation>
    </message>
    <message>
        <source>Heavenly win</source>
        <translation>Thiên ù</translation>
    </message>
    <message>
        <source>the dealer wins before its first discard</source>
        <translation>nhà cái ù trước lá đánh đầu tiên</translation>
    </message>
    <message>
        <source>First discard</source>
        <translation>Lá đánh đầu tiên</translation>
    </message>
    <message>
        <source>won on the first discard of the dealer</source>
        <translation>ù lá nhà cái đánh đầu tiên</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Báo chờ ù</translation>
    </message>
    <message>
        <source>declared before play</source>
        <translation>báo trước khi vào ván</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Lá cuối</translation>
    </message>
    <message>
        <source>the last card of the stock, drawn by oneself</source>
        <translation>lá cuối của nọc, do chính mình bốc</translation>
    </message>
</context>
<context>
    <name>Nantong rules</name>
    <message>
        <source>Objective</source>
        <translation>Mục tiêu</translation>
    </message>
    <message>
        <source>Three people play, each for themselves. You build a hand of groups, and the deal ends when somebody completes one. But every hand is worth something, also those of the losers, and the players settle the differences. A win does not promise the highest total.</source>
        <translation>Ba người chơi, mỗi người chơi cho riêng mình. Bạn gom các bộ, và ván kết thúc khi có người đủ bộ. Nhưng bài nào cũng có giá trị, kể cả bài của người thua, và mọi người thanh toán phần chênh lệch. Ù không chắc đã có tổng cao nhất.</translation>
    </message>
    <message>
        <source>A winning hand is seven groups and one pair. The groups that you have declared, opening declarations, pungs and kongs, count among the seven; Tiandi Hezi (N4.5) does not.</source>
        <comment>N2.4</comment>
        <translation>Bài ù gồm bảy bộ và một đôi. Các bộ đã khai (khai báo đầu ván, phỗng, kong) được tính trong bảy bộ; Tiandi Hezi (N4.5) thì không.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Chuẩn bị</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Các quân bài</translation>
    </message>
    <message>
        <source>The deck has 125 cards: thirty faces with four copies each, and five lucky cards, Fortune, Prosperity, Longevity, Joy and Wealth, of which there is one each. The thirty faces are the ranks 1 to 9 in Myriads, Strings and Coins, and the Thousand, the White Flower and the Red Flower. The game is played with these 120 cards; the lucky cards stay out.</source>
        <comment>N1.1</comment>
        <translation>Cỗ bài có 125 lá: ba mươi loại quân, mỗi loại bốn lá, và năm lá cát tường Phúc, Lộc, Thọ, Hỷ, Tài, mỗi thứ một lá. Ba mươi loại quân là hàng 1 đến 9 của vạn, sách và văn, cùng thiên tự, bạch hoa và hồng hoa. Trò chơi dùng 120 lá này; các lá cát tường để ra ngoài.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;four old generals&lt;/b&gt; are {thousand} {white} {red} and {9s}. Every other face is an &lt;b&gt;ordinary&lt;/b&gt; one.</source>
        <comment>N1.2</comment>
        <translation>&lt;b&gt;Bốn lão tướng&lt;/b&gt; là {thousand} {white} {red} và {9s}. Mọi loại quân khác là quân &lt;b&gt;thường&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The groups</source>
        <translation>Các bộ</translation>
    </message>
    <message>
        <source>Three ranks in a row of one suit are a &lt;b&gt;run&lt;/b&gt;, three cards of one face a &lt;b&gt;triplet&lt;/b&gt;. A triplet made with a claimed discard is a &lt;b&gt;pung&lt;/b&gt;. Four cards of one face that you declare are a &lt;b&gt;kong&lt;/b&gt;. Two cards of one face are a &lt;b&gt;pair&lt;/b&gt;.</source>
        <comment>N2.1</comment>
        <translation>Ba hàng liền nhau cùng một chất là &lt;b&gt;sảnh&lt;/b&gt;, ba lá giống hệt nhau là &lt;b&gt;bộ ba&lt;/b&gt;. Bộ ba có được nhờ giành lá đánh ra là &lt;b&gt;phỗng&lt;/b&gt;. Bốn lá giống hệt nhau mà bạn khai là &lt;b&gt;kong&lt;/b&gt;. Hai lá giống hệt nhau là &lt;b&gt;đôi&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A run</source>
        <translation>Sảnh</translation>
    </message>
    <message>
        <source>A triplet</source>
        <translation>Bộ ba</translation>
    </message>
    <message>
        <source>Thousand, White Flower and Red Flower make only groups of one face. The Nine of Strings may also end the run {7s}{8s}{9s}.</source>
        <comment>N2.2</comment>
        <translation>Thiên tự, bạch hoa và hồng hoa chỉ ghép bộ với lá giống hệt. Cửu sách còn được đứng cuối sảnh {7s}{8s}{9s}.</translation>
    </message>
    <message>
        <source>The run {1c}{2c}{3c} has a name of its own: &lt;b&gt;Wenqian&lt;/b&gt;.</source>
        <comment>N2.3</comment>
        <translation>Sảnh {1c}{2c}{3c} có tên riêng: &lt;b&gt;Wenqian&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random. The dealer gets 23 cards, the others 22 each. Two cards, the &lt;b&gt;indicators&lt;/b&gt;, are turned face up and stay out of play. The remaining 51 cards are the stock. Cards are drawn from its front, and replacements from its back.</source>
        <comment>N3.1</comment>
        <translation>Nhà cái đầu tiên được chọn ngẫu nhiên. Nhà cái nhận 23 lá, hai người kia mỗi người 22 lá. Hai lá được lật ngửa làm &lt;b&gt;lá chỉ thị&lt;/b&gt; và không tham gia ván. 51 lá còn lại làm nọc. Bốc bài từ đầu nọc, bốc lá bù từ cuối nọc.</translation>
    </message>
    <message>
        <source>“Next deal” passes the deal to the next seat. “Restart” draws a new dealer at random.</source>
        <comment>N3.2</comment>
        <translation>“Ván tiếp theo” chuyển lượt làm cái sang người kế tiếp. “Chơi lại từ đầu” chọn ngẫu nhiên nhà cái mới.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Chuẩn bị trước ván</translation>
    </message>
    <message>
        <source>Before play, each player in turn, the dealer first, makes as many opening declarations as they like and then finishes, some by declaring ready. You are asked only while you have something to declare or may declare ready; otherwise your preparation ends by itself.</source>
        <comment>N4.1</comment>
        <translation>Trước khi vào ván, từng người theo lượt, nhà cái trước, khai báo đầu ván bao nhiêu tùy ý rồi kết thúc phần chuẩn bị; có người kết thúc bằng báo chờ ù. Bạn chỉ được hỏi khi còn gì để khai hoặc được báo chờ ù; nếu không, phần chuẩn bị của bạn tự kết thúc.</translation>
    </message>
    <message>
        <source>Only the cards that you were dealt count for an opening declaration, never a replacement.</source>
        <comment>N4.2</comment>
        <translation>Chỉ những lá được chia mới tính cho khai báo đầu ván, lá bù thì không.</translation>
    </message>
    <message>
        <source>If you were dealt four cards of one face, you may declare them. They lie open as one of your seven groups, and you draw one replacement from the back of the stock.</source>
        <comment>N4.3</comment>
        <translation>Nếu được chia bốn lá giống hệt nhau, bạn được khai. Chúng nằm ngửa thành một trong bảy bộ của bạn, và bạn bốc một lá bù từ cuối nọc.</translation>
    </message>
    <message>
        <source>If you were dealt exactly three cards of a face that is also an indicator, you may declare them. They lie open as one of your groups, without a replacement.</source>
        <comment>N4.4</comment>
        <translation>Nếu được chia đúng ba lá của một loại quân đang là lá chỉ thị, bạn được khai. Chúng nằm ngửa thành một bộ của bạn, không có lá bù.</translation>
    </message>
    <message>
        <source>If both indicators have the same face and you were dealt the other two cards of it, you may declare &lt;b&gt;Tiandi Hezi&lt;/b&gt;. The two cards lie open, and you draw two replacements from the back of the stock.</source>
        <comment>N4.5</comment>
        <translation>Nếu hai lá chỉ thị giống hệt nhau và bạn được chia hai lá còn lại của loại ấy, bạn được khai &lt;b&gt;Tiandi Hezi&lt;/b&gt;. Hai lá nằm ngửa, và bạn bốc hai lá bù từ cuối nọc.</translation>
    </message>
    <message>
        <source>If you are not the dealer and need exactly one more card to win, you may declare &lt;b&gt;ready&lt;/b&gt;. A face that would complete your hand counts only if fewer than four of it are in your hand, among your open cards (Hezi too) and the indicators together. Your hand is then locked: on your own turn you may only win or discard the card that you drew, and you never make a pung or a kong. You may still win on a discard or by robbing a kong.</source>
        <comment>N4.6</comment>
        <translation>Nếu không phải nhà cái và chỉ còn đúng một lá nữa là ù, bạn được &lt;b&gt;báo chờ ù&lt;/b&gt;. Loại quân làm tròn bài chỉ tính khi trên tay bạn, trong bài đã hạ của bạn (kể cả Hezi) và lá chỉ thị gộp lại có chưa đủ bốn lá. Từ đó bài của bạn bị khóa: đến lượt mình chỉ được ù hoặc đánh lá vừa bốc, và không bao giờ phỗng hay kong. Vẫn được ù lá đánh ra hoặc cướp kong.</translation>
    </message>
    <message>
        <source>When all have finished, the dealer acts first, without drawing: the dealer may win with a complete hand (a &lt;b&gt;heavenly win&lt;/b&gt;), declare a concealed kong, or discard. Replacements drawn in preparation do not spoil a heavenly win; a concealed kong on this first turn does.</source>
        <comment>N4.7</comment>
        <translation>Khi mọi người đã xong, nhà cái đi trước mà không bốc: nhà cái được ù nếu bài đã tròn (&lt;b&gt;thiên ù&lt;/b&gt;), khai kong kín, hoặc đánh một lá. Lá bù bốc trong phần chuẩn bị không làm mất thiên ù; khai kong kín trong lượt đầu này thì mất.</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>Một lượt chơi</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Lượt của bạn</translation>
    </message>
    <message>
        <source>You draw a card from the front of the stock. Then you may win, declare four cards of one face in your hand as a concealed kong, add the fourth card to your own pung, or discard a card.</source>
        <comment>N5.1</comment>
        <translation>Bạn bốc một lá từ đầu nọc. Sau đó bạn được ù, khai bốn lá giống hệt nhau trên tay thành kong kín, thêm lá thứ tư vào phỗng của mình, hoặc đánh một lá.</translation>
    </message>
    <message>
        <source>A kong of any kind needs a card left in the stock. After it you draw a replacement from the back and may again do all that N5.1 allows.</source>
        <comment>N5.2</comment>
        <translation>Muốn kong, dù loại nào, nọc phải còn ít nhất một lá. Sau đó bạn bốc lá bù từ cuối nọc và lại được làm mọi điều N5.1 cho phép.</translation>
    </message>
    <message>
        <source>When you add a card to your pung, every other player whose hand it completes may rob it, that is, win with it; the player after you comes first. A robbed kong stays a pung. If nobody robs it, it is an exposed kong.</source>
        <comment>N5.3</comment>
        <translation>Khi bạn thêm một lá vào phỗng, bất cứ người nào khác mà lá ấy làm tròn bài đều được cướp, tức là ù lá đó; nhà dưới của bạn được trước. Kong bị cướp vẫn là phỗng. Không ai cướp thì thành kong ngửa.</translation>
    </message>
    <message>
        <source>After a discard</source>
        <translation>Sau khi đánh</translation>
    </message>
    <message>
        <source>The other players may claim a discard. A win comes first. Then come pung, with at least two of the face in hand, and kong, with three in hand and a card left in the stock; with three you may choose. Among equal claims the player who sits next after the discarder comes first, and only one player can win. After a pung you discard without drawing, and may neither win nor make a kong before that. After a claimed kong you draw a replacement and go on as in N5.1.</source>
        <comment>N5.4</comment>
        <translation>Những người khác được giành lá đánh ra. Ù được trước. Sau đó đến phỗng, khi có ít nhất hai lá loại ấy trên tay, và kong, khi có ba lá trên tay và nọc còn bài; có ba lá thì được chọn. Giành như nhau thì tính lượt từ nhà dưới của người đánh, ai gần hơn được trước, và chỉ một người được ù. Phỗng xong, bạn đánh mà không bốc, trước đó không được ù hay kong. Giành kong xong, bạn bốc lá bù và đi tiếp như N5.1.</translation>
    </message>
    <message>
        <source>You never make a run with a discard, unless you win on it.</source>
        <comment>N5.5</comment>
        <translation>Không bao giờ được ăn lá đánh ra để ghép sảnh, trừ khi ù lá đó.</translation>
    </message>
    <message>
        <source>If you pass a card, you may still win or pung on the same face later.</source>
        <comment>N5.6</comment>
        <translation>Nếu bỏ qua một lá, về sau bạn vẫn được ù hoặc phỗng loại ấy.</translation>
    </message>
    <message>
        <source>When a player must draw and the stock is empty, the deal is exhausted. Wins and pungs on the last discard are settled before that.</source>
        <comment>N5.7</comment>
        <translation>Khi một người phải bốc mà nọc đã hết thì ván kết thúc vì hết nọc. Việc ù và phỗng lá đánh ra cuối cùng được xét trước đó.</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>Tính điểm và kết thúc</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Phỗng</translation>
    </message>
    <message>
        <source>Exposed kong, claimed or added</source>
        <translation>Kong ngửa, giành được hoặc thêm</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>Kong kín</translation>
    </message>
    <message>
        <source>Opening declaration, of four or of three</source>
        <translation>Khai báo đầu ván, bốn hoặc ba lá</translation>
    </message>
    <message>
        <source>Tiandi Hezi</source>
        <translation>Tiandi Hezi</translation>
    </message>
    <message>
        <source>Exactly three of a face in hand</source>
        <translation>Đúng ba lá giống nhau trên tay</translation>
    </message>
    <message>
        <source>All four of a face in hand</source>
        <translation>Đủ bốn lá giống nhau trên tay</translation>
    </message>
    <message>
        <source>Base hu</source>
        <translation>Hu cơ bản</translation>
    </message>
    <message>
        <source>Every player, winner or not, counts the cards before them at the end of the deal.</source>
        <translation>Ai cũng tính bài trước mặt mình khi hết ván, dù ù hay không.</translation>
    </message>
    <message>
        <source>Each declared group has a value, from a pung, the least, to an opening declaration and Tiandi Hezi, the most.</source>
        <comment>N6.1</comment>
        <translation>Mỗi bộ đã khai có một giá trị, thấp nhất là phỗng, cao nhất là khai báo đầu ván và Tiandi Hezi.</translation>
    </message>
    <message>
        <source>Three or four of a face in hand have a value too, even if the winning hand uses them in runs. The unit of all values is the &lt;b&gt;hu&lt;/b&gt;. A won hand counts the winning card as a card in hand, but see N6.5.</source>
        <comment>N6.2</comment>
        <translation>Ba hoặc bốn lá giống nhau trên tay cũng có giá trị, ngay cả khi bài ù dùng chúng trong các sảnh. Đơn vị của mọi giá trị là &lt;b&gt;hu&lt;/b&gt;. Trong bài ù, lá ù tính như lá trên tay, nhưng xem N6.5.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Khoản</translation>
    </message>
    <message>
        <source>Hu</source>
        <translation>Hu</translation>
    </message>
    <message>
        <source>All these values are doubled if the face is an old general. They are also doubled for each indicator that fits: an indicator of an ordinary face doubles the ordinary faces of its rank in all suits, and an old general as indicator doubles all four old generals. Each of them doubles once more. The Nine of Strings counts here as an old general only: a Nine of Myriads or Coins does not double it, and it does not double them.</source>
        <comment>N6.3</comment>
        <translation>Mọi giá trị này được nhân đôi nếu loại quân là lão tướng. Chúng còn được nhân đôi cho mỗi lá chỉ thị phù hợp: lá chỉ thị là quân thường nhân đôi các quân thường cùng hàng ở mọi chất, và lá chỉ thị là lão tướng nhân đôi cả bốn lão tướng. Các lần nhân đôi nối tiếp nhau: ×2 rồi lại ×2. Cửu sách ở đây chỉ tính là lão tướng: cửu vạn hay cửu văn không nhân đôi nó, và nó không nhân đôi chúng.</translation>
    </message>
    <message>
        <source>A face that is exactly that of an indicator counts more: a pung of it is doubled once more, and three of it in hand count 12 in place of 4, before the doublings of N6.3. Opening declarations get nothing extra.</source>
        <comment>N6.4</comment>
        <translation>Loại quân trùng khớp lá chỉ thị tính cao hơn: phỗng của nó được nhân đôi thêm một lần, và ba lá trên tay tính 12 thay cho 4, trước các lần nhân đôi của N6.3. Khai báo đầu ván không được thêm gì.</translation>
    </message>
    <message>
        <source>The indicators are {2s} and {3m}. Three {2m} in hand count 4 × 2 = 8. Three {2s} in hand count 12 × 2 = 24.</source>
        <comment>N6.4 example</comment>
        <translation>Lá chỉ thị là {2s} và {3m}. Ba {2m} trên tay tính 4 × 2 = 8. Ba {2s} trên tay tính 12 × 2 = 24.</translation>
    </message>
    <message>
        <source>Both indicators are {4c}. Tiandi Hezi counts 16 × 2 × 2 = 64.</source>
        <comment>N6.3 example</comment>
        <translation>Cả hai lá chỉ thị là {4c}. Tiandi Hezi tính 16 × 2 × 2 = 64.</translation>
    </message>
    <message>
        <source>One indicator is {9s}: three {9m} in hand count 4. One indicator is {9m}: three {9s} in hand count 8, and three {9c} in hand count 8.</source>
        <comment>N6.3 example</comment>
        <translation>Một lá chỉ thị là {9s}: ba {9m} trên tay tính 4. Một lá chỉ thị là {9m}: ba {9s} trên tay tính 8, và ba {9c} trên tay tính 8.</translation>
    </message>
    <message>
        <source>If you win on a discard or by robbing a kong, and the winning card is your third of a face in hand, these three count as a pung, 2 and the doublings of N6.3 and N6.4, whatever groups they are used in. If it is your fourth, your own three count as three in hand, never as four. A winning card that you drew yourself counts as a card in hand.</source>
        <comment>N6.5</comment>
        <translation>Nếu bạn ù lá đánh ra hoặc cướp kong, và lá ù là lá thứ ba của một loại trên tay bạn, thì ba lá ấy tính như phỗng: 2 và các lần nhân đôi của N6.3 và N6.4, dù chúng nằm trong bộ nào. Nếu là lá thứ tư thì ba lá của bạn tính là ba lá trên tay, không bao giờ là bốn. Lá ù do chính bạn bốc tính như lá trên tay.</translation>
    </message>
    <message>
        <source>An ordinary face that no indicator doubles</source>
        <translation>Quân thường không được lá chỉ thị nào nhân đôi</translation>
    </message>
    <message>
        <source>An old general when no old general is an indicator</source>
        <translation>Lão tướng khi không lá chỉ thị nào là lão tướng</translation>
    </message>
    <message>
        <source>The face of an ordinary indicator</source>
        <translation>Loại quân của lá chỉ thị thường</translation>
    </message>
    <message>
        <source>Its rank in another suit</source>
        <translation>Cùng hàng, chất khác</translation>
    </message>
    <message>
        <source>An old general that is an indicator</source>
        <translation>Lão tướng đang là lá chỉ thị</translation>
    </message>
    <message>
        <source>The other old generals then</source>
        <translation>Các lão tướng khác khi đó</translation>
    </message>
    <message>
        <source>What groups are worth, in hu, when the other indicator does not matter:</source>
        <translation>Giá trị của các bộ, tính bằng hu, khi lá chỉ thị kia không ảnh hưởng:</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Loại quân</translation>
    </message>
    <message>
        <source>Three in hand</source>
        <translation>Ba lá trên tay</translation>
    </message>
    <message>
        <source>Exposed kong</source>
        <translation>Kong ngửa</translation>
    </message>
    <message>
        <source>Opening declaration</source>
        <translation>Khai báo đầu ván</translation>
    </message>
    <message>
        <source>What the winner adds</source>
        <translation>Người ù được cộng thêm</translation>
    </message>
    <message>
        <source>The shape of the winning hand: seven runs are &lt;b&gt;Qing Hu&lt;/b&gt;, +100. Triplets and kongs only, with opening declarations counted among them and Wenqian runs allowed beside them, are &lt;b&gt;Piao Hu&lt;/b&gt;, +50 and the total ×2. Any other mixture is &lt;b&gt;Tazi Hu&lt;/b&gt;, +20.</source>
        <comment>N7.1</comment>
        <translation>Dạng bài ù: bảy sảnh là &lt;b&gt;Qing Hu&lt;/b&gt;, +100. Chỉ có bộ ba và kong, tính cả khai báo đầu ván và được kèm sảnh Wenqian, là &lt;b&gt;Piao Hu&lt;/b&gt;, +50 và tổng ×2. Mọi dạng hỗn hợp khác là &lt;b&gt;Tazi Hu&lt;/b&gt;, +20.</translation>
    </message>
    <message>
        <source>Wenqian runs in the winning hand: one +20, two +50, three +100, four +200.</source>
        <comment>N7.2</comment>
        <translation>Sảnh Wenqian trong bài ù: một +20, hai +50, ba +100, bốn +200.</translation>
    </message>
    <message>
        <source>A win on a card that you drew yourself: +10; a heavenly win is none. If that card was the replacement of a kong, concealed, added or claimed, another +10. A replacement in preparation does not count.</source>
        <comment>N7.3</comment>
        <translation>Ù lá do chính mình bốc: +10; thiên ù thì không. Nếu lá ấy là lá bù của kong, dù là kong kín, kong thêm hay kong giành được, thì thêm +10 nữa. Lá bù trong phần chuẩn bị không tính.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;waiting card&lt;/b&gt;, +10, at most once: the winning card completes the pair, or is the middle of a run, or the Three of a run 1–2–3, or the Seven of a run 7–8–9. Never with a heavenly win.</source>
        <comment>N7.4</comment>
        <translation>&lt;b&gt;Lá chờ&lt;/b&gt;, +10, nhiều nhất một lần: lá ù ghép thành đôi, hoặc đứng giữa một sảnh, hoặc là quân tam của sảnh 1–2–3, hoặc là quân thất của sảnh 7–8–9. Không bao giờ tính cùng thiên ù.</translation>
    </message>
    <message>
        <source>The total is doubled once for each of these: Piao Hu; Closed Piao, a Piao Hu with no pung among the declared groups; Three Elders, at least three each of Red Flower, White Flower and Thousand among hand, winning card and groups, Hezi cards left out; a heavenly win; a win on the dealer’s first discard, also when a concealed kong came before it; ready declared; the last card of the stock drawn by yourself, from the front or as a kong replacement. For Closed Piao an added kong counts as a pung; a claimed or concealed kong and an opening declaration do not, nor does a triplet that the winning discard completes.</source>
        <comment>N7.5</comment>
        <translation>Tổng được nhân đôi một lần cho mỗi điều sau: Piao Hu; Piao Hu kín, tức là Piao Hu không có phỗng trong các bộ đã khai; Tam lão, tức là hồng hoa, bạch hoa và thiên tự mỗi thứ ít nhất ba lá trong bài trên tay, lá ù và các bộ, không kể các lá Hezi; thiên ù; ù lá nhà cái đánh đầu tiên, kể cả khi trước đó có kong kín; báo chờ ù; ù lá cuối của nọc do chính mình bốc, từ đầu nọc hay làm lá bù của kong. Với Piao Hu kín, kong thêm tính như phỗng; kong giành được, kong kín và khai báo đầu ván thì không, bộ ba nhờ lá đánh ra mới đủ khi ù cũng không.</translation>
    </message>
    <message>
        <source>If the hand can be divided in several ways, or the winning card can have several places in it, the way with the highest total counts. Of two equal totals it is the one with more doublings, then the one with the higher bonus for the shape.</source>
        <comment>N7.6</comment>
        <translation>Nếu bài chia bộ được nhiều cách, hoặc lá ù đứng được ở nhiều chỗ, thì tính cách có tổng cao nhất. Hai tổng bằng nhau thì lấy cách có nhiều lần nhân đôi hơn, rồi đến cách có điểm thưởng cao hơn cho dạng bài.</translation>
    </message>
    <message>
        <source>The winner adds the bonuses to the base hu and doubles the sum for every doubling. The others count their base hu only.</source>
        <comment>N7.7</comment>
        <translation>Người ù cộng điểm thưởng vào hu cơ bản rồi nhân tổng với 2 cho mỗi lần nhân đôi. Những người khác chỉ tính hu cơ bản.</translation>
    </message>
    <message>
        <source>One plain pung and six runs, won on a discard that is no waiting card: 2 + 20 = 22, rounded up to 30.</source>
        <comment>N7.7 example</comment>
        <translation>Một phỗng thường và sáu sảnh, ù lá đánh ra không phải lá chờ: 2 + 20 = 22, làm tròn thành 30.</translation>
    </message>
    <message>
        <source>Seven plain pungs, won on a discard that completes the pair: (14 + 50 + 10) × 2 = 148, rounded up to 150.</source>
        <comment>N7.7 example</comment>
        <translation>Bảy phỗng thường, ù lá đánh ra làm thành đôi: (14 + 50 + 10) × 2 = 148, làm tròn thành 150.</translation>
    </message>
    <message>
        <source>Seven plain triplets in hand, the pair completed by a card that you drew: (28 + 50 + 10 + 10) × 2 × 2 = 392, rounded up to 400.</source>
        <comment>N7.7 example</comment>
        <translation>Bảy bộ ba thường trên tay, lá do chính bạn bốc làm thành đôi: (28 + 50 + 10 + 10) × 2 × 2 = 392, làm tròn thành 400.</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Thanh toán điểm</translation>
    </message>
    <message>
        <source>Every total is rounded up to a multiple of ten: 22 becomes 30, 20 stays 20, and 0 stays 0.</source>
        <comment>N8.1</comment>
        <translation>Mọi tổng được làm tròn lên hàng chục: 22 thành 30, 20 vẫn là 20, và 0 vẫn là 0.</translation>
    </message>
    <message>
        <source>Each two players settle the difference of their totals. So a winner may well have to pay, and two players may share the highest total.</source>
        <comment>N8.2</comment>
        <translation>Hai người một thanh toán phần chênh lệch giữa hai tổng. Vì vậy người ù cũng có thể phải trả, và hai người có thể cùng có tổng cao nhất.</translation>
    </message>
    <message>
        <source>The totals 100, 40 and 20 settle as +140, −40 and −100.</source>
        <comment>N8.2 example</comment>
        <translation>Các tổng 100, 40 và 20 thanh toán thành +140, −40 và −100.</translation>
    </message>
    <message>
        <source>After an exhausted deal the base totals are settled in the same way, without any bonus of a winner.</source>
        <comment>N8.3</comment>
        <translation>Ván hết nọc cũng thanh toán các tổng cơ bản như vậy, không có điểm thưởng của người ù.</translation>
    </message>
</context>
<context>
    <name>NumberDialog</name>
    <message>
        <source>Play a deal by its number</source>
        <translation>Chơi ván theo mã số</translation>
    </message>
    <message>
        <source>The same number gives everybody the same cards.</source>
        <translation>Cùng một mã thì ai cũng được chia cùng những lá bài.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Mã ván</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Nhà cái</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: play this deal</extracomment>
        <translation>Chơi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>As drawn with the cards</source>
        <translation>Ngẫu nhiên theo mã</translation>
    </message>
    <message>
        <source>Or paste a whole deal that somebody shared with you.</source>
        <translation>Hoặc dán nguyên một ván mà người khác chia sẻ với bạn.</translation>
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
        <translation>Bài của những người khác</translation>
    </message>
</context>
<context>
    <name>OpenRow</name>
    <message>
        <source>No program of this computer opens it.</source>
        <translation>Máy này không có chương trình nào mở được.</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Tôm with the 3 of Strings</source>
        <translation>Tôm với tam sách</translation>
    </message>
    <message>
        <source>Chi of a turned-up card</source>
        <translation>Ăn (chi) lá lật từ nọc</translation>
    </message>
    <message>
        <source>Own fourth makes a ti</source>
        <translation>Lá thứ tư của mình thành ti</translation>
    </message>
    <message>
        <source>Tôm counts the 3 of Strings in place of the 3 of Coins.</source>
        <translation>Tôm tính tam sách thay cho tam văn.</translation>
    </message>
    <message>
        <source>The next player too may chi a card that was turned up.</source>
        <translation>Người kế tiếp cũng được chi (ăn) lá vừa lật từ nọc.</translation>
    </message>
    <message>
        <source>The fourth card turned up onto one’s own wei is a forced ti.</source>
        <translation>Lá thứ tư do chính mình lật vào wei của mình là ti bắt buộc.</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Table options</source>
        <translation>Tùy chọn bàn</translation>
    </message>
</context>
<context>
    <name>Paohuzi rules</name>
    <message>
        <source>Objective</source>
        <translation>Mục tiêu</translation>
    </message>
    <message>
        <source>Three people play, each for themselves. You collect groups of cards, and many of them are worth points. Whoever first has seven groups worth at least fifteen points wins the deal and is paid by the other two.</source>
        <translation>Ba người chơi, mỗi người chơi cho riêng mình. Bạn gom các bộ, nhiều bộ trong đó có điểm. Ai có bảy bộ đáng giá ít nhất mười lăm điểm trước thì ù ván đó và được hai người kia trả điểm.</translation>
    </message>
    <message>
        <source>A group is called a &lt;b&gt;menzi&lt;/b&gt;; the points of a group are its &lt;b&gt;huxi&lt;/b&gt; (P8.1).</source>
        <comment>P2.0</comment>
        <translation>Mỗi bộ gọi là &lt;b&gt;menzi&lt;/b&gt;; điểm của một bộ là &lt;b&gt;huxi&lt;/b&gt; của nó (P8.1).</translation>
    </message>
    <message>
        <source>You may win on a stock card, whoever turned it up, when your open groups and your hand make exactly seven groups with it that are worth at least 15 huxi. Without a group of four, all seven have three cards. With one or more groups of four, exactly one of the seven is a pair and the others have three or four cards. A dead hand (P6.5) does not win.</source>
        <comment>P7.1</comment>
        <translation>Bạn được ù một lá lật từ nọc, ai lật cũng được, khi các bộ đã hạ và bài trên tay cùng với lá ấy thành đúng bảy bộ đáng giá ít nhất 15 huxi. Không có bộ bốn lá thì cả bảy bộ đều ba lá. Có một hay nhiều bộ bốn lá thì đúng một trong bảy bộ là đôi, các bộ khác có ba hoặc bốn lá. Bài chết (P6.5) không được ù.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Chuẩn bị</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Các quân bài</translation>
    </message>
    <message>
        <source>The deck has eighty cards: the numbers 1 to 10 in small characters and in large characters, four copies of each. Two cards are &lt;b&gt;identical&lt;/b&gt; when they have the same size and the same number. The numbers 2, 7 and 10 are printed in red, the others in black; the color has no effect on the score.</source>
        <comment>P1.1</comment>
        <translation>Cỗ bài có tám mươi lá: các số từ 1 đến 10 bằng chữ nhỏ và bằng chữ lớn, mỗi loại bốn lá. Hai lá &lt;b&gt;giống hệt nhau&lt;/b&gt; khi cùng loại chữ và cùng số. Các số 2, 7 và 10 in đỏ, các số khác in đen; màu không ảnh hưởng đến điểm.</translation>
    </message>
    <message>
        <source>Small and large numbers</source>
        <translation>Chữ nhỏ và chữ lớn</translation>
    </message>
    <message>
        <source>The groups</source>
        <translation>Các bộ</translation>
    </message>
    <message>
        <source>A &lt;b&gt;kan&lt;/b&gt; is three identical cards in your hand. It is locked: you never discard one of its cards and never use one in a chi, a bi or a run.</source>
        <comment>P2.1</comment>
        <translation>&lt;b&gt;Kan&lt;/b&gt; là ba lá giống hệt nhau trên tay. Kan bị khóa: không bao giờ đánh lá của nó, cũng không dùng lá của nó trong chi, bi hay sảnh.</translation>
    </message>
    <message>
        <source>Three identical cards made with a stock card that you turned up yourself are a &lt;b&gt;wei&lt;/b&gt;; made with any other public card they are a &lt;b&gt;peng&lt;/b&gt;. Four identical cards that are all your own, dealt to you or a kan and a stock card that you turned up yourself, are a &lt;b&gt;ti&lt;/b&gt;; any other four are a &lt;b&gt;pao&lt;/b&gt;.</source>
        <comment>P2.2</comment>
        <translation>Ba lá giống hệt nhau có được nhờ lá nọc do chính mình lật là &lt;b&gt;wei&lt;/b&gt;; nhờ lá bài ngửa nào khác là &lt;b&gt;peng&lt;/b&gt;. Bốn lá giống hệt nhau toàn của mình, hoặc được chia, hoặc là kan với lá nọc do chính mình lật, là &lt;b&gt;ti&lt;/b&gt;; mọi bộ bốn lá khác là &lt;b&gt;pao&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;chi group&lt;/b&gt; is three cards of one of these kinds: three numbers in a row of one size; 2, 7 and 10 of one size; or three cards of one number in both sizes, two large and one small, or two small and one large.</source>
        <comment>P2.3</comment>
        <translation>&lt;b&gt;Bộ chi&lt;/b&gt; là ba lá thuộc một trong các kiểu: ba số liền nhau cùng loại chữ; 2, 7 và 10 cùng loại chữ; hoặc ba lá cùng một số bằng cả hai loại chữ, hai lớn một nhỏ hay hai nhỏ một lớn.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Ba số liền nhau</translation>
    </message>
    <message>
        <source>2–7–10</source>
        <translation>2–7–10</translation>
    </message>
    <message>
        <source>One number in both sizes</source>
        <translation>Một số bằng cả hai loại chữ</translation>
    </message>
    <message>
        <source>A &lt;b&gt;pair&lt;/b&gt; is two identical cards. It counts only in a winning hand that has a group of four.</source>
        <comment>P2.4</comment>
        <translation>&lt;b&gt;Đôi&lt;/b&gt; là hai lá giống hệt nhau. Đôi chỉ tính trong bài ù có bộ bốn lá.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>The dealer is chosen at random and gets 21 cards, the other two 20 each. The remaining 19 cards are the stock, face down. The dealer’s twenty-first card is shown to all.</source>
        <comment>P3.1</comment>
        <translation>Nhà cái được chọn ngẫu nhiên và nhận 21 lá, hai người kia mỗi người 20 lá. 19 lá còn lại úp xuống làm nọc. Lá thứ hai mươi mốt của nhà cái được lật cho mọi người xem.</translation>
    </message>
    <message>
        <source>Any four identical cards that you are dealt become a ti at once and lie open. Any three identical cards are a kan and stay in your hand.</source>
        <comment>P3.2</comment>
        <translation>Khi chia, bốn lá giống hệt nhau thành ti ngay và nằm ngửa. Ba lá giống hệt nhau là kan và ở lại trên tay.</translation>
    </message>
    <message>
        <source>Between turns you hold 20 cards, open groups included, and one more for each group of four after the first: what seven groups need, less the winning card. If you are dealt several ti you have too few cards at first. With n ti you are n − 1 cards short, as dealer n − 2. You never draw replacements; P6.1 evens it out.</source>
        <comment>P3.3</comment>
        <translation>Giữa các lượt bạn có 20 lá, kể cả các bộ đã hạ, và thêm một lá cho mỗi bộ bốn lá sau bộ thứ nhất: đủ cho bảy bộ, trừ lá ù. Nếu được chia nhiều ti thì lúc đầu bạn thiếu bài. Có n ti thì thiếu n − 1 lá, nhà cái thiếu n − 2. Không bao giờ bốc lá bù; P6.1 sẽ bù lại.</translation>
    </message>
    <message>
        <source>With two groups of four a hand has 21 cards between turns, with three it has 22.</source>
        <comment>P3.3 example</comment>
        <translation>Có hai bộ bốn lá thì bài có 21 lá giữa các lượt, có ba thì 22 lá.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Trước lượt đầu tiên</translation>
    </message>
    <message>
        <source>&lt;b&gt;Heavenly win&lt;/b&gt;: if the cards you are dealt hold at least three ti, or at least five kan, you may win at once, before anything else. Your other cards need not form groups. The dealer’s claim comes first, then those of the others in turn. Ti and kan are not added together to reach three or five, and a ti is no kan; but the huxi of all your ti and all your kan count. A dealer who could also win by P4.2 scores the better of the two.</source>
        <comment>P4.1</comment>
        <translation>&lt;b&gt;Tianhu&lt;/b&gt; (ù ngay khi chia): nếu bài được chia có ít nhất ba ti, hoặc ít nhất năm kan, bạn được ù ngay, trước mọi việc khác. Các lá còn lại không cần thành bộ. Xét nhà cái trước, rồi những người khác theo lượt. Ti và kan không được cộng lại cho đủ ba hay năm, và ti không phải là kan; nhưng huxi của mọi ti và mọi kan của bạn đều tính. Nhà cái mà cũng ù được theo P4.2 thì tính cách cao hơn.</translation>
    </message>
    <message>
        <source>You are dealt five small kan and no ti: 15 huxi.</source>
        <comment>P4.1 example</comment>
        <translation>Bạn được chia năm kan nhỏ, không có ti: 15 huxi.</translation>
    </message>
    <message>
        <source>Next, a dealer whose 21 cards already form seven groups worth at least 15 huxi may win. The shown card counts as a stock card that the dealer turned up, and three alike in the hand count as a kan. Nobody else may claim the shown card or win on it.</source>
        <comment>P4.2</comment>
        <translation>Kế đó, nhà cái được ù nếu 21 lá của mình đã thành bảy bộ đáng giá ít nhất 15 huxi. Lá đã lật cho xem tính như lá nọc do nhà cái lật, và ba lá giống hệt nhau trên tay tính là kan. Không ai khác được giành lá ấy hay ù lá ấy.</translation>
    </message>
    <message>
        <source>Then the dealer discards, if a discard is due by P6.1. A dealer who was dealt two ti owes none, and the next player turns up a stock card. If a discard is due and none is allowed, the dealer’s hand is dead (P6.5).</source>
        <comment>P4.3</comment>
        <translation>Sau đó nhà cái đánh một lá, nếu theo P6.1 phải đánh. Nhà cái được chia hai ti thì không phải đánh, và người kế tiếp lật nọc. Nếu phải đánh mà không có lá nào được phép đánh thì bài nhà cái chết (P6.5).</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>Một lượt chơi</translation>
    </message>
    <message>
        <source>Discards and stock cards</source>
        <translation>Lá đánh ra và lá nọc</translation>
    </message>
    <message>
        <source>After a discard, even when the stock is empty, the other players may claim the card (P5.4). If nobody takes it, it stays among the discards of the one who discarded it, and the next player turns up a stock card.</source>
        <comment>P5.1</comment>
        <translation>Sau khi một lá được đánh ra, kể cả khi nọc đã hết, những người khác được giành lá đó (P5.4). Không ai lấy thì nó nằm lại trong bài đã đánh của người đánh, và người kế tiếp lật nọc.</translation>
    </message>
    <message>
        <source>A stock card that you turn up lies open for all and never simply goes into your hand. First come the forced groups of P5.3. If there is none, the card may be claimed (P5.4), and you come first. If nobody takes it, it stays among your discards, and the next player turns up a stock card.</source>
        <comment>P5.2</comment>
        <translation>Lá nọc bạn lật nằm ngửa cho mọi người thấy và không bao giờ vào thẳng tay bạn. Trước hết là các bộ bắt buộc của P5.3. Nếu không có, mọi người được giành lá ấy (P5.4), và bạn được trước. Không ai lấy thì nó nằm lại trong bài đã đánh của bạn, và người kế tiếp lật nọc.</translation>
    </message>
    <message>
        <source>If you turn up a card of which you hold exactly two, it becomes a wei; if you hold a kan of it, it becomes a ti. Nobody is asked, and this comes before every claim of the others. If your hand is then complete you may win. Or you go on: with a discard if one is due and allowed, otherwise with a pass.</source>
        <comment>P5.3</comment>
        <translation>Nếu lật được lá mà trên tay bạn có đúng hai lá giống vậy thì thành wei; nếu bạn có kan của nó thì thành ti. Việc này không cần hỏi ai và đi trước mọi quyền giành của người khác. Nếu khi đó bài đã đủ thì bạn được ù. Hoặc bạn chơi tiếp: đánh một lá nếu phải đánh và có lá được phép đánh, nếu không thì bỏ qua.</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Giành bài</translation>
    </message>
    <message>
        <source>A public card may be claimed. A win, on a stock card only, goes before pao and peng, and these go before chi. Among equal claims the player who turned the card up comes first, and after a discard the player who is next. You may &lt;b&gt;pao&lt;/b&gt; if you hold a kan of the face and another player turned it up or discarded it, if you have a wei of the face, or if you have a peng of the face and the card is a stock card; on a wei or peng your own stock card will do. You may &lt;b&gt;peng&lt;/b&gt; if you hold exactly two of the face and another player turned it up or discarded it. You may &lt;b&gt;chi&lt;/b&gt; a stock card only if you turned it up, and a discard only if you are next after the one who discarded it. You are never forced to make a claim.</source>
        <comment>P5.4</comment>
        <translation>Mọi người được giành lá bài ngửa. Ù, chỉ với lá nọc, đi trước pao và peng, hai thứ này đi trước chi. Giành như nhau thì người lật lá được trước, còn với lá đánh ra thì người kế tiếp được trước. Bạn được &lt;b&gt;pao&lt;/b&gt; nếu có kan của lá ấy và người khác lật hoặc đánh nó, nếu có wei của lá ấy, hoặc nếu có peng của lá ấy và đó là lá nọc; với wei hay peng, lá nọc do chính bạn lật cũng được. Bạn được &lt;b&gt;peng&lt;/b&gt; nếu trên tay có đúng hai lá giống vậy và người khác lật hoặc đánh nó. Bạn chỉ được &lt;b&gt;chi&lt;/b&gt; (ăn) lá nọc do chính mình lật, hoặc lá do người ngay trước mình đánh ra. Không bao giờ bắt buộc phải giành.</translation>
    </message>
    <message>
        <source>If you pass a card that you could have taken with chi or peng, whatever else you were offered and whoever takes it, you may not chi or peng a public card of that face any more in this deal. The same holds for a face that you have discarded. The face may still be in your other chi groups and in a bi, and you may still win on it and make pao, wei and ti of it. Passing only a pao or a win costs nothing.</source>
        <comment>P5.6</comment>
        <translation>Nếu bạn bỏ qua một lá có thể lấy bằng chi hay peng, bất kể lúc đó còn chọn được gì khác và ai lấy lá đó, thì trong ván này bạn không được chi (ăn) hay peng lá bài ngửa loại ấy nữa. Với loại quân bạn đã đánh cũng vậy. Loại ấy vẫn được nằm trong các bộ chi khác của bạn và trong bi, và bạn vẫn được ù lá ấy hay ghép pao, wei và ti với nó. Chỉ bỏ qua pao hay ù thì không mất gì.</translation>
    </message>
    <message>
        <source>When a player must turn up a stock card and none is left, the deal is a draw.</source>
        <comment>P5.7</comment>
        <translation>Khi một người phải lật nọc mà nọc đã hết thì ván hòa.</translation>
    </message>
    <message>
        <source>Chi and bi</source>
        <translation>Ăn (chi) và bi</translation>
    </message>
    <message>
        <source>With a chi you lay open a chi group of the public card and two cards of your hand. If your hand still holds cards of that face afterwards, every one of them must go into another chi group made of hand cards, which you lay open at the same time. This is called &lt;b&gt;bi&lt;/b&gt;. If they cannot all be placed, there is no chi. Cards of a kan are never used, so you cannot chi a face of which you hold a kan.</source>
        <comment>P5.5</comment>
        <translation>Khi chi (ăn), bạn hạ một bộ chi gồm lá bài ngửa và hai lá trên tay. Nếu sau đó trên tay còn lá giống lá ấy thì từng lá như vậy phải vào một bộ chi khác làm bằng bài trên tay, hạ xuống cùng lúc. Đó là &lt;b&gt;bi&lt;/b&gt;. Nếu không xếp được hết thì không được chi. Lá của kan không bao giờ được dùng, nên không được chi lá mà bạn có kan.</translation>
    </message>
    <message>
        <source>You hold {x1}{x2}{x3}{x4}{x5}, and the public card is {x3}. If you take it with {x4}{x5}, your own {x3} must go into {x1}{x2}{x3} at the same time.</source>
        <comment>P5.5 example</comment>
        <translation>Bạn có {x1}{x2}{x3}{x4}{x5}, lá bài ngửa là {x3}. Nếu lấy nó với {x4}{x5} thì {x3} của bạn phải cùng lúc vào {x1}{x2}{x3}.</translation>
    </message>
    <message>
        <source>You hold {x1}{x2}{x3}{x3}, and the public card is {x3}: no chi is possible, as your own two cannot both be placed. With a kan of {x1} and a {x2} you cannot take {x3} either, as the kan is locked.</source>
        <comment>P5.5 example</comment>
        <translation>Bạn có {x1}{x2}{x3}{x3}, lá bài ngửa là {x3}: không chi được, vì hai lá của bạn không xếp được hết. Có kan {x1} và một {x2} thì cũng không lấy được {x3}, vì kan bị khóa.</translation>
    </message>
    <message>
        <source>After taking a card</source>
        <translation>Sau khi lấy một lá</translation>
    </message>
    <message>
        <source>When you have taken a card, a discard is due if you now hold more cards, open groups included, than P3.3 says. So you discard one card after a wei, a chi or a peng and after your first ti or pao, and none after each later ti or pao. A hand that is short owes no discard after its next wei, chi or peng; a ti or pao leaves it as short as before.</source>
        <comment>P6.1</comment>
        <translation>Lấy một lá xong, nếu bài của bạn nhiều hơn số lá P3.3 quy định, kể cả các bộ đã hạ, thì phải đánh. Vậy bạn đánh một lá sau wei, chi hay peng và sau ti hay pao đầu tiên, còn sau mỗi ti hay pao về sau thì không đánh. Bài đang thiếu thì không phải đánh sau wei, chi hay peng kế tiếp; sau ti hay pao thì bài vẫn thiếu như trước.</translation>
    </message>
    <message>
        <source>You may discard any card of your hand that is not in a kan. You may break a pair.</source>
        <comment>P6.2</comment>
        <translation>Bạn được đánh bất cứ lá nào trên tay không thuộc kan. Được tách đôi.</translation>
    </message>
    <message>
        <source>When no discard is due, the next player turns up a stock card.</source>
        <comment>P6.3</comment>
        <translation>Khi không phải đánh, người kế tiếp lật nọc.</translation>
    </message>
    <message>
        <source>You may not chi, peng or pao when a discard would be due afterwards and you would have no card that you may discard. A short hand that owes no discard may take the card.</source>
        <comment>P6.4</comment>
        <translation>Không được chi, peng hay pao nếu sau đó phải đánh mà không có lá nào được phép đánh. Bài đang thiếu, không phải đánh, thì được lấy.</translation>
    </message>
    <message>
        <source>If a forced wei or ti, or the opening, leaves you no card that you may discard although a discard is due, and you do not win at once, your hand is &lt;b&gt;dead&lt;/b&gt;. You discard nothing and play goes on with the next player. A dead hand never wins and never makes a chi, a peng or a wei. It still turns up stock cards in its turn, a ti is still forced and a pao still possible, both without a discard.</source>
        <comment>P6.5</comment>
        <translation>Nếu sau wei hay ti bắt buộc, hoặc lúc mở ván, bạn phải đánh mà không có lá nào được phép đánh, và bạn không ù ngay, thì bài của bạn &lt;b&gt;chết&lt;/b&gt;. Bạn không đánh gì và ván tiếp tục với người kế tiếp. Bài chết không bao giờ được ù, chi, peng hay wei. Đến lượt vẫn lật nọc, ti vẫn bắt buộc và pao vẫn được, cả hai đều không đánh bài.</translation>
    </message>
    <message>
        <source>Play goes on from the player who took the card: whoever sits after that player is next.</source>
        <comment>P6.6</comment>
        <translation>Ván đi tiếp từ người đã lấy lá bài: ai ngồi sau người đó thì đến lượt.</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>Tính điểm và kết thúc</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Tùy chọn bàn</translation>
    </message>
    <message>
        <source>These options are off unless you turn them on.</source>
        <translation>Các tùy chọn này mặc định tắt, bạn muốn thì bật.</translation>
    </message>
    <message>
        <source>The player after the one who turned up a stock card may chi it too, as is common in Hunan. The one who turned it up comes first. P5.6 and P6.4 apply as to any chi.</source>
        <comment>P9.1</comment>
        <translation>Người ngồi sau người lật nọc cũng được chi (ăn) lá ấy, như thường thấy ở Hồ Nam. Người lật được trước. P5.6 và P6.4 áp dụng như mọi lần chi.</translation>
    </message>
    <message>
        <source>A stock card that you turn up yourself and that is the fourth of your own wei is forced into a ti, in place of a pao that you may choose. This holds for a dead hand too.</source>
        <comment>P9.2</comment>
        <translation>Lá nọc do chính bạn lật và là lá thứ tư của wei của bạn thì bắt buộc thành ti, thay cho pao được tùy ý. Bài chết cũng vậy.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Ù</translation>
    </message>
    <message>
        <source>A kan in your hand stays a kan, or becomes a group of four with the winning card. All other cards of your hand, pairs too, may be divided into chi groups and the pair as you like.</source>
        <comment>P7.2</comment>
        <translation>Kan trên tay vẫn là kan, hoặc thành bộ bốn lá với lá ù. Mọi lá khác trên tay, kể cả đôi, được chia thành các bộ chi và đôi tùy ý.</translation>
    </message>
    <message>
        <source>The winning card may complete a chi group or the pair, make a peng with two in your hand, or make a pao with a kan in your hand, with a wei or with a peng. If you turned it up yourself, P5.3 comes first: with two in hand it is a wei and with a kan a ti, and nothing else.</source>
        <comment>P7.3</comment>
        <translation>Lá ù có thể làm đủ một bộ chi hoặc đôi, thành peng với hai lá trên tay, hoặc thành pao với kan trên tay, với wei hay với peng. Nếu chính bạn lật nó thì P5.3 đi trước: có hai lá trên tay thì là wei, có kan thì là ti, không thể là gì khác.</translation>
    </message>
    <message>
        <source>You win only on a stock card, never on a discard; only the wins of P4.1 and P4.2 need no such card. A win is claimed while the card lies open, or after a forced group. Once you have taken a card by chi, peng or pao you cannot win on it any more.</source>
        <comment>P7.5</comment>
        <translation>Chỉ ù lá lật từ nọc, không bao giờ ù lá đánh ra; chỉ hai cách ù ở P4.1 và P4.2 không cần lá như vậy. Phải báo ù khi lá còn nằm ngửa, hoặc sau một bộ bắt buộc. Đã lấy lá bằng chi, peng hay pao thì không ù lá đó được nữa.</translation>
    </message>
    <message>
        <source>If your cards form seven groups in several ways, the way with the most huxi counts.</source>
        <comment>P7.4</comment>
        <translation>Nếu bài của bạn thành bảy bộ theo nhiều cách thì tính cách có nhiều huxi nhất.</translation>
    </message>
    <message>
        <source>{x1}{x2}{x3}, {d1}{d2}{d3}, {x2}{x7}{x10}, {d2}{d7}{d10}, {x4}{x5}{x6}, {d4}{d5}{d6} and {x8}{x9} with the winning card {x10}: 3 + 6 + 3 + 6 = 18 huxi, 2 tun.</source>
        <comment>P7.1 example</comment>
        <translation>{x1}{x2}{x3}, {d1}{d2}{d3}, {x2}{x7}{x10}, {d2}{d7}{d10}, {x4}{x5}{x6}, {d4}{d5}{d6} và {x8}{x9} với lá ù {x10}: 3 + 6 + 3 + 6 = 18 huxi, 2 tun.</translation>
    </message>
    <message>
        <source>You hold six small kan, of 3, 4, 5, 6, 8 and 9, and {x1}{x1}. You passed the heavenly win. A {x1} that another player turns up makes a peng: 1 + 18 = 19 huxi, 2 tun. If you turn it up yourself it is a wei: 3 + 18 = 21 huxi, 3 tun. If it is discarded there is no win.</source>
        <comment>P7.3 example</comment>
        <translation>Bạn có sáu kan nhỏ, của 3, 4, 5, 6, 8 và 9, và {x1}{x1}. Bạn đã bỏ qua tianhu. Một lá {x1} do người khác lật làm thành peng: 1 + 18 = 19 huxi, 2 tun. Nếu chính bạn lật thì là wei: 3 + 18 = 21 huxi, 3 tun. Nếu nó được đánh ra thì không ù.</translation>
    </message>
    <message>
        <source>You hold a kan of {x8}, a kan of {d1}, a kan of {d2} and {x6}{x7}, and have open {x4}{x5}{x6}, {x1}{x2}{x3} and {x2}{x7}{x10}. When another player turns up {x8}, it makes {x6}{x7}{x8} beside the kan: 21 huxi, a win. When you turn it up yourself the ti is forced, {x6}{x7} are left over, and there is no win.</source>
        <comment>P7.3 example</comment>
        <translation>Bạn có kan {x8}, kan {d1}, kan {d2} và {x6}{x7}, đã hạ {x4}{x5}{x6}, {x1}{x2}{x3} và {x2}{x7}{x10}. Khi người khác lật {x8}, nó thành {x6}{x7}{x8} bên cạnh kan: 21 huxi, ù. Khi chính bạn lật thì ti là bắt buộc, {x6}{x7} bị thừa, và không ù.</translation>
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
        <translation>Wei hoặc kan</translation>
    </message>
    <message>
        <source>Peng</source>
        <translation>Peng</translation>
    </message>
    <message>
        <source>1–2–3 or 2–7–10</source>
        <translation>1–2–3 hoặc 2–7–10</translation>
    </message>
    <message>
        <source>Any other chi group; the pair</source>
        <translation>Bộ chi khác; đôi</translation>
    </message>
    <message>
        <source>Score and payment</source>
        <translation>Điểm và thanh toán</translation>
    </message>
    <message>
        <source>Each group of a won hand brings its huxi, more for large cards than for small ones.</source>
        <comment>P8.1</comment>
        <translation>Mỗi bộ của bài ù đem lại huxi, chữ lớn nhiều hơn chữ nhỏ.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Bộ</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Nhỏ</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Lớn</translation>
    </message>
    <message>
        <source>The huxi are turned into &lt;b&gt;tun&lt;/b&gt;: 15 to 17 huxi are 1 tun, 18 to 20 are 2 tun, and every three huxi more are one tun more.</source>
        <comment>P8.2</comment>
        <translation>Huxi được đổi thành &lt;b&gt;tun&lt;/b&gt;: 15 đến 17 huxi là 1 tun, 18 đến 20 là 2 tun, và cứ thêm ba huxi là thêm một tun.</translation>
    </message>
    <message>
        <source>Each opponent pays the tun to the winner. After a draw nobody pays.</source>
        <comment>P8.3</comment>
        <translation>Mỗi đối thủ trả số tun ấy cho người ù. Ván hòa thì không ai phải trả.</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>The everyday numeral for %1</source>
        <translation>Chữ Hán thường dùng của số %1</translation>
    </message>
    <message>
        <source>The formal numeral for %1</source>
        <translation>Chữ Hán đại tả của số %1</translation>
    </message>
    <message>
        <source>A man under an umbrella, one leg raised</source>
        <translation>Người đàn ông dưới chiếc ô, một chân nhấc lên</translation>
    </message>
    <message>
        <source>A branch with three peaches</source>
        <translation>Cành đào ba quả</translation>
    </message>
    <message>
        <source>A woman in a kimono</source>
        <translation>Người phụ nữ mặc kimono</translation>
    </message>
    <message>
        <source>A cart with two wheels, and its driver</source>
        <translation>Xe hai bánh và người đánh xe</translation>
    </message>
    <message>
        <source>A tower on posts</source>
        <translation>Ngôi lầu trên cột</translation>
    </message>
    <message>
        <source>A man from behind, leaning on an axe</source>
        <translation>Người đàn ông nhìn từ phía sau, tựa vào chiếc rìu</translation>
    </message>
    <message>
        <source>A man in a short jacket, striding</source>
        <translation>Người đàn ông áo ngắn đang sải bước</translation>
    </message>
    <message>
        <source>A leaping carp</source>
        <translation>Cá chép vượt sóng</translation>
    </message>
    <message>
        <source>A porter from behind, a bale on his shoulder</source>
        <translation>Người phu nhìn từ phía sau, vác kiện hàng trên vai</translation>
    </message>
    <message>
        <source>A stout man in a cloak</source>
        <translation>Người đàn ông to béo khoác áo choàng</translation>
    </message>
    <message>
        <source>An old man bent over a staff</source>
        <translation>Ông lão còng lưng chống gậy</translation>
    </message>
    <message>
        <source>A traveler in a straw hat</source>
        <translation>Lữ khách đội nón rơm</translation>
    </message>
    <message>
        <source>A woman in a long robe, serving</source>
        <translation>Người phụ nữ áo dài đang dâng đồ</translation>
    </message>
    <message>
        <source>A sailing boat</source>
        <translation>Thuyền buồm</translation>
    </message>
    <message>
        <source>A man with a small child on his shoulders</source>
        <translation>Người đàn ông công kênh đứa trẻ</translation>
    </message>
    <message>
        <source>A man with a sack and a drum</source>
        <translation>Người đàn ông mang bị và trống</translation>
    </message>
    <message>
        <source>A squatting man with a pipe</source>
        <translation>Người đàn ông ngồi xổm với tẩu thuốc</translation>
    </message>
    <message>
        <source>A walker with a staff and a lantern</source>
        <translation>Người đi bộ với gậy và đèn lồng</translation>
    </message>
    <message>
        <source>A dancing woman with long sleeves</source>
        <translation>Người phụ nữ múa, tay áo dài</translation>
    </message>
    <message>
        <source>A man in a hat, a bundle on his back</source>
        <translation>Người đàn ông đội mũ, tay nải trên lưng</translation>
    </message>
    <message>
        <source>A man with a long sword, one knee bent</source>
        <translation>Người đàn ông cầm kiếm dài, quỳ một gối</translation>
    </message>
    <message>
        <source>A man holding a round jar</source>
        <translation>Người đàn ông ôm chiếc vò tròn</translation>
    </message>
    <message>
        <source>A seated woman in a large straw hat</source>
        <translation>Người phụ nữ ngồi, đội nón rơm lớn</translation>
    </message>
    <message>
        <source>A runner with a tasseled pole</source>
        <translation>Người chạy cầm cây sào có tua</translation>
    </message>
    <message>
        <source>A man in a long striped robe, with a letter</source>
        <translation>Người đàn ông áo dài kẻ sọc, cầm bức thư</translation>
    </message>
    <message>
        <source>A child on stilts</source>
        <translation>Đứa trẻ đi cà kheo</translation>
    </message>
    <message>
        <source>A man in a horned cap, a box on his back</source>
        <translation>Người đàn ông đội mũ sừng, hòm trên lưng</translation>
    </message>
    <message>
        <source>A bald old man with a stick</source>
        <translation>Ông lão hói cầm gậy</translation>
    </message>
    <message>
        <source>A squatting woman with a child before her</source>
        <translation>Người phụ nữ ngồi xổm, đứa trẻ phía trước</translation>
    </message>
    <message>
        <source>A man with his hands on his hips</source>
        <translation>Người đàn ông chống nạnh</translation>
    </message>
    <message>
        <source>The general Mu Guiying</source>
        <translation>Nữ tướng Mộc Quế Anh</translation>
    </message>
    <message>
        <source>Lan Caihe, one of the Eight Immortals</source>
        <translation>Lam Thái Hòa, một trong Bát Tiên</translation>
    </message>
    <message>
        <source>Xu Xian under his umbrella</source>
        <translation>Hứa Tiên dưới chiếc ô</translation>
    </message>
    <message>
        <source>Sha Wujing, a pilgrim to the West</source>
        <translation>Sa Ngộ Tịnh trên đường thỉnh kinh</translation>
    </message>
    <message>
        <source>He Xiangu, one of the Eight Immortals</source>
        <translation>Hà Tiên Cô, một trong Bát Tiên</translation>
    </message>
    <message>
        <source>The Star of Joy</source>
        <translation>Hỷ tinh</translation>
    </message>
    <message>
        <source>Xiaoqing with her sword</source>
        <translation>Tiểu Thanh cầm kiếm</translation>
    </message>
    <message>
        <source>An old fisherman</source>
        <translation>Ông lão đánh cá</translation>
    </message>
    <message>
        <source>Zhong Kui, who drives out demons</source>
        <translation>Chung Quỳ trừ tà</translation>
    </message>
    <message>
        <source>The gourd of Li Tieguai</source>
        <translation>Bầu hồ lô của Lý Thiết Quải</translation>
    </message>
    <message>
        <source>The fan of Zhongli Quan</source>
        <translation>Chiếc quạt của Chung Ly Quyền</translation>
    </message>
    <message>
        <source>The flute of Han Xiangzi</source>
        <translation>Cây sáo của Hàn Tương Tử</translation>
    </message>
    <message>
        <source>The sword of Lü Dongbin</source>
        <translation>Thanh kiếm của Lã Động Tân</translation>
    </message>
    <message>
        <source>The clappers of Cao Guojiu</source>
        <translation>Bộ phách của Tào Quốc Cữu</translation>
    </message>
    <message>
        <source>The flower basket of Lan Caihe</source>
        <translation>Giỏ hoa của Lam Thái Hòa</translation>
    </message>
    <message>
        <source>The lotus of He Xiangu</source>
        <translation>Hoa sen của Hà Tiên Cô</translation>
    </message>
    <message>
        <source>The bamboo drum of Zhang Guolao</source>
        <translation>Trống tre của Trương Quả Lão</translation>
    </message>
    <message>
        <source>An old general</source>
        <translation>Một lão tướng</translation>
    </message>
    <message>
        <source>The qilin that brings children</source>
        <translation>Kỳ lân đưa con đến</translation>
    </message>
    <message>
        <source>A tortoise on the waves</source>
        <translation>Rùa trên sóng</translation>
    </message>
    <message>
        <source>The spirit of the clam</source>
        <translation>Trai tinh</translation>
    </message>
    <message>
        <source>A crab with a pearl</source>
        <translation>Con cua và viên ngọc</translation>
    </message>
    <message>
        <source>The three-legged toad of Liu Haichan</source>
        <translation>Cóc ba chân của Lưu Hải Thiềm</translation>
    </message>
    <message>
        <source>A crane before the sun</source>
        <translation>Chim hạc trước mặt trời</translation>
    </message>
    <message>
        <source>A bat that brings a coin</source>
        <translation>Con dơi mang đồng tiền</translation>
    </message>
    <message>
        <source>The head of a dragon</source>
        <translation>Đầu rồng</translation>
    </message>
    <message>
        <source>A banner over a treasure chest</source>
        <translation>Lá cờ trên rương báu</translation>
    </message>
    <message>
        <source>White chrysanthemums</source>
        <translation>Cúc trắng</translation>
    </message>
    <message>
        <source>A red peony in a vase</source>
        <translation>Mẫu đơn đỏ trong bình</translation>
    </message>
    <message>
        <source>A bat, head down</source>
        <translation>Con dơi treo ngược</translation>
    </message>
    <message>
        <source>A deer</source>
        <translation>Con hươu</translation>
    </message>
    <message>
        <source>A peach of immortality</source>
        <translation>Quả đào trường sinh</translation>
    </message>
    <message>
        <source>Two magpies on a flowering plum</source>
        <translation>Hai con chim khách trên cành mai nở</translation>
    </message>
    <message>
        <source>Ingots under a pearl in flames</source>
        <translation>Thỏi vàng dưới viên ngọc lửa</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Ổ đĩa</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Thư mục</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Về thư mục trước</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Tiến tới</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Đến thư mục sau</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Thư mục cha</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Lên thư mục cha</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Tạo thư mục mới</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Tạo một thư mục mới</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Danh sách</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Chuyển sang dạng danh sách</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Chi tiết</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Chuyển sang dạng chi tiết</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Thanh bên</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Danh sách vị trí và dấu trang</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Đổ&amp;i tên</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Xóa</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Hiện tệp ẩn</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Thư mục mới</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Máy tính</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích cỡ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Ngày sửa</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cắ&amp;t</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Sao chép</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Dán</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chọn tất cả</translation>
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
        <translation>Hủy</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>In</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Tất cả các trang</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Trang lẻ</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Trang chẵn</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Tùy chọn &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Tùy chọn &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;In</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>In ra tệp (PDF)</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Tệp trên máy</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Ghi tệp PDF</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Copies</source>
        <translation>Số bản</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Phạm vi in</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>In tất cả</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Từ trang</translation>
    </message>
    <message>
        <source>to</source>
        <translation>đến</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Các trang</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Ghi các trang hoặc khoảng trang, cách nhau bằng dấu phẩy. Khoảng trang gồm hai số nối bằng dấu gạch nối. Ví dụ: 3,5-7,9 in các trang 3, 5, 6, 7 và 9.</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Trang hiện tại</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Phần đã chọn</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Nhóm trang:</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Cài đặt bản in</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Số bản:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Xếp theo bộ</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Đảo thứ tự</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Tùy chọn</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Chế độ màu</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Màu</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Thang xám</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>In hai mặt</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Lật cạnh dài</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Lật cạnh ngắn</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>Máy in</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Tên:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>Thuộ&amp;c tính</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Vị trí:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Xem trước</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Loại:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>Tệp &amp;xuất:</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Cuộn đến đây</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Đầu</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Cuối</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Trang trước</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Trang sau</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Cuộn lên</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Cuộn xuống</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Dấu cách</translation>
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
        <translation>Trái</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Phải</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cắ&amp;t</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Sao chép</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Sao chép địa chỉ liên &amp;kết</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Dán</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chọn tất cả</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Open record</source>
        <translation>Mở ván đã lưu</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button: open the chosen file</extracomment>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Lưu ván bài</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Deal records (%1)</source>
        <translation>Bản ghi ván (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Mọi tệp (%1)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>← Back</source>
        <translation>← Quay lại</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Bài của mọi người</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Phân tích</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a button that shows the score sheet</extracomment>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Chơi ván này</translation>
    </message>
    <message>
        <source>‹ Back a move</source>
        <translation>‹ Lùi một nước</translation>
    </message>
    <message>
        <source>Next move ›</source>
        <translation>Nước sau ›</translation>
    </message>
    <message>
        <source>Moves of the deal</source>
        <translation>Các nước của ván</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Nước %1 trên %2</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Ten pairs as dealt: %1 Chắn and %2 Cạ.</source>
        <translation>Mười đôi ngay khi chia: %1 chắn và %2 cạ.</translation>
    </message>
    <message>
        <source>Ten pairs: %1 Chắn and %2 Cạ, completed by %3.</source>
        <translation>Mười đôi: %1 chắn và %2 cạ, ù %3.</translation>
    </message>
    <message>
        <source>%1 huxi in the cards dealt: %2 tun from each opponent.</source>
        <translation>%1 huxi trong bài được chia: mỗi đối thủ trả %2 tun.</translation>
    </message>
    <message>
        <source>%1 huxi, completed by %3: %2 tun from each opponent.</source>
        <translation>%1 huxi, ù %3: mỗi đối thủ trả %2 tun.</translation>
    </message>
    <message>
        <source>Seven groups and a pair before the first discard.</source>
        <translation>Bảy bộ và một đôi trước lá đánh đầu tiên.</translation>
    </message>
    <message>
        <source>Seven groups and a pair, completed by %3.</source>
        <translation>Bảy bộ và một đôi, ù %3.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Bạn ù</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 ù</translation>
    </message>
    <message>
        <source>You win at your own gate</source>
        <translation>Bạn ù ở cửa chì</translation>
    </message>
    <message>
        <source>%1 wins at its own gate</source>
        <translation>%1 ù ở cửa chì</translation>
    </message>
    <message>
        <source>You win with the cards dealt</source>
        <translation>Bạn ù ngay khi chia</translation>
    </message>
    <message>
        <source>%1 wins with the cards dealt</source>
        <translation>%1 ù ngay khi chia</translation>
    </message>
    <message>
        <source>You win before the first discard</source>
        <translation>Bạn ù trước lá đánh đầu tiên</translation>
    </message>
    <message>
        <source>%1 wins before the first discard</source>
        <translation>%1 ù trước lá đánh đầu tiên</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <translation>Hết nọc</translation>
    </message>
    <message>
        <source>No card was left to turn up. Nobody pays.</source>
        <translation>Không còn lá nào để lật. Không ai phải trả điểm.</translation>
    </message>
    <message>
        <source>No card was left to draw. The base hu of all three are settled.</source>
        <translation>Không còn lá nào để bốc. Cả ba người thanh toán theo hu cơ bản.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review</source>
        <translation>Phân tích</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Dừng</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>the number of a move in a deal</extracomment>
        <translation>Nước</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Nước bạn đi</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>the points that an answer cost against the best one</extracomment>
        <translation>Mất</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Tốt hơn: %1</translation>
    </message>
    <message>
        <source>No other answer is clearly better.</source>
        <translation>Không có nước nào khác tốt hơn rõ rệt.</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>the answer was the best one</extracomment>
        <translation>tốt nhất</translation>
    </message>
    <message>
        <source>equal</source>
        <extracomment>no difference to the best answer can be seen</extracomment>
        <translation>ngang nhau</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>points, and by how much they may be wrong: &quot;2.5 ± 0.8&quot;</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>The Master is thinking…</source>
        <translation>Cao thủ đang nghĩ…</translation>
    </message>
    <message>
        <source>The Master looks at your decisions: %1 of %2.</source>
        <translation>Cao thủ đang xem các nước của bạn: %1 trên %2.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 decisions.</source>
        <translation>Đã dừng sau %1 trên %2 nước.</translation>
    </message>
    <message>
        <source>The Master would not have done better, as far as it can tell.</source>
        <translation>Cao thủ thấy mình cũng không chơi tốt hơn được.</translation>
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
        <translation>Ví dụ.</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and title</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Tóm tắt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>caption and cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Mục lục</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Luật chơi đầy đủ</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>In…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Lưu thành PDF…</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Bắt đầu chơi</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>name of a game</comment>
        <translation>Luật chơi %1</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Lưu thành PDF</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>No printer is set up. The rules can be saved as PDF instead.</source>
        <translation>Chưa cài máy in nào. Có thể lưu luật chơi thành PDF.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Không ghi được tệp.</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>title, page and pages</comment>
        <translation>%1 · %2 trên %3</translation>
    </message>
</context>
<context>
    <name>Rules in short</name>
    <message>
        <source>Ten pairs win.</source>
        <translation>Mười đôi thì ù.</translation>
    </message>
    <message>
        <source>At least six of them are identical cards, a Chắn.</source>
        <translation>Ít nhất sáu đôi là hai lá giống hệt nhau, tức là chắn.</translation>
    </message>
    <message>
        <source>Take the public card only to pair it with one of yours.</source>
        <translation>Chỉ ăn lá bài ngửa để ghép đôi với một lá của bạn.</translation>
    </message>
    <message>
        <source>A Chắn that you decline you may not discard later.</source>
        <translation>Chắn đã bỏ thì về sau không được đánh.</translation>
    </message>
    <message>
        <source>Win on a stock card, or with the fourth of three alike.</source>
        <translation>Ù lá lật từ nọc, hoặc lá thứ tư khi có ba lá giống nhau.</translation>
    </message>
    <message>
        <source>Seven groups worth 15 huxi or more win.</source>
        <translation>Bảy bộ đáng giá 15 huxi trở lên thì ù.</translation>
    </message>
    <message>
        <source>Groups are three or four alike, three in a row, 2–7–10, and one number in both sizes.</source>
        <translation>Bộ gồm ba hoặc bốn lá giống nhau, ba lá liền nhau, 2–7–10, và một số bằng cả hai loại chữ.</translation>
    </message>
    <message>
        <source>Three alike in hand stay together.</source>
        <translation>Ba lá giống nhau trên tay không được tách.</translation>
    </message>
    <message>
        <source>A face that you passed or discarded you may not chi or peng later.</source>
        <translation>Loại đã bỏ qua hoặc đã đánh thì về sau không được chi (ăn) hay peng.</translation>
    </message>
    <message>
        <source>Win on a stock card, never on a discard.</source>
        <translation>Ù lá lật từ nọc, không bao giờ ù lá đánh ra.</translation>
    </message>
    <message>
        <source>Seven groups and a pair win.</source>
        <translation>Bảy bộ và một đôi thì ù.</translation>
    </message>
    <message>
        <source>Groups are three in a row of one suit, or three or four alike.</source>
        <translation>Bộ gồm ba lá liền nhau cùng chất, hoặc ba hay bốn lá giống nhau.</translation>
    </message>
    <message>
        <source>A discard makes three or four alike, a run only if you win.</source>
        <translation>Lá đánh ra dùng để thành ba hoặc bốn lá giống nhau; chỉ thành sảnh khi ù.</translation>
    </message>
    <message>
        <source>Everybody counts their groups; the winner adds bonuses.</source>
        <translation>Ai cũng tính các bộ của mình; người ù cộng thêm điểm thưởng.</translation>
    </message>
    <message>
        <source>Totals go up to full tens, and all settle the differences.</source>
        <translation>Tổng được làm tròn lên hàng chục, rồi mọi người thanh toán phần chênh lệch.</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>%1–%2–%3 of Myriads</source>
        <translation>%1–%2–%3 vạn</translation>
    </message>
    <message>
        <source>%1–%2–%3 of Strings</source>
        <translation>%1–%2–%3 sách</translation>
    </message>
    <message>
        <source>%1–%2–%3 of Coins</source>
        <translation>%1–%2–%3 văn</translation>
    </message>
    <message>
        <source>small %1–%2–%3</source>
        <translation>%1–%2–%3 nhỏ</translation>
    </message>
    <message>
        <source>large %1–%2–%3</source>
        <translation>%1–%2–%3 lớn</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>You pay %1</source>
        <translation>Bạn trả %1</translation>
    </message>
    <message>
        <source>%1 pays you</source>
        <translation>%1 trả bạn</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 trả %2</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <extracomment>%1 and %2 are the totals of two seats</extracomment>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>main value: %1</source>
        <translation>điểm: %1</translation>
    </message>
    <message>
        <source>dịch: %1</source>
        <translation>dịch: %1</translation>
    </message>
    <message>
        <source>points, from each loser</source>
        <translation>điểm, mỗi người thua trả</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Tổng</translation>
    </message>
    <message>
        <source>huxi: %1 tun from each opponent</source>
        <translation>huxi: mỗi đối thủ trả %1 tun</translation>
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
        <translation>hu, %1 làm tròn lên hàng chục</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Tổng: %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Your points in this deal</source>
        <translation>Điểm của bạn trong ván này</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>Những người khác</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Ván mới</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Ván tiếp theo</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Chơi lại từ đầu</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Xem bàn chơi</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>Sao chép mã ván</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Lưu ván bài…</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>a button: what each decision cost</extracomment>
        <translation>Phân tích</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Chi tiết điểm</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Thanh toán điểm</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Ván này</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>Buổi chơi này</translation>
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
        <translation>Bạn</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>in percent</source>
        <translation>tính theo phần trăm</translation>
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
        <translation>Giao diện</translation>
    </message>
    <message>
        <source>Table and pace</source>
        <translation>Bàn chơi và nhịp độ</translation>
    </message>
    <message>
        <source>AI players</source>
        <translation>Các AI</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Trợ giúp khi chơi</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Âm thanh</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Tùy chọn bàn</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dữ liệu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Khôi phục mặc định</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a choice: as the system has it</extracomment>
        <translation>Theo hệ thống</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>a choice: high contrast, reduced motion</extracomment>
        <translation>Bật</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>a choice: high contrast, reduced motion</extracomment>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Interface palette</source>
        <translation>Bảng màu giao diện</translation>
    </message>
    <message>
        <source>The table itself stays dark in both.</source>
        <translation>Với cả hai, mặt bàn vẫn tối.</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>palette</comment>
        <translation>Giấy</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>palette</comment>
        <translation>Đêm</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Tương phản cao</translation>
    </message>
    <message>
        <source>Stronger lines and frames; a table without grain and lamp.</source>
        <translation>Nét và khung đậm hơn; mặt bàn không có hạt và ánh đèn.</translation>
    </message>
    <message>
        <source>Contrast of the cards</source>
        <translation>Độ tương phản của lá bài</translation>
    </message>
    <message>
        <source>How black the ink is.</source>
        <translation>Mực đen đến mức nào.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Độ hạt</translation>
    </message>
    <message>
        <source>How much of the paper is seen.</source>
        <translation>Thấy rõ mặt giấy đến mức nào.</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation>Nhiệt độ màu</translation>
    </message>
    <message>
        <source>From cold daylight to a warm lamp.</source>
        <translation>Từ ánh ngày lạnh đến ánh đèn ấm.</translation>
    </message>
    <message>
        <source>Latin index on cards</source>
        <translation>Chữ Latinh trên lá bài</translation>
    </message>
    <message>
        <source>“5S” under the characters.</source>
        <translation>“5S” dưới các chữ Hán.</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Tốc độ hoạt ảnh</translation>
    </message>
    <message>
        <source>Off also skips the pause before an AI move.</source>
        <translation>Khi tắt, AI cũng không dừng lại trước khi đi.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Chậm</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Vừa</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Nhanh</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed</comment>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Giảm chuyển động</translation>
    </message>
    <message>
        <source>Cards appear in place.</source>
        <translation>Bài hiện ngay đúng chỗ.</translation>
    </message>
    <message>
        <source>Play with one click</source>
        <translation>Đánh bằng một lần bấm</translation>
    </message>
    <message>
        <source>A card is played at once, without a second click.</source>
        <translation>Đánh ngay lá bài, không cần bấm lần hai.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Thứ tự bài trên tay</translation>
    </message>
    <message>
        <source>Usual is by rank, and by suit in Nantong long cards.</source>
        <translation>Thông thường là theo hàng; với Trường bài Nam Thông là theo chất.</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>order of the hand</comment>
        <translation>Thông thường</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Theo hàng</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Theo chất</translation>
    </message>
    <message>
        <source>Mark groups in the hand</source>
        <translation>Đánh dấu các bộ trên tay</translation>
    </message>
    <message>
        <source>A line under identical cards, dots under other groups.</source>
        <translation>Gạch dưới các lá giống hệt nhau, chấm dưới các bộ khác.</translation>
    </message>
    <message>
        <source>Read the hand</source>
        <translation>Đọc bài trên tay</translation>
    </message>
    <message>
        <source>How far the hand is from winning, and which cards it waits for.</source>
        <translation>Bài còn cách ù bao xa và đang chờ những lá nào.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Âm thanh</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Âm lượng</translation>
    </message>
    <message>
        <source>A card is drawn or turned up</source>
        <translation>Bốc hoặc lật một lá</translation>
    </message>
    <message>
        <source>A card is laid down</source>
        <translation>Đặt một lá xuống</translation>
    </message>
    <message>
        <source>A card is claimed</source>
        <translation>Giành một lá</translation>
    </message>
    <message>
        <source>A deal ends without a winner</source>
        <translation>Ván kết thúc không ai ù</translation>
    </message>
    <message>
        <source>A deal is won</source>
        <translation>Ván có người ù</translation>
    </message>
    <message>
        <source>Place of the window</source>
        <extracomment>a setting: where the window stands, and how large it is</extracomment>
        <translation>Vị trí và cỡ cửa sổ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what a table option changes in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>System is the language of your computer, where it is known.</source>
        <translation>“Theo hệ thống” là ngôn ngữ của máy, nếu ứng dụng có ngôn ngữ đó.</translation>
    </message>
    <message>
        <source>Deals, settings and the log are kept here.</source>
        <translation>Ván bài, cài đặt và nhật ký được lưu ở đây.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Mở thư mục</translation>
    </message>
    <message>
        <source>Level of the AI players</source>
        <translation>Trình độ của AI</translation>
    </message>
    <message>
        <source>The Apprentice plays by rules of thumb, the Player counts and weighs, the Master looks ahead. Changes hold from the next deal on.</source>
        <translation>Tập sự chơi theo vài quy tắc đơn giản, Thạo bài biết đếm và cân nhắc, Cao thủ biết tính trước. Thay đổi có hiệu lực từ ván sau.</translation>
    </message>
    <message>
        <source>As all</source>
        <extracomment>a choice for one AI player: the level that is set for all</extracomment>
        <translation>Theo mức chung</translation>
    </message>
    <message>
        <source>Sits at your right.</source>
        <translation>Ngồi bên phải bạn.</translation>
    </message>
    <message>
        <source>Sits opposite, or at your left among three.</source>
        <translation>Ngồi đối diện, hoặc bên trái bạn khi có ba người.</translation>
    </message>
    <message>
        <source>Sits at your left in Chắn.</source>
        <translation>Khi chơi chắn, ngồi bên trái bạn.</translation>
    </message>
</context>
<context>
    <name>Shop window</name>
    <message>
        <source>Card games</source>
        <extracomment>what kind of program it is, in the menu of a desktop</extracomment>
        <translation>Trò chơi bài</translation>
    </message>
    <message>
        <source>Play the long card games of East Asia offline</source>
        <translation>Chơi ngoại tuyến các loại bài dài Đông Á</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>bài</translation>
    </message>
    <message>
        <source>game</source>
        <translation>trò chơi</translation>
    </message>
    <message>
        <source>Cardavia is a quiet library of East Asian card traditions that one can play. It shows three decks of long narrow cards with every face, told and drawn anew as woodcuts: Tổ Tôm from Vietnam, the number cards of Hunan, and the long cards of Nantong.</source>
        <translation>Cardavia là một bộ sưu tập tĩnh lặng các truyền thống bài lá Đông Á mà bạn có thể chơi được. Ứng dụng giới thiệu ba cỗ bài lá dài và hẹp với đủ mọi loại quân, kể chuyện từng lá và vẽ mới theo lối tranh khắc gỗ: tổ tôm của Việt Nam, bài chữ số Hồ Nam và trường bài Nam Thông.</translation>
    </message>
    <message>
        <source>Play Chắn with four, Paohuzi and Nantong long cards with three, against computer players of three levels who see no card that you could not see in their place. Full rules, hints with reasons, undo, and a review after the deal help those who have never held such a card.</source>
        <translation>Chơi chắn bốn người, Paohuzi và trường bài Nam Thông ba người, với các đối thủ máy ở ba trình độ; không đối thủ nào thấy lá bài mà ở chỗ họ bạn không thể thấy. Luật chơi đầy đủ, gợi ý kèm lý do, hoàn tác và phân tích sau ván giúp cả người chưa từng cầm những lá bài này.</translation>
    </message>
    <message>
        <source>Everything works without a network, by keyboard alone and with a screen reader. Nothing is ever lost: each move is kept at once.</source>
        <translation>Mọi thứ đều chạy không cần mạng, dùng được chỉ với bàn phím và với trình đọc màn hình. Không mất gì bao giờ: mỗi nước đi được lưu ngay.</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message>
        <source>Seat</source>
        <translation>Chỗ ngồi</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>head of a column: which kind of AI plays</extracomment>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>head of a column: how many deals a player has won</extracomment>
        <translation>Số ván ù</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Điểm mỗi ván</translation>
    </message>
    <message>
        <source>Draws: %1 (%2)</source>
        <translation>Số ván hòa: %1 (%2)</translation>
    </message>
    <message>
        <source>Mean length: %1 actions</source>
        <translation>Độ dài trung bình: %1 nước</translation>
    </message>
    <message>
        <source>Deals per second: %1</source>
        <translation>Số ván mỗi giây: %1</translation>
    </message>
    <message>
        <source>The records cannot be written to %1: %2.</source>
        <translation>Không ghi được các bản ghi ván vào %1: %2.</translation>
    </message>
</context>
<context>
    <name>SittingChart</name>
    <message>
        <source>Course of the sitting</source>
        <translation>Diễn biến buổi chơi</translation>
    </message>
    <message>
        <source>%1: %2 now, %3 at most, %4 at least</source>
        <translation>%1: hiện tại %2, cao nhất %3, thấp nhất %4</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Rule %1.</source>
        <translation>Luật %1.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <extracomment>%1 is an answer, as &quot;Discard the 5 of Strings&quot;</extracomment>
        <translation>Gợi ý: %1.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <extracomment>%1 is an answer, as &quot;Discard the 5 of Strings&quot;</extracomment>
        <translation>Đã hoàn tác: %1.</translation>
    </message>
    <message>
        <source>Your points in this deal: %1.</source>
        <translation>Điểm của bạn trong ván này: %1.</translation>
    </message>
    <message>
        <source>Answers: %1.</source>
        <translation>Câu trả lời: %1.</translation>
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
        <translation>Truyền thống bài lá</translation>
    </message>
    <message>
        <source>Three packs of long cards, and the games that are played with them. Everything is here, offline.</source>
        <translation>Ba cỗ bài dài và các trò chơi dùng chúng. Tất cả có sẵn ở đây, không cần mạng.</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Bắt đầu chơi</translation>
    </message>
    <message>
        <source>Start game: %1</source>
        <translation>Bắt đầu chơi: %1</translation>
    </message>
    <message>
        <source>A deal is waiting where you left it</source>
        <translation>Có một ván đang chờ, đúng chỗ bạn đã dừng</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Chơi tiếp: %1</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>A carp that leaps up the rapids at the Dragon Gate becomes a dragon.</source>
        <translation>Cá chép vượt được thác ở Long Môn thì hóa rồng.</translation>
    </message>
    <message>
        <source>In the garden of the Queen Mother of the West the peaches ripen once in three thousand years; who eats of them does not grow old.</source>
        <translation>Trong vườn của Tây Vương Mẫu, đào ba nghìn năm mới chín một lần; ai ăn thì không già.</translation>
    </message>
    <message>
        <source>2, 7 and 10 are the red numbers; the three make a group together.</source>
        <translation>2, 7 và 10 là các số đỏ; ba số ấy hợp thành một bộ.</translation>
    </message>
    <message>
        <source>In the tales of the Yang family she leads the army in place of the men.</source>
        <translation>Trong truyện Dương gia tướng, bà thay đàn ông cầm quân.</translation>
    </message>
    <message>
        <source>Lan Caihe wanders singing through the streets, one foot bare.</source>
        <translation>Lam Thái Hòa vừa đi vừa hát khắp phố, một chân để trần.</translation>
    </message>
    <message>
        <source>On a rainy day at West Lake he lends his umbrella to a stranger, and marries her; she is the White Snake.</source>
        <translation>Một ngày mưa bên Tây Hồ, chàng cho người lạ mượn ô rồi cưới nàng; nàng là Bạch Xà.</translation>
    </message>
    <message>
        <source>Once a general of heaven, he guards the monk on the Journey to the West.</source>
        <translation>Từng là tướng nhà trời, ông hộ vệ nhà sư trong Tây du ký.</translation>
    </message>
    <message>
        <source>Hers is the lotus, which grows out of the mud and stays clean.</source>
        <translation>Vật của bà là hoa sen, mọc từ bùn mà vẫn sạch.</translation>
    </message>
    <message>
        <source>It stands beside Fortune, Prosperity and Longevity, and comes to weddings.</source>
        <translation>Hỷ tinh đứng bên Phúc, Lộc, Thọ và đến mừng các đám cưới.</translation>
    </message>
    <message>
        <source>She is the Green Snake, who fights at the side of the White Snake.</source>
        <translation>Nàng là Thanh Xà, chiến đấu bên cạnh Bạch Xà.</translation>
    </message>
    <message>
        <source>His picture hangs at the door, so that no ghost dares to come in.</source>
        <translation>Tranh Chung Quỳ treo ở cửa để không con ma nào dám vào.</translation>
    </message>
    <message>
        <source>Li Tieguai walks with an iron crutch; his gourd holds medicine for the sick.</source>
        <translation>Lý Thiết Quải đi bằng nạng sắt; bầu của ông đựng thuốc cho người bệnh.</translation>
    </message>
    <message>
        <source>With his fan Zhongli Quan brings the dead back to life.</source>
        <translation>Với chiếc quạt của mình, Chung Ly Quyền làm người chết sống lại.</translation>
    </message>
    <message>
        <source>Han Xiangzi plays, and the flowers open at once.</source>
        <translation>Hàn Tương Tử thổi sáo thì hoa nở ngay.</translation>
    </message>
    <message>
        <source>The sword of Lü Dongbin drives out evil spirits.</source>
        <translation>Thanh kiếm của Lã Động Tân xua đuổi tà ma.</translation>
    </message>
    <message>
        <source>Cao Guojiu, the brother of an empress, left the court to live as a hermit.</source>
        <translation>Tào Quốc Cữu, em trai một hoàng hậu, rời triều đình đi ở ẩn.</translation>
    </message>
    <message>
        <source>A lotus grows out of the mud and stays clean.</source>
        <translation>Hoa sen mọc từ bùn mà vẫn sạch.</translation>
    </message>
    <message>
        <source>Zhang Guolao rides a white donkey, facing backward; at night he folds it up like paper.</source>
        <translation>Trương Quả Lão cưỡi lừa trắng, mặt quay về sau; ban đêm ông gấp nó lại như tờ giấy.</translation>
    </message>
    <message>
        <source>It is told that a qilin came before the birth of Confucius.</source>
        <translation>Chuyện kể rằng một con kỳ lân hiện ra trước khi Khổng Tử chào đời.</translation>
    </message>
    <message>
        <source>A tortoise lives long, and wishes a long life.</source>
        <translation>Rùa sống lâu, và là lời chúc trường thọ.</translation>
    </message>
    <message>
        <source>Liu Haichan lures the toad with a string of coins, of which it is fond.</source>
        <translation>Lưu Hải Thiềm nhử con cóc bằng xâu tiền mà nó rất thích.</translation>
    </message>
    <message>
        <source>A crane lives long, and wishes a long life.</source>
        <translation>Hạc sống lâu, và là lời chúc trường thọ.</translation>
    </message>
    <message>
        <source>In Chinese, bat and fortune sound alike: fú.</source>
        <translation>Trong tiếng Trung, “dơi” và “phúc” đồng âm: fú.</translation>
    </message>
    <message>
        <source>The chrysanthemum blooms late, in the first frost.</source>
        <translation>Hoa cúc nở muộn, vào đợt sương giá đầu tiên.</translation>
    </message>
    <message>
        <source>The peony is the flower of wealth and honor.</source>
        <translation>Mẫu đơn là hoa của phú quý.</translation>
    </message>
    <message>
        <source>In Chinese, bat and fortune sound alike; so do upside down and arrived. A bat that hangs head down says that fortune has arrived.</source>
        <translation>Trong tiếng Trung, “dơi” và “phúc” đồng âm; “ngược” và “đến” cũng vậy. Con dơi treo ngược báo rằng phúc đã đến.</translation>
    </message>
    <message>
        <source>In Chinese, deer and prosperity sound alike: lù.</source>
        <translation>Trong tiếng Trung, “hươu” và “lộc” đồng âm: lù.</translation>
    </message>
    <message>
        <source>Magpies bring good news. In Chinese, plum and eyebrow sound alike: joy rises to the eyebrows.</source>
        <translation>Chim khách báo tin vui. Trong tiếng Trung, “mai” và “lông mày” đồng âm: niềm vui hiện lên tận chân mày.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>This deal</source>
        <translation>Ván này</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>Buổi chơi này</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>người ù</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>nhà cái</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>said of a player who has declared ready (Nantong)</extracomment>
        <translation>báo chờ ù</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>bài chết</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Đã hạ: %1</translation>
    </message>
    <message>
        <source>Gate: %1</source>
        <translation>Cửa: %1</translation>
    </message>
    <message>
        <source>Indicators: %1</source>
        <translation>Lá chỉ thị: %1</translation>
    </message>
    <message>
        <source>Public card: %1</source>
        <translation>Lá bài ngửa: %1</translation>
    </message>
    <message>
        <source>Myriads: %1</source>
        <translation>Vạn: %1</translation>
    </message>
    <message>
        <source>Strings: %1</source>
        <translation>Sách: %1</translation>
    </message>
    <message>
        <source>Coins: %1</source>
        <translation>Văn: %1</translation>
    </message>
    <message>
        <source>Small: %1</source>
        <translation>Nhỏ: %1</translation>
    </message>
    <message>
        <source>Large: %1</source>
        <translation>Lớn: %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Luật %1</translation>
    </message>
    <message>
        <source>%1 huxi</source>
        <translation>%1 huxi</translation>
    </message>
    <message>
        <source>%1 in the stock</source>
        <translation>Nọc còn %1</translation>
    </message>
    <message>
        <source>Indicators</source>
        <translation>Lá chỉ thị</translation>
    </message>
    <message>
        <source>in the stock</source>
        <translation>trong nọc</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>đang nghĩ…</translation>
    </message>
    <message>
        <source>%1 · %2 huxi</source>
        <translation>%1 · %2 huxi</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Diễn biến ván</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Sao chép</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Cửa</translation>
    </message>
    <message>
        <source>Open pairs</source>
        <translation>Các đôi đã hạ</translation>
    </message>
    <message>
        <source>Open groups</source>
        <translation>Các bộ đã hạ</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Đến lượt bạn</translation>
    </message>
    <message>
        <source>Waiting for the others</source>
        <translation>Đang chờ những người khác</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>Đến lượt %1</translation>
    </message>
    <message>
        <source>Make your declarations, then finish your preparation.</source>
        <translation>Khai báo xong thì bấm “Chuẩn bị xong”.</translation>
    </message>
    <message>
        <source>Discard a card, or choose an answer.</source>
        <translation>Đánh một lá hoặc chọn câu trả lời.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Đánh một lá.</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>Chọn câu trả lời.</translation>
    </message>
    <message>
        <source>Win with %1, or pass.</source>
        <translation>Ù %1 hoặc bỏ qua.</translation>
    </message>
    <message>
        <source>Choose a group for %1, or pass.</source>
        <translation>Chọn một bộ cho %1 hoặc bỏ qua.</translation>
    </message>
    <message>
        <source>Take %1, or pass.</source>
        <translation>Lấy %1 hoặc bỏ qua.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bàn chơi</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Bài của bạn</translation>
    </message>
    <message>
        <source>%1, card %2 of %3</source>
        <translation>%1, lá %2 trên %3</translation>
    </message>
    <message>
        <source>%1, card %2 of %3, not playable now</source>
        <translation>%1, lá %2 trên %3, lúc này không đánh được</translation>
    </message>
    <message>
        <source>Just drawn</source>
        <translation>Vừa bốc</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>what a second press does with a selected card</extracomment>
        <translation>Đánh</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>what a press does with a card</extracomment>
        <translation>Chọn</translation>
    </message>
    <message>
        <source>Go to this card</source>
        <translation>Đến lá này</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Vì sao không được?</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>said of open groups or of discards where there are none</extracomment>
        <translation>Không có</translation>
    </message>
    <message>
        <source>Your open groups</source>
        <translation>Các bộ bạn đã hạ</translation>
    </message>
    <message>
        <source>Open groups of %1</source>
        <translation>Các bộ đã hạ của %1</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>Bài bạn đã đánh</translation>
    </message>
    <message>
        <source>Discards of %1</source>
        <translation>Bài %1 đã đánh</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>&amp;Sao chép mã ván</translation>
    </message>
    <message>
        <source>Click to copy the deal number</source>
        <translation>Bấm để sao chép mã ván</translation>
    </message>
    <message>
        <source>This sitting: %1</source>
        <translation>Buổi chơi này: %1</translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <translation>Đã sao chép mã ván</translation>
    </message>
    <message>
        <source>%1, not possible now</source>
        <translation>%1, lúc này không được</translation>
    </message>
    <message>
        <source>Press to hear why not</source>
        <translation>Bấm để nghe vì sao không được</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>&amp;Xếp bài trên tay</translation>
    </message>
    <message>
        <source>The Master is thinking…</source>
        <translation>Cao thủ đang nghĩ…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Gợi ý</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>The deal is kept and will be offered next time.</source>
        <translation>Ván được giữ lại, lần sau có thể chơi tiếp.</translation>
    </message>
    <message>
        <source>An unfinished deal waits: %1.</source>
        <translation>Có một ván dở dang: %1.</translation>
    </message>
    <message>
        <source>Go on with it? (y/n; n gives it up) </source>
        <translation>Chơi tiếp ván đó? (y = có, n = không; n là bỏ ván) </translation>
    </message>
    <message>
        <source>Another deal? (y/n) </source>
        <translation>Chơi ván nữa? (y = có, n = không) </translation>
    </message>
    <message>
        <source>Next deal (y), restart with a random dealer (r), or stop (n)? </source>
        <translation>Ván tiếp theo (y), chơi lại từ đầu với nhà cái ngẫu nhiên (r), hay dừng (n)? </translation>
    </message>
    <message>
        <source>%1 · deal %2</source>
        <translation>%1 · ván %2</translation>
    </message>
    <message>
        <source>Your answer (? for help): </source>
        <translation>Câu trả lời của bạn (? để xem trợ giúp): </translation>
    </message>
    <message>
        <source>That is no answer; ? shows what can be said.</source>
        <translation>Đó không phải câu trả lời; gõ ? để xem có thể gõ gì.</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <extracomment>%1 is the number of an answer, %2 the answer, %3 how it is typed</extracomment>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>Type the number of an answer, or an action in the notation of deal records, such as “discard 5m”: when it may not be done you are told why. “t” shows the table again, “q” leaves; the deal is kept.</source>
        <translation>Gõ số của câu trả lời, hoặc một nước theo cách viết của bản ghi ván, như “discard 5m”: nếu không được, bạn sẽ biết vì sao. “t” hiện lại bàn, “q” rời bàn; ván được giữ lại.</translation>
    </message>
</context>
<context>
    <name>ToneDials</name>
    <message>
        <source>Contrast</source>
        <translation>Độ tương phản</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Độ hạt</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation>Nhiệt độ màu</translation>
    </message>
    <message>
        <source>Contrast, grain and color temperature as drawn</source>
        <translation>Độ tương phản, độ hạt và nhiệt độ màu như hình gốc</translation>
    </message>
    <message>
        <source>in percent</source>
        <translation>tính theo phần trăm</translation>
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
        <translation>Không lưu được ván (%1). Ván vẫn tiếp tục nhưng không được lưu.</translation>
    </message>
    <message>
        <source>Cardavia is open twice: a deal that is left unfinished here cannot be kept.</source>
        <translation>Cardavia đang mở hai lần: ván dở dang ở đây không giữ lại được.</translation>
    </message>
    <message>
        <source>The file cannot be written (%1).</source>
        <translation>Không ghi được tệp (%1).</translation>
    </message>
    <message>
        <source>A saved deal cannot be read. The file is kept as %1.</source>
        <translation>Không đọc được một ván đã lưu. Tệp được giữ lại với tên %1.</translation>
    </message>
    <message>
        <source>%1 could not decide; the Apprentice moves in its place.</source>
        <translation>%1 không quyết định được; Tập sự đi thay.</translation>
    </message>
    <message>
        <source>The Master could not say what it thinks.</source>
        <translation>Cao thủ không cho biết được mình nghĩ gì.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their defaults again: %1.</source>
        <translation>Không đọc được một số cài đặt nên chúng trở về mặc định: %1.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are used. The file is kept as %1.</source>
        <translation>Không đọc được cài đặt nên dùng mặc định. Tệp được giữ lại với tên %1.</translation>
    </message>
    <message>
        <source>The settings cannot be saved (%1). They hold until you quit.</source>
        <translation>Không lưu được cài đặt (%1). Chúng có hiệu lực đến khi bạn thoát.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Thử lại</translation>
    </message>
</context>
<context>
    <name>Unreadable</name>
    <message>
        <source>“%1” cannot be read (%2).</source>
        <translation>Không đọc được “%1” (%2).</translation>
    </message>
    <message>
        <source>“%1” is too large for a file of deal records.</source>
        <translation>“%1” quá lớn, không thể là tệp bản ghi ván.</translation>
    </message>
    <message>
        <source>“%1” is no deal record: it is not written in JSON.</source>
        <translation>“%1” không phải bản ghi ván: tệp không viết bằng JSON.</translation>
    </message>
    <message>
        <source>“%1” has another format than deal records.</source>
        <translation>“%1” không có định dạng của bản ghi ván.</translation>
    </message>
    <message>
        <source>“%1” has a newer format than this version of Cardavia can read.</source>
        <translation>“%1” có định dạng mới hơn, phiên bản Cardavia này không đọc được.</translation>
    </message>
    <message>
        <source>“%1” has no deal of a game that is known here.</source>
        <translation>“%1” không có ván nào thuộc trò chơi mà ứng dụng biết.</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its dealer has no seat at the table.</source>
        <translation>“%1” không phải ván chơi được: nhà cái không có chỗ ở bàn.</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its deck is not that of the game.</source>
        <translation>“%1” không phải ván chơi được: cỗ bài không đúng của trò chơi.</translation>
    </message>
    <message>
        <source>“%1” has a table option that is unknown here.</source>
        <translation>“%1” có tùy chọn bàn mà ứng dụng không biết.</translation>
    </message>
    <message>
        <source>“%1” is no deal record: it lists no actions.</source>
        <translation>“%1” không phải bản ghi ván: không liệt kê nước nào.</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its action %2 is not possible.</source>
        <translation>“%1” không phải ván chơi được: nước thứ %2 không thể xảy ra.</translation>
    </message>
</context>
<context>
    <name>Why not</name>
    <message>
        <source>Not %5</source>
        <translation>Không đánh được %5</translation>
    </message>
    <message>
        <source>A pair of identical cards cannot be split to discard one.</source>
        <translation>Xé chắn: không được tách chắn để đánh.</translation>
    </message>
    <message>
        <source>Not with %5</source>
        <translation>Không dùng được %5</translation>
    </message>
    <message>
        <source>A pair of identical cards cannot be split to form a Cạ.</source>
        <translation>Xé chắn ăn cạ: không được tách chắn để ăn cạ.</translation>
    </message>
    <message>
        <source>You cannot discard %1: you declined to capture it earlier.</source>
        <translation>Bỏ chắn đánh chắn: trước đó bạn đã bỏ qua, không ăn %1.</translation>
    </message>
    <message>
        <source>You declined to capture %1 as a Chắn, so it cannot go into a Cạ.</source>
        <translation>Bỏ chắn ăn cạ: bạn đã không ăn chắn %1 nên không được dùng lá này để ăn cạ.</translation>
    </message>
    <message>
        <source>Discarded earlier</source>
        <translation>Đã đánh trước đó</translation>
    </message>
    <message>
        <source>You discarded %1 earlier, so you cannot capture it.</source>
        <translation>Đánh rồi lại ăn: bạn đã đánh %1 nên không được ăn lại.</translation>
    </message>
    <message>
        <source>Given to a Cạ earlier</source>
        <translation>Đã dùng để ăn cạ</translation>
    </message>
    <message>
        <source>You played %1 from your hand into a Cạ, so you cannot capture it.</source>
        <translation>Bạn đã đưa %1 từ tay ra để ăn cạ nên không được ăn lá này nữa.</translation>
    </message>
    <message>
        <source>You hold %1 itself, so this capture must be the identical pair, a Chắn.</source>
        <translation>Bạn có sẵn %1 nên chỉ được ăn chắn với lá giống hệt.</translation>
    </message>
    <message>
        <source>A Cạ of this rank already</source>
        <translation>Đã có cạ hàng này</translation>
    </message>
    <message>
        <source>You already hold a Cạ of this rank.</source>
        <translation>Đã có cạ hàng này, không được ăn thêm cạ.</translation>
    </message>
    <message>
        <source>One unpaired card left</source>
        <translation>Còn một quân què</translation>
    </message>
    <message>
        <source>Only one unpaired card is left, so you cannot capture a Cạ.</source>
        <translation>Ăn cạ chuyển chờ: chỉ còn một quân què thì không được ăn cạ.</translation>
    </message>
    <message>
        <source>A Cạ was discarded</source>
        <translation>Đã đánh cả cạ</translation>
    </message>
    <message>
        <source>You discarded both cards of a Cạ, so you cannot capture a Cạ any more.</source>
        <translation>Đánh cạ ăn cạ: bạn đã đánh cả cạ nên không được ăn cạ nữa.</translation>
    </message>
    <message>
        <source>After capturing a Cạ you cannot discard both cards of a Cạ. Discarded before: %2.</source>
        <translation>Ăn cạ đánh cạ: đã ăn cạ thì không được đánh cả cạ. Đã đánh trước đó: %2.</translation>
    </message>
    <message>
        <source>No discard left</source>
        <translation>Không còn lá để đánh</translation>
    </message>
    <message>
        <source>This Chíu would leave you no legal discard.</source>
        <translation>Chíu lá này thì không còn lá hợp lệ để đánh.</translation>
    </message>
    <message>
        <source>This capture would leave you no legal discard.</source>
        <translation>Ăn lá này thì không còn lá hợp lệ để đánh.</translation>
    </message>
    <message>
        <source>These two cards are neither a Chắn nor a Cạ: they differ in rank.</source>
        <translation>Hai lá này không thành chắn, cũng không thành cạ: chúng khác hàng.</translation>
    </message>
    <message>
        <source>Your own discard</source>
        <translation>Lá bạn vừa đánh</translation>
    </message>
    <message>
        <source>You discarded %1 yourself: only the others may claim it.</source>
        <translation>Chính bạn đã đánh %1: chỉ người khác mới được giành.</translation>
    </message>
    <message>
        <source>Not three in hand</source>
        <translation>Tay không đủ ba lá</translation>
    </message>
    <message>
        <source>A Chíu needs three of this card in your hand; you hold %3.</source>
        <translation>Muốn chíu phải có ba lá này trên tay; bạn có %3.</translation>
    </message>
    <message>
        <source>Claims come first</source>
        <translation>Xét giành bài trước</translation>
    </message>
    <message>
        <source>Answer the claim first; if nobody takes %1, you may capture it then.</source>
        <translation>Hãy trả lời việc giành bài trước; nếu không ai lấy %1 thì sau đó bạn được ăn.</translation>
    </message>
    <message>
        <source>Claims are over</source>
        <translation>Đã xét xong quyền giành</translation>
    </message>
    <message>
        <source>The claims on %1 are settled: now it is offered for a capture only.</source>
        <translation>Quyền giành %1 đã xét xong: bây giờ lá này chỉ để ăn thường.</translation>
    </message>
    <message>
        <source>Not on a discard</source>
        <translation>Không với lá đánh ra</translation>
    </message>
    <message>
        <source>You can win only on a card turned up from the stock, or by Chíu with three of it.</source>
        <translation>Chỉ được ù lá lật từ nọc, hoặc chíu ù khi có ba lá giống vậy.</translation>
    </message>
    <message>
        <source>Not complete</source>
        <translation>Chưa tròn bài</translation>
    </message>
    <message>
        <source>A win needs ten pairs, six of them Chắn. Missing here: pairs %3, Chắn %4.</source>
        <translation>Muốn ù phải có mười đôi, trong đó sáu chắn. Còn thiếu: %3 đôi, %4 chắn.</translation>
    </message>
    <message>
        <source>Exactly six Chắn</source>
        <translation>Đúng sáu chắn</translation>
    </message>
    <message>
        <source>With Chi chi as the winning card the hand needs exactly six Chắn and four Cạ; it would have %3 Chắn.</source>
        <translation>Ù chi chi phải có đúng sáu chắn, bốn cạ; bài này sẽ có %3 chắn.</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Ván đã kết thúc</translation>
    </message>
    <message>
        <source>The deal has ended: nothing more can be played.</source>
        <translation>Ván đã kết thúc: không đi được nước nào nữa.</translation>
    </message>
    <message>
        <source>Not your turn</source>
        <translation>Chưa đến lượt bạn</translation>
    </message>
    <message>
        <source>It is not your turn: you are not asked now.</source>
        <translation>Chưa đến lượt bạn: lúc này bạn không được hỏi.</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>Không có trong trò này</translation>
    </message>
    <message>
        <source>This game is played without %1.</source>
        <translation>Trò chơi này không dùng %1.</translation>
    </message>
    <message>
        <source>Not in your hand</source>
        <translation>Không có trên tay</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>Trên tay bạn không có %1.</translation>
    </message>
    <message>
        <source>Answer first</source>
        <translation>Hãy trả lời trước</translation>
    </message>
    <message>
        <source>A card is offered to you: take it or pass before anything else.</source>
        <translation>Có một lá đang chờ bạn trả lời: hãy lấy hoặc bỏ qua trước đã.</translation>
    </message>
    <message>
        <source>Nothing to pass</source>
        <translation>Không có gì để bỏ qua</translation>
    </message>
    <message>
        <source>No card is offered to you now: you owe a discard.</source>
        <translation>Lúc này không có lá nào chờ bạn trả lời: bạn phải đánh một lá.</translation>
    </message>
    <message>
        <source>No card to take</source>
        <translation>Không có lá để lấy</translation>
    </message>
    <message>
        <source>No card lies open on the table that you could take.</source>
        <translation>Trên bàn không có lá bài ngửa nào để lấy.</translation>
    </message>
    <message>
        <source>A dead hand</source>
        <translation>Bài chết</translation>
    </message>
    <message>
        <source>Your hand is dead: it can only turn up cards.</source>
        <translation>Bài của bạn đã chết: chỉ được lật bài.</translation>
    </message>
    <message>
        <source>No discard is offered to you now.</source>
        <translation>Lúc này không có lá đánh ra nào cho bạn giành.</translation>
    </message>
    <message>
        <source>Preparation first</source>
        <translation>Chuẩn bị trước đã</translation>
    </message>
    <message>
        <source>The preparation is not over: make your declarations first.</source>
        <translation>Phần chuẩn bị chưa xong: hãy khai báo trước đã.</translation>
    </message>
    <message>
        <source>Preparation is over</source>
        <translation>Chuẩn bị đã xong</translation>
    </message>
    <message>
        <source>This can be declared only in the preparation, before play.</source>
        <translation>Chỉ được khai trong phần chuẩn bị, trước khi vào ván.</translation>
    </message>
    <message>
        <source>Declared already</source>
        <translation>Đã khai báo rồi</translation>
    </message>
    <message>
        <source>You have declared %1 already.</source>
        <translation>Bạn đã khai %1 rồi.</translation>
    </message>
    <message>
        <source>Too few dealt</source>
        <translation>Được chia quá ít</translation>
    </message>
    <message>
        <source>A replacement does not count</source>
        <translation>Lá bù không tính</translation>
    </message>
    <message>
        <source>Of %1 you were dealt %3; the declaration needs %4.</source>
        <translation>Bạn được chia %3 lá %1; muốn khai phải có %4 lá.</translation>
    </message>
    <message>
        <source>Only cards of the original deal count: of %1 you were dealt %3, and %4 are needed.</source>
        <translation>Chỉ tính bài được chia lúc đầu: bạn được chia %3 lá %1, phải có %4 lá.</translation>
    </message>
    <message>
        <source>Not an indicator</source>
        <translation>Không phải lá chỉ thị</translation>
    </message>
    <message>
        <source>Three alike can be declared only of a card that lies as an indicator.</source>
        <translation>Chỉ được khai ba lá giống nhau khi lá chỉ thị cũng là loại quân đó.</translation>
    </message>
    <message>
        <source>The indicators differ</source>
        <translation>Hai lá chỉ thị khác nhau</translation>
    </message>
    <message>
        <source>Tiandi Hezi needs two identical indicators and the other two in your hand.</source>
        <translation>Tiandi Hezi cần hai lá chỉ thị giống hệt nhau và hai lá còn lại trên tay bạn.</translation>
    </message>
    <message>
        <source>Not for the dealer</source>
        <translation>Nhà cái không được</translation>
    </message>
    <message>
        <source>The dealer cannot declare ready.</source>
        <translation>Nhà cái không được báo chờ ù.</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>Chưa chờ ù</translation>
    </message>
    <message>
        <source>Ready may be declared when one more card would win. Cards to exchange before that: %3.</source>
        <translation>Chỉ được báo chờ ù khi còn một lá nữa là ù. Số lá phải đổi trước đó: %3.</translation>
    </message>
    <message>
        <source>Nothing left to wait for</source>
        <translation>Không còn gì để chờ</translation>
    </message>
    <message>
        <source>You see all four of every card that would complete your hand.</source>
        <translation>Bạn đã thấy đủ bốn lá của mọi loại quân có thể làm tròn bài.</translation>
    </message>
    <message>
        <source>A locked hand</source>
        <translation>Bài khóa</translation>
    </message>
    <message>
        <source>You declared ready: your hand is locked, and you may only win or discard the card just drawn.</source>
        <translation>Bạn đã báo chờ ù: bài bị khóa, bạn chỉ được ù hoặc đánh lá vừa bốc.</translation>
    </message>
    <message>
        <source>Discard first</source>
        <translation>Đánh một lá trước</translation>
    </message>
    <message>
        <source>After a pung you must discard: no win and no kong now.</source>
        <translation>Phỗng xong phải đánh: lúc này không được ù hay kong.</translation>
    </message>
    <message>
        <source>Too few in hand</source>
        <translation>Trên tay không đủ</translation>
    </message>
    <message>
        <source>Of %1 you hold %3; %4 are needed.</source>
        <translation>Bạn có %3 lá %1; phải có %4 lá.</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>Hết nọc</translation>
    </message>
    <message>
        <source>A kong needs a card left in the stock as a replacement.</source>
        <translation>Muốn kong, nọc phải còn một lá để bù.</translation>
    </message>
    <message>
        <source>Only a win</source>
        <translation>Chỉ để ù</translation>
    </message>
    <message>
        <source>This card is being added to a pung: it can only be robbed by winning on it.</source>
        <translation>Lá này đang được thêm vào phỗng: chỉ được cướp để ù.</translation>
    </message>
    <message>
        <source>A win needs seven groups and a pair. Cards to exchange before you wait for one: %3.</source>
        <translation>Muốn ù phải có bảy bộ và một đôi. Số lá phải đổi trước khi chờ ù: %3.</translation>
    </message>
    <message>
        <source>No chi with your cards</source>
        <translation>Bài của bạn không chi được</translation>
    </message>
    <message>
        <source>For a chi you would need %1, which you do not hold.</source>
        <translation>Muốn chi (ăn) bạn cần %1, nhưng trên tay không có.</translation>
    </message>
    <message>
        <source>You are asked about a card or a win: answer that before anything else.</source>
        <translation>Bạn đang được hỏi về một lá hoặc về việc ù: hãy trả lời trước đã.</translation>
    </message>
    <message>
        <source>Your hand is dead: it can turn up cards and make ti and pao, nothing else.</source>
        <translation>Bài của bạn đã chết: chỉ được lật bài, ghép ti và pao, ngoài ra không gì khác.</translation>
    </message>
    <message>
        <source>No card is offered to you now, or you owe a discard.</source>
        <translation>Lúc này không có lá nào cho bạn lấy, hoặc bạn phải đánh một lá.</translation>
    </message>
    <message>
        <source>A kan is locked</source>
        <translation>Kan bị khóa</translation>
    </message>
    <message>
        <source>You hold a kan of %1: its cards are never discarded and never split.</source>
        <translation>Bạn có kan %1: các lá của kan không bao giờ được đánh hay tách.</translation>
    </message>
    <message>
        <source>Your own card</source>
        <translation>Lá của chính bạn</translation>
    </message>
    <message>
        <source>You turned up or discarded this card yourself: that claim is the others’.</source>
        <translation>Chính bạn đã lật hoặc đánh lá này: quyền giành ấy là của người khác.</translation>
    </message>
    <message>
        <source>No pair in hand</source>
        <translation>Không có đôi trên tay</translation>
    </message>
    <message>
        <source>A peng needs exactly two of this card in your hand; you hold %3.</source>
        <translation>Muốn peng phải có đúng hai lá này trên tay; bạn có %3.</translation>
    </message>
    <message>
        <source>No three alike</source>
        <translation>Không có ba lá giống nhau</translation>
    </message>
    <message>
        <source>A pao needs a kan, a wei or a peng of this card.</source>
        <translation>Muốn pao phải có kan, wei hoặc peng của lá này.</translation>
    </message>
    <message>
        <source>A peng becomes a pao only with a card turned up from the stock.</source>
        <translation>Peng chỉ thành pao với lá lật từ nọc.</translation>
    </message>
    <message>
        <source>Not offered to you</source>
        <translation>Không dành cho bạn</translation>
    </message>
    <message>
        <source>This card is offered to another player for a chi.</source>
        <translation>Lá này dành cho người khác chi (ăn).</translation>
    </message>
    <message>
        <source>No chi group</source>
        <translation>Không phải bộ chi</translation>
    </message>
    <message>
        <source>A chi group is a run of one size, 2–7–10 of one size, or one rank in both sizes.</source>
        <translation>Bộ chi là sảnh cùng loại chữ, 2–7–10 cùng loại chữ, hoặc một số bằng cả hai loại chữ.</translation>
    </message>
    <message>
        <source>A group without this card</source>
        <translation>Bộ không có lá này</translation>
    </message>
    <message>
        <source>Every group laid open must hold a card like the one taken.</source>
        <translation>Bộ nào hạ xuống cũng phải có một lá giống lá đang lấy.</translation>
    </message>
    <message>
        <source>Bi is missing</source>
        <translation>Thiếu bi</translation>
    </message>
    <message>
        <source>Every card like %1 in your hand must go into a further group at the same time. Left over: %3.</source>
        <translation>Từng lá giống %1 trên tay bạn phải cùng lúc vào một bộ nữa. Còn thừa: %3.</translation>
    </message>
    <message>
        <source>Passed earlier</source>
        <translation>Đã bỏ qua trước đó</translation>
    </message>
    <message>
        <source>You let %1 go by earlier, so you may not take it by chi or peng any more.</source>
        <translation>Trước đó bạn đã bỏ qua %1 nên không được chi (ăn) hay peng lá này nữa.</translation>
    </message>
    <message>
        <source>You discarded %1 earlier, so you may not take it by chi or peng any more.</source>
        <translation>Trước đó bạn đã đánh %1 nên không được chi (ăn) hay peng lá này nữa.</translation>
    </message>
    <message>
        <source>Only kan would be left in your hand, and a discard would be due.</source>
        <translation>Trên tay sẽ chỉ còn kan mà lại phải đánh một lá.</translation>
    </message>
    <message>
        <source>You can win only on a card turned up from the stock.</source>
        <translation>Chỉ được ù lá lật từ nọc.</translation>
    </message>
    <message>
        <source>Too late to win</source>
        <translation>Quá muộn để ù</translation>
    </message>
    <message>
        <source>A card taken by chi, peng or pao cannot complete a win any more.</source>
        <translation>Lá đã lấy bằng chi, peng hay pao thì không dùng để ù được nữa.</translation>
    </message>
    <message>
        <source>A short hand</source>
        <translation>Thiếu bài</translation>
    </message>
    <message>
        <source>Your hand is too short for seven groups. Cards missing: %3.</source>
        <translation>Bài của bạn không đủ lá cho bảy bộ. Số lá còn thiếu: %3.</translation>
    </message>
    <message>
        <source>Your cards do not form seven groups.</source>
        <translation>Bài của bạn không thành bảy bộ.</translation>
    </message>
    <message>
        <source>Too few huxi</source>
        <translation>Chưa đủ huxi</translation>
    </message>
    <message>
        <source>A win needs 15 huxi; your seven groups are worth %3.</source>
        <translation>Muốn ù phải có 15 huxi; bảy bộ của bạn được %3.</translation>
    </message>
    <message>
        <source>No heavenly win</source>
        <translation>Không phải tianhu</translation>
    </message>
    <message>
        <source>A win with the cards dealt needs three ti or five kan. You were dealt: ti %3, kan %4.</source>
        <translation>Ù ngay khi chia phải có ba ti hoặc năm kan. Bạn được chia: %3 ti, %4 kan.</translation>
    </message>
</context>
<context>
    <name>WonHand</name>
    <message>
        <source>The winning hand</source>
        <translation>Bài ù</translation>
    </message>
    <message>
        <source>%1, wins</source>
        <translation>%1, ù</translation>
    </message>
</context>
</TS>
