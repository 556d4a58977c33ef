import type { YearReport } from '@repo/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { walkLogs } from '../../schema/walk-logs.table.ts'
import { buildTestApp, type TestApp, type TestClient, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { logWalk } from '../walk-logs/testing/a-walk.ts'
import { createRecording, ownTracks, ownYear, publicYear, show } from './testing/recordings.ts'

let test: TestApp
let author: TestUser
let walker: TestUser
let guest: TestClient
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  guest = test.aGuest()
})
beforeEach(async () => {
  walker = await test.aVerifiedUser()
  await show(walker)
})
afterAll(() => test.close())

const params = ({ id }: { readonly id: number }) => ({ params: { id: String(id) } })
const setArticle = (id: number, columns: Partial<typeof routeArticles.$inferInsert>) =>
  test.db.update(routeArticles).set(columns).where(eq(routeArticles.id, id))

async function shownYear(): Promise<YearReport> {
  const answer = await publicYear(guest, walker)
  if (typeof answer === 'string') throw new Error(answer)
  return answer
}

async function shownTracks() {
  const answer = await guest.api.readTracks({ params: { id: String(walker.user.id), year: 'all' } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

/** All that others can ask for, as it is sent. */
async function bytesFor(reader: TestClient, id: string): Promise<string[]> {
  const paths = ['', '/2026', '/2026/tracks'].map((path) => `/api/v1/users/${id}/years${path}`)
  const answers = await Promise.all(paths.map((path) => reader.fetch(path, { method: 'GET' })))
  return Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`))
}

describe('years that nobody may see', () => {
  it('are answered as those of nobody: hidden, behind a block either way, and of whoever left', async () => {
    await createRecording(walker)
    const nobody = await bytesFor(guest, '999999')
    expect(nobody).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^404 .*user\.not_found/)))

    const [blocked, blocker] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    await walker.api.blockUser(params(blocked.user))
    await blocker.api.blockUser(params(walker.user))
    const id = String(walker.user.id)
    expect(await bytesFor(blocked, id)).toEqual(nobody)
    expect(await bytesFor(blocker, id)).toEqual(nobody)
    expect((await shownYear()).total.count).toBe(1)

    await show(walker, false)
    expect(await bytesFor(guest, id)).toEqual(nobody)
  })
})

describe('what everybody sees', () => {
  it('is of public logs on public articles, and of public recordings', async () => {
    const recording = await createRecording(walker)
    const article = await createArticle(author)
    const log = await logWalk(walker, article)
    await logWalk(walker, article, { visibility: 'followers' })
    await logWalk(walker, article, { visibility: 'private' })
    await createRecording(walker, {}, { private_mode: 'private' })
    await createRecording(walker, {}, { private_mode: 'url' })
    await createRecording(walker, {}, { is_draft: true })

    const year = await shownYear()

    const keys = year.activities.data.map(({ kind, id }) => `${kind} ${id}`)
    expect(keys.toSorted()).toEqual([`article ${recording.id}`, `walk_log ${log.id}`])
    expect((await shownTracks()).tracks).toHaveLength(2)
    expect((await ownYear(walker)).total.count).toBe(7)
  })

  it.each([
    ['is hidden', { privateMode: 'private' } as const],
    ['is shared by link', { privateMode: 'url' } as const],
    ['is a draft', { isDraft: true }],
    ['is forbidden', { isForbidden: true }],
    ['came from Strava', { source: 'strava' } as const],
  ])('goes while its article %s, and comes back', async (_, columns) => {
    const [recording, article] = [await createRecording(walker), await createArticle(author)]
    await logWalk(walker, article)
    const before = await shownYear()
    expect(before.total.count).toBe(2)

    for (const { id } of [recording, article]) await setArticle(id, columns)
    expect(await shownYear()).toMatchObject({ total: { count: 0 }, activities: { data: [] } })
    expect((await shownTracks()).tracks).toEqual([])

    const shown = { privateMode: null, isDraft: false, isForbidden: false, source: null }
    for (const { id } of [recording, article]) await setArticle(id, shown)
    expect(await shownYear()).toEqual(before)
  })

  it('goes while a moderator hides the log', async () => {
    const log = await logWalk(walker, await createArticle(author))
    await test.db.update(walkLogs).set({ prohibitedAt: new Date() }).where(eq(walkLogs.id, log.id))
    expect((await shownYear()).total.count).toBe(0)

    await test.db.update(walkLogs).set({ prohibitedAt: null }).where(eq(walkLogs.id, log.id))
    expect((await shownYear()).total.count).toBe(1)
  })

  it('is the article where a private log names the recording', async () => {
    const recording = await createRecording(walker)
    const log = await logWalk(walker, recording, { visibility: 'private' })

    expect((await ownYear(walker)).activities.data).toMatchObject([{ kind: 'walk_log', id: log.id }])
    expect((await shownYear()).activities.data).toMatchObject([{ kind: 'article', id: recording.id }])
  })

  it('says nothing of a private recording that a public log names', async () => {
    const article = await createArticle(author)
    const track = await createRecording(walker, { steps: 99 }, { private_mode: 'private' })
    await logWalk(walker, article, { track_id: track.id, minutes: null })

    const { total, activities } = await shownYear()

    expect(total).toMatchObject({ count: 1, distance_km: article.distance_km, seconds: null })
    expect(activities.data).toMatchObject([{ article_id: article.id }])
    const [own] = (await ownTracks(walker)).tracks
    const [shown] = (await shownTracks()).tracks
    expect(shown?.lines).not.toEqual(own?.lines)
  })

  it('is cut by private places before anything is summed, and anew whenever they change', async () => {
    const recording = await createRecording(walker, { steps: 60, climb: 10 })
    await logWalk(walker, recording, { minutes: null })
    const [before, own] = [await shownYear(), await ownYear(walker)]
    const whole = await ownTracks(walker)
    expect(before.total).toEqual(own.total)

    const position = { lat: 35, lng: 139 }
    const placed = await walker.api.createPrivatePlace({ body: { name: '家', radius: 1000, position } })
    if (!placed.ok) throw new Error(placed.error.code)

    const cut = await shownYear()
    expect(cut.total.distance_km).toBeLessThan((own.total.distance_km ?? 0) - 0.3)
    expect(cut.total.climb_m).toBeLessThan(own.total.climb_m ?? 0)
    expect(cut.total.seconds).toBeLessThan(own.total.seconds ?? 0)
    expect(cut.longest?.distance_km).toBe(cut.total.distance_km)
    expect(await ownYear(walker)).toEqual(own)
    expect(await ownTracks(walker)).toEqual(whole)
    const { bounds, tracks } = await shownTracks()
    expect(bounds?.[0]).toBeGreaterThan(139)
    expect(tracks[0]?.lines).not.toEqual(whole.tracks[0]?.lines)

    const [place] = placed.data.data
    if (!place) throw new Error('There is no place.')
    await walker.api.deletePrivatePlace(params(place))
    expect((await shownYear()).total).toEqual(before.total)
  })
})
