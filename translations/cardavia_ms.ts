<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ms" sourcelanguage="en_US">
<context>
    <name>About</name>
    <message>
        <source>About Cardavia</source>
        <translation>Perihal Cardavia</translation>
    </message>
    <message>
        <source>Cardavia Desktop %1</source>
        <translation>Cardavia Desktop %1</translation>
    </message>
    <message>
        <source>An offline library of East Asian card games.</source>
        <translation>Koleksi permainan kad Asia Timur, di luar talian.</translation>
    </message>
    <message>
        <source>What goes wrong is written to %1.</source>
        <translation>Masalah yang berlaku dicatat dalam %1.</translation>
    </message>
    <message>
        <source>Open log</source>
        <translation>Buka log</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Code: MIT</source>
        <translation>Kod: MIT</translation>
    </message>
    <message>
        <source>Drawings and sounds: CC BY 4.0</source>
        <translation>Lukisan dan bunyi: CC BY 4.0</translation>
    </message>
    <message>
        <source>Fonts: OFL 1.1</source>
        <translation>Fon: OFL 1.1</translation>
    </message>
    <message>
        <source>Text of the license</source>
        <translation>Teks lesen</translation>
    </message>
    <message>
        <source>Copy versions and folder</source>
        <translation>Salin versi dan folder</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Nothing else promises more points.</source>
        <translation>Tiada pilihan lain menjanjikan lebih banyak mata.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Tiada pilihan lain.</translation>
    </message>
    <message>
        <source>It brings the hand to waiting for the winning card.</source>
        <translation>Selepas ini tinggal menunggu kad kemenangan.</translation>
    </message>
    <message>
        <source>It takes the hand back from winning to waiting.</source>
        <translation>Tangan yang lengkap kembali menunggu satu kad.</translation>
    </message>
    <message>
        <source>From then on you may not discard %1.</source>
        <translation>Selepas itu anda tidak boleh membuang %1.</translation>
    </message>
    <message>
        <source>An opponent may take %1: the chance is %2%.</source>
        <translation>Lawan mungkin mengambil %1: kebarangkaliannya %2%.</translation>
    </message>
    <message>
        <source>Nobody can use %1.</source>
        <translation>Tiada sesiapa dapat menggunakan %1.</translation>
    </message>
    <message>
        <source>Goes with nothing else in the hand: %1.</source>
        <translation>Tidak sepadan dengan kad lain di tangan: %1.</translation>
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
        <translation>Buka kad</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>Buang %1</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Isytihar menang</translation>
    </message>
    <message>
        <source>Ù</source>
        <translation>Ù</translation>
    </message>
    <message>
        <source>Capture as Chắn</source>
        <translation>Ambil untuk Chắn</translation>
    </message>
    <message>
        <source>Capture as Cạ with %1</source>
        <translation>Ambil untuk Cạ dengan %1</translation>
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
        <translation>Pong</translation>
    </message>
    <message>
        <source>Kong</source>
        <translation>Kong</translation>
    </message>
    <message>
        <source>Concealed kong of %1</source>
        <translation>Kong tersembunyi %1</translation>
    </message>
    <message>
        <source>Add %1 to the pung</source>
        <translation>Tambah %1 pada pong</translation>
    </message>
    <message>
        <source>Declare %1</source>
        <translation>Isytihar %1</translation>
    </message>
    <message>
        <source>Declare Tiandi Hezi</source>
        <translation>Isytihar Tiandi Hezi</translation>
    </message>
    <message>
        <source>Declare ready</source>
        <translation>Isytihar sedia</translation>
    </message>
    <message>
        <source>Finish preparation</source>
        <translation>Tamatkan persediaan</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Ambil</translation>
    </message>
    <message>
        <source>Chi</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Opening declaration</source>
        <translation>Pengisytiharan pembukaan</translation>
    </message>
</context>
<context>
    <name>Arena</name>
    <message>
        <source>%1 holds something else than deals of this command.</source>
        <translation>%1 mengandungi sesuatu selain pusingan arahan ini.</translation>
    </message>
    <message>
        <source>The deals cannot be kept in %1: %2.</source>
        <translation>Pusingan tidak dapat disimpan dalam %1: %2.</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>head of a column: which kind of AI plays</extracomment>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>head of a column: how many seats have such a player</extracomment>
        <translation>Tempat duduk</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Mata setiap pusingan</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <extracomment>head of a column: part of the deals that anybody won, for each such seat</extracomment>
        <translation>Bahagian kemenangan</translation>
    </message>
    <message>
        <source>Times the fair share</source>
        <extracomment>head of a column: share of wins, where 1 is what each seat would win among equals</extracomment>
        <translation>Gandaan bahagian saksama</translation>
    </message>
    <message>
        <source>Points a win</source>
        <translation>Mata setiap kemenangan</translation>
    </message>
    <message>
        <source>Milliseconds (median, 95%)</source>
        <extracomment>head of a column: the median and the 95th percentile of the time for an answer</extracomment>
        <translation>Milisaat (median, 95%)</translation>
    </message>
    <message>
        <source>%1 · %2, each deck dealt once for every seat</source>
        <translation>%1 · %2, setiap set kad diagihkan sekali bagi setiap tempat duduk</translation>
    </message>
    <message>
        <source>Draws: %1 (%2)</source>
        <translation>Seri: %1 (%2)</translation>
    </message>
    <message>
        <source>After ± stands half a 95% interval, with the deck as the unit.</source>
        <translation>Nilai selepas ± ialah separuh selang keyakinan 95%, dengan set kad sebagai unit.</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>1 of Myriads</source>
        <translation>1 Miriad</translation>
    </message>
    <message>
        <source>2 of Myriads</source>
        <translation>2 Miriad</translation>
    </message>
    <message>
        <source>3 of Myriads</source>
        <translation>3 Miriad</translation>
    </message>
    <message>
        <source>4 of Myriads</source>
        <translation>4 Miriad</translation>
    </message>
    <message>
        <source>5 of Myriads</source>
        <translation>5 Miriad</translation>
    </message>
    <message>
        <source>6 of Myriads</source>
        <translation>6 Miriad</translation>
    </message>
    <message>
        <source>7 of Myriads</source>
        <translation>7 Miriad</translation>
    </message>
    <message>
        <source>8 of Myriads</source>
        <translation>8 Miriad</translation>
    </message>
    <message>
        <source>9 of Myriads</source>
        <translation>9 Miriad</translation>
    </message>
    <message>
        <source>1 of Strings</source>
        <translation>1 Tali</translation>
    </message>
    <message>
        <source>2 of Strings</source>
        <translation>2 Tali</translation>
    </message>
    <message>
        <source>3 of Strings</source>
        <translation>3 Tali</translation>
    </message>
    <message>
        <source>4 of Strings</source>
        <translation>4 Tali</translation>
    </message>
    <message>
        <source>5 of Strings</source>
        <translation>5 Tali</translation>
    </message>
    <message>
        <source>6 of Strings</source>
        <translation>6 Tali</translation>
    </message>
    <message>
        <source>7 of Strings</source>
        <translation>7 Tali</translation>
    </message>
    <message>
        <source>8 of Strings</source>
        <translation>8 Tali</translation>
    </message>
    <message>
        <source>9 of Strings</source>
        <translation>9 Tali</translation>
    </message>
    <message>
        <source>1 of Coins</source>
        <translation>1 Syiling</translation>
    </message>
    <message>
        <source>2 of Coins</source>
        <translation>2 Syiling</translation>
    </message>
    <message>
        <source>3 of Coins</source>
        <translation>3 Syiling</translation>
    </message>
    <message>
        <source>4 of Coins</source>
        <translation>4 Syiling</translation>
    </message>
    <message>
        <source>5 of Coins</source>
        <translation>5 Syiling</translation>
    </message>
    <message>
        <source>6 of Coins</source>
        <translation>6 Syiling</translation>
    </message>
    <message>
        <source>7 of Coins</source>
        <translation>7 Syiling</translation>
    </message>
    <message>
        <source>8 of Coins</source>
        <translation>8 Syiling</translation>
    </message>
    <message>
        <source>9 of Coins</source>
        <translation>9 Syiling</translation>
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
        <translation>1 kecil</translation>
    </message>
    <message>
        <source>small 2</source>
        <translation>2 kecil</translation>
    </message>
    <message>
        <source>small 3</source>
        <translation>3 kecil</translation>
    </message>
    <message>
        <source>small 4</source>
        <translation>4 kecil</translation>
    </message>
    <message>
        <source>small 5</source>
        <translation>5 kecil</translation>
    </message>
    <message>
        <source>small 6</source>
        <translation>6 kecil</translation>
    </message>
    <message>
        <source>small 7</source>
        <translation>7 kecil</translation>
    </message>
    <message>
        <source>small 8</source>
        <translation>8 kecil</translation>
    </message>
    <message>
        <source>small 9</source>
        <translation>9 kecil</translation>
    </message>
    <message>
        <source>small 10</source>
        <translation>10 kecil</translation>
    </message>
    <message>
        <source>large 1</source>
        <translation>1 besar</translation>
    </message>
    <message>
        <source>large 2</source>
        <translation>2 besar</translation>
    </message>
    <message>
        <source>large 3</source>
        <translation>3 besar</translation>
    </message>
    <message>
        <source>large 4</source>
        <translation>4 besar</translation>
    </message>
    <message>
        <source>large 5</source>
        <translation>5 besar</translation>
    </message>
    <message>
        <source>large 6</source>
        <translation>6 besar</translation>
    </message>
    <message>
        <source>large 7</source>
        <translation>7 besar</translation>
    </message>
    <message>
        <source>large 8</source>
        <translation>8 besar</translation>
    </message>
    <message>
        <source>large 9</source>
        <translation>9 besar</translation>
    </message>
    <message>
        <source>large 10</source>
        <translation>10 besar</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Seribu</translation>
    </message>
    <message>
        <source>White Flower</source>
        <translation>Bunga Putih</translation>
    </message>
    <message>
        <source>Red Flower</source>
        <translation>Bunga Merah</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>Tuah</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>Kemakmuran</translation>
    </message>
    <message>
        <source>Longevity</source>
        <translation>Umur Panjang</translation>
    </message>
    <message>
        <source>Joy</source>
        <translation>Kegembiraan</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Kekayaan</translation>
    </message>
</context>
<context>
    <name>Card in a sentence</name>
    <message>
        <source>the 1 of Myriads</source>
        <translation>1 Miriad</translation>
    </message>
    <message>
        <source>the 2 of Myriads</source>
        <translation>2 Miriad</translation>
    </message>
    <message>
        <source>the 3 of Myriads</source>
        <translation>3 Miriad</translation>
    </message>
    <message>
        <source>the 4 of Myriads</source>
        <translation>4 Miriad</translation>
    </message>
    <message>
        <source>the 5 of Myriads</source>
        <translation>5 Miriad</translation>
    </message>
    <message>
        <source>the 6 of Myriads</source>
        <translation>6 Miriad</translation>
    </message>
    <message>
        <source>the 7 of Myriads</source>
        <translation>7 Miriad</translation>
    </message>
    <message>
        <source>the 8 of Myriads</source>
        <translation>8 Miriad</translation>
    </message>
    <message>
        <source>the 9 of Myriads</source>
        <translation>9 Miriad</translation>
    </message>
    <message>
        <source>the 1 of Strings</source>
        <translation>1 Tali</translation>
    </message>
    <message>
        <source>the 2 of Strings</source>
        <translation>2 Tali</translation>
    </message>
    <message>
        <source>the 3 of Strings</source>
        <translation>3 Tali</translation>
    </message>
    <message>
        <source>the 4 of Strings</source>
        <translation>4 Tali</translation>
    </message>
    <message>
        <source>the 5 of Strings</source>
        <translation>5 Tali</translation>
    </message>
    <message>
        <source>the 6 of Strings</source>
        <translation>6 Tali</translation>
    </message>
    <message>
        <source>the 7 of Strings</source>
        <translation>7 Tali</translation>
    </message>
    <message>
        <source>the 8 of Strings</source>
        <translation>8 Tali</translation>
    </message>
    <message>
        <source>the 9 of Strings</source>
        <translation>9 Tali</translation>
    </message>
    <message>
        <source>the 1 of Coins</source>
        <translation>1 Syiling</translation>
    </message>
    <message>
        <source>the 2 of Coins</source>
        <translation>2 Syiling</translation>
    </message>
    <message>
        <source>the 3 of Coins</source>
        <translation>3 Syiling</translation>
    </message>
    <message>
        <source>the 4 of Coins</source>
        <translation>4 Syiling</translation>
    </message>
    <message>
        <source>the 5 of Coins</source>
        <translation>5 Syiling</translation>
    </message>
    <message>
        <source>the 6 of Coins</source>
        <translation>6 Syiling</translation>
    </message>
    <message>
        <source>the 7 of Coins</source>
        <translation>7 Syiling</translation>
    </message>
    <message>
        <source>the 8 of Coins</source>
        <translation>8 Syiling</translation>
    </message>
    <message>
        <source>the 9 of Coins</source>
        <translation>9 Syiling</translation>
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
        <translation>1 kecil</translation>
    </message>
    <message>
        <source>the small 2</source>
        <translation>2 kecil</translation>
    </message>
    <message>
        <source>the small 3</source>
        <translation>3 kecil</translation>
    </message>
    <message>
        <source>the small 4</source>
        <translation>4 kecil</translation>
    </message>
    <message>
        <source>the small 5</source>
        <translation>5 kecil</translation>
    </message>
    <message>
        <source>the small 6</source>
        <translation>6 kecil</translation>
    </message>
    <message>
        <source>the small 7</source>
        <translation>7 kecil</translation>
    </message>
    <message>
        <source>the small 8</source>
        <translation>8 kecil</translation>
    </message>
    <message>
        <source>the small 9</source>
        <translation>9 kecil</translation>
    </message>
    <message>
        <source>the small 10</source>
        <translation>10 kecil</translation>
    </message>
    <message>
        <source>the large 1</source>
        <translation>1 besar</translation>
    </message>
    <message>
        <source>the large 2</source>
        <translation>2 besar</translation>
    </message>
    <message>
        <source>the large 3</source>
        <translation>3 besar</translation>
    </message>
    <message>
        <source>the large 4</source>
        <translation>4 besar</translation>
    </message>
    <message>
        <source>the large 5</source>
        <translation>5 besar</translation>
    </message>
    <message>
        <source>the large 6</source>
        <translation>6 besar</translation>
    </message>
    <message>
        <source>the large 7</source>
        <translation>7 besar</translation>
    </message>
    <message>
        <source>the large 8</source>
        <translation>8 besar</translation>
    </message>
    <message>
        <source>the large 9</source>
        <translation>9 besar</translation>
    </message>
    <message>
        <source>the large 10</source>
        <translation>10 besar</translation>
    </message>
    <message>
        <source>the Thousand</source>
        <translation>Seribu</translation>
    </message>
    <message>
        <source>the White Flower</source>
        <translation>Bunga Putih</translation>
    </message>
    <message>
        <source>the Red Flower</source>
        <translation>Bunga Merah</translation>
    </message>
    <message>
        <source>Fortune</source>
        <translation>Tuah</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>Kemakmuran</translation>
    </message>
    <message>
        <source>Longevity</source>
        <translation>Umur Panjang</translation>
    </message>
    <message>
        <source>Joy</source>
        <translation>Kegembiraan</translation>
    </message>
    <message>
        <source>Wealth</source>
        <translation>Kekayaan</translation>
    </message>
</context>
<context>
    <name>Card index</name>
    <message>
        <source>%1&#x202f;M</source>
        <comment>number of Myriads</comment>
        <translation>%1&#x202f;M</translation>
    </message>
    <message>
        <source>%1&#x202f;S</source>
        <comment>number of Strings</comment>
        <translation>%1&#x202f;T</translation>
    </message>
    <message>
        <source>%1&#x202f;C</source>
        <comment>number of Coins</comment>
        <translation>%1&#x202f;S</translation>
    </message>
    <message>
        <source>%1&#x202f;s</source>
        <comment>small number</comment>
        <translation>%1&#x202f;k</translation>
    </message>
    <message>
        <source>%1&#x202f;L</source>
        <comment>large number</comment>
        <translation>%1&#x202f;B</translation>
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
        <translation>Rib</translation>
    </message>
    <message>
        <source>Whi</source>
        <comment>White Flower</comment>
        <translation>Put</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>Red Flower</comment>
        <translation>Mer</translation>
    </message>
    <message>
        <source>For</source>
        <comment>Fortune</comment>
        <translation>Tua</translation>
    </message>
    <message>
        <source>Pro</source>
        <comment>Prosperity</comment>
        <translation>Mak</translation>
    </message>
    <message>
        <source>Lon</source>
        <comment>Longevity</comment>
        <translation>Umu</translation>
    </message>
    <message>
        <source>Joy</source>
        <comment>Joy</comment>
        <translation>Gem</translation>
    </message>
    <message>
        <source>Wea</source>
        <comment>Wealth</comment>
        <translation>Kay</translation>
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
        <translation>dua %1 kecil, satu besar</translation>
    </message>
    <message>
        <source>one small %1, two large</source>
        <translation>satu %1 kecil, dua besar</translation>
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
        <translation>kemenangan biasa tanpa bonus</translation>
    </message>
    <message>
        <source>won at one’s own gate</source>
        <translation>menang di pintu sendiri</translation>
    </message>
    <message>
        <source>the dealer wins with the twenty cards dealt</source>
        <translation>pengagih menang dengan dua puluh keping kad asal</translation>
    </message>
    <message>
        <source>exactly six Chắn, no Cạ of the winning card’s rank</source>
        <translation>tepat enam Chắn, tiada Cạ pada angka kad kemenangan</translation>
    </message>
    <message>
        <source>four identical cards dealt</source>
        <translation>empat kad serupa semasa diagih</translation>
    </message>
    <message>
        <source>won with the fourth of three cards dealt</source>
        <translation>menang dengan kad keempat bagi tiga kad asal yang serupa</translation>
    </message>
    <message>
        <source>a pair dealt, grown to four identical cards</source>
        <translation>pasangan asal yang menjadi empat kad serupa</translation>
    </message>
    <message>
        <source>all cards black</source>
        <translation>semua kad hitam</translation>
    </message>
    <message>
        <source>exactly eight red cards</source>
        <translation>tepat lapan kad merah</translation>
    </message>
    <message>
        <source>four Chi chi, all other cards black</source>
        <translation>empat Chi chi, semua kad lain hitam</translation>
    </message>
    <message>
        <source>all ten pairs are Chắn</source>
        <translation>kesemua sepuluh pasangan ialah Chắn</translation>
    </message>
</context>
<context>
    <name>Chắn rules</name>
    <message>
        <source>Objective</source>
        <translation>Matlamat</translation>
    </message>
    <message>
        <source>Four people play, each for themselves. You collect pairs. Whoever first has ten pairs, most of them made of identical cards, wins the deal and is paid by the other three.</source>
        <translation>Empat orang bermain, masing-masing untuk diri sendiri. Anda mengumpul pasangan. Sesiapa yang dahulu melengkapkan sepuluh pasangan, kebanyakannya pasangan serupa, memenangi pusingan dan dibayar oleh tiga pemain lain.</translation>
    </message>
    <message>
        <source>Two cards of the same face are a &lt;b&gt;Chắn&lt;/b&gt;. Two cards of the same rank and different suits are a &lt;b&gt;Cạ&lt;/b&gt;. The card Chi chi has no rank, so it can be in a Chắn but never in a Cạ.</source>
        <comment>C2.1</comment>
        <translation>Dua kad serupa ialah &lt;b&gt;Chắn&lt;/b&gt;. Dua kad dengan angka sama tetapi suit berlainan ialah &lt;b&gt;Cạ&lt;/b&gt;. Kad Chi chi tidak berangka, jadi kad ini boleh berada dalam Chắn tetapi tidak sekali-kali dalam Cạ.</translation>
    </message>
    <message>
        <source>A Chắn</source>
        <translation>Satu Chắn</translation>
    </message>
    <message>
        <source>A Cạ</source>
        <translation>Satu Cạ</translation>
    </message>
    <message>
        <source>Only with itself</source>
        <translation>Hanya dengan kad yang sama jenis</translation>
    </message>
    <message>
        <source>Four cards of one face are a &lt;b&gt;Chíu&lt;/b&gt;. It counts as two Chắn.</source>
        <comment>C2.2</comment>
        <translation>Empat kad serupa ialah &lt;b&gt;Chíu&lt;/b&gt;. Ia dikira sebagai dua Chắn.</translation>
    </message>
    <message>
        <source>A winning hand is twenty cards that make ten pairs, at least six of them Chắn. Pairs that you have captured count as they lie. The cards in your hand, together with the winning card, are paired as C2.3 says, and none may be left over.</source>
        <comment>C8.1</comment>
        <translation>Tangan yang menang ialah dua puluh keping kad yang membentuk sepuluh pasangan, sekurang-kurangnya enam daripadanya Chắn. Pasangan yang telah anda ambil dikira seadanya. Kad di tangan bersama kad kemenangan dipasangkan menurut C2.3, dan tiada satu pun boleh tertinggal.</translation>
    </message>
    <message>
        <source>You hold {2m}{2m} {5m}{5m} {2s}{2s} {6s}{6s} {4c}{4c} {7c}{7c}, the Cạ {8m}{8c} and {9m}{9c} and {3m}{3s}, and a lone {5s}. That is nineteen cards. A {5c} from the stock completes the fourth Cạ and wins with 6 Chắn and 4 Cạ.</source>
        <comment>C8.1 example</comment>
        <translation>Anda memegang {2m}{2m} {5m}{5m} {2s}{2s} {6s}{6s} {4c}{4c} {7c}{7c}, Cạ {8m}{8c}, {9m}{9c} dan {3m}{3s}, serta sekeping {5s} tunggal. Jumlahnya sembilan belas keping kad. {5c} dari timbunan melengkapkan Cạ keempat dan menang dengan 6 Chắn dan 4 Cạ.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Persediaan</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Kad</translation>
    </message>
    <message>
        <source>The Tổ Tôm deck has 120 cards: thirty faces, four copies of each. Twenty-seven faces have a rank from 1 to 9 in one of three suits: &lt;b&gt;Vạn&lt;/b&gt; (Myriads), &lt;b&gt;Sách&lt;/b&gt; (Strings) and &lt;b&gt;Văn&lt;/b&gt; (Coins). The other three are Ông cụ {ong}, Thang thang {thang} and Chi chi {chi}.</source>
        <comment>C1.1</comment>
        <translation>Set Tổ Tôm mempunyai 120 keping kad: tiga puluh jenis, empat keping setiap satu. Dua puluh tujuh jenis mempunyai angka 1 hingga 9 dalam salah satu daripada tiga suit: &lt;b&gt;Vạn&lt;/b&gt; (Miriad), &lt;b&gt;Sách&lt;/b&gt; (Tali) dan &lt;b&gt;Văn&lt;/b&gt; (Syiling). Tiga yang lain ialah Ông cụ {ong}, Thang thang {thang} dan Chi chi {chi}.</translation>
    </message>
    <message>
        <source>Chắn uses 100 of them: the ranks 2 to 9 of the three suits, and Chi chi, four copies of each of these 25 faces. The cards of rank 1, Ông cụ and Thang thang stay out.</source>
        <comment>C1.2</comment>
        <translation>Chắn menggunakan 100 daripadanya: angka 2 hingga 9 bagi tiga suit itu, dan Chi chi, empat keping bagi setiap satu daripada 25 jenis ini. Kad berangka 1, Ông cụ dan Thang thang diketepikan.</translation>
    </message>
    <message>
        <source>Five faces of the game count as red: {8m} {9m} {8s} {9s} {chi}. All others are black. The color matters only for the score.</source>
        <comment>C1.3</comment>
        <translation>Lima jenis kad dalam permainan ini dikira merah: {8m} {9m} {8s} {9s} {chi}. Semua yang lain hitam. Warna hanya penting untuk skor.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Mengagihkan kad</translation>
    </message>
    <message>
        <source>The dealer is chosen at random and gets twenty cards, every other player nineteen. The remaining 23 cards are the stock, face down. The dealer acts first; then play goes round the table.</source>
        <comment>C3.1</comment>
        <translation>Pengagih dipilih secara rawak dan mendapat dua puluh keping kad, setiap pemain lain sembilan belas. 23 keping kad yang tinggal menjadi timbunan tertutup. Pengagih bermain dahulu; kemudian giliran bergerak mengelilingi meja.</translation>
    </message>
    <message>
        <source>Your &lt;b&gt;opening hand&lt;/b&gt; is the nineteen or twenty cards that you were dealt, before any play. Some bonuses look back at it.</source>
        <comment>C3.2</comment>
        <translation>&lt;b&gt;Kad asal&lt;/b&gt; anda ialah sembilan belas atau dua puluh keping kad yang diagihkan kepada anda, sebelum apa-apa dimainkan. Beberapa bonus merujuk kembali kepadanya.</translation>
    </message>
    <message>
        <source>Reading a hand</source>
        <translation>Membaca kad di tangan</translation>
    </message>
    <message>
        <source>An identical pair is never split to form a Cạ, so a hand can be read in one way only. First put identical cards together two by two: each two are a Chắn. Of every face you then have at most one card left, a &lt;b&gt;single&lt;/b&gt;. Two singles of one rank make a Cạ. A single without a partner is an &lt;b&gt;unpaired card&lt;/b&gt;. Three singles of one rank are one Cạ and one unpaired card.</source>
        <comment>C2.3</comment>
        <translation>Pasangan serupa tidak sekali-kali dipecahkan untuk membentuk Cạ, jadi kad di tangan hanya boleh dibaca dengan satu cara. Mula-mula satukan kad serupa dua demi dua: setiap dua ialah Chắn. Bagi setiap jenis kad tinggal paling banyak sekeping, iaitu &lt;b&gt;kad tunggal&lt;/b&gt;. Dua kad tunggal dengan angka sama membentuk Cạ. Kad tunggal tanpa rakan ialah &lt;b&gt;kad tanpa pasangan&lt;/b&gt;. Tiga kad tunggal dengan angka sama ialah satu Cạ dan satu kad tanpa pasangan.</translation>
    </message>
    <message>
        <source>A pair that you capture lies open in front of you for the rest of the deal and is never rearranged.</source>
        <comment>C2.4</comment>
        <translation>Pasangan yang anda ambil kekal terbuka di hadapan anda hingga pusingan tamat dan tidak sekali-kali disusun semula.</translation>
    </message>
    <message>
        <source>The dealer opens</source>
        <translation>Pengagih memulakan</translation>
    </message>
    <message>
        <source>If the twenty cards of the dealer already win by C8.1, the dealer may win at once: this is &lt;b&gt;Thiên ù&lt;/b&gt;. The number of Chắn that C8.2 asks for with Chi chi does not matter here. Otherwise, or if the dealer would rather play on, the dealer discards a card that C6.10 allows.</source>
        <comment>C4.1</comment>
        <translation>Jika dua puluh keping kad pengagih sudah menang menurut C8.1, pengagih boleh terus menang: inilah &lt;b&gt;Thiên ù&lt;/b&gt;. Bilangan Chắn yang diminta C8.2 bagi Chi chi tidak penting di sini. Jika tidak, atau jika pengagih mahu terus bermain, pengagih membuang kad yang dibenarkan oleh C6.10.</translation>
    </message>
    <message>
        <source>A dealer who does not win and has no card that may be discarded has a &lt;b&gt;dead hand&lt;/b&gt;. This can happen only when the dealer passes a Thiên ù of ten Chắn. A dead hand keeps its cards and only turns up stock cards when its turn comes; it never captures, claims or wins. Play goes on with the next player, who turns up a stock card.</source>
        <comment>C4.2</comment>
        <translation>Pengagih yang tidak menang dan tiada kad yang boleh dibuang mempunyai &lt;b&gt;tangan mati&lt;/b&gt;. Ini hanya berlaku apabila pengagih pas pada Thiên ù dengan sepuluh Chắn. Tangan mati menyimpan kadnya dan hanya membuka kad timbunan apabila tiba gilirannya; ia tidak boleh mengambil, menuntut atau menang. Permainan diteruskan oleh pemain seterusnya, yang membuka kad timbunan.</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>Bermain satu giliran</translation>
    </message>
    <message>
        <source>The public card</source>
        <translation>Kad terbuka</translation>
    </message>
    <message>
        <source>Play is always about one card that lies face up, the &lt;b&gt;public card&lt;/b&gt;. It is either a discard from a hand, or a stock card turned up at a player’s &lt;b&gt;gate&lt;/b&gt; (cửa), the place in front of that player.</source>
        <comment>C5.1</comment>
        <translation>Permainan sentiasa berkisar pada sekeping kad yang terletak terbuka, iaitu &lt;b&gt;kad terbuka&lt;/b&gt;. Kad itu sama ada kad buangan dari tangan, atau kad timbunan yang dibuka di &lt;b&gt;pintu&lt;/b&gt; (cửa) seorang pemain, iaitu tempat di hadapan pemain itu.</translation>
    </message>
    <message>
        <source>A discard lies at the &lt;b&gt;door&lt;/b&gt; of the player after the one who discarded it. First anybody who can may claim it with a Chíu, or win by a Chíu. Then the player at the door may make an ordinary capture or pass. After a pass that player turns up a stock card at their own gate.</source>
        <comment>C5.2</comment>
        <translation>Kad buangan terletak di &lt;b&gt;pintu&lt;/b&gt; pemain selepas pembuangnya. Mula-mula sesiapa yang layak boleh menuntutnya dengan Chíu, atau menang melalui Chíu. Kemudian pemain di pintu itu boleh membuat pengambilan biasa atau pas. Selepas pas, pemain itu membuka kad timbunan di pintunya sendiri.</translation>
    </message>
    <message>
        <source>A stock card is offered at the gate of the player who turned it up. First anybody who can may win with it or claim it with a Chíu. Then that player may make an ordinary capture or pass. After a pass the next player may make an ordinary capture of the same card or pass, and after that pass turns up the next stock card at their own gate.</source>
        <comment>C5.3</comment>
        <translation>Kad timbunan ditawarkan di pintu pemain yang membukanya. Mula-mula sesiapa yang layak boleh menang dengannya atau menuntutnya dengan Chíu. Kemudian pemain itu boleh membuat pengambilan biasa atau pas. Selepas pas, pemain seterusnya boleh membuat pengambilan biasa dengan kad yang sama atau pas; jika pas juga, pemain itu membuka kad timbunan berikutnya di pintunya sendiri.</translation>
    </message>
    <message>
        <source>A stock card that is turned up never simply goes into a hand. Either it is captured, or it stays on the table.</source>
        <comment>C5.4</comment>
        <translation>Kad timbunan yang dibuka tidak sekali-kali masuk terus ke tangan. Kad itu sama ada diambil, atau kekal di meja.</translation>
    </message>
    <message>
        <source>After an ordinary capture you discard one card from your hand, and C5.2 applies to it.</source>
        <comment>C5.5</comment>
        <translation>Selepas pengambilan biasa anda membuang satu kad dari tangan, dan C5.2 terpakai bagi kad itu.</translation>
    </message>
    <message>
        <source>You are asked only when there is something that you can do. Otherwise the table passes for you, and this declines nothing (C6.8).</source>
        <comment>C5.6</comment>
        <translation>Anda hanya ditanya apabila ada sesuatu yang boleh anda lakukan. Jika tidak, meja pas bagi pihak anda, dan ini tidak bererti menolak apa-apa (C6.8).</translation>
    </message>
    <message>
        <source>The claims that come first are only for a win and for a Chíu. Ordinary captures are asked for after they are settled. So the player at the door may be asked twice about one card.</source>
        <comment>C5.8</comment>
        <translation>Tuntutan yang didahulukan hanya untuk menang dan Chíu. Pengambilan biasa ditanya selepas tuntutan itu diputuskan. Oleh itu pemain di pintu boleh ditanya dua kali tentang satu kad.</translation>
    </message>
    <message>
        <source>A win goes before a Chíu, and a Chíu before an ordinary capture. If two players claim the same, the one who comes first, counted from the player at the door, has it. All who can claim answer before anything is shown; a claim that is not carried out has no consequence.</source>
        <comment>C8.4</comment>
        <translation>Menang mendahului Chíu, dan Chíu mendahului pengambilan biasa. Jika dua pemain menuntut yang sama, yang lebih dahulu dikira dari pemain di pintu mendapatnya. Semua yang boleh menuntut menjawab sebelum apa-apa ditunjukkan; tuntutan yang tidak dilaksanakan tiada akibat.</translation>
    </message>
    <message>
        <source>When a player must turn up a stock card and none is left, the deal is a draw. After the last stock card a player who captures it still discards, that discard is still offered, and so on.</source>
        <comment>C5.7</comment>
        <translation>Apabila seorang pemain mesti membuka kad timbunan tetapi timbunan sudah habis, pusingan itu seri. Selepas kad timbunan terakhir, pemain yang mengambilnya masih membuang kad, kad buangan itu masih ditawarkan, dan begitulah seterusnya.</translation>
    </message>
    <message>
        <source>Ordinary capture</source>
        <translation>Pengambilan biasa</translation>
    </message>
    <message>
        <source>To capture, you take the public card and lay it open together with one card of your hand that makes a pair with it. A dead hand may not. The following rules say when a capture is allowed.</source>
        <translation>Dalam pengambilan, anda mengambil kad terbuka dan mendedahkannya bersama satu kad dari tangan yang menjadi pasangannya. Tangan mati tidak boleh berbuat demikian. Peraturan berikut menyatakan bila pengambilan dibenarkan.</translation>
    </message>
    <message>
        <source>You may never capture a face that you have discarded in this deal, nor one that you have played from your hand into a Cạ.</source>
        <comment>C6.1</comment>
        <translation>Anda tidak boleh lagi mengambil jenis kad yang telah anda buang dalam pusingan ini, mahupun jenis yang telah anda mainkan dari tangan ke dalam Cạ.</translation>
    </message>
    <message>
        <source>If you hold the face of the public card yourself, once, twice or three times, you can capture it only with one of these, as a Chắn. You may use one card of a pair or of three for it.</source>
        <comment>C6.2</comment>
        <translation>Jika anda sendiri memegang jenis kad terbuka itu, satu, dua atau tiga keping, anda hanya boleh mengambilnya dengan salah satu kad itu, sebagai Chắn. Anda boleh menggunakan sekeping daripada pasangan atau daripada tiga serupa untuknya.</translation>
    </message>
    <message>
        <source>Otherwise you capture it as a Cạ, with a card of the same rank and another suit of which you hold an odd number. Of three alike you may give one and keep the pair; a pair or four alike are never broken.</source>
        <comment>C6.3</comment>
        <translation>Jika tidak, anda mengambilnya sebagai Cạ, dengan kad angka sama tetapi suit lain yang anda pegang dalam bilangan ganjil. Daripada tiga serupa anda boleh memberi sekeping dan menyimpan pasangannya; pasangan atau empat serupa tidak sekali-kali dipecahkan.</translation>
    </message>
    <message>
        <source>You may not capture a Cạ when either of its two faces is one that you have declined (C6.8).</source>
        <comment>C6.4</comment>
        <translation>Anda tidak boleh mengambil Cạ jika salah satu daripada dua jenis kadnya ialah jenis yang telah anda tolak (C6.8).</translation>
    </message>
    <message>
        <source>You may not capture a Cạ of a rank of which your hand already holds a Cạ, that is, two singles.</source>
        <comment>C6.5</comment>
        <translation>Anda tidak boleh mengambil Cạ jika di tangan anda sudah ada Cạ dengan angka itu, iaitu dua kad tunggal.</translation>
    </message>
    <message>
        <source>You hold one {3m} and one {3s}. The public card is {3c}. You cannot capture it: the two singles are a Cạ already.</source>
        <comment>C6.5 example</comment>
        <translation>Anda memegang satu {3m} dan satu {3s}. Kad terbuka ialah {3c}. Anda tidak boleh mengambilnya: dua kad tunggal itu sudah Cạ.</translation>
    </message>
    <message>
        <source>You may not capture a Cạ when exactly one card of your hand is unpaired.</source>
        <comment>C6.6</comment>
        <translation>Anda tidak boleh mengambil Cạ apabila di tangan anda ada tepat satu kad tanpa pasangan.</translation>
    </message>
    <message>
        <source>Once you have discarded two different suits of one rank, that is, both cards of a Cạ, you may not capture a Cạ any more in this deal.</source>
        <comment>C6.7</comment>
        <translation>Setelah anda membuang dua suit berlainan bagi satu angka, iaitu kedua-dua kad daripada satu Cạ, anda tidak boleh mengambil Cạ lagi dalam pusingan ini.</translation>
    </message>
    <message>
        <source>If you are asked and pass although you could have captured the public card as a Chắn, you have &lt;b&gt;declined&lt;/b&gt; that face. From then on you may neither discard it nor use it in a Cạ that you capture. You may still capture it later as a Chắn. Passing a Chíu alone declines nothing, and neither does a pass where C6.1 or C6.9 would have forbidden the Chắn.</source>
        <comment>C6.8</comment>
        <translation>Jika anda ditanya dan pas walaupun boleh mengambil kad terbuka sebagai Chắn, anda telah &lt;b&gt;menolak&lt;/b&gt; jenis kad itu. Sejak itu anda tidak boleh membuangnya atau menggunakannya dalam Cạ yang anda ambil. Anda masih boleh mengambilnya kemudian sebagai Chắn. Pas pada Chíu sahaja tidak menolak apa-apa, begitu juga pas apabila C6.1 atau C6.9 memang melarang Chắn itu.</translation>
    </message>
    <message>
        <source>A capture is allowed only if you can discard a card afterwards. A Cạ that you are capturing already counts for this (C6.10).</source>
        <comment>C6.9</comment>
        <translation>Pengambilan hanya dibenarkan jika anda boleh membuang kad selepasnya. Cạ yang sedang anda ambil sudah dikira untuk ini (C6.10).</translation>
    </message>
    <message>
        <source>What is not allowed is not offered to you, so nobody is ever fined for a mistake. All these limits, from C6.1 to C6.10, are only about ordinary captures and discards: they never stop a Chíu or a win, even a win with a declined face in a Cạ.</source>
        <comment>C6.11</comment>
        <translation>Apa yang tidak dibenarkan tidak ditawarkan kepada anda, jadi tiada sesiapa didenda kerana tersilap. Semua had ini, dari C6.1 hingga C6.10, hanya tentang pengambilan biasa dan pembuangan: had ini tidak sekali-kali menghalang Chíu atau kemenangan, termasuk kemenangan dengan Cạ yang mengandungi jenis kad yang telah ditolak.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Membuang</translation>
    </message>
    <message>
        <source>You may discard a card if you hold an odd number of its face, one or three, and have not declined that face. Once you have captured a Cạ, there is one more limit: you may not discard a card when you have ever discarded another suit of its rank, before or after that capture. You may discard a face that you have just captured.</source>
        <comment>C6.10</comment>
        <translation>Anda boleh membuang kad jika anda memegang bilangan ganjil jenisnya, satu atau tiga, dan tidak pernah menolak jenis itu. Setelah anda mengambil Cạ, ada satu had lagi: anda tidak boleh membuang kad jika anda pernah membuang suit lain dengan angka yang sama, sebelum atau selepas pengambilan itu. Anda boleh membuang jenis kad yang baru anda ambil.</translation>
    </message>
    <message>
        <source>You hold {2m}{2m} and {4s}{4s}{4s}. Of these you may discard {4s}, which leaves a pair, but not {2m}, which would break one.</source>
        <comment>C6.10 example</comment>
        <translation>Anda memegang {2m}{2m} dan {4s}{4s}{4s}. Daripadanya anda boleh membuang {4s}, yang meninggalkan pasangan, tetapi bukan {2m}, yang akan memecahkan pasangan.</translation>
    </message>
    <message>
        <source>Chíu</source>
        <translation>Chíu</translation>
    </message>
    <message>
        <source>If you hold exactly three cards of the face of the public card, you may claim it with a &lt;b&gt;Chíu&lt;/b&gt;, in turn or out of turn, whether it is a discard or a stock card. The four cards lie open and count as two Chắn. A dead hand may not.</source>
        <comment>C7.1</comment>
        <translation>Jika anda memegang tepat tiga kad yang serupa dengan kad terbuka, anda boleh menuntutnya dengan &lt;b&gt;Chíu&lt;/b&gt;, dalam atau di luar giliran, sama ada kad buangan atau kad timbunan. Empat kad itu terbuka dan dikira sebagai dua Chắn. Tangan mati tidak boleh membuat Chíu.</translation>
    </message>
    <message>
        <source>You never claim your own discard.</source>
        <comment>C7.2</comment>
        <translation>Anda tidak boleh menuntut kad buangan anda sendiri.</translation>
    </message>
    <message>
        <source>If the fourth card completes your hand, you may win with it at once, even when it is a discard (C8.3). A Chíu without winning is possible whenever you have a card that you may discard afterwards; you discard it at once.</source>
        <comment>C7.3</comment>
        <translation>Jika kad keempat melengkapkan tangan anda, anda boleh terus menang dengannya, walaupun kad itu kad buangan (C8.3). Chíu tanpa menang boleh dibuat apabila anda ada kad yang boleh dibuang selepasnya; anda membuangnya serta-merta.</translation>
    </message>
    <message>
        <source>If you make the Chíu at your own door, it is in turn, and your discard goes to the next player as C5.2 says.</source>
        <comment>C7.4</comment>
        <translation>Jika anda membuat Chíu di pintu anda sendiri, Chíu itu dalam giliran, dan kad buangan anda ditawarkan kepada pemain seterusnya menurut C5.2.</translation>
    </message>
    <message>
        <source>A Chíu by anybody else is out of turn. The discard after it is &lt;b&gt;returned&lt;/b&gt;: it takes the place of the claimed card at the same door. Anybody but the one who discarded it may claim it with a Chíu or win by a Chíu; then the player at that door captures it or turns up the next stock card. Nobody else is asked for an ordinary capture of it, and the turn does not jump to the player after the one who made the Chíu.</source>
        <comment>C7.5</comment>
        <translation>Chíu oleh pemain lain adalah di luar giliran. Kad buangan selepasnya &lt;b&gt;dikembalikan&lt;/b&gt;: kad itu menggantikan kad yang dituntut, di pintu yang sama. Sesiapa kecuali pembuangnya boleh menuntutnya dengan Chíu atau menang melalui Chíu; kemudian pemain di pintu itu mengambilnya atau membuka kad timbunan berikutnya. Tiada pemain lain ditanya tentang pengambilan biasa kad itu, dan giliran tidak melangkau kepada pemain selepas pemain yang membuat Chíu.</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>Skor dan penamat</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>You may win on any stock card that is turned up, at any gate, if your cards make a winning hand with it. If that card is Chi chi, the hand must have exactly six Chắn and four Cạ. A dead hand never wins.</source>
        <comment>C8.2</comment>
        <translation>Anda boleh menang dengan mana-mana kad timbunan yang dibuka, di mana-mana pintu, jika kad anda membentuk tangan yang menang dengannya. Jika kad itu Chi chi, mesti ada tepat enam Chắn dan empat Cạ. Tangan mati tidak boleh menang.</translation>
    </message>
    <message>
        <source>A discard does not win, with one exception: if you hold three of its face and the fourth completes your hand, you may win by Chíu. If the face is Chi chi, the hand must again have exactly six Chắn and four Cạ.</source>
        <comment>C8.3</comment>
        <translation>Kad buangan tidak memberi kemenangan, dengan satu pengecualian: jika anda memegang tiga kad jenisnya dan yang keempat melengkapkan tangan anda, anda boleh menang melalui Chíu. Jika jenisnya Chi chi, sekali lagi mesti ada tepat enam Chắn dan empat Cạ.</translation>
    </message>
    <message>
        <source>Table option</source>
        <translation>Pilihan meja</translation>
    </message>
    <message>
        <source>A table may count the Tôm set with {3s} in place of {3c}, that is {3m}{3s}{7c}, as many players in Vietnam do. This option is off unless you turn it on.</source>
        <comment>C10.1</comment>
        <translation>Sesebuah meja boleh mengira set Tôm dengan {3s} sebagai ganti {3c}, iaitu {3m}{3s}{7c}, seperti ramai pemain di Vietnam. Pilihan ini dimatikan melainkan anda menghidupkannya.</translation>
    </message>
    <message>
        <source>Ù chì</source>
        <translation>Ù chì</translation>
    </message>
    <message>
        <source>Won on a stock card that the winner turned up at their own gate. Never for a win by Chíu on a discard or on a returned card.</source>
        <translation>Menang dengan kad timbunan yang dibuka oleh pemenang di pintunya sendiri. Tidak sekali-kali bagi kemenangan melalui Chíu ke atas kad buangan atau kad yang dikembalikan.</translation>
    </message>
    <message>
        <source>Thiên ù</source>
        <translation>Thiên ù</translation>
    </message>
    <message>
        <source>The dealer wins with the twenty cards dealt.</source>
        <translation>Pengagih menang dengan dua puluh keping kad asal.</translation>
    </message>
    <message>
        <source>Tôm</source>
        <translation>Tôm</translation>
    </message>
    <message>
        <source>For each set {3m}{3c}{7c}.</source>
        <translation>Bagi setiap set {3m}{3c}{7c}.</translation>
    </message>
    <message>
        <source>Bạch thủ</source>
        <translation>Bạch thủ</translation>
    </message>
    <message>
        <source>Exactly six Chắn, and no Cạ of the winning card’s rank, open or in hand. Never with Thiên ù.</source>
        <translation>Tepat enam Chắn, dan tiada Cạ pada angka kad kemenangan, terbuka atau di tangan. Tidak sekali-kali dengan Thiên ù.</translation>
    </message>
    <message>
        <source>Lèo</source>
        <translation>Lèo</translation>
    </message>
    <message>
        <source>For each set {8s}{9m}{chi}.</source>
        <translation>Bagi setiap set {8s}{9m}{chi}.</translation>
    </message>
    <message>
        <source>Thiên khai</source>
        <translation>Thiên khai</translation>
    </message>
    <message>
        <source>For each face of which four were in the opening hand.</source>
        <translation>Bagi setiap jenis kad yang empat kepingnya ada dalam kad asal.</translation>
    </message>
    <message>
        <source>Chíu ù</source>
        <translation>Chíu ù</translation>
    </message>
    <message>
        <source>The winning card is the fourth of a face of which the opening hand held exactly three and the hand still holds three.</source>
        <translation>Kad kemenangan ialah yang keempat bagi jenis kad yang tepat tiga kepingnya ada dalam kad asal dan ketiga-tiganya masih di tangan.</translation>
    </message>
    <message>
        <source>Bòn</source>
        <translation>Bòn</translation>
    </message>
    <message>
        <source>For each face of which the opening hand held exactly two and the won hand has two Chắn.</source>
        <translation>Bagi setiap jenis kad yang tepat dua kepingnya ada dalam kad asal dan tangan yang menang mempunyai dua Chắn daripadanya.</translation>
    </message>
    <message>
        <source>Bạch định</source>
        <translation>Bạch định</translation>
    </message>
    <message>
        <source>All twenty cards are black.</source>
        <translation>Kesemua dua puluh keping kad hitam.</translation>
    </message>
    <message>
        <source>Tám đỏ</source>
        <translation>Tám đỏ</translation>
    </message>
    <message>
        <source>Exactly eight cards are red.</source>
        <translation>Tepat lapan kad merah.</translation>
    </message>
    <message>
        <source>Kính tứ chi</source>
        <translation>Kính tứ chi</translation>
    </message>
    <message>
        <source>Four Chi chi, and all other cards are black.</source>
        <translation>Empat Chi chi, dan semua kad lain hitam.</translation>
    </message>
    <message>
        <source>Thập thành</source>
        <translation>Thập thành</translation>
    </message>
    <message>
        <source>All ten pairs are Chắn.</source>
        <translation>Kesemua sepuluh pasangan ialah Chắn.</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>The score looks at the twenty cards of the won hand, the winning card among them. It is shown item by item: each bonus, which of its values was used, and the total.</source>
        <comment>C9.7</comment>
        <translation>Skor dikira daripada dua puluh keping kad dalam tangan yang menang, termasuk kad kemenangan. Skor ditunjukkan satu demi satu: setiap bonus, nilai mana yang digunakan, dan jumlahnya.</translation>
    </message>
    <message>
        <source>Each bonus has a &lt;b&gt;main value&lt;/b&gt; and a smaller value, its &lt;b&gt;dịch&lt;/b&gt;. Tôm and Lèo count for every set, Thiên khai and Bòn for every face, the others once.</source>
        <comment>C9.1</comment>
        <translation>Setiap bonus mempunyai &lt;b&gt;mata utama&lt;/b&gt; dan nilai yang lebih kecil, iaitu &lt;b&gt;dịch&lt;/b&gt;. Tôm dan Lèo dikira bagi setiap set, Thiên khai dan Bòn bagi setiap jenis kad, yang lain sekali.</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Main value</source>
        <translation>Mata utama</translation>
    </message>
    <message>
        <source>Dịch</source>
        <translation>Dịch</translation>
    </message>
    <message>
        <source>When it counts</source>
        <translation>Bila dikira</translation>
    </message>
    <message>
        <source>Score and payment</source>
        <translation>Skor dan bayaran</translation>
    </message>
    <message>
        <source>A win without any bonus is &lt;b&gt;Ù xuông&lt;/b&gt; and scores 2 points.</source>
        <comment>C9.2</comment>
        <translation>Kemenangan tanpa bonus ialah &lt;b&gt;Ù xuông&lt;/b&gt; dan bernilai 2 mata.</translation>
    </message>
    <message>
        <source>With bonuses, the one with the highest main value counts with that, and every other with its dịch; each further set of Tôm or Lèo is another bonus. If two main values are equal, the bonus with the higher dịch counts as the main one.</source>
        <comment>C9.3</comment>
        <translation>Jika ada bonus, bonus dengan mata utama paling tinggi dikira dengan mata utama itu, dan setiap bonus lain dengan nilai dịch; setiap set Tôm atau Lèo yang berikutnya ialah bonus tambahan. Jika dua mata utama sama, bonus dengan dịch lebih tinggi menjadi bonus utama.</translation>
    </message>
    <message>
        <source>A win with Ù chì and one Tôm: the Tôm counts 4, the Ù chì 1, together 5.</source>
        <comment>C9.3 example</comment>
        <translation>Kemenangan dengan Ù chì dan satu Tôm: Tôm dikira 4, Ù chì 1, jumlahnya 5.</translation>
    </message>
    <message>
        <source>With Thập thành, all bonuses count with their main values.</source>
        <comment>C9.4</comment>
        <translation>Dengan Thập thành, semua bonus dikira dengan mata utamanya.</translation>
    </message>
    <message>
        <source>Thập thành won at the winner’s own gate: 12 and 3, together 15.</source>
        <comment>C9.4 example</comment>
        <translation>Thập thành dimenangi di pintu pemenang sendiri: 12 dan 3, jumlahnya 15.</translation>
    </message>
    <message>
        <source>With exactly six Chắn, a win on Chi chi is always a Bạch thủ, because there is no Cạ of Chi chi.</source>
        <comment>C9.5</comment>
        <translation>Dengan tepat enam Chắn, kemenangan dengan Chi chi sentiasa Bạch thủ, kerana tiada Cạ bagi Chi chi.</translation>
    </message>
    <message>
        <source>The score sheet has one line for each bonus counted, so two sets of Tôm are two lines, in the order of the table of C9.1. If two bonuses are equal in both values, the first of them is the main one. With Thập thành every line is a main one, and an Ù xuông is a single line of 2.</source>
        <comment>C9.8</comment>
        <translation>Helaian skor mempunyai satu baris bagi setiap bonus yang dikira, jadi dua set Tôm ialah dua baris, mengikut susunan jadual C9.1. Jika dua bonus sama dalam kedua-dua nilai, yang pertama menjadi bonus utama. Dengan Thập thành setiap baris ialah baris utama, dan Ù xuông ialah satu baris bernilai 2.</translation>
    </message>
    <message>
        <source>Each of the three losers pays the score to the winner, who so gets three times as much. After a draw nobody pays.</source>
        <comment>C9.6</comment>
        <translation>Setiap seorang daripada tiga pemain yang kalah membayar skor itu kepada pemenang, jadi pemenang mendapat tiga kali ganda. Selepas seri tiada sesiapa membayar.</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>An offline library of East Asian card games. Without a command the window opens.</source>
        <translation>Koleksi permainan kad Asia Timur, di luar talian. Tanpa arahan, tetingkap dibuka.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>arahan</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>ARAHAN</translation>
    </message>
    <message>
        <source>play a game as text in this terminal</source>
        <translation>main dalam bentuk teks di terminal ini</translation>
    </message>
    <message>
        <source>let the AI play all seats</source>
        <translation>biar AI bermain di semua tempat duduk</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NOMBOR</translation>
    </message>
    <message>
        <source>the deal of this number</source>
        <translation>pusingan dengan nombor ini</translation>
    </message>
    <message>
        <source>read deal records from standard input and print their states</source>
        <translation>baca rekod pusingan daripada input standard dan cetak keadaannya</translation>
    </message>
    <message>
        <source>tell what was legal before each action, too</source>
        <translation>nyatakan juga langkah yang sah sebelum setiap langkah</translation>
    </message>
    <message>
        <source>let AI players play many deals and print statistics</source>
        <translation>biar pemain AI memainkan banyak pusingan dan cetak statistik</translation>
    </message>
    <message>
        <source>compare AI players: each deck is dealt once for every rotation of the seats</source>
        <translation>bandingkan pemain AI: setiap set kad diagihkan sekali bagi setiap putaran tempat duduk</translation>
    </message>
    <message>
        <source>keep the deals in this file; the same call goes on where it ended</source>
        <translation>simpan pusingan dalam fail ini; panggilan yang sama menyambung dari tempat ia berhenti</translation>
    </message>
    <message>
        <source>how many deals (default: 100)</source>
        <translation>bilangan pusingan (lalai: 100)</translation>
    </message>
    <message>
        <source>equal seeds give equal deals (default: 0)</source>
        <translation>nombor asas yang sama memberi pusingan yang sama (lalai: 0)</translation>
    </message>
    <message>
        <source>a player for each seat, or one for all: %1</source>
        <translation>seorang pemain bagi setiap tempat duduk, atau satu untuk semua: %1</translation>
    </message>
    <message>
        <source>how many processes (default: 1)</source>
        <translation>bilangan proses (lalai: 1)</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FAIL</translation>
    </message>
    <message>
        <source>open the window with a deal record</source>
        <translation>buka tetingkap dengan rekod pusingan</translation>
    </message>
    <message>
        <source>write the deal records to this file, one a line</source>
        <translation>tulis rekod pusingan ke fail ini, satu pada setiap baris</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>PERMAINAN</translation>
    </message>
    <message>
        <source>table options of the game: %1</source>
        <translation>pilihan meja bagi permainan: %1</translation>
    </message>
    <message>
        <source>there is no game “%1”; the games are: %2</source>
        <translation>tiada permainan “%1”; permainannya ialah: %2</translation>
    </message>
    <message>
        <source>“%1” is no whole number</source>
        <translation>“%1” bukan nombor bulat</translation>
    </message>
    <message>
        <source>%1 is too small: at least 1 is needed</source>
        <translation>%1 terlalu kecil: sekurang-kurangnya 1 diperlukan</translation>
    </message>
    <message>
        <source>%1 needs one player, or one for each of %2 seats</source>
        <translation>%1 memerlukan seorang pemain, atau seorang bagi setiap satu daripada %2 tempat duduk</translation>
    </message>
    <message>
        <source>there is no player “%1”; the players are: %2</source>
        <translation>tiada pemain “%1”; pemainnya ialah: %2</translation>
    </message>
    <message>
        <source>%1 has no table option “%2”; it has: %3</source>
        <translation>%1 tiada pilihan meja “%2”; yang ada: %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tiada</translation>
    </message>
    <message>
        <source>this deal is one of the game “%1”</source>
        <translation>pusingan ini ialah pusingan permainan “%1”</translation>
    </message>
    <message>
        <source>there is no seat %1 at this table</source>
        <translation>tiada tempat duduk %1 di meja ini</translation>
    </message>
    <message>
        <source>a shared deal says its table options itself</source>
        <translation>pusingan yang dikongsi menyatakan pilihan mejanya sendiri</translation>
    </message>
    <message>
        <source>No window can open here (%1). Without one these commands work: play, replay, simulate.</source>
        <translation>Tetingkap tidak dapat dibuka di sini (%1). Tanpanya arahan ini boleh digunakan: play, replay, simulate.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n pemain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n keping kad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face(s)</source>
        <translation>
            <numerusform>%n jenis kad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See all %n face(s) →</source>
        <translation>
            <numerusform>Lihat kesemua %n jenis kad →</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this face</source>
        <translation>
            <numerusform>%n keping kad jenis ini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more character(s)</source>
        <translation>
            <numerusform>%n aksara lagi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n pusingan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n di tangan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the stock</source>
        <translation>
            <numerusform>Tinggal %n keping kad dalam timbunan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unpaired card(s)</source>
        <translation>
            <numerusform>%n keping kad tanpa pasangan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to exchange before it waits</source>
        <translation>
            <numerusform>Tukar %n keping kad sebelum menunggu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are dealt %n card(s)</source>
        <translation>
            <numerusform>Anda menerima %n keping kad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins the deal: %n point(s) from each opponent.</source>
        <translation>
            <numerusform>Memenangi pusingan: %n mata daripada setiap lawan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand then waits for: %1 (%n card(s) unseen).</source>
        <translation>
            <numerusform>Selepas itu menunggu: %1 (%n keping kad belum kelihatan).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the hand nearer: %n card(s) to exchange before it waits.</source>
        <translation>
            <numerusform>Makin dekat: tukar %n keping kad sebelum menunggu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes the hand back: %n card(s) to exchange before it waits.</source>
        <translation>
            <numerusform>Makin jauh: tukar %n keping kad sebelum menunggu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These would then help: %1 (%n card(s) unseen).</source>
        <translation>
            <numerusform>Kad yang kemudian dapat membantu: %1 (%n keping kad belum kelihatan).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) would then help the hand.</source>
        <translation>
            <numerusform>%n keping kad yang belum kelihatan kemudian dapat membantu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A win would then bring %n point(s) from each opponent.</source>
        <translation>
            <numerusform>Kemenangan selepas itu membawa %n mata daripada setiap lawan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on a hundred times, you win %n time(s).</source>
        <translation>
            <numerusform>Jika diteruskan seratus kali, anda menang %n kali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played on a hundred times, an opponent wins %n time(s).</source>
        <translation>
            <numerusform>Jika diteruskan seratus kali, salah seorang lawan menang %n kali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) cost about %1 points in all.</source>
        <translation>
            <numerusform>%n keputusan merugikan kira-kira %1 mata semuanya.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Deal</name>
    <message>
        <source>Deal %1</source>
        <translation>Pusingan %1</translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>A shared deal names game, dealer and number, as in %1.</source>
        <translation>Pusingan yang dikongsi menamakan permainan, pengagih dan nombor, seperti %1.</translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Tiada permainan “%1”.</translation>
    </message>
    <message>
        <source>There is no seat %1 here.</source>
        <translation>Tiada tempat duduk %1 di sini.</translation>
    </message>
    <message>
        <source>%1 has no table option “%2”.</source>
        <translation>%1 tiada pilihan meja “%2”.</translation>
    </message>
    <message>
        <source>A deal number has no “%1”: only letters and digits without 0, 1, I and O.</source>
        <translation>Nombor pusingan tiada aksara “%1”: hanya huruf dan angka tanpa 0, 1, I dan O.</translation>
    </message>
    <message>
        <source>A deal number has nine characters.</source>
        <translation>Nombor pusingan ada sembilan aksara.</translation>
    </message>
    <message>
        <source>There is a typing mistake in this number.</source>
        <translation>Ada salah taip dalam nombor ini.</translation>
    </message>
</context>
<context>
    <name>DealList</name>
    <message>
        <source>%1 holds several deals</source>
        <translation>%1 mengandungi beberapa pusingan</translation>
    </message>
    <message>
        <source>Past deals</source>
        <translation>Pusingan lepas</translation>
    </message>
    <message>
        <source>No deal has come to its end yet.</source>
        <translation>Belum ada pusingan yang tamat.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarikh</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Nombor pusingan</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Mata anda</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button: go through the chosen deal</extracomment>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Simpan rekod…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Padam</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Delete this deal?</source>
        <translation>Padam pusingan ini?</translation>
    </message>
    <message>
        <source>Its record cannot be brought back.</source>
        <translation>Rekodnya tidak dapat dikembalikan.</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>a button: do not delete</extracomment>
        <translation>Jangan padam</translation>
    </message>
    <message>
        <source>%1 (with help)</source>
        <extracomment>%1 is how a deal ended; the person had hints, or took moves back</extracomment>
        <translation>%1 (dengan bantuan)</translation>
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
        <translation>Kad angka Hunan</translation>
    </message>
    <message>
        <source>Nantong long cards</source>
        <translation>Kad Panjang Nantong</translation>
    </message>
    <message>
        <source>Vietnam</source>
        <translation>Vietnam</translation>
    </message>
    <message>
        <source>Hunan · China</source>
        <translation>Hunan · China</translation>
    </message>
    <message>
        <source>Nantong · Jiangsu · China</source>
        <translation>Nantong · Jiangsu · China</translation>
    </message>
    <message>
        <source>Long Vietnamese cards with Chinese labels and figures; Chắn is played with a hundred of them.</source>
        <translation>Kad panjang Vietnam dengan tulisan Cina dan gambar orang; Chắn dimainkan dengan seratus keping daripadanya.</translation>
    </message>
    <message>
        <source>Eighty number cards with the everyday and the formal Chinese numerals from one to ten.</source>
        <translation>Lapan puluh keping kad angka dengan angka Cina harian dan angka Cina rasmi, dari satu hingga sepuluh.</translation>
    </message>
    <message>
        <source>Long cards from Nantong with three money suits, three honors and five lucky cards.</source>
        <translation>Kad panjang dari Nantong dengan tiga suit wang, tiga kad tanpa suit dan lima kad bertuah.</translation>
    </message>
    <message>
        <source>Thirty faces, four copies of each. The label at the head has the suit on the left and the rank on the right; at the foot it is turned round. The suits are Coins, Strings of coins and Myriads, each from 1 to 9. Beside them stand three honors: Ông cụ, Thang thang and Chi chi.</source>
        <translation>Tiga puluh jenis kad, empat keping setiap satu. Label di bahagian atas menunjukkan suit di kiri dan angka di kanan; di bahagian bawah label itu terbalik. Suitnya ialah Syiling, Tali (untaian syiling) dan Miriad, setiap satu dari 1 hingga 9. Selain itu ada tiga kad tanpa suit: Ông cụ, Thang thang dan Chi chi.</translation>
    </message>
    <message>
        <source>The suits are those of the Chinese money cards. How Tổ Tôm began is not known; in the 19th century it was much loved in Vietnam, above all by the upper class.</source>
        <translation>Suit ini ialah suit kad wang Cina. Asal usul Tổ Tôm tidak diketahui; pada abad ke-19 permainan ini amat digemari di Vietnam, terutama oleh golongan atasan.</translation>
    </message>
    <message>
        <source>The pictures have nothing to do with suit or rank. Under French rule the printers A. Camoin &amp; Cie of Marseille dressed the deck in Japanese costumes of the Edo period; a carp, peaches, a pavilion and a boat stand among the people. The woodcuts here are our own, of the same subjects. Seven of them bear a red stamp.</source>
        <translation>Gambarnya tiada kaitan dengan suit atau angka. Pada zaman penjajahan Perancis, pencetak A. Camoin &amp; Cie di Marseille memakaikan watak-wataknya pakaian Jepun zaman Edo; ikan kap, buah pic, sebuah pavilion dan sebuah perahu ada di antara orang-orang itu. Cetakan kayu di sini ialah karya kami sendiri, dengan subjek yang sama. Tujuh daripadanya bercap merah.</translation>
    </message>
    <message>
        <source>Twenty faces, four copies of each: the numbers from 1 to 10, once in the everyday Chinese numerals and once in the formal ones, which are written on checks and bills. The everyday numerals are the small cards, the formal ones the large cards. 2, 7 and 10 are red.</source>
        <translation>Dua puluh jenis kad, empat keping setiap satu: nombor 1 hingga 10, sekali dengan angka Cina harian dan sekali dengan angka rasmi yang ditulis pada cek dan bil. Angka harian ialah kad kecil, angka rasmi ialah kad besar. 2, 7 dan 10 berwarna merah.</translation>
    </message>
    <message>
        <source>Such cards are called zipai, character cards. They are said to have begun in Leshan in Sichuan, in the middle of the Qing dynasty; today they are at home in Hunan and Sichuan.</source>
        <translation>Kad seperti ini dipanggil zipai, kad aksara. Konon kad ini bermula di Leshan, Sichuan, pada pertengahan zaman Qing; kini kad ini lazim di Hunan dan Sichuan.</translation>
    </message>
    <message>
        <source>The numeral stands at the head and, turned round, at the foot. The two seals between them repeat it in everyday writing: on white for the small cards, on a solid ground for the large ones. Seals and vine are our own choice.</source>
        <translation>Angka terletak di bahagian atas dan, terbalik, di bahagian bawah. Dua cap di antaranya mengulang angka itu dengan tulisan harian: di atas putih bagi kad kecil, di atas latar pekat bagi kad besar. Cap dan pokok menjalar itu pilihan kami sendiri.</translation>
    </message>
    <message>
        <source>Thirty faces, four copies of each, and five lucky cards. Coins, Strings of coins and Myriads run from 1 to 9; Thousand, White Flower and Red Flower are the honors. The rank stands on the left of the label, the suit on the right.</source>
        <translation>Tiga puluh jenis kad, empat keping setiap satu, dan lima kad bertuah. Syiling, Tali (untaian syiling) dan Miriad bermula dari 1 hingga 9; Seribu, Bunga Putih dan Bunga Merah ialah kad tanpa suit. Angka terletak di kiri label, suit di kanan.</translation>
    </message>
    <message>
        <source>The cards belong to Nantong and the towns around it and are hardly known elsewhere. They are told to be as old as the Tang dynasty, or as the end of the Yuan; there is no proof. Since 2014 the game is on the city’s list of intangible heritage.</source>
        <translation>Kad ini berasal dari Nantong dan pekan-pekan di sekitarnya, dan hampir tidak dikenali di tempat lain. Konon kad ini sudah ada sejak zaman Tang, atau sejak akhir zaman Yuan; buktinya tiada. Sejak 2014 permainan ini berada dalam senarai warisan tidak ketara bandar raya itu.</translation>
    </message>
    <message>
        <source>A figure stands at the head, number and suit fill the field below it. The people on the Myriads from 1 to 7 are those of the tradition, as are Liu Haichan, the qilin, the tortoise, the spirit of the clam and the Eight Immortals somewhere in the deck. Which of them stands where, and all the other pictures, are our own choice.</source>
        <translation>Satu gambar terletak di bahagian atas, nombor dan suit memenuhi ruang di bawahnya. Orang pada 1 hingga 7 Miriad ialah watak tradisi, begitu juga Liu Haichan, qilin, kura-kura, roh kepah dan Lapan Dewa di sana sini dalam set ini. Watak mana pada kad mana, dan semua gambar lain, ialah pilihan kami sendiri.</translation>
    </message>
    <message>
        <source>Chắn is played with 100 of the 120 cards: ranks 2 to 9 and Chi chi. The other faces have dots under their names.</source>
        <translation>Chắn dimainkan dengan 100 daripada 120 keping kad: angka 2 hingga 9 dan Chi chi. Kad lain ada titik di bawah namanya.</translation>
    </message>
    <message>
        <source>Paohuzi is played with all 80 cards.</source>
        <translation>Paohuzi dimainkan dengan kesemua 80 keping kad.</translation>
    </message>
    <message>
        <source>The game is played with 120 of the 125 cards, without the five lucky ones. These have dots under their names.</source>
        <translation>Permainan ini menggunakan 120 daripada 125 keping kad, tanpa lima kad bertuah. Kad bertuah ada titik di bawah namanya.</translation>
    </message>
</context>
<context>
    <name>DeckPage</name>
    <message>
        <source>← Card traditions</source>
        <translation>← Tradisi permainan kad</translation>
    </message>
    <message>
        <source>Wikipedia ↗</source>
        <translation>Wikipedia ↗</translation>
    </message>
    <message>
        <source>Opens in the browser</source>
        <translation>Dibuka dalam pelayar</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Teruskan</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Mulakan</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Peraturan</translation>
    </message>
    <message>
        <source>Origin and pictures</source>
        <translation>Asal usul dan gambar</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sumber</translation>
    </message>
    <message>
        <source>A deal is waiting where you left it</source>
        <translation>Satu pusingan menunggu di tempat anda berhenti</translation>
    </message>
    <message>
        <source>Only those used in %1</source>
        <comment>the name of a game</comment>
        <translation>Hanya kad yang digunakan dalam %1</translation>
    </message>
</context>
<context>
    <name>FaceView</name>
    <message>
        <source>← All faces</source>
        <translation>← Semua jenis kad</translation>
    </message>
    <message>
        <source>← Previous</source>
        <translation>← Sebelumnya</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>Seterusnya →</translation>
    </message>
    <message>
        <source>Used in %1</source>
        <translation>Digunakan dalam %1</translation>
    </message>
    <message>
        <source>Not used in %1</source>
        <translation>Tidak digunakan dalam %1</translation>
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
        <translation>Nama fail:</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>Jenis fail:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
</context>
<context>
    <name>Find</name>
    <message>
        <source>Find (Ctrl+F)</source>
        <translation>Cari (Ctrl+F)</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>Cari dalam peraturan</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>Hasil sebelumnya (Shift+F3)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>Hasil seterusnya (F3)</translation>
    </message>
    <message>
        <source>“%1” is not in these rules.</source>
        <translation>“%1” tiada dalam peraturan ini.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which of the places found</comment>
        <translation>%1 daripada %2</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Not used in %1</source>
        <translation>Tidak digunakan dalam %1</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Jenis kad</translation>
    </message>
</context>
<context>
    <name>Game</name>
    <message>
        <source>%1 · You against %2 AI · Single deal</source>
        <translation>%1 · Anda lawan %2 AI · Satu pusingan</translation>
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
        <translation>Kad Panjang Nantong</translation>
    </message>
    <message>
        <source>With 100 of the Tổ Tôm cards, complete ten pairs, at least six of them pairs of identical cards.</source>
        <translation>Dengan 100 keping kad Tổ Tôm, lengkapkan sepuluh pasangan, sekurang-kurangnya enam daripadanya pasangan serupa.</translation>
    </message>
    <message>
        <source>Complete seven groups worth at least 15 huxi with a card from the stock. Three alike turned up by yourself are forced; what you pass you cannot take later.</source>
        <translation>Lengkapkan tujuh kumpulan bernilai sekurang-kurangnya 15 huxi dengan kad dari timbunan. Tiga serupa yang anda buka sendiri adalah wajib; kad yang dilepaskan tidak boleh diambil kemudian.</translation>
    </message>
    <message>
        <source>Draw and discard, claim pungs and kongs but no runs, and win with seven groups and a pair. Two indicators raise the values; all three players settle their differences in hu.</source>
        <translation>Cabut dan buang, tuntut pong dan kong tetapi bukan turutan, dan menang dengan tujuh kumpulan dan satu pasangan. Dua kad penunjuk menaikkan nilai; ketiga-tiga pemain menyelesaikan perbezaan dalam hu.</translation>
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
        <translation>Meja</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Peraturan penuh</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a button that shows the score sheet</extracomment>
        <translation>Skor</translation>
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
        <translation>pasangan</translation>
    </message>
    <message>
        <source>run</source>
        <translation>turutan</translation>
    </message>
    <message>
        <source>triplet</source>
        <translation>tiga serupa</translation>
    </message>
    <message>
        <source>opening declaration</source>
        <translation>pengisytiharan pembukaan</translation>
    </message>
    <message>
        <source>Tiandi Hezi</source>
        <translation>Tiandi Hezi</translation>
    </message>
    <message>
        <source>pung</source>
        <translation>pong</translation>
    </message>
    <message>
        <source>exposed kong</source>
        <translation>kong terbuka</translation>
    </message>
    <message>
        <source>added kong</source>
        <translation>kong tambahan</translation>
    </message>
    <message>
        <source>concealed kong</source>
        <translation>kong tersembunyi</translation>
    </message>
    <message>
        <source>three in hand</source>
        <translation>tiga di tangan</translation>
    </message>
    <message>
        <source>four in hand</source>
        <translation>empat di tangan</translation>
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
        <translation>%1 kan di tangan · %2 huxi (perlu 15)</translation>
    </message>
    <message>
        <source>%1 hu in groups and hand</source>
        <translation>%1 hu dalam kumpulan dan di tangan</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Lengkap</translation>
    </message>
    <message>
        <source>Can no longer reach 15 huxi</source>
        <translation>Tidak dapat lagi mencapai 15 huxi</translation>
    </message>
    <message>
        <source>Waits for: %1</source>
        <translation>Menunggu: %1</translation>
    </message>
    <message>
        <source>Waits for a card after a discard</source>
        <translation>Menunggu kad selepas membuang</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>You had hints and took moves back.</source>
        <translation>Anda menggunakan pembayang dan menarik balik langkah.</translation>
    </message>
    <message>
        <source>You had hints.</source>
        <translation>Anda menggunakan pembayang.</translation>
    </message>
    <message>
        <source>You took moves back.</source>
        <translation>Anda menarik balik langkah.</translation>
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
        <translation>Jawapan dalam %1</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Di mana-mana</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Di meja</translation>
    </message>
    <message>
        <source>In the rules</source>
        <translation>Dalam peraturan</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Kekunci</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Find words in the rules</source>
        <translation>Cari perkataan dalam peraturan</translation>
    </message>
    <message>
        <source>The next place that was found</source>
        <translation>Hasil carian seterusnya</translation>
    </message>
    <message>
        <source>The place before that was found</source>
        <translation>Hasil carian sebelumnya</translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation>Cetak peraturan</translation>
    </message>
    <message>
        <source>From the answers to the hand, the open groups, the discards and the log</source>
        <translation>Daripada jawapan ke kad di tangan, kumpulan terbuka, kad buangan dan log</translation>
    </message>
    <message>
        <source>Another card, or another answer</source>
        <translation>Kad lain, atau jawapan lain</translation>
    </message>
    <message>
        <source>The first card, or the last</source>
        <translation>Kad pertama, atau yang terakhir</translation>
    </message>
    <message>
        <source>Select a card; play the selected one; give an answer</source>
        <translation>Pilih kad; mainkan kad yang dipilih; beri jawapan</translation>
    </message>
    <message>
        <source>Give one of the answers that are shown, from the top; without any, the next card of that rank</source>
        <translation>Beri salah satu jawapan yang ditunjukkan, dikira dari atas; jika tiada, kad seterusnya dengan angka itu</translation>
    </message>
    <message>
        <source>Put the selected card back; close an explanation</source>
        <translation>Letak semula kad yang dipilih; tutup penjelasan</translation>
    </message>
    <message>
        <source>Ask why the card cannot be played now</source>
        <translation>Tanya mengapa kad itu tidak boleh dimainkan sekarang</translation>
    </message>
    <message>
        <source>Move the card to another place in the hand</source>
        <translation>Pindahkan kad ke tempat lain di tangan</translation>
    </message>
    <message>
        <source>Sort the hand again</source>
        <translation>Susun semula kad di tangan</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>Bahasa Melayu</translation>
    </message>
</context>
<context>
    <name>LanguageBox</name>
    <message>
        <source>Language</source>
        <translation>Bahasa</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Apprentice</source>
        <extracomment>the lowest level of the AI players</extracomment>
        <translation>Perantis</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>the middle level of the AI players</extracomment>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>the highest level of the AI players</extracomment>
        <translation>Pakar</translation>
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
        <translation>Kad penunjuk: %1</translation>
    </message>
    <message>
        <source>You turn up %2</source>
        <translation>Anda membuka %2</translation>
    </message>
    <message>
        <source>%1 turns up %2</source>
        <translation>%1 membuka %2</translation>
    </message>
    <message>
        <source>You discard %2</source>
        <translation>Anda membuang %2</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 membuang %2</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Anda pas</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1 pas</translation>
    </message>
    <message>
        <source>You have no legal discard: your hand is dead</source>
        <translation>Anda tiada kad yang sah untuk dibuang: tangan anda mati</translation>
    </message>
    <message>
        <source>%1 has no legal discard: the hand is dead</source>
        <translation>%1 tiada kad yang sah untuk dibuang: tangannya mati</translation>
    </message>
    <message>
        <source>You deal and show your last card, %2</source>
        <translation>Anda mengagih dan menunjukkan kad terakhir anda, %2</translation>
    </message>
    <message>
        <source>%1 deals and shows the last card, %2</source>
        <translation>%1 mengagih dan menunjukkan kad terakhirnya, %2</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Anda mencabut sekeping kad</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 mencabut sekeping kad</translation>
    </message>
    <message>
        <source>You draw %2</source>
        <translation>Anda mencabut %2</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 mencabut %2</translation>
    </message>
    <message>
        <source>You draw a replacement</source>
        <translation>Anda mencabut kad gantian</translation>
    </message>
    <message>
        <source>%1 draws a replacement</source>
        <translation>%1 mencabut kad gantian</translation>
    </message>
    <message>
        <source>You draw a replacement, %2</source>
        <translation>Anda mencabut kad gantian, %2</translation>
    </message>
    <message>
        <source>%1 draws a replacement, %2</source>
        <translation>%1 mencabut kad gantian, %2</translation>
    </message>
    <message>
        <source>You take %2: chi %3</source>
        <translation>Anda mengambil %2: chi %3</translation>
    </message>
    <message>
        <source>%1 takes %2: chi %3</source>
        <translation>%1 mengambil %2: chi %3</translation>
    </message>
    <message>
        <source>You capture %2: Chắn</source>
        <translation>Anda mengambil %2: Chắn</translation>
    </message>
    <message>
        <source>%1 captures %2: Chắn</source>
        <translation>%1 mengambil %2: Chắn</translation>
    </message>
    <message>
        <source>You capture %2: Cạ</source>
        <translation>Anda mengambil %2: Cạ</translation>
    </message>
    <message>
        <source>%1 captures %2: Cạ</source>
        <translation>%1 mengambil %2: Cạ</translation>
    </message>
    <message>
        <source>You win on %2</source>
        <translation>Anda menang dengan %2</translation>
    </message>
    <message>
        <source>%1 wins on %2</source>
        <translation>%1 menang dengan %2</translation>
    </message>
    <message>
        <source>You claim %2: Chíu</source>
        <translation>Anda menuntut %2: Chíu</translation>
    </message>
    <message>
        <source>%1 claims %2: Chíu</source>
        <translation>%1 menuntut %2: Chíu</translation>
    </message>
    <message>
        <source>You take %2: peng</source>
        <translation>Anda mengambil %2: peng</translation>
    </message>
    <message>
        <source>%1 takes %2: peng</source>
        <translation>%1 mengambil %2: peng</translation>
    </message>
    <message>
        <source>You take %2: pao</source>
        <translation>Anda mengambil %2: pao</translation>
    </message>
    <message>
        <source>%1 takes %2: pao</source>
        <translation>%1 mengambil %2: pao</translation>
    </message>
    <message>
        <source>You claim %2: pung</source>
        <translation>Anda menuntut %2: pong</translation>
    </message>
    <message>
        <source>%1 claims %2: pung</source>
        <translation>%1 menuntut %2: pong</translation>
    </message>
    <message>
        <source>You claim %2: kong</source>
        <translation>Anda menuntut %2: kong</translation>
    </message>
    <message>
        <source>%1 claims %2: kong</source>
        <translation>%1 menuntut %2: kong</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Anda menang</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 menang</translation>
    </message>
    <message>
        <source>You make an opening declaration of %2</source>
        <translation>Anda membuat pengisytiharan pembukaan %2</translation>
    </message>
    <message>
        <source>%1 makes an opening declaration of %2</source>
        <translation>%1 membuat pengisytiharan pembukaan %2</translation>
    </message>
    <message>
        <source>You declare Tiandi Hezi</source>
        <translation>Anda mengisytiharkan Tiandi Hezi</translation>
    </message>
    <message>
        <source>%1 declares Tiandi Hezi</source>
        <translation>%1 mengisytiharkan Tiandi Hezi</translation>
    </message>
    <message>
        <source>You declare ready: your hand is locked</source>
        <translation>Anda mengisytiharkan sedia: tangan anda terkunci</translation>
    </message>
    <message>
        <source>%1 declares ready: the hand is locked</source>
        <translation>%1 mengisytiharkan sedia: tangannya terkunci</translation>
    </message>
    <message>
        <source>You declare a kong of %2</source>
        <translation>Anda mengisytiharkan kong %2</translation>
    </message>
    <message>
        <source>%1 declares a kong of %2</source>
        <translation>%1 mengisytiharkan kong %2</translation>
    </message>
    <message>
        <source>You form a wei of %2</source>
        <translation>Anda membentuk wei %2</translation>
    </message>
    <message>
        <source>%1 forms a wei of %2</source>
        <translation>%1 membentuk wei %2</translation>
    </message>
    <message>
        <source>You form a ti of %2</source>
        <translation>Anda membentuk ti %2</translation>
    </message>
    <message>
        <source>%1 forms a ti of %2</source>
        <translation>%1 membentuk ti %2</translation>
    </message>
    <message>
        <source>No card is left to turn up: the deal is a draw</source>
        <translation>Tiada lagi kad untuk dibuka: pusingan ini seri</translation>
    </message>
    <message>
        <source>No card is left to draw: the stock is exhausted</source>
        <translation>Tiada lagi kad untuk dicabut: timbunan habis</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Something went wrong. The log file in the data folder says what.</source>
        <translation>Ada sesuatu yang tidak kena. Fail log dalam folder data menyatakan butirannya.</translation>
    </message>
    <message>
        <source>No browser opens %1.</source>
        <translation>Tiada pelayar yang dapat membuka %1.</translation>
    </message>
    <message>
        <source>A deal of %1 is waiting.</source>
        <translation>Satu pusingan %1 sedang menunggu.</translation>
    </message>
    <message>
        <source>A new game takes its place.</source>
        <translation>Permainan baharu akan mengambil tempatnya.</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Mulakan permainan</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Teruskan</translation>
    </message>
    <message>
        <source>This deal is not over.</source>
        <translation>Pusingan ini belum tamat.</translation>
    </message>
    <message>
        <source>A new deal takes its place.</source>
        <translation>Pusingan baharu akan mengambil tempatnya.</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Pusingan baharu</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Teruskan bermain</translation>
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
        <translation>&amp;Pusingan baharu</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>Pusingan s&amp;eterusnya</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Mula semula</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Buat &amp;asal</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>B&amp;uat semula</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>shows what the strongest AI player would do now</extracomment>
        <translation>Pembayan&amp;g</translation>
    </message>
    <message>
        <source>Play a deal &amp;by number…</source>
        <translation>Main pusingan ikut &amp;nombor…</translation>
    </message>
    <message>
        <source>&amp;Copy the deal number</source>
        <translation>&amp;Salin nombor pusingan</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>&amp;Buka rekod…</translation>
    </message>
    <message>
        <source>Sa&amp;ve record…</source>
        <translation>S&amp;impan rekod…</translation>
    </message>
    <message>
        <source>&amp;Past deals…</source>
        <translation>Pusingan &amp;lepas…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Tetapan…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Keluar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Kem&amp;bali</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Maju</translation>
    </message>
    <message>
        <source>&amp;Card traditions</source>
        <translation>&amp;Tradisi permainan kad</translation>
    </message>
    <message>
        <source>Full &amp;rules</source>
        <translation>Peratu&amp;ran penuh</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>&amp;Susun kad di tangan</translation>
    </message>
    <message>
        <source>&amp;Latin indices on the cards</source>
        <translation>Indeks &amp;Latin pada kad</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Skrin p&amp;enuh</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Kekunci</translation>
    </message>
    <message>
        <source>&amp;About Cardavia</source>
        <translation>&amp;Perihal Cardavia</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>S&amp;usunan kad di tangan</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Permainan</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>P&amp;aparan</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Bantuan</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>the name of a game</comment>
        <translation>Peraturan %1</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
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
        <translation>tujuh turutan</translation>
    </message>
    <message>
        <source>Piao Hu</source>
        <translation>Piao Hu</translation>
    </message>
    <message>
        <source>triplets and kongs only, beside Wenqian</source>
        <translation>tiga serupa dan kong sahaja, selain Wenqian</translation>
    </message>
    <message>
        <source>Tazi Hu</source>
        <translation>Tazi Hu</translation>
    </message>
    <message>
        <source>runs and triplets mixed</source>
        <translation>campuran turutan dan tiga serupa</translation>
    </message>
    <message>
        <source>Wenqian</source>
        <translation>Wenqian</translation>
    </message>
    <message>
        <source>1–2–3 of Coins</source>
        <translation>1–2–3 Syiling</translation>
    </message>
    <message>
        <source>Self-draw</source>
        <translation>Cabutan sendiri</translation>
    </message>
    <message>
        <source>won on one’s own draw</source>
        <translation>menang dengan cabutan sendiri</translation>
    </message>
    <message>
        <source>Kong replacement</source>
        <translation>Kad gantian kong</translation>
    </message>
    <message>
        <source>drawn from the back after a kong</source>
        <translation>dicabut dari belakang selepas kong</translation>
    </message>
    <message>
        <source>Waiting card</source>
        <translation>Kad tungguan</translation>
    </message>
    <message>
        <source>in the pair, or the middle or edge of a run</source>
        <translation>dalam pasangan, atau di tengah atau hujung turutan</translation>
    </message>
    <message>
        <source>Closed Piao Hu</source>
        <translation>Piao Hu tertutup</translation>
    </message>
    <message>
        <source>without a pung</source>
        <translation>tanpa pong</translation>
    </message>
    <message>
        <source>Three Elders</source>
        <translation>Tiga Tetua</translation>
    </message>
    <message>
        <source>three or more each of Red Flower, White Flower and Thousand</source>
        <translation>tiga atau lebih setiap satu: Bunga Merah, Bunga Putih dan Seribu</translation>
    </message>
    <message>
        <source>Heavenly win</source>
        <translation>Kemenangan kad asal</translation>
    </message>
    <message>
        <source>the dealer wins before its first discard</source>
        <translation>pengagih menang sebelum buangan pertamanya</translation>
    </message>
    <message>
        <source>First discard</source>
        <translation>Buangan pertama</translation>
    </message>
    <message>
        <source>won on the first discard of the dealer</source>
        <translation>menang dengan buangan pertama pengagih</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Sedia</translation>
    </message>
    <message>
        <source>declared before play</source>
        <translation>diisytiharkan sebelum permainan</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Kad terakhir</translation>
    </message>
    <message>
        <source>the last card of the stock, drawn by oneself</source>
        <translation>kad terakhir timbunan, dicabut sendiri</translation>
    </message>
</context>
<context>
    <name>Nantong rules</name>
    <message>
        <source>Objective</source>
        <translation>Matlamat</translation>
    </message>
    <message>
        <source>Three people play, each for themselves. You build a hand of groups, and the deal ends when somebody completes one. But every hand is worth something, also those of the losers, and the players settle the differences. A win does not promise the highest total.</source>
        <translation>Tiga orang bermain, masing-masing untuk diri sendiri. Anda membina tangan daripada kumpulan, dan pusingan tamat apabila seseorang melengkapkannya. Namun setiap tangan ada nilainya, termasuk tangan pemain yang kalah, dan semua pemain menyelesaikan perbezaannya. Kemenangan tidak menjanjikan jumlah tertinggi.</translation>
    </message>
    <message>
        <source>A winning hand is seven groups and one pair. The groups that you have declared, opening declarations, pungs and kongs, count among the seven; Tiandi Hezi (N4.5) does not.</source>
        <comment>N2.4</comment>
        <translation>Tangan yang menang ialah tujuh kumpulan dan satu pasangan. Kumpulan yang telah anda isytiharkan – pengisytiharan pembukaan, pong dan kong – dikira antara tujuh itu; Tiandi Hezi (N4.5) tidak.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Persediaan</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Kad</translation>
    </message>
    <message>
        <source>The deck has 125 cards: thirty faces with four copies each, and five lucky cards, Fortune, Prosperity, Longevity, Joy and Wealth, of which there is one each. The thirty faces are the ranks 1 to 9 in Myriads, Strings and Coins, and the Thousand, the White Flower and the Red Flower. The game is played with these 120 cards; the lucky cards stay out.</source>
        <comment>N1.1</comment>
        <translation>Set ini mempunyai 125 keping kad: tiga puluh jenis dengan empat keping setiap satu, dan lima kad bertuah, iaitu Tuah, Kemakmuran, Umur Panjang, Kegembiraan dan Kekayaan, sekeping setiap satu. Tiga puluh jenis itu ialah angka 1 hingga 9 bagi Miriad, Tali dan Syiling, serta Seribu, Bunga Putih dan Bunga Merah. Permainan menggunakan 120 keping kad ini; kad bertuah diketepikan.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;four old generals&lt;/b&gt; are {thousand} {white} {red} and {9s}. Every other face is an &lt;b&gt;ordinary&lt;/b&gt; one.</source>
        <comment>N1.2</comment>
        <translation>&lt;b&gt;Empat jeneral veteran&lt;/b&gt; ialah {thousand} {white} {red} dan {9s}. Setiap jenis lain ialah jenis &lt;b&gt;biasa&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The groups</source>
        <translation>Kumpulan</translation>
    </message>
    <message>
        <source>Three ranks in a row of one suit are a &lt;b&gt;run&lt;/b&gt;, three cards of one face a &lt;b&gt;triplet&lt;/b&gt;. A triplet made with a claimed discard is a &lt;b&gt;pung&lt;/b&gt;. Four cards of one face that you declare are a &lt;b&gt;kong&lt;/b&gt;. Two cards of one face are a &lt;b&gt;pair&lt;/b&gt;.</source>
        <comment>N2.1</comment>
        <translation>Tiga angka berturut-turut dalam satu suit ialah &lt;b&gt;turutan&lt;/b&gt;, tiga kad serupa ialah &lt;b&gt;tiga serupa&lt;/b&gt;. Tiga serupa yang dibentuk dengan kad buangan yang dituntut ialah &lt;b&gt;pong&lt;/b&gt;. Empat kad serupa yang anda isytiharkan ialah &lt;b&gt;kong&lt;/b&gt;. Dua kad serupa ialah &lt;b&gt;pasangan&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A run</source>
        <translation>Turutan</translation>
    </message>
    <message>
        <source>A triplet</source>
        <translation>Tiga serupa</translation>
    </message>
    <message>
        <source>Thousand, White Flower and Red Flower make only groups of one face. The Nine of Strings may also end the run {7s}{8s}{9s}.</source>
        <comment>N2.2</comment>
        <translation>Seribu, Bunga Putih dan Bunga Merah hanya membentuk kumpulan kad serupa. 9 Tali boleh juga mengakhiri turutan {7s}{8s}{9s}.</translation>
    </message>
    <message>
        <source>The run {1c}{2c}{3c} has a name of its own: &lt;b&gt;Wenqian&lt;/b&gt;.</source>
        <comment>N2.3</comment>
        <translation>Turutan {1c}{2c}{3c} ada nama sendiri: &lt;b&gt;Wenqian&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Mengagihkan kad</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random. The dealer gets 23 cards, the others 22 each. Two cards, the &lt;b&gt;indicators&lt;/b&gt;, are turned face up and stay out of play. The remaining 51 cards are the stock. Cards are drawn from its front, and replacements from its back.</source>
        <comment>N3.1</comment>
        <translation>Pengagih pertama dipilih secara rawak. Pengagih mendapat 23 keping kad, yang lain 22 setiap seorang. Dua kad, iaitu &lt;b&gt;kad penunjuk&lt;/b&gt;, dibuka dan tidak masuk permainan. 51 keping kad yang tinggal menjadi timbunan. Kad dicabut dari hadapannya, dan kad gantian dari belakangnya.</translation>
    </message>
    <message>
        <source>“Next deal” passes the deal to the next seat. “Restart” draws a new dealer at random.</source>
        <comment>N3.2</comment>
        <translation>“Pusingan seterusnya” memindahkan giliran mengagih kepada pemain seterusnya. “Mula semula” memilih pengagih baharu secara rawak.</translation>
    </message>
    <message>
        <source>Preparation</source>
        <translation>Sebelum bermula</translation>
    </message>
    <message>
        <source>Before play, each player in turn, the dealer first, makes as many opening declarations as they like and then finishes, some by declaring ready. You are asked only while you have something to declare or may declare ready; otherwise your preparation ends by itself.</source>
        <comment>N4.1</comment>
        <translation>Sebelum permainan, setiap pemain mengikut giliran, pengagih dahulu, membuat seberapa banyak pengisytiharan pembukaan yang dikehendaki lalu menamatkan persediaannya, ada yang dengan mengisytiharkan sedia. Anda hanya ditanya selagi ada yang boleh diisytiharkan atau anda boleh mengisytiharkan sedia; jika tidak, persediaan anda tamat sendiri.</translation>
    </message>
    <message>
        <source>Only the cards that you were dealt count for an opening declaration, never a replacement.</source>
        <comment>N4.2</comment>
        <translation>Hanya kad yang diagihkan kepada anda dikira untuk pengisytiharan pembukaan, bukan kad gantian.</translation>
    </message>
    <message>
        <source>If you were dealt four cards of one face, you may declare them. They lie open as one of your seven groups, and you draw one replacement from the back of the stock.</source>
        <comment>N4.3</comment>
        <translation>Jika kad asal anda mengandungi empat kad serupa, anda boleh mengisytiharkannya. Kad itu terbuka sebagai salah satu daripada tujuh kumpulan anda, dan anda mencabut satu kad gantian dari belakang timbunan.</translation>
    </message>
    <message>
        <source>If you were dealt exactly three cards of a face that is also an indicator, you may declare them. They lie open as one of your groups, without a replacement.</source>
        <comment>N4.4</comment>
        <translation>Jika kad asal anda mengandungi tepat tiga kad daripada jenis yang juga menjadi kad penunjuk, anda boleh mengisytiharkannya. Kad itu terbuka sebagai salah satu kumpulan anda, tanpa kad gantian.</translation>
    </message>
    <message>
        <source>If both indicators have the same face and you were dealt the other two cards of it, you may declare &lt;b&gt;Tiandi Hezi&lt;/b&gt;. The two cards lie open, and you draw two replacements from the back of the stock.</source>
        <comment>N4.5</comment>
        <translation>Jika kedua-dua kad penunjuk serupa dan dua kad selebihnya daripada jenis itu ada dalam kad asal anda, anda boleh mengisytiharkan &lt;b&gt;Tiandi Hezi&lt;/b&gt;. Dua kad itu terbuka, dan anda mencabut dua kad gantian dari belakang timbunan.</translation>
    </message>
    <message>
        <source>If you are not the dealer and need exactly one more card to win, you may declare &lt;b&gt;ready&lt;/b&gt;. A face that would complete your hand counts only if fewer than four of it are in your hand, among your open cards (Hezi too) and the indicators together. Your hand is then locked: on your own turn you may only win or discard the card that you drew, and you never make a pung or a kong. You may still win on a discard or by robbing a kong.</source>
        <comment>N4.6</comment>
        <translation>Jika anda bukan pengagih dan memerlukan tepat satu kad lagi untuk menang, anda boleh mengisytiharkan &lt;b&gt;sedia&lt;/b&gt;. Jenis kad yang dapat melengkapkan tangan anda dikira hanya jika jumlahnya di tangan anda, antara kad terbuka anda (termasuk Hezi) dan antara kad penunjuk kurang daripada empat. Tangan anda kemudian terkunci: pada giliran sendiri anda hanya boleh menang atau membuang kad yang dicabut, dan anda tidak boleh lagi membuat pong atau kong. Anda masih boleh menang dengan kad buangan atau dengan merampas kong.</translation>
    </message>
    <message>
        <source>When all have finished, the dealer acts first, without drawing: the dealer may win with a complete hand (a &lt;b&gt;heavenly win&lt;/b&gt;), declare a concealed kong, or discard. Replacements drawn in preparation do not spoil a heavenly win; a concealed kong on this first turn does.</source>
        <comment>N4.7</comment>
        <translation>Apabila semua sudah selesai, pengagih bermain dahulu tanpa mencabut: pengagih boleh menang dengan tangan yang lengkap (&lt;b&gt;kemenangan kad asal&lt;/b&gt;), mengisytiharkan kong tersembunyi, atau membuang kad. Kad gantian yang dicabut semasa persediaan tidak menjejaskan kemenangan kad asal; kong tersembunyi pada giliran pertama ini menjejaskannya.</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>Bermain satu giliran</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Giliran anda</translation>
    </message>
    <message>
        <source>You draw a card from the front of the stock. Then you may win, declare four cards of one face in your hand as a concealed kong, add the fourth card to your own pung, or discard a card.</source>
        <comment>N5.1</comment>
        <translation>Anda mencabut kad dari hadapan timbunan. Kemudian anda boleh menang, mengisytiharkan empat kad serupa di tangan sebagai kong tersembunyi, menambah kad keempat pada pong anda sendiri, atau membuang kad.</translation>
    </message>
    <message>
        <source>A kong of any kind needs a card left in the stock. After it you draw a replacement from the back and may again do all that N5.1 allows.</source>
        <comment>N5.2</comment>
        <translation>Kong apa pun memerlukan sekeping kad yang tinggal dalam timbunan. Selepasnya anda mencabut kad gantian dari belakang dan sekali lagi boleh melakukan semua yang dibenarkan N5.1.</translation>
    </message>
    <message>
        <source>When you add a card to your pung, every other player whose hand it completes may rob it, that is, win with it; the player after you comes first. A robbed kong stays a pung. If nobody robs it, it is an exposed kong.</source>
        <comment>N5.3</comment>
        <translation>Apabila anda menambah kad pada pong anda, setiap pemain lain yang tangannya dilengkapkan oleh kad itu boleh merampasnya, iaitu menang dengannya; pemain selepas anda didahulukan. Kong yang dirampas kekal sebagai pong. Jika tiada sesiapa merampasnya, kumpulan itu menjadi kong terbuka.</translation>
    </message>
    <message>
        <source>After a discard</source>
        <translation>Selepas kad dibuang</translation>
    </message>
    <message>
        <source>The other players may claim a discard. A win comes first. Then come pung, with at least two of the face in hand, and kong, with three in hand and a card left in the stock; with three you may choose. Among equal claims the player who sits next after the discarder comes first, and only one player can win. After a pung you discard without drawing, and may neither win nor make a kong before that. After a claimed kong you draw a replacement and go on as in N5.1.</source>
        <comment>N5.4</comment>
        <translation>Pemain lain boleh menuntut kad buangan. Kemenangan didahulukan. Kemudian pong, dengan sekurang-kurangnya dua kad jenis itu di tangan, dan kong, dengan tiga di tangan dan sekeping kad tinggal dalam timbunan; dengan tiga anda boleh memilih. Antara tuntutan yang sama, pemain yang duduk paling dekat selepas pembuang didahulukan, dan hanya seorang pemain boleh menang. Selepas pong anda membuang tanpa mencabut, dan sebelum itu tidak boleh menang atau membuat kong. Selepas kong yang dituntut anda mencabut kad gantian dan meneruskan seperti dalam N5.1.</translation>
    </message>
    <message>
        <source>You never make a run with a discard, unless you win on it.</source>
        <comment>N5.5</comment>
        <translation>Anda tidak sekali-kali membentuk turutan dengan kad buangan, melainkan anda menang dengannya.</translation>
    </message>
    <message>
        <source>If you pass a card, you may still win or pung on the same face later.</source>
        <comment>N5.6</comment>
        <translation>Jika anda pas pada sekeping kad, anda masih boleh menang atau membuat pong dengan jenis yang sama kemudian.</translation>
    </message>
    <message>
        <source>When a player must draw and the stock is empty, the deal is exhausted. Wins and pungs on the last discard are settled before that.</source>
        <comment>N5.7</comment>
        <translation>Apabila seorang pemain mesti mencabut dan timbunan kosong, pusingan tamat kerana timbunan habis. Kemenangan dan pong ke atas buangan terakhir diputuskan sebelum itu.</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>Skor dan penamat</translation>
    </message>
    <message>
        <source>Pung</source>
        <translation>Pong</translation>
    </message>
    <message>
        <source>Exposed kong, claimed or added</source>
        <translation>Kong terbuka, dituntut atau ditambah</translation>
    </message>
    <message>
        <source>Concealed kong</source>
        <translation>Kong tersembunyi</translation>
    </message>
    <message>
        <source>Opening declaration, of four or of three</source>
        <translation>Pengisytiharan pembukaan, empat atau tiga kad</translation>
    </message>
    <message>
        <source>Tiandi Hezi</source>
        <translation>Tiandi Hezi</translation>
    </message>
    <message>
        <source>Exactly three of a face in hand</source>
        <translation>Tepat tiga serupa di tangan</translation>
    </message>
    <message>
        <source>All four of a face in hand</source>
        <translation>Kesemua empat serupa di tangan</translation>
    </message>
    <message>
        <source>Base hu</source>
        <translation>Hu asas</translation>
    </message>
    <message>
        <source>Every player, winner or not, counts the cards before them at the end of the deal.</source>
        <translation>Setiap pemain, menang atau tidak, mengira kad di hadapannya pada akhir pusingan.</translation>
    </message>
    <message>
        <source>Each declared group has a value, from a pung, the least, to an opening declaration and Tiandi Hezi, the most.</source>
        <comment>N6.1</comment>
        <translation>Setiap kumpulan yang diisytiharkan ada nilainya, daripada pong, yang paling kecil, hingga pengisytiharan pembukaan dan Tiandi Hezi, yang paling besar.</translation>
    </message>
    <message>
        <source>Three or four of a face in hand have a value too, even if the winning hand uses them in runs. The unit of all values is the &lt;b&gt;hu&lt;/b&gt;. A won hand counts the winning card as a card in hand, but see N6.5.</source>
        <comment>N6.2</comment>
        <translation>Tiga atau empat kad serupa di tangan juga ada nilainya, walaupun tangan yang menang menggunakannya dalam turutan. Unit semua nilai ialah &lt;b&gt;hu&lt;/b&gt;. Tangan yang menang mengira kad kemenangan sebagai kad di tangan, tetapi lihat N6.5.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Butiran</translation>
    </message>
    <message>
        <source>Hu</source>
        <translation>Hu</translation>
    </message>
    <message>
        <source>All these values are doubled if the face is an old general. They are also doubled for each indicator that fits: an indicator of an ordinary face doubles the ordinary faces of its rank in all suits, and an old general as indicator doubles all four old generals. Each of them doubles once more. The Nine of Strings counts here as an old general only: a Nine of Myriads or Coins does not double it, and it does not double them.</source>
        <comment>N6.3</comment>
        <translation>Semua nilai ini digandakan jika jenis kadnya jeneral veteran. Nilai juga digandakan bagi setiap kad penunjuk yang sepadan: kad penunjuk jenis biasa menggandakan semua jenis biasa dengan angka yang sama, dalam semua suit, dan jeneral veteran sebagai kad penunjuk menggandakan keempat-empat jeneral veteran. Gandaan ini terkumpul: setiap satu menggandakan lagi. 9 Tali di sini dikira sebagai jeneral veteran sahaja: 9 Miriad atau 9 Syiling tidak menggandakannya, dan 9 Tali tidak menggandakan kedua-duanya.</translation>
    </message>
    <message>
        <source>A face that is exactly that of an indicator counts more: a pung of it is doubled once more, and three of it in hand count 12 in place of 4, before the doublings of N6.3. Opening declarations get nothing extra.</source>
        <comment>N6.4</comment>
        <translation>Jenis yang sama tepat dengan kad penunjuk dikira lebih: pongnya digandakan sekali lagi, dan tiga di tangan dikira 12 sebagai ganti 4, sebelum gandaan N6.3. Pengisytiharan pembukaan tidak mendapat tambahan.</translation>
    </message>
    <message>
        <source>The indicators are {2s} and {3m}. Three {2m} in hand count 4 × 2 = 8. Three {2s} in hand count 12 × 2 = 24.</source>
        <comment>N6.4 example</comment>
        <translation>Kad penunjuknya {2s} dan {3m}. Tiga {2m} di tangan dikira 4 × 2 = 8. Tiga {2s} di tangan dikira 12 × 2 = 24.</translation>
    </message>
    <message>
        <source>Both indicators are {4c}. Tiandi Hezi counts 16 × 2 × 2 = 64.</source>
        <comment>N6.3 example</comment>
        <translation>Kedua-dua kad penunjuk {4c}. Tiandi Hezi dikira 16 × 2 × 2 = 64.</translation>
    </message>
    <message>
        <source>One indicator is {9s}: three {9m} in hand count 4. One indicator is {9m}: three {9s} in hand count 8, and three {9c} in hand count 8.</source>
        <comment>N6.3 example</comment>
        <translation>Satu kad penunjuk {9s}: tiga {9m} di tangan dikira 4. Satu kad penunjuk {9m}: tiga {9s} di tangan dikira 8, dan tiga {9c} di tangan dikira 8.</translation>
    </message>
    <message>
        <source>If you win on a discard or by robbing a kong, and the winning card is your third of a face in hand, these three count as a pung, 2 and the doublings of N6.3 and N6.4, whatever groups they are used in. If it is your fourth, your own three count as three in hand, never as four. A winning card that you drew yourself counts as a card in hand.</source>
        <comment>N6.5</comment>
        <translation>Jika anda menang dengan kad buangan atau dengan merampas kong, dan kad kemenangan itu kad ketiga jenisnya di tangan anda, ketiga-tiganya dikira sebagai pong, 2 dan gandaan N6.3 dan N6.4, walau dalam kumpulan apa pun kad itu digunakan. Jika ia kad keempat, tiga kad anda sendiri dikira sebagai tiga di tangan, tidak sekali-kali empat. Kad kemenangan yang anda cabut sendiri dikira sebagai kad di tangan.</translation>
    </message>
    <message>
        <source>An ordinary face that no indicator doubles</source>
        <translation>Jenis biasa yang tidak digandakan oleh kad penunjuk</translation>
    </message>
    <message>
        <source>An old general when no old general is an indicator</source>
        <translation>Jeneral veteran apabila tiada jeneral veteran menjadi kad penunjuk</translation>
    </message>
    <message>
        <source>The face of an ordinary indicator</source>
        <translation>Jenis kad penunjuk biasa</translation>
    </message>
    <message>
        <source>Its rank in another suit</source>
        <translation>Angkanya dalam suit lain</translation>
    </message>
    <message>
        <source>An old general that is an indicator</source>
        <translation>Jeneral veteran yang menjadi kad penunjuk</translation>
    </message>
    <message>
        <source>The other old generals then</source>
        <translation>Jeneral veteran yang lain ketika itu</translation>
    </message>
    <message>
        <source>What groups are worth, in hu, when the other indicator does not matter:</source>
        <translation>Nilai kumpulan, dalam hu, apabila kad penunjuk yang satu lagi tidak memberi kesan:</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Jenis kad</translation>
    </message>
    <message>
        <source>Three in hand</source>
        <translation>Tiga di tangan</translation>
    </message>
    <message>
        <source>Exposed kong</source>
        <translation>Kong terbuka</translation>
    </message>
    <message>
        <source>Opening declaration</source>
        <translation>Pengisytiharan pembukaan</translation>
    </message>
    <message>
        <source>What the winner adds</source>
        <translation>Tambahan pemenang</translation>
    </message>
    <message>
        <source>The shape of the winning hand: seven runs are &lt;b&gt;Qing Hu&lt;/b&gt;, +100. Triplets and kongs only, with opening declarations counted among them and Wenqian runs allowed beside them, are &lt;b&gt;Piao Hu&lt;/b&gt;, +50 and the total ×2. Any other mixture is &lt;b&gt;Tazi Hu&lt;/b&gt;, +20.</source>
        <comment>N7.1</comment>
        <translation>Bentuk tangan yang menang: tujuh turutan ialah &lt;b&gt;Qing Hu&lt;/b&gt;, +100. Tiga serupa dan kong sahaja, termasuk pengisytiharan pembukaan dan dengan turutan Wenqian dibenarkan di sampingnya, ialah &lt;b&gt;Piao Hu&lt;/b&gt;, +50 dan jumlah ×2. Campuran lain ialah &lt;b&gt;Tazi Hu&lt;/b&gt;, +20.</translation>
    </message>
    <message>
        <source>Wenqian runs in the winning hand: one +20, two +50, three +100, four +200.</source>
        <comment>N7.2</comment>
        <translation>Turutan Wenqian dalam tangan yang menang: satu +20, dua +50, tiga +100, empat +200.</translation>
    </message>
    <message>
        <source>A win on a card that you drew yourself: +10; a heavenly win is none. If that card was the replacement of a kong, concealed, added or claimed, another +10. A replacement in preparation does not count.</source>
        <comment>N7.3</comment>
        <translation>Menang dengan kad yang anda cabut sendiri: +10; kemenangan kad asal tidak termasuk. Jika kad itu kad gantian bagi kong, sama ada tersembunyi, ditambah atau dituntut, +10 lagi. Kad gantian dalam persediaan tidak dikira.</translation>
    </message>
    <message>
        <source>The &lt;b&gt;waiting card&lt;/b&gt;, +10, at most once: the winning card completes the pair, or is the middle of a run, or the Three of a run 1–2–3, or the Seven of a run 7–8–9. Never with a heavenly win.</source>
        <comment>N7.4</comment>
        <translation>&lt;b&gt;Kad tungguan&lt;/b&gt;, +10, paling banyak sekali: kad kemenangan melengkapkan pasangan, atau di tengah turutan, atau 3 bagi turutan 1–2–3, atau 7 bagi turutan 7–8–9. Tidak sekali-kali dengan kemenangan kad asal.</translation>
    </message>
    <message>
        <source>The total is doubled once for each of these: Piao Hu; Closed Piao, a Piao Hu with no pung among the declared groups; Three Elders, at least three each of Red Flower, White Flower and Thousand among hand, winning card and groups, Hezi cards left out; a heavenly win; a win on the dealer’s first discard, also when a concealed kong came before it; ready declared; the last card of the stock drawn by yourself, from the front or as a kong replacement. For Closed Piao an added kong counts as a pung; a claimed or concealed kong and an opening declaration do not, nor does a triplet that the winning discard completes.</source>
        <comment>N7.5</comment>
        <translation>Jumlah digandakan sekali bagi setiap yang berikut: Piao Hu; Piao Hu tertutup, iaitu Piao Hu tanpa pong antara kumpulan yang diisytiharkan; Tiga Tetua, iaitu sekurang-kurangnya tiga setiap satu daripada Bunga Merah, Bunga Putih dan Seribu antara kad di tangan, kad kemenangan dan kumpulan, tanpa kad Hezi; kemenangan kad asal; kemenangan dengan buangan pertama pengagih, walaupun kong tersembunyi mendahuluinya; pengisytiharan sedia; kad terakhir timbunan yang dicabut sendiri, dari hadapan atau sebagai kad gantian kong. Bagi Piao Hu tertutup, kong tambahan dikira sebagai pong; kong yang dituntut atau tersembunyi dan pengisytiharan pembukaan tidak, begitu juga tiga serupa yang dilengkapkan oleh kad buangan kemenangan.</translation>
    </message>
    <message>
        <source>If the hand can be divided in several ways, or the winning card can have several places in it, the way with the highest total counts. Of two equal totals it is the one with more doublings, then the one with the higher bonus for the shape.</source>
        <comment>N7.6</comment>
        <translation>Jika tangan boleh dibahagikan dengan beberapa cara, atau kad kemenangan boleh berada di beberapa tempat, cara dengan jumlah tertinggi dikira. Antara dua jumlah yang sama, cara dengan lebih banyak gandaan, kemudian yang bonus bentuknya lebih tinggi.</translation>
    </message>
    <message>
        <source>The winner adds the bonuses to the base hu and doubles the sum for every doubling. The others count their base hu only.</source>
        <comment>N7.7</comment>
        <translation>Pemenang menambahkan bonus pada hu asas dan menggandakan hasilnya sekali bagi setiap gandaan. Yang lain hanya mengira hu asas mereka.</translation>
    </message>
    <message>
        <source>One plain pung and six runs, won on a discard that is no waiting card: 2 + 20 = 22, rounded up to 30.</source>
        <comment>N7.7 example</comment>
        <translation>Satu pong biasa dan enam turutan, menang dengan kad buangan yang bukan kad tungguan: 2 + 20 = 22, dibundarkan ke atas kepada 30.</translation>
    </message>
    <message>
        <source>Seven plain pungs, won on a discard that completes the pair: (14 + 50 + 10) × 2 = 148, rounded up to 150.</source>
        <comment>N7.7 example</comment>
        <translation>Tujuh pong biasa, menang dengan kad buangan yang melengkapkan pasangan: (14 + 50 + 10) × 2 = 148, dibundarkan ke atas kepada 150.</translation>
    </message>
    <message>
        <source>Seven plain triplets in hand, the pair completed by a card that you drew: (28 + 50 + 10 + 10) × 2 × 2 = 392, rounded up to 400.</source>
        <comment>N7.7 example</comment>
        <translation>Tujuh tiga serupa biasa di tangan, pasangan dilengkapkan oleh kad yang anda cabut: (28 + 50 + 10 + 10) × 2 × 2 = 392, dibundarkan ke atas kepada 400.</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Penyelesaian mata</translation>
    </message>
    <message>
        <source>Every total is rounded up to a multiple of ten: 22 becomes 30, 20 stays 20, and 0 stays 0.</source>
        <comment>N8.1</comment>
        <translation>Setiap jumlah dibundarkan ke atas kepada gandaan sepuluh: 22 menjadi 30, 20 kekal 20, dan 0 kekal 0.</translation>
    </message>
    <message>
        <source>Each two players settle the difference of their totals. So a winner may well have to pay, and two players may share the highest total.</source>
        <comment>N8.2</comment>
        <translation>Setiap dua orang pemain menyelesaikan perbezaan jumlah mereka. Jadi pemenang mungkin juga perlu membayar, dan dua pemain boleh berkongsi jumlah tertinggi.</translation>
    </message>
    <message>
        <source>The totals 100, 40 and 20 settle as +140, −40 and −100.</source>
        <comment>N8.2 example</comment>
        <translation>Jumlah 100, 40 dan 20 diselesaikan sebagai +140, −40 dan −100.</translation>
    </message>
    <message>
        <source>After an exhausted deal the base totals are settled in the same way, without any bonus of a winner.</source>
        <comment>N8.3</comment>
        <translation>Selepas timbunan habis, jumlah asas diselesaikan dengan cara yang sama, tanpa sebarang bonus pemenang.</translation>
    </message>
</context>
<context>
    <name>NumberDialog</name>
    <message>
        <source>Play a deal by its number</source>
        <translation>Main pusingan ikut nombornya</translation>
    </message>
    <message>
        <source>The same number gives everybody the same cards.</source>
        <translation>Nombor yang sama memberi semua orang kad yang sama.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Nombor pusingan</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Pengagih</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>a button: play this deal</extracomment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>As drawn with the cards</source>
        <translation>Ditentukan bersama kad</translation>
    </message>
    <message>
        <source>Or paste a whole deal that somebody shared with you.</source>
        <translation>Atau tampal satu pusingan penuh yang dikongsi dengan anda.</translation>
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
        <translation>Kad di tangan pemain lain</translation>
    </message>
</context>
<context>
    <name>OpenRow</name>
    <message>
        <source>No program of this computer opens it.</source>
        <translation>Tiada program pada komputer ini yang dapat membukanya.</translation>
    </message>
</context>
<context>
    <name>Option</name>
    <message>
        <source>Tôm with the 3 of Strings</source>
        <translation>Tôm dengan 3 Tali</translation>
    </message>
    <message>
        <source>Chi of a turned-up card</source>
        <translation>Chi bagi kad yang dibuka</translation>
    </message>
    <message>
        <source>Own fourth makes a ti</source>
        <translation>Kad keempat sendiri menjadi ti</translation>
    </message>
    <message>
        <source>Tôm counts the 3 of Strings in place of the 3 of Coins.</source>
        <translation>Tôm mengira 3 Tali sebagai ganti 3 Syiling.</translation>
    </message>
    <message>
        <source>The next player too may chi a card that was turned up.</source>
        <translation>Pemain seterusnya juga boleh membuat chi dengan kad yang dibuka.</translation>
    </message>
    <message>
        <source>The fourth card turned up onto one’s own wei is a forced ti.</source>
        <translation>Kad keempat yang dibuka bagi wei sendiri ialah ti wajib.</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>Table options</source>
        <translation>Pilihan meja</translation>
    </message>
</context>
<context>
    <name>Paohuzi rules</name>
    <message>
        <source>Objective</source>
        <translation>Matlamat</translation>
    </message>
    <message>
        <source>Three people play, each for themselves. You collect groups of cards, and many of them are worth points. Whoever first has seven groups worth at least fifteen points wins the deal and is paid by the other two.</source>
        <translation>Tiga orang bermain, masing-masing untuk diri sendiri. Anda mengumpul kumpulan kad, dan banyak daripadanya bernilai mata. Sesiapa yang dahulu mempunyai tujuh kumpulan bernilai sekurang-kurangnya lima belas mata memenangi pusingan dan dibayar oleh dua pemain lain.</translation>
    </message>
    <message>
        <source>A group is called a &lt;b&gt;menzi&lt;/b&gt;; the points of a group are its &lt;b&gt;huxi&lt;/b&gt; (P8.1).</source>
        <comment>P2.0</comment>
        <translation>Satu kumpulan dipanggil &lt;b&gt;menzi&lt;/b&gt;; mata bagi sesuatu kumpulan dipanggil &lt;b&gt;huxi&lt;/b&gt; (P8.1).</translation>
    </message>
    <message>
        <source>You may win on a stock card, whoever turned it up, when your open groups and your hand make exactly seven groups with it that are worth at least 15 huxi. Without a group of four, all seven have three cards. With one or more groups of four, exactly one of the seven is a pair and the others have three or four cards. A dead hand (P6.5) does not win.</source>
        <comment>P7.1</comment>
        <translation>Anda boleh menang dengan kad timbunan, tidak kira siapa yang membukanya, apabila bersama kad itu kumpulan terbuka dan kad di tangan anda membentuk tepat tujuh kumpulan bernilai sekurang-kurangnya 15 huxi. Tanpa kumpulan empat kad, ketujuh-tujuhnya ada tiga kad. Dengan satu atau lebih kumpulan empat kad, tepat satu daripada tujuh itu ialah pasangan dan yang lain ada tiga atau empat kad. Tangan mati (P6.5) tidak boleh menang.</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Persediaan</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Kad</translation>
    </message>
    <message>
        <source>The deck has eighty cards: the numbers 1 to 10 in small characters and in large characters, four copies of each. Two cards are &lt;b&gt;identical&lt;/b&gt; when they have the same size and the same number. The numbers 2, 7 and 10 are printed in red, the others in black; the color has no effect on the score.</source>
        <comment>P1.1</comment>
        <translation>Set ini mempunyai lapan puluh keping kad: nombor 1 hingga 10 dengan aksara kecil dan aksara besar, empat keping setiap satu. Dua kad &lt;b&gt;serupa&lt;/b&gt; apabila saiz dan nombornya sama. Nombor 2, 7 dan 10 dicetak merah, yang lain hitam; warna tidak menjejaskan skor.</translation>
    </message>
    <message>
        <source>Small and large numbers</source>
        <translation>Nombor kecil dan besar</translation>
    </message>
    <message>
        <source>The groups</source>
        <translation>Kumpulan</translation>
    </message>
    <message>
        <source>A &lt;b&gt;kan&lt;/b&gt; is three identical cards in your hand. It is locked: you never discard one of its cards and never use one in a chi, a bi or a run.</source>
        <comment>P2.1</comment>
        <translation>&lt;b&gt;Kan&lt;/b&gt; ialah tiga kad serupa di tangan anda. Kan terkunci: kadnya tidak sekali-kali dibuang atau digunakan dalam chi, bi atau turutan.</translation>
    </message>
    <message>
        <source>Three identical cards made with a stock card that you turned up yourself are a &lt;b&gt;wei&lt;/b&gt;; made with any other public card they are a &lt;b&gt;peng&lt;/b&gt;. Four identical cards that are all your own, dealt to you or a kan and a stock card that you turned up yourself, are a &lt;b&gt;ti&lt;/b&gt;; any other four are a &lt;b&gt;pao&lt;/b&gt;.</source>
        <comment>P2.2</comment>
        <translation>Tiga kad serupa yang dibentuk dengan kad timbunan yang anda buka sendiri ialah &lt;b&gt;wei&lt;/b&gt;; dengan kad terbuka lain ialah &lt;b&gt;peng&lt;/b&gt;. Empat kad serupa yang semuanya milik anda sendiri, yang diagihkan kepada anda atau kan dengan kad timbunan yang anda buka sendiri, ialah &lt;b&gt;ti&lt;/b&gt;; empat yang lain ialah &lt;b&gt;pao&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>A &lt;b&gt;chi group&lt;/b&gt; is three cards of one of these kinds: three numbers in a row of one size; 2, 7 and 10 of one size; or three cards of one number in both sizes, two large and one small, or two small and one large.</source>
        <comment>P2.3</comment>
        <translation>&lt;b&gt;Kumpulan chi&lt;/b&gt; ialah tiga kad daripada salah satu jenis ini: tiga nombor berturut-turut dalam satu saiz; 2, 7 dan 10 dalam satu saiz; atau tiga kad satu nombor dalam kedua-dua saiz, dua besar dan satu kecil, atau dua kecil dan satu besar.</translation>
    </message>
    <message>
        <source>Three in a row</source>
        <translation>Tiga berturut-turut</translation>
    </message>
    <message>
        <source>2–7–10</source>
        <translation>2–7–10</translation>
    </message>
    <message>
        <source>One number in both sizes</source>
        <translation>Satu nombor dalam kedua-dua saiz</translation>
    </message>
    <message>
        <source>A &lt;b&gt;pair&lt;/b&gt; is two identical cards. It counts only in a winning hand that has a group of four.</source>
        <comment>P2.4</comment>
        <translation>&lt;b&gt;Pasangan&lt;/b&gt; ialah dua kad serupa. Pasangan hanya dikira dalam tangan menang yang ada kumpulan empat kad.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Mengagihkan kad</translation>
    </message>
    <message>
        <source>The dealer is chosen at random and gets 21 cards, the other two 20 each. The remaining 19 cards are the stock, face down. The dealer’s twenty-first card is shown to all.</source>
        <comment>P3.1</comment>
        <translation>Pengagih dipilih secara rawak dan mendapat 21 keping kad, dua yang lain 20 setiap seorang. 19 keping kad yang tinggal menjadi timbunan tertutup. Kad kedua puluh satu pengagih ditunjukkan kepada semua.</translation>
    </message>
    <message>
        <source>Any four identical cards that you are dealt become a ti at once and lie open. Any three identical cards are a kan and stay in your hand.</source>
        <comment>P3.2</comment>
        <translation>Empat kad serupa yang diagihkan kepada anda terus menjadi ti dan terbuka. Tiga kad serupa ialah kan dan kekal di tangan anda.</translation>
    </message>
    <message>
        <source>Between turns you hold 20 cards, open groups included, and one more for each group of four after the first: what seven groups need, less the winning card. If you are dealt several ti you have too few cards at first. With n ti you are n − 1 cards short, as dealer n − 2. You never draw replacements; P6.1 evens it out.</source>
        <comment>P3.3</comment>
        <translation>Antara giliran anda memegang 20 keping kad, termasuk kumpulan terbuka, dan satu lagi bagi setiap kumpulan empat kad selepas yang pertama: bilangan yang diperlukan oleh tujuh kumpulan, tolak kad kemenangan. Jika kad asal anda mengandungi beberapa ti, pada mulanya kad anda kurang. Dengan n ti anda kekurangan n − 1 kad, sebagai pengagih n − 2. Kad gantian tidak dicabut; P6.1 mengimbangkannya.</translation>
    </message>
    <message>
        <source>With two groups of four a hand has 21 cards between turns, with three it has 22.</source>
        <comment>P3.3 example</comment>
        <translation>Dengan dua kumpulan empat kad, tangan ada 21 keping kad antara giliran; dengan tiga, 22.</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Sebelum giliran pertama</translation>
    </message>
    <message>
        <source>&lt;b&gt;Heavenly win&lt;/b&gt;: if the cards you are dealt hold at least three ti, or at least five kan, you may win at once, before anything else. Your other cards need not form groups. The dealer’s claim comes first, then those of the others in turn. Ti and kan are not added together to reach three or five, and a ti is no kan; but the huxi of all your ti and all your kan count. A dealer who could also win by P4.2 scores the better of the two.</source>
        <comment>P4.1</comment>
        <translation>&lt;b&gt;Kemenangan kad asal&lt;/b&gt; (tianhu): jika kad yang diagihkan kepada anda mengandungi sekurang-kurangnya tiga ti, atau sekurang-kurangnya lima kan, anda boleh terus menang, sebelum yang lain. Kad anda yang lain tidak perlu membentuk kumpulan. Tuntutan pengagih didahulukan, kemudian pemain lain mengikut giliran. Ti dan kan tidak dijumlahkan untuk mencapai tiga atau lima, dan ti bukan kan; tetapi huxi semua ti dan semua kan anda dikira. Pengagih yang juga boleh menang menurut P4.2 mendapat yang lebih tinggi antara dua skor itu.</translation>
    </message>
    <message>
        <source>You are dealt five small kan and no ti: 15 huxi.</source>
        <comment>P4.1 example</comment>
        <translation>Kad asal anda mengandungi lima kan kecil dan tiada ti: 15 huxi.</translation>
    </message>
    <message>
        <source>Next, a dealer whose 21 cards already form seven groups worth at least 15 huxi may win. The shown card counts as a stock card that the dealer turned up, and three alike in the hand count as a kan. Nobody else may claim the shown card or win on it.</source>
        <comment>P4.2</comment>
        <translation>Seterusnya, pengagih yang 21 keping kadnya sudah membentuk tujuh kumpulan bernilai sekurang-kurangnya 15 huxi boleh menang. Kad yang ditunjukkan dikira sebagai kad timbunan yang dibuka oleh pengagih, dan tiga serupa di tangan dikira sebagai kan. Tiada pemain lain boleh menuntut kad yang ditunjukkan atau menang dengannya.</translation>
    </message>
    <message>
        <source>Then the dealer discards, if a discard is due by P6.1. A dealer who was dealt two ti owes none, and the next player turns up a stock card. If a discard is due and none is allowed, the dealer’s hand is dead (P6.5).</source>
        <comment>P4.3</comment>
        <translation>Kemudian pengagih membuang kad, jika P6.1 menghendakinya. Pengagih dengan dua ti dalam kad asal tidak perlu membuang, dan pemain seterusnya membuka kad timbunan. Jika perlu membuang tetapi tiada kad yang dibenarkan, tangan pengagih mati (P6.5).</translation>
    </message>
    <message>
        <source>Playing a turn</source>
        <translation>Bermain satu giliran</translation>
    </message>
    <message>
        <source>Discards and stock cards</source>
        <translation>Kad buangan dan kad timbunan</translation>
    </message>
    <message>
        <source>After a discard, even when the stock is empty, the other players may claim the card (P5.4). If nobody takes it, it stays among the discards of the one who discarded it, and the next player turns up a stock card.</source>
        <comment>P5.1</comment>
        <translation>Selepas kad dibuang, walaupun timbunan kosong, pemain lain boleh menuntut kad itu (P5.4). Jika tiada sesiapa mengambilnya, kad itu kekal antara kad buangan pembuangnya, dan pemain seterusnya membuka kad timbunan.</translation>
    </message>
    <message>
        <source>A stock card that you turn up lies open for all and never simply goes into your hand. First come the forced groups of P5.3. If there is none, the card may be claimed (P5.4), and you come first. If nobody takes it, it stays among your discards, and the next player turns up a stock card.</source>
        <comment>P5.2</comment>
        <translation>Kad timbunan yang anda buka terbuka untuk semua dan tidak sekali-kali masuk terus ke tangan anda. Mula-mula kumpulan wajib P5.3. Jika tiada, kad itu boleh dituntut (P5.4), dan anda didahulukan. Jika tiada sesiapa mengambilnya, kad itu kekal antara kad buangan anda, dan pemain seterusnya membuka kad timbunan.</translation>
    </message>
    <message>
        <source>If you turn up a card of which you hold exactly two, it becomes a wei; if you hold a kan of it, it becomes a ti. Nobody is asked, and this comes before every claim of the others. If your hand is then complete you may win. Or you go on: with a discard if one is due and allowed, otherwise with a pass.</source>
        <comment>P5.3</comment>
        <translation>Jika anda membuka kad yang anda pegang tepat dua kepingnya, ketiga-tiganya menjadi wei; jika anda memegang kan kad itu, keempat-empatnya menjadi ti. Tiada sesiapa ditanya, dan ini mendahului semua tuntutan pemain lain. Jika tangan anda lengkap ketika itu, anda boleh menang. Atau anda meneruskan: dengan membuang kad jika perlu dan dibenarkan, jika tidak dengan pas.</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Tuntutan</translation>
    </message>
    <message>
        <source>A public card may be claimed. A win, on a stock card only, goes before pao and peng, and these go before chi. Among equal claims the player who turned the card up comes first, and after a discard the player who is next. You may &lt;b&gt;pao&lt;/b&gt; if you hold a kan of the face and another player turned it up or discarded it, if you have a wei of the face, or if you have a peng of the face and the card is a stock card; on a wei or peng your own stock card will do. You may &lt;b&gt;peng&lt;/b&gt; if you hold exactly two of the face and another player turned it up or discarded it. You may &lt;b&gt;chi&lt;/b&gt; a stock card only if you turned it up, and a discard only if you are next after the one who discarded it. You are never forced to make a claim.</source>
        <comment>P5.4</comment>
        <translation>Kad terbuka boleh dituntut. Kemenangan, hanya dengan kad timbunan, mendahului pao dan peng, dan kedua-dua ini mendahului chi. Antara tuntutan yang sama, pemain yang membuka kad itu didahulukan; selepas kad dibuang, pemain seterusnya didahulukan. Anda boleh membuat &lt;b&gt;pao&lt;/b&gt; jika anda memegang kan jenis itu dan pemain lain membuka atau membuangnya, jika anda ada wei jenis itu, atau jika anda ada peng jenis itu dan kad itu kad timbunan; bagi wei atau peng, kad timbunan anda sendiri pun boleh. Anda boleh membuat &lt;b&gt;peng&lt;/b&gt; jika anda memegang tepat dua kad jenis itu dan pemain lain membuka atau membuangnya. Anda boleh membuat &lt;b&gt;chi&lt;/b&gt; dengan kad timbunan hanya jika anda membukanya, dan dengan kad buangan hanya jika giliran anda tepat selepas pembuangnya. Anda tidak wajib membuat tuntutan.</translation>
    </message>
    <message>
        <source>If you pass a card that you could have taken with chi or peng, whatever else you were offered and whoever takes it, you may not chi or peng a public card of that face any more in this deal. The same holds for a face that you have discarded. The face may still be in your other chi groups and in a bi, and you may still win on it and make pao, wei and ti of it. Passing only a pao or a win costs nothing.</source>
        <comment>P5.6</comment>
        <translation>Jika anda pas pada kad yang boleh diambil dengan chi atau peng, tidak kira apa lagi yang ditawarkan dan siapa yang mengambilnya, anda tidak boleh lagi membuat chi atau peng dengan kad terbuka jenis itu dalam pusingan ini. Begitu juga bagi jenis kad yang telah anda buang. Jenis itu masih boleh berada dalam kumpulan chi anda yang lain dan dalam bi, dan anda masih boleh menang dengannya serta membuat pao, wei dan ti daripadanya. Pas pada pao atau kemenangan sahaja tiada akibatnya.</translation>
    </message>
    <message>
        <source>When a player must turn up a stock card and none is left, the deal is a draw.</source>
        <comment>P5.7</comment>
        <translation>Apabila seorang pemain mesti membuka kad timbunan tetapi timbunan sudah habis, pusingan itu seri.</translation>
    </message>
    <message>
        <source>Chi and bi</source>
        <translation>Chi dan bi</translation>
    </message>
    <message>
        <source>With a chi you lay open a chi group of the public card and two cards of your hand. If your hand still holds cards of that face afterwards, every one of them must go into another chi group made of hand cards, which you lay open at the same time. This is called &lt;b&gt;bi&lt;/b&gt;. If they cannot all be placed, there is no chi. Cards of a kan are never used, so you cannot chi a face of which you hold a kan.</source>
        <comment>P5.5</comment>
        <translation>Dengan chi anda mendedahkan kumpulan chi daripada kad terbuka dan dua kad dari tangan. Jika selepas itu tangan anda masih memegang kad jenis itu, setiap satunya mesti masuk ke kumpulan chi lain daripada kad di tangan, yang anda dedahkan pada masa yang sama. Ini dipanggil &lt;b&gt;bi&lt;/b&gt;. Jika tidak semuanya dapat ditempatkan, tiada chi. Kad daripada kan tidak boleh digunakan, jadi anda tidak boleh membuat chi dengan jenis kad jika anda memegang kan jenis itu.</translation>
    </message>
    <message>
        <source>You hold {x1}{x2}{x3}{x4}{x5}, and the public card is {x3}. If you take it with {x4}{x5}, your own {x3} must go into {x1}{x2}{x3} at the same time.</source>
        <comment>P5.5 example</comment>
        <translation>Anda memegang {x1}{x2}{x3}{x4}{x5}, dan kad terbuka ialah {x3}. Jika anda mengambilnya dengan {x4}{x5}, {x3} anda sendiri mesti masuk ke {x1}{x2}{x3} pada masa yang sama.</translation>
    </message>
    <message>
        <source>You hold {x1}{x2}{x3}{x3}, and the public card is {x3}: no chi is possible, as your own two cannot both be placed. With a kan of {x1} and a {x2} you cannot take {x3} either, as the kan is locked.</source>
        <comment>P5.5 example</comment>
        <translation>Anda memegang {x1}{x2}{x3}{x3}, dan kad terbuka ialah {x3}: tiada chi yang mungkin, kerana dua kad anda tidak dapat ditempatkan semuanya. Dengan kan {x1} dan satu {x2} anda juga tidak boleh mengambil {x3}, kerana kan terkunci.</translation>
    </message>
    <message>
        <source>After taking a card</source>
        <translation>Selepas mengambil kad</translation>
    </message>
    <message>
        <source>When you have taken a card, a discard is due if you now hold more cards, open groups included, than P3.3 says. So you discard one card after a wei, a chi or a peng and after your first ti or pao, and none after each later ti or pao. A hand that is short owes no discard after its next wei, chi or peng; a ti or pao leaves it as short as before.</source>
        <comment>P6.1</comment>
        <translation>Setelah mengambil kad, anda perlu membuang jika kad anda sekarang, termasuk kumpulan terbuka, lebih daripada yang dinyatakan P3.3. Jadi anda membuang satu kad selepas wei, chi atau peng dan selepas ti atau pao pertama anda, tetapi tidak selepas setiap ti atau pao yang berikutnya. Tangan yang masih kurang kad tidak perlu membuang selepas wei, chi atau peng yang berikutnya; ti atau pao membiarkannya kurang seperti sebelumnya.</translation>
    </message>
    <message>
        <source>You may discard any card of your hand that is not in a kan. You may break a pair.</source>
        <comment>P6.2</comment>
        <translation>Anda boleh membuang mana-mana kad di tangan yang bukan dalam kan. Anda boleh memecahkan pasangan.</translation>
    </message>
    <message>
        <source>When no discard is due, the next player turns up a stock card.</source>
        <comment>P6.3</comment>
        <translation>Apabila tidak perlu membuang, pemain seterusnya membuka kad timbunan.</translation>
    </message>
    <message>
        <source>You may not chi, peng or pao when a discard would be due afterwards and you would have no card that you may discard. A short hand that owes no discard may take the card.</source>
        <comment>P6.4</comment>
        <translation>Anda tidak boleh membuat chi, peng atau pao jika selepas itu perlu membuang dan anda tiada kad yang boleh dibuang. Tangan yang kurang kad dan tidak perlu membuang boleh mengambil kad itu.</translation>
    </message>
    <message>
        <source>If a forced wei or ti, or the opening, leaves you no card that you may discard although a discard is due, and you do not win at once, your hand is &lt;b&gt;dead&lt;/b&gt;. You discard nothing and play goes on with the next player. A dead hand never wins and never makes a chi, a peng or a wei. It still turns up stock cards in its turn, a ti is still forced and a pao still possible, both without a discard.</source>
        <comment>P6.5</comment>
        <translation>Jika selepas wei atau ti yang wajib, atau pada pembukaan, anda tiada kad yang boleh dibuang walaupun perlu membuang, dan anda tidak terus menang, tangan anda &lt;b&gt;mati&lt;/b&gt;. Anda tidak membuang apa-apa dan permainan diteruskan oleh pemain seterusnya. Tangan mati tidak boleh menang dan tidak boleh membuat chi, peng atau wei. Tangan itu masih membuka kad timbunan pada gilirannya, ti masih wajib dan pao masih boleh, kedua-duanya tanpa membuang.</translation>
    </message>
    <message>
        <source>Play goes on from the player who took the card: whoever sits after that player is next.</source>
        <comment>P6.6</comment>
        <translation>Permainan diteruskan dari pemain yang mengambil kad itu: sesiapa yang duduk selepas pemain itu ialah yang seterusnya.</translation>
    </message>
    <message>
        <source>Scoring and ending</source>
        <translation>Skor dan penamat</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Pilihan meja</translation>
    </message>
    <message>
        <source>These options are off unless you turn them on.</source>
        <translation>Pilihan ini dimatikan melainkan anda menghidupkannya.</translation>
    </message>
    <message>
        <source>The player after the one who turned up a stock card may chi it too, as is common in Hunan. The one who turned it up comes first. P5.6 and P6.4 apply as to any chi.</source>
        <comment>P9.1</comment>
        <translation>Pemain selepas pemain yang membuka kad timbunan boleh juga membuat chi dengannya, seperti lazim di Hunan. Pemain yang membukanya didahulukan. P5.6 dan P6.4 terpakai seperti bagi chi yang lain.</translation>
    </message>
    <message>
        <source>A stock card that you turn up yourself and that is the fourth of your own wei is forced into a ti, in place of a pao that you may choose. This holds for a dead hand too.</source>
        <comment>P9.2</comment>
        <translation>Kad timbunan yang anda buka sendiri dan yang menjadi kad keempat bagi wei anda sendiri wajib menjadi ti, sebagai ganti pao yang boleh dipilih. Ini terpakai juga bagi tangan mati.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>A kan in your hand stays a kan, or becomes a group of four with the winning card. All other cards of your hand, pairs too, may be divided into chi groups and the pair as you like.</source>
        <comment>P7.2</comment>
        <translation>Kan di tangan anda kekal kan, atau menjadi kumpulan empat kad dengan kad kemenangan. Semua kad lain di tangan anda, termasuk pasangan, boleh dibahagikan kepada kumpulan chi dan pasangan sesuka hati.</translation>
    </message>
    <message>
        <source>The winning card may complete a chi group or the pair, make a peng with two in your hand, or make a pao with a kan in your hand, with a wei or with a peng. If you turned it up yourself, P5.3 comes first: with two in hand it is a wei and with a kan a ti, and nothing else.</source>
        <comment>P7.3</comment>
        <translation>Kad kemenangan boleh melengkapkan kumpulan chi atau pasangan, membentuk peng dengan dua di tangan, atau membentuk pao dengan kan di tangan, dengan wei atau dengan peng. Jika anda membukanya sendiri, P5.3 didahulukan: dengan dua di tangan kad itu membentuk wei dan dengan kan membentuk ti, dan tiada yang lain.</translation>
    </message>
    <message>
        <source>You win only on a stock card, never on a discard; only the wins of P4.1 and P4.2 need no such card. A win is claimed while the card lies open, or after a forced group. Once you have taken a card by chi, peng or pao you cannot win on it any more.</source>
        <comment>P7.5</comment>
        <translation>Anda hanya boleh menang dengan kad timbunan, tidak sekali-kali dengan kad buangan; hanya kemenangan P4.1 dan P4.2 tidak memerlukan kad begitu. Kemenangan dituntut semasa kad itu terbuka, atau selepas kumpulan wajib. Setelah mengambil kad dengan chi, peng atau pao, anda tidak boleh menang dengannya lagi.</translation>
    </message>
    <message>
        <source>If your cards form seven groups in several ways, the way with the most huxi counts.</source>
        <comment>P7.4</comment>
        <translation>Jika kad anda membentuk tujuh kumpulan dengan beberapa cara, cara dengan huxi terbanyak dikira.</translation>
    </message>
    <message>
        <source>{x1}{x2}{x3}, {d1}{d2}{d3}, {x2}{x7}{x10}, {d2}{d7}{d10}, {x4}{x5}{x6}, {d4}{d5}{d6} and {x8}{x9} with the winning card {x10}: 3 + 6 + 3 + 6 = 18 huxi, 2 tun.</source>
        <comment>P7.1 example</comment>
        <translation>{x1}{x2}{x3}, {d1}{d2}{d3}, {x2}{x7}{x10}, {d2}{d7}{d10}, {x4}{x5}{x6}, {d4}{d5}{d6} dan {x8}{x9} dengan kad kemenangan {x10}: 3 + 6 + 3 + 6 = 18 huxi, 2 tun.</translation>
    </message>
    <message>
        <source>You hold six small kan, of 3, 4, 5, 6, 8 and 9, and {x1}{x1}. You passed the heavenly win. A {x1} that another player turns up makes a peng: 1 + 18 = 19 huxi, 2 tun. If you turn it up yourself it is a wei: 3 + 18 = 21 huxi, 3 tun. If it is discarded there is no win.</source>
        <comment>P7.3 example</comment>
        <translation>Anda memegang enam kan kecil, iaitu 3, 4, 5, 6, 8 dan 9, dan {x1}{x1}. Anda pas pada kemenangan kad asal. {x1} yang dibuka pemain lain membentuk peng: 1 + 18 = 19 huxi, 2 tun. Jika anda membukanya sendiri, kad itu membentuk wei: 3 + 18 = 21 huxi, 3 tun. Jika kad itu dibuang, tiada kemenangan.</translation>
    </message>
    <message>
        <source>You hold a kan of {x8}, a kan of {d1}, a kan of {d2} and {x6}{x7}, and have open {x4}{x5}{x6}, {x1}{x2}{x3} and {x2}{x7}{x10}. When another player turns up {x8}, it makes {x6}{x7}{x8} beside the kan: 21 huxi, a win. When you turn it up yourself the ti is forced, {x6}{x7} are left over, and there is no win.</source>
        <comment>P7.3 example</comment>
        <translation>Anda memegang kan {x8}, kan {d1}, kan {d2} dan {x6}{x7}, serta mempunyai {x4}{x5}{x6}, {x1}{x2}{x3} dan {x2}{x7}{x10} yang terbuka. Apabila pemain lain membuka {x8}, ia membentuk {x6}{x7}{x8} di samping kan: 21 huxi, menang. Apabila anda membukanya sendiri ti itu wajib, {x6}{x7} tertinggal, dan tiada kemenangan.</translation>
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
        <translation>Wei atau kan</translation>
    </message>
    <message>
        <source>Peng</source>
        <translation>Peng</translation>
    </message>
    <message>
        <source>1–2–3 or 2–7–10</source>
        <translation>1–2–3 atau 2–7–10</translation>
    </message>
    <message>
        <source>Any other chi group; the pair</source>
        <translation>Kumpulan chi lain; pasangan</translation>
    </message>
    <message>
        <source>Score and payment</source>
        <translation>Skor dan bayaran</translation>
    </message>
    <message>
        <source>Each group of a won hand brings its huxi, more for large cards than for small ones.</source>
        <comment>P8.1</comment>
        <translation>Setiap kumpulan dalam tangan yang menang memberi huxi, lebih banyak bagi kad besar daripada kad kecil.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Kumpulan</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Kecil</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Besar</translation>
    </message>
    <message>
        <source>The huxi are turned into &lt;b&gt;tun&lt;/b&gt;: 15 to 17 huxi are 1 tun, 18 to 20 are 2 tun, and every three huxi more are one tun more.</source>
        <comment>P8.2</comment>
        <translation>Huxi ditukar menjadi &lt;b&gt;tun&lt;/b&gt;: 15 hingga 17 huxi ialah 1 tun, 18 hingga 20 ialah 2 tun, dan setiap tiga huxi lagi menambah satu tun.</translation>
    </message>
    <message>
        <source>Each opponent pays the tun to the winner. After a draw nobody pays.</source>
        <comment>P8.3</comment>
        <translation>Setiap lawan membayar tun itu kepada pemenang. Selepas seri tiada sesiapa membayar.</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>The everyday numeral for %1</source>
        <translation>Angka harian untuk %1</translation>
    </message>
    <message>
        <source>The formal numeral for %1</source>
        <translation>Angka rasmi untuk %1</translation>
    </message>
    <message>
        <source>A man under an umbrella, one leg raised</source>
        <translation>Lelaki di bawah payung, sebelah kaki diangkat</translation>
    </message>
    <message>
        <source>A branch with three peaches</source>
        <translation>Dahan dengan tiga buah pic</translation>
    </message>
    <message>
        <source>A woman in a kimono</source>
        <translation>Wanita berkimono</translation>
    </message>
    <message>
        <source>A cart with two wheels, and its driver</source>
        <translation>Pedati dua roda dan pemandunya</translation>
    </message>
    <message>
        <source>A tower on posts</source>
        <translation>Menara di atas tiang</translation>
    </message>
    <message>
        <source>A man from behind, leaning on an axe</source>
        <translation>Lelaki dari belakang, bersandar pada kapak</translation>
    </message>
    <message>
        <source>A man in a short jacket, striding</source>
        <translation>Lelaki berjaket pendek, melangkah</translation>
    </message>
    <message>
        <source>A leaping carp</source>
        <translation>Ikan kap melompat</translation>
    </message>
    <message>
        <source>A porter from behind, a bale on his shoulder</source>
        <translation>Pengangkut barang dari belakang, bungkusan di bahunya</translation>
    </message>
    <message>
        <source>A stout man in a cloak</source>
        <translation>Lelaki gempal bermantel</translation>
    </message>
    <message>
        <source>An old man bent over a staff</source>
        <translation>Lelaki tua bongkok bertongkat</translation>
    </message>
    <message>
        <source>A traveler in a straw hat</source>
        <translation>Pengembara bertopi jerami</translation>
    </message>
    <message>
        <source>A woman in a long robe, serving</source>
        <translation>Wanita berjubah panjang, menghidang</translation>
    </message>
    <message>
        <source>A sailing boat</source>
        <translation>Perahu layar</translation>
    </message>
    <message>
        <source>A man with a small child on his shoulders</source>
        <translation>Lelaki mendukung anak kecil di bahu</translation>
    </message>
    <message>
        <source>A man with a sack and a drum</source>
        <translation>Lelaki dengan karung dan gendang</translation>
    </message>
    <message>
        <source>A squatting man with a pipe</source>
        <translation>Lelaki mencangkung dengan paip</translation>
    </message>
    <message>
        <source>A walker with a staff and a lantern</source>
        <translation>Pejalan kaki dengan tongkat dan tanglung</translation>
    </message>
    <message>
        <source>A dancing woman with long sleeves</source>
        <translation>Wanita menari dengan lengan baju panjang</translation>
    </message>
    <message>
        <source>A man in a hat, a bundle on his back</source>
        <translation>Lelaki bertopi, bungkusan di belakangnya</translation>
    </message>
    <message>
        <source>A man with a long sword, one knee bent</source>
        <translation>Lelaki berpedang panjang, sebelah lutut dibengkokkan</translation>
    </message>
    <message>
        <source>A man holding a round jar</source>
        <translation>Lelaki memegang tempayan bulat</translation>
    </message>
    <message>
        <source>A seated woman in a large straw hat</source>
        <translation>Wanita duduk, bertopi jerami besar</translation>
    </message>
    <message>
        <source>A runner with a tasseled pole</source>
        <translation>Pelari dengan galah berjumbai</translation>
    </message>
    <message>
        <source>A man in a long striped robe, with a letter</source>
        <translation>Lelaki berjubah panjang berjalur, membawa surat</translation>
    </message>
    <message>
        <source>A child on stilts</source>
        <translation>Kanak-kanak di atas enjut-enjut</translation>
    </message>
    <message>
        <source>A man in a horned cap, a box on his back</source>
        <translation>Lelaki dengan topi bertanduk, kotak di belakangnya</translation>
    </message>
    <message>
        <source>A bald old man with a stick</source>
        <translation>Lelaki tua botak bertongkat</translation>
    </message>
    <message>
        <source>A squatting woman with a child before her</source>
        <translation>Wanita mencangkung dengan anak di hadapannya</translation>
    </message>
    <message>
        <source>A man with his hands on his hips</source>
        <translation>Lelaki bercekak pinggang</translation>
    </message>
    <message>
        <source>The general Mu Guiying</source>
        <translation>Jeneral Mu Guiying</translation>
    </message>
    <message>
        <source>Lan Caihe, one of the Eight Immortals</source>
        <translation>Lan Caihe, salah seorang Lapan Dewa</translation>
    </message>
    <message>
        <source>Xu Xian under his umbrella</source>
        <translation>Xu Xian di bawah payungnya</translation>
    </message>
    <message>
        <source>Sha Wujing, a pilgrim to the West</source>
        <translation>Sha Wujing, pengembara ke Barat</translation>
    </message>
    <message>
        <source>He Xiangu, one of the Eight Immortals</source>
        <translation>He Xiangu, salah seorang Lapan Dewa</translation>
    </message>
    <message>
        <source>The Star of Joy</source>
        <translation>Bintang Kegembiraan</translation>
    </message>
    <message>
        <source>Xiaoqing with her sword</source>
        <translation>Xiaoqing dengan pedangnya</translation>
    </message>
    <message>
        <source>An old fisherman</source>
        <translation>Nelayan tua</translation>
    </message>
    <message>
        <source>Zhong Kui, who drives out demons</source>
        <translation>Zhong Kui, penghalau hantu</translation>
    </message>
    <message>
        <source>The gourd of Li Tieguai</source>
        <translation>Labu Li Tieguai</translation>
    </message>
    <message>
        <source>The fan of Zhongli Quan</source>
        <translation>Kipas Zhongli Quan</translation>
    </message>
    <message>
        <source>The flute of Han Xiangzi</source>
        <translation>Seruling Han Xiangzi</translation>
    </message>
    <message>
        <source>The sword of Lü Dongbin</source>
        <translation>Pedang Lü Dongbin</translation>
    </message>
    <message>
        <source>The clappers of Cao Guojiu</source>
        <translation>Ceracap kayu Cao Guojiu</translation>
    </message>
    <message>
        <source>The flower basket of Lan Caihe</source>
        <translation>Bakul bunga Lan Caihe</translation>
    </message>
    <message>
        <source>The lotus of He Xiangu</source>
        <translation>Teratai He Xiangu</translation>
    </message>
    <message>
        <source>The bamboo drum of Zhang Guolao</source>
        <translation>Gendang buluh Zhang Guolao</translation>
    </message>
    <message>
        <source>An old general</source>
        <translation>Jeneral veteran</translation>
    </message>
    <message>
        <source>The qilin that brings children</source>
        <translation>Qilin yang membawa anak</translation>
    </message>
    <message>
        <source>A tortoise on the waves</source>
        <translation>Kura-kura di atas ombak</translation>
    </message>
    <message>
        <source>The spirit of the clam</source>
        <translation>Roh kepah</translation>
    </message>
    <message>
        <source>A crab with a pearl</source>
        <translation>Ketam dengan mutiara</translation>
    </message>
    <message>
        <source>The three-legged toad of Liu Haichan</source>
        <translation>Katak puru berkaki tiga Liu Haichan</translation>
    </message>
    <message>
        <source>A crane before the sun</source>
        <translation>Burung jenjang di hadapan matahari</translation>
    </message>
    <message>
        <source>A bat that brings a coin</source>
        <translation>Kelawar yang membawa syiling</translation>
    </message>
    <message>
        <source>The head of a dragon</source>
        <translation>Kepala naga</translation>
    </message>
    <message>
        <source>A banner over a treasure chest</source>
        <translation>Panji di atas peti harta</translation>
    </message>
    <message>
        <source>White chrysanthemums</source>
        <translation>Bunga kekwa putih</translation>
    </message>
    <message>
        <source>A red peony in a vase</source>
        <translation>Bunga peoni merah dalam pasu</translation>
    </message>
    <message>
        <source>A bat, head down</source>
        <translation>Kelawar, kepala ke bawah</translation>
    </message>
    <message>
        <source>A deer</source>
        <translation>Rusa</translation>
    </message>
    <message>
        <source>A peach of immortality</source>
        <translation>Buah pic keabadian</translation>
    </message>
    <message>
        <source>Two magpies on a flowering plum</source>
        <translation>Dua ekor burung magpai pada pokok plum berbunga</translation>
    </message>
    <message>
        <source>Ingots under a pearl in flames</source>
        <translation>Jongkong di bawah mutiara berapi</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Pemacu</translation>
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
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Pergi ke belakang</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Maju</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Pergi ke hadapan</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Folder induk</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Pergi ke folder induk</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Cipta folder baharu</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Cipta sebuah folder baharu</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Paparan senarai</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Tukar kepada paparan senarai</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Paparan butiran</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Tukar kepada paparan butiran</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Bar sisi</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Senarai tempat dan penanda buku</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Namakan semula</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Padam</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Tunjukkan fail &amp;tersembunyi</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Folder &amp;baharu</translation>
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
        <translation>Nama</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Saiz</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Jenis</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Tarikh diubah</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Buat asal</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Buat s&amp;emula</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Po&amp;tong</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Tam&amp;pal</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Padam</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih semua</translation>
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
        <translation>Batal</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Cetak</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Semua halaman</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Halaman ganjil</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Halaman genap</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Pilihan &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Pilihan &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;Cetak</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Cetak ke fail (PDF)</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Fail setempat</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Tulis fail PDF</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Copies</source>
        <translation>Salinan</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Julat cetakan</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Cetak semua</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Halaman dari</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hingga</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Halaman</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Nyatakan halaman atau julat yang dipisahkan dengan koma. Julat ialah dua nombor yang dipisahkan dengan tanda sempang. Contoh: 3,5-7,9 mencetak halaman 3, 5, 6, 7 dan 9.</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Halaman semasa</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Pilihan</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>&amp;Set halaman:</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Tetapan output</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Salinan:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Kumpul semak</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Songsang</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Pilihan</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Mod warna</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Warna</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Skala kelabu</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Cetakan dua muka</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Mati</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Jilid sisi panjang</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Jilid sisi pendek</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>Pencetak</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nama:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>Ci&amp;ri</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Lokasi:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Pratonton</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Jenis:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>&amp;Fail output:</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Tatal ke sini</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Atas</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Bawah</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Halaman atas</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Halaman bawah</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Tatal ke atas</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Tatal ke bawah</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Ruang</translation>
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
        <translation>Kiri</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Kanan</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Buat asal</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Buat s&amp;emula</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Po&amp;tong</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Salin lokasi pa&amp;utan</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Tam&amp;pal</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Padam</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pilih semua</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>Open record</source>
        <translation>Buka rekod</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>a button: open the chosen file</extracomment>
        <translation>Buka</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Simpan rekod</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>Deal records (%1)</source>
        <translation>Rekod pusingan (%1)</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Semua fail (%1)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>← Back</source>
        <translation>← Kembali</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Kad semua pemain</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Ulasan</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>a button that shows the score sheet</extracomment>
        <translation>Skor</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Main pusingan ini</translation>
    </message>
    <message>
        <source>‹ Back a move</source>
        <translation>‹ Undur selangkah</translation>
    </message>
    <message>
        <source>Next move ›</source>
        <translation>Langkah seterusnya ›</translation>
    </message>
    <message>
        <source>Moves of the deal</source>
        <translation>Langkah dalam pusingan</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Langkah %1 daripada %2</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Ten pairs as dealt: %1 Chắn and %2 Cạ.</source>
        <translation>Sepuluh pasangan semasa diagih: %1 Chắn dan %2 Cạ.</translation>
    </message>
    <message>
        <source>Ten pairs: %1 Chắn and %2 Cạ, completed by %3.</source>
        <translation>Sepuluh pasangan: %1 Chắn dan %2 Cạ, dilengkapkan oleh %3.</translation>
    </message>
    <message>
        <source>%1 huxi in the cards dealt: %2 tun from each opponent.</source>
        <translation>%1 huxi dalam kad asal: %2 tun daripada setiap lawan.</translation>
    </message>
    <message>
        <source>%1 huxi, completed by %3: %2 tun from each opponent.</source>
        <translation>%1 huxi, dilengkapkan oleh %3: %2 tun daripada setiap lawan.</translation>
    </message>
    <message>
        <source>Seven groups and a pair before the first discard.</source>
        <translation>Tujuh kumpulan dan satu pasangan sebelum buangan pertama.</translation>
    </message>
    <message>
        <source>Seven groups and a pair, completed by %3.</source>
        <translation>Tujuh kumpulan dan satu pasangan, dilengkapkan oleh %3.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Anda menang</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 menang</translation>
    </message>
    <message>
        <source>You win at your own gate</source>
        <translation>Anda menang di pintu sendiri</translation>
    </message>
    <message>
        <source>%1 wins at its own gate</source>
        <translation>%1 menang di pintu sendiri</translation>
    </message>
    <message>
        <source>You win with the cards dealt</source>
        <translation>Anda menang dengan kad asal</translation>
    </message>
    <message>
        <source>%1 wins with the cards dealt</source>
        <translation>%1 menang dengan kad asal</translation>
    </message>
    <message>
        <source>You win before the first discard</source>
        <translation>Anda menang sebelum buangan pertama</translation>
    </message>
    <message>
        <source>%1 wins before the first discard</source>
        <translation>%1 menang sebelum buangan pertama</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>The stock is exhausted</source>
        <translation>Timbunan habis</translation>
    </message>
    <message>
        <source>No card was left to turn up. Nobody pays.</source>
        <translation>Tiada lagi kad untuk dibuka. Tiada sesiapa membayar.</translation>
    </message>
    <message>
        <source>No card was left to draw. The base hu of all three are settled.</source>
        <translation>Tiada lagi kad untuk dicabut. Hu asas ketiga-tiga pemain diselesaikan.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Review</source>
        <translation>Ulasan</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Henti</translation>
    </message>
    <message>
        <source>Move</source>
        <extracomment>the number of a move in a deal</extracomment>
        <translation>Langkah</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Jawapan anda</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>the points that an answer cost against the best one</extracomment>
        <translation>Rugi</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Lebih baik: %1</translation>
    </message>
    <message>
        <source>No other answer is clearly better.</source>
        <translation>Tiada jawapan lain yang jelas lebih baik.</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>the answer was the best one</extracomment>
        <translation>terbaik</translation>
    </message>
    <message>
        <source>equal</source>
        <extracomment>no difference to the best answer can be seen</extracomment>
        <translation>setara</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>points, and by how much they may be wrong: &quot;2.5 ± 0.8&quot;</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>The Master is thinking…</source>
        <translation>Pakar sedang berfikir…</translation>
    </message>
    <message>
        <source>The Master looks at your decisions: %1 of %2.</source>
        <translation>Pakar meneliti keputusan anda: %1 daripada %2.</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2 decisions.</source>
        <translation>Dihentikan selepas %1 daripada %2 keputusan.</translation>
    </message>
    <message>
        <source>The Master would not have done better, as far as it can tell.</source>
        <translation>Sejauh yang dapat dinilai, Pakar tidak akan bermain lebih baik.</translation>
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
        <translation>Contoh.</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and title</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Ringkasnya</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>caption and cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Kandungan</translation>
    </message>
    <message>
        <source>Full rules</source>
        <translation>Peraturan penuh</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Cetak…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Simpan sebagai PDF…</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Mulakan permainan</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <comment>name of a game</comment>
        <translation>Peraturan %1</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Simpan sebagai PDF</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>No printer is set up. The rules can be saved as PDF instead.</source>
        <translation>Tiada pencetak disediakan. Peraturan boleh disimpan sebagai PDF.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Fail tidak dapat ditulis.</translation>
    </message>
    <message>
        <source>%1 · %2 of %3</source>
        <comment>title, page and pages</comment>
        <translation>%1 · %2 daripada %3</translation>
    </message>
</context>
<context>
    <name>Rules in short</name>
    <message>
        <source>Ten pairs win.</source>
        <translation>Menang dengan sepuluh pasangan.</translation>
    </message>
    <message>
        <source>At least six of them are identical cards, a Chắn.</source>
        <translation>Sekurang-kurangnya enam daripadanya kad serupa, iaitu Chắn.</translation>
    </message>
    <message>
        <source>Take the public card only to pair it with one of yours.</source>
        <translation>Ambil kad terbuka hanya untuk dipasangkan dengan kad anda.</translation>
    </message>
    <message>
        <source>A Chắn that you decline you may not discard later.</source>
        <translation>Chắn yang anda tolak tidak boleh dibuang kemudian.</translation>
    </message>
    <message>
        <source>Win on a stock card, or with the fourth of three alike.</source>
        <translation>Menang dengan kad timbunan, atau kad keempat bagi tiga serupa.</translation>
    </message>
    <message>
        <source>Seven groups worth 15 huxi or more win.</source>
        <translation>Menang dengan tujuh kumpulan bernilai 15 huxi atau lebih.</translation>
    </message>
    <message>
        <source>Groups are three or four alike, three in a row, 2–7–10, and one number in both sizes.</source>
        <translation>Kumpulan ialah tiga atau empat serupa, tiga berturut-turut, 2–7–10, dan satu nombor dalam kedua-dua saiz.</translation>
    </message>
    <message>
        <source>Three alike in hand stay together.</source>
        <translation>Tiga serupa di tangan kekal bersama.</translation>
    </message>
    <message>
        <source>A face that you passed or discarded you may not chi or peng later.</source>
        <translation>Jenis kad yang dilepaskan atau dibuang tidak boleh diambil lagi dengan chi atau peng.</translation>
    </message>
    <message>
        <source>Win on a stock card, never on a discard.</source>
        <translation>Menang dengan kad timbunan, tidak sekali-kali dengan kad buangan.</translation>
    </message>
    <message>
        <source>Seven groups and a pair win.</source>
        <translation>Menang dengan tujuh kumpulan dan satu pasangan.</translation>
    </message>
    <message>
        <source>Groups are three in a row of one suit, or three or four alike.</source>
        <translation>Kumpulan ialah tiga berturut-turut dalam satu suit, atau tiga atau empat serupa.</translation>
    </message>
    <message>
        <source>A discard makes three or four alike, a run only if you win.</source>
        <translation>Kad buangan membentuk tiga atau empat serupa; turutan hanya jika anda menang.</translation>
    </message>
    <message>
        <source>Everybody counts their groups; the winner adds bonuses.</source>
        <translation>Semua pemain mengira kumpulan masing-masing; pemenang menambah bonus.</translation>
    </message>
    <message>
        <source>Totals go up to full tens, and all settle the differences.</source>
        <translation>Jumlah dibundarkan ke atas kepada gandaan sepuluh, dan semua menyelesaikan perbezaannya.</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>%1–%2–%3 of Myriads</source>
        <translation>%1–%2–%3 Miriad</translation>
    </message>
    <message>
        <source>%1–%2–%3 of Strings</source>
        <translation>%1–%2–%3 Tali</translation>
    </message>
    <message>
        <source>%1–%2–%3 of Coins</source>
        <translation>%1–%2–%3 Syiling</translation>
    </message>
    <message>
        <source>small %1–%2–%3</source>
        <translation>%1–%2–%3 kecil</translation>
    </message>
    <message>
        <source>large %1–%2–%3</source>
        <translation>%1–%2–%3 besar</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>You pay %1</source>
        <translation>Anda membayar %1</translation>
    </message>
    <message>
        <source>%1 pays you</source>
        <translation>%1 membayar anda</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 membayar %2</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <extracomment>%1 and %2 are the totals of two seats</extracomment>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>main value: %1</source>
        <translation>mata utama: %1</translation>
    </message>
    <message>
        <source>dịch: %1</source>
        <translation>dịch: %1</translation>
    </message>
    <message>
        <source>points, from each loser</source>
        <translation>mata, daripada setiap pemain yang kalah</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>huxi: %1 tun from each opponent</source>
        <translation>huxi: %1 tun daripada setiap lawan</translation>
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
        <translation>hu, %1 dibundarkan ke atas kepada gandaan sepuluh</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Jumlah: %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Your points in this deal</source>
        <translation>Mata anda dalam pusingan ini</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>Pemain lain</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skor</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Pusingan baharu</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Pusingan seterusnya</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Mula semula</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Tunjukkan meja</translation>
    </message>
    <message>
        <source>Copy deal number</source>
        <translation>Salin nombor pusingan</translation>
    </message>
    <message>
        <source>Save record…</source>
        <translation>Simpan rekod…</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>a button: what each decision cost</extracomment>
        <translation>Ulasan</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Pecahan mata</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Penyelesaian mata</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Pusingan ini</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>Sesi ini</translation>
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
        <translation>Anda</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>in percent</source>
        <translation>dalam peratus</translation>
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
        <translation>Penampilan</translation>
    </message>
    <message>
        <source>Table and pace</source>
        <translation>Meja dan rentak</translation>
    </message>
    <message>
        <source>AI players</source>
        <translation>Pemain AI</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Bantuan semasa bermain</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Bunyi</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Pilihan meja</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Tetapan</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Pulihkan tetapan asal</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>a choice: as the system has it</extracomment>
        <translation>Ikut sistem</translation>
    </message>
    <message>
        <source>On</source>
        <extracomment>a choice: high contrast, reduced motion</extracomment>
        <translation>Hidup</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>a choice: high contrast, reduced motion</extracomment>
        <translation>Mati</translation>
    </message>
    <message>
        <source>Interface palette</source>
        <translation>Palet antara muka</translation>
    </message>
    <message>
        <source>The table itself stays dark in both.</source>
        <translation>Meja kekal gelap dalam kedua-duanya.</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>palette</comment>
        <translation>Kertas</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>palette</comment>
        <translation>Malam</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Kontras tinggi</translation>
    </message>
    <message>
        <source>Stronger lines and frames; a table without grain and lamp.</source>
        <translation>Garis dan bingkai lebih jelas; meja tanpa butiran dan cahaya lampu.</translation>
    </message>
    <message>
        <source>Contrast of the cards</source>
        <translation>Kontras kad</translation>
    </message>
    <message>
        <source>How black the ink is.</source>
        <translation>Tahap kehitaman dakwat.</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Butiran</translation>
    </message>
    <message>
        <source>How much of the paper is seen.</source>
        <translation>Sejauh mana kertas kelihatan.</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation>Suhu warna</translation>
    </message>
    <message>
        <source>From cold daylight to a warm lamp.</source>
        <translation>Daripada cahaya siang yang sejuk kepada lampu yang hangat.</translation>
    </message>
    <message>
        <source>Latin index on cards</source>
        <translation>Indeks Latin pada kad</translation>
    </message>
    <message>
        <source>“5S” under the characters.</source>
        <translation>“5S” di bawah aksara.</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Kelajuan animasi</translation>
    </message>
    <message>
        <source>Off also skips the pause before an AI move.</source>
        <translation>Mati turut melangkau jeda sebelum langkah AI.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed</comment>
        <translation>Perlahan</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed</comment>
        <translation>Biasa</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed</comment>
        <translation>Pantas</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speed</comment>
        <translation>Mati</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Kurangkan gerakan</translation>
    </message>
    <message>
        <source>Cards appear in place.</source>
        <translation>Kad muncul terus di tempatnya.</translation>
    </message>
    <message>
        <source>Play with one click</source>
        <translation>Main dengan satu klik</translation>
    </message>
    <message>
        <source>A card is played at once, without a second click.</source>
        <translation>Kad dimainkan serta-merta, tanpa klik kedua.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Susunan kad di tangan</translation>
    </message>
    <message>
        <source>Usual is by rank, and by suit in Nantong long cards.</source>
        <translation>Yang biasa ialah ikut angka, dan ikut suit dalam Kad Panjang Nantong.</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>order of the hand</comment>
        <translation>Biasa</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Ikut angka</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Ikut suit</translation>
    </message>
    <message>
        <source>Mark groups in the hand</source>
        <translation>Tandakan kumpulan di tangan</translation>
    </message>
    <message>
        <source>A line under identical cards, dots under other groups.</source>
        <translation>Garis di bawah kad serupa, titik di bawah kumpulan lain.</translation>
    </message>
    <message>
        <source>Read the hand</source>
        <translation>Baca kad di tangan</translation>
    </message>
    <message>
        <source>How far the hand is from winning, and which cards it waits for.</source>
        <translation>Berapa jauh kad di tangan daripada menang, dan kad apa yang ditunggu.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Bunyi</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Kelantangan</translation>
    </message>
    <message>
        <source>A card is drawn or turned up</source>
        <translation>Kad dicabut atau dibuka</translation>
    </message>
    <message>
        <source>A card is laid down</source>
        <translation>Kad diletakkan</translation>
    </message>
    <message>
        <source>A card is claimed</source>
        <translation>Kad dituntut</translation>
    </message>
    <message>
        <source>A deal ends without a winner</source>
        <translation>Pusingan tamat tanpa pemenang</translation>
    </message>
    <message>
        <source>A deal is won</source>
        <translation>Pusingan dimenangi</translation>
    </message>
    <message>
        <source>Place of the window</source>
        <extracomment>a setting: where the window stands, and how large it is</extracomment>
        <translation>Tempat dan saiz tetingkap</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what a table option changes in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>System is the language of your computer, where it is known.</source>
        <translation>“Ikut sistem” ialah bahasa komputer anda, jika tersedia di sini.</translation>
    </message>
    <message>
        <source>Deals, settings and the log are kept here.</source>
        <translation>Pusingan, tetapan dan log disimpan di sini.</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Buka folder</translation>
    </message>
    <message>
        <source>Level of the AI players</source>
        <translation>Tahap pemain AI</translation>
    </message>
    <message>
        <source>The Apprentice plays by rules of thumb, the Player counts and weighs, the Master looks ahead. Changes hold from the next deal on.</source>
        <translation>Perantis bermain ikut petua mudah, Pemain mengira dan menimbang, Pakar memandang ke hadapan. Perubahan berlaku mulai pusingan seterusnya.</translation>
    </message>
    <message>
        <source>As all</source>
        <extracomment>a choice for one AI player: the level that is set for all</extracomment>
        <translation>Seperti semua</translation>
    </message>
    <message>
        <source>Sits at your right.</source>
        <translation>Duduk di sebelah kanan anda.</translation>
    </message>
    <message>
        <source>Sits opposite, or at your left among three.</source>
        <translation>Duduk bertentangan, atau di sebelah kiri anda jika tiga pemain.</translation>
    </message>
    <message>
        <source>Sits at your left in Chắn.</source>
        <translation>Duduk di sebelah kiri anda dalam Chắn.</translation>
    </message>
</context>
<context>
    <name>Shop window</name>
    <message>
        <source>Card games</source>
        <extracomment>what kind of program it is, in the menu of a desktop</extracomment>
        <translation>Permainan kad</translation>
    </message>
    <message>
        <source>Play the long card games of East Asia offline</source>
        <translation>Main kad panjang Asia Timur di luar talian</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>kad</translation>
    </message>
    <message>
        <source>game</source>
        <translation>permainan</translation>
    </message>
    <message>
        <source>Cardavia is a quiet library of East Asian card traditions that one can play. It shows three decks of long narrow cards with every face, told and drawn anew as woodcuts: Tổ Tôm from Vietnam, the number cards of Hunan, and the long cards of Nantong.</source>
        <translation>Cardavia ialah koleksi tradisi permainan kad Asia Timur yang tenang dan boleh dimainkan. Koleksi ini menunjukkan tiga set kad yang panjang dan sempit, lengkap dengan setiap jenis kad, diceritakan dan dilukis semula sebagai cetakan kayu: Tổ Tôm dari Vietnam, kad angka Hunan, dan kad panjang Nantong.</translation>
    </message>
    <message>
        <source>Play Chắn with four, Paohuzi and Nantong long cards with three, against computer players of three levels who see no card that you could not see in their place. Full rules, hints with reasons, undo, and a review after the deal help those who have never held such a card.</source>
        <translation>Main Chắn berempat, serta Paohuzi dan Kad Panjang Nantong bertiga, menentang pemain komputer pada tiga tahap yang hanya melihat kad yang dapat anda lihat di tempat mereka. Peraturan penuh, pembayang dengan sebab, buat asal, dan ulasan selepas pusingan membantu mereka yang belum pernah memegang kad seperti ini.</translation>
    </message>
    <message>
        <source>Everything works without a network, by keyboard alone and with a screen reader. Nothing is ever lost: each move is kept at once.</source>
        <translation>Semuanya berfungsi tanpa rangkaian, dengan papan kekunci sahaja dan dengan pembaca skrin. Tiada apa-apa yang hilang: setiap langkah terus disimpan.</translation>
    </message>
</context>
<context>
    <name>Simulation</name>
    <message>
        <source>Seat</source>
        <translation>Tempat duduk</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>head of a column: which kind of AI plays</extracomment>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>head of a column: how many deals a player has won</extracomment>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Mata setiap pusingan</translation>
    </message>
    <message>
        <source>Draws: %1 (%2)</source>
        <translation>Seri: %1 (%2)</translation>
    </message>
    <message>
        <source>Mean length: %1 actions</source>
        <translation>Purata panjang: %1 langkah</translation>
    </message>
    <message>
        <source>Deals per second: %1</source>
        <translation>Pusingan sesaat: %1</translation>
    </message>
    <message>
        <source>The records cannot be written to %1: %2.</source>
        <translation>Rekod tidak dapat ditulis ke %1: %2.</translation>
    </message>
</context>
<context>
    <name>SittingChart</name>
    <message>
        <source>Course of the sitting</source>
        <translation>Perjalanan sesi</translation>
    </message>
    <message>
        <source>%1: %2 now, %3 at most, %4 at least</source>
        <translation>%1: kini %2, paling tinggi %3, paling rendah %4</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Rule %1.</source>
        <translation>Peraturan %1.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <extracomment>%1 is an answer, as &quot;Discard the 5 of Strings&quot;</extracomment>
        <translation>Pembayang: %1.</translation>
    </message>
    <message>
        <source>Taken back: %1.</source>
        <extracomment>%1 is an answer, as &quot;Discard the 5 of Strings&quot;</extracomment>
        <translation>Ditarik balik: %1.</translation>
    </message>
    <message>
        <source>Your points in this deal: %1.</source>
        <translation>Mata anda dalam pusingan ini: %1.</translation>
    </message>
    <message>
        <source>Answers: %1.</source>
        <translation>Jawapan: %1.</translation>
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
        <translation>Tradisi permainan kad</translation>
    </message>
    <message>
        <source>Three packs of long cards, and the games that are played with them. Everything is here, offline.</source>
        <translation>Tiga set kad panjang, dan permainan yang menggunakannya. Semuanya ada di sini, di luar talian.</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Mulakan</translation>
    </message>
    <message>
        <source>Start game: %1</source>
        <translation>Mulakan permainan: %1</translation>
    </message>
    <message>
        <source>A deal is waiting where you left it</source>
        <translation>Satu pusingan menunggu di tempat anda berhenti</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Teruskan</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Teruskan: %1</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>A carp that leaps up the rapids at the Dragon Gate becomes a dragon.</source>
        <translation>Ikan kap yang melompati jeram di Gerbang Naga menjadi naga.</translation>
    </message>
    <message>
        <source>In the garden of the Queen Mother of the West the peaches ripen once in three thousand years; who eats of them does not grow old.</source>
        <translation>Di taman Ibu Permaisuri Barat, buah pic masak sekali dalam tiga ribu tahun; sesiapa yang memakannya tidak menjadi tua.</translation>
    </message>
    <message>
        <source>2, 7 and 10 are the red numbers; the three make a group together.</source>
        <translation>2, 7 dan 10 ialah nombor merah; ketiga-tiganya membentuk satu kumpulan.</translation>
    </message>
    <message>
        <source>In the tales of the Yang family she leads the army in place of the men.</source>
        <translation>Dalam kisah keluarga Yang, beliau memimpin tentera menggantikan kaum lelaki.</translation>
    </message>
    <message>
        <source>Lan Caihe wanders singing through the streets, one foot bare.</source>
        <translation>Lan Caihe mengembara sambil menyanyi di jalanan, sebelah kakinya tidak berkasut.</translation>
    </message>
    <message>
        <source>On a rainy day at West Lake he lends his umbrella to a stranger, and marries her; she is the White Snake.</source>
        <translation>Pada hari hujan di Tasik Barat dia meminjamkan payungnya kepada wanita yang tidak dikenali, lalu mengahwininya; wanita itu Ular Putih.</translation>
    </message>
    <message>
        <source>Once a general of heaven, he guards the monk on the Journey to the West.</source>
        <translation>Dahulu jeneral di kayangan, dia mengawal sami dalam Perjalanan ke Barat.</translation>
    </message>
    <message>
        <source>Hers is the lotus, which grows out of the mud and stays clean.</source>
        <translation>Lambangnya teratai, yang tumbuh daripada lumpur dan kekal bersih.</translation>
    </message>
    <message>
        <source>It stands beside Fortune, Prosperity and Longevity, and comes to weddings.</source>
        <translation>Bintang ini berdiri di samping Tuah, Kemakmuran dan Umur Panjang, dan hadir di majlis perkahwinan.</translation>
    </message>
    <message>
        <source>She is the Green Snake, who fights at the side of the White Snake.</source>
        <translation>Dia Ular Hijau, yang berjuang di sisi Ular Putih.</translation>
    </message>
    <message>
        <source>His picture hangs at the door, so that no ghost dares to come in.</source>
        <translation>Gambarnya digantung di pintu supaya tiada hantu berani masuk.</translation>
    </message>
    <message>
        <source>Li Tieguai walks with an iron crutch; his gourd holds medicine for the sick.</source>
        <translation>Li Tieguai berjalan dengan tongkat besi; labunya berisi ubat untuk orang sakit.</translation>
    </message>
    <message>
        <source>With his fan Zhongli Quan brings the dead back to life.</source>
        <translation>Dengan kipasnya Zhongli Quan menghidupkan semula orang mati.</translation>
    </message>
    <message>
        <source>Han Xiangzi plays, and the flowers open at once.</source>
        <translation>Han Xiangzi meniup seruling, dan bunga mekar serta-merta.</translation>
    </message>
    <message>
        <source>The sword of Lü Dongbin drives out evil spirits.</source>
        <translation>Pedang Lü Dongbin menghalau roh jahat.</translation>
    </message>
    <message>
        <source>Cao Guojiu, the brother of an empress, left the court to live as a hermit.</source>
        <translation>Cao Guojiu, saudara lelaki seorang maharani, meninggalkan istana untuk hidup bertapa.</translation>
    </message>
    <message>
        <source>A lotus grows out of the mud and stays clean.</source>
        <translation>Teratai tumbuh daripada lumpur dan kekal bersih.</translation>
    </message>
    <message>
        <source>Zhang Guolao rides a white donkey, facing backward; at night he folds it up like paper.</source>
        <translation>Zhang Guolao menunggang keldai putih sambil menghadap ke belakang; pada waktu malam dia melipatnya seperti kertas.</translation>
    </message>
    <message>
        <source>It is told that a qilin came before the birth of Confucius.</source>
        <translation>Diceritakan bahawa seekor qilin muncul sebelum Konfusius dilahirkan.</translation>
    </message>
    <message>
        <source>A tortoise lives long, and wishes a long life.</source>
        <translation>Kura-kura berumur panjang, dan mendoakan umur panjang.</translation>
    </message>
    <message>
        <source>Liu Haichan lures the toad with a string of coins, of which it is fond.</source>
        <translation>Liu Haichan memancing katak itu dengan untaian syiling yang disukainya.</translation>
    </message>
    <message>
        <source>A crane lives long, and wishes a long life.</source>
        <translation>Burung jenjang berumur panjang, dan mendoakan umur panjang.</translation>
    </message>
    <message>
        <source>In Chinese, bat and fortune sound alike: fú.</source>
        <translation>Dalam bahasa Cina, kelawar dan tuah berbunyi serupa: fú.</translation>
    </message>
    <message>
        <source>The chrysanthemum blooms late, in the first frost.</source>
        <translation>Bunga kekwa berkembang lewat, ketika embun beku pertama.</translation>
    </message>
    <message>
        <source>The peony is the flower of wealth and honor.</source>
        <translation>Bunga peoni ialah bunga kekayaan dan kemuliaan.</translation>
    </message>
    <message>
        <source>In Chinese, bat and fortune sound alike; so do upside down and arrived. A bat that hangs head down says that fortune has arrived.</source>
        <translation>Dalam bahasa Cina, kelawar dan tuah berbunyi serupa; begitu juga terbalik dan tiba. Kelawar yang tergantung dengan kepala ke bawah bererti tuah sudah tiba.</translation>
    </message>
    <message>
        <source>In Chinese, deer and prosperity sound alike: lù.</source>
        <translation>Dalam bahasa Cina, rusa dan kemakmuran berbunyi serupa: lù.</translation>
    </message>
    <message>
        <source>Magpies bring good news. In Chinese, plum and eyebrow sound alike: joy rises to the eyebrows.</source>
        <translation>Burung magpai membawa berita gembira. Dalam bahasa Cina, plum dan kening berbunyi serupa: kegembiraan naik ke kening.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>This deal</source>
        <translation>Pusingan ini</translation>
    </message>
    <message>
        <source>This sitting</source>
        <translation>Sesi ini</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>pemenang</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>pengagih</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>said of a player who has declared ready (Nantong)</extracomment>
        <translation>sedia</translation>
    </message>
    <message>
        <source>dead hand</source>
        <translation>tangan mati</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>Terbuka: %1</translation>
    </message>
    <message>
        <source>Gate: %1</source>
        <translation>Pintu: %1</translation>
    </message>
    <message>
        <source>Indicators: %1</source>
        <translation>Kad penunjuk: %1</translation>
    </message>
    <message>
        <source>Public card: %1</source>
        <translation>Kad terbuka: %1</translation>
    </message>
    <message>
        <source>Myriads: %1</source>
        <translation>Miriad: %1</translation>
    </message>
    <message>
        <source>Strings: %1</source>
        <translation>Tali: %1</translation>
    </message>
    <message>
        <source>Coins: %1</source>
        <translation>Syiling: %1</translation>
    </message>
    <message>
        <source>Small: %1</source>
        <translation>Kecil: %1</translation>
    </message>
    <message>
        <source>Large: %1</source>
        <translation>Besar: %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Peraturan %1</translation>
    </message>
    <message>
        <source>%1 huxi</source>
        <translation>%1 huxi</translation>
    </message>
    <message>
        <source>%1 in the stock</source>
        <translation>%1 dalam timbunan</translation>
    </message>
    <message>
        <source>Indicators</source>
        <translation>Kad penunjuk</translation>
    </message>
    <message>
        <source>in the stock</source>
        <translation>dalam timbunan</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>sedang berfikir…</translation>
    </message>
    <message>
        <source>%1 · %2 huxi</source>
        <translation>%1 · %2 huxi</translation>
    </message>
    <message>
        <source>Game log</source>
        <translation>Log permainan</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Salin</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Pintu</translation>
    </message>
    <message>
        <source>Open pairs</source>
        <translation>Pasangan terbuka</translation>
    </message>
    <message>
        <source>Open groups</source>
        <translation>Kumpulan terbuka</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Giliran anda</translation>
    </message>
    <message>
        <source>Waiting for the others</source>
        <translation>Menunggu pemain lain</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>Giliran %1</translation>
    </message>
    <message>
        <source>Make your declarations, then finish your preparation.</source>
        <translation>Buat pengisytiharan anda, kemudian tamatkan persediaan.</translation>
    </message>
    <message>
        <source>Discard a card, or choose an answer.</source>
        <translation>Buang sekeping kad, atau pilih jawapan.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Buang sekeping kad.</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>Pilih jawapan.</translation>
    </message>
    <message>
        <source>Win with %1, or pass.</source>
        <translation>Menang dengan %1, atau pas.</translation>
    </message>
    <message>
        <source>Choose a group for %1, or pass.</source>
        <translation>Pilih kumpulan untuk %1, atau pas.</translation>
    </message>
    <message>
        <source>Take %1, or pass.</source>
        <translation>Ambil %1, atau pas.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Kad anda</translation>
    </message>
    <message>
        <source>%1, card %2 of %3</source>
        <translation>%1, kad %2 daripada %3</translation>
    </message>
    <message>
        <source>%1, card %2 of %3, not playable now</source>
        <translation>%1, kad %2 daripada %3, tidak boleh dimainkan sekarang</translation>
    </message>
    <message>
        <source>Just drawn</source>
        <translation>Baru dicabut</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>what a second press does with a selected card</extracomment>
        <translation>Main</translation>
    </message>
    <message>
        <source>Select</source>
        <extracomment>what a press does with a card</extracomment>
        <translation>Pilih</translation>
    </message>
    <message>
        <source>Go to this card</source>
        <translation>Pergi ke kad ini</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Mengapa tidak?</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>said of open groups or of discards where there are none</extracomment>
        <translation>Tiada</translation>
    </message>
    <message>
        <source>Your open groups</source>
        <translation>Kumpulan terbuka anda</translation>
    </message>
    <message>
        <source>Open groups of %1</source>
        <translation>Kumpulan terbuka %1</translation>
    </message>
    <message>
        <source>Your discards</source>
        <translation>Kad buangan anda</translation>
    </message>
    <message>
        <source>Discards of %1</source>
        <translation>Kad buangan %1</translation>
    </message>
    <message>
        <source>&amp;Copy deal number</source>
        <translation>&amp;Salin nombor pusingan</translation>
    </message>
    <message>
        <source>Click to copy the deal number</source>
        <translation>Klik untuk menyalin nombor pusingan</translation>
    </message>
    <message>
        <source>This sitting: %1</source>
        <translation>Sesi ini: %1</translation>
    </message>
    <message>
        <source>Deal number copied</source>
        <translation>Nombor pusingan disalin</translation>
    </message>
    <message>
        <source>%1, not possible now</source>
        <translation>%1, tidak boleh sekarang</translation>
    </message>
    <message>
        <source>Press to hear why not</source>
        <translation>Tekan untuk mendengar sebabnya</translation>
    </message>
    <message>
        <source>&amp;Sort the hand</source>
        <translation>Susun kad &amp;di tangan</translation>
    </message>
    <message>
        <source>The Master is thinking…</source>
        <translation>Pakar sedang berfikir…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pembayang</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>The deal is kept and will be offered next time.</source>
        <translation>Pusingan ini disimpan dan akan ditawarkan pada kali seterusnya.</translation>
    </message>
    <message>
        <source>An unfinished deal waits: %1.</source>
        <translation>Satu pusingan yang belum tamat sedang menunggu: %1.</translation>
    </message>
    <message>
        <source>Go on with it? (y/n; n gives it up) </source>
        <translation>Teruskan? (y = ya, n = tidak; n meninggalkannya) </translation>
    </message>
    <message>
        <source>Another deal? (y/n) </source>
        <translation>Satu pusingan lagi? (y = ya, n = tidak) </translation>
    </message>
    <message>
        <source>Next deal (y), restart with a random dealer (r), or stop (n)? </source>
        <translation>Pusingan seterusnya (y), mula semula dengan pengagih rawak (r), atau berhenti (n)? </translation>
    </message>
    <message>
        <source>%1 · deal %2</source>
        <translation>%1 · pusingan %2</translation>
    </message>
    <message>
        <source>Your answer (? for help): </source>
        <translation>Jawapan anda (? untuk bantuan): </translation>
    </message>
    <message>
        <source>That is no answer; ? shows what can be said.</source>
        <translation>Itu bukan jawapan; ? menunjukkan apa yang boleh ditaip.</translation>
    </message>
    <message>
        <source>%1. %2 (%3)</source>
        <extracomment>%1 is the number of an answer, %2 the answer, %3 how it is typed</extracomment>
        <translation>%1. %2 (%3)</translation>
    </message>
    <message>
        <source>Type the number of an answer, or an action in the notation of deal records, such as “discard 5m”: when it may not be done you are told why. “t” shows the table again, “q” leaves; the deal is kept.</source>
        <translation>Taip nombor jawapan, atau langkah dalam notasi rekod pusingan, seperti “discard 5m”: jika tidak dibenarkan, anda diberitahu sebabnya. “t” menunjukkan meja semula, “q” keluar; pusingan ini disimpan.</translation>
    </message>
</context>
<context>
    <name>ToneDials</name>
    <message>
        <source>Contrast</source>
        <translation>Kontras</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Butiran</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <translation>Suhu warna</translation>
    </message>
    <message>
        <source>Contrast, grain and color temperature as drawn</source>
        <translation>Kontras, butiran dan suhu warna seperti lukisan asal</translation>
    </message>
    <message>
        <source>in percent</source>
        <translation>dalam peratus</translation>
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
        <translation>Pusingan tidak dapat disimpan (%1). Permainan diteruskan tanpa disimpan.</translation>
    </message>
    <message>
        <source>Cardavia is open twice: a deal that is left unfinished here cannot be kept.</source>
        <translation>Cardavia dibuka dua kali: pusingan yang tidak tamat di sini tidak dapat disimpan.</translation>
    </message>
    <message>
        <source>The file cannot be written (%1).</source>
        <translation>Fail tidak dapat ditulis (%1).</translation>
    </message>
    <message>
        <source>A saved deal cannot be read. The file is kept as %1.</source>
        <translation>Satu pusingan yang disimpan tidak dapat dibaca. Failnya dikekalkan sebagai %1.</translation>
    </message>
    <message>
        <source>%1 could not decide; the Apprentice moves in its place.</source>
        <translation>%1 tidak dapat membuat keputusan; Perantis bermain sebagai gantinya.</translation>
    </message>
    <message>
        <source>The Master could not say what it thinks.</source>
        <translation>Pakar tidak dapat menyatakan pendapatnya.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their defaults again: %1.</source>
        <translation>Sebahagian tetapan tidak dapat dibaca dan kembali kepada nilai asal: %1.</translation>
    </message>
    <message>
        <source>The settings could not be read, so the defaults are used. The file is kept as %1.</source>
        <translation>Tetapan tidak dapat dibaca, jadi tetapan asal digunakan. Failnya dikekalkan sebagai %1.</translation>
    </message>
    <message>
        <source>The settings cannot be saved (%1). They hold until you quit.</source>
        <translation>Tetapan tidak dapat disimpan (%1). Tetapan ini kekal sehingga anda keluar.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Cuba lagi</translation>
    </message>
</context>
<context>
    <name>Unreadable</name>
    <message>
        <source>“%1” cannot be read (%2).</source>
        <translation>“%1” tidak dapat dibaca (%2).</translation>
    </message>
    <message>
        <source>“%1” is too large for a file of deal records.</source>
        <translation>“%1” terlalu besar bagi fail rekod pusingan.</translation>
    </message>
    <message>
        <source>“%1” is no deal record: it is not written in JSON.</source>
        <translation>“%1” bukan rekod pusingan: fail itu tidak ditulis dalam JSON.</translation>
    </message>
    <message>
        <source>“%1” has another format than deal records.</source>
        <translation>“%1” ada format lain daripada rekod pusingan.</translation>
    </message>
    <message>
        <source>“%1” has a newer format than this version of Cardavia can read.</source>
        <translation>“%1” ada format yang lebih baharu daripada yang dapat dibaca oleh versi Cardavia ini.</translation>
    </message>
    <message>
        <source>“%1” has no deal of a game that is known here.</source>
        <translation>“%1” tiada pusingan bagi permainan yang dikenali di sini.</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its dealer has no seat at the table.</source>
        <translation>“%1” bukan pusingan yang boleh dimainkan: pengagihnya tiada tempat duduk di meja.</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its deck is not that of the game.</source>
        <translation>“%1” bukan pusingan yang boleh dimainkan: set kadnya bukan set permainan itu.</translation>
    </message>
    <message>
        <source>“%1” has a table option that is unknown here.</source>
        <translation>“%1” ada pilihan meja yang tidak dikenali di sini.</translation>
    </message>
    <message>
        <source>“%1” is no deal record: it lists no actions.</source>
        <translation>“%1” bukan rekod pusingan: tiada langkah disenaraikan.</translation>
    </message>
    <message>
        <source>“%1” is no deal that could be played: its action %2 is not possible.</source>
        <translation>“%1” bukan pusingan yang boleh dimainkan: langkah %2 tidak mungkin.</translation>
    </message>
</context>
<context>
    <name>Why not</name>
    <message>
        <source>Not %5</source>
        <translation>Bukan %5</translation>
    </message>
    <message>
        <source>A pair of identical cards cannot be split to discard one.</source>
        <translation>Pasangan kad serupa tidak boleh dipecahkan untuk membuang sekeping.</translation>
    </message>
    <message>
        <source>Not with %5</source>
        <translation>Bukan dengan %5</translation>
    </message>
    <message>
        <source>A pair of identical cards cannot be split to form a Cạ.</source>
        <translation>Pasangan kad serupa tidak boleh dipecahkan untuk membentuk Cạ.</translation>
    </message>
    <message>
        <source>You cannot discard %1: you declined to capture it earlier.</source>
        <translation>%1 tidak boleh dibuang: sebelum ini anda memilih untuk tidak mengambilnya.</translation>
    </message>
    <message>
        <source>You declined to capture %1 as a Chắn, so it cannot go into a Cạ.</source>
        <translation>Anda menolak %1 sebagai Chắn, jadi kad ini tidak boleh digunakan dalam Cạ.</translation>
    </message>
    <message>
        <source>Discarded earlier</source>
        <translation>Pernah dibuang</translation>
    </message>
    <message>
        <source>You discarded %1 earlier, so you cannot capture it.</source>
        <translation>Anda pernah membuang %1, jadi kad ini tidak boleh diambil.</translation>
    </message>
    <message>
        <source>Given to a Cạ earlier</source>
        <translation>Pernah digunakan dalam Cạ</translation>
    </message>
    <message>
        <source>You played %1 from your hand into a Cạ, so you cannot capture it.</source>
        <translation>Anda pernah memainkan %1 dari tangan ke dalam Cạ, jadi kad ini tidak boleh diambil.</translation>
    </message>
    <message>
        <source>You hold %1 itself, so this capture must be the identical pair, a Chắn.</source>
        <translation>Anda sendiri memegang %1, jadi pengambilan ini mesti menjadi pasangan serupa, iaitu Chắn.</translation>
    </message>
    <message>
        <source>A Cạ of this rank already</source>
        <translation>Sudah ada Cạ dengan angka ini</translation>
    </message>
    <message>
        <source>You already hold a Cạ of this rank.</source>
        <translation>Anda sudah mempunyai Cạ dengan angka ini.</translation>
    </message>
    <message>
        <source>One unpaired card left</source>
        <translation>Tinggal satu kad tanpa pasangan</translation>
    </message>
    <message>
        <source>Only one unpaired card is left, so you cannot capture a Cạ.</source>
        <translation>Hanya tinggal satu kad tanpa pasangan, jadi Cạ tidak boleh diambil.</translation>
    </message>
    <message>
        <source>A Cạ was discarded</source>
        <translation>Satu Cạ telah dibuang</translation>
    </message>
    <message>
        <source>You discarded both cards of a Cạ, so you cannot capture a Cạ any more.</source>
        <translation>Anda telah membuang kedua-dua kad daripada satu Cạ, jadi Cạ tidak boleh diambil lagi.</translation>
    </message>
    <message>
        <source>After capturing a Cạ you cannot discard both cards of a Cạ. Discarded before: %2.</source>
        <translation>Selepas mengambil Cạ, anda tidak boleh membuang kedua-dua kad daripada satu Cạ. Dibuang sebelum ini: %2.</translation>
    </message>
    <message>
        <source>No discard left</source>
        <translation>Tiada lagi kad untuk dibuang</translation>
    </message>
    <message>
        <source>This Chíu would leave you no legal discard.</source>
        <translation>Chíu ini tidak meninggalkan kad yang sah untuk dibuang.</translation>
    </message>
    <message>
        <source>This capture would leave you no legal discard.</source>
        <translation>Pengambilan ini tidak meninggalkan kad yang sah untuk dibuang.</translation>
    </message>
    <message>
        <source>These two cards are neither a Chắn nor a Cạ: they differ in rank.</source>
        <translation>Dua kad ini bukan Chắn dan bukan Cạ: angkanya berlainan.</translation>
    </message>
    <message>
        <source>Your own discard</source>
        <translation>Kad buangan anda sendiri</translation>
    </message>
    <message>
        <source>You discarded %1 yourself: only the others may claim it.</source>
        <translation>Anda sendiri membuang %1: hanya pemain lain boleh menuntutnya.</translation>
    </message>
    <message>
        <source>Not three in hand</source>
        <translation>Tidak cukup tiga di tangan</translation>
    </message>
    <message>
        <source>A Chíu needs three of this card in your hand; you hold %3.</source>
        <translation>Chíu memerlukan tiga kad ini di tangan; anda memegang %3.</translation>
    </message>
    <message>
        <source>Claims come first</source>
        <translation>Tuntutan didahulukan</translation>
    </message>
    <message>
        <source>Answer the claim first; if nobody takes %1, you may capture it then.</source>
        <translation>Jawab tuntutan itu dahulu; jika tiada sesiapa mengambil %1, anda boleh mengambilnya kemudian.</translation>
    </message>
    <message>
        <source>Claims are over</source>
        <translation>Tuntutan sudah tamat</translation>
    </message>
    <message>
        <source>The claims on %1 are settled: now it is offered for a capture only.</source>
        <translation>Tuntutan ke atas %1 sudah diputuskan: kini kad itu hanya untuk pengambilan biasa.</translation>
    </message>
    <message>
        <source>Not on a discard</source>
        <translation>Bukan dengan kad buangan</translation>
    </message>
    <message>
        <source>You can win only on a card turned up from the stock, or by Chíu with three of it.</source>
        <translation>Anda hanya boleh menang dengan kad yang dibuka dari timbunan, atau melalui Chíu dengan tiga kad itu.</translation>
    </message>
    <message>
        <source>Not complete</source>
        <translation>Belum lengkap</translation>
    </message>
    <message>
        <source>A win needs ten pairs, six of them Chắn. Missing here: pairs %3, Chắn %4.</source>
        <translation>Kemenangan memerlukan sepuluh pasangan, enam daripadanya Chắn. Yang kurang: pasangan %3, Chắn %4.</translation>
    </message>
    <message>
        <source>Exactly six Chắn</source>
        <translation>Tepat enam Chắn</translation>
    </message>
    <message>
        <source>With Chi chi as the winning card the hand needs exactly six Chắn and four Cạ; it would have %3 Chắn.</source>
        <translation>Jika Chi chi ialah kad kemenangan, mesti ada tepat enam Chắn dan empat Cạ; Chắn di sini: %3.</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Pusingan sudah tamat</translation>
    </message>
    <message>
        <source>The deal has ended: nothing more can be played.</source>
        <translation>Pusingan ini sudah tamat: tiada apa-apa lagi yang boleh dimainkan.</translation>
    </message>
    <message>
        <source>Not your turn</source>
        <translation>Belum giliran anda</translation>
    </message>
    <message>
        <source>It is not your turn: you are not asked now.</source>
        <translation>Belum giliran anda: tiada pertanyaan untuk anda sekarang.</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>Bukan dalam permainan ini</translation>
    </message>
    <message>
        <source>This game is played without %1.</source>
        <translation>Permainan ini dimainkan tanpa %1.</translation>
    </message>
    <message>
        <source>Not in your hand</source>
        <translation>Tiada di tangan</translation>
    </message>
    <message>
        <source>You do not hold %1.</source>
        <translation>Anda tidak memegang %1.</translation>
    </message>
    <message>
        <source>Answer first</source>
        <translation>Jawab dahulu</translation>
    </message>
    <message>
        <source>A card is offered to you: take it or pass before anything else.</source>
        <translation>Sekeping kad ditawarkan kepada anda: ambil atau pas sebelum melakukan yang lain.</translation>
    </message>
    <message>
        <source>Nothing to pass</source>
        <translation>Tidak boleh pas</translation>
    </message>
    <message>
        <source>No card is offered to you now: you owe a discard.</source>
        <translation>Tiada kad ditawarkan kepada anda sekarang: anda mesti membuang sekeping kad.</translation>
    </message>
    <message>
        <source>No card to take</source>
        <translation>Tiada kad untuk diambil</translation>
    </message>
    <message>
        <source>No card lies open on the table that you could take.</source>
        <translation>Tiada kad terbuka di meja yang boleh anda ambil.</translation>
    </message>
    <message>
        <source>A dead hand</source>
        <translation>Tangan mati</translation>
    </message>
    <message>
        <source>Your hand is dead: it can only turn up cards.</source>
        <translation>Tangan anda mati: anda hanya boleh membuka kad.</translation>
    </message>
    <message>
        <source>No discard is offered to you now.</source>
        <translation>Tiada kad buangan ditawarkan kepada anda sekarang.</translation>
    </message>
    <message>
        <source>Preparation first</source>
        <translation>Persediaan dahulu</translation>
    </message>
    <message>
        <source>The preparation is not over: make your declarations first.</source>
        <translation>Persediaan belum tamat: buat pengisytiharan anda dahulu.</translation>
    </message>
    <message>
        <source>Preparation is over</source>
        <translation>Persediaan sudah tamat</translation>
    </message>
    <message>
        <source>This can be declared only in the preparation, before play.</source>
        <translation>Ini hanya boleh diisytiharkan semasa persediaan, sebelum permainan.</translation>
    </message>
    <message>
        <source>Declared already</source>
        <translation>Sudah diisytiharkan</translation>
    </message>
    <message>
        <source>You have declared %1 already.</source>
        <translation>Anda sudah mengisytiharkan %1.</translation>
    </message>
    <message>
        <source>Too few dealt</source>
        <translation>Kad asal tidak cukup</translation>
    </message>
    <message>
        <source>A replacement does not count</source>
        <translation>Kad gantian tidak dikira</translation>
    </message>
    <message>
        <source>Of %1 you were dealt %3; the declaration needs %4.</source>
        <translation>Kad asal anda ada %3 keping %1; pengisytiharan memerlukan %4.</translation>
    </message>
    <message>
        <source>Only cards of the original deal count: of %1 you were dealt %3, and %4 are needed.</source>
        <translation>Hanya kad asal dikira: ada %3 keping %1, sedangkan %4 diperlukan.</translation>
    </message>
    <message>
        <source>Not an indicator</source>
        <translation>Bukan kad penunjuk</translation>
    </message>
    <message>
        <source>Three alike can be declared only of a card that lies as an indicator.</source>
        <translation>Tiga serupa hanya boleh diisytiharkan bagi jenis kad yang menjadi kad penunjuk.</translation>
    </message>
    <message>
        <source>The indicators differ</source>
        <translation>Kad penunjuk tidak serupa</translation>
    </message>
    <message>
        <source>Tiandi Hezi needs two identical indicators and the other two in your hand.</source>
        <translation>Tiandi Hezi memerlukan dua kad penunjuk yang serupa dan dua kad yang selebihnya di tangan anda.</translation>
    </message>
    <message>
        <source>Not for the dealer</source>
        <translation>Bukan untuk pengagih</translation>
    </message>
    <message>
        <source>The dealer cannot declare ready.</source>
        <translation>Pengagih tidak boleh mengisytiharkan sedia.</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>Belum sedia</translation>
    </message>
    <message>
        <source>Ready may be declared when one more card would win. Cards to exchange before that: %3.</source>
        <translation>Sedia boleh diisytiharkan apabila satu kad lagi memberi kemenangan. Kad yang perlu ditukar sebelum itu: %3.</translation>
    </message>
    <message>
        <source>Nothing left to wait for</source>
        <translation>Tiada apa-apa lagi untuk ditunggu</translation>
    </message>
    <message>
        <source>You see all four of every card that would complete your hand.</source>
        <translation>Anda nampak kesemua empat keping setiap kad yang dapat melengkapkan tangan anda.</translation>
    </message>
    <message>
        <source>A locked hand</source>
        <translation>Tangan terkunci</translation>
    </message>
    <message>
        <source>You declared ready: your hand is locked, and you may only win or discard the card just drawn.</source>
        <translation>Anda mengisytiharkan sedia: tangan anda terkunci, dan anda hanya boleh menang atau membuang kad yang baru dicabut.</translation>
    </message>
    <message>
        <source>Discard first</source>
        <translation>Buang dahulu</translation>
    </message>
    <message>
        <source>After a pung you must discard: no win and no kong now.</source>
        <translation>Selepas pong anda mesti membuang: tiada kemenangan dan tiada kong sekarang.</translation>
    </message>
    <message>
        <source>Too few in hand</source>
        <translation>Tidak cukup di tangan</translation>
    </message>
    <message>
        <source>Of %1 you hold %3; %4 are needed.</source>
        <translation>Anda memegang %3 keping %1; %4 diperlukan.</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>Timbunan kosong</translation>
    </message>
    <message>
        <source>A kong needs a card left in the stock as a replacement.</source>
        <translation>Kong memerlukan sekeping kad dalam timbunan sebagai kad gantian.</translation>
    </message>
    <message>
        <source>Only a win</source>
        <translation>Hanya untuk menang</translation>
    </message>
    <message>
        <source>This card is being added to a pung: it can only be robbed by winning on it.</source>
        <translation>Kad ini sedang ditambah pada pong: kad itu hanya boleh dirampas untuk menang.</translation>
    </message>
    <message>
        <source>A win needs seven groups and a pair. Cards to exchange before you wait for one: %3.</source>
        <translation>Kemenangan memerlukan tujuh kumpulan dan satu pasangan. Kad yang perlu ditukar sebelum anda menunggu: %3.</translation>
    </message>
    <message>
        <source>No chi with your cards</source>
        <translation>Tiada chi dengan kad anda</translation>
    </message>
    <message>
        <source>For a chi you would need %1, which you do not hold.</source>
        <translation>Untuk chi anda memerlukan %1, yang tiada di tangan anda.</translation>
    </message>
    <message>
        <source>You are asked about a card or a win: answer that before anything else.</source>
        <translation>Anda ditanya tentang kad atau kemenangan: jawab itu sebelum melakukan yang lain.</translation>
    </message>
    <message>
        <source>Your hand is dead: it can turn up cards and make ti and pao, nothing else.</source>
        <translation>Tangan anda mati: anda hanya boleh membuka kad serta membuat ti dan pao.</translation>
    </message>
    <message>
        <source>No card is offered to you now, or you owe a discard.</source>
        <translation>Tiada kad ditawarkan kepada anda sekarang, atau anda mesti membuang sekeping kad.</translation>
    </message>
    <message>
        <source>A kan is locked</source>
        <translation>Kan terkunci</translation>
    </message>
    <message>
        <source>You hold a kan of %1: its cards are never discarded and never split.</source>
        <translation>Anda memegang kan %1: kadnya tidak sekali-kali dibuang atau dipecahkan.</translation>
    </message>
    <message>
        <source>Your own card</source>
        <translation>Kad anda sendiri</translation>
    </message>
    <message>
        <source>You turned up or discarded this card yourself: that claim is the others’.</source>
        <translation>Anda sendiri membuka atau membuang kad ini: tuntutan itu hak pemain lain.</translation>
    </message>
    <message>
        <source>No pair in hand</source>
        <translation>Tiada pasangan di tangan</translation>
    </message>
    <message>
        <source>A peng needs exactly two of this card in your hand; you hold %3.</source>
        <translation>Peng memerlukan tepat dua kad ini di tangan; anda memegang %3.</translation>
    </message>
    <message>
        <source>No three alike</source>
        <translation>Tiada tiga serupa</translation>
    </message>
    <message>
        <source>A pao needs a kan, a wei or a peng of this card.</source>
        <translation>Pao memerlukan kan, wei atau peng kad ini.</translation>
    </message>
    <message>
        <source>A peng becomes a pao only with a card turned up from the stock.</source>
        <translation>Peng menjadi pao hanya dengan kad yang dibuka dari timbunan.</translation>
    </message>
    <message>
        <source>Not offered to you</source>
        <translation>Tidak ditawarkan kepada anda</translation>
    </message>
    <message>
        <source>This card is offered to another player for a chi.</source>
        <translation>Kad ini ditawarkan kepada pemain lain untuk chi.</translation>
    </message>
    <message>
        <source>No chi group</source>
        <translation>Bukan kumpulan chi</translation>
    </message>
    <message>
        <source>A chi group is a run of one size, 2–7–10 of one size, or one rank in both sizes.</source>
        <translation>Kumpulan chi ialah turutan satu saiz, 2–7–10 satu saiz, atau satu nombor dalam kedua-dua saiz.</translation>
    </message>
    <message>
        <source>A group without this card</source>
        <translation>Kumpulan tanpa kad ini</translation>
    </message>
    <message>
        <source>Every group laid open must hold a card like the one taken.</source>
        <translation>Setiap kumpulan yang didedahkan mesti ada kad seperti kad yang diambil.</translation>
    </message>
    <message>
        <source>Bi is missing</source>
        <translation>Tiada bi</translation>
    </message>
    <message>
        <source>Every card like %1 in your hand must go into a further group at the same time. Left over: %3.</source>
        <translation>Setiap kad seperti %1 di tangan anda mesti masuk ke kumpulan lain pada masa yang sama. Yang tinggal: %3.</translation>
    </message>
    <message>
        <source>Passed earlier</source>
        <translation>Pernah dilepaskan</translation>
    </message>
    <message>
        <source>You let %1 go by earlier, so you may not take it by chi or peng any more.</source>
        <translation>Anda pernah melepaskan %1, jadi kad ini tidak boleh lagi diambil dengan chi atau peng.</translation>
    </message>
    <message>
        <source>You discarded %1 earlier, so you may not take it by chi or peng any more.</source>
        <translation>Anda pernah membuang %1, jadi kad ini tidak boleh lagi diambil dengan chi atau peng.</translation>
    </message>
    <message>
        <source>Only kan would be left in your hand, and a discard would be due.</source>
        <translation>Hanya kan akan tinggal di tangan anda, sedangkan satu kad mesti dibuang.</translation>
    </message>
    <message>
        <source>You can win only on a card turned up from the stock.</source>
        <translation>Anda hanya boleh menang dengan kad yang dibuka dari timbunan.</translation>
    </message>
    <message>
        <source>Too late to win</source>
        <translation>Terlambat untuk menang</translation>
    </message>
    <message>
        <source>A card taken by chi, peng or pao cannot complete a win any more.</source>
        <translation>Kad yang diambil dengan chi, peng atau pao tidak dapat lagi melengkapkan kemenangan.</translation>
    </message>
    <message>
        <source>A short hand</source>
        <translation>Tangan kurang kad</translation>
    </message>
    <message>
        <source>Your hand is too short for seven groups. Cards missing: %3.</source>
        <translation>Kad anda tidak cukup untuk tujuh kumpulan. Kad yang kurang: %3.</translation>
    </message>
    <message>
        <source>Your cards do not form seven groups.</source>
        <translation>Kad anda tidak membentuk tujuh kumpulan.</translation>
    </message>
    <message>
        <source>Too few huxi</source>
        <translation>Huxi tidak cukup</translation>
    </message>
    <message>
        <source>A win needs 15 huxi; your seven groups are worth %3.</source>
        <translation>Kemenangan memerlukan 15 huxi; tujuh kumpulan anda bernilai %3.</translation>
    </message>
    <message>
        <source>No heavenly win</source>
        <translation>Bukan tianhu</translation>
    </message>
    <message>
        <source>A win with the cards dealt needs three ti or five kan. You were dealt: ti %3, kan %4.</source>
        <translation>Kemenangan dengan kad asal memerlukan tiga ti atau lima kan. Kad asal anda: ti %3, kan %4.</translation>
    </message>
</context>
<context>
    <name>WonHand</name>
    <message>
        <source>The winning hand</source>
        <translation>Tangan yang menang</translation>
    </message>
    <message>
        <source>%1, wins</source>
        <translation>%1, menang</translation>
    </message>
</context>
</TS>
