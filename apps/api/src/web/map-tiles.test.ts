import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { MapTiles } from '@repo/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerErrors } from '../platform/http/error-handler.ts'
import { serveMapTiles } from './map-tiles.ts'

let app: FastifyInstance
let tiles: MapTiles
beforeAll(async () => {
  app = Fastify()
  answerErrors(app)
  const assets = fileURLToPath(new URL('../../../../packages/basemap/assets', import.meta.url))
  tiles = (await serveMapTiles(app, assets, { current: () => null }))()
})
afterAll(() => app.close())

const tileUrl = (template: string, z: number | string, x: number | string, y: number | string) =>
  template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))

describe('a tile', () => {
  it('is sent compressed as stored, to be kept for ever', async () => {
    const answer = await app.inject(tileUrl(tiles.vectorUrl, 0, 0, 0))
    expect(answer.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/vnd.mapbox-vector-tile',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(gunzipSync(answer.rawPayload).length).toBeGreaterThan(answer.rawPayload.length)
  })

  it('of the relief is a picture', async () => {
    const answer = await app.inject(tileUrl(tiles.reliefUrl, 0, 0, 0))
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  })

  it('that the browser has is not sent again', async () => {
    const url = tileUrl(tiles.vectorUrl, 0, 0, 0)
    const { headers } = await app.inject(url)
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  it('of another version is not kept for ever', async () => {
    const answer = await app.inject('/tiles/world/another/0/0/0')
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
  })

  it.each([
    [20, 1, 1],
    [1, 2, 0],
    [1, 0, 5],
    [99_999, 0, 0],
  ])('that does not exist is empty: %i/%i/%i', async (z, x, y) => {
    expect((await app.inject(tileUrl(tiles.vectorUrl, z, x, y))).statusCode).toBe(204)
  })

  it.each(['1e3', '0x1', '-1', '01', '1.5', '%00', ''])('has no number %s', async (z) => {
    expect((await app.inject(tileUrl(tiles.vectorUrl, z, 0, 0))).statusCode).toBe(404)
  })
})
