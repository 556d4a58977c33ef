import type { MapDocument } from './map-document.ts'

/** One edit, from opening a tool to confirm or cancel. Documents are immutable, so a step is a reference. */
export interface EditSession {
  /** The document when the edit began. Cancelling returns exactly this value. */
  readonly baseline: MapDocument
  /** The document after each committed step, oldest first. Pointer moves are drafts, not steps. */
  readonly steps: readonly MapDocument[]
  /** Steps that were undone, the one to redo first at the end. A new step forgets them. */
  readonly undone: readonly MapDocument[]
}

/** Opens an edit on `baseline`, without steps. */
export function beginEdit(baseline: MapDocument): EditSession {
  return { baseline, steps: [], undone: [] }
}

/** Adds a step. A document identical to the present one is no step: the same session comes back. */
export function addStep(session: EditSession, document: MapDocument): EditSession {
  if (document === editedDocument(session)) return session
  return { ...session, steps: [...session.steps, document], undone: [] }
}

/** Takes back the last step; the same session when there is none. */
export function undoStep(session: EditSession): EditSession {
  const last = session.steps.at(-1)
  if (!last) return session
  return { ...session, steps: session.steps.slice(0, -1), undone: [...session.undone, last] }
}

/** Does the last undone step again; the same session when there is none. */
export function redoStep(session: EditSession): EditSession {
  const next = session.undone.at(-1)
  if (!next) return session
  return { ...session, steps: [...session.steps, next], undone: session.undone.slice(0, -1) }
}

/** The document as the session has it now: what confirming would keep. */
export function editedDocument(session: EditSession): MapDocument {
  return session.steps.at(-1) ?? session.baseline
}
