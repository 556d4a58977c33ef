import { kanjiForms } from './kanji-variants.ts'

/** More are not looked for: a word has few letters with several forms. */
const MAX_SPELLINGS = 12
const KANA_DISTANCE = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0)

/**
 * Ways to write a text in other kana or with other forms of its kanji, itself first: for names that are stored as they are written and
 * found by an index.
 */
export function spellings(text: string): readonly string[] {
  const inKana = [text, moved(text, /[ァ-ヶ]/g, -KANA_DISTANCE), moved(text, /[ぁ-ゖ]/g, KANA_DISTANCE)]
  let written = [...new Set(inKana)]
  for (const letter of new Set(text)) {
    const others = kanjiForms(letter)
    if (others.length === 0) continue
    written = written.flatMap((one) => [one, ...others.map((other) => one.replaceAll(letter, other))])
    if (written.length >= MAX_SPELLINGS) break
  }
  return written.slice(0, MAX_SPELLINGS)
}

const moved = (text: string, letters: RegExp, distance: number) =>
  text.replace(letters, (letter) => String.fromCharCode(letter.charCodeAt(0) + distance))
