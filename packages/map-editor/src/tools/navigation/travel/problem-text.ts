import type { DirectionsFailure } from '../../../core/services.ts'
import type { MapEditorMessages } from '../../../messages/messages.ts'
import { tooFarText } from './reach-text.ts'

/** What is said of directions that failed. */
export function problemText(messages: MapEditorMessages, failure: DirectionsFailure): string {
  const { directions, travel } = messages
  const { problem, profile, routeOptions, hasNoGo, reachLimits } = failure
  if (problem === 'tooFar') {
    return reachLimits && travel ? tooFarText(messages, reachLimits) : directions.problems.notFound
  }
  if (problem === 'unavailable' && reachLimits && travel) return travel.reach.unavailable
  if (problem === 'tooMuchNoGo' || problem === 'noLoop') return travel?.[problem] ?? directions.problems.notFound
  if (problem !== 'notFound' || !profile || !travel) return directions.problems[problem]
  const name = travel.profiles[profile]
  if (hasNoGo) return travel.noWayAround(name)
  return routeOptions ? travel.noWayWithOptions(name) : travel.noWay(name)
}
