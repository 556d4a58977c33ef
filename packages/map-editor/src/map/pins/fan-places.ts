import type { ScreenPoint } from '../scene/edit-handles.ts'

/** Pins whose tips are nearer than this cannot be told apart by a fingertip. */
const CROWDED_PIXELS = 22
/** More would not be found on a ring. */
const FAN_LIMIT = 12
/** Between neighbouring pins on the ring: a touch target, and room for a name. */
const SPACING = 64
const LEAST_RADIUS = 72
/** What a pin and its name need beyond the ring. */
const MARGIN = { top: 56, side: 52, bottom: 30 } as const

interface Placed {
  readonly point: ScreenPoint
}

/** The pins that stand with one in the same place: itself and its nearest neighbours, in their order. */
export function crowdAround<T extends Placed>(pins: readonly T[], chosen: T): readonly T[] {
  const distance = ({ point }: T) => Math.hypot(point.x - chosen.point.x, point.y - chosen.point.y)
  const near = pins.filter((pin) => distance(pin) <= CROWDED_PIXELS)
  const nearest = new Set(near.toSorted((a, b) => distance(a) - distance(b)).slice(0, FAN_LIMIT))
  return near.filter((pin) => nearest.has(pin))
}

interface Box {
  readonly width: number
  readonly height: number
}

/** Where the tips of so many pins go: on a ring around the place, moved into the map's box where it would leave that. */
export function fanPlaces(count: number, around: ScreenPoint, { width, height }: Box): readonly ScreenPoint[] {
  const radius = Math.max(LEAST_RADIUS, (count * SPACING) / (2 * Math.PI))
  const within = (value: number, from: number, to: number) =>
    from > to ? (from + to) / 2 : Math.max(from, Math.min(to, value))
  const x = within(around.x, radius + MARGIN.side, width - radius - MARGIN.side)
  const y = within(around.y, radius + MARGIN.top, height - radius - MARGIN.bottom)
  // Two lie beside each other, more begin above.
  const first = count === 2 ? Math.PI : -Math.PI / 2
  return Array.from({ length: count }, (_, index) => {
    const angle = first + (index / count) * 2 * Math.PI
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
}
