import { splitScripts } from '../../../platform/folding/fold-text.ts'

/** Tokens of folded text: parts of words that the index holds, so that a search reads only what may match. */

/** One word of a question. */
export interface SearchTerm {
  /** As typed, folded, with a space where scripts meet. */
  readonly text: string
  /** What an article must contain: the word without its English ending, after a space where it must begin a word. */
  readonly needle: string
  /** What the index must hold of it. */
  readonly tokens: readonly string[]
  /** Whether an article with the tokens has the needle for sure: `gpxで歩く道` has all tokens of `gpx道` and does not contain it. */
  readonly isExact: boolean
}

const MAX_TERMS = 8
/** How many letters of a Latin word's beginning the index knows. */
const PREFIX_LENGTHS = [2, 3, 4, 6, 8] as const
/** Letters of other scripts that the index knows together. */
const MAX_GRAM = 3

/** The prefixes of Latin words, each kanji, and every two and three letters that follow each other in other scripts. */
export function tokensOfText(text: string): readonly string[] {
  return runsOf(text).flatMap((run) =>
    isLatin(run) ? prefixesOf(run) : [...kanjiOf(run), ...gramsOf(run, 2), ...gramsOf(run, MAX_GRAM)],
  )
}

/** The words of a folded question; null when nothing in it can be looked for. A single letter beside whole words says nothing. */
export function searchTerms(text: string): readonly SearchTerm[] | null {
  const terms = text.split(' ').map(searchTerm)
  const matching = terms.filter(({ tokens }) => tokens.length > 0).slice(0, MAX_TERMS)
  return matching.length === 0 ? null : matching
}

function searchTerm(word: string): SearchTerm {
  const text = splitScripts(word)
  const stem = withoutEnding(text)
  const tokens = [...new Set(runsOf(stem).flatMap(longestTokens))]
  const isExact = tokens.length === 1 && [`^${stem}`, stem].includes(tokens[0] ?? '')
  return { text, needle: isLatin(stem) ? ` ${stem}` : stem, tokens, isExact }
}

function longestTokens(run: string): readonly string[] {
  if (isLatin(run)) return prefixesOf(run).slice(-1)
  const { length } = [...run]
  return length === 1 ? kanjiOf(run) : gramsOf(run, Math.min(length, MAX_GRAM))
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
const runsOf = (text: string) => text.match(/[a-z0-9]+|[^a-z0-9 ]+/g) ?? []
const kanjiOf = (run: string) => [...run].filter((letter) => /\p{Script=Han}/u.test(letter))
const prefixesOf = (run: string) =>
  PREFIX_LENGTHS.filter((length) => length <= run.length).map((length) => `^${run.slice(0, length)}`)

function gramsOf(run: string, length: number): readonly string[] {
  const letters = [...run]
  return letters.slice(length - 1).map((_, at) => letters.slice(at, at + length).join(''))
}
