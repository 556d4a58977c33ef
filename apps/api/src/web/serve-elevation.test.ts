import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TerrainService } from '../modules/elevations/terrain.service.ts'
import { AppError } from '../platform/app-error.ts'
import { answerErrors } from '../platform/http/error-handler.ts'
import { serveElevation } from './serve-elevation.ts'

const CREDITS = [{ name: 'DEM', attribution: '© DEM', url: null }]
const body = Buffer.from('tile')

/** Whole, passing and missing tiles, told apart by their column. */
const terrain: TerrainService = {
  offer: { minZoom: 8, maxZoom: 13, credits: CREDITS },
  archive: {
    version: 'abc-1',
    metadata: null,
    maxZoom: 13,
    encoding: 'identity',
    contentType: 'image/webp',
    close: async () => {},
    async tile(z, x) {
      if (z < 8) return null
      if (x === 1) throw new AppError('server.unavailable', { seconds: 10 })
      return { body, etag: '"1"', ...(x === 2 && { isPassing: true }) }
    },
  },
}

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  answerErrors(app)
  serveElevation(app, { hasElevations: true, terrain })
})
afterAll(() => app.close())

const send = (path: string) => app.inject(`/tiles/terrain/${path}`)

it('offers tiles under an address that changes with the sources, and whom to thank', () => {
  expect(serveElevation(Fastify(), { hasElevations: true, terrain })).toEqual({
    terrain: { url: '/tiles/terrain/abc-1/{z}/{x}/{y}', minZoom: 8, maxZoom: 13, credits: CREDITS },
  })
})

it('offers elevations without tiles, and nothing without sources', () => {
  expect(serveElevation(Fastify(), { hasElevations: true, terrain: null })).toEqual({ terrain: null })
  expect(serveElevation(Fastify(), { hasElevations: false, terrain: null })).toBeNull()
})

it('lets browsers keep what is whole, and only that', async () => {
  const whole = await send('abc-1/9/0/0')
  expect([whole.body, whole.headers['content-type']]).toEqual(['tile', 'image/webp'])
  expect(whole.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await send('abc-1/9/2/0')).headers['cache-control']).toBe('no-store')
})

it('answers nothing for other zooms, and 503 while no source can be asked', async () => {
  expect((await send('abc-1/7/0/0')).statusCode).toBe(204)
  const away = await send('abc-1/9/1/0')
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '10'])
  expect(away.headers['cache-control']).not.toContain('immutable')
})
