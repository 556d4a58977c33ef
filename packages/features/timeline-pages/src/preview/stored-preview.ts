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

let pending: PreviewState | null = null
let expiry: ReturnType<typeof setTimeout> | undefined

/**
 * Keeps a visitor's choices during the log-in: in the memory of this page, and for a log-in through another site
 * on the device. Both are deleted on return, and after half an hour at the latest.
 */
export function savePreview(preview: PreviewState): void {
  pending = preview
  clearTimeout(expiry)
  expiry = setTimeout(() => void forgetPreview(), PREVIEW_TTL_MS)
  void storePreview(preview)
}

/** What the memory has kept; it is read anew where it is shown. */
export function storedPreview(): PreviewState | null {
  return pending && { ...pending, reading: { kind: 'reading', fraction: 0 } }
}

/** Forgets what was kept. @returns what the device had of it. */
export function forgetPreview(): Promise<PreviewState | null> {
  pending = null
  clearTimeout(expiry)
  return takeStoredPreview()
}
