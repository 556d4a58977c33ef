import type { Position } from '@mishiori/map-document'

export interface Question {
  readonly from: Position
  readonly to: Position
  readonly mode: 'driving' | 'walking'
}

/** Degrees around the demo town's streets. */
const TOWN = { west: 137.955, east: 137.985, south: 36.226, north: 36.254 } as const

/** Ways through the demo town, never the same twice, and the same ones in every run. */
export function* townQuestions(seed: number): Generator<Question, never> {
  const random = createRandom(seed)
  const place = (): Position => [
    TOWN.west + random() * (TOWN.east - TOWN.west),
    TOWN.south + random() * (TOWN.north - TOWN.south),
  ]
  for (;;) yield { from: place(), to: place(), mode: random() < 0.5 ? 'driving' : 'walking' }
}

/** Numbers from 0 to 1, the same ones for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
