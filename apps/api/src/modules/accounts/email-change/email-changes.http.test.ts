import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../platform/session/users.table.ts'
import { emailCodes } from '../../../schema/email-codes.table.ts'
import { passwordResets } from '../../../schema/password-resets.table.ts'
import { aVerifiedAccount, mailedCode, PASSWORD, signUp, wrongCode } from '../../../testing/accounts.ts'
import { buildTestApp, type TestApp } from '../../../testing/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

type Account = Awaited<ReturnType<typeof aVerifiedAccount>>

const anAddress = () => `new-${crypto.randomUUID().slice(0, 8)}@example.com`
const send = ({ api }: Pick<Account, 'api'>, email: string) => api.requestEmailChange({ body: { email } })
const enter = ({ api }: Pick<Account, 'api'>, code: string) => api.verifyEmailChange({ body: { code } })
const WRONG = { status: 422, error: { code: 'auth.code_invalid' } }

/** Moves the codes of a user into the past. */
const age = (userId: number, interval: string) =>
  test.db
    .update(emailCodes)
    .set({
      createdAt: sql`${emailCodes.createdAt} - ${interval}::interval`,
      expiresAt: sql`${emailCodes.expiresAt} - ${interval}::interval`,
    })
    .where(eq(emailCodes.userId, userId))

/** A user who has requested another address and received its code. */
async function aMovingUser() {
  const account = await aVerifiedAccount(test)
  const email = anAddress()
  expect(await send(account, email)).toMatchObject({ ok: true, data: { email, retry_after_seconds: 60 } })
  return { ...account, email, code: await mailedCode(test, email) }
}

describe('changing the address of an account', () => {
  it('waits for the mailed code, then logs in by the new address and tells the old one', async () => {
    const user = await aMovingUser()
    const former = user.body.email
    expect(await user.api.readEmailChange()).toMatchObject({ data: { email: former, pending: { email: user.email } } })
    expect(await test.aGuest().api.logIn({ body: { email: former, password: PASSWORD } })).toMatchObject({ ok: true })
    const before = user.cookies.get('session') ?? ''
    expect(await enter(user, user.code)).toMatchObject({ data: { email: user.email } })
    expect(await user.api.readEmailChange()).toMatchObject({ data: { email: user.email, pending: null } })
    const logIn = (email: string) => test.aGuest().api.logIn({ body: { email, password: PASSWORD } })
    expect(await logIn(former)).toMatchObject({ status: 400 })
    expect(await logIn(user.email)).toMatchObject({ ok: true })
    expect((await test.mailsTo(former, 2))[0]?.subject).toBe('メールアドレスが変更されました（Mishiori）')
    const old = test.aGuest()
    old.cookies.set('session', before)
    expect(await old.api.currentUser()).toMatchObject({ data: null })
  })

  it('is for who has proved within ten minutes who they are', async () => {
    const user = await aVerifiedAccount(test)
    await test.db.execute(sql`update sessions set authenticated_at = now() - interval '11 minutes'`)
    expect(await send(user, anAddress())).toMatchObject({
      status: 403,
      error: { code: 'auth.reauthentication_required' },
    })
    await user.api.reauthenticate({ body: { password: PASSWORD } })
    expect(await send(user, anAddress())).toMatchObject({ ok: true })
  })

  it('refuses the present address', async () => {
    const user = await aVerifiedAccount(test)
    expect(await send(user, user.body.email.toUpperCase())).toMatchObject({
      status: 422,
      error: { code: 'request.invalid', fields: [{ field: 'email', rule: 'same' }] },
    })
  })

  it('[A5] answers alike for an address that has an account, and tells its owner alone', async () => {
    const owner = await aVerifiedAccount(test)
    const [one, two] = [await aVerifiedAccount(test), await aVerifiedAccount(test)]
    const unknown = anAddress()
    const answers = [await send(one, owner.body.email), await send(two, unknown)]
    const bodies = answers.map((answer) => JSON.stringify(answer.ok && answer.data).replace(/new-|user_/, ''))
    expect(bodies[0]?.replace(owner.body.email.replace('user_', ''), 'X')).toBe(
      bodies[1]?.replace(unknown.replace('new-', ''), 'X'),
    )
    const [mail] = await test.mailsTo(owner.body.email, 2)
    expect(mail?.text).toContain('すでにこのアドレスのアカウントがあるため')
    expect(mail?.text).not.toMatch(/^\d{6}$/m)
    const code = await mailedCode(test, unknown)
    expect(await enter(one, code)).toMatchObject(WRONG)
  })

  it('[A14] 4 is refused when the victim has proved the address meanwhile', async () => {
    const user = await aMovingUser()
    const faster = await signUp(test, { email: user.email })
    const [first] = await test.mailsTo(user.email, 2)
    const code = first?.text.match(/^\d{6}$/m)?.[0] ?? ''
    expect(await faster.api.verifyEmail({ body: { code } })).toMatchObject({ ok: true })
    expect(await enter(user, user.code)).toMatchObject({ status: 422, error: { code: 'auth.email_taken' } })
    expect(await user.api.currentUser()).toMatchObject({ data: { email: user.body.email } })
  })

  it('removes what others claim without proof', async () => {
    const user = await aMovingUser()
    const claim = await signUp(test, { email: user.email.toUpperCase() })
    expect(await enter(user, user.code)).toMatchObject({ ok: true })
    expect(await claim.api.currentUser()).toMatchObject({ data: null })
  })

  it('[A7] ends links that set a new password', async () => {
    const user = await aMovingUser()
    await test.aGuest().api.requestPasswordReset({ body: { email: user.body.email } })
    await test.mailsTo(user.body.email, 2)
    await enter(user, user.code)
    const rows = await test.db.select().from(passwordResets).where(eq(passwordResets.userId, user.userId))
    expect(rows.map(({ usedAt }) => usedAt !== null)).toEqual([true])
  })
})

describe('the code of a change', () => {
  it('[A6] works once, for an hour of the database’s clock', async () => {
    const [late, punctual] = [await aMovingUser(), await aMovingUser()]
    await age(late.userId, '61 minutes')
    await age(punctual.userId, '59 minutes')
    expect(await enter(late, late.code)).toMatchObject(WRONG)
    expect(await enter(punctual, punctual.code)).toMatchObject({ ok: true })
    expect(await enter(punctual, punctual.code)).toMatchObject(WRONG)
  })

  it('[A6] takes five tries', async () => {
    const [five, four] = [await aMovingUser(), await aMovingUser()]
    for (let i = 0; i < 5; i++) expect(await enter(five, wrongCode(five.code))).toMatchObject(WRONG)
    expect(await enter(five, five.code)).toMatchObject(WRONG)
    for (let i = 0; i < 4; i++) await enter(four, wrongCode(four.code))
    expect(await enter(four, four.code)).toMatchObject({ ok: true })
  })

  it('[A6] never confirms a sign-up, nor the code of a sign-up a change', async () => {
    const user = await aMovingUser()
    await test.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.userId))
    expect(await user.api.verifyEmail({ body: { code: user.code } })).toMatchObject(WRONG)
    await age(user.userId, '61 seconds')
    await user.api.resendCode()
    const ofSignUp = await mailedCode(test, user.body.email, 2)
    await test.db.update(users).set({ emailVerifiedAt: sql`now()` }).where(eq(users.id, user.userId))
    if (ofSignUp !== user.code) expect(await enter(user, ofSignUp)).toMatchObject(WRONG)
    expect(await enter(user, user.code)).toMatchObject({ ok: true })
  })

  it('[A6] is replaced by a new one after a minute, five times an hour', async () => {
    const user = await aMovingUser()
    const refused = await user.api.resendEmailChange()
    expect(refused).toMatchObject({ status: 429, error: { code: 'auth.resend_too_soon' } })
    for (let i = 2; i <= 5; i++) {
      await age(user.userId, '61 seconds')
      expect(await user.api.resendEmailChange()).toMatchObject({ ok: true })
      // A code that is replaced before it was mailed is not mailed any more.
      await test.mailsTo(user.email, i)
    }
    const newest = await mailedCode(test, user.email, 5)
    await age(user.userId, '61 seconds')
    expect(await user.api.resendEmailChange()).toMatchObject({ error: { code: 'auth.resend_too_soon' } })
    expect(await send(user, anAddress())).toMatchObject({ error: { code: 'auth.resend_too_soon' } })
    if (newest !== user.code) expect(await enter(user, user.code)).toMatchObject(WRONG)
    expect(await enter(user, newest)).toMatchObject({ ok: true })
  })

  it('stops working when another address is wanted, which may be said at once', async () => {
    const user = await aMovingUser()
    const corrected = anAddress()
    expect(await send(user, corrected)).toMatchObject({ ok: true })
    const code = await mailedCode(test, corrected)
    if (code !== user.code) expect(await enter(user, user.code)).toMatchObject(WRONG)
    expect(await enter(user, code)).toMatchObject({ data: { email: corrected } })
  })

  it('stops working when the change is cancelled', async () => {
    const user = await aMovingUser()
    expect(await user.api.cancelEmailChange()).toMatchObject({ status: 204 })
    expect(await user.api.cancelEmailChange()).toMatchObject({ status: 204 })
    expect(await user.api.readEmailChange()).toMatchObject({ data: { pending: null } })
    expect(await enter(user, user.code)).toMatchObject(WRONG)
    expect(await user.api.resendEmailChange()).toMatchObject({
      status: 404,
      error: { code: 'email_change.not_pending' },
    })
  })
})
