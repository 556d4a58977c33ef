import { foldWords, splitScripts } from '../../platform/folding/fold-text.ts'

/** Text as it is indexed: folded words, apart also where scripts meet, so that `trail` is a word of 木曽路Trail案内. */
export function searchableText(text: string): string {
  return splitScripts(foldWords(text))
}

/** A tag's identity. Unlike a search, it keeps katakana and hiragana apart. */
export function tagKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
