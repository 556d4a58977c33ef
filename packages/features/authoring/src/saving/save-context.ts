import type { MapDocument } from '@mishiori/map-document'
import type { ApiError } from '@repo/contract'
import { type EditorDraft, isAutosaved, type SaveAs } from './draft.ts'
import { toInput } from './draft-codec.ts'
import type { AwayCause, OpenedArticle, PendingSave, SavedArticle, UnsavedWork } from './ports.ts'

export interface SaveInput {
  readonly draft: EditorDraft
  readonly base: SavedArticle | null
  readonly slot: string
  readonly userId: number
  /** Given when `draft` came from the journal and differs from what the server has. */
  readonly restored?: { readonly pending: PendingSave | null }
  readonly createKey: () => string
  readonly now: () => Date
}

export interface SaveContext extends Omit<SaveInput, 'restored'> {
  /** Slots whose journal entries are of no use any more, until the device has removed them. */
  readonly formerSlots: readonly string[]
  /** The map with what is drawn on it and not confirmed: for this device alone. Null while nothing is. */
  readonly drawing: MapDocument | null
  /** Raised by every change; equal to `savedRevision` when the server has it all. */
  readonly revision: number
  readonly savedRevision: number
  readonly changedAt: Date
  readonly savedAt: Date | null
  /** The author requested a save of this kind and it has not been sent yet. */
  readonly requested: SaveAs | null
  readonly pending: PendingSave | null
  readonly attempt: number
  readonly retryAfterMs: number | null
  /** Why the last attempt did not arrive. */
  readonly awayCause: AwayCause
  readonly problem: ApiError | null
  readonly conflict: { readonly theirs: OpenedArticle | null; readonly as: SaveAs } | null
}

/** What the journal's writer has to do. */
export interface JournalOrder {
  readonly write: UnsavedWork | null
  readonly remove: readonly string[]
}

/** Keeps what the server does not have, a line that is still being drawn among it; removes the entry when it has everything. */
export function journalOrder(context: SaveContext): JournalOrder {
  const former = context.formerSlots
  const isSaved = context.revision === context.savedRevision && context.pending === null && context.drawing === null
  if (isSaved) return { write: null, remove: [...former, context.slot] }
  const { slot, userId, base, pending, changedAt, drawing } = context
  const draft = drawing ? { ...context.draft, map: drawing } : context.draft
  return { write: { slot, userId, draft, base, pending, changedAt: changedAt.toISOString() }, remove: former }
}

/** The next save, from what the author has in hand now. */
export function newSave({ draft, base, requested, revision, createKey }: SaveContext): PendingSave {
  const as = requested ?? 'asDraft'
  return {
    key: createKey(),
    as,
    ...(requested === null && { isAutomatic: true }),
    input: toInput(draft, as),
    replaces: base ? { id: base.id, version: base.version } : null,
    revision,
  }
}

/** Of a draft that came from the journal. */
const RESTORED_REVISION = 1

/**
 * Revisions of a draft from the journal. Revisions of the page that kept it say nothing here: a save that was on its way then has all of
 * the draft, or something has come since, which must still be sent.
 */
export function restoredRevisions({
  draft,
  restored,
}: Pick<SaveInput, 'draft' | 'restored'>): Pick<SaveContext, 'revision' | 'savedRevision' | 'pending'> {
  if (!restored) return { revision: 0, savedRevision: 0, pending: null }
  const { pending } = restored
  const hasAll = pending !== null && JSON.stringify(toInput(draft, pending.as)) === JSON.stringify(pending.input)
  return {
    revision: RESTORED_REVISION,
    savedRevision: 0,
    pending: pending && { ...pending, revision: hasAll ? RESTORED_REVISION : 0 },
  }
}

/** What saving mine over theirs sends. */
export function overTheirs(context: SaveContext): Partial<SaveContext> {
  const { conflict } = context
  if (!conflict?.theirs) return {}
  const { theirs, as } = conflict
  return {
    draft: draftOverTheirs(context),
    base: theirs.saved,
    conflict: null,
    requested: wouldHide(as, theirs) ? 'asChosen' : as,
  }
}

/**
 * The local draft to be saved over the other version. Its visibility stays as set elsewhere, unless it was changed on
 * this screen: an outdated screen must not make public what was hidden since.
 */
export function draftOverTheirs(context: Pick<SaveContext, 'draft' | 'base' | 'conflict'>): EditorDraft {
  const { draft, conflict } = context
  if (!conflict?.theirs) return draft
  const { theirs, as } = conflict
  if (choseReaders(context) && !wouldHide(as, theirs)) return draft
  return { ...draft, visibility: theirs.draft.visibility }
}

/** An autosave that meets a published article must not hide it: mine then goes out to the same readers. */
function wouldHide(as: SaveAs, { saved }: OpenedArticle): boolean {
  return as === 'asDraft' && !isAutosaved(saved.status)
}

/** Whether the author has said on this screen who the article is for. */
function choseReaders({ base, draft }: Pick<SaveContext, 'base' | 'draft'>): boolean {
  return draft.visibility !== base?.visibility
}
