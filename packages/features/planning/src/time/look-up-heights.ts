import {
  type AnyLine,
  cumulativeDistancesMeters,
  elevationAt,
  elevationProfile,
  elevationSamples,
  elevationsOfSamples,
  type Position,
} from '@mishiori/map-document'
import type { ElevationServices } from '@mishiori/map-editor/view'

/** As many places as a profile asks for, so that its answer serves both. */
const MOST_POSITIONS = 500

type Heights = readonly (number | null)[]

/** A line with more points, where it had few, and the elevations that are known there. */
export interface KnownHeights {
  readonly path: readonly Position[]
  readonly elevationsMeters: Heights
}

/** Looks up the elevations that a line lacks, its beginning or its end or all of them; null where they cannot be had. */
export async function lookUpHeights(
  line: AnyLine,
  fetchElevations: NonNullable<ElevationServices['fetchElevations']>,
  signal: AbortSignal,
): Promise<KnownHeights | null> {
  const samples = elevationSamples(line.path, MOST_POSITIONS)
  const own = ownHeights(line, samples.path)
  const [first, last] = [own.findIndex(isKnown), own.findLastIndex(isKnown)]
  // Also where the line's own begin and end: there the model has to meet them.
  const asked = first < 0 ? samples.indices : withEnds(samples.indices, first, last)
  const positions = asked.map((index) => samples.path[index]).filter((position) => position !== undefined)
  const answer = await fetchElevations(positions, { signal })
  if (!answer.ok) return null
  const looked = elevationsOfSamples({ path: samples.path, indices: asked }, answer.elevationsMeters)
  const [before, after] = [gapAt(first, own, looked), gapAt(last, own, looked)]
  const elevationsMeters = own.map((meters, index) => {
    if (meters !== null) return meters
    const model = looked[index] ?? null
    return model === null ? null : model + (index < first ? before : after)
  })
  return { path: samples.path, elevationsMeters }
}

const isKnown = (meters: number | null) => meters !== null

/** The line's own elevations at the points of a denser path; null before the first that is known and after the last. */
function ownHeights({ path, elevationsMeters = [] }: AnyLine, dense: readonly Position[]): Heights {
  const profile = elevationProfile(path, elevationsMeters)
  if (profile.length === 0) return dense.map(() => null)
  return cumulativeDistancesMeters(dense).map((meters) => elevationAt(profile, meters))
}

function withEnds(indices: readonly number[], first: number, last: number): readonly number[] {
  const outside = indices.filter((index) => index < first || index > last)
  return [...new Set([...outside, first, last])].toSorted((a, b) => a - b)
}

/** By how much the line's own elevation is above the model's; 0 where one of them is unknown. */
function gapAt(index: number, own: Heights, looked: Heights): number {
  const [mine, model] = [own[index] ?? null, looked[index] ?? null]
  return mine === null || model === null ? 0 : mine - model
}
