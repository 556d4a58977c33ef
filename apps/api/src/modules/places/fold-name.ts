/** Letters without a Unicode decomposition into base and accent. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
}
const KANA_DISTANCE = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0)

/**
 * A name as searches compare it: width, case and accents folded, katakana as hiragana, nothing but letters and digits left. `Zürich`
 * and `ZURICH` are one, as are `関ヶ原` and `関ケ原`, `ﾏﾂﾓﾄ` and `まつもと`.
 */
export function foldName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßæœøđðþłıħ]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .replace(/[ァ-ヶ]/g, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - KANA_DISTANCE))
    .replace(/ゖ/g, 'け')
    .replace(/ゕ/g, 'か')
    .replace(/[^\p{L}\p{N}\p{M}ー]/gu, '')
}

/** The normalised words of a query; words that normalise to nothing are left out. */
export function foldTerms(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .split(/[\s,、]+/)
    .map(foldName)
    .filter((word) => word !== '')
}
