import { diffArrays } from 'diff'
import type { LineChange } from './compare-lines.ts'

interface LinePart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** A line that was edited, word by word. */
export interface EditedLine {
  readonly kind: 'edited'
  readonly parts: readonly LinePart[]
}

/** Below this share of common characters, two lines count as different lines. */
const LEAST_IN_COMMON = 0.5
/** For longer lines, comparing words would take too long. */
const LONGEST_LINE = 4_000

/** Tells a line that went and the one that came in its place as one, where they have much in common. */
export function joinEditedLines(changes: readonly LineChange[]): readonly (LineChange | EditedLine)[] {
  const joined: (LineChange | EditedLine)[] = []
  for (let start = 0; start < changes.length; ) {
    const removed = runOf('removed', changes, start)
    const added = runOf('added', changes, start + removed.length)
    joined.push(...joinRuns(removed, added))
    start += removed.length + added.length
  }
  return joined
}

function runOf(kind: LineChange['kind'], changes: readonly LineChange[], start: number): readonly LineChange[] {
  const end = changes.findIndex((change, index) => index >= start && change.kind !== kind)
  return changes.slice(start, end < 0 ? changes.length : end)
}

function joinRuns(removed: readonly LineChange[], added: readonly LineChange[]): (LineChange | EditedLine)[] {
  const pairs = Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const [before, after] = [removed[index], added[index]]
    const edited = before && after ? editedLine(before.text, after.text) : null
    return edited ? [edited] : [before, after].filter((change) => change !== undefined)
  })
  return pairs.flat()
}

function editedLine(before: string, after: string): EditedLine | null {
  if (Math.max(before.length, after.length) > LONGEST_LINE) return null
  const parts = diffArrays(splitWords(before), splitWords(after)).map(
    ({ value, added, removed }): LinePart => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    }),
  )
  const common = parts.reduce((sum, { kind, text }) => (kind === 'same' ? sum + text.length : sum), 0)
  return (2 * common) / (before.length + after.length) < LEAST_IN_COMMON ? null : { kind: 'edited', parts }
}

/** Of any language: Japanese puts no spaces between words. */
function splitWords(text: string): string[] {
  return [...new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
}
