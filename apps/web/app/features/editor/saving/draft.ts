import type { ArticleStatus, RouteArticle, RouteArticleInput } from '@repo/contract'

/** Who an article is for, as its author chooses it. */
export type Visibility = 'draft' | 'public' | 'url' | 'private'

/** What the author has in hand, in the form the API takes, so that a journal of today can be read by the code of tomorrow. */
export interface EditorDraft extends Omit<RouteArticleInput, 'is_draft' | 'private_mode'> {
  /** What the next publishing sets; until then the article keeps its status. */
  readonly visibility: Visibility
}

/** `asDraft` saves without showing it to anybody, `asChosen` applies the chosen visibility. */
export type SaveAs = 'asDraft' | 'asChosen'

export const EMPTY_DRAFT: EditorDraft = {
  title: '',
  summary: '',
  layer: [],
  context: { version: 1, blocks: [] },
  tag: [],
  thumbnail_path: null,
  visibility: 'draft',
}

export function toInput({ visibility, ...content }: EditorDraft, as: SaveAs): RouteArticleInput {
  return {
    ...content,
    is_draft: as === 'asDraft' || visibility === 'draft',
    private_mode: visibility === 'url' || visibility === 'private' ? visibility : null,
  }
}

export function toDraft(article: RouteArticle): EditorDraft {
  return {
    title: article.title,
    summary: article.summary,
    language: article.language,
    translation: article.translation && translationOf(article.translation),
    layer: article.layer,
    context: article.context,
    tag: article.tag,
    thumbnail_path: article.thumbnail_path,
    visibility: chosenVisibility(article),
  }
}

/** A draft may tell to which few it is to be shown; that it is for all is asked when it is published. */
export function chosenVisibility({
  is_draft,
  private_mode,
}: Pick<RouteArticle, 'is_draft' | 'private_mode'>): Visibility {
  return private_mode ?? (is_draft ? 'draft' : 'public')
}

function translationOf({ title, summary, context }: NonNullable<RouteArticle['translation']>) {
  return { title, summary, context }
}

/** Drafts are saved as their author types; what others can read changes only when its author says so. */
export function isAutosaved(status: ArticleStatus | null): boolean {
  return status === null || status === 'draft'
}

/** Whether it is read by others than its author once it is published so. */
export function isForReaders(visibility: Visibility): boolean {
  return visibility === 'public' || visibility === 'url'
}
