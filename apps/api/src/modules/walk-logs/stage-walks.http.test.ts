import { type JourneyPart, PRODUCT_LIMITS, type StageWalks, type WalkLogInput } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createJourney, paramsOf, stageOf } from '../journeys/testing/create-journey.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { aWalk, logWalk } from './testing/a-walk.ts'

const { walkLog: limits } = PRODUCT_LIMITS
const PART = { object_id: 'line-1', from_m: 200, to_m: 700 }
const today = new Date().toISOString().slice(0, 10)

let test: TestApp
let author: TestUser
let walker: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  walker = await test.aVerifiedUser()
})
afterAll(() => test.close())

/** A public journey along an article and a part of it. */
async function aJourney() {
  const article = await createArticle(author)
  const entries = [stageOf(article), { ...stageOf(article), part: PART }]
  const journey = await createJourney(author, { state: 'public', entries })
  const [whole, part] = journey.entries.map(({ id }) => id)
  const stages = async (reader: Pick<TestUser, 'api'> = test.aGuest()) => {
    const answer = await reader.api.listStageWalks({ ...paramsOf(journey), query: {} })
    if (!answer.ok) throw new Error(answer.error.code)
    const of = (id: number | undefined) => answer.data.data.find(({ entry_id }) => entry_id === id) ?? null
    return { whole: of(whole), part: of(part) }
  }
  return { article, journey, stages }
}

const follow = (reader: TestUser) => reader.api.followUser({ params: { id: String(walker.user.id) } })

const said = (stage: StageWalks['data'][number] | null) => stage?.conditions.map(({ condition }) => condition) ?? null

describe('walks of stages', () => {
  it('say how their way is and who walked it', async () => {
    const { article, stages } = await aJourney()
    expect(await stages()).toEqual({ whole: null, part: null })
    await logWalk(walker, article, { walked_on: today, conditions: ['mud'] })
    const walks = await stages()
    expect(walks.whole).toMatchObject({
      total: 1,
      conditions: [{ condition: 'mud', walked_on: today, people: 1 }],
      people: { total: 1, shown: [{ id: walker.user.id }] },
      typical: null,
    })
    expect(walks.part).toMatchObject({ total: 1, people: { total: 1 } })
  })

  it.each<[string, Partial<JourneyPart>, boolean]>([
    ['the same', {}, true],
    ['half of it', { from_m: 450, to_m: 900 }, true],
    ['less than half of it', { from_m: 451, to_m: 900 }, false],
  ])('of a part count for a stage that is %s', async (_, over, isIts) => {
    const { article, stages } = await aJourney()
    const log = await logWalk(walker, article, { walked_on: today, conditions: ['snow'], part: { ...PART, ...over } })
    expect(log.part).toEqual({ ...PART, ...over })
    const { whole, part } = await stages()
    expect(said(whole)).toEqual(['snow'])
    expect(said(part)).toEqual(isIts ? ['snow'] : null)
  })

  it('of others are those that the viewer may see', async () => {
    const { article, journey, stages } = await aJourney()
    await logWalk(walker, article, { visibility: 'private', walked_on: today })
    expect(await stages()).toEqual({ whole: null, part: null })
    expect(await stages(walker)).toMatchObject({ whole: { total: 1 }, part: { total: 1 } })
    await author.api.deleteJourney(paramsOf(journey))
    expect(await walker.api.listStageWalks({ ...paramsOf(journey), query: {} })).toMatchObject({
      status: 404,
      error: { code: 'journey.not_found' },
    })
  })

  it('of an article that only the owner of the journey sees are for nobody else', async () => {
    const [shown, hidden] = [await createArticle(author), await createArticle(author, { private_mode: 'private' })]
    const journey = await createJourney(author, { state: 'public', entries: [stageOf(shown), stageOf(hidden)] })
    await logWalk(author, hidden)
    const of = async (reader: Pick<TestUser, 'api'>) => {
      const answer = await reader.api.listStageWalks({ ...paramsOf(journey), query: {} })
      return answer.ok && answer.data.data.map(({ entry_id }) => entry_id)
    }
    expect(await of(author)).toEqual([journey.entries[1]?.id])
    expect(await of(test.aGuest())).toEqual([])
  })

  it('name who walked last, up to a number', async () => {
    const { article, stages } = await aJourney()
    for (let index = 0; index <= limits.shownPeople; index++) await logWalk(await test.aVerifiedUser(), article)
    const { whole } = await stages()
    expect(whole?.people.total).toBe(limits.shownPeople + 1)
    expect(whole?.people.shown).toHaveLength(limits.shownPeople)
  })
})

describe('typical times', () => {
  it('of a part and of the whole article are not mixed', async () => {
    const { article, stages } = await aJourney()
    const typical = async () => {
      const [{ whole, part }, answer] = [
        await stages(),
        await test.aGuest().api.listWalkLogs({ params: { id: String(article.id) }, query: {} }),
      ]
      const ofArticle = answer.ok ? answer.data.summary?.typical : undefined
      return [whole?.typical ?? null, part?.typical ?? null, ofArticle ?? null]
    }
    const by = async (over: Partial<WalkLogInput>) => logWalk(await test.aVerifiedUser(), article, over)
    for (let index = 1; index < limits.timedPeople; index++) await by({ minutes: 300 })
    for (let index = 1; index < limits.timedPeople; index++) await by({ minutes: 20, part: PART })
    // Of nobody's stage.
    await by({ minutes: 5, part: { ...PART, to_m: 599 } })
    expect(await typical()).toEqual([null, null, null])
    await by({ minutes: 300 })
    const ofWhole = { minutes: 300, people: limits.timedPeople }
    expect(await typical()).toEqual([ofWhole, null, ofWhole])
    await by({ minutes: 20, part: { ...PART, to_m: 600 } })
    expect(await typical()).toEqual([ofWhole, { minutes: 20, people: limits.timedPeople }, ofWhole])
  })
})

describe('the part of a walk', () => {
  const refusal = async (article: { readonly id: number }, part: JourneyPart) => {
    const answer = await walker.api.createWalkLog({ params: { id: String(article.id) }, body: aWalk({ part }) })
    return answer.ok ? answer.status : answer.error.code
  }

  it('is one of a line of the article', async () => {
    const article = await createArticle(author)
    expect(await refusal(article, PART)).toBe(201)
    expect(await refusal(article, { ...PART, object_id: 'no-such-line' })).toBe('journey.part_invalid')
    expect(await refusal(article, { ...PART, from_m: 700 })).toBe('journey.part_invalid')
    expect(await refusal(article, { ...PART, to_m: 9_999_999 })).toBe('journey.part_invalid')
  })

  it('stays when the walk is changed, unless it is changed, too', async () => {
    const article = await createArticle(author)
    const { id } = await logWalk(walker, article, { part: PART })
    const edit = async (over: Partial<WalkLogInput>) => {
      const answer = await walker.api.editWalkLog({ params: { id: String(id) }, body: aWalk(over) })
      return answer.ok ? answer.data.part : answer.error.code
    }
    expect(await edit({})).toEqual(PART)
    expect(await edit({ part: { ...PART, from_m: 300 } })).toEqual({ ...PART, from_m: 300 })
    expect(await edit({ part: { ...PART, to_m: 9_999_999 } })).toBe('journey.part_invalid')
    expect(await edit({ part: null })).toBeNull()
    await author.api.deleteRoute({ params: { id: String(article.id) } })
    expect(await edit({})).toBeNull()
  })
})

describe('the list of walks on the stages of a journey', () => {
  const listOf = async (journey: { id: number }, reader: Pick<TestUser, 'api'> = test.aGuest(), before?: string) => {
    const answer = await reader.api.listJourneyWalks({ ...paramsOf(journey), query: before ? { before } : {} })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data
  }
  const idsOf = async (...args: Parameters<typeof listOf>) => (await listOf(...args)).data.map(({ id }) => id)

  it('has each walk once, at its first stage, the newest first', async () => {
    const { article, journey } = await aJourney()
    const [whole, part] = journey.entries.map(({ id }) => id)
    const old = await logWalk(walker, article, { walked_on: '2026-10-01' })
    const ofPart = await logWalk(walker, article, { walked_on: '2026-10-05', part: PART })
    const elsewhere = await createArticle(author)
    await logWalk(walker, elsewhere)
    expect(await listOf(journey)).toMatchObject({
      data: [
        { id: ofPart.id, entry_id: whole, user: { id: walker.user.id } },
        { id: old.id, entry_id: whole },
      ],
      total: 2,
      next: null,
    })
    const alone = await createJourney(author, { state: 'public', entries: [{ ...stageOf(article), part: PART }] })
    expect(await listOf(alone)).toMatchObject({ data: [{ id: ofPart.id }, { id: old.id }] })
    expect(part).not.toBe(whole)
  })

  it('is shown by page', async () => {
    const { article, journey } = await aJourney()
    const size = PRODUCT_LIMITS.pageSize
    const ids: number[] = []
    for (let count = 0; count <= size; count += 1) ids.push((await logWalk(walker, article)).id)
    const first = await listOf(journey)
    expect([first.data.length, first.total]).toEqual([size, size + 1])
    expect(await listOf(journey, test.aGuest(), first.next ?? '')).toMatchObject({ data: [{ id: ids[0] }], next: null })
  })

  it('has what each reader may see: of all, of who they follow, of their own', async () => {
    const { article, journey } = await aJourney()
    const [follower, blocked] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    for (const reader of [follower, blocked]) await follow(reader)
    await walker.api.blockUser({ params: { id: String(blocked.user.id) } })
    const ofAll = await logWalk(walker, article)
    const ofFollowers = await logWalk(walker, article, { visibility: 'followers' })
    const own = await logWalk(walker, article, { visibility: 'private' })
    expect(await idsOf(journey)).toEqual([ofAll.id])
    expect(await idsOf(journey, blocked)).toEqual([ofAll.id])
    expect(await idsOf(journey, follower)).toEqual([ofFollowers.id, ofAll.id])
    expect(await idsOf(journey, walker)).toEqual([own.id, ofFollowers.id, ofAll.id])
    expect((await listOf(journey)).total).toBe(1)
  })

  it('has nothing of stages that the reader may not see, and is none of a journey that they may not', async () => {
    const hidden = await createArticle(author, { private_mode: 'private' })
    const log = await logWalk(author, hidden, { visibility: 'private' })
    const entries = [stageOf(await createArticle(author)), stageOf(hidden)]
    const journey = await createJourney(author, { state: 'public', entries })
    expect(await idsOf(journey)).toEqual([])
    expect(await idsOf(journey, author)).toEqual([log.id])
    const kept = await createJourney(author)
    const refused = { status: 404, error: { code: 'journey.not_found' } }
    expect(await walker.api.listJourneyWalks({ ...paramsOf(kept), query: {} })).toMatchObject(refused)
  })
})
