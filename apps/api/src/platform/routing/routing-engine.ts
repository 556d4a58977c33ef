import type { Position } from '@mishiori/map-document'
import type { WayFacts } from '@repo/basemap/streets'
import type { Costing, CostingOptions } from './costing.ts'
import type { TurnsAnswer, TurnsQuestion } from './trace/line-turns.ts'
import type { SnapAnswer, SnapQuestion } from './trace/snapped-line.ts'
import type { TraceAnswer, TraceQuestion } from './trace/traced-line.ts'

/** Which kinds of ways map data has, and whether they know how steep they are. */
export interface KnownWays extends WayFacts {
  readonly hasElevations: boolean
}

/** How a question is to be answered. */
export interface WayOfGoing {
  readonly costing: Costing
  readonly options?: CostingOptions
  /** Rings, not closed, of areas whose roads are not taken. */
  readonly noGo?: readonly (readonly Position[])[]
}

export interface RoutingQuestion extends WayOfGoing {
  /** Start, waypoints in order, goal. */
  readonly stops: readonly Position[]
  /** So many other ways at most. The engine finds none with more than two stops. */
  readonly alternatives?: number
  /** How far from a waypoint the way may pass where there is no road nearer. */
  readonly strayMeters?: number
}

export interface FoundWay {
  /** Along roads from the first stop to the last, at least two positions of five decimals. */
  readonly path: readonly Position[]
  readonly durationSeconds: number
}

/** Why there is no way. `unavailable`: the engine cannot answer now; asking again may help. */
export type RoutingProblem = 'notFound' | 'tooLong' | 'tooManyStops' | 'tooMuchNoGo' | 'unavailable'

export type RoutingAnswer =
  /** The best way, and others that differ from it and from each other. */
  | ({ readonly ok: true; readonly alternatives: readonly FoundWay[] } & FoundWay)
  | { readonly ok: false; readonly problem: RoutingProblem }

export interface ReachQuestion extends WayOfGoing {
  readonly origin: Position
  readonly within: { readonly minutes: number } | { readonly kilometers: number }
}

/** Rings, whose last position is their first again. */
export interface ReachArea {
  readonly outer: readonly Position[]
  readonly holes: readonly (readonly Position[])[]
}

export type ReachAnswer =
  | { readonly ok: true; readonly areas: readonly ReachArea[] }
  | { readonly ok: false; readonly problem: RoutingProblem }

/** Finds ways along roads. */
export interface RoutingEngine {
  /** Changes with the map data behind it: what was found in another version may not be there any more. */
  readonly version: string
  /** Null where that is unknown. */
  readonly ways: KnownWays | null
  /** Rejects with the signal's reason when aborted; every other outcome is an answer. */
  route(question: RoutingQuestion, signal: AbortSignal): Promise<RoutingAnswer>
  /** What can be reached from a place. Rejects as `route` does. */
  reach(question: ReachQuestion, signal: AbortSignal): Promise<ReachAnswer>
  /** Metres above the sea where the engine has elevation data, null elsewhere; null when it cannot answer now. Rejects as `route` does. */
  elevations(positions: readonly Position[], signal: AbortSignal): Promise<readonly (number | null)[] | null>
  /** What is known of the ways below a line. Rejects as `route` does. */
  trace(question: TraceQuestion, signal: AbortSignal): Promise<TraceAnswer>
  /** What to do along a line, in words. Rejects as `route` does. */
  turns(question: TurnsQuestion, signal: AbortSignal): Promise<TurnsAnswer>
  /** A line as it would be on the ways that it follows. Rejects as `route` does. */
  snap(question: SnapQuestion, signal: AbortSignal): Promise<SnapAnswer>
  close(): Promise<void>
}

export const UNAVAILABLE = { ok: false, problem: 'unavailable' } as const satisfies RoutingAnswer

/** For processes that serve no requests. */
export const noRouting: RoutingEngine = {
  version: 'none',
  ways: null,
  route: async () => UNAVAILABLE,
  reach: async () => UNAVAILABLE,
  elevations: async () => null,
  trace: async () => null,
  turns: async () => null,
  snap: async () => null,
  close: async () => {},
}
