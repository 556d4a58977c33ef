import { PRODUCT_LIMITS } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '../../../platform/session/sessions.table.ts'
import { passkeyChallenges, passkeys } from '../../../schema/passkeys.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { createAuthenticator, readOptions } from '../../../testing/software-authenticator.ts'

type Authenticator = ReturnType<typeof createAuthenticator>
type Deviation = NonNullable<Parameters<Authenticator['get']>[1]>

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const REJECTED = { status: 400, error: { code: 'passkey.rejected' } }
const AGAIN = { status: 403, error: { code: 'auth.reauthentication_required' } }

const optionsOf = (answer: { ok: boolean; data?: { options?: unknown } }) => readOptions(answer.data?.options)

/** Makes a passkey as the page does. */
async function register(user: TestUser, authenticator = createAuthenticator(), deviation: Deviation = {}) {
  const options = optionsOf(await user.api.startPasskeyRegistration())
  const response = authenticator.create(options, deviation)
  return user.api.registerPasskey({ body: { name: 'Phone', response } })
}

async function aUserWithPasskey() {
  const user = await test.aVerifiedUser()
  const authenticator = createAuthenticator()
  expect(await register(user, authenticator)).toMatchObject({ status: 204 })
  return { user, authenticator }
}

/** Logs a new guest in by a passkey. */
async function logIn(authenticator: Authenticator, deviation: Deviation = {}) {
  const guest = test.aGuest()
  const options = optionsOf(await guest.api.startPasskeyLogIn())
  const answer = await guest.api.logInByPasskey({ body: { response: authenticator.get(options, deviation) } })
  return { guest, answer }
}

const idOfFirst = async ({ api }: TestUser) => {
  const answer = await api.listPasskeys()
  return String(answer.ok ? answer.data.data[0]?.id : '')
}

const letProofAge = ({ user }: TestUser) =>
  test.db
    .update(sessions)
    .set({ authenticatedAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.userId, user.id))

describe('a passkey', () => {
  it('is made, listed, named and removed', async () => {
    const { user, authenticator } = await aUserWithPasskey()
    expect(await user.api.listPasskeys()).toMatchObject({
      data: { data: [{ name: 'Phone', created_at: expect.any(String), last_used_at: null }] },
    })
    const params = { id: await idOfFirst(user) }
    expect(await user.api.renamePasskey({ params, body: { name: '携帯' } })).toMatchObject({ status: 204 })
    expect(await user.api.listPasskeys()).toMatchObject({ data: { data: [{ name: '携帯' }] } })
    expect(await user.api.removePasskey({ params })).toMatchObject({ status: 204 })
    expect(await user.api.listPasskeys()).toMatchObject({ data: { data: [] } })
    expect((await logIn(authenticator)).answer).toMatchObject(REJECTED)
  })

  it('is told of by mail when it comes and goes', async () => {
    const { user } = await aUserWithPasskey()
    await test.mailsTo(user.user.email, 1)
    await user.api.removePasskey({ params: { id: await idOfFirst(user) } })
    const mails = await test.mailsTo(user.user.email, 2)
    expect(mails.map(({ subject }) => subject).join()).toMatch(/パスキー/)
  })

  it('opens a session of its own, and says nothing of whose it is before', async () => {
    const { user, authenticator } = await aUserWithPasskey()
    const { guest, answer } = await logIn(authenticator)
    expect(answer).toMatchObject({ status: 200, data: { id: user.user.id } })
    expect(await guest.api.currentUser()).toMatchObject({ data: { id: user.user.id } })
    const options = await test.aGuest().api.startPasskeyLogIn()
    expect(JSON.stringify(options)).not.toMatch(new RegExp(`${user.user.name}|${authenticator.id}`))
    expect(await user.api.listPasskeys()).toMatchObject({ data: { data: [{ last_used_at: expect.any(String) }] } })
  })

  it('is asked for with the lock of the device, on our site alone', async () => {
    const user = await test.aVerifiedUser()
    const made = await user.api.startPasskeyRegistration()
    expect(made.ok && made.data.options).toMatchObject({
      rp: { id: 'localhost', name: 'Mishiori' },
      user: { name: user.user.name },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const started = await test.aGuest().api.startPasskeyLogIn()
    expect(started.ok && started.data.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  })

  it('keeps the account under one name that says nothing, and offers no second on a device', async () => {
    const { user, authenticator } = await aUserWithPasskey()
    const [first, second] = [await user.api.startPasskeyRegistration(), await user.api.startPasskeyRegistration()]
    expect(optionsOf(first).userHandle).toBe(optionsOf(second).userHandle)
    expect(optionsOf(first).excluded).toEqual([authenticator.id])
    const { userHandle = '' } = optionsOf(first)
    expect((await logIn(authenticator, { userHandle })).answer).toMatchObject({ ok: true })
    expect((await logIn(authenticator, { userHandle: 'c29tZWJvZHkgZWxzZQ' })).answer).toMatchObject(REJECTED)
  })

  it('needs a proof of who one is to come and to go', async () => {
    const { user } = await aUserWithPasskey()
    const options = optionsOf(await user.api.startPasskeyRegistration())
    await letProofAge(user)
    const body = { name: 'Phone', response: createAuthenticator().create(options) }
    expect(await user.api.startPasskeyRegistration()).toMatchObject(AGAIN)
    expect(await user.api.registerPasskey({ body })).toMatchObject(AGAIN)
    expect(await user.api.removePasskey({ params: { id: await idOfFirst(user) } })).toMatchObject(AGAIN)
  })

  it('proves anew who one is', async () => {
    const { user, authenticator } = await aUserWithPasskey()
    await letProofAge(user)
    const options = optionsOf(await user.api.startPasskeyReauthentication())
    const response = authenticator.get(options)
    expect(await user.api.reauthenticateByPasskey({ body: { response } })).toMatchObject({ status: 204 })
    expect(await user.api.startPasskeyRegistration()).toMatchObject({ ok: true })
  })

  it('of somebody else proves nothing, and is neither named nor removed', async () => {
    const other = await aUserWithPasskey()
    const { user } = await aUserWithPasskey()
    const options = optionsOf(await user.api.startPasskeyReauthentication())
    const response = other.authenticator.get(options)
    expect(await user.api.reauthenticateByPasskey({ body: { response } })).toMatchObject(REJECTED)
    const notFound = { status: 404, error: { code: 'passkey.not_found' } }
    for (const id of [await idOfFirst(other.user), '999999']) {
      expect(await user.api.renamePasskey({ params: { id }, body: { name: 'Mine' } })).toMatchObject(notFound)
      expect(await user.api.removePasskey({ params: { id } })).toMatchObject(notFound)
    }
    expect(await other.user.api.listPasskeys()).toMatchObject({ data: { data: [{ name: 'Phone' }] } })
  })

  it('there are twenty at most, also when two come at once', async () => {
    const user = await test.aVerifiedUser()
    const full = PRODUCT_LIMITS.passkeys
    const row = (index: number) => ({ credentialId: crypto.randomUUID(), name: `${index}`, counter: 0 })
    await test.db.insert(passkeys).values(
      Array.from({ length: full - 1 }, (_, index) => ({
        ...row(index),
        userId: user.user.id,
        publicKey: new Uint8Array(1),
        transports: [],
      })),
    )
    // Both requests start before either passkey is stored: a later request is refused at once.
    const started = [await user.api.startPasskeyRegistration(), await user.api.startPasskeyRegistration()]
    const responses = started.map((answer) => createAuthenticator().create(optionsOf(answer)))
    const answers = await Promise.all(
      responses.map((response) => user.api.registerPasskey({ body: { name: 'Phone', response } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
    expect(await user.api.startPasskeyRegistration()).toMatchObject({
      status: 422,
      error: { code: 'passkey.limit_reached', params: { max: full } },
    })
  })

  it.each([
    ['a name of no letter', '', 422],
    ['a name of a hundred', 'x'.repeat(100), 204],
    ['a name of a hundred and one', 'x'.repeat(101), 422],
  ])('with %s', async (_, name, status) => {
    const { user } = await aUserWithPasskey()
    const params = { id: await idOfFirst(user) }
    expect(await user.api.renamePasskey({ params, body: { name } })).toMatchObject({ status })
  })
})

describe('an answer of an authenticator', () => {
  it.each<[string, Deviation]>([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another port of this site', { origin: 'http://localhost:8080' }],
    ['of another relying party', { rpId: 'evil.example' }],
    ['for a challenge that is not ours', { challenge: 'bm90IG91cnM' }],
    ['that nobody unlocked', { isUnlocked: false }],
  ])('%s is refused, to register and to log in', async (_, deviation) => {
    const { user, authenticator } = await aUserWithPasskey()
    expect(await register(user, createAuthenticator(), deviation)).toMatchObject(REJECTED)
    expect((await logIn(authenticator, deviation)).answer).toMatchObject(REJECTED)
    expect((await logIn(authenticator)).answer).toMatchObject({ ok: true })
  })

  it('counts on: one that counts back is refused, as a copy of it would', async () => {
    const { authenticator } = await aUserWithPasskey()
    expect((await logIn(authenticator, { counter: 10 })).answer).toMatchObject({ ok: true })
    expect((await logIn(authenticator, { counter: 10 })).answer).toMatchObject(REJECTED)
    expect((await logIn(authenticator, { counter: 9 })).answer).toMatchObject(REJECTED)
    expect((await logIn(authenticator, { counter: 11 })).answer).toMatchObject({ ok: true })
  })

  it('that does not count is taken each time', async () => {
    const user = await test.aVerifiedUser()
    const authenticator = createAuthenticator()
    await register(user, authenticator, { counter: 0 })
    for (let time = 0; time < 2; time++) {
      expect((await logIn(authenticator, { counter: 0 })).answer).toMatchObject({ ok: true })
    }
  })

  it('is taken once, also of ten that arrive together', async () => {
    const { authenticator } = await aUserWithPasskey()
    const guest = test.aGuest()
    const response = authenticator.get(optionsOf(await guest.api.startPasskeyLogIn()), { counter: 0 })
    const others = Array.from({ length: 10 }, () => test.aGuest())
    const answers = await Promise.all(others.map(({ api }) => api.logInByPasskey({ body: { response } })))
    expect(answers.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1)
    expect(await guest.api.logInByPasskey({ body: { response } })).toMatchObject(REJECTED)
  })

  it('uses its challenge up, also when it is refused', async () => {
    const { authenticator } = await aUserWithPasskey()
    const guest = test.aGuest()
    const options = optionsOf(await guest.api.startPasskeyLogIn())
    const wrong = authenticator.get(options, { origin: 'https://evil.example' })
    expect(await guest.api.logInByPasskey({ body: { response: wrong } })).toMatchObject(REJECTED)
    const right = authenticator.get(options)
    expect(await guest.api.logInByPasskey({ body: { response: right } })).toMatchObject(REJECTED)
  })

  it('has five minutes of the database’s clock', async () => {
    const { authenticator } = await aUserWithPasskey()
    const guest = test.aGuest()
    const answerAfter = async (age: string) => {
      const response = authenticator.get(optionsOf(await guest.api.startPasskeyLogIn()))
      await test.db.update(passkeyChallenges).set({ expiresAt: sql`expires_at - ${age}::interval` })
      return guest.api.logInByPasskey({ body: { response } })
    }
    expect(await answerAfter('301 seconds')).toMatchObject(REJECTED)
    expect(await answerAfter('290 seconds')).toMatchObject({ ok: true })
  })

  it('answers what it was asked for: a log-in is no registration, and none of somebody else', async () => {
    const { user, authenticator } = await aUserWithPasskey()
    const other = await test.aVerifiedUser()
    const forOther = optionsOf(await other.api.startPasskeyRegistration())
    const response = createAuthenticator().create(forOther)
    expect(await user.api.registerPasskey({ body: { name: 'Theirs', response } })).toMatchObject(REJECTED)
    const again = authenticator.get(optionsOf(await user.api.startPasskeyReauthentication()))
    expect(await test.aGuest().api.logInByPasskey({ body: { response: again } })).toMatchObject(REJECTED)
  })

  it('registers a credential once, for one account', async () => {
    const { authenticator } = await aUserWithPasskey()
    expect(await register(await test.aVerifiedUser(), authenticator)).toMatchObject(REJECTED)
  })

  it.each(['packed', 'tpm', 'fido-u2f', 'android-key'])('with papers (%s) is refused unread', async (format) => {
    expect(await register(await test.aVerifiedUser(), createAuthenticator(), { format })).toMatchObject(REJECTED)
  })

  it('that is none at all is refused without an error of ours', async () => {
    const { authenticator } = await aUserWithPasskey()
    const guest = test.aGuest()
    const right = authenticator.get(optionsOf(await guest.api.startPasskeyLogIn()))
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature'] as const) {
      for (const value of ['', 'AA', 'e30', 'x'.repeat(1000)]) {
        const response = { ...right, response: { ...right.response, [part]: value } }
        expect(await guest.api.logInByPasskey({ body: { response } })).toMatchObject(REJECTED)
      }
    }
  })
})

it('takes 120 questions of an address in ten minutes, and no more', async () => {
  const send = () => test.services.passkeys.startLogIn({ address: '192.0.2.1', factor: 1 })
  for (let count = 0; count < 120; count++) await send()
  await expect(send()).rejects.toMatchObject({ code: 'auth.throttled', params: { seconds: expect.any(Number) } })
})
