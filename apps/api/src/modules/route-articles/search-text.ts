/** Text as searches and tags compare it: width and case folded, katakana as hiragana, white space as one space. */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - KANA_DISTANCE))
    .replace(/\s+/g, ' ')
    .trim()
}

const KANA_DISTANCE = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0)

/** A tag's identity. Unlike a search, it keeps katakana and hiragana apart. */
export function tagKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
