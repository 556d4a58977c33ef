import { randomUUID } from 'node:crypto'
import type { PageTag } from '@repo/contract'
import { sql } from 'drizzle-orm'
import type { Database, DatabaseHandle } from './database.ts'

/** What changed; null when that cannot be known. */
type Listener = (tags: readonly PageTag[] | null) => void

/** Notifies the page caches, of this process and of all others on the database, of changes to what pages show. */
export interface PageInvalidation {
  /**
   * A transaction that says through `changed` what it changes for the public. The caches are notified when it is
   * committed: those of this process before the promise is fulfilled, so that the person who made the change never gets
   * the outdated page.
   */
  transaction<T>(work: (tx: Database, changed: (...tags: readonly PageTag[]) => void) => Promise<T>): Promise<T>
  onChange(listener: Listener): void
  /** Passes on what another thread of this process has changed. */
  pass: Listener
  /** Passes on what other processes change. */
  follow(listen: DatabaseHandle['listen']): Promise<void>
}

const CHANNEL = 'changed_pages'
/** PostgreSQL takes 8,000 bytes. */
const MAX_TAGS_SENT = 200

interface ChangeMessage {
  readonly sender: string
  readonly tags: readonly PageTag[] | null
}

/** @param queuePurge has a CDN told of changes, in the transaction that makes them; absent where there is none. */
export function createPageInvalidation(
  db: Database,
  queuePurge?: (tx: Database, tags: readonly PageTag[] | null) => Promise<void>,
): PageInvalidation {
  const sender = randomUUID()
  const listeners: Listener[] = []
  const notifyListeners: Listener = (tags) => {
    for (const listener of listeners) listener(tags)
  }
  return {
    async transaction(work) {
      const changed: PageTag[] = []
      const result = await db.transaction(async (tx) => {
        const done = await work(tx, (...tags) => changed.push(...tags))
        if (changed.length > 0) {
          const message: ChangeMessage = { sender, tags: changed.length > MAX_TAGS_SENT ? null : changed }
          await queuePurge?.(tx, message.tags)
          await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`)
        }
        return done
      })
      if (changed.length > 0) notifyListeners(changed)
      return result
    },
    pass: notifyListeners,
    onChange(listener) {
      listeners.push(listener)
    },
    follow: (listen) =>
      listen(CHANNEL, {
        onNotify(payload) {
          const message = JSON.parse(payload) as ChangeMessage // only this module writes there
          if (message.sender !== sender) notifyListeners(message.tags)
        },
        // Again after a lost connection: what was said meanwhile is not known.
        onListening: () => notifyListeners(null),
      }),
  }
}
