import { SAMPLE_CONTENT } from '@repo/web-kit/testing/sample-article'
import { type EditorDraft, EMPTY_DRAFT } from '../saving/draft.ts'
import { readDraft, storeDraft } from '../saving/draft-codec.ts'
import type { JournalEntry } from '../saving/ports.ts'
import type { StoredDraft } from '../saving/stored-draft.ts'

export function aDraft(changes: Partial<EditorDraft> = {}): EditorDraft {
  return { ...readDraft(aStoredDraft()), ...changes }
}

export function aStoredDraft(changes: Partial<StoredDraft> = {}): StoredDraft {
  return {
    ...storeDraft(EMPTY_DRAFT),
    ...SAMPLE_CONTENT,
    ...changes,
  }
}

export function anEntry(changes: Partial<JournalEntry> = {}): JournalEntry {
  return {
    slot: 'article:7',
    userId: 1,
    draft: aStoredDraft(),
    base: null,
    pending: null,
    changedAt: '2026-11-20T05:32:00.000Z',
    ...changes,
  }
}
