import type { Locale } from '@repo/contract'

/** Detects the language of a text whose author did not state it: Japanese when it holds kana or kanji, or no letters at all. */
export function detectLanguage(...texts: readonly string[]): Locale {
  const text = texts.join(' ')
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) || !/\p{L}/u.test(text) ? 'ja' : 'en-us'
}
