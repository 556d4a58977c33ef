import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { answerErrors } from '../platform/http/error-handler.ts'
import { serveProtomaps } from './serve-protomaps.ts'

/** Any vector archive is served alike. */
const ARCHIVE = fileURLToPath(new URL('../../../../packages/basemap/assets/world.pmtiles', import.meta.url))

function serve(place: string): { app: FastifyInstance; warnings: string[] } {
  const app = Fastify()
  const warnings: string[] = []
  answerErrors(app)
  serveProtomaps(app, place, (warning) => warnings.push(warning))
  onTestFinished(async () => app.close())
  return { app, warnings }
}

it('answers a style in the reader’s language and theme whose tiles it serves itself', async () => {
  const { app } = serve(ARCHIVE)
  const style = (await app.inject('/basemaps/protomaps.json?hl=en-us&theme=dark')).json()
  expect(style.name).toBe('protomaps-dark')
  expect(JSON.stringify(style.layers)).not.toContain('name:ja')
  const [template] = style.sources.protomaps.tiles
  const answer = await app.inject(template.replace('{z}/{x}/{y}', '5/28/12'))
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(gunzipSync(answer.rawPayload).length).toBeGreaterThan(answer.rawPayload.length)
})

it.each(['/no/such/planet.pmtiles', 'http://127.0.0.1:1/planet.pmtiles'])(
  'says that %s cannot be had, to those who ask and to the operator',
  async (place) => {
    const { app, warnings } = serve(place)
    for (const path of ['/basemaps/protomaps.json', '/tiles/protomaps/1/0/0/0']) {
      const answer = await app.inject(path)
      expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'server.unavailable'])
    }
    expect(warnings).toHaveLength(2)
    expect(warnings[0]).toMatch(/^Protomaps: /)
  },
)
