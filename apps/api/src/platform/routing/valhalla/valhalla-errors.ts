import type { RoutingProblem } from '../routing-engine.ts'

/**
 * The embedded engine says only sentences, a server also numbers; both are listed. What a well-formed question cannot cause counts as
 * `unavailable`, so that a fault of the engine never looks like a missing road.
 *
 * @see https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/#http-status-codes-and-conditions
 */
export const VALHALLA_PROBLEMS: readonly {
  /** Null where a server has no number of its own for it. */
  readonly code: number | null
  readonly begins: string
  readonly problem: RoutingProblem
}[] = [
  { code: 150, begins: 'Exceeded max locations', problem: 'tooManyStops' },
  { code: 154, begins: 'Path distance exceeds the max distance limit', problem: 'tooLong' },
  { code: 167, begins: 'Exceeded maximum circumference for exclude_polygons', problem: 'tooMuchNoGo' },
  { code: 170, begins: 'Locations are in unconnected regions', problem: 'notFound' },
  { code: 171, begins: 'No suitable edges near location', problem: 'notFound' },
  { code: 441, begins: 'Location is unreachable', problem: 'notFound' },
  { code: 442, begins: 'No path could be found for input', problem: 'notFound' },
  { code: 443, begins: 'Exceeded the max iterations', problem: 'notFound' },
  // of a way whose stops lie on the same stretch as its ends
  { code: null, begins: 'leg_shape_index not set', problem: 'notFound' },
]

/**
 * What is said of a path that follows no ways, or not exactly, and its numbers. Points that are kilometres apart, as on a
 * ferry, are refused for that, and can be snapped.
 */
const NO_MATCH = [
  'Exact route match algorithm failed',
  'Map Match algorithm failed',
  'No suitable edges near location',
  'Exceeded breakage distance',
  'Path distance exceeds the max distance limit',
]
const NO_MATCH_CODES: readonly unknown[] = [154, 171, 172, 442, 443, 444]

const PREFIX = /^\w+ error: /

/** The meaning of an error message. */
export function problemOfMessage(message: string): RoutingProblem {
  const reason = message.replace(PREFIX, '')
  return VALHALLA_PROBLEMS.find(({ begins }) => reason.startsWith(begins))?.problem ?? 'unavailable'
}

/** What a refusal with a number means. */
export function problemOfCode(code: number): RoutingProblem {
  return VALHALLA_PROBLEMS.find((row) => row.code === code)?.problem ?? 'unavailable'
}

/** Whether a refusal, a sentence or a number, means that there are no such ways below a path. */
export function isNoMatch(refusal: unknown): boolean {
  if (typeof refusal !== 'string') return NO_MATCH_CODES.includes(refusal)
  const reason = refusal.replace(PREFIX, '')
  return NO_MATCH.some((begins) => reason.startsWith(begins))
}
