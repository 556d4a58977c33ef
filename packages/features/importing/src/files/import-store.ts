import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ImportMode } from './import-articles.ts'
import type { Choices } from './import-item.ts'
import type { PhotoState, StoredPhoto } from './photos/photo-state.ts'

/** A pending import as stored on this device: the files and the choices. */
export interface StoredImport {
  readonly userId: number
  readonly files: readonly { readonly id: string; readonly file: File }[]
  readonly choices: Choices
  readonly mode: ImportMode
  readonly isThinned: boolean
  /** Created articles, so that none is created twice: each with its sources. */
  readonly created: readonly CreatedArticle[]
  /** Absent, as what belongs to them, where an earlier version of the page kept it. */
  readonly photos?: readonly StoredPhoto[]
  readonly clockOffsetMinutes?: PhotoState['clockOffsetMinutes']
  readonly labels?: PhotoState['labels']
}

export interface CreatedArticle {
  readonly signature: string
  readonly key: string
  /** Null while no answer came. */
  readonly articleId: number | null
  readonly title: string
}

export interface ImportStore {
  find(userId: number): Promise<StoredImport | null>
  write(stored: StoredImport): Promise<void>
  remove(userId: number): Promise<void>
}

interface ImportDatabase extends DBSchema {
  imports: { key: number; value: StoredImport }
}

/** Keeps one import for each user of this browser. Rejects when the device cannot keep it. */
export function createImportStore(name = 'mishiori-file-imports'): ImportStore {
  let opened: Promise<IDBPDatabase<ImportDatabase>> | null = null
  const database = () => {
    opened ??= openDB<ImportDatabase>(name, 1, {
      upgrade: (db) => void db.createObjectStore('imports', { keyPath: 'userId' }),
      terminated: () => {
        opened = null
      },
    }).catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }
  return {
    find: async (userId) => (await (await database()).get('imports', userId)) ?? null,
    write: async (stored) => void (await (await database()).put('imports', stored)),
    remove: async (userId) => (await database()).delete('imports', userId),
  }
}
