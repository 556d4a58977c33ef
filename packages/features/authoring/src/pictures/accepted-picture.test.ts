import { expect, it } from 'vitest'
import { storedSize } from './accepted-picture.ts'

it.each([
  ['a small one', [800, 600], [800, 600]],
  ['as large as is stored', [1000, 4000], [1000, 4000]],
  ['one pixel too wide', [1001, 500], [1000, 500]],
  ['one pixel too high', [1000, 4001], [1000, 4000]],
  ['a photo', [4032, 3024], [1000, 750]],
  ['a column', [1, 1_000_000], [1, 4000]],
  ['a row', [1_000_000, 1], [1000, 1]],
])('a picture is reduced until both sides fit: %s', (_, [width = 0, height = 0], [storedWidth, storedHeight]) => {
  expect(storedSize({ width, height })).toEqual({ width: storedWidth, height: storedHeight })
})
