import type { Locale } from '@repo/contract'

/** What words are written in when nobody said so: Japanese once there is kana or kanji, or nothing at all. */
export function languageOfWords(...words: readonly string[]): Locale {
  const text = words.join(' ')
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) || !/\p{L}/u.test(text) ? 'ja' : 'en-us'
}
