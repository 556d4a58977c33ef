/**
 * Where a piece of text leads: an address on the web or an object on the article's map. Never both.
 *
 * @public
 */
export type InlineTarget =
  | { readonly kind: 'address'; readonly href: string }
  | { readonly kind: 'mapObject'; readonly objectId: string }

/**
 * Characters that share the same marks.
 *
 * @public
 */
export interface TextRun {
  readonly type: 'text'
  readonly text: string
  readonly isBold?: true
  readonly isItalic?: true
  readonly target?: InlineTarget
}

/**
 * A line break inside a block.
 *
 * @public
 */
export interface LineBreak {
  readonly type: 'break'
}

/**
 * The text of one block in canonical form: neighbouring runs differ in their marks, no run is empty, and at most two
 * line breaks follow each other. Make one with {@link canonicalInline}.
 *
 * @public
 */
export type InlineText = readonly (TextRun | LineBreak)[]

const MAX_CONSECUTIVE_BREAKS = 2
const WHITE_SPACE = /[\t\n\r\f ]+/g
/** Unicode control characters except white space: PostgreSQL's JSON refuses U+0000 and no reader can see the others. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/g

/** Text as it may be stored: well-formed Unicode without control characters. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(CONTROL_CHARACTERS, '')
}

/**
 * Brings runs into canonical form: merges equal neighbours, turns white space into single characters of U+0020 and
 * collapses three or more line breaks into two, looking through white space between them.
 *
 * @public
 */
export function canonicalInline(runs: Iterable<TextRun | LineBreak>): InlineText {
  const result: (TextRun | LineBreak)[] = []
  for (const run of runs) {
    if (run.type === 'break') pushBreak(result)
    else pushText(result, { ...run, text: cleanText(run.text).replace(/[\t\n\r\f]/g, ' ') })
  }
  return result
}

/**
 * The plain text, without marks; line breaks become U+000A.
 *
 * @public
 */
export function inlinePlainText(text: InlineText): string {
  return text.map((run) => (run.type === 'break' ? '\n' : run.text)).join('')
}

/** Number of UTF-16 units, as `String.length` counts them; a line break counts as one. */
export function inlineLength(text: InlineText): number {
  return text.reduce((length, run) => length + (run.type === 'break' ? 1 : run.text.length), 0)
}

/** A text of one unmarked run. */
export function plainInline(text: string): InlineText {
  return canonicalInline([{ type: 'text', text }])
}

function pushText(result: (TextRun | LineBreak)[], run: TextRun): void {
  if (run.text === '') return
  const previous = result.at(-1)
  if (previous?.type === 'text' && hasSameMarks(previous, run)) {
    result[result.length - 1] = { ...previous, text: previous.text + run.text }
  } else {
    result.push(run)
  }
}

function pushBreak(result: (TextRun | LineBreak)[]): void {
  dropBlankTail(result)
  const tail = result.slice(-MAX_CONSECUTIVE_BREAKS)
  if (tail.length === MAX_CONSECUTIVE_BREAKS && tail.every((run) => run.type === 'break')) return
  result.push({ type: 'break' })
}

/** White space between two breaks draws nothing and would hide that they follow each other. */
function dropBlankTail(result: (TextRun | LineBreak)[]): void {
  let end = result.length
  while (end > 0) {
    const run = result[end - 1]
    if (run?.type !== 'text' || run.text.replace(WHITE_SPACE, '') !== '') break
    end -= 1
  }
  if (end > 0 && result[end - 1]?.type === 'break') result.length = end
}

function hasSameMarks(a: TextRun, b: TextRun): boolean {
  return a.isBold === b.isBold && a.isItalic === b.isItalic && isSameTarget(a.target, b.target)
}

/** Whether two runs lead to the same place, or both nowhere. */
export function isSameTarget(a: InlineTarget | undefined, b: InlineTarget | undefined): boolean {
  if (!a || !b) return a === b
  if (a.kind === 'address') return b.kind === 'address' && a.href === b.href
  return b.kind === 'mapObject' && a.objectId === b.objectId
}
