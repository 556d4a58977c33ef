import { SEASON_TAGS } from '@repo/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { feature, printFeatured, unfeature } from '../moderation/command/feature-command.ts'
import { ModerationProblem } from '../moderation/command/moderation-problem.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

const AUTUMN = new Date('2026-10-10T00:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())
beforeEach(() => test.services.featured.clear())

const frontPage = async (api = test.aGuest().api) => {
  const answer = await api.readFrontPage()
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}
const run = (command: ReturnType<typeof feature>) => command({ featured: test.services.featured })
const words = { ja: '橋を渡るたびに。', en: 'With every bridge.' }

describe('the route of the week', () => {
  it('is none until the editors choose one, and the last that they chose', async () => {
    expect((await frontPage()).featured).toBeNull()
    expect(await run(printFeatured)).toBe('There is no route of the week.')
    const [first, second] = [await createArticle(author), await createArticle(author)]
    expect(await run(feature(first.id, { ...words }))).toMatch(
      new RegExp(`^Article ${first.id} is the route of the week`),
    )
    expect((await frontPage()).featured).toMatchObject({
      route: { id: first.id },
      words_ja: '橋を渡るたびに。',
      words_en: 'With every bridge.',
    })
    await run(feature(second.id, {}))
    expect((await frontPage()).featured).toMatchObject({ route: { id: second.id }, words_ja: '', words_en: '' })
    expect(await run(printFeatured)).toContain(`Article ${second.id}`)
    await run(unfeature)
    expect((await frontPage()).featured).toBeNull()
  })

  it('ends after a week, or when the editors say', async () => {
    const { id } = await createArticle(author)
    const { featured } = test.services
    await featured.choose(id, { words, days: 7, from: AUTUMN })
    const after = (ms: number) => new Date(AUTUMN.getTime() + ms)
    expect(await featured.current(after(7 * DAY_MS - 1))).toMatchObject({ articleId: id })
    expect(await featured.current(after(7 * DAY_MS))).toBeNull()
    await run(feature(id, { days: 30 }))
    const until = Date.parse((await featured.current())?.until ?? '')
    expect(Math.round((until - Date.now()) / DAY_MS)).toBe(30)
  })

  it.each([
    ['a draft', { is_draft: true }],
    ['a private one', { private_mode: 'private' as const }],
    ['one shared by a link', { private_mode: 'url' as const }],
  ])('cannot be %s', async (_what, over) => {
    const { id } = await createArticle(author, over)
    await expect(run(feature(id, {}))).rejects.toThrow(new ModerationProblem('There is no such public article.'))
    await expect(run(feature(999_999, {}))).rejects.toThrow('There is no such public article.')
  })

  it('is shown no longer once it is forbidden or deleted', async () => {
    const [forbidden, deleted] = [await createArticle(author), await createArticle(author)]
    await run(feature(forbidden.id, {}))
    await test.services.moderation.moderate(null, { action: 'forbid', route_id: forbidden.id, reason: 'x' })
    expect((await frontPage()).featured).toBeNull()
    await run(feature(deleted.id, {}))
    await author.api.deleteRoute({ params: { id: String(deleted.id) } })
    expect((await frontPage()).featured).toBeNull()
  })
})

describe('routes of the season', () => {
  it('are public ones with a tag of it, the most liked first, four at most', async () => {
    const reader = await test.aVerifiedUser()
    const tags = [...Object.values(SEASON_TAGS.autumn).flat(), '秋'].map((name) => [{ name }])
    const articles = []
    for (const tag of tags) articles.push(await createArticle(author, { tag }))
    await createArticle(author, { tag: [{ name: '春' }] })
    await createArticle(author, { tag: [{ name: '秋' }], is_draft: true })
    const [liked] = articles
    await reader.api.favoriteRoute({ params: { id: String(liked?.id) } })
    const { season, seasonal } = await test.services.frontPage.read(null, { at: AUTUMN })
    expect(season).toBe('autumn')
    const newest = articles
      .slice(1)
      .map(({ id }) => id)
      .reverse()
    expect(seasonal.map(({ id }) => id)).toEqual([liked?.id, ...newest].slice(0, 4))
  })

  it('are those of another season when it is asked for', async () => {
    const { id } = await createArticle(author, { tag: [{ name: '夏山' }] })
    const answer = await test.aGuest().api.readFrontPage({ query: { season: 'summer' } })
    expect(answer.ok && [answer.data.season, answer.data.seasonal.map((card) => card.id)]).toEqual(['summer', [id]])
  })

  it('tell a reader what they keep', async () => {
    const reader = await test.aVerifiedUser()
    const { id } = await createArticle(author, { tag: [{ name: '雪' }] })
    await run(feature(id, {}))
    await reader.api.stockRoute({ params: { id: String(id) }, body: {} })
    const { featured, seasonal } = await test.services.frontPage.read(reader.user.id, {
      at: new Date('2026-01-10T00:00:00Z'),
    })
    expect(featured?.route.onStocked).toBe(true)
    expect(seasonal.map((card) => [card.id, card.onStocked])).toEqual([[id, true]])
    expect((await frontPage()).featured?.route.onStocked).toBe(false)
  })
})
