import type { ModerationInput } from '@repo/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moderationActs } from '../../schema/moderation-acts.table.ts'
import { notifications } from '../../schema/notifications.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { parseModerationCommand } from '../moderation/command/moderation-command.ts'
import { createModeration } from '../moderation/create-moderation.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { aWalk, logWalk } from './testing/a-walk.ts'

let test: TestApp
let author: TestUser
let walker: TestUser
let moderator: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  walker = await test.aVerifiedUser({ nickname: 'せとうち太郎' })
  moderator = await test.aModerator()
})
afterAll(() => test.close())

interface Asked {
  readonly id: number
}

const params = ({ id }: Asked) => ({ params: { id: String(id) } })
const listed = async (reader: Pick<TestUser, 'api'>, article: Asked) => {
  const answer = await reader.api.listWalkLogs({ ...params(article), query: {} })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.data
}

describe('the author of an article', () => {
  const told = async (by: Asked) => {
    const answer = await author.api.listNotifications({ query: { category: 'routes' } })
    if (!answer.ok) throw new Error(answer.error.code)
    const { data } = answer.data
    return data.filter(({ path }) => path === `/routes/${by.id}`).map(({ type, people }) => [type, people])
  }

  it('learns who walked it, in one sentence for a day', async () => {
    const article = await createArticle(author)
    await logWalk(walker, article)
    expect(await told(article)).toEqual([['walk', 1]])
    await logWalk(await test.aVerifiedUser(), article)
    expect(await told(article)).toEqual([['walk', 2]])
    const answer = await author.api.listNotifications({ query: {} })
    expect(answer.ok && answer.data.data[0]).toMatchObject({ type: 'walk', path: `/routes/${article.id}` })
  })

  it('learns of what they may see alone, and of it once', async () => {
    const article = await createArticle(author)
    const log = await logWalk(walker, article, { visibility: 'private' })
    await logWalk(walker, article, { visibility: 'followers' })
    expect(await told(article)).toEqual([])
    const edit = (visibility: 'public' | 'followers' | 'private') =>
      walker.api.editWalkLog({ ...params(log), body: aWalk({ visibility }) })
    await edit('public')
    await edit('public')
    expect(await told(article)).toEqual([['walk', 1]])
    await edit('private')
    expect(await told(article)).toEqual([])
    await author.api.followUser({ params: { id: String(walker.user.id) } })
    await edit('followers')
    expect(await told(article)).toEqual([['walk', 1]])
    await walker.api.deleteWalkLog(params(log))
    expect(await told(article)).toEqual([])
    await author.api.unfollowUser({ params: { id: String(walker.user.id) } })
  })

  it('learns nothing of their own walks', async () => {
    const article = await createArticle(author)
    await logWalk(author, article)
    expect(await told(article)).toEqual([])
  })
})

describe('a reported walk', () => {
  const moderate = (body: ModerationInput) => moderator.api.moderate({ body })
  const reportBy = (reader: TestUser, { id }: Asked, content = 'spam') =>
    reader.api.reportWalk({ query: {}, body: { walk_log_id: id, content } })

  it('is hidden from all but its walker, who learns why, and shown again', async () => {
    const article = await createArticle(author)
    const log = await logWalk(walker, article, { text: '広告です' })
    const reported = await reportBy(author, log)
    if (!reported.ok) throw new Error(reported.error.code)
    const report = await moderator.api.readReport({ params: { id: String(reported.data.id) } })
    expect(report).toMatchObject({
      data: { kind: 'walk', snapshot: { text: '広告です' }, walk: { id: log.id, is_prohibited: false } },
    })
    const reason = '宣伝は書けません'
    const prohibit = () =>
      moderate({ action: 'prohibit_walk', walk_log_id: log.id, reason, report_id: reported.data.id })
    const answers = await Promise.all(Array.from({ length: 10 }, prohibit))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await listed(author, article)).toEqual([])
    expect(await listed(walker, article)).toMatchObject([{ id: log.id, prohibition_reason: reason }])
    const said = await test.db
      .select({ details: notifications.details })
      .from(notifications)
      .where(and(eq(notifications.userId, walker.user.id), eq(notifications.type, 'moderation')))
    expect(said).toEqual([{ details: { action: 'prohibit_walk', reason } }])
    // Editing does not bring it back.
    await walker.api.editWalkLog({ ...params(log), body: aWalk({ text: 'もう一度' }) })
    expect(await listed(author, article)).toEqual([])
    const allow = () => moderate({ action: 'allow_walk', walk_log_id: log.id, reason: '問題ありませんでした' })
    expect(await allow()).toMatchObject({ status: 201 })
    expect(await listed(author, article)).toMatchObject([{ text: 'もう一度', prohibition_reason: null }])
    expect(await allow()).toMatchObject({ error: { code: 'moderation.already_decided' } })
    const acts = await test.db.select().from(moderationActs).where(eq(moderationActs.userId, walker.user.id))
    expect(acts.map(({ action, details }) => [action, details.walk_log_id])).toEqual([
      ['prohibit_walk', log.id],
      ['allow_walk', log.id],
    ])
  })

  it('is none that its reporter may not see, and none of their own', async () => {
    const article = await createArticle(author)
    const hidden = await logWalk(walker, article, { visibility: 'followers' })
    const refused = { error: { code: 'walk_log.not_found' } }
    expect(await reportBy(author, hidden)).toMatchObject(refused)
    expect(await reportBy(author, { id: 999_999 })).toMatchObject(refused)
    const log = await logWalk(walker, article)
    const own = await logWalk(author, article)
    expect(await reportBy(author, own)).toMatchObject({ error: { code: 'report.own' } })
    const other = await test.aVerifiedUser()
    expect(await reportBy(other, log)).toMatchObject({ status: 201 })
    expect(await reportBy(await test.aVerifiedUser(), log, 'other')).toMatchObject({
      error: { code: 'report.detail_required' },
    })
    await author.api.deleteRoute(params(article))
    expect(await reportBy(await test.aVerifiedUser(), log)).toMatchObject(refused)
  })

  it('is decided by nobody about themselves, and not once it is gone', async () => {
    const article = await createArticle(author)
    const own = await logWalk(moderator, article)
    const prohibit = ({ id }: Asked) => moderate({ action: 'prohibit_walk', walk_log_id: id, reason: 'x' })
    expect(await prohibit(own)).toMatchObject({ error: { code: 'moderation.own_case' } })
    const log = await logWalk(walker, article)
    await walker.api.deleteWalkLog(params(log))
    expect(await prohibit(log)).toMatchObject({ error: { code: 'walk_log.not_found' } })
  })
})

describe('prohibited walks', () => {
  it('are listed to moderators, and prohibited and allowed from the command line', async () => {
    const article = await createArticle(author, { title: '宣伝の道' })
    const [log, other] = [await logWalk(walker, article, { text: '広告です' }), await logWalk(walker, article)]
    const { services, db } = test
    const tools = {
      ...createModeration({ db, ...services }),
      featured: services.featured,
    }
    const run = (...args: string[]) => parseModerationCommand(args)(tools)
    const ids = async () => {
      const answer = await moderator.api.listModeratedWalks({ query: {} })
      return answer.ok ? answer.data.data.map(({ id }) => id) : answer.error.code
    }
    expect(await run('prohibit-walk', String(log.id), '--reason', '宣伝です')).toContain(`Walk ${log.id}: done`)
    expect(await ids()).toEqual([log.id])
    expect((await run('prohibited-walks')).split('\n')).toEqual([
      `${log.id}  広告です`,
      expect.stringMatching(`^    by ${walker.user.name}, logged `),
      `    on ${article.id} 宣伝の道`,
      '    reason: 宣伝です',
    ])
    expect((await listed(author, article)).map(({ id }) => id)).toEqual([other.id])
    expect(await run('allow-walk', String(log.id))).toContain('done')
    expect(await ids()).toEqual([])
    expect(await run('prohibited-walks')).toBe('No walk is prohibited.')
    await expect(run('allow-walk', String(log.id))).rejects.toThrow('That is how it is already.')
    await expect(run('allow-walk', '999999')).rejects.toThrow('There is no such walk.')
    expect(await author.api.listModeratedWalks({ query: {} })).toMatchObject({ status: 404 })
  })
})
