import { encodePolyline, type Position, parseMapDocument } from '@mishiori/map-document'
import { PRODUCT_LIMITS, WALK_CONDITIONS } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { aLayer, aLine } from '../route-articles/testing/an-article.ts'
import { type ConditionFact, freshSince, hasBegun, newestConditions, trackMinutes } from './walk-log.policy.ts'

describe('hasBegun', () => {
  // At 11:00 UTC it is the next day in Kiritimati (UTC+14) and nowhere the day after.
  it.each([
    ['2026-11-28', true],
    ['2026-11-29', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('of %s: %s', (day, expected) => {
    expect(hasBegun(day, new Date('2026-11-29T11:00:00Z'), null)).toBe(expected)
  })

  it('of the next day is false while it has begun nowhere', () => {
    expect(hasBegun('2026-11-30', new Date('2026-11-29T09:59:59Z'), null)).toBe(false)
    expect(hasBegun('2026-11-30', new Date('2026-11-29T10:00:00Z'), null)).toBe(true)
  })
})

describe('hasBegun where the walker is', () => {
  const at = new Date('2026-11-29T16:00:00Z')
  it.each([
    ['2026-11-30', 'Asia/Tokyo', true],
    ['2026-12-01', 'Asia/Tokyo', false],
    ['2026-11-29', 'America/Los_Angeles', true],
    ['2026-11-30', 'America/Los_Angeles', false],
    ['2026-11-30', 'No/Where', true],
  ])('of %s in %s: %s', (day, timeZone, expected) => {
    expect(hasBegun(day, at, timeZone)).toBe(expected)
  })
})

it('conditions are fresh for sixty days', () => {
  expect(freshSince(new Date('2026-11-29T11:00:00Z'))).toBe('2026-09-30')
})

describe('newestConditions', () => {
  const fact = (condition: ConditionFact['condition'], walkedOn: string, people = 1) => ({
    condition,
    walkedOn,
    people,
  })
  const names = (facts: readonly ConditionFact[]) => newestConditions(facts).map(({ condition }) => condition)

  it('has the newest first; of one day what more people say', () => {
    const facts = [fact('mud', '2026-11-01'), fact('snow', '2026-11-03'), fact('leaves', '2026-11-01', 2)]
    expect(names(facts)).toEqual(['snow', 'leaves', 'mud'])
  })

  it('leaves out what a newer walk contradicts, and keeps both of one day', () => {
    expect(names([fact('closed', '2026-11-01'), fact('passable', '2026-11-02')])).toEqual(['passable'])
    expect(names([fact('passable', '2026-11-01'), fact('bridge_out', '2026-11-02')])).toEqual(['bridge_out'])
    expect(names([fact('water_dry', '2026-11-02'), fact('water_flows', '2026-11-01')])).toEqual(['water_dry'])
    expect(names([fact('closed', '2026-11-02', 2), fact('passable', '2026-11-02')])).toEqual(['closed', 'passable'])
  })

  it('has so many at most', () => {
    const all = WALK_CONDITIONS.filter((condition) => condition !== 'passable').map((name) => fact(name, '2026-11-01'))
    const { shownConditions } = PRODUCT_LIMITS.walkLog
    expect(names(all.slice(0, shownConditions))).toHaveLength(shownConditions)
    expect(names(all.slice(0, shownConditions + 1))).toHaveLength(shownConditions)
  })
})

const START = Date.parse('2026-11-03T00:00:00Z')
const STEP_DEGREES = 0.001

/** A recording of somebody who walks without a pause: a position a minute. */
function recording(tmpId: string, minutes: number) {
  const at = Array.from({ length: minutes + 1 }, (_, index) => index)
  return {
    ...aLine({ tmpId, isMain: false }),
    objectType: 'RECORDING_LINE',
    path: encodePolyline(at.map((index): Position => [100 + index * STEP_DEGREES, 35])),
    timestamps: at.map((index) => START + index * 60_000),
  }
}

function mapOf(...objects: readonly object[]) {
  const parsed = parseMapDocument([aLayer(...objects)])
  if (!parsed.ok) throw new Error(JSON.stringify(parsed))
  return parsed.document
}

describe('the minutes of a recording', () => {
  it('are those of all its lines', () => {
    expect(trackMinutes(mapOf(recording('a', 24)))).toBe(24)
    expect(trackMinutes(mapOf(recording('a', 24), recording('b', 12)))).toBe(36)
  })

  it('are not known of a line without times', () => {
    expect(trackMinutes(mapOf(aLine()))).toBeNull()
  })

  it('are not told where they exceed what a walk may have', () => {
    const { max } = PRODUCT_LIMITS.walkLog.minutes
    expect(trackMinutes(mapOf(recording('a', max)))).toBe(max)
    expect(trackMinutes(mapOf(recording('a', max), recording('b', 1)))).toBeNull()
  })
})
