import { afterEach, expect, it, vi } from 'vitest'
import { openSave, publicArticle, saved } from '../testing/open-save.ts'
import { isSettling, saveSoonerThanLater, settleBeforeLeaving } from './keep-work.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('sends at once what would be sent in a moment, as a save that nobody asked for', () => {
  const save = openSave()
  save.change('A')
  saveSoonerThanLater(save.actor)
  expect(save.sends.map(({ save }) => save)).toMatchObject([{ as: 'asDraft', isAutomatic: true }])
})

it('sends nothing of a shown article, and nothing twice', async () => {
  const shown = openSave({ base: publicArticle })
  shown.change('A')
  saveSoonerThanLater(shown.actor)
  expect(shown.sends).toEqual([])
  const settled = openSave()
  saveSoonerThanLater(settled.actor)
  expect(settled.sends).toEqual([])
  expect(isSettling(settled.actor.getSnapshot())).toBe(false)
})

it.each([
  { what: 'a saved article', start: {}, slot: 'article:7', withinMs: 1500 },
  { what: 'a new one', start: { base: null, slot: 'new:1' }, slot: 'new:1', withinMs: 4000 },
])(
  'leaves $what when the device has it, although the server takes long to answer',
  async ({ start, slot, withinMs }) => {
    vi.useFakeTimers()
    const save = openSave(start)
    save.change('A large map')
    let hasLeft = false
    const leaving = settleBeforeLeaving(save.actor).then(() => {
      hasLeft = true
    })
    await vi.advanceTimersByTimeAsync(withinMs - 1)
    expect(hasLeft).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await leaving
    const kept = save.device.get(slot)
    expect(kept?.draft.title).toBe('A large map')
    expect(kept?.pending?.key, 'so that the same save is found again').toBe(save.sends[0]?.save.key)
  },
)

it('leaves as soon as the server has the work', async () => {
  const save = openSave()
  save.change('A small map')
  const leaving = settleBeforeLeaving(save.actor)
  await save.answer(saved(4))
  await leaving
  expect(save.device.size).toBe(0)
})
