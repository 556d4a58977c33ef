import { afterEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { START, START_MS } from '../testing/open-recorder.ts'
import type { TrackPoint } from '../track/track.ts'
import { createJournalActor, JOURNAL_PAUSE_MS } from './journal-actor.ts'

afterEach(() => {
  vi.useRealTimers()
})

const point = (index: number): TrackPoint => ({
  position: START,
  elevationMeters: null,
  timeMs: START_MS + index,
  part: 0,
})

function openJournal() {
  vi.useFakeTimers()
  const chunks: { firstIndex: number; count: number }[] = []
  const store = {
    write: async () => {},
    append: vi.fn(async (_: string, firstIndex: number, points: readonly TrackPoint[]) => {
      chunks.push({ firstIndex, count: points.length })
    }),
  }
  const actor = createActor(createJournalActor(store)).start()
  const note = (index: number) => actor.send({ type: 'note.point', id: 'a', index, point: point(index) })
  return { actor, store, chunks, note }
}

it('writes points together, none later than the pause', async () => {
  const { chunks, note } = openJournal()
  note(0)
  await vi.advanceTimersByTimeAsync(JOURNAL_PAUSE_MS - 1)
  note(1)
  expect(chunks).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(chunks).toEqual([{ firstIndex: 0, count: 2 }])
  note(2)
  await vi.advanceTimersByTimeAsync(JOURNAL_PAUSE_MS)
  expect(chunks.at(-1)).toEqual({ firstIndex: 2, count: 1 })
})

it('writes at once what waits when the page is hidden, and when it is left', async () => {
  const { actor, chunks, note } = openJournal()
  note(0)
  actor.send({ type: 'note.flush' })
  note(1)
  actor.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(chunks.map(({ firstIndex }) => firstIndex)).toEqual([0, 1])
})

it('writes with the next what the device did not take', async () => {
  const { store, chunks, note } = openJournal()
  store.append.mockRejectedValueOnce(new Error('no room'))
  note(0)
  await vi.advanceTimersByTimeAsync(JOURNAL_PAUSE_MS)
  expect(chunks).toEqual([])
  note(1)
  await vi.advanceTimersByTimeAsync(JOURNAL_PAUSE_MS)
  expect(chunks).toEqual([{ firstIndex: 0, count: 2 }])
})
