import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wrapLongitude } from '../geo/longitude.ts'
import { nearestPointOnPath } from '../geo/nearest-point.ts'
import { mapObjectId } from '../ids.ts'
import type { EditResult } from '../issues.ts'
import type { MapDocument } from '../map-document.ts'
import type { Position } from '../position.ts'
import { aDocument, aLine } from '../testing/samples.ts'
import { joinLines } from './join-lines.ts'
import { closeLine, eraseFromLine, reverseLine, simplifyLine } from './lines.ts'
import { splitLine } from './split-line.ts'

/** Always the same paths: where a point lies on the very edge of a tolerance, the last digit decides. */
const RUNS = { numRuns: 300, seed: 180 }
const [A, B] = [mapObjectId('a'), mapObjectId('b')]

/** Within a degree of the prime meridian, in steps that a shift by 180° keeps exact. */
const aPosition = fc
  .tuple(fc.integer({ min: -1023, max: 1023 }), fc.integer({ min: 0, max: 1023 }))
  .map(([x, y]): Position => [x / 1024, 30 + y / 1024])
const aPath = fc.array(aPosition, { minLength: 4, maxLength: 30 })

/** To the other side of the world. */
const across = ([lng, lat]: Position): Position => [wrapLongitude(lng + 180), lat]

const lines = (path: readonly Position[], other: readonly Position[]) =>
  aDocument([aLine('a', path), aLine('b', other)])

/** The lines that an operation leaves, or why it refuses. */
function outcome(result: EditResult, see: (position: Position) => Position): unknown {
  if (!result.ok) return result.issue.code
  return result.document.layers.map(({ objects }) =>
    objects.map((object) => ('path' in object ? object.path.map(see) : object.kind)),
  )
}

const itself = (position: Position) => position
type Operation = (document: MapDocument, see: (position: Position) => Position) => EditResult

const OPERATIONS: Readonly<Record<string, Operation>> = {
  simplify: (document) => simplifyLine(document, A, 5000),
  erase: (document, see) => eraseFromLine(document, A, { center: see([0.25, 30.5]), radiusMeters: 20_000 }),
  join: (document) => joinLines(document, A, B),
  close: (document) => closeLine(document, A),
  reverse: (document) => reverseLine(document, A),
  split: (document) => splitLine(document, A, { index: 2, newId: mapObjectId('c'), newName: 'c' }),
}

it.each(Object.entries(OPERATIONS))('%s does across 180° what it does elsewhere', (_, operate) => {
  fc.assert(
    fc.property(aPath, aPath, (path, other) => {
      const here = outcome(operate(lines(path, other), itself), across)
      const there = outcome(operate(lines(path.map(across), other.map(across)), across), itself)
      expect(there).toEqual(here)
    }),
    RUNS,
  )
})

it('a point is put into the segment across 180° that it would be put into elsewhere', () => {
  fc.assert(
    fc.property(aPath, aPosition, (path, from) => {
      const here = nearestPointOnPath(path, from)
      const there = nearestPointOnPath(path.map(across), across(from))
      expect(there?.distanceMeters).toBeCloseTo(here?.distanceMeters ?? Number.NaN, 3)
    }),
    RUNS,
  )
})
