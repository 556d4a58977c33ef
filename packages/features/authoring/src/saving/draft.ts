import { type ArticleDocument, EMPTY_ARTICLE } from '@mishiori/article-blocks/document'
import type { MapDocument } from '@mishiori/map-document'
import type { ArticleStatus, Locale } from '@repo/contract'

/** The visibility of an article, as its author chooses it. */
export type Visibility = 'draft' | 'public' | 'url' | 'private'

/** A part in a stored form that this version cannot read, such as that of a later version: it is not shown, and saved unchanged. */
export interface UnreadablePart {
  readonly unreadable: unknown
}

/** An article as the editor holds it. {@link StoredDraft} is what the journal and the API have of it. */
export interface EditorDraft {
  readonly title: string
  readonly summary: string
  /** Null before anything is drawn. */
  readonly map: MapDocument | UnreadablePart | null
  readonly text: ArticleDocument | UnreadablePart
  /** What it is written in. Absent of work that was kept before there were second languages. */
  readonly language?: Locale | undefined
  /** Its text in the second language; null without one, absent as above. */
  readonly translation?: DraftTranslation | null | undefined
  readonly tags: readonly string[]
  /** The author's own picture; null shows the one drawn from the map. */
  readonly thumbnailPath: string | null
  /** What the next publishing sets; until then the article keeps its status. */
  readonly visibility: Visibility
}

export interface DraftTranslation {
  readonly title: string
  readonly summary: string
  readonly text: ArticleDocument | UnreadablePart
}

/** `asDraft` saves without showing it to anybody, `asChosen` applies the chosen visibility. */
export type SaveAs = 'asDraft' | 'asChosen'

export const EMPTY_DRAFT: EditorDraft = {
  title: '',
  summary: '',
  map: null,
  text: EMPTY_ARTICLE,
  tags: [],
  thumbnailPath: null,
  visibility: 'draft',
}

/** What there is of a part to be shown; null when there is nothing, or nothing that can be read. */
export function readable<Part extends object>(part: Part | UnreadablePart | null): Part | null {
  return part === null || 'unreadable' in part ? null : part
}

/** Drafts are saved as their author types; what others can read changes only when its author says so. */
export function isAutosaved(status: ArticleStatus | null): boolean {
  return status === null || status === 'draft'
}

/** Whether it is read by others than its author once it is published so. */
export function isForReaders(visibility: Visibility): boolean {
  return visibility === 'public' || visibility === 'url'
}
