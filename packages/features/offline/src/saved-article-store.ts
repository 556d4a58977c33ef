import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** An article that is kept on this device: what lists show of it. Its pages are in the cache of its id. */
export interface SavedArticle {
  readonly id: number
  readonly title: string
  readonly author: string
  /** Whether it has a line to walk along. */
  readonly canWalk: boolean
  /** Its page, in the language in which it was saved. */
  readonly address: string
  /** Opens it where it is shared by link; such copies are deleted at log-out. */
  readonly token: string | null
  readonly version: number
  /** Of the product whose pages these are. */
  readonly build: string
  readonly bytes: number
  /** ISO time. */
  readonly savedAt: string
}

interface SavedDatabase extends DBSchema {
  articles: { key: number; value: SavedArticle }
}

/** What is said to every tab when something was saved or removed. */
const CHANNEL = 'mishiori-saved-articles'

let opened: Promise<IDBPDatabase<SavedDatabase>> | null = null

function database(): Promise<IDBPDatabase<SavedDatabase>> {
  opened ??= openDB<SavedDatabase>('mishiori-saved-articles', 1, {
    upgrade: (db) => void db.createObjectStore('articles', { keyPath: 'id' }),
    terminated: () => {
      opened = null
    },
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

/** Newest first; none where the device keeps nothing. */
export async function listSaved(): Promise<readonly SavedArticle[]> {
  const saved = await database()
    .then((db) => db.getAll('articles'))
    .catch(() => [])
  return saved.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
}

export async function writeSaved(article: SavedArticle): Promise<void> {
  await (await database()).put('articles', article)
  tellTabs()
}

export async function forgetSaved(id: number): Promise<void> {
  await (await database()).delete('articles', id)
  tellTabs()
}

function tellTabs(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
  dispatchEvent(new Event(CHANNEL)) // a channel does not speak to its own page through another one everywhere
}

/** @returns how to stop */
export function onSavedChange(tell: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', tell)
  addEventListener(CHANNEL, tell)
  return () => {
    channel.close()
    removeEventListener(CHANNEL, tell)
  }
}
