import { encodePolyline, type Position, parseMapDocument } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'
import { describe, expect, it } from 'vitest'
import { aLayer, aLine } from '../route-articles/testing/an-article.ts'
import { trackMinutes } from './track-minutes.ts'

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
