import { randomUUID } from 'node:crypto'
import type { PageTag } from '@repo/contract'
import { sql } from 'drizzle-orm'
import type { Database, DatabaseHandle } from './database.ts'

/** What changed; null when that cannot be known. */
type Listener = (tags: readonly PageTag[] | null) => void

/** Tells the caches of pages, of this process and of all others on the database, that what they show has changed. */
export interface PageInvalidation {
  /**
   * A transaction that says through `changed` what it changes for the public. The caches hear of it when it is
   * committed: those of this process before the promise is fulfilled, so that whoever made the change never meets the
   * page of before.
   */
  transaction<T>(work: (tx: Database, changed: (...tags: readonly PageTag[]) => void) => Promise<T>): Promise<T>
  onChange(listener: Listener): void
  /** Passes on what other processes change. */
  hearOthers(listen: DatabaseHandle['listen']): Promise<void>
}

const CHANNEL = 'changed_pages'
/** PostgreSQL takes 8,000 bytes. */
const MAX_TAGS_TOLD = 200

interface Told {
  readonly sender: string
  readonly tags: readonly PageTag[] | null
}

export function createPageInvalidation(db: Database): PageInvalidation {
  const sender = randomUUID()
  const listeners: Listener[] = []
  const tell: Listener = (tags) => {
    for (const listener of listeners) listener(tags)
  }
  return {
    async transaction(work) {
      const changed: PageTag[] = []
      const result = await db.transaction(async (tx) => {
        const done = await work(tx, (...tags) => changed.push(...tags))
        if (changed.length > 0) {
          const told: Told = { sender, tags: changed.length > MAX_TAGS_TOLD ? null : changed }
          await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(told)})`)
        }
        return done
      })
      if (changed.length > 0) tell(changed)
      return result
    },
    onChange(listener) {
      listeners.push(listener)
    },
    hearOthers: (listen) =>
      listen(CHANNEL, {
        onNotify(payload) {
          const told = JSON.parse(payload) as Told // only this module writes there
          if (told.sender !== sender) tell(told.tags)
        },
        // Again after a lost connection: what was said meanwhile is not known.
        onListening: () => tell(null),
      }),
  }
}
