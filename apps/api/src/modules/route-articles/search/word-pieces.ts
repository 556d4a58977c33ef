/** Pieces of normalised text that an index holds, so that a search reads only what may be meant. */

/** One word of a question. */
export interface SoughtWord {
  /** As typed, normalised. */
  readonly text: string
  /** What an article must hold: the word without its English ending, after a space where it must begin a word. */
  readonly needle: string
  /** What the index must hold of it. */
  readonly pieces: readonly string[]
  /** Whether whoever has the pieces has the needle: `とうきょう` has all pieces of `きょうとう` and is not it. */
  readonly isCertain: boolean
}

const MAX_WORDS = 8

/** The pieces of a text: three Latin letters or two others, how Latin words begin, and every kanji. */
export function piecesOfText(text: string): readonly string[] {
  return text
    .split(' ')
    .flatMap((word) => runsOf(word).flatMap((run) => [...beginningOf(run), ...piecesOf(run), ...kanjiOf(run)]))
}

/** The words of a normalised question; null when nothing in it can be looked for. A letter beside whole words says nothing. */
export function soughtWords(text: string): readonly SoughtWord[] | null {
  const words = text.split(' ').map(soughtWord)
  const telling = words.filter(({ pieces }) => pieces.length > 0).slice(0, MAX_WORDS)
  return telling.length === 0 ? null : telling
}

function soughtWord(text: string): SoughtWord {
  const stem = withoutEnding(text)
  const pieces = [...new Set(runsOf(stem).flatMap(piecesOfSought))]
  const isCertain = pieces.length === 1 && (pieces[0] === stem || pieces[0] === `^${stem}`)
  return { text, needle: isLatin(stem) ? ` ${stem}` : stem, pieces, isCertain }
}

function piecesOfSought(run: string): readonly string[] {
  const letters = [...run]
  if (isLatin(run)) return letters.length === 1 ? [] : [...beginningOf(run), ...piecesOf(run)]
  return letters.length === 1 ? kanjiOf(run) : piecesOf(run)
}

/** English endings, so that `walks`, `walked` and `walking` find each other: what is left begins them all. */
const ENDING = /^([a-z]{3,}?)(?:ies|ing|ed|es|e|s|y)$/

function withoutEnding(word: string): string {
  if (word.endsWith('ss')) return word
  const stem = ENDING.exec(word)?.[1] ?? word
  const isDoubled = stem.length > 3 && stem !== word && /([bdgmnprt])\1$/.test(stem)
  return isDoubled ? stem.slice(0, -1) : stem
}

const isLatin = (text: string) => /^[a-z0-9]/.test(text)
const runsOf = (word: string) => word.match(/[a-z0-9]+|[^a-z0-9]+/g) ?? []
const beginningOf = (run: string) => (isLatin(run) ? [`^${run.slice(0, 2)}`] : [])
const kanjiOf = (run: string) => [...run].filter((letter) => /\p{Script=Han}/u.test(letter))

function piecesOf(run: string): readonly string[] {
  const letters = [...run]
  const length = isLatin(run) ? 3 : 2
  return letters
    .slice(0, Math.max(0, letters.length - length + 1))
    .map((_, at) => letters.slice(at, at + length).join(''))
}
