import { describe, expect, it } from 'vitest'
import { mapObjectId } from '../ids.ts'
import type { EditResult } from '../issues.ts'
import { MAP_LIMITS } from '../limits.ts'
import { findMapObject } from '../main-line.ts'
import type { Line } from '../map-object.ts'
import type { Position } from '../position.ts'
import { aDocument, aLine, EVERY_KIND } from '../testing/samples.ts'
import { duplicateObject } from './duplicate-object.ts'
import { joinLines } from './join-lines.ts'
import { closeLine, eraseFromLine, reverseLine, simplifyLine } from './lines.ts'
import { splitLine } from './split-line.ts'

const id = mapObjectId
const path: readonly Position[] = [
  [139, 35],
  [139.1, 35],
  [139.2, 35.1],
  [139.3, 35],
]
const measured: Line = { ...aLine('a', path), elevationsMeters: [1, 2, null, 4], timestampsMs: [10, 20, 30, 40] }
const issueOf = (result: EditResult) => (result.ok ? null : result.issue.code)

function lineIn(result: EditResult, objectId = 'a'): Line {
  if (!result.ok) throw new Error(result.issue.code)
  const object = findMapObject(result.document, id(objectId))
  if (object?.kind !== 'line') throw new Error('There is no such line.')
  return object
}

describe('reverseLine', () => {
  it('turns points, elevations and times round together', () => {
    const line = lineIn(reverseLine(aDocument([measured]), id('a')))
    expect(line).toMatchObject({ path: path.toReversed(), elevationsMeters: [4, null, 2, 1] })
    expect(line.timestampsMs).toEqual([40, 30, 20, 10])
  })

  it('refuses what is no free line', () => {
    const document = aDocument(EVERY_KIND)
    expect(issueOf(reverseLine(document, id('recorded')))).toBe('line.is_recorded')
    expect(issueOf(reverseLine(document, id('spot')))).toBe('object.wrong_kind')
    expect(issueOf(reverseLine(document, id('nobody')))).toBe('object.not_found')
  })
})

describe('closeLine', () => {
  it('leads back to the start, once', () => {
    const closed = closeLine(aDocument([measured]), id('a'))
    const line = lineIn(closed)
    expect(line.path).toEqual([...path, path[0]])
    expect(line.elevationsMeters).toEqual([1, 2, null, 4, 1])
    expect(line.timestampsMs).toEqual([10, 20, 30, 40, null])
    expect(closed.ok && issueOf(closeLine(closed.document, id('a')))).toBe('line.is_closed')
  })

  it('needs three points', () => {
    expect(issueOf(closeLine(aDocument([aLine('a')]), id('a')))).toBe('line.too_short')
  })
})

describe('simplifyLine', () => {
  it('keeps what is known of the points that stay', () => {
    const straight = { ...measured, path: path.with(2, [139.2, 35]) }
    const line = lineIn(simplifyLine(aDocument([straight]), id('a'), 10))
    expect(line).toMatchObject({ path: [path[0], path[3]], elevationsMeters: [1, 4], timestampsMs: [10, 40] })
  })
})

describe('eraseFromLine', () => {
  it('takes the points within the circle out', () => {
    const line = lineIn(eraseFromLine(aDocument([measured]), id('a'), { center: [139.1, 35], radiusMeters: 500 }))
    expect(line).toMatchObject({
      path: path.toSpliced(1, 1),
      elevationsMeters: [1, null, 4],
      timestampsMs: [10, 30, 40],
    })
  })

  it('answers the same document when there is none, and refuses to leave less than a line', () => {
    const document = aDocument([measured])
    const nothing = eraseFromLine(document, id('a'), { center: [0, 0], radiusMeters: 500 })
    expect(nothing.ok && nothing.document).toBe(document)
    const all = { center: [139.15, 35] as const, radiusMeters: 1_000_000 }
    expect(issueOf(eraseFromLine(document, id('a'), all))).toBe('line.too_short')
  })
})

describe('splitLine', () => {
  const split = { index: 1, newId: id('b'), newName: 'Second' }

  it('cuts at a vertex, which both parts have', () => {
    const result = splitLine(aDocument([measured]), id('a'), split)
    expect(lineIn(result)).toMatchObject({ path: path.slice(0, 2), elevationsMeters: [1, 2], timestampsMs: [10, 20] })
    expect(lineIn(result, 'b')).toMatchObject({ name: 'Second', path: path.slice(1), elevationsMeters: [2, null, 4] })
    expect(result.ok && result.document.mainLineId).toBe('a')
  })

  it('refuses the ends, what is not there, and a full layer', () => {
    const document = aDocument([measured])
    expect(issueOf(splitLine(document, id('a'), { ...split, index: 0 }))).toBe('line.too_short')
    expect(issueOf(splitLine(document, id('a'), { ...split, index: 3 }))).toBe('line.too_short')
    expect(issueOf(splitLine(document, id('a'), { ...split, index: 4 }))).toBe('vertex.not_found')
    const others = Array.from({ length: MAP_LIMITS.objectsPerLayer - 1 }, (_, index) => aLine(`o${index}`))
    expect(issueOf(splitLine(aDocument([measured, ...others]), id('a'), split))).toBe('layer.object_limit_reached')
    expect(splitLine(aDocument([measured, ...others.slice(1)]), id('a'), split).ok).toBe(true)
  })
})

describe('joinLines', () => {
  const next = aLine('b', [
    [139.31, 35],
    [139.4, 35],
  ])

  it('goes on at the nearest ends, whichever way round the other is', () => {
    for (const other of [next, { ...next, path: next.path.toReversed() }]) {
      const line = lineIn(joinLines(aDocument([measured], [other]), id('a'), id('b')))
      expect(line.path).toEqual([...path, ...next.path])
      expect(line.elevationsMeters).toEqual([1, 2, null, 4, null, null])
    }
  })

  it('puts the other one first when that is nearer, and makes one point of two in the same place', () => {
    const before = aLine('b', [
      [138, 35],
      [139, 35],
    ])
    expect(lineIn(joinLines(aDocument([measured], [before]), id('a'), id('b'))).path).toEqual([[138, 35], ...path])
  })

  it('stays main when the other one was', () => {
    const result = joinLines({ ...aDocument([next, measured]), mainLineId: id('b') }, id('a'), id('b'))
    expect(result.ok && result.document.mainLineId).toBe('a')
    expect(result.ok && findMapObject(result.document, id('b'))).toBeNull()
  })

  it('has the source of either line', () => {
    const before = aLine('b', [
      [138, 35],
      [139, 35],
    ])
    for (const [one, other] of [
      [measured, { ...before, source: 'strava' as const }],
      [{ ...measured, source: 'strava' as const }, before],
    ] as const) {
      expect(lineIn(joinLines(aDocument([one], [other]), id('a'), id('b')))).toMatchObject({ source: 'strava' })
    }
    expect(lineIn(joinLines(aDocument([measured], [before]), id('a'), id('b')))).not.toHaveProperty('source')
  })

  it('does not join a line with itself or with a recorded one', () => {
    const document = aDocument([measured, ...EVERY_KIND])
    expect(issueOf(joinLines(document, id('a'), id('a')))).toBe('object.wrong_kind')
    expect(issueOf(joinLines(document, id('a'), id('recorded')))).toBe('line.is_recorded')
  })
})

describe('duplicateObject', () => {
  it('puts a copy after the original, of any kind', () => {
    for (const object of EVERY_KIND) {
      const result = duplicateObject(aDocument([object, aLine('z')]), object.id, { id: id('copy'), name: 'Copy' })
      expect(result.ok && result.document.layers[0]?.objects[1]).toEqual({ ...object, id: 'copy', name: 'Copy' })
    }
  })
})
