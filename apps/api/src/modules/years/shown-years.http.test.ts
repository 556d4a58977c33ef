import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApp, type TestApp, type TestUser } from '../../testing/index.ts'
import { aBody } from '../route-articles/testing/an-article.ts'
import { createRecording, ownYear, publicYear, show } from './testing/recordings.ts'

let test: TestApp
let reader: TestUser
let walker: TestUser
beforeAll(async () => {
  test = await buildTestApp()
  reader = await test.aVerifiedUser()
})
beforeEach(async () => {
  walker = await test.aVerifiedUser()
})
afterAll(() => test.close())

const profileOf = async (owner: TestUser) => {
  const answer = await reader.api.readUser({ params: { id: String(owner.user.id) } })
  return answer.ok ? answer.data.shows_years : answer.error.code
}

it('a profile says whether everybody may read the years', async () => {
  const seen = [await profileOf(walker)]
  await show(walker)
  seen.push(await profileOf(walker))
  await show(walker, false)
  seen.push(await profileOf(walker))

  expect(seen).toEqual([false, true, false])
})

it('their owner reads what others will see before they are shown', async () => {
  await createRecording(walker)
  await createRecording(walker, {}, { private_mode: 'private' })

  expect(await publicYear(walker, walker)).toMatchObject({ total: { count: 1 } })
  expect(await publicYear(reader, walker)).toBe('user.not_found')
})

it('activities have the titles of their articles in both languages', async () => {
  const translation = { title: 'Along the Ridge', summary: '', context: aBody() }
  await createRecording(walker, {}, { title: '尾根道', language: 'ja', translation })

  expect((await ownYear(walker)).longest).toMatchObject({
    title: '尾根道',
    language: 'ja',
    translation: { title: 'Along the Ridge' },
  })
})
