import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aSignUp } from '../../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const aName = () => `name.${crypto.randomUUID().slice(0, 8)}`

describe('another user name', () => {
  it('stands everywhere, and the former one is free', async () => {
    const [one, two] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const name = aName()
    expect(await one.api.changeUserName({ body: { name } })).toMatchObject({ data: { name, nickname: name } })
    expect(await one.api.currentUser()).toMatchObject({ data: { name } })
    expect(await test.aGuest().api.readUser({ params: { id: String(one.user.id) } })).toMatchObject({ data: { name } })
    expect(await two.api.changeUserName({ body: { name: one.user.name } })).toMatchObject({ ok: true })
  })

  it('is refused when somebody has it in whatever case, unless that is oneself', async () => {
    const [one, two] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    expect(await one.api.changeUserName({ body: { name: two.user.name.toUpperCase() } })).toMatchObject({
      status: 422,
      error: { code: 'auth.name_taken', fields: [{ field: 'name', rule: 'taken' }] },
    })
    expect(await one.api.changeUserName({ body: { name: one.user.name.toUpperCase() } })).toMatchObject({ ok: true })
  })

  it.each(['abcd', 'a'.repeat(101), 'with space', '道の名前です', 'semi;colon', '.....', '_____', '..a..'])(
    'is never %s',
    async (name) => {
      const { api } = await test.aVerifiedUser()
      expect(await api.changeUserName({ body: { name } })).toMatchObject({
        status: 422,
        error: { code: 'request.invalid' },
      })
    },
  )

  it.each(['admin', 'ADMIN', 'm0derator', 'mishiori.staff', 'signup', 'a_d_m_i_n'])(
    'is never %s, which only staff or a page could have',
    async (name) => {
      const reserved = {
        status: 422,
        error: { code: 'auth.name_reserved', fields: [{ field: 'name', rule: 'reserved' }] },
      }
      const { api } = await test.aVerifiedUser()
      expect(await api.changeUserName({ body: { name } })).toMatchObject(reserved)
      expect(await test.aGuest().api.signUp({ body: aSignUp({ name }) })).toMatchObject(reserved)
    },
  )

  it('stays a reserved one where an account had it before', async () => {
    const user = await test.aVerifiedUser({ name: 'Official' })
    expect(await user.api.currentUser()).toMatchObject({ data: { name: 'Official' } })
    expect(await user.api.changeUserName({ body: { name: 'official' } })).toMatchObject({ data: { name: 'official' } })
  })

  it('may be chosen five times a day', async () => {
    const { api } = await test.aVerifiedUser()
    for (let i = 0; i < 5; i++)
      expect(await api.changeUserName({ body: { name: aName() } })).toMatchObject({ ok: true })
    expect(await api.changeUserName({ body: { name: aName() } })).toMatchObject({
      status: 429,
      error: { code: 'auth.throttled' },
    })
  })
})
