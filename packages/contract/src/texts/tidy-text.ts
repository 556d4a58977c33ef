import { PRODUCT_LIMITS } from '../limits.ts'

/**
 * The one rule for texts that people write: nothing that cannot be seen, no letter with more marks than scripts need, no empty lines
 * without end. Whatever a script or an emoji is written with stays as it is.
 */

/** Hebrew with cantillation and Vietnamese as separate marks need as many. */
const MAX_MARKS = PRODUCT_LIMITS.text.marksPerLetter
const SCRIPTS_WITH_JOINERS = [
  ...['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu'],
  ...['Knda', 'Mlym', 'Sinh', 'Tibt', 'Mymr', 'Khmr', 'Thai', 'Laoo'],
]
/** After these, joiners change how the next letter is written, and a space without width says where a line may break. */
const JOINED = new RegExp(`^[${SCRIPTS_WITH_JOINERS.map((script) => `\\p{scx=${script}}`).join('')}]$`, 'u')
const PICTURE = /^\p{Extended_Pictographic}$/u
const PICTURE_END = /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u
/** What has more than one look. */
const VARIED = /^[\p{Emoji}\p{S}\p{P}\p{sc=Han}\p{sc=Mymr}\p{sc=Phag}]$/u
const HAN = /^\p{sc=Han}$/u
const MONGOLIAN = /^\p{sc=Mong}$/u
const RIGHT_TO_LEFT = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u

const REGIONAL_FLAG = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`
/** With controls of annotations and of writing direction, and signs for what is missing. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u202a-\u202e\u2066-\u2069\ufff9-\ufffc]/u
const FLAGS_AND_UNSEEN = new RegExp(`${REGIONAL_FLAG}|${UNSEEN.source}`, 'gu')
const ISOLATES = '\u2068\u2069'
/** Also blank, though Unicode says that they are signs. */
const BLANK_SIGNS = String.raw`\u2800\u{1d159}`
const SEEN = new RegExp(`(?![${BLANK_SIGNS}])[\\p{L}\\p{N}\\p{P}\\p{S}\\p{Co}]`, 'u')
const BLANK_CHARACTER = new RegExp(`^[\\s${BLANK_SIGNS}]$`, 'u')

const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
const BLANK = `(?:[^\\S\\n]|[${BLANK_SIGNS}])`
const EMPTY_LINES = new RegExp(`\\n(?:${BLANK}*\\n){2,}`, 'gu')
/** Longer gaps within a line say no more than this one. */
const MAX_GAP = PRODUCT_LIMITS.text.blanksInARow
const GAPS = new RegExp(`(${BLANK}{${MAX_GAP}})${BLANK}+`, 'gu')

const MARKS_WITHOUT_LETTER = new RegExp(`(^|[\\s${BLANK_SIGNS}])\\p{M}[\\p{M}\\u061c\\u200b-\\u200f]*`, 'gu')
const MANY_MARKS = new RegExp(`[\\p{M}\\u200c\\u200d]{${MAX_MARKS + 1},}`, 'gu')
/** Most letters of Latin and East Asian texts, which are no marks: classes of these ranges are looked up faster than those of Unicode. */
const UNMARKED = String.raw`[\0-\u02ff\u3000-\u3029\u3030-\u3098\u309b-\ua66e\uac00-\ud7ff]`
/** What most texts are made of, which needs no tidying: looked for by itself, five times as fast. Neither marks nor what cannot be seen. */
const UNCOMMON =
  /[^\0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u2100-\u27ff\u3000-\u3029\u3030-\u3098\u309b-\u3163\u3165-\ua66e\uac00-\ud7ff\uff01-\uff9f]/
const UNTIDY = new RegExp(`${UNSEEN.source}|(?!${UNMARKED})[\\p{M}\\u200c\\u200d]{${MAX_MARKS + 1}}`, 'u')
const SELECTOR = /^[\p{Default_Ignorable_Code_Point}]$/u
const SPACING_MARK = /^\p{Mc}$/u
const PLAIN = /^[\x20-\x7e]*$/

/** One line: a name, a title. Empty when there is nothing to see. */
export function tidyLine(text: string): string {
  return trimmed(visibleText(text).replace(/\s+/g, oneSpace))
}

/** An ideographic space between two words is theirs. */
const oneSpace = (run: string) => (run.length === 1 && !/[\t\n\v\f\r\u0085\u2028\u2029]/.test(run) ? run : ' ')

/** Lines, of which at most one in a row is empty. Empty when there is nothing to see. */
export function tidyLines(text: string): string {
  return trimmed(fewEmptyLines(visibleText(text.replace(LINE_BREAKS, '\n'))).replace(GAPS, '$1'))
}

/** A text without what cannot be seen, and with few marks on each letter; its spaces are left. */
export function visibleText(text: string): string {
  if (PLAIN.test(text)) return text
  const seen = withoutUnseen(text)
  const bounded = seen.replace(MARKS_WITHOUT_LETTER, '$1').replace(MANY_MARKS, fewMarks)
  return SEEN.test(bounded) || /^\s*$/.test(text) ? bounded : ''
}

/**
 * JSON or markup that is sent, of texts that may have been stored before they were tidied: without what cannot be seen, and with few
 * marks on each letter. Neither is a part of any syntax. What sentences isolate the direction of names with stays.
 */
export function visibleTexts(sent: string): string {
  if (!UNCOMMON.test(sent)) return sent
  return UNTIDY.test(sent) ? withoutUnseen(sent, ISOLATES).replace(MANY_MARKS, fewMarks) : sent
}

/** Lines, of which at most one in a row is empty, and whatever else they have. */
export function fewEmptyLines(text: string): string {
  return text.replace(LINE_BREAKS, '\n').replace(EMPTY_LINES, '\n\n')
}

/** What is looked at before an unseen character is what was kept. */
function withoutUnseen(text: string, spared = ''): string {
  const isMixed = RIGHT_TO_LEFT.test(text)
  const kept: string[] = []
  let [end, before] = [0, '']
  for (const { 0: found, index } of text.matchAll(FLAGS_AND_UNSEEN)) {
    if (index > end) before = lastOf(text.slice(Math.max(end, index - 2), index))
    kept.push(text.slice(end, index))
    end = index + found.length
    const isKept = found.length > 2 || spared.includes(found)
    if (!isKept && !isNeeded(found, { before, after: firstOf(text, end), isMixed })) continue
    kept.push(found)
    before = lastOf(found)
  }
  return kept.join('') + text.slice(end)
}

/** Without blanks at its ends. A pattern would look for the end of each of many blanks. */
function trimmed(text: string): string {
  const letters = [...text]
  const first = letters.findIndex((letter) => !BLANK_CHARACTER.test(letter))
  const last = letters.findLastIndex((letter) => !BLANK_CHARACTER.test(letter))
  return SEEN.test(text) ? letters.slice(first, last + 1).join('') : ''
}

interface Neighbours {
  readonly before: string
  readonly after: string
  /** The text is written in both directions, so that marks of direction say something. */
  readonly isMixed: boolean
}

function isNeeded(unseen: string, { before, after, isMixed }: Neighbours): boolean {
  switch (unseen) {
    case '\u200b':
    case '\u200c':
      return JOINED.test(before)
    case '\u200d':
      return JOINED.test(before) || (PICTURE_END.test(before) && PICTURE.test(after))
    case '\u200e':
    case '\u200f':
    case '\u061c':
      return isMixed && before !== '' && !UNSEEN.test(before)
    default:
      return isSelector(unseen, before)
  }
}

function isSelector(unseen: string, before: string): boolean {
  if (/^[\ufe00-\ufe0f]$/.test(unseen)) return VARIED.test(before)
  if (/^[\u{e0100}-\u{e01ef}]$/u.test(unseen)) return HAN.test(before)
  return /^[\u180b-\u180d\u180f]$/.test(unseen) && MONGOLIAN.test(before)
}

const firstOf = (text: string, at: number) => {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}
const lastOf = (two: string) => [...two].at(-1) ?? ''

/** Vowels that are written beside their letter are counted apart from marks above and below. */
function fewMarks(marks: string): string {
  let [stacked, beside] = [0, 0]
  return [...marks]
    .filter((mark) => {
      if (SELECTOR.test(mark)) return true
      if (SPACING_MARK.test(mark)) return ++beside <= MAX_MARKS
      return ++stacked <= MAX_MARKS
    })
    .join('')
}
