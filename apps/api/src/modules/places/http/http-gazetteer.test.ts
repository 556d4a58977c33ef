import { createServer, type RequestListener, type Server } from 'node:http'
import type { Place } from '@repo/contract'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { answerEndlessly } from '../../../testing/endless-answer.ts'
import { createHttpGazetteer, type PlaceServer } from './http-gazetteer.ts'

const SPACING = { apartMs: 60, maxWaiting: 3 }
const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

interface ReceivedRequest {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly userAgent: string | undefined
}

/** A place server on this machine, and our gazetteer that sends requests to it. */
async function aGazetteer(
  kind: PlaceServer['kind'],
  answer: RequestListener,
  options: { limitMs?: number; maxBytes?: number } = {},
) {
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    requests.push({
      path: pathname,
      query: Object.fromEntries(searchParams),
      userAgent: request.headers['user-agent'],
    })
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const warnings: string[] = []
  const place = { kind, url: `http://127.0.0.1:${address.port}/geo` }
  const onWarning = (warning: string) => warnings.push(warning)
  const gazetteer = createHttpGazetteer(
    place,
    { userAgent: 'Mishiori (+https://routes.example)', onWarning, ...options },
    SPACING,
  )
  return { gazetteer, requests, warnings }
}

const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const breakOff: RequestListener = (_, response) => {
  response.writeHead(200).flushHeaders()
  response.destroy()
}

const never = new AbortController().signal
const NARAI = { query: '奈良井宿', locale: 'ja', view: [137, 35, 139, 37] } as const

const photonFeature = (properties: object = {}, coordinates: unknown = [137.81, 35.97]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: {
    osm_type: 'N',
    osm_id: 12,
    type: 'locality',
    name: '奈良井宿',
    city: '塩尻市',
    state: '長野県',
    country: '日本',
    ...properties,
  },
})
const nominatimPlace = (over: object = {}) => ({
  osm_type: 'node',
  osm_id: 12,
  lat: '35.97',
  lon: '137.81',
  name: '奈良井宿',
  display_name: '奈良井宿, 塩尻市, 長野県, 日本',
  addresstype: 'village',
  ...over,
})
const FOUND: Place = {
  place_id: 'osm:N12',
  kind: 'place',
  name: '奈良井宿',
  address: '塩尻市, 長野県, 日本',
  lat: 35.97,
  lng: 137.81,
}

describe('Photon', () => {
  it('is asked in the reader’s language, near the view, by a name', async () => {
    const { gazetteer, requests } = await aGazetteer('photon', json({ features: [photonFeature()] }))
    expect(await gazetteer.search(NARAI, never)).toEqual([FOUND])
    await gazetteer.search({ ...NARAI, locale: 'en-us', view: null }, never)
    expect(requests.map(({ path, query }) => ({ path, query }))).toEqual([
      { path: '/geo/api', query: { q: '奈良井宿', limit: '10', lang: 'default', lon: '138', lat: '36' } },
      { path: '/geo/api', query: { q: '奈良井宿', limit: '10', lang: 'en' } },
    ])
    expect(requests[0]?.userAgent).toBe('Mishiori (+https://routes.example)')
  })

  it('remembers what it has found, by question and by id', async () => {
    const { gazetteer, requests } = await aGazetteer('photon', json({ features: [photonFeature()] }))
    const all = [gazetteer.search(NARAI, never), gazetteer.findByIds(['osm:N12', 'osm:N13'], 'ja', never)]
    await all[0]
    expect(await gazetteer.search({ ...NARAI, view: [137.1, 35.1, 139.1, 37.1] }, never)).toEqual([FOUND])
    expect(await gazetteer.findByIds(['osm:N12', 'osm:N13'], 'ja', never)).toEqual([FOUND])
    expect(requests).toHaveLength(1)
  })
})

describe('Nominatim', () => {
  it('is asked near the view, and for ids', async () => {
    const { gazetteer, requests } = await aGazetteer('nominatim', json([nominatimPlace()]))
    expect(await gazetteer.search(NARAI, never)).toEqual([FOUND])
    expect(await gazetteer.findByIds(['osm:N12', 'osm:W7&format=xml'], 'en-us', never)).toEqual([FOUND])
    const common = { format: 'jsonv2' }
    expect(requests.map(({ path, query }) => ({ path, query }))).toEqual([
      {
        path: '/geo/search',
        query: { q: '奈良井宿', limit: '10', viewbox: '137,35,139,37', 'accept-language': 'ja', ...common },
      },
      { path: '/geo/lookup', query: { osm_ids: 'N12', 'accept-language': 'en', ...common } },
    ])
  })

  it('is asked one question after another with a pause, and no more than may wait', async () => {
    const { gazetteer, requests } = await aGazetteer('nominatim', json([]))
    const questions = Array.from({ length: 6 }, (_, n) => gazetteer.search({ ...NARAI, query: `place ${n}` }, never))
    const answers = await Promise.allSettled(questions)
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(requests.map(({ query }) => query.q)).toEqual(['place 0', 'place 1', 'place 2', 'place 3'])
    expect(refused.map(({ reason }) => reason.code)).toEqual(['BREAK_OUT', 'BREAK_OUT'])
  })
})

describe.each(['photon', 'nominatim'] as const)('[F60] a %s server', (kind) => {
  it.each<[string, RequestListener, string]>([
    ['broken', (_, response) => void response.writeHead(500).end('oops'), 'answered 500'],
    ['tired', (_, response) => void response.writeHead(429).end(), 'answered 429'],
    ['a page', (_, response) => void response.end('<html>'), 'is not valid JSON'],
    ['something else', json('places'), 'answered what is no list of places'],
    ['moved', (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(), 'redirect'],
    ['half way gone', breakOff, ''],
  ])('[fault 19] that is %s counts as a break-out and is complained of', async (_what, listener, complaint) => {
    const { gazetteer, warnings } = await aGazetteer(kind, listener)
    await expect(gazetteer.search(NARAI, never)).rejects.toMatchObject({ code: 'BREAK_OUT' })
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(complaint)
  })

  it('[fault 19] that never ends is not read to the end', async () => {
    const { gazetteer, warnings } = await aGazetteer(kind, answerEndlessly, { maxBytes: 100_000 })
    await expect(gazetteer.search(NARAI, never)).rejects.toMatchObject({ code: 'BREAK_OUT' })
    expect(warnings[0]).toContain('longer than 100000 bytes')
  })

  it('[fault 19] that is silent is given up, and asked again the next time', async () => {
    const speak = json(kind === 'photon' ? { features: [photonFeature()] } : [nominatimPlace()])
    const controller = new AbortController()
    const answers: RequestListener[] = [() => controller.abort(), speak]
    const limitMs = 60_000
    const { gazetteer, warnings } = await aGazetteer(kind, (...both) => answers.shift()?.(...both), { limitMs })
    // The time of the first question ends when it has arrived, that of the second not before there is an answer.
    const clock = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(controller.signal)
    onTestFinished(() => clock.mockRestore())
    await expect(gazetteer.search(NARAI, never)).rejects.toMatchObject({ code: 'BREAK_OUT' })
    expect(clock).toHaveBeenCalledWith(limitMs)
    expect(warnings[0]).toContain('did not answer within 60000 ms')
    expect(await gazetteer.search(NARAI, never)).toEqual([FOUND])
  })

  it('is left alone after four failures on end, and the log says so', async () => {
    const { gazetteer, requests, warnings } = await aGazetteer(
      kind,
      (_, response) => void response.writeHead(500).end(),
    )
    for (let asked = 0; asked < 5; asked++)
      await expect(gazetteer.search({ ...NARAI, query: `place ${asked}` }, never)).rejects.toMatchObject({
        code: 'BREAK_OUT',
      })
    expect(requests).toHaveLength(4)
    expect(warnings.at(-1)).toMatch(/^The place server at [\w.:]+ is left alone for a while/)
  })

  it.each([400, 404, 414, 422])('is not left alone for refusing a question with %i', async (status) => {
    const { gazetteer, requests, warnings } = await aGazetteer(
      kind,
      (_, response) => void response.writeHead(status).end(),
    )
    for (let asked = 0; asked < 5; asked++)
      await expect(gazetteer.search({ ...NARAI, query: `place ${asked}` }, never)).rejects.toMatchObject({
        code: 'BREAK_OUT',
      })
    expect(requests).toHaveLength(5)
    expect(warnings.at(-1)).toContain(`answered ${status}`)
  })

  it('is not complained of when who asked has gone', async () => {
    const { gazetteer, warnings } = await aGazetteer(kind, () => {})
    const gone = new AbortController()
    const searching = gazetteer.search(NARAI, gone.signal)
    gone.abort()
    await expect(searching).rejects.toMatchObject({ code: 'BREAK_OUT' })
    expect(warnings).toEqual([])
  })

  it('is not believed: only what has a name, a number and a position is a place', async () => {
    const bad =
      kind === 'photon'
        ? {
            features: [
              photonFeature({ name: '' }),
              photonFeature({}, [500, 0]),
              photonFeature({ osm_id: 'x' }),
              null,
              photonFeature({ name: 'Na\u202erai\n\u0000' }),
            ],
          }
        : [
            nominatimPlace({ name: ' ', display_name: '' }),
            nominatimPlace({ lon: '500' }),
            nominatimPlace({ osm_type: 'planet' }),
            null,
            nominatimPlace({ name: 'Na\u202erai\n\u0000' }),
          ]
    const { gazetteer } = await aGazetteer(kind, json(bad))
    expect((await gazetteer.search(NARAI, never)).map(({ name }) => name)).toEqual(['Na rai'])
  })
})
