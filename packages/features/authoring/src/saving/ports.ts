import type { ApiError, ArticleStatus, RouteArticleInput } from '@repo/contract'
import type { EditorDraft, SaveAs, Visibility } from './draft.ts'
import type { StoredDraft } from './stored-draft.ts'

/** What the server has of the article being edited. */
export interface SavedArticle {
  readonly id: number
  readonly version: number
  readonly status: ArticleStatus
  /** As it was chosen, before and after publishing. */
  readonly visibility: Visibility
  /** The parts of the map that reveal to its readers when its author was where, from `recordingExtents`; empty without readers. */
  readonly shownRecordings: readonly string[]
  readonly updatedAt: string
  /** Opens the article to those who know it; null unless it is shared by link. */
  readonly shareUrl: string | null
  /** Address of the picture drawn from the map. */
  readonly previewPath: string
}

/** What the API answers of an article, read once. */
export interface OpenedArticle {
  readonly draft: EditorDraft
  readonly saved: SavedArticle
  readonly author: { readonly id: number; readonly name: string }
}

/**
 * One save whose outcome is not known yet. It is sent again unchanged, under the same key, until an answer comes: the
 * server then gives the first answer again instead of saving twice.
 */
export interface PendingSave {
  readonly key: string
  readonly as: SaveAs
  /** An automatic save: earlier states are not kept of each. */
  readonly isAutomatic?: true
  readonly input: RouteArticleInput
  /** The article to replace and the version it was made from; null creates one. */
  readonly replaces: { readonly id: number; readonly version: number } | null
  /** The draft's revision that `input` is. */
  readonly revision: number
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly article: SavedArticle }
  /** A newer version was saved elsewhere; null when the article was deleted. */
  | { readonly kind: 'conflict'; readonly theirs: OpenedArticle | null }
  | { readonly kind: 'loggedOut' }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** No usable answer: the network, a restart, too many requests. */
  | { readonly kind: 'unreachable'; readonly cause: AwayCause; readonly retryAfterMs: number | null }

/** What keeps a save from the server: no network, the server itself, or whoever maintains it. */
export type AwayCause = 'network' | 'server' | 'maintenance'

/** Sends one save. Never rejects. */
export type SendSave = (save: PendingSave, signal: AbortSignal) => Promise<SaveOutcome>

/** Unsaved work on one article. */
export interface UnsavedWork {
  /** `article:12`, `article:12+` and a random id for a second tab, or `new:` and a random id for an article that was never saved. */
  readonly slot: string
  readonly userId: number
  readonly draft: EditorDraft
  readonly base: SavedArticle | null
  readonly pending: PendingSave | null
  /** ISO time of the last change. */
  readonly changedAt: string
}

/** Unsaved work as this device keeps it. */
export interface JournalEntry extends Omit<UnsavedWork, 'draft'> {
  readonly draft: StoredDraft
}

/** Work kept on the device. Rejects when the device cannot keep it (full, private mode). */
export interface Journal {
  write(entry: JournalEntry): Promise<void>
  remove(slot: string): Promise<void>
  /** The last work in a slot or beside it. */
  findNewest(slot: string): Promise<JournalEntry | null>
  /** Work on articles that were never saved, newest first. */
  listNew(userId: number): Promise<readonly JournalEntry[]>
  /** All work of a user, newest first. */
  list(userId: number): Promise<readonly JournalEntry[]>
}
