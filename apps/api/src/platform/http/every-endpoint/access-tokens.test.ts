import { type EndpointName, endpoints, scopeOf, TOKEN_SCOPES, type TokenScope } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOwned, type Owned } from '../../../testing/authorisation/owned.ts'
import { AUTHORISATION_ROWS } from '../../../testing/authorisation/rows.ts'
import { sendQuestion } from '../../../testing/authorisation/send-question.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { createTestClient } from '../../../testing/test-client.ts'
import { accessTokensRepository } from '../../session/access-tokens.ts'

let test: TestApp
/** For what changes nothing of it. */
let read: Owned
beforeAll(async () => {
  test = await buildTestApp()
  read = await makeOwned(test)
})
afterAll(() => test.close())

async function aProgramOf({ user }: Pick<TestUser, 'user'>, scopes: readonly TokenScope[]) {
  const row = { userId: user.id, name: 'Script', scopes, validDays: 1 }
  const { token } = await accessTokensRepository(test.db).insert(row)
  return createTestClient(test.app, { accessToken: token })
}

const names = Object.keys(AUTHORISATION_ROWS) as EndpointName[] // keys of the record
const refusal = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) })

describe.each(names.filter((name) => scopeOf(endpoints[name]) === null))('%s', (name) => {
  it('[B20] takes no token, whatever its scopes', async () => {
    const program = await aProgramOf(read.owner, TOKEN_SCOPES)
    const answer = await sendQuestion(program, name, AUTHORISATION_ROWS[name].input?.(read) ?? {})
    expect(await refusal(answer)).toMatchObject({ status: 403, error: { code: 'token.session_required' } })
  })
})

describe.each(names.filter((name) => scopeOf(endpoints[name]) !== null))('%s', (name) => {
  const scope = scopeOf(endpoints[name]) as TokenScope // filtered
  const { answers, input = () => ({}) } = AUTHORISATION_ROWS[name]

  it(`[B20] takes tokens with ${scope}, and allows no more than their owner may`, async () => {
    const owned = endpoints[name].method === 'GET' ? read : await makeOwned(test)
    const others = TOKEN_SCOPES.filter((one) => one !== scope)
    const refused = await sendQuestion(await aProgramOf(owned.owner, others), name, input(owned))
    expect(await refusal(refused)).toMatchObject({
      status: 403,
      error: { code: 'token.scope_missing', params: { scope } },
    })
    const asked: Record<string, number> = {}
    const people = { unverified: await test.anUnverifiedUser(), other: await test.aVerifiedUser(), owner: owned.owner }
    for (const [actor, person] of Object.entries(people)) {
      asked[actor] = (await sendQuestion(await aProgramOf(person, [scope]), name, input(owned))).status
    }
    const { unverified, other, owner } = answers
    expect(asked).toEqual({ unverified, other, owner })
  })
})
