import { type BundledJourney, exchangePictures, openBundle } from '@repo/article-bundle'
import { type Journey, type JourneyImport, PRODUCT_LIMITS } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { journeys } from '../../schema/journeys.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { FROM_HOME, hideHome } from '../private-places/testing/home.ts'
import { anArticle } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { createJourney, ifMatch, paramsOf, stageOf } from './testing/create-journey.ts'

let test: TestApp
let owner: TestUser
let other: TestUser
beforeAll(async () => {
  test = await buildTestApp()
})
beforeEach(async () => {
  owner = await test.aVerifiedUser()
  other = await test.aVerifiedUser()
})
afterAll(() => test.close())

const PART = { object_id: 'line-1', from_m: 100, to_m: 600 }

async function download(user: TestUser, { id }: Pick<Journey, 'id'>) {
  const answer = await user.fetch(`/api/v1/self/journeys/${id}/bundle`, {})
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

async function open(bytes: Uint8Array<ArrayBuffer>) {
  const opened = await openBundle(new Blob([bytes]))
  if (!opened.ok) throw new Error(opened.refusal)
  const journey = await opened.bundle.journeys[0]?.read()
  if (journey === undefined || typeof journey === 'string') throw new Error(journey)
  return { journey, bundle: opened.bundle }
}

async function aPicture(user: TestUser): Promise<string> {
  const image = sharp({ create: { width: 8, height: 8, channels: 3, background: '#5d8a77' } })
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(await image.jpeg().toBuffer())]), 'a.jpg')
  const answer = await user.api.uploadImage({ body })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.url
}

/** As the page of imports does it, without pictures in articles. */
async function toImport(user: TestUser, bytes: Uint8Array<ArrayBuffer>): Promise<JourneyImport> {
  const { journey, bundle } = await open(bytes)
  const ids = new Map<string, number>()
  for (const { folder, read } of bundle.articles) {
    const content = await read()
    if (!content) throw new Error('it was not read')
    ids.set(folder, (await createArticle(user, content.input)).id)
  }
  const cover_path = journey.cover_path && (await aPicture(user))
  const { site, kind, title, summary, starts_on } = journey
  const entries = journey.entries.flatMap((entry): JourneyImport['entries'] => {
    if (entry.kind === 'rest') return [entry]
    const { day, note, part, article, credit } = entry
    if (article !== null) return [{ kind: 'stage', article_id: ids.get(article) ?? 0, day, note, part }]
    return credit ? [{ kind: 'link', article_id: credit.id, day, note, part }] : []
  })
  return { site, kind, title, summary, starts_on, cover_path, entries }
}

async function imported(user: TestUser, body: JourneyImport) {
  const answer = await user.api.importJourney({ body })
  if (!answer.ok) throw new Error(answer.error.code)
  const journey = await user.api.readJourney(paramsOf({ id: answer.data.journey_id }))
  if (!journey.ok) throw new Error(journey.error.code)
  return { journey: journey.data, leftOut: answer.data.left_out }
}

/** What its owner said of it, with pictures and articles by what they are rather than their numbers. */
function written({ kind, title, summary, starts_on, ends_on, cover_path, sums, entries }: Journey) {
  const said = { kind, title, summary, starts_on, ends_on, sums, hasCover: cover_path !== null }
  const stages = entries.map(({ kind: of, day, note, part, article, measures }) => {
    return { of, day, note, part, title: article?.title, measures }
  })
  return exchangePictures({ ...said, stages }, () => 'picture')
}

const emptyImport = (over: Partial<JourneyImport> = {}): JourneyImport => {
  return {
    kind: 'journey',
    title: '三日',
    summary: '',
    cover_path: null,
    starts_on: null,
    site: '',
    entries: [],
    ...over,
  }
}

describe('a journey as a file', () => {
  it('has what its owner wrote, their own articles once each, and of those of others who wrote them', async () => {
    const cover_path = await aPicture(owner)
    const thumbnail_path = await aPicture(owner)
    const own = await createArticle(owner, { title: '藪原から', private_mode: 'private', thumbnail_path })
    const [theirs, hidden] = [await createArticle(other, { title: '奈良井から' }), await createArticle(other)]
    const entries = [
      { ...stageOf(own), part: PART, note: '朝のうちに' },
      { ...stageOf(own), day: 1 },
      { kind: 'rest', day: 2, note: '雨' } as const,
      { ...stageOf(theirs), day: 3 },
      { ...stageOf(hidden), day: 3, note: '夜' },
    ]
    const journey = await createJourney(owner, { cover_path, summary: '木曽', state: 'public', entries })
    await other.api.deleteRoute({ params: { id: String(hidden.id) } })
    const { answer, bytes } = await download(owner, journey)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toContain(`filename="mishiori-journey-${journey.id}.zip"`)
    const folder = `routes/${own.id}`
    const pictures = [cover_path, thumbnail_path].map((path) => path.replace('/files/', 'pictures/'))
    expect(Object.keys(unzipSync(bytes))).toEqual([
      'journey.json',
      pictures[0],
      `${folder}/route.json`,
      `${folder}/route.gpx`,
      pictures[1],
    ])
    const { url, ...credit } = { id: theirs.id, title: '奈良井から', author: other.user.name, url: expect.any(String) }
    expect((await open(bytes)).journey).toEqual({
      id: journey.id,
      site: expect.stringMatching(/^https?:/),
      kind: 'journey',
      title: journey.title,
      summary: '木曽',
      cover_path,
      starts_on: journey.starts_on,
      entries: [
        { kind: 'stage', day: 1, note: '朝のうちに', part: PART, article: folder, credit: null },
        { kind: 'stage', day: 1, note: '', part: null, article: folder, credit: null },
        { kind: 'rest', day: 2, note: '雨' },
        { kind: 'stage', day: 3, note: '', part: null, article: null, credit: { ...credit, url } },
        { kind: 'stage', day: 3, note: '夜', part: null, article: null, credit: null },
      ],
    } satisfies BundledJourney)
    expect(new TextDecoder().decode(bytes)).not.toContain(hidden.title)
  })

  it.each(['journey', 'collection'] as const)(
    'becomes the same %s again, private, in another account',
    async (kind) => {
      const [own, theirs] = [await createArticle(owner, { title: '藪原から' }), await createArticle(other)]
      const entries = [
        { ...stageOf(own), part: PART, note: '朝のうちに' },
        { kind: 'rest', day: 2 } as const,
        { ...stageOf(theirs), day: 4, part: PART },
      ]
      const input = { kind, summary: '木曽', cover_path: await aPicture(owner), state: 'public', entries } as const
      const journey = await createJourney(owner, input)
      const reader = await test.aVerifiedUser()
      const made = await imported(reader, await toImport(reader, (await download(owner, journey)).bytes))
      expect(made.leftOut).toEqual([])
      expect(written(made.journey)).toEqual(written(journey))
      expect(made.journey).toMatchObject({ state: 'private', user: { id: reader.user.id }, cloned_from: null })
      expect(made.journey.entries[0]?.article?.id).not.toBe(own.id)
      expect(made.journey.entries.at(-1)?.article?.id).toBe(theirs.id)
      expect((await owner.api.readJourney(paramsOf(made.journey))).status).toBe(404)
    },
  )

  it('has parts of lines as they were drawn, whatever the private places of either hide', async () => {
    const article = await createArticle(owner, { layer: FROM_HOME })
    const part = { object_id: 'line-1', from_m: 1000, to_m: 3000 }
    const journey = await createJourney(owner, { entries: [{ ...stageOf(article), part }] })
    const whole = await open((await download(owner, journey)).bytes)
    expect(whole.journey.entries).toMatchObject([{ part }])
    const hiding = await test.aVerifiedUser()
    await hideHome(hiding)
    const cut = await imported(hiding, await toImport(hiding, (await download(owner, journey)).bytes))
    const [stored] = cut.journey.entries.map((entry) => entry.part)
    expect(stored?.from_m).toBeGreaterThan(0)
    expect(stored?.from_m).toBeLessThan(part.from_m)
    expect(cut.journey.sums.distance_km).toBe(journey.sums.distance_km)
    const [again] = (await open((await download(hiding, cut.journey)).bytes)).journey.entries
    expect(again).toMatchObject({ part: { object_id: 'line-1', from_m: expect.closeTo(1000, -0.5) } })
    const atHome = { ...part, from_m: 0, to_m: 50 }
    const hidden = await toImport(hiding, (await download(owner, journey)).bytes)
    const entries = hidden.entries.map((entry) => (entry.kind === 'rest' ? entry : { ...entry, part: atHome }))
    expect(await imported(hiding, { ...hidden, entries })).toMatchObject({ leftOut: [0], journey: { entries: [] } })
  })

  it('says so where the line of a part is gone', async () => {
    const article = await createArticle(owner)
    const journey = await createJourney(owner, { entries: [{ ...stageOf(article), part: PART }] })
    const body = anArticle({ layer: [], is_draft: true })
    const answer = await owner.api.saveRoute({ params: { id: String(article.id) }, body }, ifMatch(article))
    expect(answer.ok).toBe(true)
    expect((await open((await download(owner, journey)).bytes)).journey.entries).toMatchObject([
      { part: null, lost: 'part', article: `routes/${article.id}` },
    ])
  })

  it('is in the archive of all data as well, unless it is in the trash', async () => {
    const [own, theirs] = [await createArticle(owner), await createArticle(other)]
    const entries = [{ ...stageOf(own), part: PART }, stageOf(theirs)]
    const [journey, trashed] = [await createJourney(owner, { entries }), await createJourney(owner)]
    await owner.api.deleteJourney(paramsOf(trashed))
    const answer = await owner.fetch('/api/v1/self/data-archive', {})
    const opened = await openBundle(await answer.blob())
    const files = opened.ok ? opened.bundle.journeys : []
    expect(files.map(({ folder }) => folder)).toEqual([`journeys/${journey.id}`])
    expect(await files[0]?.read()).toEqual((await open((await download(owner, journey)).bytes)).journey)
  })

  it('is its owner’s alone, shown to others or not, and not in the trash', async () => {
    const journey = await createJourney(owner, { state: 'public', entries: [stageOf(await createArticle(owner))] })
    const [theirs, none] = [await download(other, journey), await download(other, { id: 999_999 })]
    expect([theirs.answer.status, none.answer.status]).toEqual([404, 404])
    expect(theirs.bytes).toEqual(none.bytes)
    await owner.api.deleteJourney(paramsOf(journey))
    expect((await download(owner, journey)).answer.status).toBe(404)
  })
})

describe('importing a journey', () => {
  it('leaves out links of other sites, to what not everybody sees, and of people in a block, and says which', async () => {
    const [shown, hidden, blocker] = [
      await createArticle(other),
      await createArticle(other, { private_mode: 'private' }),
      await test.aVerifiedUser(),
    ]
    const apart = await createArticle(blocker)
    await blocker.api.blockUser({ params: { id: String(owner.user.id) } })
    const link = (id: number, part: typeof PART | null = null) =>
      ({ kind: 'link', article_id: id, note: '', part }) as const
    const far = { ...PART, to_m: 9_000_000 }
    const links = [link(shown.id), link(hidden.id), link(apart.id), link(999_999), link(shown.id, far)]
    const entries = [{ kind: 'rest', note: '' } as const, ...links]
    const site = (await open((await download(owner, await createJourney(owner))).bytes)).journey.site
    const here = await imported(owner, emptyImport({ site, entries }))
    expect(here.leftOut).toEqual([2, 3, 4, 5])
    expect(here.journey.entries.map(({ article }) => article?.id)).toEqual([undefined, shown.id])
    const elsewhere = await imported(owner, emptyImport({ site: 'https://other.example', entries }))
    expect(elsewhere.leftOut).toEqual([1, 2, 3, 4, 5])
  })

  it('makes nothing where an article is of somebody else, a part is not on its line or a picture is not theirs', async () => {
    const [own, theirs] = [await createArticle(owner), await createArticle(other)]
    const stage = (id: number, part: typeof PART | null = null) =>
      ({ kind: 'stage', article_id: id, note: '', part }) as const
    const outside = { ...PART, to_m: 9_000_000 }
    for (const [code, over] of [
      ['article.not_found', { entries: [stage(own.id), stage(theirs.id)] }],
      ['article.not_found', { entries: [stage(own.id), stage(theirs.id, outside)] }],
      ['article.not_found', { entries: [stage(999_999)] }],
      ['journey.part_invalid', { entries: [stage(own.id), stage(own.id, outside)] }],
      ['journey.part_invalid', { entries: [stage(own.id, { ...PART, object_id: 'none' })] }],
      ['file.not_found', { cover_path: await aPicture(other) }],
    ] as const) {
      const body = emptyImport({ ...over, entries: [...('entries' in over ? over.entries : [])] })
      expect(await owner.api.importJourney({ body })).toMatchObject({ ok: false, error: { code } })
    }
    expect(await test.db.select().from(journeys).where(eq(journeys.userId, owner.user.id))).toEqual([])
  })

  it('takes as many entries as a journey may have, and no more', async () => {
    const rest = { kind: 'rest', note: '' } as const
    const entries = Array.from({ length: PRODUCT_LIMITS.journey.entries }, () => rest)
    expect((await imported(owner, emptyImport({ entries }))).journey.entries).toHaveLength(entries.length)
    const answer = await owner.api.importJourney({ body: emptyImport({ entries: [...entries, rest] }) })
    expect(answer).toMatchObject({ status: 422, error: { code: 'request.invalid' } })
  })

  it('makes one for one key, pressed twice at once, and keeps to the limit', async () => {
    const key = { headers: { 'idempotency-key': crypto.randomUUID() } }
    const once = () => owner.api.importJourney({ body: emptyImport() }, key)
    const answers = await Promise.all([once(), once()])
    const made = answers.flatMap((answer) => (answer.ok ? answer.data.journey_id : []))
    const last = await once()
    expect(new Set([...made, last.ok && last.data.journey_id]).size).toBe(1)
    const row = {
      kind: 'journey',
      title: '',
      summary: '',
      state: 'draft',
      shareToken: 'x',
      userId: owner.user.id,
    } as const
    const max = PRODUCT_LIMITS.journey.perUser
    await test.db.insert(journeys).values(Array.from({ length: max - 2 }, () => row))
    const [first, second] = await Promise.all([
      owner.api.importJourney({ body: emptyImport() }),
      owner.api.importJourney({ body: emptyImport() }),
    ])
    expect([first.status, second.status].toSorted()).toEqual([201, 422])
    const refused = [first, second].find(({ ok }) => !ok)
    expect(refused).toMatchObject({ error: { code: 'journey.limit_reached', params: { max } } })
  })
})
