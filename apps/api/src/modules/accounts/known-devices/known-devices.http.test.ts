import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { throttles } from '../../../platform/throttle/throttles.table.ts'
import { aSignUp, aVerifiedAccount, PASSWORD } from '../../../testing/accounts.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../../testing/index.ts'
import { createAuthenticator, readOptions } from '../../../testing/software-authenticator.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
beforeEach(async () => {
  await test.db.delete(throttles)
})
afterAll(() => test.close())

const LOCKED = { status: 429, error: { code: 'auth.throttled' } }
const WRONG = { status: 400, error: { code: 'auth.bad_credentials' } }

const keyOf = (rule: string, subject: string) => createHash('sha256').update(`${rule}\n${subject}`).digest('base64url')

/** As if a hundred had been tried from elsewhere within this hour: each would take the time of a password. */
const lockOut = (email: string) =>
  test.db
    .insert(throttles)
    .values({ key: keyOf('login account', email.toLowerCase()), hits: 100, resetsAt: sql`now() + interval '1 hour'` })
    .onConflictDoUpdate({ target: throttles.key, set: { hits: 100 } })

const logIn = (client: TestClient, email: string, password = PASSWORD) =>
  client.api.logIn({ body: { email, password } })

/** A browser that has this cookie and no session. */
function aBrowserWith(device: string | undefined, address = '192.0.2.50'): TestClient {
  const client = test.aGuest({ address })
  if (device !== undefined) client.cookies.set('device', device)
  return client
}

async function anOwner() {
  const client = await aVerifiedAccount(test)
  return { ...client, email: client.body.email, device: client.cookies.get('device') ?? '' }
}

describe('[A4] an account that somebody elsewhere tries', () => {
  it('is open to the browser in which its owner has logged in before, and to no other', async () => {
    const { email, device } = await anOwner()
    await lockOut(email)
    expect(await logIn(aBrowserWith(undefined), email)).toMatchObject(LOCKED)
    expect(await logIn(aBrowserWith(device), email)).toMatchObject({ ok: true })
  })

  it('is not guessed faster in a known browser: the eleventh try within a minute waits', async () => {
    const { email, device } = await anOwner()
    for (let i = 0; i < 10; i++) expect(await logIn(aBrowserWith(device), email, 'wrong')).toMatchObject(WRONG)
    expect(await logIn(aBrowserWith(device, '192.0.2.51'), email)).toMatchObject(LOCKED)
    // Who holds a stolen cookie locks out that browser alone.
    expect(await logIn(aBrowserWith(undefined), email)).toMatchObject({ ok: true })
  })

  it('allows a known browser a hundred tries an hour, and not one more', async () => {
    const { email, device, userId } = await anOwner()
    const [nonce] = device.split('.')
    const key = keyOf('login device of an hour', `${userId} ${nonce}`)
    await test.db.insert(throttles).values({ key, hits: 99, resetsAt: sql`now() + interval '1 hour'` })
    expect(await logIn(aBrowserWith(device), email, 'wrong')).toMatchObject(WRONG)
    expect(await logIn(aBrowserWith(device), email)).toMatchObject(LOCKED)
  })

  it('knows a browser by the same count after its next log-in', async () => {
    const { email, device } = await anOwner()
    const again = aBrowserWith(device)
    await logIn(again, email)
    expect(again.cookies.get('device')).toBe(device)
  })
})

describe('[A4] a cookie that is not of this account and password', () => {
  it('gains nothing when it is forged, changed or too long', async () => {
    const { email, device } = await anOwner()
    await lockOut(email)
    const [nonce = '', signature = ''] = device.split('.')
    const forged = [
      `${nonce}.${signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
      `${'A'.repeat(22)}.${signature}`,
      nonce,
      `${nonce}.`,
      `${`${'A'.repeat(22)}.${signature}~`.repeat(5)}${device}`,
      '~'.repeat(300),
    ]
    for (const cookie of forged) expect(await logIn(aBrowserWith(cookie), email)).toMatchObject(LOCKED)
  })

  it('gains nothing when it is of another account', async () => {
    const { email } = await anOwner()
    const other = await anOwner()
    await lockOut(email)
    expect(await logIn(aBrowserWith(other.device), email)).toMatchObject(LOCKED)
  })

  it('gains nothing when its owner has changed the password; the browser that did so stays known', async () => {
    const owner = await anOwner()
    const other = aBrowserWith(owner.device)
    await logIn(other, owner.email)
    const password = `${PASSWORD} and more`
    await owner.api.changePassword({ body: { current_password: PASSWORD, password } })
    await lockOut(owner.email)
    expect(await logIn(aBrowserWith(other.cookies.get('device')), owner.email, password)).toMatchObject(LOCKED)
    const changed = owner.cookies.get('device')
    expect(await logIn(aBrowserWith(changed), owner.email, password)).toMatchObject({ ok: true })
  })

  it('is not given to who only claims an address', async () => {
    const { email } = await anOwner()
    const claimant = test.aGuest()
    await claimant.api.signUp({ body: aSignUp({ email, password: 'the password of a claim' }) })
    expect(claimant.cookies.has('session')).toBe(true)
    expect(claimant.cookies.has('device')).toBe(false)
    await logIn(claimant, email, 'the password of a claim')
    expect(claimant.cookies.has('device')).toBe(false)
  })
})

describe('a browser that several people use', () => {
  it('is known for the five who logged in last', async () => {
    const browser = aBrowserWith(undefined)
    const owners = []
    for (let i = 0; i < 6; i++) {
      const { email } = await anOwner()
      owners.push(email)
      expect(await logIn(browser, email)).toMatchObject({ ok: true })
      await browser.api.logOut()
    }
    for (const email of owners) await lockOut(email)
    const device = browser.cookies.get('device')
    expect(device).toHaveLength(5 * 66 + 4)
    for (const email of owners.slice(1)) expect(await logIn(aBrowserWith(device), email)).toMatchObject({ ok: true })
    expect(await logIn(aBrowserWith(device), owners[0] ?? '')).toMatchObject(LOCKED)
  })
})

describe('meanwhile', () => {
  it('a passkey lets its owner in, and makes the browser known', async () => {
    const owner = await anOwner()
    const authenticator = createAuthenticator()
    const registration = await owner.api.startPasskeyRegistration()
    const created = authenticator.create(readOptions(registration.ok && registration.data.options))
    await owner.api.registerPasskey({ body: { name: 'Phone', response: created } })
    await lockOut(owner.email)
    const browser = aBrowserWith(undefined)
    const start = await browser.api.startPasskeyLogIn()
    const response = authenticator.get(readOptions(start.ok && start.data.options))
    expect(await browser.api.logInByPasskey({ body: { response } })).toMatchObject({ ok: true })
    expect(await logIn(aBrowserWith(browser.cookies.get('device')), owner.email)).toMatchObject({ ok: true })
  })

  it('a mailed link sets a new password and lets its browser log in', async () => {
    const { email } = await anOwner()
    await lockOut(email)
    await test.aGuest().api.requestPasswordReset({ body: { email } })
    const [mail] = await test.mailsTo(email, 2)
    const token = mail?.text.match(/\/resetpass\?token=([\w-]+)/)?.[1] ?? ''
    const browser = aBrowserWith(undefined)
    expect(await browser.api.resetPassword({ body: { token, password: 'a new long password' } })).toMatchObject({
      status: 204,
    })
    expect(browser.cookies.has('session')).toBe(false)
    expect(await logIn(browser, email, 'a new long password')).toMatchObject({ ok: true })
  })
})

it('[A9] the cookie is read by our server alone, and stays when its owner logs out', async () => {
  const secure = await buildTestApp({ publicUrl: 'https://mishiori.example' })
  try {
    const owner = await aVerifiedAccount(secure)
    const client = secure.aGuest()
    const answer = await logIn(client, owner.body.email)
    const cookie = answer.headers.getSetCookie().find((value) => value.startsWith('__Host-device='))
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    for (const attribute of ['Max-Age=31536000', 'HttpOnly', 'Secure', 'SameSite=Lax'])
      expect(cookie).toContain(attribute)
    expect(cookie).not.toContain('Domain')
    await client.api.logOut()
    expect(client.cookies.has('__Host-device')).toBe(true)
  } finally {
    await secure.close()
  }
})
