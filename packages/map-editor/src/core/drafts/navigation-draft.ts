import {
  MAP_LIMITS,
  type MapIssue,
  type MapObject,
  navigationStops,
  type Polygon,
  type Position,
  type RouteOptions,
  type TravelMode,
  type TravelProfile,
} from '@mishiori/map-document'
import { assertNever } from '../assert-never.ts'
import type { DirectionsProblem, LoopSize, ReachSize } from '../services.ts'
import { shownProfile, type Travel, travelOf, withProfile } from './travel.ts'

/** A path between two stops, or a loop, that can be chosen. */
export interface Candidate {
  readonly path: readonly Position[]
  /** What the directions say it takes; null where they do not say. */
  readonly durationSeconds: number | null
  /** Of a loop. */
  readonly waypoints?: readonly Position[]
  readonly repeatedMeters?: number
  /** That the line had this path before others were asked for: it is one of those, or stands apart from them. */
  readonly former?: 'found' | 'apart'
}

/** What was answered together, the suggested one first. Kept while the edit is open: undo may lead back to any of it. */
export type RouteOffer = readonly Candidate[]

/** What is asked for from the only stop. */
export type FromHere =
  | { readonly kind: 'loop'; readonly size: LoopSize }
  | { readonly kind: 'reach'; readonly size: ReachSize }

/** What was asked for, and what was found besides the area that can be kept: a polygon is one ring. */
export interface ReachAside {
  readonly size: ReachSize
  /** Areas apart from it. */
  readonly areas: number
  /** Parts of it that are not reached. */
  readonly holes: number
}

/** What can be reached, while it is only shown. */
export interface ShownReach extends ReachAside {
  readonly polygon: Polygon
  readonly origin: Position
}

/** A navigation line being edited: its path follows once its directions are received. */
export interface NavigationDraft extends Travel {
  /** Start, waypoints, goal. */
  readonly stops: readonly Position[]
  /** Null for a way through the stops. */
  readonly fromHere: FromHere | null
  /** The same as it was asked for last, whatever became of it. */
  readonly lastFromHere: FromHere | null
  /** The line does not follow these stops yet. */
  readonly isPending: boolean
  /** Why there are no directions for these stops. */
  readonly problem: DirectionsProblem | null
  /** Why it is not known which other ways there are: the line itself is as it should be. */
  readonly comparisonProblem: DirectionsProblem | null
  /** Of what can be reached, while that is shown. */
  readonly reachAside: ReachAside | null
  /** What was answered since the edit was opened. */
  readonly offers: readonly RouteOffer[]
}

const NO_PROBLEM = { problem: null, comparisonProblem: null } as const

const EMPTY: NavigationDraft = {
  stops: [],
  fromHere: null,
  lastFromHere: null,
  travelMode: 'walking',
  profile: null,
  routeOptions: null,
  isPending: false,
  ...NO_PROBLEM,
  reachAside: null,
  offers: [],
}

/** Of a new line; without a profile it goes on foot. */
export function emptyNavigation(profile: TravelProfile | null): NavigationDraft {
  return profile ? { ...EMPTY, ...withProfile(EMPTY, profile) } : EMPTY
}

/** The stops of a line as it is; null for anything else. */
export function navigationDraft(object: MapObject | null): NavigationDraft | null {
  if (object?.kind !== 'navigationLine') return null
  return { ...EMPTY, ...travelOf(object), stops: navigationStops(object) }
}

/** One change of the stops. */
export type StopStep =
  | { readonly kind: 'vertex.append'; readonly position: Position; readonly end: 'start' | 'end' }
  | { readonly kind: 'vertex.move'; readonly index: number; readonly position: Position }
  /** The new stop gets `index`. */
  | { readonly kind: 'vertex.insert'; readonly index: number; readonly position: Position }
  | { readonly kind: 'vertex.remove'; readonly index: number }
  | { readonly kind: 'stop.reorder'; readonly from: number; readonly to: number }
  | { readonly kind: 'route.reverse' }
  /** From the first stop; the others are given up. */
  | { readonly kind: 'fromHere.ask'; readonly fromHere: FromHere }
  | { readonly kind: 'travelMode.choose'; readonly travelMode: TravelMode }
  | { readonly kind: 'profile.choose'; readonly profile: TravelProfile }
  /** Null sets none. */
  | { readonly kind: 'routeOptions.set'; readonly routeOptions: RouteOptions | null }

export type StopResult =
  | { readonly ok: true; readonly draft: NavigationDraft }
  | { readonly ok: false; readonly issue: MapIssue }

/** A line has a start and a goal. */
const LEAST_STOPS = 2

/** @returns the draft after a change, or `waypoint.limit_reached`, `vertex.not_found`, `line.too_short`. */
export function stepStops(draft: NavigationDraft, step: StopStep): StopResult {
  const { stops } = draft
  const changed = (next: readonly Position[]): StopResult => ({
    ok: true,
    draft: { ...draft, stops: next, fromHere: null, isPending: true, ...NO_PROBLEM },
  })
  switch (step.kind) {
    case 'vertex.append':
      if (isAskingReach(draft)) return reachFrom(draft, step.position)
      if (!hasRoom(stops)) return NO_MORE
      return changed(step.end === 'start' ? [step.position, ...stops] : [...stops, step.position])
    case 'vertex.insert':
      if (step.index < 1 || step.index >= stops.length) return NOT_FOUND
      return hasRoom(stops) ? changed(stops.toSpliced(step.index, 0, step.position)) : NO_MORE
    case 'vertex.move':
      if (isAskingReach(draft)) return reachFrom(draft, step.position)
      return stops[step.index] ? changed(stops.with(step.index, step.position)) : NOT_FOUND
    case 'vertex.remove':
      if (!stops[step.index]) return NOT_FOUND
      return stops.length > LEAST_STOPS ? changed(stops.toSpliced(step.index, 1)) : TOO_SHORT
    case 'stop.reorder': {
      const stop = stops[step.from]
      if (!stop || !stops[step.to]) return NOT_FOUND
      return changed(stops.toSpliced(step.from, 1).toSpliced(step.to, 0, stop))
    }
    case 'route.reverse':
      return changed(stops.toReversed())
    case 'fromHere.ask': {
      const [start, { fromHere }] = [stops.slice(0, 1), step]
      const asked = { ...draft, stops: start, fromHere, lastFromHere: fromHere, isPending: true, ...NO_PROBLEM }
      return start.length > 0 ? { ok: true, draft: asked } : NOT_FOUND
    }
    case 'travelMode.choose':
      return goingBy(draft, { travelMode: step.travelMode, profile: null, routeOptions: null })
    case 'profile.choose':
      return goingBy(draft, withProfile(draft, step.profile))
    case 'routeOptions.set':
      // They belong to a profile: from now on the line has the one that it went by.
      return goingBy(draft, { ...withProfile(draft, shownProfile(draft)), routeOptions: step.routeOptions })
    default:
      return assertNever(step)
  }
}

/** Whether the only stop is where reach is asked for from, rather than where a line starts. */
export const isAskingReach = ({ fromHere }: Pick<NavigationDraft, 'fromHere'>): boolean => fromHere?.kind === 'reach'

/** From another place, as far as before. */
function reachFrom(draft: NavigationDraft, position: Position): StopResult {
  return { ok: true, draft: { ...draft, stops: [position], isPending: true, ...NO_PROBLEM } }
}

/** Directions need two stops, or something that is asked for from one. */
function goingBy(draft: NavigationDraft, travel: Travel): StopResult {
  const isPending = draft.stops.length > 1 || draft.fromHere !== null
  return { ok: true, draft: { ...draft, ...travel, isPending, ...NO_PROBLEM } }
}

/**
 * The focused stop after a change, so that the keyboard can be used while directions are requested. When a pointer changes
 * a stop without the focus, none is focused: its menu would cover the others.
 */
export function focusAfterStop(step: StopStep, focused: number | null): number | null {
  switch (step.kind) {
    case 'vertex.move':
      return focused === step.index ? focused : null
    case 'vertex.insert':
      return focused === step.index - 1 || focused === step.index ? step.index : null
    case 'vertex.remove':
      return focused === step.index ? Math.max(0, step.index - 1) : null
    case 'stop.reorder':
      return focused === step.from ? step.to : null
    case 'travelMode.choose':
    case 'profile.choose':
    case 'routeOptions.set':
      return focused
    case 'vertex.append':
    case 'route.reverse':
    case 'fromHere.ask':
      return null
    default:
      return assertNever(step)
  }
}

const hasRoom = (stops: readonly Position[]) => stops.length - LEAST_STOPS < MAP_LIMITS.waypoints
const NO_MORE: StopResult = { ok: false, issue: { code: 'waypoint.limit_reached', max: MAP_LIMITS.waypoints } }
const NOT_FOUND: StopResult = { ok: false, issue: { code: 'vertex.not_found' } }
const TOO_SHORT: StopResult = { ok: false, issue: { code: 'line.too_short', min: LEAST_STOPS } }
