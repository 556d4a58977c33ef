import { PRODUCT_LIMITS } from '@repo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createJourney, paramsOf, stageOf } from '../journeys/testing/create-journey.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { logWalk } from '../walk-logs/testing/a-walk.ts'

let test: TestApp
let owner: TestUser
let reader: TestUser
let moderator: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser()
  reader = await test.aVerifiedUser()
  moderator = await test.aModerator()
})
afterAll(() => test.close())

const forbid = async (journey_id: number) => {
  const answer = await moderator.api.moderate({ body: { action: 'forbid_journey', journey_id, reason: '私有地です' } })
  if (!answer.ok) throw new Error(answer.error.code)
}
const readJourney = (journey: { id: number }) => moderator.api.readModeratedJourney(paramsOf(journey))
const readWalk = (log: { id: number }) => moderator.api.readModeratedWalk(paramsOf(log))

it('a journey is read with its stages, and with what was decided about it but not about its comments', async () => {
  const [shown, kept] = [await createArticle(owner), await createArticle(owner, { private_mode: 'private' })]
  const entries = [stageOf(shown), { kind: 'rest', note: '道の駅で休む' } as const, stageOf(kept)]
  const journey = await createJourney(owner, { state: 'public', entries })
  const comment = await owner.api.createJourneyComment({ ...paramsOf(journey), body: { text: '追記' } })
  if (!comment.ok) throw new Error(comment.error.code)
  const said = { comment_id: comment.data.id, reason: 'x' }
  await moderator.api.moderate({ body: { action: 'prohibit_comment', ...said } })
  await forbid(journey.id)
  expect(await readJourney(journey)).toMatchObject({
    data: {
      id: journey.id,
      kind: 'journey',
      is_forbidden: true,
      user: { id: owner.user.id },
      entries: [
        { kind: 'stage', article: { id: shown.id } },
        { kind: 'rest', note: '道の駅で休む', article: null },
        // Its author shows it to nobody.
        { kind: 'stage', article: null },
      ],
      acts: [{ action: 'forbid_journey', reason: '私有地です' }],
    },
  })
})

it('what its owner keeps is read by moderators once it is reported or forbidden, and not before', async () => {
  const missing = { status: 404, error: { code: 'journey.not_found' } }
  for (const state of ['draft', 'private'] as const) {
    expect(await readJourney(await createJourney(owner, { state }))).toMatchObject(missing)
  }
  const entries = [stageOf(await createArticle(owner))]
  expect(await readJourney(await createJourney(owner, { state: 'linkShared', entries }))).toMatchObject({ status: 200 })
  expect(await readJourney({ id: 999_999 })).toMatchObject(missing)
  const journey = await createJourney(owner, { state: 'public', entries })
  await owner.api.deleteJourney(paramsOf(journey))
  expect(await readJourney(journey)).toMatchObject(missing)
  await owner.api.restoreJourney(paramsOf(journey))
  await reader.api.reportJourney({ body: { journey_id: journey.id, content: 'spam' } })
  await owner.api.deleteJourney(paramsOf(journey))
  expect(await readJourney(journey)).toMatchObject({ status: 200 })
})

it('walks as journeys: those for few are read once they are reported', async () => {
  const article = await createArticle(owner)
  const missing = { status: 404, error: { code: 'walk_log.not_found' } }
  for (const visibility of ['private', 'followers'] as const) {
    expect(await readWalk(await logWalk(reader, article, { visibility }))).toMatchObject(missing)
  }
  expect(await readWalk({ id: 999_999 })).toMatchObject(missing)
  const log = await logWalk(reader, article)
  expect(await readWalk(log)).toMatchObject({ data: { id: log.id, is_prohibited: false, acts: [] } })
  const decide = { walk_log_id: log.id, reason: '宣伝です' }
  await moderator.api.moderate({ body: { action: 'prohibit_walk', ...decide } })
  expect(await readWalk(log)).toMatchObject({
    data: { is_prohibited: true, prohibition_reason: '宣伝です', acts: [{ action: 'prohibit_walk' }] },
  })
})

it('forbidden journeys are listed by page, the oldest first, and leave when they are allowed', async () => {
  const size = PRODUCT_LIMITS.pageSize
  const entries = [stageOf(await createArticle(owner))]
  const ids: number[] = []
  for (let count = 0; count < size + 1; count += 1) {
    const { id } = await createJourney(owner, { kind: 'collection', state: 'public', entries })
    await forbid(id)
    ids.push(id)
  }
  const read = async (query: { after?: string } = {}) => {
    const answer = await moderator.api.listModeratedJourneys({ query })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data
  }
  const before = { after: String((ids[0] ?? 0) - 1) }
  const first = await read(before)
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, size))
  expect(first.data[0]).toMatchObject({ kind: 'collection', is_forbidden: true })
  expect(await read({ after: first.next ?? '' })).toMatchObject({ data: [{ id: ids.at(-1) }], next: null })
  const allow = { action: 'allow_journey', journey_id: ids[0] ?? 0, reason: '' } as const
  await moderator.api.moderate({ body: allow })
  expect(await read(before)).toMatchObject({ data: ids.slice(1).map((id) => ({ id })), next: null })
})
