import type { RouteArticle, RouteArticleInput } from '@repo/contract'
import type { SaveAs, Visibility } from './draft.ts'

/**
 * A draft in the form the API takes, so that a journal of today can be read by the code of tomorrow. Only saving and
 * the journal know it.
 */
export interface StoredDraft extends Omit<RouteArticleInput, 'is_draft' | 'private_mode'> {
  readonly visibility: Visibility
}

/** What a save sends. */
export function inputOf({ visibility, ...content }: StoredDraft, as: SaveAs): RouteArticleInput {
  return {
    ...content,
    is_draft: as === 'asDraft' || visibility === 'draft',
    private_mode: visibility === 'url' || visibility === 'private' ? visibility : null,
  }
}

export function storedDraftOf(article: RouteArticle): StoredDraft {
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

/** A draft may store a restricted visibility; public visibility is confirmed at publication. */
export function chosenVisibility({
  is_draft,
  private_mode,
}: Pick<RouteArticle, 'is_draft' | 'private_mode'>): Visibility {
  return private_mode ?? (is_draft ? 'draft' : 'public')
}

function translationOf({ title, summary, context }: NonNullable<RouteArticle['translation']>) {
  return { title, summary, context }
}
