import { foldKana } from './fold-kana.ts'
import { foldNumbers } from './fold-numbers.ts'
import { foldKanji } from './kanji-variants.ts'

/** Letters without a Unicode decomposition into base and accent. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
}
/** Accents of Latin, Greek and Cyrillic letters; points and vowels of Hebrew and Arabic, which few type. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g
/** Most names abroad are: nothing else has to be looked for in them. */
const PLAIN = /^[\x20-\x7e]*$/
const LETTERS = String.raw`[\p{L}\p{N}\p{M}ー]`
const WORDS = new RegExp(`${LETTERS}+`, 'gu')
const SCRIPT_ENDS = /(?<=[a-z0-9])(?=[^a-z0-9 ])|(?<=[^a-z0-9 ])(?=[a-z0-9])/gu

/** Raise it whenever a text is folded in another way: what modules have stored of folded texts is then made again in the background. */
export const FOLDING_VERSION = 1

/**
 * A text as every search compares it: width, case, accents and invisible characters folded, kana and kanji that are one to a reader
 * written as one. `Zürich` and `ZURICH` are one, as are 龍ヶ崎, 竜ケ崎 and 龍ｹ崎. Signs and spaces are left.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.includes(',') ? foldNumbers(text.toLowerCase()) : text.toLowerCase()
  const composed = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(?<=[ぁ-ゖァ-ヺ])[゛ﾞ]/g, '\u3099')
    .replace(/(?<=[ぁ-ゖァ-ヺ])[゜ﾟ]/g, '\u309a')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(/[ßæœøđðþłıħ]/g, (letter) => SPELLED_OUT[letter] ?? letter)
  return foldKana(foldNumbers(foldKanji(composed)))
}

/** The folded words of a text with one space between them. Kanji and kana run on as they were written. */
export function foldWords(text: string): string {
  return (foldText(text).match(WORDS) ?? []).join(' ')
}

/** A name folded to its letters and digits alone. */
export function foldName(text: string): string {
  return foldWords(text).replaceAll(' ', '')
}

/** The folded words of a query; words of which nothing is left are left out. */
export function foldTerms(text: string): readonly string[] {
  return text
    .normalize('NFKC')
    .split(/[\s,、]+/)
    .map(foldName)
    .filter((word) => word !== '')
}

/** Folded words, with a space also where Latin letters or digits meet another script: 国道256号線 has the word 256. */
export function splitScripts(folded: string): string {
  return folded.replace(SCRIPT_ENDS, ' ')
}
