import { openSave } from '@repo/authoring/testing/open-save'
import { afterEach, expect, test, vi } from 'vitest'
import { renewSession } from './renew-session.ts'

/** The id of who is logged in in this browser; null for nobody. */
let loggedIn: number | null = null
vi.mock('@repo/web-kit/browser-api', () => ({
  browserApi: () => ({ currentUser: async () => ({ ok: true, data: loggedIn === null ? null : { id: loggedIn } }) }),
}))

afterEach(() => {
  loggedIn = null
})

async function loggedOut() {
  const save = openSave()
  save.change('Still mine')
  save.actor.send({ type: 'save.request', as: 'asDraft' })
  await save.answer({ kind: 'loggedOut' })
  return save
}

test('a save that was refused is sent again when its author has logged in', async () => {
  const save = await loggedOut()
  loggedIn = 1
  expect(await renewSession(save.actor)).toEqual({ isOther: false })
  expect(save.sends).toHaveLength(2)
  expect(save.sends[1]?.save).toEqual(save.sends[0]?.save)
})

test.each([
  { who: 'nobody', id: null, isOther: false },
  { who: 'somebody else', id: 2, isOther: true },
])('it waits when $who is logged in', async ({ id, isOther }) => {
  const save = await loggedOut()
  loggedIn = id
  expect(await renewSession(save.actor)).toEqual({ isOther })
  expect(save.status()).toBe('loggedOut')
  expect(save.sends).toHaveLength(1)
})
