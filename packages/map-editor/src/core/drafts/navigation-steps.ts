import { DEFAULT_COLOR, findMapObject, isShape, noGoRings } from '@mishiori/map-document'
import type { EditorContext, OpenEdit } from '../context.ts'
import { applyStep, type EditStep } from '../edit-step.ts'
import type {
  DirectionsAnswer,
  DirectionsFailure,
  DirectionsPath,
  DirectionsProblem,
  DirectionsRequest,
  ReachAnswer,
} from '../services.ts'
import { newObjectName, openEdit, presentDocument } from '../transitions.ts'
import { type NavigationDraft, navigationDraft } from './navigation-draft.ts'
import { reachLimitsOf } from './reach-steps.ts'
import { MOST_ALTERNATIVES } from './route-offers.ts'
import { travelFields } from './travel.ts'

export function directionsRequest(context: EditorContext): DirectionsRequest {
  const { stops, fromHere, ...travel } = openEdit(context).navigation
  const loop = fromHere?.kind === 'loop' ? fromHere.size : null
  const noGo = noGoRings(presentDocument(context))
  return {
    stops,
    ...travelFields(travel),
    ...(noGo.length > 0 && { noGo }),
    ...(stops.length === 2 && { alternatives: MOST_ALTERNATIVES }),
    ...(loop && { loop, alternatives: MOST_ALTERNATIVES }),
  }
}

/** The step that applies fetched directions: it creates the line, or replaces its path. */
export function routeStep(context: EditorContext, { path, waypoints }: DirectionsPath): EditStep {
  const { objectId, navigation } = openEdit(context)
  const { travelMode, profile, routeOptions } = navigation
  const way = { path, waypoints: waypoints ?? navigation.stops.slice(1, -1) }
  if (findMapObject(presentDocument(context), objectId)) {
    return { kind: 'route.replace', ...way, travelMode, profile, routeOptions }
  }
  const details = { name: newObjectName(context, 'navigationLine'), description: '', color: DEFAULT_COLOR }
  const object = { kind: 'navigationLine', id: objectId, ...details, ...way, ...travelFields(navigation) } as const
  return { kind: 'object.create', layerId: context.selectedLayerId, object }
}

/** Directions that make a line. An answer that does not, such as one of too many points, is as good as none. */
export function isUsable(context: EditorContext, answer: DirectionsAnswer): boolean {
  if (!answer.ok || !context.edit) return false
  return applyStep(presentDocument(context), context.edit.objectId, routeStep(context, answer)).ok
}

export function problemOf(answer: DirectionsAnswer | ReachAnswer): DirectionsProblem {
  return answer.ok ? 'unavailable' : answer.problem
}

/** What is told of a failure: what was asked for with it. */
export function failureOf(context: EditorContext, problem: DirectionsProblem): DirectionsFailure {
  const { profile, routeOptions } = openEdit(context).navigation
  const { layers } = presentDocument(context)
  const hasNoGo = layers.some(({ objects }) => objects.some((object) => isShape(object) && object.isNoGo))
  const reachLimits = reachLimitsOf(context)
  return {
    problem,
    ...(profile && { profile }),
    ...(routeOptions && { routeOptions }),
    ...(hasNoGo && { hasNoGo }),
    ...(reachLimits && { reachLimits }),
  }
}

/** The stops of the line as it is now: after an undo the draft must not request the undone stops. */
export function draftOfLine(context: EditorContext, { objectId, navigation }: OpenEdit): NavigationDraft {
  const drawn = navigationDraft(findMapObject(presentDocument(context), objectId))
  if (drawn) return { ...drawn, offers: navigation.offers, lastFromHere: navigation.lastFromHere }
  return { ...navigation, stops: navigation.stops.slice(0, 1), fromHere: null, isPending: false, problem: null }
}
