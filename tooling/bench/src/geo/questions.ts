import type { Position } from '@mishiori/map-document'
import { seededRandom } from '../seeded-random.ts'

export interface Question {
  readonly from: Position
  readonly to: Position
  readonly mode: 'driving' | 'walking'
}

/** Degrees around the demo town's streets. */
const TOWN = { west: 137.955, east: 137.985, south: 36.226, north: 36.254 } as const

/** Ways through the demo town, never the same twice, and the same ones in every run. */
export function* townQuestions(seed: number): Generator<Question, never> {
  const random = seededRandom(seed)
  const place = (): Position => [
    TOWN.west + random() * (TOWN.east - TOWN.west),
    TOWN.south + random() * (TOWN.north - TOWN.south),
  ]
  for (;;) yield { from: place(), to: place(), mode: random() < 0.5 ? 'driving' : 'walking' }
}

/** Where the product at `origin` answers a question. */
export function addressOf(origin: string, { from, to, mode }: Question): string {
  const latLng = ([lng, lat]: Position) => `${lat.toFixed(6)},${lng.toFixed(6)}`
  return `${origin}/api/v1/direction?${new URLSearchParams({ origin: latLng(from), destination: latLng(to), mode })}`
}
