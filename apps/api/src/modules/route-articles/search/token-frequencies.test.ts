import { expect, it, vi } from 'vitest'
import { keepForMinutes, shareAtMost, shareOf, tokenFrequencies } from './token-frequencies.ts'

it('tells what is known, and how rare at most the rest is', () => {
  const frequencies = tokenFrequencies(
    new Map([
      ['峠', 0.7],
      ['岬', 0.05],
    ]),
  )
  expect([frequencies?.of('峠'), frequencies?.of('銀竜草'), frequencies?.least]).toEqual([0.7, null, 0.05])
})

it('adds shares up, and takes what is not known for as common as it may be', () => {
  const frequencies = tokenFrequencies(
    new Map([
      ['f:0', 0.5],
      ['f:1', 0.25],
    ]),
  )
  expect(frequencies && shareOf(frequencies, ['f:0', 'f:1', 'f:2'])).toBe(1)
})

it('knows how many can have one of each group at most', () => {
  const frequencies = tokenFrequencies(
    new Map([
      ['h:峠', 0.02],
      ['p:', 0.6],
      ['f:0', 0.7],
    ]),
  )
  const most = (...groups: readonly (readonly string[])[]) => frequencies && shareAtMost(frequencies, groups)
  expect(most()).toBe(1)
  expect(most(['p:'], ['h:峠'])).toBe(0.02)
  expect(most(['p:', 'f:0'])).toBe(1)
  expect(most(['p:'], ['seldom', 'seldom too'])).toBe(0.04)
})

it('knows nothing without statistics', () => {
  expect(tokenFrequencies(new Map())).toBeNull()
})

it('reads once for all who ask within some minutes', async () => {
  let time = 0
  const read = vi.fn(async () => time)
  const kept = keepForMinutes(read, () => time)
  await Promise.all([kept(), kept()])
  time = 599_999
  expect(await kept()).toBe(0)
  expect(read).toHaveBeenCalledTimes(1)
  time = 600_000
  expect(await kept()).toBe(600_000)
})

it('reads anew after what could not be read', async () => {
  const read = vi.fn(async () => 1).mockRejectedValueOnce(new Error('away'))
  const kept = keepForMinutes(read, () => 0)
  await expect(kept()).rejects.toThrow('away')
  expect(await kept()).toBe(1)
})
