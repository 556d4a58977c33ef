import { DEFAULT_COLOR, findMapObject, noGoRings } from '@mishiori/map-document'
import type { EditorContext } from '../context.ts'
import { applyStep, type EditStep } from '../edit-step.ts'
import type { ReachAnswer, ReachRequest } from '../services.ts'
import { newObjectName, openEdit, presentDocument } from '../transitions.ts'
import type { ReachAside, ShownReach } from './navigation-draft.ts'
import { travelFields } from './travel.ts'

export function reachRequest(context: EditorContext): ReachRequest {
  const { stops, fromHere, ...travel } = openEdit(context).navigation
  const origin = stops[0]
  if (!origin || fromHere?.kind !== 'reach') throw new Error('Reach is asked for from a place.')
  const noGo = noGoRings(presentDocument(context))
  return { origin, within: fromHere.size, ...travelFields(travel), ...(noGo.length > 0 && { noGo }) }
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
