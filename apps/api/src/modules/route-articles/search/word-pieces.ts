/** Pieces of normalised text that an index holds, so that a search reads only what may be meant. */

/** One word of a question. */
export interface SoughtWord {
  /** As typed, normalised. */
  readonly text: string
  /** What an article must hold: the word without its English ending, after a space where it must begin a word. */
  readonly needle: string
  /** What the index must hold of it. */
  readonly pieces: readonly string[]
  /** Whether whoever has the pieces is taken to have the needle: `gpxで歩く道` has all pieces of `gpx道` and has it not. */
  readonly isCertain: boolean
}

const MAX_WORDS = 8
/** Letters of a Latin word that the index knows; of longer ones the rest is compared. */
const MAX_BEGINNING = 16
/** Letters of Japanese that the index knows together: a longer word is taken to be where all of its fours are. */
const MOST_LETTERS = 4

/** The pieces of a text: how its Latin words begin, letters by two, three and four of all others, and every kanji. */
export function piecesOfText(text: string): readonly string[] {
  return text
    .split(' ')
    .flatMap((word) =>
      runsOf(word).flatMap((run) =>
        isLatin(run)
          ? beginningsOf(run)
          : [...kanjiOf(run), ...[2, 3, MOST_LETTERS].flatMap((count) => lettersOf(run, count))],
      ),
    )
}

/** The words of a normalised question; null when nothing in it can be looked for. A letter beside whole words says nothing. */
export function soughtWords(text: string): readonly SoughtWord[] | null {
  const words = text.split(' ').map(soughtWord)
  const telling = words.filter(({ pieces }) => pieces.length > 0).slice(0, MAX_WORDS)
  return telling.length === 0 ? null : telling
}

function soughtWord(text: string): SoughtWord {
  const stem = withoutEnding(text)
  const runs = runsOf(stem)
  const pieces = [...new Set(runs.flatMap(piecesOfSought))]
  const isCertain = runs.length === 1 && (!isLatin(stem) || stem.length <= MAX_BEGINNING)
  return { text, needle: isLatin(stem) ? ` ${stem}` : stem, pieces, isCertain }
}

function piecesOfSought(run: string): readonly string[] {
  if (isLatin(run)) return beginningsOf(run).slice(-1)
  const { length } = [...run]
  // Four that follow each other are in few texts, where two here and two there are in many.
  return length === 1 ? kanjiOf(run) : lettersOf(run, Math.min(length, MOST_LETTERS))
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
const kanjiOf = (run: string) => [...run].filter((letter) => /\p{Script=Han}/u.test(letter))

function beginningsOf(run: string): readonly string[] {
  const lengths = Array.from({ length: Math.min(run.length, MAX_BEGINNING) - 1 }, (_, index) => index + 2)
  return lengths.map((length) => `^${run.slice(0, length)}`)
}

/** All letters that follow each other, so many at a time. */
function lettersOf(run: string, count: number): readonly string[] {
  const letters = [...run]
  return letters.slice(count - 1).map((_, at) => letters.slice(at, at + count).join(''))
}
