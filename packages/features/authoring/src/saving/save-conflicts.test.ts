import type { RouteArticle } from '@repo/contract'
import { anArticle } from '@repo/web-kit/testing/sample-article'
import { describe, expect, it } from 'vitest'
import { draftArticle, openSave, publicArticle, T0 } from '../testing/open-save.ts'
import { EMPTY_DRAFT } from './draft.ts'
import { readArticle } from './opened-article.ts'

/** Saved elsewhere meanwhile. */
const theirs = (changes: Partial<RouteArticle> = {}) =>
  readArticle(anArticle({ version: 9, title: 'Theirs', updated_at: T0.toISOString(), ...changes }))

describe('a conflict', () => {
  const openConflict = async () => {
    const save = openSave()
    save.change('Mine')
    await save.pass(3000)
    await save.answer({ kind: 'conflict', theirs: theirs() })
    return save
  }

  it('[fault 9] stops saving until the author chooses, and keeps the work on the device', async () => {
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
      theirs: theirs({ status: 'linkShared', is_draft: false, private_mode: 'url' }),
    })
    save.actor.send({ type: 'conflict.keepMine' })
    expect(save.sends[1]?.save.input).toMatchObject({ title: 'Mine', is_draft: false, private_mode: 'url' })
  })

  const conflictOfPublic = async (visibility: 'public' | 'url') => {
    const save = openSave({ base: publicArticle, draft: { ...EMPTY_DRAFT, title: 'Mine', visibility } })
    save.actor.send({ type: 'save.request', as: 'asChosen' })
    await save.answer({
      kind: 'conflict',
      theirs: theirs({ status: 'private', is_draft: false, private_mode: 'private' }),
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

  it('keeps nothing of a conflict on the device once both are on the server', async () => {
    const save = await openConflict()
    await save.pass(400)
    expect([...save.device.keys()]).toEqual(['article:7'])
    save.actor.send({ type: 'conflict.keepBoth', title: 'Mine (copy)' })
    // Before the device has stored it
    await save.answer({ kind: 'saved', article: { ...draftArticle, id: 8, version: 1 } })
    await save.pass(400)
    expect([...save.device.keys()]).toEqual([])
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
