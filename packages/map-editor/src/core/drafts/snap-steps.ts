import {
  type AnyLine,
  cumulativeDistancesMeters,
  findMapObject,
  type MapDocument,
  type Position,
  type SnappedPath,
} from '@mishiori/map-document'
import type { EditorContext, OpenEdit } from '../context.ts'
import { applyStep, type EditStep } from '../edit-step.ts'
import type { SnapAnswer, SnapStretch } from '../services.ts'
import { openEdit } from '../transitions.ts'
import type { SnapProblem, SnapProposal } from './snap-draft.ts'

export function snapRequest(context: EditorContext): readonly Position[] {
  const { session, objectId } = openEdit(context)
  const line = findMapObject(session.baseline, objectId)
  if (!line || !('path' in line)) throw new Error('Only a line can be put on ways.')
  return line.path
}

export const snapStep = ({ path, alongMeters }: SnappedPath): EditStep => ({ kind: 'line.snap', path, alongMeters })

/** Null for an answer that can be shown as a proposal. */
export function snapProblem({ edit }: EditorContext, answer: SnapAnswer): SnapProblem | null {
  if (!answer.ok) return answer
  if (!answer.stretches.some(({ kind }) => kind === 'moved')) {
    return { ok: false, problem: answer.stretches.every(({ kind }) => kind === 'kept') ? 'noWays' : 'nothingToChange' }
  }
  const isUsable = edit !== null && applyStep(edit.session.baseline, edit.objectId, snapStep(answer)).ok
  return isUsable ? null : { ok: false, problem: 'unavailable' }
}

export function snapProposal({ session, objectId }: OpenEdit, answer: SnapAnswer): SnapProposal | null {
  const line = lineOf(session.baseline, objectId)
  if (!line || !answer.ok) return null
  const { path, stretches } = answer
  const [before, after] = [cumulativeDistancesMeters(line.path), cumulativeDistancesMeters(path)]
  const parts = stretches.map((stretch, index) => ({ ...stretch, ...startOf(stretches[index - 1]) }))
  const moved = parts.filter(({ kind }) => kind === 'moved')
  const kept = parts.reduce((sum, part) => sum + (part.kind === 'kept' ? part.toMeters - part.fromMeters : 0), 0)
  return {
    line,
    beforeMeters: before.at(-1) ?? 0,
    afterMeters: after.at(-1) ?? 0,
    changes: moved.length,
    movedMeters: Math.max(...moved.map(({ movedMeters }) => movedMeters)),
    keptShare: kept / Math.max(1, stretches.at(-1)?.toMeters ?? 0),
    changedPaths: moved.map((part) => partOf(path, after, part.fromProposedMeters, part.toProposedMeters)),
    formerPaths: moved.map((part) => partOf(line.path, before, part.fromMeters, part.toMeters)),
  }
}

function lineOf(document: MapDocument, objectId: OpenEdit['objectId']): AnyLine | null {
  const object = findMapObject(document, objectId)
  return object && 'path' in object ? object : null
}

const startOf = (before: SnapStretch | undefined) => ({
  fromMeters: before?.toMeters ?? 0,
  fromProposedMeters: before?.toProposedMeters ?? 0,
})

/** The points of a part, with one more at each end, so that it meets what is beside it. */
function partOf(
  path: readonly Position[],
  along: readonly number[],
  fromMeters: number,
  toMeters: number,
): readonly Position[] {
  const first = along.findLastIndex((meters) => meters <= fromMeters)
  const last = along.findIndex((meters) => meters >= toMeters)
  return path.slice(Math.max(0, first), last < 0 ? path.length : last + 1)
}
