import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodePolyline, encodePolyline, type Position } from '@mishiori/map-document'
import type { ElevationQuestion } from '@repo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CreditedElevations, ElevationChain } from '../../platform/elevation/elevation-chain.ts'
import { parseElevationSources } from '../../platform/elevation/elevation-settings.ts'
import { openElevation } from '../../platform/elevation/open-elevation.ts'
import { noRouting } from '../../platform/routing/routing-engine.ts'
import { drawElevationTile, writeTileFolder } from '../../testing/elevation-tiles.ts'
import { buildTestApp, type TestApp, type TestClient } from '../../testing/index.ts'

const TILE = { z: 12, x: 3617, y: 1605 }
/** Inside of that tile, and beside it to the west. */
const KNOWN: Position = [137.94, 36.24]
const UNKNOWN: Position = [137.7, 36.24]

let folder: string
let test: TestApp
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mishiori-dem-'))
  writeTileFolder(folder, [{ ...TILE, data: await drawElevationTile(TILE, () => 612.3) }])
  const elevation = await openElevation({
    sources: parseElevationSources(
      `terrarium=${folder}/{z}/{x}/{y}.png#name=DEM&attribution=Survey&link=https://dem.example`,
    ),
    routing: noRouting,
    userAgent: 'Mishiori',
    onWarning: () => {},
  })
  if (!elevation) throw new Error('A source is configured.')
  test = await buildTestApp({}, undefined, undefined, { elevation })
})
afterAll(async () => {
  await test.close()
  rmSync(folder, { recursive: true, force: true })
})

interface RequestOptions extends Omit<ElevationQuestion, 'path'> {
  readonly client?: TestClient
}

const send = (path: readonly Position[], { client = test.aGuest(), ...options }: RequestOptions = {}) =>
  client.api.elevations({ body: { path: encodePolyline(path), ...options } })

async function refusal(response: ReturnType<typeof send>) {
  const { status, ...answer } = await response
  if (answer.ok) return { status }
  const { message: _, ...error } = answer.error
  return { status, ...error }
}

describe('elevations along a line', () => {
  it('are told for each of its points, with whom to thank', async () => {
    expect(await send([KNOWN, UNKNOWN])).toMatchObject({
      status: 200,
      data: {
        path: encodePolyline([KNOWN, UNKNOWN]),
        elevationsMeters: [612.3, null],
        sources: [{ name: 'DEM', attribution: 'Survey', url: 'https://dem.example' }],
      },
    })
  })

  it('are told for one point, and thank nobody where none is known', async () => {
    const answer = await send([UNKNOWN])
    expect(answer.ok && answer.data).toMatchObject({ elevationsMeters: [null], sources: [] })
  })

  it('are told between its points when samples are asked for', async () => {
    const answer = await send([KNOWN, [137.96, 36.25]], { samples: 100 })
    if (!answer.ok) throw new Error(answer.error.code)
    const { path, elevationsMeters } = answer.data
    const decoded = decodePolyline(path, { maxPoints: 100 })
    expect(decoded.ok && decoded.path.length).toBe(elevationsMeters.length)
    expect(elevationsMeters.length).toBeGreaterThan(90)
    expect(decoded.ok && [decoded.path[0], decoded.path.at(-1)]).toEqual([KNOWN, [137.96, 36.25]])
  })
})

describe('a question', () => {
  const points = (count: number) => Array.from({ length: count }, (_, index): Position => [137.9 + index / 1e5, 36.24])

  it('may have 1,000 points and not one more', async () => {
    expect((await send(points(1_000))).status).toBe(200)
    expect(await refusal(send(points(1_001)))).toEqual({
      status: 422,
      code: 'elevation.too_many_points',
      params: { max: 1_000 },
    })
    expect(await refusal(send(points(5_000)))).toMatchObject({ code: 'elevation.too_many_points' })
  })

  it('may ask for 2 to 1,000 samples', async () => {
    for (const samples of [2, 1_000]) expect((await send([KNOWN, UNKNOWN], { samples })).status).toBe(200)
    for (const samples of [1, 1_001, 2.5]) {
      expect(await refusal(send([KNOWN], { samples }))).toMatchObject({ status: 422, code: 'request.invalid' })
    }
  })

  it.each([
    ['without a line', {}],
    ['with an empty line', { path: '' }],
    ['with half a point', { path: '_p~iF' }],
    ['with other characters', { path: '_p~iF ~ps|U' }],
    ['beyond the map', { path: encodePolyline([[137, 85.1]]) }],
    ['with more than is asked for', { path: encodePolyline([KNOWN]), hl: 'ja' }],
  ])('%s is none', async (_, body) => {
    const answer = await test.aGuest().fetch('/api/v1/elevations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([answer.status, (await answer.json()).error.code]).toEqual([422, 'request.invalid'])
  })

  it('is counted, of each user and of guests apart', async () => {
    const user = await test.aVerifiedUser()
    const statuses = await Promise.all(
      Array.from({ length: 121 }, async () => (await send([KNOWN], { client: user })).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(120)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await send([KNOWN])).status).toBe(200)
  })
})

describe('a source', () => {
  type Answer = (positions: readonly Position[], signal: AbortSignal) => Promise<CreditedElevations>

  async function withSource(elevationsAt: Answer, run: (app: TestApp) => Promise<void>): Promise<void> {
    const elevation: ElevationChain = { version: '1', elevationsAt, terrain: null, close: async () => {} }
    const app = await buildTestApp({}, undefined, undefined, { elevation })
    try {
      await run(app)
    } finally {
      await app.close()
    }
  }
  const sendTo = (app: TestApp) => send([KNOWN], { client: app.aGuest() })

  it('[fault 19] that cannot be asked now makes it 503 with the time to wait, and is asked again', async () => {
    let response = 0
    const elevationsAt: Answer = async () => ({
      elevationsMeters: [++response === 1 ? null : 5],
      credits: [],
      isPartial: true,
    })
    await withSource(elevationsAt, async (app) => {
      const first = await sendTo(app)
      expect([first.status, first.headers.get('retry-after')]).toEqual([503, '10'])
      expect(first).toMatchObject({ error: { code: 'server.unavailable', params: { seconds: 10 } } })
      expect(await sendTo(app)).toMatchObject({ data: { elevationsMeters: [5] } })
      await sendTo(app)
      expect(response).toBe(3)
    })
  })

  it('is asked once for what was asked before', async () => {
    let response = 0
    const elevationsAt: Answer = async () => ({ elevationsMeters: [++response], credits: [], isPartial: false })
    await withSource(elevationsAt, async (app) => {
      const answers = await Promise.all([sendTo(app), sendTo(app), sendTo(app)])
      expect(answers.map((answer) => answer.ok && answer.data.elevationsMeters)).toEqual([[1], [1], [1]])
    })
  })

  it('is told when whoever asked has gone', async () => {
    const started = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    const elevationsAt: Answer = (_, signal) =>
      new Promise((_resolve, reject) => {
        started.resolve()
        signal.addEventListener('abort', () => {
          left.resolve()
          reject(signal.reason)
        })
      })
    await withSource(elevationsAt, async (app) => {
      const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
      const token = await app.aGuest().fetch('/api/sanctum/csrf-cookie', { method: 'GET' })
      const cookies = token.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
      const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
      const leaving = new AbortController()
      const response = fetch(`${origin}/api/v1/elevations`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: cookies.join('; '),
          'x-xsrf-token': decodeURIComponent(xsrf),
          'x-requested-with': 'XMLHttpRequest',
        },
        body: JSON.stringify({ path: encodePolyline([KNOWN]) }),
        signal: leaving.signal,
      })
      await started.promise
      leaving.abort()
      await expect(response).rejects.toThrow()
      await left.promise
    })
  })
})

it('says that there is none where none is configured', async () => {
  const app = await buildTestApp()
  try {
    expect(await refusal(send([KNOWN], { client: app.aGuest() }))).toEqual({
      status: 404,
      code: 'elevation.not_configured',
    })
  } finally {
    await app.close()
  }
})
