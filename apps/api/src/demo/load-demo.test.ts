import { join } from 'node:path'
import { linkedObjectIds, parseArticle } from '@mishiori/article-blocks/document'
import { mainLine, movingTime, parseMapDocument, SENSOR_SERIES } from '@mishiori/map-document'
import type { RouteArticle } from '@repo/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPasswordHasher } from '../modules/accounts/password-hasher.ts'
import { createFolderStorage } from '../platform/file-storage/file-storage.ts'
import { walkLogs } from '../schema/walk-logs.table.ts'
import { buildTestApp, type TestApp } from '../testing/index.ts'
import { useTownApp } from '../testing/use-town.ts'
import { type DemoDependencies, loadDemo } from './load-demo.ts'

const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u

const town = useTownApp()
let test: TestApp
let dependencies: DemoDependencies
beforeAll(() => {
  test = town.app
  dependencies = {
    db: test.db,
    storage: createFolderStorage(join(test.dataFolder, 'files')),
    passwords: createPasswordHasher(),
    secret: 'a secret of thirty-two characters',
    publicUrl: 'http://localhost',
  }
})

async function readAll(): Promise<readonly RouteArticle[]> {
  const list = await test.aGuest().api.listRoutes()
  if (!list.ok) throw new Error(list.error.code)
  const answers = await Promise.all(
    list.data.data.map(({ id }) => test.aGuest().api.readRoute({ params: { id: String(id) } })),
  )
  return answers.flatMap((answer) => (answer.ok ? [answer.data] : []))
}

describe('the demonstration', () => {
  it('is loaded once, also when two processes start at the same time', async () => {
    const [first, second] = await Promise.all([loadDemo(dependencies), loadDemo(dependencies)])
    expect(first).toEqual(second)
    expect(await loadDemo(dependencies)).toHaveLength(3)
    expect(await readAll()).toHaveLength(12)
  })

  it('lets its people log in', async () => {
    for (const logIn of await loadDemo(dependencies)) {
      expect(await test.aGuest().api.logIn({ body: logIn })).toMatchObject({ ok: true, data: { email: logIn.email } })
    }
  })

  it('has articles whose links lead to objects on their maps and whose pictures are served', async () => {
    for (const article of await readAll()) {
      const map = parseMapDocument(article.layer)
      const body = parseArticle(article.context)
      if (!map.ok || !body.ok) throw new Error(article.title)
      const ids = map.document.layers.flatMap(({ objects }) => objects.map((object): string => object.id))
      expect(linkedObjectIds(body.document).filter((id) => !ids.includes(id))).toEqual([])
      expect(map.document.layers.length).toBeGreaterThan(2)
      expect((await test.aGuest().fetch(article.thumbnail_path ?? '', {})).status).toBe(200)
    }
  })

  it('lies in Japan and the United States, on lines without leaps', async () => {
    for (const { title, min_lng, max_lng, min_lat, max_lat, distance_km } of await readAll()) {
      const inJapan = (min_lng ?? 0) > 129 && (max_lng ?? 0) < 146 && (min_lat ?? 0) > 30 && (max_lat ?? 0) < 46
      const inTheStates = (min_lng ?? 0) > -125 && (max_lng ?? 0) < -66 && (min_lat ?? 0) > 24 && (max_lat ?? 0) < 49
      expect(inJapan || inTheStates, title).toBe(true)
      expect(distance_km, title).toBeGreaterThan(1.5)
      expect(distance_km, title).toBeLessThan(80)
    }
  })

  it('shows every kind of object and block that the editor makes', async () => {
    const articles = await readAll()
    const text = JSON.stringify(articles.map(({ layer, context }) => ({ layer, context })))
    for (const kind of ['LINE', 'NAVIGATION_LINE', 'RECORDING_LINE', 'POI', 'CIRCLE', 'SQUARE', 'CUSTOME'])
      expect(text).toContain(`"objectType":"${kind}"`)
    for (const type of ['paragraph', 'header', 'list', 'quote', 'table', 'singleImage', 'images']) {
      expect(text).toContain(`"type":"${type}"`)
    }
    expect(text).toContain('"elevations":[')
  })

  it('has a recording whose author shows all that a watch measured, and rests', async () => {
    const [recorded] = (await readAll()).filter(({ shows_health }) => shows_health)
    const map = parseMapDocument(recorded?.layer)
    const line = map.ok ? mainLine(map.document) : null
    expect(SENSOR_SERIES.filter((name) => line?.[name]?.some((value) => value !== null))).toEqual([
      'temperaturesCelsius',
      'heartRatesBpm',
      'cadencesRpm',
    ])
    expect(line && movingTime(line)).toMatchObject({ pauseCount: 2, pausedMs: expect.closeTo(15 * 60_000, -5) })
  })

  it('has a walk whose time can go by the ground, and one of a season', async () => {
    const [town] = (await readAll()).filter(({ title }) => title.includes('架空'))
    expect(town?.course_time).toMatchObject({ minutes: expect.any(Number) })
    const autumn = await test.aGuest().api.listRoutes({ query: { season: 'autumn' } })
    expect(autumn.ok && autumn.data.total).toBeGreaterThan(0)
  })

  it('has a walk that is found by its ways, which have no stairs', async () => {
    const signal = AbortSignal.timeout(120_000)
    const stairFree = async () => {
      const list = await test.aGuest().api.listRoutes({ query: { stairs: 'none' } })
      return list.ok && list.data.data.map(({ id, title }) => [id, title])
    }
    expect(await stairFree()).toEqual([])
    while ((await test.services.lineGround.workOnNext(signal)) !== null);
    expect(await stairFree()).toEqual([[12, expect.stringContaining('橋から橋へ')]])
  })

  it('has walks: two for everybody, and one that followers of its walker see', async () => {
    const lists = await Promise.all(
      (await readAll()).map(({ id }) => test.aGuest().api.listWalkLogs({ params: { id: String(id) }, query: {} })),
    )
    const logs = lists.flatMap((list) => (list.ok ? list.data.data : []))
    expect(logs.map(({ visibility }) => visibility)).toEqual(['public', 'public'])
    const stored = await test.db.select({ visibility: walkLogs.visibility }).from(walkLogs)
    expect(stored.filter(({ visibility }) => visibility === 'followers')).toHaveLength(1)
  })

  it('has a year of walks that somebody keeps to themselves, with sums', async () => {
    const [logIn] = await loadDemo(dependencies)
    const walker = test.aGuest()
    if (!logIn || !(await walker.api.logIn({ body: logIn })).ok) throw new Error('not logged in')
    const stored = await test.db.select({ visibility: walkLogs.visibility }).from(walkLogs)
    expect(stored.filter(({ visibility }) => visibility === 'private').length).toBeGreaterThan(10)
    const all = await walker.api.readOwnYear({ params: { year: 'all' }, query: {} })
    if (!all.ok) throw new Error(all.error.code)
    expect(all.data.total.count).toBeGreaterThan(10)
    expect(all.data.total.distance_km).toBeGreaterThan(100)
    expect(all.data.months.length).toBeGreaterThan(6)
    const years = await walker.api.listOwnYears()
    expect(years.ok && years.data.years.map(({ seconds }) => Number(seconds) > 0)).not.toContain(false)
  })

  it('is a living place: comments with replies, some on what the map shows, thanks and follows, all counted', async () => {
    const articles = await readAll()
    const lists = await Promise.all(
      articles.map(({ id }) => test.aGuest().api.listComments({ params: { id: String(id) } })),
    )
    const comments = lists.flatMap((list) => (list.ok ? list.data.data : []))
    expect(comments.length).toBeGreaterThan(10)
    expect(comments.filter(({ replies }) => replies.length > 0).length).toBeGreaterThan(5)
    expect(comments.filter(({ object_id }) => object_id !== null).length).toBeGreaterThan(4)
    expect(comments.filter(({ text }) => !JAPANESE.test(text ?? '')).length).toBeGreaterThan(2)
    expect(Math.max(...articles.map(({ favorite_count }) => favorite_count))).toBeGreaterThan(4)
    const author = await test.aGuest().api.readUser({ params: { id: String(articles[0]?.user.id) } })
    expect(author.ok && author.data.follower_count).toBeGreaterThan(1)
    const [clone] = articles.filter(({ cloned_from }) => cloned_from !== null)
    const [original] = articles.filter(({ id }) => id === clone?.cloned_from?.id)
    expect(original?.copy_count).toBe(1)
    expect(await test.services.counters.recount()).toEqual([])
  })

  it('has a journey of three days and a collection, public, with measures of all that is known', async () => {
    const listed = await test.aGuest().api.listUsers()
    const people = listed.ok ? listed.data.data : []
    const lists = await Promise.all(
      people.map(({ id }) => test.aGuest().api.listUserJourneys({ params: { id: String(id) } })),
    )
    const cards = lists.flatMap((list) => (list.ok ? list.data.data : []))
    const [journey, collection] = ['journey', 'collection'].map((kind) => cards.find((card) => card.kind === kind))
    expect(journey).toMatchObject({ day_count: 3, starts_on: '2026-10-17', ends_on: '2026-10-19', sums: { stages: 3 } })
    expect(collection).toMatchObject({ starts_on: null, sums: { stages: 3 }, language: 'en-us' })
  })

  it.each(['架空', '橋から橋へ'])('says in both languages that the town of %s is invented', async (word) => {
    const [town] = (await readAll()).filter(({ title }) => title.includes(word))
    expect(town?.summary).toContain('架空')
    expect(town?.translation?.title).toContain('invented')
    expect(town?.translation?.summary).toContain('made-up')
  })

  it.each(['架空', '鳥居峠', '橋から橋へ'])('tells the article on %s in both languages', async (word) => {
    const [article] = (await readAll()).filter(({ title }) => title.includes(word))
    expect(article?.translation?.summary).not.toBe('')
    const map = parseMapDocument(article?.layer)
    const layers = map.ok ? map.document.layers : []
    const named = layers.flatMap((layer) => [layer, ...layer.objects])
    expect(named.length).toBeGreaterThan(6)
    const english = named.map((item) => ({ ...item, ...item.translations?.['en-us'] }))
    expect(english.filter((item) => JAPANESE.test(`${item.name}${'description' in item && item.description}`))).toEqual(
      [],
    )
    const texts = [article?.context, article?.translation?.context].map((context) => parseArticle(context))
    const types = texts.map((text) => text.ok && text.document.blocks.map(({ type }) => type))
    expect(types[1]).toEqual(types[0])
    expect(JSON.stringify(article?.translation)).not.toMatch(JAPANESE)
  })

  it('stays away from an installation that people use', async () => {
    const used = await buildTestApp()
    await used.aVerifiedUser()
    expect(await loadDemo({ ...dependencies, db: used.db })).toEqual([])
    expect(await used.aGuest().api.listRoutes()).toMatchObject({ data: { total: 0 } })
    await used.close()
  })
})
