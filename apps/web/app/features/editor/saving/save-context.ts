import type { RouteArticle } from '@repo/contract'
import { isAutosaved, toDraft, toInput } from './draft.ts'
import type { JournalEntry, PendingSave, SavedArticle } from './ports.ts'
import type { SaveContext } from './save-machine.ts'

/** What the journal's writer has to do. */
export interface JournalOrder {
  readonly write: JournalEntry | null
  readonly remove: readonly string[]
}

/** Keeps what the server does not have; removes the entry when it has everything. */
export function journalOrder(context: SaveContext): JournalOrder {
  const former = context.formerSlot ? [context.formerSlot] : []
  const isSaved = context.revision === context.savedRevision && context.pending === null
  if (isSaved) return { write: null, remove: [...former, context.slot] }
  const { slot, userId, draft, base, pending, changedAt } = context
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

/**
 * What saving mine over theirs sends. An autosave that met a published article must not hide it: mine then goes out to the same readers.
 */
export function overTheirs({ draft, conflict }: SaveContext): Partial<SaveContext> {
  const theirs = conflict?.theirs
  if (!conflict || !theirs) return {}
  const wouldHide = conflict.as === 'asDraft' && !isAutosaved(theirs.status)
  return {
    base: savedFrom(theirs),
    conflict: null,
    requested: wouldHide ? 'asChosen' : conflict.as,
    draft: wouldHide ? { ...draft, visibility: toDraft(theirs).visibility } : draft,
  }
}

export function savedFrom(article: RouteArticle | null | undefined): SavedArticle | null {
  if (!article) return null
  return {
    id: article.id,
    version: article.version,
    status: article.status,
    updatedAt: article.updated_at,
    shareUrl: article.full_share_url,
    previewPath: article.preview_path,
  }
}
