import type { ModerationInput, RouteArticle } from '@repo/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { comments } from '../../schema/comments.table.ts'
import { moderationActs } from '../../schema/moderation-acts.table.ts'
import { notifications } from '../../schema/notifications.table.ts'
import { reports } from '../../schema/reports.table.ts'
import { routeArticles } from '../../schema/route-articles.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { postComment } from '../comments/testing/post-comment.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

let test: TestApp
let author: TestUser
let reader: TestUser
let moderator: TestUser
let article: RouteArticle
beforeAll(async () => {
  test = await buildTestApp()
})
beforeEach(async () => {
  author = await test.aVerifiedUser()
  reader = await test.aVerifiedUser()
  moderator = await test.aModerator()
  article = await createArticle(author, { title: 'dotterel' })
})
afterAll(() => test.close())

const DECIDED = { status: 409, error: { code: 'moderation.already_decided' } }
const moderate = (body: ModerationInput, by = moderator) => by.api.moderate({ body })
const notificationsOf = async ({ user }: TestUser) =>
  (
    await test.db
      .select({ details: notifications.details })
      .from(notifications)
      .where(and(eq(notifications.userId, user.id), eq(notifications.type, 'moderation')))
      .orderBy(notifications.id)
  ).map(({ details }) => details)
const actsOf = ({ user }: TestUser) =>
  test.db.select().from(moderationActs).where(eq(moderationActs.userId, user.id)).orderBy(moderationActs.id)

async function report(by = reader, content = 'spam'): Promise<number> {
  const answer = await by.api.reportRoute({ query: {}, body: { route_id: article.id, content } })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.id
}

async function openCase(reportId: number) {
  const answer = await moderator.api.listReports()
  return answer.ok ? answer.data.data.find(({ id }) => id === reportId) : undefined
}

describe('a report', () => {
  it('waits with all others about the same, the longest waiting first', async () => {
    const id = await report(reader, 'bag')
    await report(await test.aVerifiedUser(), '道がありません')
    expect(await openCase(id)).toMatchObject({
      kind: 'route',
      count: 2,
      snapshot: { title: 'dotterel' },
      user: { id: author.user.id },
    })
    expect((await openCase(id))?.reasons.sort()).toEqual(['bag', 'other'])
    const listed = await moderator.api.listReports()
    const ids = listed.ok ? listed.data.data.map((one) => one.id) : []
    expect(ids).toEqual([...ids].sort((a, b) => a - b))
  })

  it('is shown as it was and as it is, with who is concerned and what they did before', async () => {
    await moderate({ action: 'warn', user_id: author.user.id, reason: '一度目' })
    const id = await report()
    const { title: _, ...rest } = article
    const input = { summary: rest.summary, layer: rest.layer, context: rest.context, tag: rest.tag }
    await author.api.saveRoute(
      {
        params: { id: String(article.id) },
        body: { ...input, title: 'plover', is_draft: false, private_mode: null, thumbnail_path: null },
      },
      { headers: { 'if-match': '"1"' } },
    )
    expect(await moderator.api.readReport({ params: { id: String(id) } })).toMatchObject({
      data: {
        kind: 'route',
        status: 'open',
        snapshot: { title: 'dotterel' },
        comment: null,
        article: { id: article.id, title: 'plover', status: 'public' },
        reports: [{ id, reason: 'spam', reporter: { id: reader.user.id } }],
        person: {
          id: author.user.id,
          article_count: 1,
          reports_about: 1,
          reports_by: 0,
          suspension: null,
          acts: [{ action: 'warn', reason: '一度目' }],
        },
      },
    })
    expect(await moderator.api.readReport({ params: { id: '999999' } })).toMatchObject({ status: 404 })
  })

  it('is dismissed without a word to who is reported; the reporter hears that somebody looked', async () => {
    const id = await report()
    expect(await moderate({ action: 'dismiss', report_id: id, reason: '' })).toMatchObject({ status: 201 })
    expect(await openCase(id)).toBeUndefined()
    expect(await notificationsOf(author)).toEqual([])
    expect(await notificationsOf(reader)).toEqual([{ action: 'report_decided', reason: '' }])
    expect(await moderator.api.readReport({ params: { id: String(id) } })).toMatchObject({
      data: { status: 'dismissed', decided_at: expect.any(String), reports: [{ id }] },
    })
  })

  it('is decided with all others about the same', async () => {
    const [first, second] = [await report(), await report(await test.aVerifiedUser())]
    await moderate({ action: 'forbid', route_id: article.id, reason: '私有地', report_id: second })
    expect(await openCase(first)).toBeUndefined()
    const rows = await test.db.select().from(reports).where(eq(reports.targetId, article.id))
    expect(rows.map(({ status }) => status)).toEqual(['acted', 'acted'])
    expect(await actsOf(author)).toMatchObject([{ action: 'forbid', reportId: second }])
  })

  it('is decided by one of two moderators, whatever they decide; the other is told', async () => {
    const id = await report()
    const others = await Promise.all(Array.from({ length: 30 }, () => test.aModerator()))
    const answers = await Promise.all(
      others.map((by, index) => {
        const decisions: ModerationInput[] = [
          { action: 'dismiss', report_id: id, reason: '' },
          { action: 'forbid', route_id: article.id, reason: '私有地', report_id: id },
          { action: 'warn', user_id: author.user.id, reason: '私有地', report_id: id },
        ]
        return moderate(decisions[index % 3] ?? { action: 'dismiss', report_id: id, reason: '' }, by)
      }),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter((answer) => !answer.ok && answer.error.code === 'moderation.already_decided')).toHaveLength(
      29,
    )
    // What lost was taken back whole.
    expect(await actsOf(author)).toHaveLength(1)
    const [row] = await test.db.select().from(routeArticles).where(eq(routeArticles.id, article.id))
    expect(row?.isForbidden).toBe((await actsOf(author))[0]?.action === 'forbid')
  })

  it('is answered by nothing that concerns somebody else', async () => {
    const id = await report()
    expect(await moderate({ action: 'warn', user_id: reader.user.id, reason: 'x', report_id: id })).toMatchObject({
      error: { code: 'request.invalid' },
    })
    expect(await moderate({ action: 'dismiss', report_id: 999_999, reason: '' })).toMatchObject({ status: 404 })
  })

  it('about themselves is no moderator’s to decide', async () => {
    article = await createArticle(moderator)
    const id = await report()
    expect(await moderate({ action: 'dismiss', report_id: id, reason: '' })).toMatchObject({
      status: 403,
      error: { code: 'moderation.own_case' },
    })
  })
})

describe('a comment', () => {
  const countOf = async () => {
    const [row] = await test.db.select().from(routeArticles).where(eq(routeArticles.id, article.id))
    return row?.commentCount
  }
  const shown = async (client = reader) => {
    const answer = await client.api.listComments({ params: { id: String(article.id) } })
    return answer.ok ? answer.data.data.map(({ state, text }) => [state, text]) : null
  }

  it('is prohibited with a reason, and shown again', async () => {
    const { id } = await postComment(reader, article, { text: '広告です' })
    const reported = await author.api.reportComment({ query: {}, body: { comment_id: id, content: 'spam' } })
    const prohibit = () => moderate({ action: 'prohibit_comment', comment_id: id, reason: '宣伝は書けません' })
    const answers = await Promise.all(Array.from({ length: 30 }, prohibit))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await countOf()).toBe(0)
    expect(await shown(author)).toEqual([['prohibited', null]])
    expect(await notificationsOf(reader)).toEqual([{ action: 'prohibit_comment', reason: '宣伝は書けません' }])
    expect(await notificationsOf(author)).toEqual([{ action: 'report_decided', reason: '' }])
    expect(await openCase(reported.ok ? reported.data.id : 0)).toBeUndefined()
    const lift = () => moderate({ action: 'allow_comment', comment_id: id, reason: '宣伝ではありませんでした' })
    expect(await lift()).toMatchObject({ status: 201 })
    expect(await countOf()).toBe(1)
    expect(await shown(author)).toEqual([['shown', '広告です']])
    expect(await lift()).toMatchObject(DECIDED)
  })

  it('waits for approval, which one moderator gives', async () => {
    const { id } = await postComment(reader, article, { text: '見てください' })
    await test.db.update(comments).set({ isPending: true }).where(eq(comments.id, id))
    await test.db.update(routeArticles).set({ commentCount: 0 }).where(eq(routeArticles.id, article.id))
    const listed = await moderator.api.listModeratedComments()
    expect(listed.ok && listed.data.data).toMatchObject([{ id, state: 'pending', text: '見てください' }])
    expect(listed).toMatchObject({ data: { counts: { comments: 1 } } })
    const approve = () => moderate({ action: 'approve_comment', comment_id: id, reason: '' })
    const answers = await Promise.all(Array.from({ length: 30 }, approve))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await countOf()).toBe(1)
    expect(await approve()).toMatchObject(DECIDED)
  })

  it('that is prohibited is found at the desk, and restored there', async () => {
    const { id } = await postComment(reader, article, { text: '広告です' })
    await test.db.update(comments).set({ isPending: true }).where(eq(comments.id, id))
    await test.db.update(routeArticles).set({ commentCount: 0 }).where(eq(routeArticles.id, article.id))
    await moderate({ action: 'prohibit_comment', comment_id: id, reason: '宣伝は書けません' })
    const listed = await moderator.api.listModeratedComments({ query: { state: 'prohibited' } })
    const prohibited = { id, state: 'prohibited', text: '広告です', prohibition_reason: '宣伝は書けません' }
    expect(listed.ok && listed.data.data.find((comment) => comment.id === id)).toMatchObject(prohibited)
    const read = () => moderator.api.readModeratedComment({ params: { id: String(id) } })
    expect(await read()).toMatchObject({ data: { ...prohibited, acts: [{ action: 'prohibit_comment' }] } })
    await moderate({ action: 'allow_comment', comment_id: id, reason: '宣伝ではありませんでした' })
    // It was read by a moderator: it does not wait for another one.
    expect(await shown(author)).toEqual([['shown', '広告です']])
    expect(await countOf()).toBe(1)
    expect(await read()).toMatchObject({ data: { state: 'shown', prohibition_reason: null } })
    const afterwards = await moderator.api.listModeratedComments({ query: { state: 'prohibited' } })
    expect(afterwards.ok && afterwards.data.data.some((comment) => comment.id === id)).toBe(false)
  })

  it('that never was cannot be looked at, nor by anybody else', async () => {
    const { id } = await postComment(reader, article, { text: '一' })
    const gone = { status: 404, error: { code: 'comment.not_found' } }
    expect(await moderator.api.readModeratedComment({ params: { id: '999999' } })).toMatchObject(gone)
    expect(await author.api.readModeratedComment({ params: { id: String(id) } })).toMatchObject({ status: 404 })
  })

  it('that is deleted, or never was, is nothing to decide about', async () => {
    const { id } = await postComment(reader, article, { text: '広告です' })
    await reader.api.deleteComment({ params: { id: String(article.id), commentId: String(id) }, query: {} })
    for (const comment_id of [id, 999_999]) {
      expect(await moderate({ action: 'prohibit_comment', comment_id, reason: 'x' })).toMatchObject({
        status: 404,
        error: { code: 'comment.not_found' },
      })
    }
  })
})

describe('a person', () => {
  it('is warned', async () => {
    expect(await moderate({ action: 'warn', user_id: reader.user.id, reason: '落ち着いて' })).toMatchObject({
      status: 201,
    })
    expect(await notificationsOf(reader)).toEqual([{ action: 'warn', reason: '落ち着いて' }])
  })

  it('is suspended for days, and let back before', async () => {
    const suspend = (days: number, by = moderator) =>
      moderate({ action: 'suspend', user_id: reader.user.id, reason: '宣伝', days }, by)
    for (const days of [0, 366, 1.5]) expect(await suspend(days)).toMatchObject({ status: 422 })
    expect(await suspend(365)).toMatchObject({ status: 201 })
    const refused = await reader.api.createComment({ params: { id: String(article.id) }, body: { text: 'x' } })
    expect(refused).toMatchObject({ status: 403, error: { code: 'account.suspended' } })
    const until = refused.ok ? '' : String(refused.error.code === 'network' ? '' : refused.error.params?.until)
    expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBe(365)
    expect(await notificationsOf(reader)).toEqual([{ action: 'suspend', reason: '宣伝', until }])
    expect(await moderator.api.readModeratedUser({ params: { id: String(reader.user.id) } })).toMatchObject({
      data: { suspension: { until, reason: '宣伝' }, time_zone: 'Asia/Tokyo' },
    })
    const lift = () => moderate({ action: 'lift_suspension', user_id: reader.user.id, reason: '誤りでした' })
    const answers = await Promise.all(Array.from({ length: 30 }, lift))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await postComment(reader, article, { text: 'また書けます' })).toMatchObject({ state: 'shown' })
  })

  it('who moderates is not suspended, nor does anybody judge themselves', async () => {
    const other = await test.aModerator()
    expect(await moderate({ action: 'suspend', user_id: other.user.id, reason: 'x', days: 1 })).toMatchObject({
      status: 422,
      error: { code: 'moderation.moderator' },
    })
    expect(await moderate({ action: 'warn', user_id: moderator.user.id, reason: 'x' })).toMatchObject({
      status: 403,
      error: { code: 'moderation.own_case' },
    })
  })

  it('who is not there cannot be warned or looked at', async () => {
    const gone = { status: 404, error: { code: 'user.not_found' } }
    expect(await moderate({ action: 'warn', user_id: 999_999, reason: 'x' })).toMatchObject(gone)
    expect(await moderator.api.readModeratedUser({ params: { id: '999999' } })).toMatchObject(gone)
  })
})

it('keeps a log of all that was done, newest first', async () => {
  for (const reason of ['一', '二']) await moderate({ action: 'warn', user_id: reader.user.id, reason })
  const log = await moderator.api.listModerationActs()
  expect(log.ok && log.data.data.slice(0, 2)).toMatchObject([
    { action: 'warn', reason: '二', user: { id: reader.user.id }, moderator: { id: moderator.user.id } },
    { action: 'warn', reason: '一' },
  ])
  const [, second] = log.ok ? log.data.data : []
  const further = await moderator.api.listModerationActs({ query: { before: String(second?.id) } })
  expect(further.ok && further.data.data.every(({ id }) => id < Number(second?.id))).toBe(true)
})

it('tells people what was decided about them, without who did it and what was dismissed', async () => {
  const id = await report()
  await moderate({ action: 'dismiss', report_id: id, reason: '問題ありません' })
  await moderate({ action: 'warn', user_id: author.user.id, reason: '落ち着いて' })
  const told = await author.api.listOwnModerationActs()
  expect(told).toMatchObject({ data: { data: [{ action: 'warn', reason: '落ち着いて', article: null }] } })
  expect(JSON.stringify(told)).not.toContain('問題ありません')
  expect(JSON.stringify(told)).not.toContain(moderator.user.name)
  expect(await reader.api.listOwnModerationActs()).toMatchObject({ data: { data: [] } })
})

it('is nobody else’s: to others there is no queue', async () => {
  const unknown = { status: 404, error: { code: 'request.not_found' } }
  expect(await author.api.listReports()).toMatchObject(unknown)
  expect(await moderate({ action: 'warn', user_id: reader.user.id, reason: 'x' }, author)).toMatchObject(unknown)
  expect(await test.aGuest().api.listReports()).toMatchObject({ status: 401 })
})
