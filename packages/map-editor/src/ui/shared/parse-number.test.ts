import { describe, expect, it } from 'vitest'
import { parseNumber, parsePair } from './parse-number.ts'

describe('parseNumber', () => {
  it.each([
    ['35.96', 35.96],
    [' −12,5 ', -12.5],
    ['１３７．８２', 137.82],
    ['.5', 0.5],
    ['1,500', 1500],
    ['12,345,678.5', 12_345_678.5],
    ['0,500', 0.5],
    ['1,50', 1.5],
    ['1,5000', 1.5],
    ['+7°', 7],
  ])('%s', (typed, value) => {
    expect(parseNumber(typed)).toBe(value)
  })

  it.each(['', ' ', '1e3', '0x10', 'north', '1.2.3', '1 2', '1,500,5', '1,500.5.5'])('"%s" is no number', (typed) => {
    expect(parseNumber(typed)).toBeNaN()
  })
})

describe('parsePair', () => {
  it('reads what maps put on the clipboard', () => {
    expect(parsePair('35.96, 137.82')).toEqual([35.96, 137.82])
    expect(parsePair('-35.5 −70.25')).toEqual([-35.5, -70.25])
  })

  it('is null for anything else', () => {
    for (const typed of ['35.96', '1, 2, 3', 'a, b', '']) expect(parsePair(typed), typed).toBeNull()
  })
})
