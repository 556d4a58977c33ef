import type { EditResult, MapDocument } from '@mishiori/map-document'
import type { EditorContext, OpenEdit } from './context.ts'
import { applyStep, type EditStep } from './edit-step.ts'
import { presentDocument } from './transitions.ts'

/** The latest step from each document: a guard tries it, and the action that follows takes the same. */
const latest = new WeakMap<
  MapDocument,
  { readonly edit: OpenEdit; readonly step: EditStep; readonly result: EditResult }
>()

/** The open edit after a step. A recording is always trimmed from its state at the start of the edit. */
export function tryStep({ history, edit }: EditorContext, step: EditStep): EditResult | null {
  if (!edit) return null
  const document = step.kind === 'recording.trim' ? edit.session.baseline : presentDocument({ history, edit })
  const tried = latest.get(document)
  if (tried?.edit === edit && isSameStep(tried.step, step)) return tried.result
  const result = applyStep(document, edit.objectId, step)
  latest.set(document, { edit, step, result })
  return result
}

/** Steps are made anew from the same event. */
function isSameStep(one: EditStep, other: EditStep): boolean {
  const [fields, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))]
  return fields.length === others.size && fields.every(([name, value]) => Object.is(value, others.get(name)))
}
