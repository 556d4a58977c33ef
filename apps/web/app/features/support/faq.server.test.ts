import { expect, it } from 'vitest'
import { FAQ, findQuestions } from './faq.server.ts'

it('has the same questions in both languages', () => {
  expect(FAQ.ja.sections).toHaveLength(FAQ['en-us'].sections.length)
})

it.each([
  ['', FAQ.ja.sections.length],
  ['ＧＰＸ　kml', 2],
  ['gpx 埋め込み', 0],
  ['どこにもないことば', 0],
])('finds for %j %i questions', (query, count) => {
  expect(findQuestions(FAQ.ja, query)).toHaveLength(count)
})
