import type { Journey, JourneyInput, JourneyState } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../../platform/session/users.table.ts'
import { blocks } from '../../../schema/blocks.table.ts'
import { follows } from '../../../schema/follows.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { createJourney, ifMatch, inputOf, paramsOf, stageOf } from '../../journeys/testing/create-journey.ts'
import { createArticle } from '../../route-articles/testing/create-article.ts'

let test: TestApp
let owner: TestUser
let follower: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser({ nickname: 'ひかり' })
  follower = await aFollower()
})
afterAll(() => test.close())

async function aFollower(): Promise<TestUser> {
  const user = await test.aVerifiedUser()
  await test.db.insert(follows).values({ followerId: user.user.id, followedId: owner.user.id })
  return user
}

const aJourney = async (state: JourneyState = 'public') =>
  createJourney(owner, { state, entries: [stageOf(await createArticle(owner))] })
const change = (journey: Journey, over: Partial<JourneyInput>, by = owner) =>
  by.api.updateJourney({ ...paramsOf(journey), body: inputOf(journey, over) }, ifMatch(journey))
const changed = async (...args: Parameters<typeof change>): Promise<Journey> => {
  const answer = await change(...args)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}
const notifyFollowers = ({ id }: { id: number }) => test.services.journeyPublications.notifyFollowers({ journeyId: id })
/** Of the jobs that wait. */
const announcedAfter = async ({ id }: { id: number }) => {
  const jobs = await test.db.execute<{ seconds: number }>(sql`
    select extract(epoch from start_after - created_on)::integer as seconds from pgboss.job
    where name = 'journey-published' and data ->> 'journeyId' = ${String(id)}`)
  return jobs.map(({ seconds }) => seconds)
}
const toldOf = async ({ id }: { id: number }, reader = follower) => {
  const answer = await reader.api.listNotifications({ query: { category: 'follows' } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.data.filter(({ path }) => path === `/journeys/${id}`)
}
const countOf = async ({ api }: TestUser) => {
  const answer = await api.countNotifications()
  return answer.ok ? answer.data.count : -1
}

it('followers learn of a new public journey, after five minutes; nobody else does', async () => {
  const stranger = await test.aVerifiedUser()
  const journey = await aJourney()
  expect(await announcedAfter(journey)).toEqual([300])
  expect(await toldOf(journey)).toEqual([])
  await notifyFollowers(journey)
  expect(await toldOf(journey)).toMatchObject([
    { type: 'journey', actor: { nickname: 'ひかり' }, article_title: journey.title, details: { kind: 'journey' } },
  ])
  for (const reader of [stranger, owner]) expect(await toldOf(journey, reader)).toEqual([])
})

it('of a collection, too', async () => {
  const article = await createArticle(owner)
  const made = await createJourney(owner, { kind: 'collection', state: 'public', entries: [stageOf(article)] })
  await notifyFollowers(made)
  expect(await toldOf(made)).toMatchObject([{ details: { kind: 'collection' } }])
})

describe('it is announced', () => {
  it.each(['draft', 'private', 'linkShared'] as const)('not while it is %s, and once it is public', async (state) => {
    const journey = await aJourney(state)
    expect(await announcedAfter(journey)).toEqual([])
    await changed(journey, { state: 'public' })
    expect(await announcedAfter(journey)).toEqual([300])
  })

  it('not when it is published again, nor when it is changed', async () => {
    const published = await aJourney()
    const hidden = await changed(published, { state: 'private' })
    const again = await changed(hidden, { state: 'public' })
    await changed(again, { summary: '三日目を書きました' })
    expect(await announcedAfter(published)).toHaveLength(1)
  })

  it('not when it is a plan made of somebody’s journey', async () => {
    const original = await aJourney()
    const cloner = await test.aVerifiedUser()
    const body = { title: '来年の計画', starts_on: null }
    const clone = await cloner.api.cloneJourney({ ...paramsOf(original), query: {}, body })
    if (!clone.ok) throw new Error(clone.error.code)
    await changed(clone.data, { state: 'public' }, cloner)
    expect(await announcedAfter(clone.data)).toEqual([])
  })

  it('once, when two windows publish it at once', async () => {
    const journey = await aJourney('private')
    const answers = await Promise.all(Array.from({ length: 8 }, () => change(journey, { state: 'public' })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await announcedAfter(journey)).toHaveLength(1)
  })
})

describe('what is not public when it is sent', () => {
  const hide = {
    'made private': (journey: Journey) => changed(journey, { state: 'private' }),
    'put into the trash': (journey: Journey) => owner.api.deleteJourney(paramsOf(journey)),
    'taken down': async ({ id }: Journey) => {
      const moderator = await test.aModerator()
      await moderator.api.moderate({ body: { action: 'forbid_journey', journey_id: id, reason: '私有地です' } })
    },
  } as const
  it.each(Object.keys(hide) as (keyof typeof hide)[])('is told to nobody: %s', async (how) => {
    const journey = await aJourney()
    const before = await countOf(follower)
    await hide[how](journey)
    await notifyFollowers(journey)
    expect(await countOf(follower)).toBe(before)
  })

  it.each(Object.keys(hide) as (keyof typeof hide)[])('nor seen by those who were told: %s', async (how) => {
    const [journey, before] = [await aJourney(), await countOf(follower)]
    await notifyFollowers(journey)
    expect(await countOf(follower)).toBe(before + 1)
    await hide[how](journey)
    expect(await countOf(follower)).toBe(before)
    const listed = await follower.api.listNotifications({ query: {} })
    expect(listed.ok && listed.data.data.every(({ path }) => path !== `/journeys/${journey.id}`)).toBe(true)
  })

  it('is seen again once it is public again', async () => {
    const journey = await aJourney()
    await notifyFollowers(journey)
    await changed(await changed(journey, { state: 'private' }), { state: 'public' })
    expect(await toldOf(journey)).toHaveLength(1)
  })
})

it.each(['owner', 'follower'] as const)('who is in a block learns nothing, whoever blocks: the %s', async (blocker) => {
  const reader = await aFollower()
  const [blockerId, blockedId] = blocker === 'owner' ? [owner.user.id, reader.user.id] : [reader.user.id, owner.user.id]
  await test.db.insert(blocks).values({ blockerId, blockedId })
  const journey = await aJourney()
  await notifyFollowers(journey)
  expect(await countOf(reader)).toBe(0)
})

it('many followers are told once each, some at a time, however often it is done', async () => {
  const rows = Array.from({ length: 450 }, (_, index) => ({
    name: `follower${index}`,
    email: `follower${index}@example.com`,
    locale: 'ja' as const,
    emailVerifiedAt: sql`now()`,
  }))
  const inserted = await test.db.insert(users).values(rows).returning({ id: users.id })
  await test.db.insert(follows).values(inserted.map(({ id }) => ({ followerId: id, followedId: owner.user.id })))
  const journey = await aJourney()
  await Promise.all(Array.from({ length: 3 }, () => notifyFollowers(journey)))
  await notifyFollowers(journey)
  const told = await test.db.execute<{ user_id: number }>(
    sql`select user_id::integer from notifications where once_key = ${`journey:${journey.id}`}`,
  )
  const ids = new Set(told.map(({ user_id }) => user_id))
  expect([told.length === ids.size, inserted.every(({ id }) => ids.has(id))]).toEqual([true, true])
})
