import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blocks } from '../../schema/blocks.table.ts'
import { notifications } from '../../schema/notifications.table.ts'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { createArticle } from '../route-articles/testing/create-article.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

it('tells each user how many notifications they have not read', async () => {
  const [reader, other] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
  await test.db
    .insert(notifications)
    .values(Array.from({ length: 120 }, () => ({ userId: reader.user.id, type: 'system' as const })))
  expect(await reader.api.countNotifications()).toMatchObject({ status: 200, data: { count: 120 } })
  expect(await reader.api.currentUser()).toMatchObject({ data: { notify_count: 120 } })
  expect(await other.api.countNotifications()).toMatchObject({ status: 200, data: { count: 0 } })
})

describe('telling of a Nice Route', () => {
  const countOf = ({ api }: TestUser) => api.countNotifications()

  it('takes it back with the Nice Route, and tells of it again, while it is unread', async () => {
    const [author, reader] = [await test.aVerifiedUser(), await test.aVerifiedUser()]
    const { id } = await createArticle(author)
    const params = { params: { id: String(id) } }
    for (let i = 0; i < 2; i++) {
      await reader.api.favoriteRoute(params)
      expect(await countOf(author)).toMatchObject({ data: { count: 1 } })
      await reader.api.unfavoriteRoute(params)
      expect(await countOf(author)).toMatchObject({ data: { count: 0 } })
    }
    expect(await countOf(reader)).toMatchObject({ data: { count: 0 } })
  })

  it('counts exactly when thirty people send one at once', async () => {
    const author = await test.aVerifiedUser()
    const { id } = await createArticle(author)
    const readers = await Promise.all(Array.from({ length: 30 }, () => test.aVerifiedUser()))
    await Promise.all(readers.map(({ api }) => api.favoriteRoute({ params: { id: String(id) } })))
    expect(await countOf(author)).toMatchObject({ data: { count: 30 } })
  })

  it.each(['author', 'reader'] as const)('tells nothing once the %s blocks the other', async (blocker) => {
    const people = { author: await test.aVerifiedUser(), reader: await test.aVerifiedUser() }
    const { id } = await createArticle(people.author)
    const blocked = blocker === 'author' ? people.reader : people.author
    await test.db.insert(blocks).values({ blockerId: people[blocker].user.id, blockedId: blocked.user.id })
    await people.reader.api.favoriteRoute({ params: { id: String(id) } })
    expect(await countOf(people.author)).toMatchObject({ data: { count: 0 } })
  })
})

it('has nothing to tell to visitors', async () => {
  expect(await test.aGuest().api.countNotifications()).toMatchObject({ error: { code: 'auth.login_required' } })
})
