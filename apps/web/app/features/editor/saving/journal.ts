import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { Journal, JournalEntry } from './ports.ts'

interface JournalDatabase extends DBSchema {
  entries: { key: string; value: JournalEntry; indexes: { userId: number } }
}

/** The journal in the browser's IndexedDB. It is opened at the first use, so that a failing database is reported by the call that needs it. */
export function createJournal(name = 'mishiori-journal'): Journal {
  let opened: Promise<IDBPDatabase<JournalDatabase>> | null = null
  const database = () => {
    opened ??= openDB<JournalDatabase>(name, 1, {
      upgrade(db) {
        db.createObjectStore('entries', { keyPath: 'slot' }).createIndex('userId', 'userId')
      },
      terminated() {
        opened = null
      },
    }).catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }
  return {
    async write(entry) {
      const transaction = (await database()).transaction('entries', 'readwrite')
      await committed(transaction, transaction.store.put(entry))
    },
    async remove(slot) {
      const transaction = (await database()).transaction('entries', 'readwrite')
      await committed(transaction, transaction.store.delete(slot))
    },
    async findNewest(slot) {
      const beside = IDBKeyRange.bound(`${slot}+`, `${slot}+\uffff`)
      const db = await database()
      const [own, others] = await Promise.all([db.get('entries', slot), db.getAll('entries', beside)])
      return newestFirst(own ? [own, ...others] : others)[0] ?? null
    },
    async listNew(userId) {
      const entries = await (await database()).getAllFromIndex('entries', 'userId', userId)
      return newestFirst(entries.filter(({ slot }) => slot.startsWith('new:')))
    },
  }
}

/** Commits with the request, instead of after its answer: a page that is being left does not live to hear it, and the browser would take back the rest. */
async function committed(
  transaction: IDBPTransaction<JournalDatabase, ['entries'], 'readwrite'>,
  request: Promise<unknown>,
): Promise<void> {
  transaction.commit()
  await Promise.all([request, transaction.done])
}

function newestFirst(entries: readonly JournalEntry[]): JournalEntry[] {
  return entries.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))
}
