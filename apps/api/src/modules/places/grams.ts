/** Shortest piece of Latin letters that says something about a name; a piece of kanji or kana says it with two. */
const LATIN_GRAM = 3

/** People. So little of a name says nothing yet: it finds the places that one may well mean. */
const MEANT_BY_LETTERS = { one: 50_000, two: 5_000 }

/**
 * Pieces of a folded name that an index holds, so that a search finds the names that may contain what is asked for. What it
 * finds still has to be compared: `tokyokyo` has all the pieces of `kyokyo`.
 */
export function gramsOfName(key: string): readonly string[] {
  return runsOf(key).flatMap((run) => [...piecesOf(run), ...(isLatin(run) ? [] : [...run].filter(isKanji))])
}

/** The beginnings by which one or two letters find a name: those of well-known places, and names that have no more. */
export function beginningsOfName(key: string, people: number): readonly string[] {
  const letters = [...key]
  const { one, two } = MEANT_BY_LETTERS
  const beginning = (length: number) => `^${letters.slice(0, length).join('')}`
  return [
    ...(letters.length === 1 || people >= one ? [beginning(1)] : []),
    ...(letters.length === 2 || (letters.length > 2 && people >= two) ? [beginning(2)] : []),
  ]
}

/** Pieces that every name with this text in it has. One or two Latin letters and one of kana are looked for at the beginning only. */
export function gramsOfQuery(query: string): readonly string[] {
  const letters = [...query]
  const [first = ''] = letters
  if (letters.length === 1) return [isKanji(first) ? first : `^${first}`]
  const pieces = runsOf(query).flatMap(piecesOf)
  return pieces.length > 0 ? pieces : [`^${letters.slice(0, 2).join('')}`]
}

/** Whether all names that contain the text are found, rather than those alone that begin with it. */
export const isFoundInside = (query: string) => gramsOfQuery(query).every((gram) => !gram.startsWith('^'))

const isLatin = (text: string) => /^[a-z0-9]/.test(text)
const isKanji = (letter: string) => /\p{Script=Han}/u.test(letter)

const runsOf = (text: string) => text.match(/[a-z0-9]+|[^a-z0-9]+/g) ?? []

function piecesOf(run: string): string[] {
  const letters = [...run]
  const length = isLatin(run) ? LATIN_GRAM : 2
  return letters
    .slice(0, Math.max(0, letters.length - length + 1))
    .map((_, at) => letters.slice(at, at + length).join(''))
}
