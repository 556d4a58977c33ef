import { describe, expect, it } from 'vitest'
import { foldName, foldTerms, foldWords, splitScripts } from './fold-text.ts'

/** Each line: ways to write one name. */
const ONE_NAME = [
  ['Zürich', 'ZURICH', 'ｚｕｒｉｃｈ', 'Zu\u0308rich'],
  ['Łódź', 'lodz'],
  ['Straße', 'STRASSE'],
  ['ﾏﾂﾓﾄ', 'まつもと', 'マツモト'],
  ['ﾊﾞｽ', 'バス', 'ハ゛ス', 'ハ\u3099ス'],
  ['龍ヶ崎', '竜ヶ崎', '龍が崎', '龍ケ崎', '龍ｹ崎', '竜ガ﨑', '龍ゖ崎'],
  ['霞ケ関', '霞が関', '霞ヶ関', '霞ヶ關'],
  ['八ヶ岳', '八が岳', '八ヵ岳', '八ケ嶽', '八か岳'],
  ['つつじヶ丘', 'つつじが丘', 'つつじケ丘'],
  ['三ヶ所', '三か所', '三カ所', '三箇所', '三ヵ所'],
  ['3ヶ月', '３か月', '3カ月', '③ヵ月'],
  ['渡邊邸', '渡辺邸', '渡邉邸'],
  ['廣瀬の澤', '広瀬の沢', '廣瀨の沢'],
  ['髙田馬場', '高田馬場'],
  ['𠮷野家', '吉野家'],
  ['御嶽山', '御岳山'],
  ['齋藤', '斎藤', '斉藤', '齊藤'],
  ['大﨑', '大崎', '大碕', '大嵜'],
  ['濵口', '浜口', '濱口'],
  ['國鐵驛', '国鉄駅'],
  ['⻑野⻄', '長野西'],
  ['葛\u{e0100}城', '葛城'],
  ['ヴァイオリン', 'バイオリン', 'う゛ぁいおりん'],
  ['ヴィラ', 'ビラ'],
  ['ラヴ', 'ラブ'],
  ['いすゞ', 'いすず', 'イスヾ', 'いすヾ'],
  ['みすゝ', 'みすす'],
  ['佐々木', '佐佐木', '佐〻木'],
  ['一ノ瀬', '一之瀬', '一の瀬', '一乃瀬'],
  ['四ッ谷', '四ツ谷', '四つ谷', '四っ谷'],
  ['キャンプ', 'キヤンプ', 'ｷｬﾝﾌﾟ'],
  ['みかづき', 'みかずき'],
  ['ヱビス', 'えびす'],
  ['ホリデー', 'ホリデ‐', 'ホリデ―', 'ﾎﾘﾃﾞｰ', 'ホリデ〜', 'ホリデーー', 'ホリデ－'],
  ['サーキット', 'サ-キット', 'サ−キット'],
  ['銀座四丁目', '銀座4丁目', '銀座４丁目', '銀座④丁目', '銀座❹丁目'],
  ['二十三番', '23番', '二三番'],
  ['第十回', '第10回', '第⑩回'],
  ['コースⅣ', 'コースIV', 'コースⅳ'],
  ['㎞', 'km', 'ＫＭ'],
  ['標高3,776m', '標高3776m', '標高３，７７６ｍ'],
  ['道\u200b\u00ad祖神', '道祖神', '道\u2060祖神'],
  ['Den’enchōfu', 'denenchofu'],
]

describe('foldName', () => {
  it.each(ONE_NAME.map((names) => ({ names })))('reads $names as one', ({ names }) => {
    expect(new Set(names.map(foldName)).size).toBe(1)
  })

  it.each([
    ['大阪', '大坂'],
    ['ビル', 'ビール'],
    ['かき', 'がけ'],
    ['抜け道', '抜が道'],
    ['埼玉', '崎玉'],
    ['一宮', '1宮'],
    ['百合', '100合'],
    ['256号', '56号'],
  ])('tells %s from %s', (one, other) => {
    expect(foldName(one)).not.toBe(foldName(other))
  })

  it.each(['霞が', '霞ケ', 'カフェ', 'サイクリ', '抜け', 'かき氷', 'ケーブル'])('begins what %s begins', (typed) => {
    const whole =
      { 霞が: '霞ヶ関', 霞ケ: '霞が関', カフェ: 'カフェー', サイクリ: 'サイクリング', 抜け: '抜け道' }[typed] ??
      `${typed}屋`
    expect(foldName(whole).startsWith(foldName(typed))).toBe(true)
  })

  it.each(['高山カフェ', '富士ガイド', '登山ケーブル', '県道カーブ'])('keeps the word of katakana in %s', (text) => {
    expect(foldName(text)).toContain(foldName(text.slice(2)))
  })

  it('leaves nothing of signs', () => {
    expect(foldName('100% _\\')).toBe('100')
    expect(foldName('\u3164\u2800\u200b')).toBe('')
  })
})

it('takes words apart at spaces and commas of either language', () => {
  expect(foldTerms(' Matsumoto,　長野、日本 % ')).toEqual(['matsumoto', '長野', '日本'])
})

it.each([
  ['ＡＢＣ　峠', 'abc 峠'],
  ['  Golden \n Gate ', 'golden gate'],
  ['八ヶ岳〜清里', '八が岳 清里'],
  ['コース-A', 'こーす a'],
])('reads %j as the words %j', (text, words) => {
  expect(foldWords(text)).toBe(words)
})

it.each([
  ['木曽路trail案内', '木曽路 trail 案内'],
  ['国道256号線', '国道 256 号線'],
  ['標高3776mの頂', '標高 3776m の頂'],
  ['2日目', '2 日目'],
  ['gpx', 'gpx'],
  ['みち 2', 'みち 2'],
])('takes %j apart where scripts meet: %j', (text, split) => {
  expect(splitScripts(text)).toBe(split)
})
