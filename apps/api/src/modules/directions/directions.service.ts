import type { Direction, DirectionOptions } from '@repo/contract'
import { RequestCoalescer } from '../../platform/coalesce-requests.ts'
import type { RoutingEngine, RoutingProblem } from '../../platform/routing/routing-engine.ts'
import { costingQuestion } from './costing.policy.ts'
import { refuseLength } from './direction.policy.ts'
import { type DirectionRequest, toDirection } from './direction.wire.ts'
import { entersArea } from './enters-area.ts'
import { problemError, toError } from './problem-error.ts'

/** Bytes of all kept ways together: about the last thousand of a town. */
const CACHE_BYTES = 1_000_000
/** What a way takes beside its points. */
const BYTES_BESIDE = 500

/** In the form of the response and the cache: an encoded path takes a twentieth of the size of its positions. */
type FoundDirection =
  | { readonly ok: true; readonly direction: Direction }
  | { readonly ok: false; readonly problem: RoutingProblem }

export function createDirectionsService({ engine }: { engine: RoutingEngine }) {
  const answers = new RequestCoalescer<FoundDirection>({
    maxWeight: CACHE_BYTES,
    weigh: (answer) => (answer.ok ? weightOf(answer.direction) : null),
  })
  const findDirection = async (request: DirectionRequest, signal: AbortSignal): Promise<FoundDirection> => {
    const { stops, options, noGo, alternatives } = request
    const way = wayOf(request)
    if (stops.some((stop) => entersArea([stop], noGo))) return NOT_FOUND
    const answer = await engine.route({ stops, ...costingQuestion(way, options), noGo, alternatives }, signal)
    if (!answer.ok) return answer
    if (refuseLength(answer.path, way)) return { ok: false, problem: 'tooLong' }
    if (entersArea(answer.path, noGo)) return NOT_FOUND
    const others = answer.alternatives.filter(({ path }) => !refuseLength(path, way) && !entersArea(path, noGo))
    return { ok: true, direction: toDirection(request, { ...answer, alternatives: others }) }
  }
  return {
    /** Without any where the engine does not know. */
    options: (): DirectionOptions => ({
      hasHikingGrades: engine.ways?.hasHikingGrades ?? false,
      hasFerries: engine.ways?.hasFerries ?? false,
      hasElevations: engine.ways?.hasElevations ?? false,
    }),
    /**
     * @throws {AppError} `MAX_ROUTE_LENGTH_EXCEEDED`, `MAX_WAYPOINTS_EXCEEDED`, `NOT_FOUND`, `no_go.limit_reached`, or
     * `server.unavailable`.
     */
    async find(request: DirectionRequest, signal: AbortSignal): Promise<Direction> {
      const { stops, options, noGo, alternatives } = request
      const way = wayOf(request)
      const refusal = refuseLength(stops, way)
      if (refusal) throw toError(refusal)
      const key = `${engine.version} ${way} ${JSON.stringify([options, noGo])} ${alternatives} ${stops.join(' ')}`
      const answer = await answers.get(key, (sharedSignal) => findDirection(request, sharedSignal), signal)
      if (!answer.ok) throw problemError(answer.problem, way)
      return answer.direction
    },
  }
}

export type DirectionsService = ReturnType<typeof createDirectionsService>

function weightOf({ points, alternatives = [] }: Direction): number {
  return [points, ...alternatives.map((way) => way.points)].reduce((sum, { length }) => sum + length + BYTES_BESIDE, 0)
}

const NOT_FOUND = { ok: false, problem: 'notFound' } as const

const wayOf = ({ profile, mode }: DirectionRequest) => profile ?? mode
