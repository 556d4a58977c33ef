import { cumulativeDistancesMeters, type Position } from '@mishiori/map-document'
import { PRODUCT_LIMITS, type TurnsOfLine, type TurnsQuestion } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { RequestCoalescer } from '../../platform/coalesce-requests.ts'
import { invalidPath, readPolyline } from '../../platform/read-polyline.ts'
import type { Costing } from '../../platform/routing/costing.ts'
import type { RoutingEngine } from '../../platform/routing/routing-engine.ts'
import type { TurnsAnswer } from '../../platform/routing/trace/line-turns.ts'
import { positionAlong } from '../../platform/routing/trace/turns-of-line.ts'
import { costingOf } from '../directions/costing.policy.ts'

/** Turns and unknown parts of all kept answers together: some 10 MB. */
const CACHED_PARTS = 50_000
const RETRY_SECONDS = 5
const { points, kilometers } = PRODUCT_LIMITS.turns
const LINE_LIMITS = {
  points: { max: points, code: 'turns.too_many_points' },
  kilometers: { max: kilometers, code: 'turns.too_long' },
} as const
/** Of a line that was recorded or drawn, in the order of asking. */
const ANY_COSTING: readonly Costing[] = ['pedestrian', 'auto']

/** Finds the turns of lines, in the regions that the engine serves. */
export function createTurnsService({ engine }: { engine: RoutingEngine }) {
  const answers = new RequestCoalescer<TurnsOfLine | null>({
    maxWeight: CACHED_PARTS,
    weigh: (answer) => answer && 1 + answer.turns.length + answer.unknown.length,
  })
  return {
    /** @throws {AppError} `turns.too_many_points`, `turns.too_long`, `request.invalid`, `server.unavailable`. */
    async find(
      { path, matching = 'map', profile, language }: TurnsQuestion,
      signal: AbortSignal,
    ): Promise<TurnsOfLine> {
      const positions = readPolyline(path, LINE_LIMITS)
      if (positions.length < 2) throw invalidPath('range')
      const costings = profile === undefined ? ANY_COSTING : [costingOf(profile)]
      const ask = async (shared: AbortSignal) => {
        const found = await engine.turns({ path: positions, matching, costings, language }, shared)
        return found && toTurns(found, positions)
      }
      const key = [engine.version, matching, costings.join(), language, path].join(' ')
      const turns = await answers.get(key, ask, signal)
      if (!turns) throw new AppError('server.unavailable', { seconds: RETRY_SECONDS })
      return turns
    },
  }
}

export type TurnsService = ReturnType<typeof createTurnsService>

function toTurns(
  { region, lengthMeters, turns, unknown }: NonNullable<TurnsAnswer>,
  path: readonly Position[],
): TurnsOfLine {
  const along = cumulativeDistancesMeters(path)
  return {
    region: region && { ...region },
    lengthMeters: tenths(lengthMeters),
    turns: turns.map(({ kind, text, atMeters }) => {
      const [lng, lat] = positionAlong(path, along, atMeters)
      return { kind, text, atMeters: tenths(atMeters), lat: fiveDecimals(lat), lng: fiveDecimals(lng) }
    }),
    unknown: unknown.map(({ fromMeters, toMeters }) => ({
      fromMeters: tenths(fromMeters),
      toMeters: tenths(toMeters),
    })),
  }
}

const tenths = (meters: number) => Math.round(meters * 10) / 10

/** As exact as positions of maps. */
const fiveDecimals = (degrees: number) => Math.round(degrees * 1e5) / 1e5
