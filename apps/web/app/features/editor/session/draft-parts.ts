import type { EditorDraft } from '../saving/draft.ts'

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
    (part) => !isSame(mine[FIELD_OF[part]], theirs[FIELD_OF[part]]),
  )
}

/** Work that was kept before there were second languages says nothing of them. */
const isSaid = (part: DraftPart, draft: EditorDraft) => draft[FIELD_OF[part]] !== undefined

/** Equal as JSON, whatever the order of the keys. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const left = definedEntries(a)
  const right = new Map(definedEntries(b))
  return left.length === right.size && left.every(([key, value]) => right.has(key) && isSame(value, right.get(key)))
}

function definedEntries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, entry]) => entry !== undefined)
}
