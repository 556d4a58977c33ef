import type { RouteArticle } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { EMPTY_DRAFT } from './draft.ts'
import type { JournalEntry, PendingSave, SavedArticle, SaveOutcome } from './ports.ts'
import type { JournalOrder } from './save-context.ts'
import { type SaveInput, saveMachine } from './save-machine.ts'
import { saveStatus, wouldLose } from './save-status.ts'

const T0 = new Date('2026-11-21T05:32:00Z')
const draftArticle: SavedArticle = {
  id: 7,
  version: 3,
  status: 'draft',
  updatedAt: T0.toISOString(),
  shareUrl: null,
  previewPath: '/previews/7.webp',
}
const publicArticle: SavedArticle = { ...draftArticle, status: 'public' }
const saved = (version: number, status: SavedArticle['status'] = 'draft'): SaveOutcome => ({
  kind: 'saved',
  article: { ...draftArticle, version, status },
})
const theirs = {
  id: 7,
  version: 9,
  status: 'draft',
  title: 'Theirs',
  summary: '',
  layer: [],
  context: {},
  tag: [],
  thumbnail_path: null,
  is_draft: true,
  private_mode: null,
  updated_at: T0.toISOString(),
} as unknown as RouteArticle // only what the machine reads

/** A save under test: real machine, a simulated clock, and ports whose answers the test gives. */
function openSave(input: Partial<SaveInput> = {}) {
  const clock = new SimulatedClock()
  const sends: { save: PendingSave; answer: (outcome: SaveOutcome) => Promise<void> }[] = []
  const device = new Map<string, JournalEntry>()
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

describe('a draft', () => {
  it('is kept on the device within half a second and sent after three', async () => {
    const save = openSave()
    save.change('A')
    await save.pass(400)
    expect(save.device.get('article:7')?.draft.title).toBe('A')
    expect(save.sends).toHaveLength(0)
    await save.pass(2600)
    expect(save.sends[0]?.save).toMatchObject({
      as: 'asDraft',
      replaces: { id: 7, version: 3 },
      input: { title: 'A', is_draft: true },
    })
    await save.answer(saved(4))
    expect(save.status()).toBe('saved')
    expect(save.device.size).toBe(0)
  })

  it('waits for a pause in typing before it is sent', async () => {
    const save = openSave()
    save.change('A')
    await save.pass(2900)
    save.change('AB')
    await save.pass(2900)
    expect(save.sends).toHaveLength(0)
    await save.pass(100)
    expect(save.sends).toHaveLength(1)
  })

  it('sends what was typed during a save afterwards, on top of the new version', async () => {
    const save = openSave()
    save.change('A')
    await save.pass(3000)
    save.change('AB')
    await save.answer(saved(4))
    expect(save.status()).toBe('changed')
    await save.pass(3000)
    expect(save.sends[1]?.save).toMatchObject({ replaces: { version: 4 }, input: { title: 'AB' } })
  })

  it('moves from its new slot to the article’s when it is first saved', async () => {
    const save = openSave({ base: null, slot: 'new:1' })
    save.change('A')
    await save.pass(3000)
    expect(save.sends[0]?.save.replaces).toBeNull()
    await save.answer(saved(1))
    save.change('AB')
    await save.pass(400)
    expect([...save.device.keys()]).toEqual(['article:7'])
    expect(save.emitted).toContain('article.saved')
  })
})

it('keeps to the place of its own tab when two tabs edit one article', async () => {
  const save = openSave({ slot: 'article:7+second' })
  save.change('A')
  await save.pass(3000)
  await save.answer(saved(4))
  save.change('AB')
  await save.pass(400)
  expect([...save.device.keys()]).toEqual(['article:7+second'])
})

describe('a published article', () => {
  it('is only kept on the device until its author asks for the update', async () => {
    const save = openSave({ base: publicArticle, draft: { ...EMPTY_DRAFT, visibility: 'public' } })
    save.change('A')
    await save.pass(60_000)
    expect(save.sends).toHaveLength(0)
    expect(save.status()).toBe('unpublished')
    expect(save.device.get('article:7')?.draft.title).toBe('A')
    save.actor.send({ type: 'save.request', as: 'asChosen' })
    expect(save.sends[0]?.save.input).toMatchObject({ is_draft: false, private_mode: null })
  })

  it.each([
    ['draft', true, null],
    ['public', false, null],
    ['url', false, 'url'],
    ['private', false, 'private'],
  ] as const)('is sent as chosen: %s', (visibility, isDraft, privateMode) => {
    const save = openSave({ draft: { ...EMPTY_DRAFT, visibility } })
    save.actor.send({ type: 'save.request', as: 'asChosen' })
    expect(save.sends[0]?.save.input).toMatchObject({ is_draft: isDraft, private_mode: privateMode })
  })
})

describe('a save asked for during another', () => {
  it('follows it and is not lost', async () => {
    const save = openSave()
    save.change('A')
    await save.pass(3000)
    save.actor.send({ type: 'save.request', as: 'asChosen' })
    expect(save.sends).toHaveLength(1)
    await save.answer(saved(4))
    expect(save.sends[1]?.save).toMatchObject({ as: 'asChosen', replaces: { version: 4 } })
  })
})

describe('without an answer', () => {
  const unreachable: SaveOutcome = { kind: 'unreachable', retryAfterMs: null }

  it('sends the same save again under the same key, later and later', async () => {
    const save = openSave()
    save.change('A')
    await save.pass(3000)
    await save.answer(unreachable)
    expect(save.status()).toBe('offline')
    save.change('AB')
    await save.pass(2000)
    expect(save.sends[1]?.save).toEqual(save.sends[0]?.save)
    await save.answer(unreachable)
    await save.pass(2000)
    expect(save.sends).toHaveLength(2)
    await save.pass(2000)
    expect(save.sends).toHaveLength(3)
    await save.answer(saved(4))
    await save.pass(3000)
    expect(save.sends[3]?.save).toMatchObject({ input: { title: 'AB' }, replaces: { version: 4 } })
  })

  it('tries at once when the network is back', async () => {
    const save = openSave()
    save.change('A')
    await save.pass(3000)
    await save.answer(unreachable)
    save.actor.send({ type: 'network.return' })
    expect(save.sends).toHaveLength(2)
  })

  it('waits as long as the server asks', async () => {
    const save = openSave()
    save.change('A')
    await save.pass(3000)
    await save.answer({ kind: 'unreachable', retryAfterMs: 30_000 })
    await save.pass(29_000)
    expect(save.sends).toHaveLength(1)
    await save.pass(1000)
    expect(save.sends).toHaveLength(2)
  })

  it('keeps the save with its key in the journal, so that a restored editor repeats it', async () => {
    const save = openSave({ base: null, slot: 'new:1' })
    save.change('A')
    await save.pass(3000)
    await save.pass(400)
    const kept = save.device.get('new:1')
    expect(kept?.pending?.key).toBe('key-1')
    const restored = openSave({
      base: null,
      slot: 'new:1',
      draft: kept?.draft ?? EMPTY_DRAFT,
      restored: { pending: kept?.pending ?? null },
    })
    expect(restored.sends[0]?.save).toEqual(save.sends[0]?.save)
  })
})

describe('a conflict', () => {
  const openConflict = async () => {
    const save = openSave()
    save.change('Mine')
    await save.pass(3000)
    await save.answer({ kind: 'conflict', theirs })
    return save
  }

  it('stops saving until the author chooses, and keeps the work on the device', async () => {
    const save = await openConflict()
    expect(save.status()).toBe('conflict')
    save.actor.send({ type: 'save.request', as: 'asDraft' })
    await save.pass(60_000)
    expect(save.sends).toHaveLength(1)
    expect(save.device.get('article:7')?.draft.title).toBe('Mine')
  })

  it('saves mine on top of theirs', async () => {
    const save = await openConflict()
    save.actor.send({ type: 'conflict.keepMine' })
    expect(save.sends[1]?.save).toMatchObject({ input: { title: 'Mine' }, replaces: { version: 9 } })
  })

  it('goes to the same readers when theirs was published meanwhile', async () => {
    const save = openSave()
    save.change('Mine')
    await save.pass(3000)
    await save.answer({
      kind: 'conflict',
      theirs: { ...theirs, status: 'linkShared', is_draft: false, private_mode: 'url' },
    })
    save.actor.send({ type: 'conflict.keepMine' })
    expect(save.sends[1]?.save.input).toMatchObject({ title: 'Mine', is_draft: false, private_mode: 'url' })
  })

  const conflictOfPublic = async (visibility: 'public' | 'url') => {
    const save = openSave({ base: publicArticle, draft: { ...EMPTY_DRAFT, title: 'Mine', visibility } })
    save.actor.send({ type: 'save.request', as: 'asChosen' })
    await save.answer({
      kind: 'conflict',
      theirs: { ...theirs, status: 'private', is_draft: false, private_mode: 'private' },
    })
    save.actor.send({ type: 'conflict.keepMine' })
    return save
  }

  it('stays hidden when it was hidden elsewhere and an old screen saves over it', async () => {
    const save = await conflictOfPublic('public')
    expect(save.sends[1]?.save.input).toMatchObject({ title: 'Mine', is_draft: false, private_mode: 'private' })
    expect(save.actor.getSnapshot().context.draft.visibility).toBe('private')
  })

  it('goes to the readers who were chosen on this screen', async () => {
    const save = await conflictOfPublic('url')
    expect(save.sends[1]?.save.input).toMatchObject({ title: 'Mine', is_draft: false, private_mode: 'url' })
  })

  it('takes theirs and has nothing left to save', async () => {
    const save = await openConflict()
    save.actor.send({ type: 'conflict.takeTheirs' })
    expect(save.actor.getSnapshot().context.draft.title).toBe('Theirs')
    expect(save.emitted).toContain('draft.replaced')
    expect(save.status()).toBe('saved')
  })

  it('keeps both: mine becomes a new draft', async () => {
    const save = await openConflict()
    save.actor.send({ type: 'conflict.keepBoth', title: 'Mine (copy)' })
    expect(save.sends[1]?.save).toMatchObject({ replaces: null, input: { title: 'Mine (copy)', is_draft: true } })
  })

  it('offers only a copy when the article is gone', async () => {
    const save = openSave()
    save.change('Mine')
    await save.pass(3000)
    await save.answer({ kind: 'conflict', theirs: null })
    expect(save.actor.getSnapshot().can({ type: 'conflict.keepMine' })).toBe(false)
    expect(save.actor.getSnapshot().can({ type: 'conflict.keepBoth', title: 'x' })).toBe(true)
  })
})

it('waits for the author to log in again and then sends the same save', async () => {
  const save = openSave()
  save.change('A')
  await save.pass(3000)
  await save.answer({ kind: 'loggedOut' })
  expect(save.status()).toBe('loggedOut')
  save.actor.send({ type: 'session.renew' })
  expect(save.sends[1]?.save).toEqual(save.sends[0]?.save)
})

it('says why a save was refused and goes on as a draft after the next change', async () => {
  const save = openSave({ draft: { ...EMPTY_DRAFT, visibility: 'public' } })
  save.actor.send({ type: 'save.request', as: 'asChosen' })
  await save.answer({ kind: 'refused', error: { code: 'article.map_empty' } })
  expect(saveStatus(save.actor.getSnapshot())).toEqual({ kind: 'refused', error: { code: 'article.map_empty' } })
  save.change('A')
  await save.pass(3000)
  expect(save.sends[1]?.save).toMatchObject({ as: 'asDraft', input: { is_draft: true } })
})

it('says when the device cannot keep the work, and still saves it on the server', async () => {
  const save = openSave()
  save.fillDevice()
  save.change('A')
  await save.pass(400)
  expect(save.actor.getSnapshot().matches({ device: 'failed' })).toBe(true)
  expect(wouldLose(save.actor.getSnapshot())).toBe(true)
  await save.pass(2600)
  await save.answer(saved(4))
  expect(wouldLose(save.actor.getSnapshot())).toBe(false)
})

it('writes the journal at once when the page is about to go', async () => {
  const save = openSave()
  save.change('A')
  save.actor.send({ type: 'journal.flush' })
  await save.pass(0)
  expect(save.device.get('article:7')?.draft.title).toBe('A')
})
