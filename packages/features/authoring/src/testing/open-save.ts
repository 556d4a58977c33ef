import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { EMPTY_DRAFT } from '../saving/draft.ts'
import type { PendingSave, SavedArticle, SaveOutcome, UnsavedWork } from '../saving/ports.ts'
import type { JournalOrder, SaveInput } from '../saving/save-context.ts'
import { saveMachine } from '../saving/save-machine.ts'
import { saveStatus } from '../saving/save-status.ts'

export const T0 = new Date('2026-11-21T05:32:00Z')
export const draftArticle: SavedArticle = {
  id: 7,
  version: 3,
  status: 'draft',
  visibility: 'draft',
  shownRecordings: [],
  updatedAt: T0.toISOString(),
  shareUrl: null,
  previewPath: '/previews/7.webp',
}
export const publicArticle: SavedArticle = { ...draftArticle, status: 'public', visibility: 'public' }
/** The answer to a save that arrived. */
export const saved = (version: number, status: SavedArticle['status'] = 'draft'): SaveOutcome => ({
  kind: 'saved',
  article: { ...(status === 'draft' ? draftArticle : publicArticle), version, status },
})
/** A save under test: real machine, a simulated clock, and ports whose answers the test gives. */
export function openSave(input: Partial<SaveInput> = {}) {
  const clock = new SimulatedClock()
  const sends: { save: PendingSave; answer: (outcome: SaveOutcome) => Promise<void> }[] = []
  const device = new Map<string, UnsavedWork>()
  let deviceIsFull = false
  let keys = 0
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve))
  const machine = saveMachine.provide({
    actors: {
      sendSave: fromPromise<SaveOutcome, PendingSave>(
        ({ input: save }) =>
          new Promise((resolve) => {
            sends.push({
              save,
              answer: (outcome) => {
                resolve(outcome)
                return settle()
              },
            })
          }),
      ),
      writeJournal: fromPromise<void, JournalOrder>(async ({ input: { write, remove } }) => {
        if (deviceIsFull) throw new Error('full')
        for (const slot of remove) device.delete(slot)
        if (write) device.set(write.slot, write)
      }),
    },
  })
  const actor = createActor(machine, {
    clock,
    input: {
      draft: EMPTY_DRAFT,
      base: draftArticle,
      slot: 'article:7',
      userId: 1,
      createKey: () => `key-${++keys}`,
      now: () => T0,
      ...input,
    },
  })
  const emitted: string[] = []
  actor.on('*', ({ type }) => emitted.push(type))
  actor.start()
  return {
    actor,
    sends,
    device,
    emitted,
    fillDevice: () => {
      deviceIsFull = true
    },
    pass: async (ms: number) => {
      clock.increment(ms)
      await settle()
    },
    change: (title: string) => actor.send({ type: 'draft.change', change: { title } }),
    status: () => saveStatus(actor.getSnapshot()).kind,
    answer: async (outcome: SaveOutcome) => {
      const last = sends.at(-1)
      if (!last) throw new Error('nothing was sent')
      await last.answer(outcome)
    },
  }
}
