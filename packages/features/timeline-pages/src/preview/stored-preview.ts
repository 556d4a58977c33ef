import { randomId } from '@mishiori/map-document'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { EMPTY_PREVIEW, type PreviewState } from './preview-state.ts'

/** As long as any act waits for a log-in. */
export const PREVIEW_TTL_MS = 30 * 60 * 1000

/** In the session storage: which of the kept previews is this tab's. */
const TAB_KEY = 'pending-timeline'

type Choices = Pick<PreviewState, 'files' | 'left' | 'hidden' | 'dropped' | 'isReplacing'>

interface StoredPreview {
  readonly id: string
  readonly at: number
  readonly choices: Choices
}

interface PreviewDatabase extends DBSchema {
  previews: { key: string; value: StoredPreview }
}

const open = (): Promise<IDBPDatabase<PreviewDatabase>> =>
  openDB<PreviewDatabase>('mishiori-pending-timeline', 1, {
    upgrade: (db) => void db.createObjectStore('previews', { keyPath: 'id' }),
  })

/** Does something with the store and closes it. A device that keeps nothing only costs the way through another site. */
async function withStore<T>(use: (db: IDBPDatabase<PreviewDatabase>) => Promise<T>): Promise<T | null> {
  try {
    const db = await open()
    try {
      return await use(db)
    } finally {
      db.close()
    }
  } catch {
    return null
  }
}

/** Keeps the files and what was decided about them on this device, for this tab, until they are taken or have expired. */
export async function storePreview({ files, left, hidden, dropped, isReplacing }: PreviewState): Promise<void> {
  const id = randomId()
  await withStore(async (db) => {
    await db.clear('previews')
    await db.put('previews', { id, at: Date.now(), choices: { files, left, hidden, dropped, isReplacing } })
    sessionStorage.setItem(TAB_KEY, id)
  })
}

/** What this tab has stored, once. Everything stored is deleted then, also by tabs that never came back. */
export async function takeStoredPreview(): Promise<PreviewState | null> {
  const found = await withStore(async (db) => {
    const id = sessionStorage.getItem(TAB_KEY)
    sessionStorage.removeItem(TAB_KEY)
    const stored = id === null ? undefined : await db.get('previews', id)
    await db.clear('previews')
    return stored
  })
  if (!found || Date.now() - found.at >= PREVIEW_TTL_MS) return null
  const { dropped } = found.choices
  // As an earlier version of the product may have stored it.
  const parts = Array.isArray(dropped) ? { dropped } : { dropped: [] }
  return { ...EMPTY_PREVIEW, ...found.choices, ...parts, reading: { kind: 'reading', fraction: 0 } }
}
