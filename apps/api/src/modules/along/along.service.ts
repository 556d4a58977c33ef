import type { Position } from '@mishiori/map-document'
import { type Along as Found, findAlong, type PlaceAlong as Passed, type WaysideIndex } from '@repo/basemap/streets'
import { type Along, type AlongQuestion, PRODUCT_LIMITS, WAYSIDE_KINDS, type WaysideKind } from '@repo/contract'
import { RequestCoalescer } from '../../platform/coalesce-requests.ts'
import { readPolyline } from '../../platform/read-polyline.ts'
import { createWaysideStore, type InstalledWayside } from './wayside-store.ts'

/** Places of all kept answers together: some 5 MB. */
const CACHED_PLACES = 20_000
const { points, kilometers, usualMeters, places: MAX_PLACES } = PRODUCT_LIMITS.along
/** A line that goes around the world again and again would be near all that there is. */
const LINE_LIMITS = {
  points: { max: points, code: 'along.too_many_points' },
  kilometers: { max: kilometers, code: 'along.too_long' },
} as const

const NOT_KNOWN: Along = { region: null, coverage: 'none', places: [], hasMore: false, start: null, end: null }

/** Finds what lies along lines in the installed regions. */
export function createAlongService({ regionsFolder }: { regionsFolder: string }) {
  const store = createWaysideStore(regionsFolder)
  const answers = new RequestCoalescer<Along>({ maxWeight: CACHED_PLACES, weigh: ({ places }) => places.length + 1 })
  return {
    /** @throws {AppError} `along.too_many_points`, `along.too_long`, `request.invalid`. */
    async find({ path, withinMeters = usualMeters, kinds }: AlongQuestion, signal: AbortSignal): Promise<Along> {
      const positions = readPolyline(path, LINE_LIMITS)
      const installed = await store.current()
      if (!installed) return NOT_KNOWN
      const asked = WAYSIDE_KINDS.filter((kind) => kinds === undefined || kinds.includes(kind))
      const key = [installed.region.version, withinMeters, asked.join(), path].join(' ')
      return answers.get(key, () => answer(installed, { path: positions, withinMeters, kinds: asked }), signal)
    },
    close: () => store.close(),
  }
}

export type AlongService = ReturnType<typeof createAlongService>

interface Question {
  readonly path: readonly Position[]
  readonly withinMeters: number
  readonly kinds: readonly WaysideKind[]
}

async function answer({ index, region }: InstalledWayside, { kinds, ...question }: Question): Promise<Along> {
  const found = await findAlong(index, { ...question, kinds: new Set(kinds), limit: MAX_PLACES })
  const named = await describe(index, [...found.places, ...[found.start, found.end].flatMap((end) => end ?? [])])
  const terminusOf = (end: Passed | null) => {
    const place = end && named.get(end.place)
    return place ? { ...withoutTags(place), detourMeters: Math.round(end.detourMeters) } : null
  }
  return {
    region: { ...region },
    coverage: coverageOf(found),
    places: found.places.flatMap(({ place, meters, detourMeters }) => {
      const described = named.get(place)
      if (!described) return []
      return [{ ...described, alongMeters: Math.round(meters), detourMeters: Math.round(detourMeters) }]
    }),
    hasMore: found.hasMore,
    start: terminusOf(found.start),
    end: terminusOf(found.end),
  }
}

type Described = Omit<Along['places'][number], 'alongMeters' | 'detourMeters'>

async function describe(index: WaysideIndex, passed: readonly Passed[]): Promise<ReadonlyMap<number, Described>> {
  const places = [...new Set(passed.map(({ place }) => place))]
  const facts = await index.facts(places)
  return new Map(
    places.flatMap((place, at): [number, Described][] => {
      const known = facts[at]
      if (!known) return []
      const name = known.name && { ...known.name }
      return [[place, { ...known, name, tags: { ...known.tags }, lat: index.lat(place), lng: index.lng(place) }]]
    }),
  )
}

function withoutTags({ tags: _, ...place }: Described): Omit<Described, 'tags'> {
  return place
}

function coverageOf({ unknownMeters, lengthMeters, isStartKnown }: Found): Along['coverage'] {
  if (lengthMeters === 0) return isStartKnown ? 'all' : 'none'
  if (unknownMeters === 0) return 'all'
  return unknownMeters < lengthMeters * 0.999 ? 'part' : 'none'
}
