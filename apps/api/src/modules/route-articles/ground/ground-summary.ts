import type { GroundOfLine } from '@repo/contract'
import type { GroundSummary } from '../../../schema/line-ground.table.ts'

type Kind = keyof GroundSummary['metersOf']

const KINDS = ['paved', 'stones', 'boards', 'gravel', 'ground', 'stairs', 'unknown'] as const satisfies readonly Kind[]
const GATES: readonly string[] = ['kissingGate', 'turnstile', 'cycleBarrier']

/** @param ground as it is told along the line. */
export function summarizeGround({ lengthMeters, region, stretches, obstacles }: GroundOfLine): GroundSummary {
  const metersOf = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>
  let [fromMeters, onWaysMeters, hikingGrade] = [0, 0, 0]
  for (const stretch of stretches) {
    const meters = stretch.toMeters - fromMeters
    metersOf[stretch.kind === 'steps' ? 'stairs' : (stretch.surface ?? 'unknown')] += meters
    if (stretch.kind !== null) onWaysMeters += meters
    hikingGrade = Math.max(hikingGrade, stretch.hikingGrade ?? 0)
    fromMeters = stretch.toMeters
  }
  const countOf = (isOne: (kind: string) => boolean) => obstacles.filter(({ kind }) => isOne(kind)).length
  const flights = obstacles.filter(({ kind }) => kind === 'steps')
  return {
    lengthMeters: Math.round(lengthMeters),
    onWaysMeters: Math.round(onWaysMeters),
    metersOf: Object.fromEntries(KINDS.map((kind) => [kind, Math.round(metersOf[kind])])) as Record<Kind, number>,
    flights: flights.length,
    stepCount: flights.some(({ stepCount }) => stepCount === null)
      ? null
      : flights.reduce((sum, { stepCount }) => sum + (stepCount ?? 0), 0),
    kerbs: countOf((kind) => kind === 'kerb'),
    stiles: countOf((kind) => kind === 'stile'),
    gates: countOf((kind) => GATES.includes(kind)),
    hikingGrade: hikingGrade || null,
    dataDate: region?.dataDate ?? null,
  }
}

/** Of a line whose ways cannot be looked at: it is too long, or has too many points. */
export function unknownGround(lengthMeters: number): GroundSummary {
  const nothing = { region: null, hasSurfaces: false, obstacles: [] }
  const stretches = [{ toMeters: lengthMeters, surface: null, kind: null, hikingGrade: null }]
  return summarizeGround({ ...nothing, lengthMeters, stretches })
}

/** So much of a line has to lie on known ways before it is said that none of them has stairs. */
const MOST = 0.9
/** Harder ways of mountains are climbed, be there stairs or not. */
const HARDEST_GRADE = 1

/**
 * No stairs and no stiles are known, and most of the ways are. It says nothing of kerbs, gates, slopes and widths, and is
 * no promise that wheels get through.
 */
export function isStairFree({ lengthMeters, onWaysMeters, flights, stiles, hikingGrade }: GroundSummary): boolean {
  const isMostlyKnown = lengthMeters > 0 && onWaysMeters >= MOST * lengthMeters
  return isMostlyKnown && flights === 0 && stiles === 0 && (hikingGrade ?? 0) <= HARDEST_GRADE
}
