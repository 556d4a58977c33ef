import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files } from '../../schema/files.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { anArticle } from '../route-articles/testing/an-article.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'
import { aWalk, logWalk } from './testing/a-walk.ts'

let test: TestApp
let author: TestUser
let walker: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  author = await test.aVerifiedUser()
  walker = await test.aVerifiedUser()
})
afterAll(() => test.close())

const ROUNDS = 10
const params = ({ id }: { readonly id: number }) => ({ params: { id: String(id) } })

describe('walks that are changed at once', () => {
  it('are saved or are deleted', async () => {
    const photo = { name: 'a.png', extension: 'png', bytes: 1, width: 8, height: 6, userId: walker.user.id } as const
    const [file] = await test.db
      .insert(files)
      .values({ ...photo, storedName: `${crypto.randomUUID()}.png` })
      .returning()
    const article = await createArticle(author)
    for (let round = 0; round < ROUNDS; round += 1) {
      const log = await logWalk(walker, article)
      const [removed, edited] = await Promise.all([
        walker.api.deleteWalkLog(params(log)),
        walker.api.editWalkLog({ ...params(log), body: aWalk({ photo_ids: [file?.id ?? 0] }) }),
      ])
      expect(removed).toMatchObject({ status: 204 })
      expect([200, 404]).toContain(edited.status)
    }
  })

  it('do not wait for a save of their recording that waits for them', async () => {
    const article = await createArticle(author)
    const track = await createArticle(walker, { is_draft: false, private_mode: 'private' })
    let { version } = track
    for (let round = 0; round < ROUNDS; round += 1) {
      const body = anArticle({ is_draft: round % 2 === 0, private_mode: 'private' })
      const logged = [0, 1].map(() =>
        walker.api.createWalkLog({ ...params(article), body: aWalk({ track_id: track.id }) }),
      )
      const [saved, ...logs] = await Promise.all([
        walker.api.saveRoute({ ...params(track), body }, { headers: { 'if-match': `"${version}"` } }),
        ...logged,
      ])
      expect(saved).toMatchObject({ status: 200 })
      version += 1
      for (const log of logs) expect(log).toMatchObject({ status: 201 })
    }
  })

  it('do not wait for a moderator who waits for them', async () => {
    const moderator = await test.aModerator()
    const article = await createArticle(author)
    for (let round = 0; round < ROUNDS; round += 1) {
      const log = await logWalk(walker, article)
      const [decided, ...edited] = await Promise.all([
        moderator.api.moderate({ body: { action: 'prohibit_walk', walk_log_id: log.id, reason: '宣伝です' } }),
        ...['a', 'b', 'c'].map((text) => walker.api.editWalkLog({ ...params(log), body: aWalk({ text }) })),
      ])
      expect(decided.status).toBe(201)
      expect(edited.map(({ status }) => status)).toEqual([200, 200, 200])
    }
  })
})
