import { expect, it } from 'vitest'
import { formatCoordinates, parseCoordinates } from './coordinates.ts'

it.each([
  ['35.6812, 139.7671', [139.7671, 35.6812]],
  ['35.6812 139.7671', [139.7671, 35.6812]],
  ['３５．６８１２、１３９．７６７１', [139.7671, 35.6812]],
  [' -33.9,+18.4 ', [18.4, -33.9]],
  ['85, 180', [180, 85]],
  ['85.1, 0', null],
  ['0, 180.1', null],
  ['35.6812', null],
  ['35.6812, 139.7671, 4', null],
  ['東京駅', null],
  ['', null],
  [',', null],
])('reads %s as %j', (text, position) => {
  expect(parseCoordinates(text)).toEqual(position)
})

it('reads what it writes', () => {
  expect(formatCoordinates([139.7671249, 35.6])).toBe('35.60000, 139.76712')
  expect(parseCoordinates(formatCoordinates([139.7, -0.5]))).toEqual([139.7, -0.5])
})
