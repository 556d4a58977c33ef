import type { TravelMode, TravelProfile } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { RoutingProblem } from '../../platform/routing/routing-engine.ts'
import { type Refusal, tooLong, tooManyWaypoints, tooMuchNoGo } from './direction.policy.ts'

const RETRY_SECONDS = 5

export const toError = ({ code, params }: Refusal) => new AppError(code, params)

/** What is answered when the engine finds nothing for this way of going. */
export function problemError(problem: RoutingProblem, way: TravelProfile | TravelMode): AppError {
  switch (problem) {
    case 'notFound':
      return new AppError('NOT_FOUND')
    case 'tooLong':
      return toError(tooLong(way))
    case 'tooManyStops':
      return toError(tooManyWaypoints())
    case 'tooMuchNoGo':
      return toError(tooMuchNoGo())
    case 'unavailable':
      return new AppError('server.unavailable', { seconds: RETRY_SECONDS })
  }
}
