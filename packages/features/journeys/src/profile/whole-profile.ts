import { decodePolyline, type MapColor, type Position } from '@mishiori/map-document'
import type { JourneyPart, JourneyView } from '../view/journey-view.ts'
import { stagesOf } from '../view/journey-view.ts'

/** Metres from the start of a stage, and metres above the sea. */
export type Height = readonly [alongMeters: number, elevationMeters: number]

/** A stage in the profile over all. */
export interface ProfileStage {
  readonly entryId: number
  readonly partNumber: number
  readonly color: MapColor
  /** From the start of the first stage that is shown. */
  readonly fromMeters: number
  readonly toMeters: number
  /** Along all, in order. */
  readonly points: readonly Height[]
}

/** The elevations of stages, one after the other. */
export interface WholeProfile {
  readonly stages: readonly ProfileStage[]
  readonly lengthMeters: number
  readonly minMeters: number
  readonly maxMeters: number
}

/** What the heights of each entry are. */
export type HeightsByEntry = ReadonlyMap<number, readonly Height[]>

/**
 * One profile over all stages, or over those of one part. A stage without heights keeps its length, as a gap. Null where
 * nothing is known.
 */
export function wholeProfile(
  journey: Pick<JourneyView, 'parts'>,
  heights: HeightsByEntry,
  only: JourneyPart['number'] | null,
): WholeProfile | null {
  const stages: ProfileStage[] = []
  let lengthMeters = 0
  for (const [part, { id, sums }] of stagesOf(journey)) {
    if (only !== null && part.number !== only) continue
    const own = heights.get(id) ?? []
    const ownMeters = own.at(-1)?.[0] ?? 0
    const stageMeters = sums ? sums.distanceKm * 1000 : ownMeters
    // Borders are where the figures of the stages say, however the curve was measured.
    const scale = ownMeters > 0 ? stageMeters / ownMeters : 1
    const [fromMeters, toMeters] = [lengthMeters, lengthMeters + stageMeters]
    const points = own.map(([along, height]): Height => [fromMeters + along * scale, height])
    stages.push({ entryId: id, partNumber: part.number, color: part.color, fromMeters, toMeters, points })
    lengthMeters = toMeters
  }
  const known = stages.flatMap(({ points }) => points.map(([, height]) => height))
  if (known.length < 2 || lengthMeters === 0) return null
  const [minMeters, maxMeters] = known.reduce(
    ([low, high], height) => [Math.min(low, height), Math.max(high, height)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
  return { stages, lengthMeters, minMeters, maxMeters }
}

/** Where on which stage a distance along all is; null outside of them. */
export function placeAt({ stages }: WholeProfile, meters: number): { stage: ProfileStage; alongMeters: number } | null {
  const stage = stages.find(({ fromMeters, toMeters }) => meters >= fromMeters && meters <= toMeters)
  return stage ? { stage, alongMeters: meters - stage.fromMeters } : null
}

/** The height at a distance along all, between the points beside it; null where it is not known. */
export function heightAt(profile: WholeProfile, meters: number): number | null {
  const points = placeAt(profile, meters)?.stage.points ?? []
  const index = points.findIndex(([along]) => along >= meters)
  const [after, before] = [points[index], points[index - 1]]
  if (!after) return null
  if (!before) return after[0] === meters ? after[1] : null
  const span = after[0] - before[0]
  return before[1] + (span === 0 ? 0 : ((meters - before[0]) / span) * (after[1] - before[1]))
}

/** Outlines have fewer. */
const MAX_POINTS = 10_000

/** The way of a stage; empty where there is none. */
export function pathOfOutline(outline: string | null): readonly Position[] {
  const decoded = outline === null ? null : decodePolyline(outline, { maxPoints: MAX_POINTS })
  return decoded?.ok ? decoded.path : []
}

/** The range of heights that is drawn, with round values in it. At least 40 metres, so that a flat way looks flat. */
export function heightAxis({ minMeters, maxMeters }: { readonly minMeters: number; readonly maxMeters: number }) {
  const missing = Math.max(0, 40 - (maxMeters - minMeters)) / 2
  const step = roundStep((maxMeters - minMeters + 2 * missing) / 3)
  const first = Math.floor((minMeters - missing) / step)
  const last = Math.max(first + 1, Math.ceil((maxMeters + missing) / step))
  return { low: first * step, high: last * step, ticks: roundValues(first * step, last * step, step) }
}

/** Round values from 0 to a length, about as many as are wanted. */
export const lengthTicks = (length: number, count: number): readonly number[] =>
  roundValues(0, length, roundStep(length / count))

function roundValues(low: number, high: number, step: number): readonly number[] {
  const count = Math.floor((high - low) / step + 1e-9) + 1
  return Array.from({ length: count }, (_, index) => low + index * step)
}

/** 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1e-6)))
  return power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= least * 0.999) ?? 10)
}
