import { encodePolyline, type Position } from '@mishiori/map-document'
import { type Journey, PRODUCT_LIMITS } from '@repo/contract'
import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleMaps } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { readStoredMap } from '../route-articles/article-content.ts'
import { aLayer, aLine } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { createPointCount } from './journey-files.service.ts'
import { createJourney, stageOf } from './testing/create-journey.ts'

let test: TestApp
let owner: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser()
})
afterAll(() => test.close())

const ask = ({ id }: Pick<Journey, 'id'>, query = '') =>
  test.app.inject({ url: `/api/v1/journeys/${id}/export${query}` })
const filesIn = (archive: Buffer) =>
  Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
const namesIn = (gpx: string) => [...gpx.matchAll(/<trk>\s*<name>([^<]*)/g)].map(([, name]) => name)

async function aJourney(over: Parameters<typeof createJourney>[1] = {}) {
  const shown = await createArticle(owner, { title: '藪原から' })
  const hidden = await createArticle(owner, { title: '秘密の道', private_mode: 'private' })
  const entries = [stageOf(shown), { kind: 'rest' } as const, { ...stageOf(shown), day: 3 }, stageOf(hidden)]
  return { shown, journey: await createJourney(owner, { state: 'public', entries, ...over }) }
}

describe('a journey as files', () => {
  it('is one GPX of what its reader sees, with its owner and address', async () => {
    const { journey } = await aJourney()
    const { statusCode, headers, body } = await ask(journey)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/gpx+xml; charset=utf-8'])
    expect(headers['content-disposition']).toContain(`filename="mishiori-journey-${journey.id}.gpx"`)
    expect(namesIn(body)).toHaveLength(2)
    expect(body).toContain(journey.title)
    expect(body).toContain(`/journeys/${journey.id}`)
    expect(body).not.toContain('秘密')
    const own = await owner.fetch(`/api/v1/journeys/${journey.id}/export`, { method: 'GET' })
    expect(namesIn(await own.text())).toHaveLength(3)
  })

  it('is a GPX for each day, with its date', async () => {
    const { journey } = await aJourney()
    const { headers, rawPayload } = await ask(journey, '?files=each')
    expect(headers['content-type']).toBe('application/zip')
    const files = filesIn(rawPayload)
    expect(files.map(([name]) => name)).toEqual(['01 2026-10-17.gpx', '03 2026-10-19.gpx'])
    for (const [, gpx] of files) expect(namesIn(gpx)).toHaveLength(1)
  })

  it('is a GPX for each stage of a collection', async () => {
    const { journey } = await aJourney({ kind: 'collection' })
    const { rawPayload } = await ask(journey, '?files=each')
    expect(filesIn(rawPayload).map(([name]) => name)).toEqual(['01.gpx', '02.gpx'])
  })

  it('has only the part of a line that a stage is', async () => {
    const { shown, journey } = await aJourney()
    const part = { object_id: 'line-1', from_m: 100, to_m: 600 }
    const some = await createJourney(owner, { state: 'public', entries: [{ ...stageOf(shown), part }] })
    const pointsIn = (gpx: string) => gpx.match(/<trkpt /g)?.length ?? 0
    expect(pointsIn((await ask(some)).body)).toBe(2)
    expect(pointsIn((await ask(journey)).body)).toBe(6)
    expect((await ask(some)).body).not.toContain('<wpt ')
  })

  it('has as many points as one map may have, and no more, however few maps they are of', async () => {
    const points = PRODUCT_LIMITS.mapPoints / 2
    const path = encodePolyline(Array.from({ length: points }, (_, at): Position => [137 + at * 1e-5, 36]))
    const article = await createArticle(owner, { layer: [aLayer(aLine({ path }))] })
    const [layer] = readStoredMap([aLayer(aLine({ path }))]).layers
    const [rest] = readStoredMap([aLayer(aLine())]).layers
    if (!layer || !rest) throw new Error('no layers')
    const count = createPointCount()
    count([layer])
    count([layer]) // as many as there may be
    expect(() => count([rest])).toThrow(expect.objectContaining({ code: 'journey.export_too_large' }))

    const [whole, part] = [stageOf(article), { object_id: 'line-1', from_m: 0, to_m: 10 }]
    const entries = [whole, { ...whole, part }, whole]
    const journey = await createJourney(owner, { state: 'public', entries })
    for (const answer of [await ask(journey), await ask(journey, '?files=each')])
      expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'journey.export_too_large'])
  })

  it('is refused where the maps of its stages are too large together, and to whom may not see it', async () => {
    const { shown, journey } = await aJourney()
    const layers = sql`json_build_array(repeat('x', ${33 * 1024 * 1024}))` // for two stages
    await test.db.update(articleMaps).set({ layers }).where(eq(articleMaps.articleId, shown.id))
    const refused = await ask(journey)
    expect([refused.statusCode, refused.json().error.code]).toEqual([422, 'journey.export_too_large'])
    const draft = await createJourney(owner)
    const hidden = await ask(draft)
    expect([hidden.statusCode, hidden.json().error.code]).toEqual([404, 'journey.not_found'])
  })
})
