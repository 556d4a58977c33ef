import { expect, it } from 'vitest'
import { FAQ, findQuestions } from './faq.server.ts'

it('has the same questions at the same addresses in both languages', () => {
  const addresses = (['ja', 'en-us'] as const).map((locale) => findQuestions(FAQ[locale], '').map(({ id }) => id))
  expect(addresses[0]?.toSorted()).toEqual(addresses[1]?.toSorted())
  expect(addresses[0]).toContain('without-account')
  for (const id of addresses[0] ?? []) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

it.each([
  ['', Object.keys(FAQ.ja.questions).length],
  ['ＧＰＸ　kml', 2],
  ['gpx 埋め込み', 0],
  ['どこにもないことば', 0],
])('finds for %j %i questions', (query, count) => {
  expect(findQuestions(FAQ.ja, query)).toHaveLength(count)
})
