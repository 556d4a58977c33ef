import type { BasemapLocale, BasemapTheme } from '../theme.ts'
import type { Box } from './clip.ts'
import type { PicturePadding, Point } from './frame.ts'
import type { LabelRoom } from './label-room.ts'
import { type LabelInk, straightLabel } from './label-svg.ts'
import type { Letters, SetText } from './letters.ts'

export interface LabelContext {
  readonly letters: Letters
  readonly locale: BasemapLocale
  readonly theme: BasemapTheme
  /** How much larger than on a map letters are, in pictures that are shown small. */
  readonly enlarged: number
  readonly padding: PicturePadding | undefined
}

/** Where a name is beside its point; `middle` is on it. */
export type Side = 'middle' | 'right' | 'left' | 'above' | 'below'

/** A name that a picture shows where there is room. All lengths are in image pixels. */
export interface Label {
  readonly text: SetText
  /** Of the em. */
  readonly size: number
  readonly at: Point
  /** Those that will do, the best first. */
  readonly sides: readonly Side[]
  /** Between the point and the name. */
  readonly gap: number
  readonly ink: LabelInk
  /** Drawn at the point, as wide as the gap, where the name is shown. */
  readonly symbol?: string
  /** Where nothing else is left it may lie on the route. */
  readonly mayCrossRoute?: boolean
}

/** So many gaps from its point a name may be, where the route leaves no room next to it. */
const DISTANCES = [1, 2]
/** Of a line of text, in ems. */
const HEIGHT = 1.1

/** Draws a label where there is room, which it then takes; null where there is none. */
export function placeLabel(letters: Letters, label: Label, room: LabelRoom): string | null {
  const { text, size, at, sides, ink, symbol, mayCrossRoute = false } = label
  const boxes = DISTANCES.flatMap((times) => sides.map((side) => boxBeside({ ...label, gap: label.gap * times }, side)))
  const symbolBox = symbol === undefined ? null : squareAround(at, label.gap / 2)
  if (symbolBox && !room.isFree(symbolBox, true)) return null
  const box =
    boxes.find((one) => room.isFree(one)) ?? (mayCrossRoute ? boxes.find((one) => room.isFree(one, true)) : null)
  if (!box) return null
  room.occupy(box)
  if (symbolBox) room.occupy(symbolBox)
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  return (symbol ?? '') + straightLabel(letters, text, middle, size, ink)
}

function boxBeside({ text, size, at: { x, y }, gap }: Label, side: Side): Box {
  const [width, height] = [text.width * size, HEIGHT * size]
  const [left, top] = {
    middle: [x - width / 2, y - height / 2] as const,
    right: [x + gap, y - height / 2] as const,
    left: [x - gap - width, y - height / 2] as const,
    above: [x - width / 2, y - gap - height] as const,
    below: [x - width / 2, y + gap] as const,
  }[side]
  return { left, top, right: left + width, bottom: top + height }
}

export function squareAround({ x, y }: Point, half: number): Box {
  return { left: x - half, top: y - half, right: x + half, bottom: y + half }
}
