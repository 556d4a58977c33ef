import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { createJourney, stageOf } from './testing/create-journey.ts'

let test: TestApp
let owner: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser()
})
afterAll(() => test.close())

const textOf = async (path: string) => (await test.aGuest().fetch(path, {})).text()

describe('the sitemap', () => {
  it('names public journeys, each in one language, and no others', async () => {
    expect(await textOf('/sitemap.xml')).not.toContain('/sitemaps/journeys-1.xml')
    const entries = [stageOf(await createArticle(owner))]
    const { id } = await createJourney(owner, { state: 'public', entries })
    const hidden = await createJourney(owner, { state: 'linkShared', entries })
    expect(await textOf('/sitemap.xml')).toContain('<loc>http://localhost/sitemaps/journeys-1.xml</loc>')
    const part = await textOf('/sitemaps/journeys-1.xml')
    expect(part).toContain(`<loc>http://localhost/journeys/${id}</loc><lastmod>`)
    expect(part).not.toContain('hreflang')
    expect(part).not.toContain(`/journeys/${hidden.id}<`)
    expect((await test.aGuest().fetch('/sitemaps/journeys-0.xml', {})).status).toBe(404)
  })
})

describe('the list', () => {
  it('asks seldom whether a public journey has a part of a line, as all are read where none has', async () => {
    const { journeys } = test.services
    expect(await journeys.haveParts('public')).toBe(false)
    const part = { object_id: 'line-1', from_m: 200, to_m: 700 }
    const entries = [{ ...stageOf(await createArticle(owner)), part }]
    const { id } = await createJourney(owner, { state: 'public', entries })
    expect(await journeys.haveParts({ journeyId: id })).toBe(true)
    expect(await journeys.haveParts('public')).toBe(false)
  })
})
