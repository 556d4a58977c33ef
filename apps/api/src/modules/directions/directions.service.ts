import type { Direction } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { RoutingAnswer, RoutingEngine } from '../../platform/routing/routing-engine.ts'
import { SharedAnswers } from '../../platform/shared-answers.ts'
import { COSTINGS, type Refusal, refuseLength, tooLong, tooManyWaypoints } from './direction.policy.ts'
import { type DirectionRequest, toDirection } from './direction.wire.ts'

/** Positions of all kept ways together: some 25 MB. */
const KEPT_POSITIONS = 250_000
const RETRY_SECONDS = 5

export function createDirectionsService({ engine }: { engine: RoutingEngine }) {
  const answers = new SharedAnswers<RoutingAnswer>({
    maxWeight: KEPT_POSITIONS,
    weigh: (answer) => (answer.ok ? answer.path.length : null),
  })
  return {
    /** @throws {AppError} `MAX_ROUTE_LENGTH_EXCEEDED`, `MAX_WAYPOINTS_EXCEEDED`, `NOT_FOUND`, `server.unavailable`. */
    async find(request: DirectionRequest, signal: AbortSignal): Promise<Direction> {
      const { stops, mode } = request
      const costing = COSTINGS[mode]
      refuse(refuseLength(stops, mode))
      const key = `${engine.version} ${costing} ${stops.join(' ')}`
      const answer = await answers.get(key, (wanted) => engine.route({ stops, costing }, wanted), signal)
      if (!answer.ok) throw problemError(answer.problem, request)
      refuse(refuseLength(answer.path, mode))
      return toDirection(request, answer.path)
    },
  }
}

export type DirectionsService = ReturnType<typeof createDirectionsService>

function refuse(refusal: Refusal | null): void {
  if (refusal) throw toError(refusal)
}

const toError = ({ code, params }: Refusal) => new AppError(code, params)

function problemError(problem: Extract<RoutingAnswer, { ok: false }>['problem'], { mode }: DirectionRequest): AppError {
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
