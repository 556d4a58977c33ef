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
  /** Whether its reader saved it by itself. Absent: they did. */
  readonly isOwn?: boolean
  /** Journeys that it was saved with. */
  readonly journeyIds?: readonly number[]
}

/** A journey or collection that is kept on this device, with articles that are kept as others are. */
export interface SavedJourney extends Omit<SavedArticle, 'canWalk' | 'isOwn' | 'journeyIds'> {
  /** In their order; those of one article each. */
  readonly stages: readonly { readonly articleId: number; readonly title: string }[]
  /** Something was added to it since that only its page can save. */
  readonly isOutdated: boolean
}

/** With what the articles of its stages take. */
export function withStages(journey: SavedJourney, articles: readonly SavedArticle[]): SavedJourney {
  const ids = new Set(journey.stages.map(({ articleId }) => articleId))
  return { ...journey, bytes: articles.reduce((sum, { id, bytes }) => sum + (ids.has(id) ? bytes : 0), journey.bytes) }
}

/** What is said to every tab when something was saved or removed. */
const CHANNEL = 'mishiori-saved-articles'

interface Kept {
  readonly id: number
  readonly savedAt: string
}

interface StoreDatabase<Value extends Kept> extends DBSchema {
  articles: { key: number; value: Value }
}

/** What is kept, each thing by its id. @param name of its database */
function deviceStore<Value extends Kept>(name: string) {
  let opened: Promise<IDBPDatabase<StoreDatabase<Value>>> | null = null
  const database = (): Promise<IDBPDatabase<StoreDatabase<Value>>> => {
    opened ??= openDB<StoreDatabase<Value>>(name, 1, {
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
  return {
    /** Newest first; none where the device keeps nothing. */
    async list(): Promise<readonly Value[]> {
      const saved = await database()
        .then((db) => db.getAll('articles') as Promise<Value[]>)
        .catch(() => [])
      return saved.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
    },
    async write(value: Value): Promise<void> {
      await (await database()).put('articles', value)
      tellTabs()
    },
    async forget(id: number): Promise<void> {
      await (await database()).delete('articles', id)
      tellTabs()
    },
  }
}

export const {
  list: listSaved,
  write: writeSaved,
  forget: forgetSaved,
} = deviceStore<SavedArticle>('mishiori-saved-articles')

export const {
  list: listSavedJourneys,
  write: writeSavedJourney,
  forget: forgetSavedJourney,
} = deviceStore<SavedJourney>('mishiori-saved-journeys')

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
