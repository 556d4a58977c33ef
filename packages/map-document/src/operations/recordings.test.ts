import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordingStats } from '../geo/recording-stats.ts'
import { layerId, mapObjectId } from '../ids.ts'
import type { EditResult } from '../issues.ts'
import { findMapObject } from '../main-line.ts'
import type { MapDocument } from '../map-document.ts'
import type { AnyLine, RecordedLine } from '../map-object.ts'
import { aDocument, aLine, aSpot, EVERY_KIND } from '../testing/samples.ts'
import { validateDocument } from '../validate/validate-document.ts'
import { removeLayer } from './layers.ts'
import { reverseLine, simplifyLine } from './lines.ts'
import { trimRecording, unlockRecording } from './recordings.ts'
import { removeObject } from './remove-object.ts'
import { moveVertex } from './vertices.ts'

const WALK = mapObjectId('walk')
const LENGTH = 6
const walk: RecordedLine = {
  ...aLine('walk'),
  kind: 'recordedLine',
  travelMode: 'walking',
  path: Array.from({ length: LENGTH }, (_, index) => [138 + index / 1000, 36] as const),
  elevationsMeters: [900, 910, null, 930, 940, 950],
  timestampsMs: [null, 60_000, 120_000, null, 240_000, null],
}
const document = aDocument([walk, aSpot('spot')])

function done(result: EditResult): MapDocument {
  if (!result.ok) throw new Error(result.issue.code)
  return result.document
}

function lineIn(result: EditResult): AnyLine {
  const object = findMapObject(done(result), WALK)
  if (!object || !('path' in object)) throw new Error('The line is gone.')
  return object
}

const issueOf = (result: EditResult) => (result.ok ? null : result.issue.code)

describe('trimming a recording', () => {
  it('keeps the points between both ends with their elevations and times', () => {
    expect(lineIn(trimRecording(document, WALK, { from: 1, to: 4 }))).toEqual({
      ...walk,
      path: walk.path.slice(1, 5),
      elevationsMeters: [910, null, 930, 940],
      timestampsMs: [60_000, 120_000, null, 240_000],
    })
  })

  it('leaves a valid recording or names what is wrong', () => {
    const index = fc.integer({ min: -2, max: LENGTH + 1 })
    fc.assert(
      fc.property(index, index, (from, to) => {
        const result = trimRecording(document, WALK, { from, to })
        const isThere = [from, to].every((end) => end >= 0 && end < LENGTH)
        expect(issueOf(result)).toBe(isThere ? (to > from ? null : 'line.too_short') : 'vertex.not_found')
        if (result.ok) expect(validateDocument(result.document)).toEqual([])
      }),
    )
  })

  it('needs two points: two are enough, one is refused', () => {
    expect(lineIn(trimRecording(document, WALK, { from: 2, to: 3 })).path).toHaveLength(2)
    expect(issueOf(trimRecording(document, WALK, { from: 2, to: 2 }))).toBe('line.too_short')
  })

  it('gives back the same document when nothing is cut', () => {
    expect(done(trimRecording(document, WALK, { from: 0, to: LENGTH - 1 }))).toBe(document)
  })

  it('is for recordings only', () => {
    expect(issueOf(trimRecording(document, mapObjectId('spot'), { from: 0, to: 1 }))).toBe('object.wrong_kind')
    expect(issueOf(trimRecording(document, mapObjectId('none'), { from: 0, to: 1 }))).toBe('object.not_found')
    expect(issueOf(trimRecording(aDocument([aLine('a')]), mapObjectId('a'), { from: 0, to: 1 }))).toBe(
      'object.wrong_kind',
    )
  })
})

describe('the lock of a recording', () => {
  const layers = [layerId('L0'), layerId('L1')] as const

  it('refuses every other change of its points by name', () => {
    expect(issueOf(moveVertex(document, WALK, { index: 0, position: [0, 0] }))).toBe('line.is_recorded')
    expect(issueOf(reverseLine(document, WALK))).toBe('line.is_recorded')
  })

  it('leaves points out that are not needed for its shape, and keeps what is known of the others', () => {
    const thinned = findMapObject(done(simplifyLine(document, WALK, 1e7)), WALK)
    expect(thinned).toMatchObject({
      kind: 'recordedLine',
      path: [walk.path[0], walk.path.at(-1)],
      timestampsMs: [walk.timestampsMs?.[0], walk.timestampsMs?.at(-1)],
    })
    expect(issueOf(simplifyLine(document, mapObjectId('spot'), 10))).toBe('object.wrong_kind')
    expect(issueOf(simplifyLine(document, mapObjectId('none'), 10))).toBe('object.not_found')
  })

  it('holds its layer until the recording is gone or unlocked', () => {
    const two = aDocument([walk], [])
    expect(issueOf(removeLayer(two, layers[0]))).toBe('layer.has_recording')
    expect(removeLayer(done(removeObject(two, WALK)), layers[0])).toMatchObject({ ok: true, nextLayerId: layers[1] })
    expect(removeLayer(done(unlockRecording(two, WALK)), layers[0])).toMatchObject({ ok: true })
  })

  it('opens to a free line, still the main one, at the same place with the same points, elevations and times', () => {
    const { travelMode: _gone, ...details } = walk
    const unlocked = done(unlockRecording({ ...document, mainLineId: WALK }, WALK))
    expect(findMapObject(unlocked, WALK)).toEqual({ ...details, kind: 'line' })
    expect(validateDocument(unlocked)).toEqual([])
    expect(unlocked.mainLineId).toBe(WALK)
    expect(issueOf(unlockRecording(unlocked, WALK))).toBe('object.wrong_kind')
    expect(issueOf(unlockRecording(aDocument(EVERY_KIND), mapObjectId('none')))).toBe('object.not_found')
  })
})

describe('what the times of a line tell', () => {
  it('counts from the first to the last known time, and the way between them', () => {
    const stats = recordingStats(walk)
    expect(stats).toMatchObject({ startMs: 60_000, endMs: 240_000, durationMs: 180_000 })
    // three thousandths of a degree of longitude at 36° north: 6,371,008.8 × π / 180 × 0.003 × cos 36° / 180 s
    expect(stats?.speedMetersPerSecond).toBeCloseTo(1.4993, 3)
  })

  it('knows no speed without a duration, and nothing without times', () => {
    const at = (timestampsMs: RecordedLine['timestampsMs']) =>
      recordingStats({ path: walk.path, ...(timestampsMs && { timestampsMs }) })
    expect(at([null, 5, null, null, null, null])).toMatchObject({ durationMs: 0, speedMetersPerSecond: null })
    expect(at([9, null, null, null, null, 5])).toMatchObject({ durationMs: -4, speedMetersPerSecond: null })
    expect(at(Array.from({ length: LENGTH }, () => null))).toBeNull()
    expect(at(undefined)).toBeNull()
  })
})
