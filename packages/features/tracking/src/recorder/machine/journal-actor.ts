import { fromCallback } from 'xstate'
import type { TrackPoint } from '../track/track.ts'
import type { RecordingStore, StoredRecording } from './recording-store.ts'

/** What the device keeps of a recording. */
export type JournalEvent =
  | { readonly type: 'note.recording'; readonly recording: StoredRecording }
  | { readonly type: 'note.point'; readonly id: string; readonly index: number; readonly point: TrackPoint }
  /** What waits is written now. */
  | { readonly type: 'note.flush' }

/** Events of the journal: whether the device stores the data. */
export type JournalAnswer =
  /** `pointCount`: how many points of the recording it keeps now; null where something else was written. */
  | { readonly type: 'journal.kept'; readonly id: string; readonly pointCount: number | null }
  | { readonly type: 'journal.failed' }

/** Points are written together, at most this late: what a killed browser loses. */
export const JOURNAL_PAUSE_MS = 3000

/** Writes what was recorded to the device, one thing after another. What could not be written is tried again with the next. */
export function createJournalActor(store: Pick<RecordingStore, 'write' | 'append'>) {
  return fromCallback<JournalEvent>(({ receive, sendBack }) => {
    let waiting: { id: string; firstIndex: number; points: TrackPoint[] } | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    let queue = Promise.resolve()
    const inTurn = (id: string, pointCount: number | null, work: () => Promise<void>) => {
      queue = queue.then(work).then(
        () => sendBack({ type: 'journal.kept', id, pointCount } satisfies JournalAnswer),
        () => sendBack({ type: 'journal.failed' } satisfies JournalAnswer),
      )
    }
    const flush = () => {
      clearTimeout(timer)
      timer = undefined
      const chunk = waiting
      waiting = null
      if (!chunk) return
      inTurn(chunk.id, chunk.firstIndex + chunk.points.length, () =>
        store.append(chunk.id, chunk.firstIndex, chunk.points).catch((error: unknown) => {
          waiting = waiting ? { ...chunk, points: [...chunk.points, ...waiting.points] } : chunk
          throw error
        }),
      )
    }
    receive((event) => {
      if (event.type === 'note.point') {
        waiting ??= { id: event.id, firstIndex: event.index, points: [] }
        waiting.points.push(event.point)
        timer ??= setTimeout(flush, JOURNAL_PAUSE_MS)
        return
      }
      flush()
      if (event.type === 'note.recording') inTurn(event.recording.id, null, () => store.write(event.recording))
    })
    return flush
  })
}
