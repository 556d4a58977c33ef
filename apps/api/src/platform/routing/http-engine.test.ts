import { createServer, type RequestListener, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { TOWN_PLACES } from '@repo/demo-region'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answerEndlessly } from '../../testing/endless-answer.ts'
import { buildTownTiles, openTownEngine, ROUTING_PROGRAM, type TownTiles } from '../../testing/town-engine.ts'
import type { EngineQuery } from './embedded/engine-messages.ts'
import { type EngineProcess, startEngineProcess } from './embedded/engine-process.ts'
import { createHttpEngine } from './http-engine.ts'

let tiles: TownTiles
let valhalla: EngineProcess
beforeAll(async () => {
  tiles = await buildTownTiles()
  valhalla = await startEngineProcess(ROUTING_PROGRAM, tiles.setup)
})
afterAll(async () => {
  valhalla.kill()
  await valhalla.ended
  tiles.delete()
})

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
})

/** A routing server of the operator on this machine, and our engine that sends requests to it. */
async function anEngine(listener: RequestListener, options: { limitMs?: number; maxBytes?: number } = {}) {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const warnings: string[] = []
  const url = `http://127.0.0.1:${address.port}/valhalla`
  const engineAt = (at: string) => createHttpEngine({ url: at, onWarning: () => {} })
  return {
    url,
    engineAt,
    engine: createHttpEngine({ url, onWarning: (text) => warnings.push(text), ...options }),
    warnings,
  }
}

const ACTIONS: ReadonlyMap<string, EngineQuery['action']> = new Map([
  ['/valhalla/route', 'route'],
  ['/valhalla/isochrone', 'isochrone'],
  ['/valhalla/height', 'height'],
  ['/valhalla/trace_attributes', 'traceAttributes'],
  ['/valhalla/trace_route', 'traceRoute'],
])

/** What `valhalla_service` does, by the engine itself. */
const service: RequestListener = async (request, response) => {
  const action = ACTIONS.get(request.url ?? '')
  if (!action || request.method !== 'POST') return void response.writeHead(404).end()
  const answer = await valhalla.send({ action, query: await text(request) })
  if (answer.kind === 'text') response.writeHead(200, { 'content-type': 'application/json' }).end(answer.text)
  else if (answer.kind === 'refusal') response.writeHead(400).end(JSON.stringify(errorOf(answer.message)))
  else response.writeHead(500).end()
}

/** As a server says it: with the number of what it says. */
const errorOf = (error: string) => ({ error, ...(/match algorithm failed/i.test(error) && { error_code: 444 }) })

const never = new AbortController().signal
const { station, westBank, eastBank, island, fields } = TOWN_PLACES
const question = { stops: [station, eastBank], costing: 'auto' } as const
const UNAVAILABLE = { ok: false, problem: 'unavailable' }

describe('a routing server', () => {
  it('is asked for the same ways as the embedded engine', async () => {
    const { engine } = await anEngine(service)
    const embedded = (await openTownEngine(tiles)).engine
    for (const stops of [question.stops, [westBank, eastBank], [station, island], [station, fields]]) {
      for (const costing of ['auto', 'pedestrian'] as const) {
        const routeQuery = { stops, costing }
        expect(await engine.route(routeQuery, never)).toEqual(await embedded.route(routeQuery, never))
      }
    }
    await embedded.close()
  })

  it('knows the same ways below a line, and of no surface whether it is one', async () => {
    const { engine, warnings } = await anEngine(service)
    const { engine: embedded } = await openTownEngine(tiles)
    const found = await embedded.route(
      { stops: [TOWN_PLACES.parkSouthWest, TOWN_PLACES.parkNorthEast], costing: 'pedestrian' },
      never,
    )
    const path = found.ok ? found.path : []
    for (const matching of ['edges', 'map'] as const) {
      const known = await embedded.trace({ path, matching }, never)
      const said = await engine.trace({ path, matching }, never)
      expect(said).toMatchObject({ hasTags: false, region: null, barriers: [], lengthMeters: known?.lengthMeters })
      expect(said?.stretches.map(({ way }) => way?.kind)).toEqual(known?.stretches.map(({ way }) => way?.kind))
      expect(said?.stretches.every(({ way }) => way?.surface === null && way.stepCount === null)).toBe(true)
      expect(known?.stretches.some(({ way }) => way?.stepCount === 64)).toBe(true)
    }
    const away = await engine.trace({ path: [fields, [fields[0] + 0.01, fields[1]]], matching: 'map' }, never)
    expect(away?.stretches.map(({ way }) => way)).toEqual([null])
    expect(warnings).toEqual([])
    await embedded.close()
  })

  it('tells the same turns of a line', async () => {
    const { engine, warnings } = await anEngine(service)
    const { engine: embedded } = await openTownEngine(tiles)
    const found = await embedded.route({ stops: [station, eastBank], costing: 'pedestrian' }, never)
    const asked = {
      path: found.ok ? found.path : [],
      matching: 'edges',
      costings: ['pedestrian'],
      language: 'ja',
    } as const
    const known = await embedded.turns(asked, never)
    expect(known?.turns.length).toBeGreaterThan(2)
    expect(await engine.turns(asked, never)).toEqual({ ...known, region: null })
    const away = await engine.turns({ ...asked, path: [fields, [fields[0] + 0.01, fields[1]]] }, never)
    expect(away?.turns).toEqual([])
    expect(warnings).toEqual([])
    await embedded.close()
  })

  it('that cannot be asked for the ways below a line says nothing of them', async () => {
    const { engine, warnings } = await anEngine((_request, response) => response.writeHead(500).end())
    expect(await engine.trace({ path: [station, eastBank], matching: 'map' }, never)).toBeNull()
    expect(warnings[0]).toContain('answered 500')
  })

  it('is asked for the same ways as one of a profile, and for the same reach', async () => {
    const { engine } = await anEngine(service)
    const embedded = (await openTownEngine(tiles)).engine
    const way = { ...question, costing: 'bicycle', options: { bicycle_type: 'Road' }, alternatives: 2 } as const
    const found = await engine.route(way, never)
    expect(found.ok).toBe(true)
    expect(found).toEqual(await embedded.route(way, never))
    for (const origin of [station, fields]) {
      const reach = { origin, costing: 'pedestrian', within: { minutes: 10 } } as const
      expect(await engine.reach(reach, never)).toEqual(await embedded.reach(reach, never))
    }
    await embedded.close()
  })

  it('is told the key and the password of its address', async () => {
    const routeQuery: (string | undefined)[] = []
    const { url, engineAt } = await anEngine((request, response) => {
      routeQuery.push(request.url, request.headers.authorization)
      response.writeHead(400).end('{"error_code":442}')
    })
    await engineAt(`${url.replace('//', '//walker:p%40ss@')}/?key=1`).route(question, never)
    expect(routeQuery).toEqual(['/valhalla/route?key=1', `Basic ${btoa('walker:p@ss')}`])
  })

  it.each([
    ['442', { error_code: 442, error: 'anything' }, 'notFound'],
    ['154', { error_code: 154 }, 'tooLong'],
    ['an unknown number', { error_code: 999, error: 'No path could be found for input' }, 'unavailable'],
    ['nothing', null, 'unavailable'],
  ])('is understood when it refuses with %s', async (_, body, problem) => {
    const { engine } = await anEngine((_request, response) => response.writeHead(400).end(JSON.stringify(body)))
    expect(await engine.route(question, never)).toEqual({ ok: false, problem })
  })
})

describe('[fault 19] [F60] a routing server that is', () => {
  it.each<[string, RequestListener, string]>([
    ['broken', (_, response) => response.writeHead(500).end('oops'), 'answered 500'],
    ['no routing server', (_, response) => response.end('<html>'), 'answered what is no way'],
    ['half way gone', (_, response) => response.writeHead(200).flushHeaders() ?? response.destroy(), 'failed'],
    ['moved', (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(), 'failed'],
    [
      'answering another question',
      (_, response) => response.end('{"trip":{"legs":[{"shape":"~~~~~~~~~~"}]}}'),
      'answered what is no way',
    ],
  ])('%s counts as unavailable and is complained of', async (_, listener, complaint) => {
    const { engine, warnings } = await anEngine(listener)
    expect(await engine.route(question, never)).toEqual(UNAVAILABLE)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(complaint)
  })

  it('endless is not read to the end', async () => {
    const { engine, warnings } = await anEngine(answerEndlessly, { maxBytes: 100_000 })
    expect(await engine.route(question, never)).toEqual(UNAVAILABLE)
    expect(warnings[0]).toContain('longer than 100000 bytes')
  })

  it('silent is given up', async () => {
    const { engine, warnings } = await anEngine(() => {}, { limitMs: 50 })
    expect(await engine.route(question, never)).toEqual(UNAVAILABLE)
    expect(warnings[0]).toContain('did not answer within 50 ms')
  })

  it('not there counts as unavailable', async () => {
    const { engine } = await anEngine(service)
    await new Promise((resolve) => servers.pop()?.close(resolve))
    expect(await engine.route(question, never)).toEqual(UNAVAILABLE)
  })

  it('left alone by the asker sees the connection end', async () => {
    const closed = Promise.withResolvers<void>()
    const { engine } = await anEngine((request, response) => {
      response.on('close', () => closed.resolve())
      request.on('data', () => leaving.abort(new Error('gone')))
    })
    const leaving = new AbortController()
    await expect(engine.route(question, leaving.signal)).rejects.toThrow('gone')
    await closed.promise
  })
})
