import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notifications } from '../../schema/notifications.table.ts'
import { reports } from '../../schema/reports.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createJourney, paramsOf, stageOf } from '../journeys/testing/create-journey.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { parseModerationCommand } from './command/moderation-command.ts'
import { createModeration } from './create-moderation.ts'

let test: TestApp
let owner: TestUser
let reader: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser()
  reader = await test.aVerifiedUser()
})
afterAll(() => test.close())

const publicJourney = async () =>
  createJourney(owner, { state: 'public', summary: '木曽', entries: [stageOf(await createArticle(owner))] })
const report = (by: TestUser, { id }: { id: number }, content = 'spam') =>
  by.api.reportJourney({ body: { journey_id: id, content } })

it('a reported journey is forbidden by a moderator, and allowed again: its owner is told why', async () => {
  const [journey, moderator] = [await publicJourney(), await test.aModerator()]
  const sent = await report(reader, journey, '私有地を通ります')
  if (!sent.ok) throw new Error(sent.error.code)
  const read = () => moderator.api.readReport({ params: { id: String(sent.data.id) } })
  expect(await read()).toMatchObject({
    data: {
      kind: 'journey',
      status: 'open',
      snapshot: { title: journey.title, summary: '木曽', version: 1 },
      person: { id: owner.user.id },
      article: null,
      journey: { id: journey.id, title: journey.title, state: 'public', is_forbidden: false },
    },
  })
  const act = { journey_id: journey.id, reason: '私有地です' }
  const forbid = { ...act, action: 'forbid_journey', report_id: sent.data.id } as const
  expect(await moderator.api.moderate({ body: { ...forbid, reason: ' ' } })).toMatchObject({
    error: { code: 'moderation.reason_required' },
  })
  expect(await moderator.api.moderate({ body: forbid })).toMatchObject({ ok: true })
  expect(await moderator.api.moderate({ body: { ...act, action: 'forbid_journey' } })).toMatchObject({
    status: 409,
    error: { code: 'moderation.already_decided' },
  })
  expect(await read()).toMatchObject({ data: { status: 'acted', journey: { is_forbidden: true } } })
  expect((await test.aGuest().api.readJourney(paramsOf(journey))).status).toBe(404)
  expect(await owner.api.readJourney(paramsOf(journey))).toMatchObject({ data: { is_forbidden: true } })
  const details = { action: 'forbid_journey', reason: '私有地です' }
  const told = await test.db.select().from(notifications).where(eq(notifications.userId, owner.user.id))
  expect(told).toMatchObject([{ type: 'moderation', journeyId: journey.id, details }])
  expect(await moderator.api.moderate({ body: { ...act, action: 'allow_journey', reason: '' } })).toMatchObject({
    ok: true,
  })
  expect((await test.aGuest().api.readJourney(paramsOf(journey))).status).toBe(200)
})

it('nobody reports what they may not see, or their own', async () => {
  const [journey, draft] = [await publicJourney(), await createJourney(owner)]
  expect(await report(owner, journey)).toMatchObject({ status: 422, error: { code: 'report.own' } })
  for (const hidden of [draft, { id: 999_999 }]) {
    expect(await report(reader, hidden)).toMatchObject({ status: 404, error: { code: 'journey.not_found' } })
  }
  expect(await test.db.$count(reports, eq(reports.targetId, draft.id))).toBe(0)
})

it('no moderator decides about their own, or about none', async () => {
  const moderator = await test.aModerator()
  const own = await createJourney(moderator)
  const decide = (journey_id: number) =>
    moderator.api.moderate({ body: { action: 'forbid_journey', journey_id, reason: 'x' } })
  expect(await decide(own.id)).toMatchObject({ status: 403, error: { code: 'moderation.own_case' } })
  expect(await decide(999_999)).toMatchObject({ status: 404, error: { code: 'journey.not_found' } })
})

it('an operator forbids and allows a journey from the command line', async () => {
  const journey = await publicJourney()
  const { services, db } = test
  const tools = {
    ...createModeration({ db, ...services }),
    featured: services.featured,
  }
  const run = (...args: string[]) => parseModerationCommand(args)(tools)
  const status = async () => (await test.aGuest().api.readJourney(paramsOf(journey))).status
  expect(await run('forbid-journey', String(journey.id), '--reason', '私有地です')).toContain(
    `Journey ${journey.id}: done`,
  )
  expect(await status()).toBe(404)
  expect(await run('allow-journey', String(journey.id))).toContain('done')
  expect(await status()).toBe(200)
  await expect(run('allow-journey', String(journey.id))).rejects.toThrow('That is how it is already.')
  await expect(run('allow-journey', '999999')).rejects.toThrow('There is no such journey.')
})
