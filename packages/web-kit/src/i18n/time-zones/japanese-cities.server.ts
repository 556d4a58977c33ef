/**
 * Time zones by the Japanese names of their cities, region by region. From the Unicode CLDR, version 48, © Unicode, Inc., under
 * the Unicode License V3 (https://www.unicode.org/license.txt): permission is granted to use, copy, modify and distribute the
 * data, provided that this notice appears with all copies. No warranty.
 */
export const JAPANESE_CITIES = `
Africa:
Abidjan=アビジャン Accra=アクラ Addis_Ababa=アジスアベバ Algiers=アルジェ Asmera=アスマラ Bamako=バマコ Bangui=バンギ Banjul=バンジュール
Bissau=ビサウ Blantyre=ブランタイヤ Brazzaville=ブラザビル Bujumbura=ブジュンブラ Cairo=カイロ Casablanca=カサブランカ Ceuta=セウタ
Conakry=コナクリ Dakar=ダカール Dar_es_Salaam=ダルエスサラーム Djibouti=ジブチ Douala=ドゥアラ El_Aaiun=アイウン Freetown=フリータウン
Gaborone=ハボローネ Harare=ハラレ Johannesburg=ヨハネスブルグ Juba=ジュバ Kampala=カンパラ Khartoum=ハルツーム Kigali=キガリ Kinshasa=キンシャサ
Lagos=ラゴス Libreville=リーブルヴィル Lome=ロメ Luanda=ルアンダ Lubumbashi=ルブンバシ Lusaka=ルサカ Malabo=マラボ Maputo=マプト Maseru=マセル
Mbabane=ムババーネ Mogadishu=モガディシオ Monrovia=モンロビア Nairobi=ナイロビ Ndjamena=ンジャメナ Niamey=ニアメ Nouakchott=ヌアクショット
Ouagadougou=ワガドゥグー Porto-Novo=ポルトノボ Sao_Tome=サントメ Tripoli=トリポリ Tunis=チュニス Windhoek=ウィントフック
America:
Adak=アダック Anchorage=アンカレッジ Anguilla=アンギラ Antigua=アンティグア Araguaina=アラグァイナ Argentina/La_Rioja=ラリオハ
Argentina/Rio_Gallegos=リオガジェゴス Argentina/Salta=サルタ Argentina/San_Juan=サンファン Argentina/San_Luis=サンルイス
Argentina/Tucuman=トゥクマン Argentina/Ushuaia=ウシュアイア Aruba=アルバ Asuncion=アスンシオン Bahia=バイーア Bahia_Banderas=バイアバンデラ
Barbados=バルバドス Belem=ベレン Belize=ベリーズ Blanc-Sablon=ブラン・サブロン Boa_Vista=ボアビスタ Bogota=ボゴタ Boise=ボイシ
Buenos_Aires=ブエノスアイレス Cambridge_Bay=ケンブリッジベイ Campo_Grande=カンポグランデ Cancun=カンクン Caracas=カラカス Catamarca=カタマルカ
Cayenne=カイエンヌ Cayman=ケイマン Chicago=シカゴ Chihuahua=チワワ Ciudad_Juarez=シウダー・フアレス Coral_Harbour=アティコカン Cordoba=コルドバ
Costa_Rica=コスタリカ Coyhaique=コジャイケ Creston=クレストン Cuiaba=クイアバ Curacao=キュラソー Danmarkshavn=デンマークシャウン Dawson=ドーソン
Dawson_Creek=ドーソンクリーク Denver=デンバー Detroit=デトロイト Dominica=ドミニカ Edmonton=エドモントン Eirunepe=エイルネペ
El_Salvador=エルサルバドル Fort_Nelson=フォートネルソン Fortaleza=フォルタレザ Glace_Bay=グレースベイ Godthab=ヌーク Goose_Bay=グースベイ
Grand_Turk=グランドターク Grenada=グレナダ Guadeloupe=グアドループ Guatemala=グアテマラ Guayaquil=グアヤキル Guyana=ガイアナ Halifax=ハリファクス
Havana=ハバナ Hermosillo=エルモシヨ Indiana/Knox=インディアナ州ノックス Indiana/Marengo=インディアナ州マレンゴ
Indiana/Petersburg=インディアナ州ピーターズバーグ Indiana/Tell_City=インディアナ州テルシティ Indiana/Vevay=インディアナ州ビベー
Indiana/Vincennes=インディアナ州ビンセンス Indiana/Winamac=インディアナ州ウィナマック Indianapolis=インディアナポリス Inuvik=イヌヴィク Iqaluit=イカルイット
Jamaica=ジャマイカ Jujuy=フフイ Juneau=ジュノー Kentucky/Monticello=ケンタッキー州モンティチェロ Kralendijk=クラレンダイク La_Paz=ラパス Lima=リマ
Los_Angeles=ロサンゼルス Louisville=ルイビル Lower_Princes=ローワー・プリンセズ・クウォーター Maceio=マセイオ Managua=マナグア Manaus=マナウス
Marigot=マリゴ Martinique=マルティニーク Matamoros=マタモロス Mazatlan=マサトラン Mendoza=メンドーサ Menominee=メノミニー Merida=メリダ
Metlakatla=メトラカトラ Mexico_City=メキシコシティー Miquelon=ミクロン島 Moncton=モンクトン Monterrey=モンテレイ Montevideo=モンテビデオ
Montserrat=モントセラト Nassau=ナッソー New_York=ニューヨーク Nome=ノーム Noronha=ノローニャ North_Dakota/Beulah=ノースダコタ州ビューラー
North_Dakota/Center=ノースダコタ州センター North_Dakota/New_Salem=ノースダコタ州ニューセーラム Ojinaga=オヒナガ Panama=パナマ Paramaribo=パラマリボ
Phoenix=フェニックス Port-au-Prince=ポルトープランス Port_of_Spain=ポートオブスペイン Porto_Velho=ポルトベーリョ Puerto_Rico=プエルトリコ
Punta_Arenas=プンタアレナス Rankin_Inlet=ランキンインレット Recife=レシフェ Regina=レジャイナ Resolute=レゾリュート Rio_Branco=リオブランコ
Santarem=サンタレム Santiago=サンチアゴ Santo_Domingo=サントドミンゴ Sao_Paulo=サンパウロ Scoresbysund=イトコルトルミット Sitka=シトカ
St_Barthelemy=サン・バルテルミー St_Johns=セントジョンズ St_Kitts=セントクリストファー St_Lucia=セントルシア St_Thomas=セントトーマス
St_Vincent=セントビンセント Swift_Current=スウィフトカレント Tegucigalpa=テグシガルパ Thule=チューレ Tijuana=ティフアナ Toronto=トロント
Tortola=トルトーラ Vancouver=バンクーバー Whitehorse=ホワイトホース Winnipeg=ウィニペグ Yakutat=ヤクタット
Antarctica:
Casey=ケーシー基地 Davis=デービス基地 DumontDUrville=デュモン・デュルヴィル基地 Macquarie=マッコリー Mawson=モーソン基地 McMurdo=マクマード基地
Palmer=パーマー基地 Rothera=ロゼラ基地 Syowa=昭和基地 Troll=トロル基地 Vostok=ボストーク基地
Arctic:
Longyearbyen=ロングイェールビーン
Asia:
Aden=アデン Almaty=アルマトイ Amman=アンマン Anadyr=アナディリ Aqtau=アクタウ Aqtobe=アクトベ Ashgabat=アシガバード Atyrau=アティラウ Baghdad=バグダッド
Bahrain=バーレーン Baku=バクー Bangkok=バンコク Barnaul=バルナウル Beirut=ベイルート Bishkek=ビシュケク Brunei=ブルネイ Calcutta=コルカタ Chita=チタ
Colombo=コロンボ Damascus=ダマスカス Dhaka=ダッカ Dili=ディリ Dubai=ドバイ Dushanbe=ドゥシャンベ Famagusta=ファマグスタ Gaza=ガザ Hebron=ヘブロン
Hong_Kong=香港 Hovd=ホブド Irkutsk=イルクーツク Jakarta=ジャカルタ Jayapura=ジャヤプラ Jerusalem=エルサレム Kabul=カブール Kamchatka=カムチャッカ
Karachi=カラチ Katmandu=カトマンズ Khandyga=ハンドゥイガ Krasnoyarsk=クラスノヤルスク Kuala_Lumpur=クアラルンプール Kuching=クチン Kuwait=クウェート
Macau=マカオ Magadan=マガダン Makassar=マカッサル Manila=マニラ Muscat=マスカット Nicosia=ニコシア Novokuznetsk=ノヴォクズネツク
Novosibirsk=ノヴォシビルスク Omsk=オムスク Oral=オラル Phnom_Penh=プノンペン Pontianak=ポンティアナック Pyongyang=平壌 Qatar=カタール
Qostanay=コスタナイ Qyzylorda=クズロルダ Rangoon=ヤンゴン Riyadh=リヤド Saigon=ホーチミン Sakhalin=サハリン Samarkand=サマルカンド Seoul=ソウル
Shanghai=上海 Singapore=シンガポール Srednekolymsk=スレドネコリムスク Taipei=台北 Tashkent=タシケント Tbilisi=トビリシ Tehran=テヘラン
Thimphu=ティンプー Tokyo=東京 Tomsk=トムスク Ulaanbaatar=ウランバートル Urumqi=ウルムチ Ust-Nera=ウスチネラ Vientiane=ビエンチャン
Vladivostok=ウラジオストク Yakutsk=ヤクーツク Yekaterinburg=エカテリンブルグ Yerevan=エレバン
Atlantic:
Azores=アゾレス Bermuda=バミューダ Canary=カナリア Cape_Verde=カーボベルデ Faeroe=フェロー Madeira=マデイラ Reykjavik=レイキャビク
South_Georgia=サウスジョージア St_Helena=セントヘレナ Stanley=スタンレー
Australia:
Adelaide=アデレード Brisbane=ブリスベン Broken_Hill=ブロークンヒル Darwin=ダーウィン Eucla=ユークラ Hobart=ホバート Lindeman=リンデマン
Lord_Howe=ロードハウ Melbourne=メルボルン Perth=パース Sydney=シドニー
Europe:
Amsterdam=アムステルダム Andorra=アンドラ Astrakhan=アストラハン Athens=アテネ Belgrade=ベオグラード Berlin=ベルリン Bratislava=ブラチスラバ
Brussels=ブリュッセル Bucharest=ブカレスト Budapest=ブダペスト Busingen=ビュージンゲン Chisinau=キシナウ Copenhagen=コペンハーゲン Dublin=ダブリン
Gibraltar=ジブラルタル Guernsey=ガーンジー Helsinki=ヘルシンキ Isle_of_Man=マン島 Istanbul=イスタンブール Jersey=ジャージー
Kaliningrad=カリーニングラード Kiev=キーウ Kirov=キーロフ Lisbon=リスボン Ljubljana=リュブリャナ London=ロンドン Luxembourg=ルクセンブルク
Madrid=マドリード Malta=マルタ Mariehamn=マリエハムン Minsk=ミンスク Monaco=モナコ Moscow=モスクワ Oslo=オスロ Paris=パリ Podgorica=ポドゴリツァ
Prague=プラハ Riga=リガ Rome=ローマ Samara=サマラ San_Marino=サンマリノ Sarajevo=サラエボ Saratov=サラトフ Simferopol=シンフェロポリ
Skopje=スコピエ Sofia=ソフィア Stockholm=ストックホルム Tallinn=タリン Tirane=ティラナ Ulyanovsk=ウリヤノフスク Vaduz=ファドゥーツ Vatican=バチカン
Vienna=ウィーン Vilnius=ヴィリニュス Volgograd=ボルゴグラード Warsaw=ワルシャワ Zagreb=ザグレブ Zurich=チューリッヒ
Indian:
Antananarivo=アンタナナリボ Chagos=チャゴス Christmas=クリスマス島 Cocos=ココス諸島 Comoro=コモロ Kerguelen=ケルゲレン諸島 Mahe=マヘ
Maldives=モルディブ Mauritius=モーリシャス Mayotte=マヨット Reunion=レユニオン
Pacific:
Apia=アピア Auckland=オークランド Bougainville=ブーゲンビル Chatham=チャタム Easter=イースター島 Efate=エフェテ島 Enderbury=カントン島
Fakaofo=ファカオフォ Fiji=フィジー Funafuti=フナフティ Galapagos=ガラパゴス Gambier=ガンビエ諸島 Guadalcanal=ガダルカナル Guam=グアム
Honolulu=ホノルル Kiritimati=キリスィマスィ島 Kosrae=コスラエ Kwajalein=クェゼリン Majuro=マジュロ Marquesas=マルキーズ Midway=ミッドウェー島
Nauru=ナウル Niue=ニウエ Norfolk=ノーフォーク島 Noumea=ヌメア Pago_Pago=パゴパゴ Palau=パラオ Pitcairn=ピトケアン諸島 Ponape=ポンペイ島
Port_Moresby=ポートモレスビー Rarotonga=ラロトンガ Saipan=サイパン Tahiti=タヒチ Tarawa=タラワ Tongatapu=トンガタプ Truk=チューク Wake=ウェーク島
Wallis=ウォリス諸島
`
