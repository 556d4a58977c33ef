import { DEFAULT_COLOR, findMapObject, noGoRings } from '@mishiori/map-document'
import type { EditorContext } from '../context.ts'
import { applyStep, type EditStep } from '../edit-step.ts'
import type { ReachAnswer, ReachLimits, ReachRequest, ReachSize } from '../services.ts'
import { newObjectName, openEdit, presentDocument } from '../transitions.ts'
import { isAskingReach, type ReachAside, type ShownReach } from './navigation-draft.ts'
import { shownProfile, travelFields } from './travel.ts'

export function reachRequest(context: EditorContext): ReachRequest {
  const { stops, fromHere, ...travel } = openEdit(context).navigation
  const origin = stops[0]
  if (!origin || fromHere?.kind !== 'reach') throw new Error('Reach is asked for from a place.')
  const noGo = noGoRings(presentDocument(context))
  return { origin, within: fromHere.size, ...travelFields(travel), ...(noGo.length > 0 && { noGo }) }
}

/** The most that can be asked for as the open line goes; null while a way is asked for, and where the host does not say. */
export function reachLimitsOf({ edit, ports }: EditorContext): ReachLimits | null {
  if (!edit || !isAskingReach(edit.navigation)) return null
  return ports.reachLimits(shownProfile(edit.navigation))
}

export const isBeyond = (size: ReachSize, limits: ReachLimits): boolean =>
  'minutes' in size ? size.minutes > limits.minutes : size.kilometers > limits.kilometers

/** As after a change of the profile: what was asked for as another one stays. */
export function isReachTooFar(context: EditorContext): boolean {
  const [fromHere, limits] = [context.edit?.navigation.fromHere, reachLimitsOf(context)]
  return fromHere?.kind === 'reach' && limits !== null && isBeyond(fromHere.size, limits)
}

/** The step that makes a polygon of the largest area. */
export function reachStep(context: EditorContext, answer: ReachAnswer): EditStep {
  const { objectId, navigation } = openEdit(context)
  const [area] = answer.ok ? answer.areas : []
  const size = navigation.fromHere?.kind === 'reach' ? navigation.fromHere.size : null
  const name = (size && context.ports.nameReach(size)) ?? newObjectName(context, 'polygon')
  const details = { name, description: '', color: DEFAULT_COLOR }
  const object = { kind: 'polygon', id: objectId, ...details, vertices: area?.outer ?? [] } as const
  return { kind: 'object.create', layerId: context.selectedLayerId, object }
}

/** An area that makes a polygon. Any other answer is as good as none. */
export function isReachUsable(context: EditorContext, answer: ReachAnswer): boolean {
  const { edit } = context
  if (!answer.ok || !edit) return false
  return applyStep(edit.session.baseline, edit.objectId, reachStep(context, answer)).ok
}

export function asideOf(context: EditorContext, answer: ReachAnswer): ReachAside | null {
  const { fromHere } = openEdit(context).navigation
  if (!answer.ok || fromHere?.kind !== 'reach') return null
  const [area, ...others] = answer.areas
  return { size: fromHere.size, areas: others.length, holes: area?.holes.length ?? 0 }
}

/** Null while no area is shown. */
export function shownReach(context: EditorContext): ShownReach | null {
  const { edit } = context
  const [origin, aside] = [edit?.navigation.stops[0], edit?.navigation.reachAside]
  if (!edit || !origin || !aside) return null
  const object = findMapObject(presentDocument(context), edit.objectId)
  return object?.kind === 'polygon' ? { polygon: object, origin, ...aside } : null
}
