import { encodePolyline, type Position } from '@mishiori/map-document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { privatePlaces } from '../../schema/private-places.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aLayer, aLine, anArticle } from './testing/an-article.ts'
import { createArticle } from './testing/create-article.ts'

const POINTS = 300_000
/** Of a save's processor time: the database ends transactions that wait for the processor. */
const SHARE = 0.25

const ON_THE_LINE = { lng: 138, lat: 36.3 }

let test: TestApp
let author: TestUser
const transactions = { cpu: 0 }
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  const { pages } = test.services
  const { transaction } = pages
  const measured: typeof transaction = async (work) => {
    const start = processorTime()
    const done = await transaction(work)
    transactions.cpu += processorTime() - start
    return done
  }
  Object.assign(pages, { transaction: measured })
  await createArticle(author, withLine(10_000)) // the code is warm
})
afterAll(() => test.close())

/** Of this thread, in microseconds. */
const processorTime = () => {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** A winding line. */
function withLine(points: number) {
  const path = Array.from(
    { length: points },
    (_, at): Position => [138 + Math.sin(at / 900) * 0.4 + (at % 7) * 1e-4, 36 + Math.cos(at / 1_100) * 0.3],
  )
  return anArticle({ layer: [aLayer(aLine({ path: encodePolyline(path) }))] })
}

async function shareInTransaction(work: () => Promise<unknown>): Promise<number> {
  transactions.cpu = 0
  const start = processorTime()
  await work()
  return transactions.cpu / (processorTime() - start)
}

it('computes what it stores of a long line before the transaction', async () => {
  let article = { id: 0, version: 0 }
  const creation = await shareInTransaction(async () => {
    article = await createArticle(author, withLine(POINTS))
  })
  const save = await shareInTransaction(async () => {
    const headers = { 'if-match': `"${article.version}"` }
    const saved = await author.api.saveRoute(
      { params: { id: `${article.id}` }, body: withLine(POINTS + 1) },
      { headers },
    )
    expect(saved).toMatchObject({ ok: true, data: { version: article.version + 1 } })
  })
  expect(creation).toBeGreaterThan(0)
  expect(creation).toBeLessThan(SHARE)
  expect(save).toBeLessThan(SHARE)
})

it('answers a save with what is read afterwards', async () => {
  const article = await createArticle(author, withLine(1_000))
  const read = await author.api.readRoute({ params: { id: `${article.id}` } })
  expect(read).toMatchObject({ ok: true, data: article })
})

it('crops a long line before the transaction', async () => {
  const { id } = await createArticle(author, withLine(POINTS))
  // Not through the API, whose job would do the same at the same time.
  await test.db.insert(privatePlaces).values({ userId: author.user.id, name: '家', ...ON_THE_LINE, radiusMeters: 500 })
  const share = await shareInTransaction(() => test.services.articleCuts.cutSome(author.user.id, [id]))
  const seen = await test.aGuest().api.readRoute({ params: { id: `${id}` } })
  expect(JSON.stringify(seen)).toContain('line-1~1') // its second piece
  expect(share).toBeGreaterThan(0)
  expect(share).toBeLessThan(SHARE)
})
