// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import type { JourneyEdit } from './journey-edit.ts'
import { keptEdits } from './kept-edits.ts'

const edit = (key: string): JourneyEdit => ({ key, type: 'remove', ref: 1 })
const NAME = 'mishiori-journey-edits-1-5'
const stored = () => JSON.parse(localStorage.getItem(NAME) ?? '[]').map(({ key }: JourneyEdit) => key)

beforeEach(() => localStorage.clear())

it('keeps what two tabs have not sent, and lets each take out its own', () => {
  const [one, other] = [keptEdits(1, 5), keptEdits(1, 5)]
  one.write([edit('a'), edit('b')])
  other.write([edit('c')])
  expect(stored()).toEqual(['a', 'b', 'c'])
  one.write([edit('b')])
  expect(stored()).toEqual(['c', 'b'])
  one.write([])
  other.write([])
  expect(localStorage.getItem(NAME)).toBeNull()
})

it('takes over what a page before left', () => {
  keptEdits(1, 5).write([edit('a')])
  const next = keptEdits(1, 5)
  expect(next.read()).toEqual([edit('a')])
  next.write([])
  expect(stored()).toEqual([])
})

it('keeps those of each person and each journey apart', () => {
  keptEdits(1, 5).write([edit('a')])
  expect(keptEdits(2, 5).read()).toEqual([])
  expect(keptEdits(1, 6).read()).toEqual([])
})

it('reads nothing of what it did not write', () => {
  for (const text of ['{', '"a"', '[1, null, {"key":"a"}, {"key":2,"type":"move"}, {"key":"b","type":"other"}]']) {
    localStorage.setItem(NAME, text)
    expect(keptEdits(1, 5).read()).toEqual([])
  }
})
