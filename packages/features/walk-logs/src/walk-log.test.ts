import type { WalkLog } from '@repo/contract'
import { expect, it } from 'vitest'
import { ageOfDay, tagsOfWalks } from './walk-log.ts'

const person = (id: number) => ({ id, name: `walker${id}`, nickname: '', avatar: null })
const aLog = (over: Partial<WalkLog>): WalkLog => ({
  id: 1,
  user: person(7),
  walked_on: '2026-11-03',
  minutes: null,
  conditions: [],
  text: '',
  photos: [],
  visibility: 'public',
  part: null,
  track: null,
  created_at: '2026-11-03T00:00:00.000Z',
  edited_at: null,
  prohibition_reason: null,
  is_own: false,
  ...over,
})

it('names all that a page of walks shows of others, whose changes change it', () => {
  const photos = [{ id: 3, url: '/files/photo.jpg', width: 4, height: 3 }]
  const data = [aLog({ photos }), aLog({ track: { id: 12, title: 'recording' } })]
  const summary = { total: 3, conditions: [], people: { total: 2, shown: [person(7), person(8)] }, typical: null }
  const tags = tagsOfWalks({ data, next: null, summary, viewer_can: { share: true } })
  expect(new Set(tags)).toEqual(new Set(['user:7', 'user:8', 'file:photo.jpg', 'article:12']))
})

it.each([
  ['2026-11-29', '今日', 'today'],
  ['2026-11-30', '今日', 'today'],
  ['2026-11-28', '昨日', 'yesterday'],
  ['2026-11-20', '9日前', '9 days ago'],
  ['2026-09-30', '60日前', '60 days ago'],
])('says of %s how long ago it was', (day, japanese, english) => {
  expect(ageOfDay(day, '2026-11-29', 'ja')).toBe(japanese)
  expect(ageOfDay(day, '2026-11-29', 'en-us')).toBe(english)
})
