import { isSameJson } from '@repo/contract'
import type { EditorDraft } from '../saving/draft.ts'
import { storeDraft } from '../saving/draft-codec.ts'
import type { StoredDraft } from '../saving/stored-draft.ts'

/** What an article consists of for its author. */
export type DraftPart =
  | 'title'
  | 'summary'
  | 'map'
  | 'content'
  | 'language'
  | 'translation'
  | 'tags'
  | 'thumbnail'
  | 'visibility'

const FIELD_OF: Readonly<Record<DraftPart, keyof StoredDraft>> = {
  title: 'title',
  summary: 'summary',
  map: 'layer',
  content: 'context',
  language: 'language',
  translation: 'translation',
  tags: 'tag',
  thumbnail: 'thumbnail_path',
  visibility: 'visibility',
}
const PARTS: readonly DraftPart[] = [
  ...(['title', 'summary', 'map', 'content'] as const),
  ...(['language', 'translation'] as const),
  ...(['tags', 'thumbnail', 'visibility'] as const),
]

/** The parts in which two drafts differ, in the order the editor shows them: as they would be stored, where paths are rounded. */
export function changedParts(mine: EditorDraft, theirs: EditorDraft): readonly DraftPart[] {
  const [a, b] = [storeDraft(mine), storeDraft(theirs)]
  return PARTS.filter((part) => isSaid(part, a) && isSaid(part, b)).filter(
    (part) => !isSameJson(a[FIELD_OF[part]], b[FIELD_OF[part]]),
  )
}

/** Work that was kept before there were second languages says nothing of them. */
const isSaid = (part: DraftPart, draft: StoredDraft) => draft[FIELD_OF[part]] !== undefined
