import {
  type AnyLine,
  distancesAlong,
  elevationProfile,
  estimateLine,
  linePart,
  type MapDocument,
  measureLine,
  nearestPointOnPath,
  type Position,
  wayTime,
} from '@mishiori/map-document'
import type { PlaceAlong } from '@repo/contract'
import type { Sums } from '@repo/journeys/journey-view'
import type { Height } from '@repo/journeys/whole-profile'
import { type CostAt, type CutStage, LEAST_STAGE } from './cut-plan.ts'

/** What is shown of a stage before the server has it. */
interface CutFacts {
  readonly sums: Sums
  readonly path: readonly Position[]
  readonly heights: readonly Height[]
}

/** A line that is cut, with what its stages come to. */
export interface CutLine {
  readonly line: AnyLine
  /** Whole metres: the last place at which a stage may end. */
  readonly lengthMeters: number
  /** By the model of articles; null where it cannot tell. */
  readonly minutesAt: CostAt | null
  readonly factsOf: (stage: CutStage) => CutFacts
}

/** Of one stage, on a curve that is as wide as a screen. */
const MOST_HEIGHTS = 300

export function cutLine(line: AnyLine): CutLine {
  const known = new Map<string, CutFacts>()
  return {
    line,
    lengthMeters: Math.round(distancesAlong(line.path).at(-1) ?? 0),
    minutesAt: minutesAlong(line),
    factsOf({ fromMeters, toMeters }) {
      const key = `${fromMeters} ${toMeters}`
      const facts = known.get(key) ?? factsOfPart(linePart(line, fromMeters, toMeters))
      known.set(key, facts)
      return facts
    },
  }
}

/** The lines of a map that are long enough for two stages, the main one first. */
export function linesToCut({ layers, mainLineId }: MapDocument): readonly AnyLine[] {
  const lines = layers.flatMap(({ objects }) => objects.filter((object) => 'path' in object))
  const long = lines.filter(({ path }) => (distancesAlong(path).at(-1) ?? 0) >= 2 * LEAST_STAGE)
  return long.toSorted((one, other) => Number(other.id === mainLineId) - Number(one.id === mainLineId))
}

/** Measured as the server does it. */
function factsOfPart(part: AnyLine | null): CutFacts {
  if (!part)
    return { sums: { distanceKm: 0, climbMeters: null, minutes: null, unknownCount: 0 }, path: [], heights: [] }
  const measured = measureLine(part)
  const time = estimateLine(part, measured)?.time
  const points = elevationProfile(part.path, part.elevationsMeters ?? [])
  const step = Math.ceil(points.length / MOST_HEIGHTS)
  const shown = points.filter((_, index) => index % step === 0 || index === points.length - 1)
  return {
    sums: {
      distanceKm: Math.round(measured.lengthMeters / 10) / 100,
      climbMeters: measured.elevation && Math.round(measured.elevation.gainMeters),
      minutes: time && time.climbs !== 'unknown' ? Math.max(1, Math.round(time.minutes)) : null,
      unknownCount: 0,
    },
    path: part.path,
    heights: shown.map(({ distanceMeters, elevationMeters }) => [distanceMeters, elevationMeters]),
  }
}

function minutesAlong(line: AnyLine): CostAt | null {
  const time = wayTime(line)
  if (!time) return null
  const { minutesAfter, stretchMeters } = time
  return (meters) => {
    const place = Math.min(minutesAfter.length - 1, meters / stretchMeters)
    const [before = 0, after = before] = minutesAfter.slice(Math.floor(place), Math.floor(place) + 2)
    return before + (place % 1) * (after - before)
  }
}

/**
 * How far along a path the place is that is nearest to a position, on a stretch of it: a way that comes back has two.
 *
 * @param reachMeters how far from it the position may be.
 */
export function metersAlong(
  path: readonly Position[],
  position: Position,
  { fromMeters, toMeters, reachMeters }: CutStage & { readonly reachMeters?: number },
): number | null {
  const distances = distancesAlong(path)
  const first = Math.max(
    0,
    distances.findLastIndex((meters) => meters <= fromMeters),
  )
  const last = distances.findIndex((meters) => meters >= toMeters)
  const nearest = nearestPointOnPath(path.slice(first, last < 0 ? undefined : last + 1), position, reachMeters)
  if (!nearest) return null
  const index = first + nearest.segmentIndex
  const [before = 0, after = before] = distances.slice(index, index + 2)
  return Math.min(toMeters, Math.max(fromMeters, before + nearest.fraction * (after - before)))
}

/** Along a line of fewer points the places were found, which is a little shorter. */
const THINNED = { share: 0.05, meters: 500 }

/** Where the line passes a place. */
export function metersOfPlace({ path }: AnyLine, { lng, lat, alongMeters }: PlaceAlong): number {
  const slack = alongMeters * THINNED.share + THINNED.meters
  const stretch = { fromMeters: Math.max(0, alongMeters - slack), toMeters: alongMeters + slack }
  return Math.round(metersAlong(path, [lng, lat], stretch) ?? alongMeters)
}
