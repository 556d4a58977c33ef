import type { EndpointName } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../../schema/route-articles.table.ts'
import { ACTORS, type Actor } from '../../../testing/authorisation/answers.ts'
import { makeOwned, type Owned } from '../../../testing/authorisation/owned.ts'
import { AUTHORISATION_ROWS } from '../../../testing/authorisation/rows.ts'
import { sendQuestion } from '../../../testing/authorisation/send-question.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../../testing/index.ts'
import { users } from '../../session/users.table.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const MAKE: Readonly<Record<Actor, (owned: Owned) => Promise<TestClient>>> = {
  visitor: async () => test.aGuest(),
  unverified: () => test.anUnverifiedUser(),
  other: () => test.aVerifiedUser(),
  blocked: async ({ owner }) => {
    const blocked = await test.aVerifiedUser()
    await owner.api.blockUser({ params: { id: String(blocked.user.id) } })
    return blocked
  },
  owner: async ({ owner }) => owner,
  moderator: () => test.aModerator(),
}

const articleOf = ({ articleId }: Owned) =>
  test.db
    .select()
    .from(routeArticles)
    .where(eq(routeArticles.id, Number(articleId)))
/** Except for their follower count and notifications, which others may change. */
async function accountOf({ owner }: Owned) {
  const [account] = await test.db.select().from(users).where(eq(users.id, owner.user.id))
  return { ...account, followerCount: null, notifyCount: null }
}

const names = Object.keys(AUTHORISATION_ROWS) as EndpointName[] // keys of the record

describe.each(names)('[B18] [B20] [B21] %s', (name) => {
  const { answers, input: question = () => ({}) } = AUTHORISATION_ROWS[name]

  it(`answers ${ACTORS.map((actor) => `${actor} ${answers[actor]}`).join(', ')}`, async () => {
    const owned = await makeOwned(test)
    const before = [await articleOf(owned), await accountOf(owned)]
    const answered: Partial<Record<Actor, number>> = {}
    for (const actor of ACTORS.filter((one) => one !== 'owner')) {
      answered[actor] = (await sendQuestion(await MAKE[actor](owned), name, question(owned))).status
    }
    // Whatever the others' status was, the owner's resources are unchanged.
    expect([await articleOf(owned), await accountOf(owned)]).toEqual(before)
    answered.owner = (await sendQuestion(owned.owner, name, question(owned))).status
    expect(answered).toEqual(answers)
  })
})
