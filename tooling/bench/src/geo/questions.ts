import {
  type Position,
  TRAVEL_PROFILES,
  type TravelMode,
  type TravelProfile,
  travelModeOfProfile,
} from '@mishiori/map-document'
import { seededRandom } from '../seeded-random.ts'

export interface Question {
  readonly from: Position
  readonly to: Position
  readonly way: Way
}

/** A mode by itself, or as one of its profiles. */
type Way = TravelMode | TravelProfile
/** Without step-free: from some places of the town no such way leads on, and what is not found costs less. */
const WAYS: readonly Way[] = ['driving', 'walking', ...TRAVEL_PROFILES.filter((profile) => profile !== 'stepFree')]

/** Degrees around the demo town's streets. */
const TOWN = { west: 137.955, east: 137.985, south: 36.226, north: 36.254 } as const

/** Ways through the demo town by modes and profiles, never the same twice, and the same ones in every run. */
export function* townQuestions(seed: number): Generator<Question, never> {
  const random = seededRandom(seed)
  const place = (): Position => [
    TOWN.west + random() * (TOWN.east - TOWN.west),
    TOWN.south + random() * (TOWN.north - TOWN.south),
  ]
  const way = () => WAYS[Math.floor(random() * WAYS.length)] ?? 'walking'
  for (;;) yield { from: place(), to: place(), way: way() }
}

/** Where the product at `origin` answers a question. */
export function addressOf(origin: string, { from, to, way }: Question): string {
  const latLng = ([lng, lat]: Position) => `${lat.toFixed(6)},${lng.toFixed(6)}`
  const isMode = way === 'driving' || way === 'walking'
  const asked = isMode ? { mode: way } : { mode: travelModeOfProfile(way), profile: way }
  return `${origin}/api/v1/direction?${new URLSearchParams({ origin: latLng(from), destination: latLng(to), ...asked })}`
}
