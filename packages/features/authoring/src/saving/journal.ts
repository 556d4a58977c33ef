import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { Journal, JournalEntry } from './ports.ts'

/** The form in which entries are written. Those from before forms had numbers have none: they are of form 1. */
const FORM = 1

/**
 * An entry as the database has it. A form that older code cannot read needs a number, a reader in `entryOf` and a
 * higher `DATABASE_VERSION`, with which a page of before cannot open the database and write over what it does not
 * understand.
 */
interface StoredEntry extends JournalEntry {
  readonly form?: number
}

interface JournalDatabase extends DBSchema {
  entries: { key: string; value: StoredEntry; indexes: { userId: number } }
}

const DATABASE_VERSION = 1

/**
 * The journal in the browser's IndexedDB. It is opened at the first use, so that a failing database is reported by the
 * call that needs it.
 */
export function createJournal(name = 'mishiori-journal'): Journal {
  let opened: Promise<IDBPDatabase<JournalDatabase>> | null = null
  const database = () => {
    opened ??= openDB<JournalDatabase>(name, DATABASE_VERSION, {
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
  const list = async (userId: number) =>
    newestFirst(await (await database()).getAllFromIndex('entries', 'userId', userId))
  return {
    async write(entry) {
      const transaction = (await database()).transaction('entries', 'readwrite')
      await committed(transaction, transaction.store.put({ ...entry, form: FORM }))
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
    listNew: async (userId) => (await list(userId)).filter(({ slot }) => slot.startsWith('new:')),
    list,
  }
}

/**
 * Commits with the request, instead of after its answer: a page that is being left does not live to hear it, and the
 * browser would take back the rest.
 */
async function committed(
  transaction: IDBPTransaction<JournalDatabase, ['entries'], 'readwrite'>,
  request: Promise<unknown>,
): Promise<void> {
  transaction.commit()
  await Promise.all([request, transaction.done])
}

function newestFirst(kept: readonly StoredEntry[]): JournalEntry[] {
  return kept.flatMap(entryOf).toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))
}

/** Of every form that was ever written. */
function entryOf({ form = 1, ...entry }: StoredEntry): readonly JournalEntry[] {
  return form === FORM ? [entry] : []
}
