/** Numbers in kanji, in circles and with commas, as digits. */

const DIGITS = '〇一二三四五六七八九'
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }
/** Only before what is counted in addresses and on ways: elsewhere kanji of numbers are parts of words, as in 一宮. */
const COUNTED = /[〇零一二三四五六七八九十百千]+(?=丁|番|号|合目|日目|日間|時間|回|周|泊)/g
/** First and last of each run of numbers in black or double circles, and the number of the first. */
const CIRCLES = [
  ['❶', '❿', 1],
  ['➀', '➉', 1],
  ['➊', '➓', 1],
  ['⓫', '⓴', 11],
  ['⓵', '⓾', 1],
  ['⓿', '⓿', 0],
] as const
const CIRCLED = /[❶-➓⓫-⓿]/gu

export function foldNumbers(text: string): string {
  return text
    .replace(CIRCLED, numberInCircle)
    .replace(COUNTED, numberInKanji)
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
}

function numberInCircle(sign: string): string {
  const code = sign.charCodeAt(0)
  const run = CIRCLES.find(([first, last]) => code >= first.charCodeAt(0) && code <= last.charCodeAt(0))
  return run ? String(code - run[0].charCodeAt(0) + run[2]) : sign
}

/** 二十三 and 二三 are 23. */
function numberInKanji(text: string): string {
  if (!/[十百千]/.test(text)) return [...text].map(digitOf).join('')
  let [total, digit] = [0, 0]
  for (const letter of text) {
    const unit = UNITS[letter]
    if (unit === undefined) {
      digit = digit * 10 + digitOf(letter)
    } else {
      total += Math.max(1, digit) * unit
      digit = 0
    }
  }
  return String(total + digit)
}

const digitOf = (letter: string) => Math.max(0, DIGITS.indexOf(letter))
