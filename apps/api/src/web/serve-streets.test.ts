import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { buildStreets } from '@repo/basemap/streets'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { answerErrors } from '../platform/http/error-handler.ts'
import { regionPaths, writeCurrentSet } from '../platform/routing/regions/tile-set.ts'
import { TOWN } from '../testing/town-engine.ts'
import { type ServedStreets, serveStreets } from './serve-streets.ts'

const MIDDLE = '14/14471/6420'
const soon = { timeout: 20_000 }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mishiori-regions-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

interface SetKind {
  readonly demo?: string | null
  readonly hasStreets?: boolean
}

/** A set whose streets are the demo town's, served from now on. */
async function switchTo(set: string, { demo = null, hasStreets = true }: SetKind = {}): Promise<void> {
  const setFolder = join(regionPaths(folder).sets, set)
  mkdirSync(setFolder, { recursive: true })
  if (hasStreets) await buildStreets({ folder: setFolder, extracts: [{ name: 'town', path: TOWN }] })
  writeCurrentSet(folder, { format: 1, set, demo, regions: [], probe: '{}' })
}

async function serve(): Promise<{ app: FastifyInstance; streets: ServedStreets; warnings: string[] }> {
  const app = Fastify()
  const warnings: string[] = []
  answerErrors(app)
  const streets = serveStreets(app, folder, (warning) => warnings.push(warning))
  onTestFinished(async () => app.close())
  await app.ready()
  return { app, streets, warnings }
}

const tileOf = (url: string) => url.replace('{z}/{x}/{y}', MIDDLE)

it('are none until regions are installed, then follow every change', async () => {
  const { app, streets, warnings } = await serve()
  expect(streets.current()).toBeNull()
  expect((await app.inject('/tiles/streets/any/14/0/0')).statusCode).toBe(204)

  await switchTo('town-1', { demo: 'mark' })
  await expect
    .poll(() => streets.current(), soon)
    .toEqual({ url: '/tiles/streets/town-1/{z}/{x}/{y}', isInvented: true })
  await switchTo('real-2')
  await expect
    .poll(() => streets.current(), soon)
    .toEqual({ url: '/tiles/streets/real-2/{z}/{x}/{y}', isInvented: false })
  expect(warnings).toEqual([])
})

it('are sent compressed under an address of their own, and under a former one not to be kept for ever', async () => {
  await switchTo('real-1')
  const { app, streets } = await serve()
  const url = tileOf(streets.current()?.url ?? '')
  const answer = await app.inject(url)
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(gunzipSync(answer.rawPayload).includes('東西')).toBe(true)
  const former = await app.inject(url.replace('real-1', 'former'))
  expect(former.headers['cache-control']).toBe('public, max-age=3600')
})

it('are none for a set that was built before there were any', async () => {
  await switchTo('old-1', { hasStreets: false })
  expect((await serve()).streets.current()).toBeNull()
})

it('that are damaged are said to be, and leave the map without them', async () => {
  await switchTo('bad-1', { hasStreets: false })
  const path = join(regionPaths(folder).sets, 'bad-1', 'streets.pmtiles')
  writeFileSync(path, 'no tiles')
  const { streets, warnings } = await serve()
  expect(streets.current()).toBeNull()
  expect(warnings).toEqual([expect.stringMatching(/^Streets: /)])
})
