import { expect, it } from 'vitest'
import type { ReadLine } from './read-result.ts'
import { titleOfFile } from './title-of-file.ts'

const lines = (...names: readonly string[]) =>
  names.map(
    (name): ReadLine => ({
      name,
      description: '',
      kind: 'track',
      color: null,
      segments: [],
      stops: [],
      folder: null,
    }),
  )

it.each([
  ['its track', '尾根', '2024-05-03 09:00', ['尾根']],
  ['a route and a track of one name', 'R', '', ['R', 'R']],
  ['the file, where it has several', 'Tour', 'Tour', ['Day 1', 'Day 2']],
  ['the file, where the track has no name', 'Tour', 'Tour', ['']],
  ['its name on the device, where nothing has one', 'walk', '', []],
])('a draft is called as %s', (_, title, name, names) => {
  expect(titleOfFile({ name, lines: lines(...names), folders: [] }, 'walk')).toBe(title)
})

it('a draft of several folders is called as the file', () => {
  const folders = ['宿', '道']
  expect(titleOfFile({ name: '木曽路', lines: lines('寄り道'), folders }, 'walk')).toBe('木曽路')
  expect(titleOfFile({ name: '', lines: lines('寄り道'), folders }, 'walk')).toBe('寄り道')
})
