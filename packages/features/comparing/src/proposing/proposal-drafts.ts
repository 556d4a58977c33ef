import type { WireLayer } from '@mishiori/map-document'
import type { Locale } from '@repo/contract'
import { type DBSchema, openDB } from 'idb'
import type { StoredTexts } from './text-draft.ts'

/** A proposal that is being made, on this device alone. */
export interface ProposalDraft {
  /** The version of the article that it began with, and its map then. */
  readonly baseVersion: number
  readonly base: readonly unknown[]
  readonly layers: readonly WireLayer[]
  readonly reason: string
  /** In the language that is being written; absent in drafts of before texts could be proposed. */
  readonly texts?: { readonly language: Locale; readonly base: StoredTexts; readonly now: StoredTexts }
}

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: ProposalDraft }
}

/** Keeps drafts of proposals through reloads: one for each person and article. */
export interface ProposalDrafts {
  read(): Promise<ProposalDraft | null>
  write(draft: ProposalDraft): Promise<void>
  remove(): Promise<void>
}

export function createProposalDrafts(userId: number, articleId: number, name = 'mishiori-proposals'): ProposalDrafts {
  const key = `${userId}:${articleId}`
  const open = () => openDB<DraftDatabase>(name, 1, { upgrade: (db) => void db.createObjectStore('drafts') })
  // A separate connection each time: there are few, and none blocks a later version upgrade.
  const withDatabase = async <Value>(
    work: (db: Awaited<ReturnType<typeof open>>) => Promise<Value>,
  ): Promise<Value> => {
    const db = await open()
    try {
      return await work(db)
    } finally {
      db.close()
    }
  }
  return {
    read: () => withDatabase(async (db) => (await db.get('drafts', key)) ?? null),
    write: (draft) => withDatabase(async (db) => void (await db.put('drafts', draft, key))),
    remove: () => withDatabase((db) => db.delete('drafts', key)),
  }
}
