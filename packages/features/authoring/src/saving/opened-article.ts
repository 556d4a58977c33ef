import { hasReaders, type RouteArticle } from '@repo/contract'
import { recordingExtents } from '../recordings/recording-extents.ts'
import { type EditorDraft, readable } from './draft.ts'
import { readDraft, readMap } from './draft-codec.ts'
import type { OpenedArticle, SavedArticle } from './ports.ts'
import { chosenVisibility, storedDraftOf } from './stored-draft.ts'

/** What the API answers of an article. */
export function readArticle(article: RouteArticle): OpenedArticle {
  const draft = readDraft(storedDraftOf(article))
  return {
    draft,
    saved: savedOf(article, () => draft.map),
    author: { id: article.user.id, name: nameOf(article.user) },
  }
}

const nameOf = ({ nickname, name }: RouteArticle['user']) => nickname || name

/** What a save answers. */
export function readSaved(article: RouteArticle): SavedArticle {
  return savedOf(article, () => readMap(article.layer))
}

function savedOf(article: RouteArticle, readMapOf: () => EditorDraft['map']): SavedArticle {
  return {
    id: article.id,
    version: article.version,
    status: article.status,
    visibility: chosenVisibility(article),
    shownRecordings: hasReaders(article.status) ? recordingExtents(readable(readMapOf())) : [],
    updatedAt: article.updated_at,
    shareUrl: article.full_share_url,
    previewPath: article.preview_path,
  }
}
