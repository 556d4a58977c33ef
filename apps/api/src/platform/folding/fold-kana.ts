/** Ways to write one sound or one word in kana, each as one of them. Expects composed characters (NFC). */

const HAN = String.raw`\p{Script=Han}`
const NUMBER = '0-9一二三四五六七八九十百千数何幾'

/** A lone katakana between other letters: 関ケ原, つつじケ丘, 三カ所. In a word of katakana it is a letter like any other. */
const LONE_KATAKANA = new RegExp(`(?<=[${HAN}\\p{Script=Hiragana}0-9])(?:ケ(?![ァ-ヺー])|カ(?=${HAN}))`, 'gu')
const COUNTING_KA = new RegExp(`(?<=[${NUMBER}])か(?=${HAN})|(?<=[${NUMBER}])[箇个](?=${HAN})`, 'gu')
/** Typed in the place of a long vowel. Before kanji and Latin letters it stands between two words. */
const DASHES = /(?<=[ぁ-ゖァ-ヺー])[-‐‑‒–—―−〜~⁓∼─━]+(?=[ぁ-ゖァ-ヺー]|[^\p{L}\p{N}]|$)/gu
const KANA_DISTANCE = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0)

/** Signs that repeat the letter before them. */
const REPEATED = /([\p{Script=Han}])([々〻]+)|([ぁ-ゖ])([ゝゞ]+)/gu
const VOICED = '\u3099'

const V_SOUNDS: Readonly<Record<string, string>> = {
  ぁ: 'ば',
  ぃ: 'び',
  ぇ: 'べ',
  ぉ: 'ぼ',
  ゃ: 'びゃ',
  ゅ: 'びゅ',
  ょ: 'びょ',
}
const RARE_LETTERS: Readonly<Record<string, string>> = {
  ヷ: 'ば',
  ヸ: 'び',
  ヹ: 'べ',
  ヺ: 'ぼ',
  ゐ: 'い',
  ゑ: 'え',
  ぢ: 'じ',
  づ: 'ず',
}
const SMALL = 'ぁぃぅぇぉっゃゅょゎ'
const LARGE = 'あいうえおつやゆよわ'

/** Katakana as hiragana, small letters as large ones, が for the ヶ of names, signs of repetition as what they repeat, ヴ as b. */
export function foldKana(text: string): string {
  return text
    .replace(LONE_KATAKANA, 'が')
    .replace(DASHES, 'ー')
    .replace(/[ァ-ヶヽヾ]/g, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - KANA_DISTANCE))
    .replace(/[ゕゖ]/g, 'が')
    .replace(COUNTING_KA, 'が')
    .replace(REPEATED, repeat)
    .replace(/ゔ([ぁぃぇぉゃゅょ])?/g, (_, vowel: string | undefined) => (vowel && V_SOUNDS[vowel]) ?? 'ぶ')
    .replace(/[ヷ-ヺゐゑぢづ]/g, (letter) => RARE_LETTERS[letter] ?? letter)
    .replace(/[ぁぃぅぇぉっゃゅょゎ]/g, (letter) => LARGE.charAt(SMALL.indexOf(letter)))
    .replace(/[之乃]/g, 'の')
    .replace(/ー{2,}/g, 'ー')
}

function repeat(_: string, kanji = '', kanjiSigns = '', kana = '', kanaSigns = ''): string {
  if (kanji !== '') return kanji + kanji.repeat([...kanjiSigns].length)
  const plain = kana.normalize('NFD').replaceAll(VOICED, '')
  const letters = [...kanaSigns].map((sign) => (sign === 'ゞ' ? `${plain}${VOICED}`.normalize('NFC') : plain))
  return kana + letters.join('')
}
