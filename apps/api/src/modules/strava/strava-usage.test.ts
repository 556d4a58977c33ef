import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stravaUsage } from '../../schema/strava.table.ts'
import { createStravaUsage, readCounted } from './strava-usage.ts'
import { buildStravaApp, type StravaApp } from './testing/strava-app.ts'

let test: StravaApp
beforeAll(async () => {
  test = await buildStravaApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.standIn.usage.set({ limit: [100, 1000], used: [0, 0] })
  await test.db.delete(stravaUsage)
})

const list = async () => {
  const { user } = await test.aConnectedUser()
  return () => user.api.listStravaActivities({ query: { fresh: '1' } })
}
const requests = () => test.standIn.requests.filter(({ path }) => path.endsWith('/athlete/activities')).length
const letQuarterPass = () =>
  test.db.update(stravaUsage).set({ quarterStart: sql`${stravaUsage.quarterStart} - interval '15 minutes'` })

describe('[E55] the limits of Strava', () => {
  it('are kept across processes: no call is made beyond, and the wait is told', async () => {
    const usages = [createStravaUsage(test.db), createStravaUsage(test.db)]
    const takes = Array.from({ length: 120 }, (_, at) =>
      usages[at % 2]?.take('person').then(
        () => true,
        () => false,
      ),
    )
    expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(100)
    const wait = await usages[0]?.secondsToWait('person')
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(900)
  })

  it('leave a tenth to people when imports have used the rest', async () => {
    const usage = createStravaUsage(test.db)
    for (let call = 0; call < 90; call++) await usage.take('import')
    await expect(usage.take('import')).rejects.toMatchObject({ code: 'strava.too_many' })
    await expect(usage.take('person')).resolves.toBeUndefined()
  })

  it('are learned from what Strava says, and no call is refused by it', async () => {
    const listAgain = await list()
    test.standIn.usage.set({ limit: [300, 3000], used: [298, 400] })
    expect(await listAgain()).toMatchObject({ ok: true })
    expect(await listAgain()).toMatchObject({ ok: true })
    const before = requests()
    expect(await listAgain()).toMatchObject({ status: 429, error: { code: 'strava.too_many' } })
    expect(requests()).toBe(before)
    await letQuarterPass()
    test.standIn.usage.set({ used: [0, 400] })
    expect(await listAgain()).toMatchObject({ ok: true })
  })

  it('of a day are waited for until it ends in UTC', async () => {
    const listAgain = await list()
    test.standIn.usage.set({ limit: [300, 3000], used: [5, 2999] })
    expect(await listAgain()).toMatchObject({ ok: true })
    await letQuarterPass()
    const answer = await listAgain()
    const now = new Date()
    const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
    const seconds = answer.ok ? 0 : Number(answer.error.params?.seconds)
    expect(Math.abs((midnight - now.getTime()) / 1000 - seconds)).toBeLessThan(30)
  })

  it.each([{}, { 'x-ratelimit-usage': 'many', 'x-ratelimit-limit': '-1,5' }])(
    'that it says are over, without saying more (%o), stop the calls of this quarter of an hour',
    async (headers) => {
      const listAgain = await list()
      test.standIn.usage.set({ limit: [100, 1000], used: [0, 0] })
      test.standIn.script('/api/v3/athlete/activities', { status: 429, headers })
      const answer = await listAgain()
      expect(answer).toMatchObject({ status: 429, error: { code: 'strava.too_many' } })
      expect(!answer.ok && Number(answer.error.params?.seconds)).toBeGreaterThan(0)
      const before = requests()
      expect(await listAgain()).toMatchObject({ status: 429 })
      expect(requests()).toBe(before)
    },
  )
})

describe('what an answer tells', () => {
  const told = (values: Readonly<Record<string, string>>) => readCounted(new Headers(values))
  it.each([
    ['nothing', {}, null],
    [
      'all calls',
      { 'x-ratelimit-limit': '200,2000', 'x-ratelimit-usage': '3,40' },
      { quarter: [3, 200], day: [40, 2000] },
    ],
    [
      'the one with less left, for each time apart',
      {
        'x-ratelimit-limit': '200,2000',
        'x-ratelimit-usage': '190, 40',
        'x-readratelimit-limit': '100,1000',
        'x-readratelimit-usage': '3,30',
      },
      { quarter: [190, 200], day: [30, 1000] },
    ],
    ['half a pair', { 'x-ratelimit-limit': '200,2000', 'x-ratelimit-usage': '3' }, null],
    ['three', { 'x-ratelimit-limit': '1,2,3', 'x-ratelimit-usage': '1,2,3' }, null],
  ])('of %s', (_, headers, counted) => {
    expect(told(headers)).toEqual(counted)
  })
})
