import type { MapDocument } from './map-document.ts'

/** How many documents a history keeps to go back to. Unchanged parts are shared, so an entry costs little. */
export const HISTORY_LIMIT = 200

/** Undo and redo for the complete document: one entry for each confirmed edit. */
export interface DocumentHistory {
  readonly past: readonly MapDocument[]
  readonly present: MapDocument
  /** What was undone, the one to redo first at the end. */
  readonly future: readonly MapDocument[]
}

// Copied by hand, one level deep: immer took forty times as long (docs/decisions/056-use-immer-and-turf-where-they-pay.md).

/** A history that holds only the present document. */
export function createHistory(present: MapDocument): DocumentHistory {
  return { past: [], present, future: [] }
}

/** Makes `document` the present. The future is forgotten, the oldest entry beyond {@link HISTORY_LIMIT} too. */
export function commitDocument(history: DocumentHistory, document: MapDocument): DocumentHistory {
  if (document === history.present) return history
  return { past: [...history.past, history.present].slice(-HISTORY_LIMIT), present: document, future: [] }
}

/** The history one entry back; the same history when there is none. */
export function undoDocument(history: DocumentHistory): DocumentHistory {
  const previous = history.past.at(-1)
  if (!previous) return history
  return { past: history.past.slice(0, -1), present: previous, future: [...history.future, history.present] }
}

/** The history one entry forward; the same history when there is none. */
export function redoDocument(history: DocumentHistory): DocumentHistory {
  const next = history.future.at(-1)
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future: history.future.slice(0, -1) }
}
