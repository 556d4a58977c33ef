import type { Along, PlaceAlong } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { neededAhead, neededReached, type Wayside, waysideOf } from './wayside-ahead.ts'

const place = (kind: PlaceAlong['kind'], alongMeters: number): PlaceAlong => ({
  id: `N${alongMeters}`,
  kind,
  name: null,
  lat: 36,
  lng: 138,
  alongMeters,
  detourMeters: 5,
  tags: {},
})
const answer = (over: Partial<Along> = {}): Along => ({
  region: { version: 'a', dataDate: '2026-10-01', dateSource: 'extract', isInvented: false },
  coverage: 'all',
  places: [place('water', 400), place('food', 500), place('toilets', 900), place('water', 1500)],
  hasMore: false,
  start: null,
  end: null,
  ...over,
})
const known = (over: Partial<Along> = {}): Wayside => {
  const wayside = waysideOf(answer(over))
  if (!wayside) throw new Error('nothing is known')
  return wayside
}
const at = (alongMeters: number) => ({ alongMeters })

describe('what comes next', () => {
  it('is the nearest water and the nearest toilets that are ahead', () => {
    expect(neededAhead(known(), at(0))).toEqual([
      { kind: 'water', aheadMeters: 400 },
      { kind: 'toilets', aheadMeters: 900 },
    ])
    expect(neededAhead(known(), at(600))).toEqual([
      { kind: 'water', aheadMeters: 900 },
      { kind: 'toilets', aheadMeters: 300 },
    ])
  })

  it('is nothing after the last one, which is said only where the whole way is known', () => {
    expect(neededAhead(known(), at(1000))[1]).toEqual({ kind: 'toilets', aheadMeters: null })
    expect(neededAhead(known({ coverage: 'part' }), at(1000))).toEqual([{ kind: 'water', aheadMeters: 500 }])
    expect(neededAhead(known({ hasMore: true }), at(1600))).toEqual([])
  })

  it('is not known where there is no data', () => {
    expect(waysideOf(answer({ region: null, coverage: 'none', places: [] }))).toBeNull()
  })
})

it('tells what has been come to, once', () => {
  expect(neededReached(known(), at(300), at(370))).toEqual([])
  expect(neededReached(known(), at(370), at(380))).toEqual(['water'])
  expect(neededReached(known(), at(380), at(410))).toEqual([])
})

it('tells of both when a step passes both', () => {
  expect(neededReached(known(), at(300), at(950))).toEqual(['water', 'toilets'])
})
