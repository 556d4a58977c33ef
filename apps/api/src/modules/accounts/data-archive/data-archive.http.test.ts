import { eq, sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routeArticles } from '../../../schema/route-articles.table.ts'
import { PASSWORD, signUp } from '../../../testing/accounts.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../../testing/index.ts'
import { createArticle } from '../../route-articles/testing/create-article.ts'

/** Which file of the archive has the rows of a table. */
const WHERE_IN_ARCHIVE: Readonly<Record<string, string>> = {
  blocks: 'blocks.json',
  comments: 'comments.json',
  contact_messages: 'messages-to-the-operator.json',
  edit_proposals: 'proposals.json',
  email_changes: 'account.json',
  favorites: 'nice-routes.json',
  files: 'pictures.json',
  follows: 'follows.json',
  hazard_confirmations: 'hazards.json',
  journeys: 'journeys.json',
  linked_accounts: 'account.json',
  moderation_acts: 'moderation.json',
  notifications: 'notifications.json',
  access_tokens: 'account.json',
  passkeys: 'account.json',
  private_places: 'private-places.json',
  reports: 'reports.json',
  sessions: 'account.json',
  shown_years: 'account.json',
  stock_categories: 'stock.json',
  stocks: 'stock.json',
  strava_connections: 'strava.json',
  strava_imports: 'strava.json',
  strava_import_items: 'strava.json',
  timeline_imports: 'timeline-imports.json',
  walk_logs: 'walks.json',
  deleted_walk_logs: 'walks.json',
  webhooks: 'webhooks.json',
}
/** In files by number or month, computed from other tables, or kept for minutes while a step is open. */
const ELSEWHERE = [
  'activities',
  'activity_days',
  'routes',
  'timeline_days',
  'authors',
  'route_cuts',
  'authorizations',
  'email_codes',
  'idempotency_keys',
  'passkey_challenges',
  'password_resets',
]

let test: TestApp
let owner: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  owner = await test.aVerifiedUser({ nickname: '道 歩', locale: 'ja' })
})
afterAll(() => test.close())

async function download(user: TestUser) {
  const answer = await user.fetch('/api/v1/self/data-archive', {})
  return { answer, archive: new Uint8Array(await answer.arrayBuffer()) }
}

const textOf = (files: Record<string, Uint8Array>, name: string) => strFromU8(files[name] ?? new Uint8Array())

describe('the archive of one’s data', () => {
  it('holds account, routes with their versions and maps, and pictures', async () => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#5d8a77' } })
      .jpeg()
      .toBuffer()
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(bytes)]), '門.jpg')
    const picture = await owner.api.uploadImage({ body })
    const { id } = await createArticle(owner, { title: '鳥居峠を越える' })
    const draft = await createArticle(owner, { title: 'まだ途中', is_draft: true })
    const other = await createArticle(await test.aVerifiedUser(), { title: '人のルート' })

    const { answer, archive } = await download(owner)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="mishiori-\d{4}-\d\d-\d\d\.zip"$/)
    const files = unzipSync(archive)
    const pictureName = picture.ok ? picture.data.file_name : ''
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'account.json',
      `routes/${id}/route.json`,
      `routes/${id}/route.gpx`,
      `routes/${id}/history/1.json`,
      `routes/${draft.id}/route.json`,
      `routes/${draft.id}/route.gpx`,
      `routes/${draft.id}/history/1.json`,
      'comments.json',
      'walks.json',
      'proposals.json',
      'follows.json',
      'blocks.json',
      'reports.json',
      'moderation.json',
      'private-places.json',
      'stock.json',
      'journeys.json',
      'nice-routes.json',
      'hazards.json',
      'strava.json',
      'notifications.json',
      'webhooks.json',
      'timeline-imports.json',
      'messages-to-the-operator.json',
      'pictures.json',
      `pictures/${pictureName}`,
    ])
    expect(JSON.parse(textOf(files, 'account.json'))).toMatchObject({
      email: owner.user.email,
      name: owner.user.name,
      nickname: '道 歩',
      sessions: [{ userAgent: '' }],
      linkedAccounts: [],
      passkeys: [],
      accessTokens: [],
      showsYears: false,
      pendingEmail: null,
    })
    expect(JSON.parse(textOf(files, `routes/${id}/route.json`))).toMatchObject({ id, title: '鳥居峠を越える' })
    expect(textOf(files, `routes/${id}/route.gpx`)).toContain('<trkpt')
    expect(JSON.parse(textOf(files, 'pictures.json'))).toMatchObject([{ name: '門.jpg', file_name: pictureName }])
    const served = await test.aGuest().fetch(`/files/${pictureName}`, {})
    expect(files[`pictures/${pictureName}`]).toEqual(new Uint8Array(await served.arrayBuffer()))
    expect(textOf(files, 'README.txt')).toContain('あなたのデータ')
    expect(JSON.stringify(Object.keys(files))).not.toContain(`routes/${other.id}/`)
  })

  it('holds what is in the trash, in a folder of its own', async () => {
    const author = await test.aVerifiedUser()
    const { id } = await createArticle(author, { title: '消した道' })
    await author.api.deleteRoute({ params: { id: String(id) } })
    const files = unzipSync((await download(author)).archive)
    const names = Object.keys(files).filter((name) => name.includes(`/${id}/`))
    expect(names).toEqual([`trash/${id}/route.json`, `trash/${id}/route.gpx`, `trash/${id}/history/1.json`])
    expect(JSON.parse(textOf(files, `trash/${id}/route.json`))).toMatchObject({ id, title: '消した道' })
    expect(textOf(files, 'README.txt')).toMatch(/^trash\//m)
  })

  it('holds no secret, hashed or not', async () => {
    const { body, ...client } = await signUp(test)
    await test.db.execute(`update users set email_verified_at = now() where name = '${body.name}'`)
    const { archive } = await download({ ...client, user: { id: 0, name: body.name, email: body.email } })
    const account = textOf(unzipSync(archive), 'account.json')
    expect(account).toContain(body.email)
    for (const secret of [PASSWORD, '$argon2', client.cookies.get('session') ?? '?', '"digest"']) {
      expect(account).not.toContain(secret)
    }
  })

  it('holds the Nice Routes that one sent; of what is no longer public, only the number', async () => {
    const [reader, author] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const [kept, hidden] = [await createArticle(author, { title: 'Gorge' }), await createArticle(author)]
    for (const { id } of [kept, hidden]) await reader.api.favoriteRoute({ params: { id: String(id) } })
    await test.db.update(routeArticles).set({ isDraft: true }).where(eq(routeArticles.id, hidden.id))
    const files = unzipSync((await download(reader)).archive)
    expect(JSON.parse(textOf(files, 'nice-routes.json'))).toEqual([
      { articleId: kept.id, journeyId: null, title: 'Gorge', createdAt: expect.any(String) },
      { articleId: hidden.id, journeyId: null, title: null, createdAt: expect.any(String) },
    ])
    expect(textOf(files, 'README.txt')).toContain('nice-routes.json')
  })

  it('describes every file that it has', async () => {
    const { archive } = await download(owner)
    const files = unzipSync(archive)
    const records = Object.keys(files).filter((name) => /^[a-z-]+\.json$/.test(name))
    for (const name of records) expect(textOf(files, 'README.txt')).toContain(name)
  })

  it('has a place for every table that names a person', async () => {
    const rows = await test.db.execute<{ name: string }>(sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`)
    const [tables, { archive }] = [rows.map(({ name }) => name), await download(owner)]
    expect(tables.toSorted()).toEqual([...Object.keys(WHERE_IN_ARCHIVE), ...ELSEWHERE].toSorted())
    expect(Object.keys(unzipSync(archive))).toEqual(expect.arrayContaining(Object.values(WHERE_IN_ARCHIVE)))
  })

  it('may be fetched five times in an hour', async () => {
    const user = await test.aVerifiedUser()
    for (let i = 0; i < 5; i++) expect((await download(user)).answer.status).toBe(200)
    const { answer, archive } = await download(user)
    expect(answer.status).toBe(429)
    expect(JSON.parse(strFromU8(archive))).toMatchObject({ error: { code: 'auth.throttled' } })
  })
})
