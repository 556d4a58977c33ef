import { type Endpoint, endpoints } from '@repo/contract'
import type { TestApp } from './build-test-app.ts'
import type { TestClient } from './test-client.ts'

export const PASSWORD = 'correct horse battery'

/** The body of a sign-up form; every call has a new user name. */
export function aSignUp(overrides: Partial<SignUpBody> = {}): SignUpBody {
  const name = `user_${crypto.randomUUID().slice(0, 8)}`
  return { email: `${name}@example.com`, name, password: PASSWORD, terms: true, locale: 'ja', ...overrides }
}

type SignUpBody = Parameters<TestClient['api']['signUp']>[0]['body']

/** Signs up through the API, as the page does. */
export async function signUp(
  test: TestApp,
  overrides: Partial<SignUpBody> = {},
): Promise<TestClient & { body: SignUpBody }> {
  const client = test.aGuest()
  const body = aSignUp(overrides)
  const answer = await client.api.signUp({ body })
  if (!answer.ok) throw new Error(`The sign-up was refused: ${answer.error.code}`)
  return { ...client, body }
}

/** Signs up and proves the address. One mail has been sent to it by then. */
export async function aVerifiedAccount(test: TestApp, overrides: Partial<SignUpBody> = {}) {
  const client = await signUp(test, overrides)
  const code = await mailedCode(test, client.body.email)
  const answer = await client.api.verifyEmail({ body: { code } })
  if (!answer.ok) throw new Error(`The address was not verified: ${answer.error.code}`)
  return { ...client, userId: answer.data.id }
}

/** The digits in the newest mail to an address. */
export async function mailedCode(test: TestApp, email: string, count = 1): Promise<string> {
  const [mail] = await test.mailsTo(email, count)
  const code = mail?.text.match(/^\d{6}$/m)?.[0]
  if (code === undefined) throw new Error('The newest mail holds no code.')
  return code
}

/** A code that is not the right one. */
export const wrongCode = (right: string) => (right === '000000' ? '111111' : '000000')

export const allEndpoints: readonly [string, Endpoint][] = Object.entries(endpoints)
