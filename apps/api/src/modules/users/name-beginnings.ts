import { foldName } from '../../platform/folding/fold-text.ts'

/** Of a longer beginning the rest is not compared: by then few are meant. */
const MAX_LETTERS = 12

/** Every beginning of every word of the names, folded; a name without spaces counts from each of its kanji, kana and Latin words on. */
export function nameBeginnings(names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap(wordsOf).flatMap(beginningsOf))]
}

/** What a person must have to be meant: a beginning for each word. */
export function soughtBeginnings(text: string): readonly string[] {
  const words = text.normalize('NFKC').split(SEPARATORS).map(foldName)
  return words.filter((word) => word !== '').map((word) => [...word].slice(0, MAX_LETTERS).join(''))
}

const SEPARATORS = /[\s._・、,]+/

function wordsOf(name: string): readonly string[] {
  const words = name.normalize('NFKC').split(SEPARATORS).map(foldName)
  return words.flatMap((word) => {
    const letters = [...word]
    return letters.flatMap((letter, at) => (isWithinLatin(letters[at - 1], letter) ? [] : [letters.slice(at).join('')]))
  })
}

function beginningsOf(word: string): readonly string[] {
  const letters = [...word].slice(0, MAX_LETTERS)
  return letters.map((_, index) => letters.slice(0, index + 1).join(''))
}

const isWithinLatin = (before = '', letter: string) => LATIN.test(before) && LATIN.test(letter)
const LATIN = /[a-z0-9]/
