import { readDraft, storeDraft } from './draft-codec.ts'
import type { JournalEntry, UnsavedWork } from './ports.ts'

export function readWork({ draft, ...work }: JournalEntry): UnsavedWork {
  return { ...work, draft: readDraft(draft) }
}

export function storeWork({ draft, ...work }: UnsavedWork): JournalEntry {
  return { ...work, draft: storeDraft(draft) }
}
