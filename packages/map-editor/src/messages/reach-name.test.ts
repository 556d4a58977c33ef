import { expect, it } from 'vitest'
import { en, enTravel } from './en.ts'
import { ja, jaTravel } from './ja.ts'
import { amountText, reachName } from './reach-name.ts'

it('names what can be reached as it was asked for, whole hours without minutes', () => {
  const names = ([30, 60, 90, 120] as const).map((minutes) => [
    reachName({ ...ja, travel: jaTravel }, { minutes }),
    reachName({ ...en, travel: enTravel }, { minutes }),
  ])
  expect(names).toEqual([
    ['30 分で行ける範囲', 'Within 30 min'],
    ['1 時間で行ける範囲', 'Within 1 hr'],
    ['1 時間 30 分で行ける範囲', 'Within 1 hr 30 min'],
    ['2 時間で行ける範囲', 'Within 2 hr'],
  ])
})

it('names a distance in the units of the reader', () => {
  expect(amountText({ kilometers: 1.5 }, 'ja-JP')).toBe('1.5 km')
  expect(amountText({ kilometers: 1.609344 }, 'en-US-u-ms-ussystem')).toBe('1 mi')
})

it('has no name without words of ways of going', () => {
  expect(reachName(en, { minutes: 60 })).toBeNull()
})
