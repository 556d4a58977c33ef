/**
 * Kanji that are one letter to somebody who searches: each group is the form of today, then its old forms, the variants of names and the
 * radicals that some systems put in the place of kanji. Old forms are those of the official list of common kanji; names have more.
 * Compatibility characters are not here, because Unicode folds these.
 */
const GROUPS = `
  万萬 与與 両兩 並竝 乗乘 乱亂 亀龜⻲ 予豫 争爭 亘亙 亜亞 仏佛 仮假 会會 伝傳 体體 余餘 併倂 侠俠 価價 値值 倶俱
  倹儉 偽僞 兎兔 児兒 党黨 内內 円圓 写寫 冴冱 凜凛 処處 刹剎 剣劍 剤劑 剥剝 剰剩 励勵 労勞 効效 勅敕 勧勸 勲勳
  匀勻 区區 医醫 単單 即卽 却卻 厠廁 厳嚴 参參 双雙 収收 叙敍敘 台臺 号號 吉𠮷 呉吳 呑吞 呪咒 唇脣 唖啞 営營 嘘噓
  嘱囑 噛嚙 団團 囲圍 図圖 国國 圏圈 園薗 圧壓 堕墮 塁壘 塡填 塩鹽 増增 壊壞 壌壤 壮壯 声聲 壱壹 売賣 壺壷 変變
  奥奧 奨奬獎 姉姊 姫姬 娯娛 嬢孃 学學 宝寶 実實 富冨 寛寬 寝寢 対對 寿壽 専專 将將 尚尙 尭堯 尽盡 届屆 屏屛 属屬
  岡崗 岳嶽 峡峽 峰峯 島嶋嶌㠀嶹 崎﨑碕嵜㟢 嶺岭 巌巖 巣巢 巻卷 帯帶 帰歸 庁廳 広廣 床牀 廃廢 弁辨瓣辯 弐貳 弥彌
  弯彎 強强 弾彈 当當 彦彥 往徃 径徑 従從 御禦 徳德 徴徵 応應 恋戀 恒恆 恵惠 悦悅 悩惱 悪惡 惨慘 慎愼 懐懷 戦戰
  戯戲 戸戶 戻戾 才纔 払拂 抜拔 択擇 担擔 拝拜 拠據 拡擴 挙擧舉 挟挾 挿插 捜搜 掲揭 掴摑 掻搔 揺搖 摂攝 撃擊 撹攪
  数數 斉齊斎齋 断斷 旧舊 昇曻 昼晝 晃晄 晋晉 晩晚 暁曉 暖煖 暦曆 曁暨 曽曾 杉椙 条條 来來 杯盃 松枩枀 枢樞 柳栁桺
  査查 栃杤 栄榮 桑桒 桜櫻 桝枡 桟棧 桧檜 梅楳 椀碗 検檢 楡榆 楼樓 楽樂 概槪 様樣 槙槇 権權 横橫 橋𣘺 檪櫟 欠缺
  欧歐 歓歡 歩步 歯齒⻭ 歳歲 歴歷 残殘 殴毆 殻殼 毎每 民⺠ 気氣 氷冰 汚污 決决 没沒 沢澤 況况 浄淨 浅淺 浜濱濵
  涙淚 涛濤 涼凉 淵渕渊 清淸 渇渴 済濟 渉涉 渋澁澀 渓溪 減减 温溫 湧涌 湾灣 湿濕溼 満滿 溌潑 準凖 滝瀧 滞滯 潜潛
  潟泻 瀬瀨 灯燈 灶竃竈 炉爐 点點 為爲 焔焰 焼燒 煙菸烟 犠犧 状狀 独獨 狭狹 猟獵 猫貓 献獻 獣獸 瑶瑤 瓶甁 産產
  画畫 畑畠 略畧 畳疊 痩瘦 痴癡 痺痹 発發 皐皋 盗盜 県縣 真眞 研硏 砕碎 砺礪 磯礒 礼禮 祇祗 祢禰 祷禱 禄祿 禅禪
  秋秌龝 秘祕 称稱 税稅 稜棱 稲稻 穂穗 穏穩 穣穰 窃竊 窪漥 竜龍⻯龒 箪簞 籠篭 粋粹 粛肅 粧妝 粽糉 糸絲 経經 絵繪
  絶絕 継繼 続續 総總 緑綠 緒緖 縁緣 縄繩 縦縱 繊纖 繋繫 繍繡 缶罐 群羣 翻飜 聡聰 聴聽 胆膽 脚腳 脱脫 脳腦 臓臟
  舎舍 舗鋪舖 船舩 艶艷 芦蘆 芸藝 茎莖 茘荔 荘莊庄 莱萊 萌萠 葱蔥 蒋蔣 蔵藏 蕊蘂 薫薰 薬藥 薮藪籔 蘇蘓 虎⻁ 虚虛
  虫蟲 蚕蠶 蛍螢 蛎蠣 蛮蠻 蝉蟬 蝋蠟 衛衞 装裝 裏裡 褒襃 西⻄ 覇霸 覚覺 覧覽 観觀 角⻆ 触觸 訳譯 証證 誉譽 説說
  読讀 諌諫 謡謠 譲讓 讃讚 豊豐 賎賤 賛贊 贋贗 践踐 車⻋ 転轉 軽輕 輌輛 辞辭 辺邊邉 迩邇 逓遞 連聯 遅遲 遥遙 郎郞
  郷鄕鄉 酔醉 酢醋 醗醱 醤醬 醸釀 釈釋 野埜墅 針鍼 鉄鐵鉃銕 鉱鑛 銭錢 鋭銳 鋳鑄 錬鍊 録錄 鎚槌 鎮鎭 鑑鑒 長⻑ 間閒
  関關 閲閱 闘鬭鬥 陥陷 険險 随隨 隠隱 隣鄰 雁鴈 雑雜 霊靈 青靑⻘ 静靜 面靣 頬頰 頴穎 頼賴 顔顏 顕顯 食⻝ 飯飰
  餅餠 館舘 駅驛 駈駆驅 騒騷 験驗 髄髓 高髙 髪髮 鬼⻤ 鯵鰺 鴎鷗 鴬鶯 鶏鷄雞 鶴靏靍 鹸鹼 麦麥⻨ 麹麴 麺麵麪 黄黃⻩
  黒黑 黙默 鼈鱉 鼓皷 齢齡
`

const FORMS: readonly (readonly string[])[] = (GROUPS.match(/\S+/g) ?? []).map((group) => [...group])
/** The form that others are compared as, by each of the others. */
const FORM_OF: ReadonlyMap<string, string> = new Map(
  FORMS.flatMap(([form = '', ...variants]) => variants.map((variant) => [variant, form] as const)),
)
const FORMS_OF = new Map(FORMS.flatMap((forms) => forms.map((form) => [form, forms] as const)))
const VARIANT = new RegExp(`[${[...FORM_OF.keys()].join('')}]`, 'gu')

export function foldKanji(text: string): string {
  return text.replace(VARIANT, (variant) => FORM_OF.get(variant) ?? variant)
}

/** The other forms of a kanji, the one of today first; none of most letters. */
export function kanjiForms(letter: string): readonly string[] {
  return (FORMS_OF.get(letter) ?? []).filter((form) => form !== letter)
}
