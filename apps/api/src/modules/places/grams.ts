/** Pieces of folded names that an index holds, so that a search reads only names that may be meant. */

/** Letters that say something about a name: three Latin ones, two of kanji or kana. */
const pieceLength = (text: string) => (isLatin(text) ? 3 : 2)
/** People. So little of a name says nothing yet: it finds the places that one may well mean. */
const MEANT_BY_LETTERS = { one: 50_000, two: 5_000 }

/** The grams that a name must have in the index to match a search. */
export interface GramQuery {
  readonly grams: readonly string[]
  /** Whether every name with these grams matches; otherwise it has to be compared, as `tokyokyo` has all the pieces of `kyokyo`. */
  readonly isExact: boolean
}

/** The index entries of a name: its pieces and its beginnings. */
export function gramsOfName(key: string, people: number): readonly string[] {
  return [...beginningsOf(key, people), ...piecesOfName(key)]
}

/** The entries of a name in another language: its pieces, and the whole. It is found by no other beginning. */
export function gramsOfOtherName(key: string): readonly string[] {
  return [`=${key}`, ...piecesOfName(key)]
}

/** Names that begin with the text. */
export function beginningQuery(text: string): GramQuery {
  const letters = [...text]
  const length = Math.min(letters.length, pieceLength(text))
  const beginning = `^${letters.slice(0, length).join('')}`
  const isExact = letters.length === length
  return { grams: isExact ? [beginning] : [beginning, ...piecesOfQuery(text)], isExact }
}

/** Names that are the text in another language. */
export function wholeQuery(text: string): GramQuery {
  return { grams: [`=${text}`], isExact: true }
}

/** Names that have the text anywhere; null for a letter or two that almost all have. */
export function insideQuery(text: string): GramQuery | null {
  const [first = '', ...others] = [...text]
  if (others.length === 0) return isKanji(first) ? { grams: [first], isExact: true } : null
  const grams = piecesOfQuery(text)
  return grams.length === 0 ? null : { grams, isExact: grams.length === 1 && grams[0] === text }
}

const isLatin = (text: string) => /^[a-z0-9]/.test(text)
const isKanji = (letter: string) => /\p{Script=Han}/u.test(letter)

const runsOf = (text: string) => text.match(/[a-z0-9]+|[^a-z0-9]+/g) ?? []
const piecesOfQuery = (text: string) => runsOf(text).flatMap(piecesOf)
const piecesOfName = (key: string) => [...piecesOfQuery(key), ...[...key].filter(isKanji)]

function piecesOf(run: string): string[] {
  const letters = [...run]
  const length = pieceLength(run)
  return letters
    .slice(0, Math.max(0, letters.length - length + 1))
    .map((_, at) => letters.slice(at, at + length).join(''))
}

/** One or two letters begin the names of well-known places only, and names that have no more. */
function beginningsOf(key: string, people: number): string[] {
  const letters = [...key]
  const { one, two } = MEANT_BY_LETTERS
  const least = [0, isKanji(letters[0] ?? '') ? 0 : one, isLatin(key) ? two : 0, 0]
  return [1, 2, 3]
    .filter((length) => length <= Math.min(letters.length, pieceLength(key)))
    .filter((length) => letters.length === length || people >= (least[length] ?? 0))
    .map((length) => `^${letters.slice(0, length).join('')}`)
}
