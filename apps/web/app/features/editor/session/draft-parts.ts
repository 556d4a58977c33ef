import type { EditorDraft } from '../saving/draft.ts'
import { isSameJson } from '../saving/same-json.ts'

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

const FIELD_OF: Readonly<Record<DraftPart, keyof EditorDraft>> = {
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

/** The parts in which two drafts differ, in the order the editor shows them. */
export function changedParts(mine: EditorDraft, theirs: EditorDraft): readonly DraftPart[] {
  return PARTS.filter((part) => isSaid(part, mine) && isSaid(part, theirs)).filter(
    (part) => !isSameJson(mine[FIELD_OF[part]], theirs[FIELD_OF[part]]),
  )
}

/** Work that was kept before there were second languages says nothing of them. */
const isSaid = (part: DraftPart, draft: EditorDraft) => draft[FIELD_OF[part]] !== undefined
