import {
  DEFAULT_COLOR,
  findPositionIssue,
  type Line,
  MAP_LIMITS,
  type MapIssue,
  type MapObjectId,
  type Position,
} from '@mishiori/map-document'

/** The corners of a polygon that is not closed yet, and so is no object of the document. */
export interface RingDraft {
  readonly past: readonly (readonly Position[])[]
  readonly corners: readonly Position[]
  /** What was undone, the one to redo first at the end. */
  readonly future: readonly (readonly Position[])[]
}

export const EMPTY_RING: RingDraft = { past: [], corners: [], future: [] }

/** The operations on the corners, expressed as steps of a line. */
export type RingStep =
  | { readonly kind: 'vertex.append'; readonly position: Position; readonly end: 'start' | 'end' }
  | { readonly kind: 'vertex.move'; readonly index: number; readonly position: Position }
  | { readonly kind: 'vertex.insert'; readonly index: number; readonly position: Position }
  | { readonly kind: 'vertex.remove'; readonly index: number }

export type RingResult =
  | { readonly ok: true; readonly ring: RingDraft }
  | { readonly ok: false; readonly issue: MapIssue }

export function stepRing(ring: RingDraft, step: RingStep): RingResult {
  const issue = 'position' in step ? findPositionIssue(step.position) : null
  if (issue) return { ok: false, issue }
  const corners = stepCorners(ring.corners, step)
  if (!corners) return { ok: false, issue: { code: 'vertex.not_found' } }
  const { max } = MAP_LIMITS.polygonPoints
  if (corners.length > max) return { ok: false, issue: { code: 'polygon.point_limit_reached', max } }
  return { ok: true, ring: { past: [...ring.past, ring.corners], corners, future: [] } }
}

function stepCorners(corners: readonly Position[], step: RingStep): readonly Position[] | null {
  if (step.kind === 'vertex.append') {
    return step.end === 'start' ? [step.position, ...corners] : [...corners, step.position]
  }
  if (step.kind === 'vertex.insert') {
    return step.index >= 0 && step.index <= corners.length ? corners.toSpliced(step.index, 0, step.position) : null
  }
  if (!corners[step.index]) return null
  return step.kind === 'vertex.move' ? corners.with(step.index, step.position) : corners.toSpliced(step.index, 1)
}

/** Takes back the last step; the same ring when there is none. */
export function undoRing({ past, corners, future }: RingDraft): RingDraft {
  const last = past.at(-1)
  return last ? { past: past.slice(0, -1), corners: last, future: [...future, corners] } : { past, corners, future }
}

/** Does the last undone step again; the same ring when there is none. */
export function redoRing({ past, corners, future }: RingDraft): RingDraft {
  const next = future.at(-1)
  return next ? { past: [...past, corners], corners: next, future: future.slice(0, -1) } : { past, corners, future }
}

const lines = new WeakMap<readonly Position[], Line>()

/** Until it is closed, a ring is drawn and dragged as the line it is. Null for fewer than two corners. */
export function ringAsLine({ corners }: RingDraft, id: MapObjectId): Line | null {
  if (corners.length < 2) return null
  const cached = lines.get(corners)
  if (cached) return cached
  const made: Line = { kind: 'line', id, name: '', description: '', color: DEFAULT_COLOR, path: corners }
  lines.set(corners, made)
  return made
}
