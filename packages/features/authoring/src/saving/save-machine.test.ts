import { createDocument, layerId } from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { openSave, publicArticle, saved } from '../testing/open-save.ts'
import { EMPTY_DRAFT } from './draft.ts'
import type { SaveOutcome } from './ports.ts'
import { saveStatus, wouldLose } from './save-status.ts'
import { GUEST_ID } from './slots.ts'

describe('a draft', () => {
  it('[fault 10] [fault 12] is kept on the device within half a second and sent after three', async () => {
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
  const unreachable: SaveOutcome = { kind: 'unreachable', cause: 'network', retryAfterMs: null }

  it('[fault 11] sends the same save again under the same key, later and later', async () => {
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

  it('[fault 10] tries at once when the network is back', async () => {
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
    await save.answer({ kind: 'unreachable', cause: 'server', retryAfterMs: 30_000 })
    expect(save.status()).toBe('serverAway')
    await save.pass(29_000)
    expect(save.sends).toHaveLength(1)
    await save.pass(1000)
    expect(save.sends).toHaveLength(2)
  })

  it('[fault 17] waits no longer for a lost connection because the server has asked for time before', async () => {
    const save = openSave()
    save.change('A')
    await save.pass(3000)
    for (let tries = 0; tries < 6; tries++) {
      await save.answer({ kind: 'unreachable', cause: 'server', retryAfterMs: 3_000 })
      await save.pass(3000)
    }
    expect(save.sends).toHaveLength(7)
    await save.answer(unreachable)
    await save.pass(4000)
    expect(save.sends).toHaveLength(8)
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
    await restored.answer(saved(1))
    expect(restored.status()).toBe('saved')
    await restored.pass(3000)
    expect(restored.sends).toHaveLength(1)
    expect(restored.device.size).toBe(0)
  })

  it('[fault 10] sends what came after the save that a restored editor repeats', async () => {
    const save = openSave()
    save.change('A')
    await save.pass(3000)
    await save.answer(unreachable)
    save.change('AB')
    await save.pass(400)
    const kept = save.device.get('article:7')
    expect(kept).toMatchObject({ draft: { title: 'AB' }, pending: { revision: 1, input: { title: 'A' } } })
    const restored = openSave({ draft: kept?.draft ?? EMPTY_DRAFT, restored: { pending: kept?.pending ?? null } })
    expect(restored.sends[0]?.save).toMatchObject({ key: 'key-1', input: { title: 'A' } })
    await restored.answer(saved(4))
    expect(restored.status()).toBe('changed')
    await restored.pass(400)
    expect(restored.device.get('article:7')?.draft.title).toBe('AB')
    await restored.pass(2600)
    expect(restored.sends[1]?.save).toMatchObject({ input: { title: 'AB' }, replaces: { version: 4 } })
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

it('[fault 13] says when the device cannot keep the work, and still saves it on the server', async () => {
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

it('[fault 12] writes the journal at once when the page is about to go', async () => {
  const save = openSave()
  save.change('A')
  save.actor.send({ type: 'journal.flush' })
  await save.pass(0)
  expect(save.device.get('article:7')?.draft.title).toBe('A')
})

describe('a line that is still being drawn', () => {
  const map = createDocument({ id: layerId('drawn'), name: 'drawn' })

  it('is kept on the device alone, until it is confirmed or given up', async () => {
    const save = openSave()
    save.actor.send({ type: 'drawing.change', drawing: map })
    await save.pass(400)
    expect(save.device.get('article:7')?.draft.map).toBe(map)
    await save.pass(10_000)
    expect(save.sends).toHaveLength(0)
    expect(save.status()).toBe('saved')
    expect(save.actor.getSnapshot().context.draft.map).toBeNull()
    save.actor.send({ type: 'drawing.change', drawing: null })
    await save.pass(400)
    expect(save.device.size).toBe(0)
  })

  it('stays on the device when the rest is saved', async () => {
    const save = openSave()
    save.change('A')
    save.actor.send({ type: 'drawing.change', drawing: map })
    await save.pass(3000)
    await save.answer(saved(4))
    await save.pass(400)
    expect(save.device.get('article:7')).toMatchObject({ draft: { title: 'A', map }, base: { version: 4 } })
  })
})

describe('the work of a guest', () => {
  it('stays on the device until the guest is a user, whose it is from then on', async () => {
    const save = openSave({ base: null, slot: 'new:1', userId: GUEST_ID })
    save.change('A')
    await save.pass(60_000)
    expect(save.sends).toHaveLength(0)
    expect(save.device.get('new:1')?.userId).toBe(GUEST_ID)
    save.actor.send({ type: 'account.begin', userId: 9 })
    await save.pass(400)
    expect(save.device.get('new:1')).toMatchObject({ userId: 9, draft: { title: 'A' } })
    await save.pass(2600)
    expect(save.sends[0]?.save).toMatchObject({ as: 'asDraft', input: { title: 'A' } })
  })

  it('is published at once when that is what they became a user for', async () => {
    const save = openSave({ base: null, slot: 'new:1', userId: GUEST_ID })
    save.change('A')
    save.actor.send({ type: 'account.begin', userId: 9 })
    save.actor.send({ type: 'save.request', as: 'asChosen' })
    expect(save.sends).toHaveLength(1)
    await save.answer(saved(1, 'public'))
    expect(save.status()).toBe('saved')
    expect(save.device.size).toBe(0)
  })
})
