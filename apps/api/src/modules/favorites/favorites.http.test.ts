import { PRODUCT_LIMITS } from '@repo/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../platform/session/users.table.ts'
import { articleSearch } from '../../schema/article-search.table.ts'
import { favorites } from '../../schema/favorites.table.ts'
import { journeys } from '../../schema/journeys.table.ts'
import { notifications } from '../../schema/notifications.table.ts'
import { buildTestApp, type TestApp, type TestClient, type TestUser } from '../../testing/index.ts'
import { isAbout, type Subject, type SubjectKind } from '../article-access/subject.ts'
import { createJourney, ifMatch, inputOf, stageOf } from '../journeys/testing/create-journey.ts'
import { createArticle, tokenOf } from '../route-articles/testing/create-article.ts'

let test: TestApp
let author: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
})
afterAll(() => test.close())

type State = 'public' | 'draft' | 'private' | 'linkShared'
type Reader = Pick<TestClient, 'api'>
interface Liked extends Subject {
  /** Of the link that it is shared by; empty without one. */
  readonly token: string
}

const ARTICLE_STATES = {
  public: {},
  draft: { is_draft: true },
  private: { private_mode: 'private' },
  linkShared: { private_mode: 'url' },
} as const

async function create(kind: SubjectKind, by: TestUser, state: State = 'public'): Promise<Liked> {
  if (kind === 'article') {
    const article = await createArticle(by, ARTICLE_STATES[state])
    return { kind, id: article.id, token: tokenOf(article) }
  }
  const journey = await createJourney(by, { state, entries: [stageOf(await createArticle(by))] })
  return {
    kind,
    id: journey.id,
    token: new URL(journey.full_share_url ?? 'http://none').searchParams.get('token') ?? '',
  }
}

const params = ({ id }: Subject) => ({ params: { id: String(id) } })
const thank = ({ api }: Reader, liked: Subject, query = {}) =>
  (liked.kind === 'article' ? api.favoriteRoute : api.favoriteJourney)({ ...params(liked), query })
const takeBack = ({ api }: Reader, liked: Subject) =>
  (liked.kind === 'article' ? api.unfavoriteRoute : api.unfavoriteJourney)(params(liked))
const list = ({ api }: Reader, liked: Subject, query = {}) =>
  (liked.kind === 'article' ? api.listFavorites : api.listJourneyFavorites)({ ...params(liked), query })

async function read({ api }: Reader, liked: Subject) {
  const answer = await (liked.kind === 'article' ? api.readRoute(params(liked)) : api.readJourney(params(liked)))
  if (!answer.ok) throw new Error(answer.error.code)
  const { is_favorite, favorite_count } = answer.data
  return { is_favorite, favorite_count }
}

const crowd = (size: number) => Promise.all(Array.from({ length: size }, () => test.aVerifiedUser()))
const countOf = async (liked: Subject) => (await read(test.aGuest(), liked)).favorite_count

describe.each(['article', 'journey'] as const)('a Nice Route for one %s', (kind) => {
  it('is sent once, however often it is asked for, and taken back', async () => {
    const [liked, reader] = [await create(kind, author), await test.aVerifiedUser()]
    for (let i = 0; i < 2; i++) {
      expect(await thank(reader, liked)).toMatchObject({ data: { is_favorite: true, favorite_count: 1 } })
    }
    expect(await read(reader, liked)).toEqual({ is_favorite: true, favorite_count: 1 })
    expect(await read(test.aGuest(), liked)).toEqual({ is_favorite: false, favorite_count: 1 })
    for (let i = 0; i < 2; i++) {
      expect(await takeBack(reader, liked)).toMatchObject({ data: { is_favorite: false, favorite_count: 0 } })
    }
    expect(await countOf(liked)).toBe(0)
  })

  it('is counted exactly when thirty people send one at once', async () => {
    const [liked, readers] = [await create(kind, author), await crowd(30)]
    const answers = await Promise.all(readers.map((reader) => thank(reader, liked)))
    const counts = answers.map((answer) => (answer.ok ? answer.data.favorite_count : 0))
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
    await Promise.all(readers.slice(0, 10).map((reader) => takeBack(reader, liked)))
    expect(await countOf(liked)).toBe(20)
    expect(await test.services.counters.recount()).toEqual([])
  })

  it('is counted once when one person sends it thirty times at once', async () => {
    const [liked, reader] = [await create(kind, author), await test.aVerifiedUser()]
    await Promise.all(Array.from({ length: 30 }, () => thank(reader, liked)))
    expect(await countOf(liked)).toBe(1)
  })

  it('is not for one’s own', async () => {
    const liked = await create(kind, author)
    expect(await thank(author, liked)).toMatchObject({ status: 403, error: { code: 'favorite.own_article' } })
    expect(await takeBack(author, liked)).toMatchObject({ status: 403 })
  })

  it.each(['draft', 'private', 'linkShared'] as const)('knows nothing of a hidden one: %s', async (state) => {
    const [liked, reader] = [await create(kind, author, state), await test.aVerifiedUser()]
    const unknown = await thank(reader, { kind, id: 999_999 })
    for (const answer of [await thank(reader, liked), await takeBack(reader, liked)]) {
      expect(answer).toMatchObject({ status: 404, error: { code: `${kind}.not_found` } })
      expect(!answer.ok && answer.body).toEqual(!unknown.ok && unknown.body)
    }
    expect(await list(reader, liked)).toMatchObject({ status: 404 })
  })

  it('can be sent by whoever has the link', async () => {
    const [liked, reader] = [await create(kind, author, 'linkShared'), await test.aVerifiedUser()]
    const answer = await thank(reader, liked, { token: liked.token })
    expect(answer).toMatchObject({ data: { is_favorite: true, favorite_count: 1 } })
  })

  it('is refused between people in a block, who may still take one back', async () => {
    const [owner, reader] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const [liked, other] = [await create(kind, owner), await create(kind, owner)]
    await thank(reader, liked)
    await owner.api.blockUser({ params: { id: String(reader.user.id) } })
    expect(await thank(reader, other)).toMatchObject({ status: 403, error: { code: 'user.blocked' } })
    expect(await takeBack(reader, liked)).toMatchObject({ data: { favorite_count: 0 } })
  })

  it('notifies the author once, while it is unread and not taken back', async () => {
    const [owner, reader] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const liked = await create(kind, owner)
    const told = () =>
      test.db.$count(notifications, and(eq(notifications.userId, owner.user.id), isAbout(notifications, liked)))
    await Promise.all(Array.from({ length: 5 }, () => thank(reader, liked)))
    expect(await told()).toBe(1)
    const path = kind === 'article' ? `/routes/${liked.id}` : `/journeys/${liked.id}`
    expect(await owner.api.listNotifications({ query: {} })).toMatchObject({
      data: {
        data: [{ type: 'favorite', path, actor: { id: reader.user.id }, article_title: expect.stringMatching(/./) }],
      },
    })
    await takeBack(reader, liked)
    expect(await told()).toBe(0)
  })

  it('is in the archive of who sent it, without the title of what is not public any more', async () => {
    const reader = await test.aVerifiedUser()
    const [open, shared] = [await create(kind, author), await create(kind, author, 'linkShared')]
    await thank(reader, open)
    await thank(reader, shared, { token: shared.token })
    const key = kind === 'article' ? 'articleId' : 'journeyId'
    expect(await test.services.favorites.exportOf(reader.user.id)).toMatchObject([
      { [key]: open.id, title: expect.any(String) },
      { [key]: shared.id, title: null },
    ])
  })

  it('lists who has sent one newest first, page by page, nobody twice while others come', async () => {
    const size = PRODUCT_LIMITS.pageSize
    const [liked, readers] = [await create(kind, author), await crowd(size + 1)]
    for (const reader of readers) await thank(reader, liked)
    const first = await list(test.aGuest(), liked)
    if (!first.ok) throw new Error(first.error.code)
    expect(first.data).toMatchObject({ total: size + 1, next: expect.any(String) })
    await thank(await test.aVerifiedUser(), liked)
    const second = await list(test.aGuest(), liked, { before: first.data.next ?? '' })
    if (!second.ok) throw new Error(second.error.code)
    expect(second.data.next).toBeNull()
    const listed = [...first.data.data, ...second.data.data].map(({ user }) => user.id)
    expect(listed).toEqual(readers.map(({ user }) => user.id).reverse())
  })

  it('has no next page when one is exactly full', async () => {
    const [liked, readers] = [await create(kind, author), await crowd(PRODUCT_LIMITS.pageSize)]
    for (const reader of readers) await thank(reader, liked)
    expect(await list(test.aGuest(), liked)).toMatchObject({ data: { next: null } })
  })

  it('leaves out who has withdrawn, whose thanks still count', async () => {
    const [liked, reader] = [await create(kind, author), await test.aVerifiedUser()]
    await thank(reader, liked)
    await test.db.update(users).set({ withdrawnAt: new Date() }).where(eq(users.id, reader.user.id))
    expect(await list(test.aGuest(), liked)).toMatchObject({ data: { data: [], total: 1 } })
  })
})

describe('what an article is known for', () => {
  it('is what its author is known for, too', async () => {
    const somebody = await test.aVerifiedUser()
    const articles = [await create('article', somebody), await create('article', somebody)]
    for (const article of articles) await thank(await test.aVerifiedUser(), article)
    const profile = await test.aGuest().api.readUser({ params: { id: String(somebody.user.id) } })
    expect(profile).toMatchObject({ data: { favorite_sum: 2 } })
  })

  it('moves what searches count by when it leaves a level', async () => {
    const [article, readers] = [await create('article', author), await crowd(2)]
    const levels = async () => {
      const [row] = await test.db.select().from(articleSearch).where(eq(articleSearch.articleId, article.id))
      return { count: row?.favoriteCount, tokens: row?.tokens.filter((token) => token.startsWith('f:')) }
    }
    expect(await levels()).toEqual({ count: 0, tokens: ['f:0'] })
    for (const reader of readers) await thank(reader, article)
    expect(await levels()).toEqual({ count: 2, tokens: ['f:2'] })
    const [first] = readers
    if (first) await takeBack(first, article)
    expect(await levels()).toEqual({ count: 1, tokens: ['f:1'] })
  })

  it('goes with it', async () => {
    const [article, reader] = [await create('article', author), await test.aVerifiedUser()]
    await thank(reader, article)
    await author.api.deleteRoute(params(article))
    expect(await test.db.$count(favorites, eq(favorites.articleId, article.id))).toBe(1)
    await author.api.deleteTrashed(params(article))
    expect(await test.db.$count(favorites, eq(favorites.articleId, article.id))).toBe(0)
  })
})

describe('thanks for a journey', () => {
  it('are kept in the trash, unseen with what was told of them, and go with it', async () => {
    const [owner, reader] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const liked = await create('journey', owner)
    await thank(reader, liked)
    const unread = async () => await owner.api.countNotifications()
    await owner.api.deleteJourney(params(liked))
    expect(await thank(reader, liked)).toMatchObject({ status: 404 })
    expect(await unread()).toMatchObject({ data: { count: 0 } })
    await owner.api.restoreJourney(params(liked))
    expect(await unread()).toMatchObject({ data: { count: 1 } })
    expect(await countOf(liked)).toBe(1)
    await test.db.delete(journeys).where(eq(journeys.id, liked.id))
    expect(await test.db.$count(favorites, eq(favorites.journeyId, liked.id))).toBe(0)
    expect(await unread()).toMatchObject({ data: { count: 0 } })
  })

  it('race with its owner, who makes it private: each answer is of before or of after', async () => {
    const [owner, readers] = [await test.aVerifiedUser(), await crowd(10)]
    const journey = await createJourney(owner, { state: 'public', entries: [stageOf(await createArticle(owner))] })
    const liked: Subject = { kind: 'journey', id: journey.id }
    const hide = owner.api.updateJourney(
      { ...params(liked), body: inputOf(journey, { state: 'private' }) },
      ifMatch(journey),
    )
    const answers = await Promise.all([...readers.map((reader) => thank(reader, liked)), hide])
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
    expect(await thank(await test.aVerifiedUser(), liked)).toMatchObject({ status: 404 })
    const sent = answers.filter(({ ok }) => ok).length - 1
    expect((await read(owner, liked)).favorite_count).toBe(sent)
    expect(await test.db.$count(favorites, eq(favorites.journeyId, journey.id))).toBe(sent)
  })
})
