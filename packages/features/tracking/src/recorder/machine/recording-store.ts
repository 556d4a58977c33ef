import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { TrackPoint } from '../track/track.ts'
import type { Trim } from '../track/trim-ends.ts'

/** How far a recording has got. `sending`: it is to become a draft as soon as the server can be reached. */
export type RecordingPhase = 'recording' | 'stopped' | 'ended' | 'sending'

/** A recording as this device keeps it, without its points. */
export interface StoredRecording {
  readonly userId: number
  readonly id: string
  /** By which no draft is made twice of it. */
  readonly key: string
  readonly startedAtMs: number
  readonly phase: RecordingPhase
  /** Null until one was written. */
  readonly title: string | null
  readonly trim: Trim
}

export interface RecordingEntry extends StoredRecording {
  readonly points: readonly TrackPoint[]
}

/** Keeps one recording for each user of this browser. Rejects when the device cannot. */
export interface RecordingStore {
  find(userId: number): Promise<RecordingEntry | null>
  write(recording: StoredRecording): Promise<void>
  /** Adds points to those that are kept, at the place in their order of the first. */
  append(id: string, firstIndex: number, points: readonly TrackPoint[]): Promise<void>
  remove(recording: Pick<StoredRecording, 'userId' | 'id'>): Promise<void>
}

interface Chunk {
  readonly id: string
  readonly firstIndex: number
  readonly points: readonly TrackPoint[]
}

interface RecordingDatabase extends DBSchema {
  recordings: { key: number; value: StoredRecording }
  /** A few points each: what is there is not written again. */
  chunks: { key: [string, number]; value: Chunk }
}

/**
 * The store in the browser's IndexedDB. It is opened at the first use, so that a failing database is reported by the
 * call that needs it.
 */
export function createRecordingStore(name = 'mishiori-recordings'): RecordingStore {
  let opened: Promise<IDBPDatabase<RecordingDatabase>> | null = null
  const database = () => {
    opened ??= openDB<RecordingDatabase>(name, 1, {
      upgrade(db) {
        db.createObjectStore('recordings', { keyPath: 'userId' })
        db.createObjectStore('chunks', { keyPath: ['id', 'firstIndex'] })
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
    async find(userId) {
      const db = await database()
      const recording = await db.get('recordings', userId)
      if (!recording) return null
      const chunks = await db.getAll('chunks', chunksOf(recording.id))
      return { ...recording, points: chunks.flatMap(({ points }) => points) }
    },
    write: async (recording) => void (await (await database()).put('recordings', recording)),
    append: async (id, firstIndex, points) => void (await (await database()).put('chunks', { id, firstIndex, points })),
    async remove({ userId, id }) {
      const transaction = (await database()).transaction(['recordings', 'chunks'], 'readwrite')
      await Promise.all([
        transaction.objectStore('recordings').delete(userId),
        transaction.objectStore('chunks').delete(chunksOf(id)),
        transaction.done,
      ])
    },
  }
}

const chunksOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
