import { fileURLToPath } from 'node:url'
import { encodePolyline, type Position } from '@mishiori/map-document'
import { type NewJourneyEntry, PRODUCT_LIMITS, type RouteArticleInput } from '@repo/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJourney, paramsOf, stageOf } from '../../modules/journeys/testing/create-journey.ts'
import { aLayer, aLine, anArticle } from '../../modules/route-articles/testing/an-article.ts'
import { createArticle } from '../../modules/route-articles/testing/create-article.ts'
import { buildTestApp, credentialsOf, type TestApp, type TestUser } from '../../testing/index.ts'
import { WEB_OPTIONS } from '../../testing/web-options.ts'
import { importWeb } from '../../web/load-web.ts'
import { createCachedPages } from '../../web/pages/cached-pages.ts'
import { serveWebPages } from '../../web/web-pages.ts'
import { createRequestThreads } from './request-threads.ts'

/** What this thread did not have to do, as a share of what the work takes: half would be one blocked half of the time. */
const SHARE = 0.5
const WEB = fileURLToPath(new URL('../../testing/web-build/server/index.js', import.meta.url))

let test: TestApp
let author: TestUser
const threads = { answered: [] as string[] }
let tryAgain: () => Promise<void>
const logged: string[] = []
const log = { level: 'info', stream: { write: (line: string) => void logged.push(line) } }
beforeAll(async () => {
  test = await buildTestApp({ log }, () => {}, undefined, {
    threads: ({ target, settings, basemapAssets }, { pages, articleCuts }) => {
      tryAgain = articleCuts.cutWaiting
      const all = createRequestThreads({
        max: 1,
        program: fileURLToPath(new URL('../../request-thread.ts', import.meta.url)),
        start: { target, settings: { ...settings, log: false }, basemapAssets, webBuild: WEB },
        onChange: pages.pass,
        report: (warning) => threads.answered.push(warning),
      })
      return {
        ...all,
        answer(task, onBehalfOf) {
          threads.answered.push(`${task.kind} ${task.method} ${new URL(task.url, 'http://localhost').pathname}`)
          return all.answer(task, onBehalfOf)
        },
        work(job, signal) {
          threads.answered.push(`job ${job.name}`)
          return all.work(job, signal)
        },
      }
    },
    pages: async (app, { services, threads: pageThreads }) =>
      serveWebPages(app, {
        ...WEB_OPTIONS,
        web: await importWeb(WEB),
        cache: createCachedPages(1024 ** 2, services.pages),
        threads: pageThreads && { threads: pageThreads, isLargeMap: services.mapSizes.isLarge },
      }),
  })
  author = await test.aVerifiedUser()
  await createArticle(author, withLine(60_000)) // starts the thread
})
afterAll(() => test.close())

const apart = async <T>(work: () => Promise<T>): Promise<{ result: T; answered: readonly string[] }> => {
  threads.answered = []
  const result = await work()
  return { result, answered: threads.answered }
}

/** A winding line of so many points. */
function pathOf(points: number): string {
  const path = Array.from(
    { length: points },
    (_, at): Position => [
      138 + Math.sin(at / 900) * 0.4 + (at % 7) * 1e-4,
      36 + Math.cos(at / 1_100) * 0.3 + (at % 5) * 1e-4,
    ],
  )
  return encodePolyline(path)
}
const withLine = (points: number, over: Partial<RouteArticleInput> = {}) =>
  anArticle({ layer: [aLayer(aLine({ path: pathOf(points) }))], ...over })

/** The length is not known of a body that comes piece by piece. */
const OF_ONE_RESPONSE = /^(?:content-length|transfer-encoding|date|x-request-id|x-ratelimit-.*)$/
const isOf = (id: string | null) => (entry: unknown) => (entry as { reqId?: unknown }).reqId === id

/** The longest time in which this thread did nothing else, beside how long the work took. */
async function longestBlock(work: () => Promise<unknown>): Promise<{ readonly block: number; readonly whole: number }> {
  let [block, last] = [0, performance.now()]
  const note = () => {
    const now = performance.now()
    block = Math.max(block, now - last)
    last = now
  }
  const timer = setInterval(note, 1)
  const start = performance.now()
  await work()
  note()
  clearInterval(timer)
  return { block, whole: performance.now() - start }
}

describe('another thread answers', () => {
  it('a save of a large map, exactly as this one would', async () => {
    const body = withLine(100_000, { title: '長い道' })
    const { result, answered } = await apart(() => author.api.createRoute({ body }))
    expect(answered).toEqual(['request POST /api/v1/routes'])
    if (!result.ok) throw new Error(result.error.code)
    expect(result).toMatchObject({ status: 201, data: { title: '長い道', version: 1, viewer_can: { edit: true } } })
    const again = await author.api.saveRoute(
      { params: { id: String(result.data.id) }, body: { ...body, title: '短い題' } },
      { headers: { 'if-match': '"1"' } },
    )
    expect(again).toMatchObject({ ok: true, data: { version: 2, title: '短い題' } })
    const old = await author.api.saveRoute(
      { params: { id: String(result.data.id) }, body },
      { headers: { 'if-match': '"1"' } },
    )
    expect(old).toMatchObject({ status: 412, error: { code: 'article.version_conflict' } })
  })

  it('what reads a large map, and nothing that reads a small one', async () => {
    const large = await createArticle(author, withLine(100_000))
    const small = await createArticle(author)
    const read = async (id: number) => {
      const [data, file, page, picture] = [
        await test.aGuest().fetch(`/api/v1/routes/${id}`, {}),
        await test.aGuest().fetch(`/api/v1/routes/${id}/export?format=gpx`, {}),
        await test.aGuest().fetch(`/routes/${id}`, {}),
        await author.fetch(`/api/v1/self/routes/${id}/bundle`, {}),
      ]
      return [
        data.status,
        (await file.text()).includes('<trkpt'),
        (await page.text()).includes('<title>'),
        picture.status,
      ]
    }
    const { result, answered } = await apart(() => read(large.id))
    expect(result).toEqual([200, true, true, 200])
    expect(answered).toEqual([
      `request GET /api/v1/routes/${large.id}`,
      `request GET /api/v1/routes/${large.id}/export`,
      `page GET /routes/${large.id}`,
      `request GET /api/v1/self/routes/${large.id}/bundle`,
    ])
    expect(await apart(() => read(small.id))).toEqual({ result: [200, true, true, 200], answered: [] })
  })

  it('what reads or changes journeys with parts of lines, and nothing of those without', async () => {
    const entry = stageOf(await createArticle(author))
    const part = { object_id: 'line-1', from_m: 100, to_m: 600 }
    const other = await test.aVerifiedUser()
    const make = async (by: TestUser, entries: NewJourneyEntry[]) => {
      const journey = await createJourney(by, { state: 'public', entries })
      await by.api.readJourney(paramsOf(journey))
      await by.api.listOwnJourneys({ query: {} })
      await test.aGuest().api.listUserJourneys({ params: { id: String(by.user.id) }, query: {} })
      await by.api.addJourneyEntries({ ...paramsOf(journey), body: { entries: [{ kind: 'rest' }] } })
      return journey.id
    }
    expect((await apart(() => make(other, [entry]))).answered).toEqual([])
    const { result: id, answered } = await apart(() => make(author, [{ ...entry, part }]))
    expect(answered).toEqual([
      'request POST /api/v1/self/journeys',
      `request GET /api/v1/journeys/${id}`,
      'request GET /api/v1/self/journeys',
      `request GET /api/v1/users/${author.user.id}/journeys`,
      `request POST /api/v1/self/journeys/${id}/entries`,
    ])
  })

  it('and what it refuses is refused: access, checks and limits are the same', async () => {
    const large = await createArticle(author, withLine(100_000, { private_mode: 'private' }))
    const params = { id: String(large.id) }
    expect(await test.aGuest().api.readRoute({ params })).toMatchObject({ status: 404 })
    expect((await test.aGuest().fetch(`/api/v1/routes/${large.id}/export?format=gpx`, {})).status).toBe(404)
    const body = withLine(100_000)
    expect(await test.aGuest().api.createRoute({ body })).toMatchObject({ status: 401 })
    const foreign = await author.fetch('/api/v1/routes', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify(body),
    })
    expect(foreign.status).toBe(403)
    const unreadable = { ...body, layer: [aLayer(aLine({ path: `${pathOf(100_000)}!` }))] }
    expect(await author.api.createRoute({ body: unreadable })).toMatchObject({
      status: 422,
      error: { code: 'article.map_invalid' },
    })
    const unknown = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`key${at}`, at]))
    expect(await author.api.createRoute({ body: { ...anArticle(), ...unknown } })).toMatchObject({
      status: 422,
      error: { code: 'request.invalid' },
    })
    const huge = 'x'.repeat(PRODUCT_LIMITS.mapBytes + 1)
    expect(await author.api.createRoute({ body: { ...body, layer: [aLayer(aLine({ path: huge }))] } })).toMatchObject({
      status: 413,
    })
  })

  it('a change, of which the pages kept here are told before its author', async () => {
    const large = await createArticle(author, withLine(60_000, { title: '古い題' }))
    const page = async () => (await test.aGuest().fetch(`/routes/${large.id}`, {})).text()
    expect(await page()).toContain('古い題')
    await author.api.saveRoute(
      { params: { id: String(large.id) }, body: withLine(60_000, { title: '新しい題' }) },
      { headers: { 'if-match': '"1"' } },
    )
    expect(await page()).toContain('新しい題')
  })

  it('a change that sends little', async () => {
    const { id, version } = await createArticle(author)
    const path = `/v1/self/routes/${id}/revisions/1/restore`
    const { result, answered } = await apart(() =>
      author.fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'if-match': `"${version}"` },
        body: '{}',
      }),
    )
    expect([result.status, answered]).toEqual([200, [`request POST /api${path}`]])
  })

  it('a job that works on maps', async () => {
    await createArticle(author, withLine(100_000))
    await test.db.execute(sql`insert into route_cuts (route_id, user_id) select id, user_id from routes`)
    const open = async () => (await test.db.execute(sql`select 1 from route_cuts where done_at is null`)).length
    const { answered } = await apart(async () => {
      await tryAgain()
      await expect.poll(open, { timeout: 20_000 }).toBe(0)
    })
    expect(answered).toEqual(['job cut-articles'])
  })

  it('a repeated create once', async () => {
    const body = withLine(60_000)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await author.api.createRoute({ body }, { headers })
    const again = await author.api.createRoute({ body }, { headers })
    expect(first.ok && again.ok && first.data.id === again.data.id).toBe(true)
  })
})

describe('a response of another thread', () => {
  it('has the id that is logged here', async () => {
    const { id } = await createArticle(author, withLine(60_000))
    const { headers } = await author.fetch(`/api/v1/routes/${id}`, {})
    const own = logged.map((line): unknown => JSON.parse(line)).filter(isOf(headers.get('x-request-id')))
    expect(own).toMatchObject([
      { method: 'GET', path: `/api/v1/routes/${id}`, status: 200, userId: expect.any(Number) },
    ])
  })

  it('has the headers that it would have here, for HEAD too', async () => {
    const { id } = await createArticle(author, withLine(60_000))
    const { id: small } = await createArticle(author)
    const answered = async (article: number, method: 'GET' | 'HEAD') => {
      const headers = { 'accept-encoding': 'gzip' }
      const url = `/api/v1/routes/${article}`
      const { statusCode, headers: all, rawPayload } = await test.app.inject({ method, url, headers })
      const others = Object.entries(all).filter(([name]) => !OF_ONE_RESPONSE.test(name))
      return { statusCode, others: Object.fromEntries(others), isEmpty: rawPayload.length === 0 }
    }
    const { result } = await apart(() => answered(id, 'GET'))
    expect(result).toEqual(await answered(small, 'GET'))
    expect(await answered(id, 'HEAD')).toEqual(await answered(small, 'HEAD'))
  })

  it('keeps every cookie: of a page, and of the session that was renewed here', async () => {
    const { id } = await createArticle(author, withLine(60_000))
    await test.db.execute(sql`update sessions set expires_at = now() + interval '1 day'`)
    const [page, data] = [await test.aGuest().fetch(`/edit/${id}`, {}), await author.fetch(`/api/v1/routes/${id}`, {})]
    expect(page.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(data.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=/)])
  })
})

describe('this thread goes on meanwhile', () => {
  const get = (url: string) => () => test.app.inject({ url })
  /** Written before it is measured. */
  async function post(body: unknown) {
    const lines = [...(await credentialsOf(author)), 'Content-Type: application/json']
    const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2)))
    const payload = Buffer.from(JSON.stringify(body))
    return () => test.app.inject({ method: 'POST', url: '/api/v1/routes', headers, payload })
  }
  const unknown = () => Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`key${at}`, at]))

  it.each<[string, number, () => Promise<() => Promise<{ readonly statusCode: number }>>]>([
    ['a save of half a million points', 201, () => post(withLine(500_000))],
    ['a body of 200,000 unknown keys', 422, () => post({ ...anArticle(), ...unknown() })],
    [
      'an export of half a million points',
      200,
      async () => get(`/api/v1/routes/${(await createArticle(author, withLine(500_000))).id}/export?format=geojson`),
    ],
    [
      'a page of half a million points',
      200,
      async () => get(`/routes/${(await createArticle(author, withLine(500_000))).id}`),
    ],
  ])('with %s', async (_, status, prepare) => {
    const work = await prepare()
    let answered = 0
    const { block, whole } = await longestBlock(async () => {
      answered = (await work()).statusCode
    })
    expect(answered).toBe(status)
    expect(block).toBeLessThan(whole * SHARE)
  })
})
