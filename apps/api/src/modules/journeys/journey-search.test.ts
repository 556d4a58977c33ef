import { expect, it } from 'vitest'
import { journeySearchRow, journeySearchText } from './journey-search.ts'

const stage = (title: string | null, translatedTitle: string | null = null, note = '') => ({
  title,
  translatedTitle,
  note,
})

it('is found by its own texts, and the titles of its articles in both languages', () => {
  const entries = [stage('鳥居峠を越える', 'Over Torii Pass', '昼は奈良井で'), stage(null, null, '休み')]
  const text = journeySearchText({ title: '木曽路Trail', summary: '三日の旅。', entries })
  expect(text).toBe(' 木曽路 trail 三日の旅 鳥居峠を越える over torii pass 昼は奈良井で 休み')
})

it('has every token once, and is not longer than sixty thousand characters', () => {
  const { searchTokens } = journeySearchRow(journeySearchText({ title: '峠', summary: '', entries: [stage('峠')] }))
  expect(searchTokens).toEqual(['峠'])
  const entries = Array.from({ length: 100 }, () => stage('峠', null, 'a'.repeat(1_000)))
  expect(journeySearchText({ title: '', summary: '', entries })).toHaveLength(60_001)
})
