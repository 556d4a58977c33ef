import type { ScreenBox } from '../../map/camera/uncover.ts'
import type { ScreenPoint } from '../../map/scene/edit-handles.ts'

/** Pixels of a pin around its foot. */
const PIN = { across: 17, up: 52, down: 4 } as const
/** Pixels between a pin and its card, with the tail between them. */
const GAP = 12
/** Pixels that a card keeps from the edges of the map. */
const EDGE = 8
/** The tail does not reach into the card's rounded corners. */
const CORNER = 22

export type CardSide = 'left' | 'right' | 'above' | 'below'

/** Where a card lies, from the foot of its pin. */
export interface CardPlace {
  readonly side: CardSide
  readonly left: number
  readonly top: number
  /** Pixels along the card's edge to its tail. */
  readonly tail: number
}

interface CardSize {
  readonly width: number
  readonly height: number
}

interface Surroundings {
  /** The part of the map that can be seen. */
  readonly map: ScreenBox
  readonly panels: readonly ScreenBox[]
}

export function pinBox({ x, y }: ScreenPoint): ScreenBox {
  return { left: x - PIN.across, top: y - PIN.up, right: x + PIN.across, bottom: y + PIN.down }
}

/** The place that covers least of the panels and nothing of the pin, the sides before above and below. */
export function placeBesidePin(foot: ScreenPoint, size: CardSize, { map, panels }: Surroundings): CardPlace {
  const candidates = [...besides(foot, size, map), ...stacked(foot, size, map)]
  const costs = candidates.map(({ box }) => outside(box, map) + sum(panels.map((panel) => overlap(box, panel))))
  const best = candidates[costs.indexOf(Math.min(...costs))] ?? candidates[0]
  const { side, box } = best
  const isBeside = side === 'left' || side === 'right'
  const along = isBeside ? foot.y - PIN.up / 2 - box.top : foot.x - box.left
  const length = isBeside ? size.height : size.width
  return { side, left: box.left - foot.x, top: box.top - foot.y, tail: clamp(along, CORNER, length - CORNER) }
}

interface Candidate {
  readonly side: CardSide
  readonly box: ScreenBox
}

type Candidates = readonly [Candidate, ...Candidate[]]

/** Level with the pin first, then as far up or down as the tail allows. */
function besides({ x, y }: ScreenPoint, { width, height }: CardSize, map: ScreenBox): Candidates {
  const middle = y - PIN.up / 2
  const tops = [middle - height / 2, middle - CORNER, middle - height + CORNER]
  const at = (side: CardSide, left: number, top: number): Candidate => {
    const inside = clamp(top, map.top + EDGE, map.bottom - EDGE - height)
    return { side, box: { left, top: inside, right: left + width, bottom: inside + height } }
  }
  const [left, right] = [x - PIN.across - GAP - width, x + PIN.across + GAP]
  return [
    at('left', left, middle - height / 2),
    at('right', right, middle - height / 2),
    ...tops.slice(1).flatMap((top) => [at('left', left, top), at('right', right, top)]),
  ]
}

function stacked({ x, y }: ScreenPoint, { width, height }: CardSize, map: ScreenBox): readonly Candidate[] {
  const left = clamp(x - width / 2, map.left + EDGE, map.right - EDGE - width)
  const at = (side: CardSide, top: number): Candidate => ({
    side,
    box: { left, top, right: left + width, bottom: top + height },
  })
  return [at('above', y - PIN.up - GAP - height), at('below', y + PIN.down + GAP)]
}

/** By how much the map must pan to bring a pin out of what hides it: into the middle of what is free. Null when it is visible. */
export function pinUncovering(foot: ScreenPoint, { map, panels }: Surroundings, free: ScreenBox): ScreenPoint | null {
  const pin = pinBox(foot)
  const isHidden = outside(pin, map) > 0 || panels.some((panel) => overlap(pin, panel) > 0)
  if (!isHidden) return null
  return { x: foot.x - (free.left + free.right) / 2, y: foot.y - (free.top + free.bottom) / 2 }
}

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max))
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const areaOf = ({ left, top, right, bottom }: ScreenBox): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top)

function overlap(a: ScreenBox, b: ScreenBox): number {
  return areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
}

/** Nothing is as bad as a part of a card that cannot be reached. */
function outside(box: ScreenBox, map: ScreenBox): number {
  return (areaOf(box) - overlap(box, map)) * 10
}
