import { expect, it } from 'vitest'
import { excludedIndexes, isSamePart, toggledPart } from './excluded-parts.ts'

const part = (startMinutes: number, endMinutes: number) => ({
  startMs: startMinutes * 60_000,
  endMs: endMinutes * 60_000,
})
const day = (...times: readonly (readonly [number, number])[]) => ({
  date: '2026-10-18',
  timeZone: 'Asia/Tokyo',
  segments: times.map(([from, to]) => ({
    kind: 'visit' as const,
    ...part(from, to),
    position: [139.7, 35.7] as const,
    name: null,
    placeId: null,
  })),
})

it.each([
  ['itself', part(0, 60), part(0, 60), true],
  ['one that a later file begins and ends otherwise', part(0, 60), part(5, 70), true],
  ['each of those that a later file divides it into', part(0, 60), part(20, 30), true],
  ['one that holds it', part(20, 30), part(0, 600), true],
  ['one of which half is in it', part(0, 60), part(30, 90), true],
  ['one of which less than half is in it', part(0, 60), part(31, 91), false],
  ['the next one', part(0, 60), part(60, 120), false],
  ['a moment', part(10, 10), part(10.5, 10.5), true],
  ['another moment', part(10, 10), part(12, 12), false],
])('a part of a timeline is %s', (_, one, other, isSame) => {
  expect([isSamePart(one, other), isSamePart(other, one)]).toEqual([isSame, isSame])
})

it('finds what is left out of a day of another file', () => {
  expect([...excludedIndexes(day([0, 60], [60, 90], [90, 300]), [part(58, 91)])]).toEqual([1])
  expect([...excludedIndexes(day([0, 60]), [])]).toEqual([])
})

it('leaves a part out and takes it in again, whichever file divided it', () => {
  const left = toggledPart([part(500, 600)], part(0, 60))
  expect(left).toEqual([part(500, 600), part(0, 60)])
  expect(toggledPart(left, part(2, 61))).toEqual([part(500, 600)])
})
