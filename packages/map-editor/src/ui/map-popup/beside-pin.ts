import type { ScreenBox } from '../../map/camera/uncover.ts'
import type { ScreenPoint } from '../../map/scene/edit-handles.ts'

/** What a card points at: pixels around its place, and where the card lies rather. */
interface PinLook {
  readonly across: number
  readonly up: number
  readonly down: number
  readonly order: 'besideFirst' | 'stackedFirst'
}

export const PIN_LOOKS = {
  spot: { across: 17, up: 52, down: 4, order: 'besideFirst' },
  /** A point, with room for the finger on it. */
  vertex: { across: 24, up: 24, down: 24, order: 'stackedFirst' },
} as const satisfies Readonly<Record<string, PinLook>>
/** Pixels between a pin and its card, with the tail between them. */
const GAP = 12
/** Pixels that a card keeps from the edges of the map. */
const EDGE = 8
/** The tail does not reach into the card's rounded corners. */
const CORNER = 22

type CardSide = 'left' | 'right' | 'above' | 'below'

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
  readonly pin: PinLook
  /** What is drawn on the map, by its points. */
  readonly objects?: readonly ScreenPoint[]
}

function pinBox({ x, y }: ScreenPoint, pin: PinLook): ScreenBox {
  return { left: x - pin.across, top: y - pin.up, right: x + pin.across, bottom: y + pin.down }
}

/** The place that covers least of the panels and then of the objects, and nothing of the pin. */
export function placeBesidePin(foot: ScreenPoint, size: CardSize, surroundings: Surroundings): CardPlace {
  const { map, panels, pin, objects = [] } = surroundings
  const [beside, above] = [besides(foot, size, { map, pin }), stacked(foot, size, { map, pin })]
  const candidates: readonly Candidate[] = pin.order === 'besideFirst' ? [...beside, ...above] : [...above, ...beside]
  const costs = candidates.map(({ box }) => ({
    pixels: Math.round(outside(box, map) + sum(panels.map((panel) => overlap(box, panel)))),
    objects: objects.filter((point) => isIn(box, point)).length,
  }))
  const best = costs.toSorted((a, b) => a.pixels - b.pixels || a.objects - b.objects)[0]
  const { side, box } = (best && candidates[costs.indexOf(best)]) ?? beside[0]
  const isBeside = side === 'left' || side === 'right'
  const along = isBeside ? middleOf(foot, pin) - box.top : foot.x - box.left
  const length = isBeside ? size.height : size.width
  return { side, left: box.left - foot.x, top: box.top - foot.y, tail: clamp(along, CORNER, length - CORNER) }
}

interface Candidate {
  readonly side: CardSide
  readonly box: ScreenBox
}

type Around = Pick<Surroundings, 'map' | 'pin'>
type Candidates = readonly [Candidate, ...Candidate[]]

/** Level with the pin first, then as far up or down as the tail allows. */
function besides(foot: ScreenPoint, { width, height }: CardSize, { map, pin }: Around): Candidates {
  const { x } = foot
  const middle = middleOf(foot, pin)
  const tops = [middle - height / 2, middle - CORNER, middle - height + CORNER]
  const at = (side: CardSide, left: number, top: number): Candidate => {
    const inside = clamp(top, map.top + EDGE, map.bottom - EDGE - height)
    return { side, box: { left, top: inside, right: left + width, bottom: inside + height } }
  }
  const [left, right] = [x - pin.across - GAP - width, x + pin.across + GAP]
  return [
    at('left', left, middle - height / 2),
    at('right', right, middle - height / 2),
    ...tops.slice(1).flatMap((top) => [at('left', left, top), at('right', right, top)]),
  ]
}

function stacked({ x, y }: ScreenPoint, { width, height }: CardSize, { map, pin }: Around): readonly Candidate[] {
  const left = clamp(x - width / 2, map.left + EDGE, map.right - EDGE - width)
  const at = (side: CardSide, top: number): Candidate => ({
    side,
    box: { left, top, right: left + width, bottom: top + height },
  })
  const [above, below] = [at('above', y - pin.up - GAP - height), at('below', y + pin.down + GAP)]
  return pin.order === 'besideFirst' ? [above, below] : [below, above]
}

/** By how much the map must pan to bring a pin out of what hides it: into the middle of what is free. Null when it is visible. */
export function pinUncovering(
  foot: ScreenPoint,
  { map, panels, pin }: Surroundings,
  free: ScreenBox,
): ScreenPoint | null {
  const box = pinBox(foot, pin)
  const isHidden = outside(box, map) > 0 || panels.some((panel) => overlap(box, panel) > 0)
  if (!isHidden) return null
  return { x: foot.x - (free.left + free.right) / 2, y: foot.y - (free.top + free.bottom) / 2 }
}

/** The height that a card beside a pin points at. */
const middleOf = ({ y }: ScreenPoint, { up, down }: PinLook): number => y + (down - up) / 2
const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max))
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const areaOf = ({ left, top, right, bottom }: ScreenBox): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top)

const isIn = ({ left, top, right, bottom }: ScreenBox, { x, y }: ScreenPoint): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

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
