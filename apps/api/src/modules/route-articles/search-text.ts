import { foldName } from '../places/fold-name.ts'

/**
 * Text as searches compare it: width, case and accents folded, katakana as hiragana, words of letters and digits with one space between
 * them. Kanji and kana run on as they were written.
 */
export function normalizeForSearch(text: string): string {
  const words = text.normalize('NFKC').match(/[\p{L}\p{N}\p{M}ー]+/gu) ?? []
  return words
    .map(foldName)
    .filter((word) => word !== '')
    .join(' ')
}

/** A tag's identity. Unlike a search, it keeps katakana and hiragana apart. */
export function tagKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
