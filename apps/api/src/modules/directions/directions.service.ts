import type { Direction } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { RequestCoalescer } from '../../platform/coalesce-requests.ts'
import type { RoutingEngine, RoutingProblem } from '../../platform/routing/routing-engine.ts'
import { COSTINGS, type Refusal, refuseLength, tooLong, tooManyWaypoints } from './direction.policy.ts'
import { type DirectionRequest, toDirection } from './direction.wire.ts'

/** Bytes of all kept ways together: about the last thousand of a town. */
const CACHE_BYTES = 1_000_000
/** What a way takes beside its points. */
const BYTES_BESIDE = 500
const RETRY_SECONDS = 5

/** In the form of the response and the cache: an encoded path takes a twentieth of the size of its positions. */
type FoundDirection =
  | { readonly ok: true; readonly direction: Direction }
  | { readonly ok: false; readonly problem: RoutingProblem }

export function createDirectionsService({ engine }: { engine: RoutingEngine }) {
  const answers = new RequestCoalescer<FoundDirection>({
    maxWeight: CACHE_BYTES,
    weigh: (answer) => (answer.ok ? answer.direction.points.length + BYTES_BESIDE : null),
  })
  const findDirection = async (request: DirectionRequest, signal: AbortSignal): Promise<FoundDirection> => {
    const { stops, mode } = request
    const answer = await engine.route({ stops, costing: COSTINGS[mode] }, signal)
    if (!answer.ok) return answer
    if (refuseLength(answer.path, mode)) return { ok: false, problem: 'tooLong' }
    return { ok: true, direction: toDirection(request, answer.path) }
  }
  return {
    /** @throws {AppError} `MAX_ROUTE_LENGTH_EXCEEDED`, `MAX_WAYPOINTS_EXCEEDED`, `NOT_FOUND`, `server.unavailable`. */
    async find(request: DirectionRequest, signal: AbortSignal): Promise<Direction> {
      const { stops, mode } = request
      const refusal = refuseLength(stops, mode)
      if (refusal) throw toError(refusal)
      const key = `${engine.version} ${mode} ${stops.join(' ')}`
      const answer = await answers.get(key, (sharedSignal) => findDirection(request, sharedSignal), signal)
      if (!answer.ok) throw problemError(answer.problem, request)
      return answer.direction
    },
  }
}

export type DirectionsService = ReturnType<typeof createDirectionsService>

const toError = ({ code, params }: Refusal) => new AppError(code, params)

function problemError(problem: RoutingProblem, { mode }: DirectionRequest): AppError {
  switch (problem) {
    case 'notFound':
      return new AppError('NOT_FOUND')
    case 'tooLong':
      return toError(tooLong(mode))
    case 'tooManyStops':
      return toError(tooManyWaypoints())
    case 'unavailable':
      return new AppError('server.unavailable', { seconds: RETRY_SECONDS })
  }
}
