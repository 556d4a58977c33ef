import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
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
      await (await database()).put('entries', entry)
    },
    async remove(slot) {
      await (await database()).delete('entries', slot)
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

function newestFirst(entries: readonly JournalEntry[]): JournalEntry[] {
  return entries.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))
}
