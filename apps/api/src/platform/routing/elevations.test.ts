import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Position } from '@mishiori/map-document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeHgt } from '../../testing/hgt-file.ts'
import { buildTownTiles, openTownEngine, ROUTING_PROGRAM, type TownTiles } from '../../testing/town-engine.ts'
import { type EngineProcess, startEngineProcess } from './embedded/engine-process.ts'
import { createHttpEngine } from './http-engine.ts'
import type { RoutingEngine } from './routing-engine.ts'

const never = new AbortController().signal
/** One metre more for each second of arc to the south, from 500 m at 37° north. */
const south = (row: number) => 500 + row
const PLACES: readonly Position[] = [
  [137.5, 37 - 100 / 3600],
  [137.5, 36.5],
  [100.5, 0.5],
]

let tiles: TownTiles
let embedded: RoutingEngine
let process: EngineProcess
let server: Server
let served: RoutingEngine
const warnings: string[] = []
beforeAll(async () => {
  tiles = await buildTownTiles()
  writeHgt(join(tiles.folder, 'elevation', 'N36'), 'N36E137', south)
  embedded = (await openTownEngine(tiles)).engine
  process = await startEngineProcess(ROUTING_PROGRAM, tiles.setup)
  server = createServer(async (request, response) => {
    const answer = await process.send({ action: 'height', query: await text(request) })
    response.end(answer.kind === 'text' ? answer.text : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  served = createHttpEngine({ url: `http://127.0.0.1:${address.port}`, onWarning: (said) => warnings.push(said) })
})
afterAll(async () => {
  await embedded.close()
  process.kill()
  await process.ended
  server.close()
  tiles.delete()
})

describe('elevations of the routing engine', () => {
  it('come from the files in its folder, and are unknown elsewhere', async () => {
    expect(await embedded.elevations(PLACES, never)).toEqual([600, 2_300, null])
  })

  it('are the same from a server', async () => {
    expect(await served.elevations(PLACES, never)).toEqual(await embedded.elevations(PLACES, never))
    expect(warnings).toEqual([])
  })

  it.each([
    ['too few of them', '{"height":[1]}'],
    ['words', '{"height":["1",2,3]}'],
    ['no list', '{"height":3}'],
    ['a page', '<html>'],
  ])('are none when a server answers %s', async (_, body) => {
    const strange = createServer((_request, response) => response.end(body))
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
    const address = strange.address()
    const port = typeof address === 'object' ? address?.port : 0
    const said: string[] = []
    const engine = createHttpEngine({ url: `http://127.0.0.1:${port}`, onWarning: (warning) => said.push(warning) })
    expect(await engine.elevations(PLACES, never)).toBeNull()
    expect(said[0]).toContain('answered what are no elevations')
    await new Promise((resolve) => strange.close(resolve))
  })
})
