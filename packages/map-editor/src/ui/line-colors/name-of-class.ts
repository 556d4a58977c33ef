import { type ColorBy, type LineClass, SLOPES } from '../../core/line-colors/line-classes.ts'
import type { ColoringMessages } from '../../messages/messages.ts'

/** What a class of a line is called. */
export function nameOfClass(words: ColoringMessages, by: ColorBy, lineClass: LineClass): string {
  if (lineClass === 'unknown') return by === 'grade' ? words.ungraded : words.unknown
  if (isSlope(lineClass)) return slopeName(words, Number(lineClass.slice('slope'.length)))
  if (isGrade(lineClass)) return words.grade(Number(lineClass.slice('grade'.length)))
  return words.ground[lineClass]
}

const isSlope = (lineClass: LineClass): lineClass is Extract<LineClass, `slope${number}`> =>
  lineClass.startsWith('slope')
const isGrade = (lineClass: LineClass): lineClass is Extract<LineClass, `grade${number}`> =>
  lineClass.startsWith('grade')

function slopeName(words: ColoringMessages, percent: number): string {
  return words.slope(percent, SLOPES.find((from) => from > percent) ?? null)
}

/** Whole percents, without a sign. */
export function formatShare(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100)
}
