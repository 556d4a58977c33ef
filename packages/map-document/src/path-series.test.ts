import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapObjectId } from './ids.ts'
import { MAP_LIMITS } from './limits.ts'
import type { MapDocument } from './map-document.ts'
import type { AnyLine, Line, MapObject } from './map-object.ts'
import { joinLines } from './operations/join-lines.ts'
import { closeLine, eraseFromLine, reverseLine, simplifyLine } from './operations/lines.ts'
import { trimRecording, unlockRecording } from './operations/recordings.ts'
import { replacePath } from './operations/replace-path.ts'
import { splitLine } from './operations/split-line.ts'
import { appendVertex, insertVertex, moveVertex, removeVertex } from './operations/vertices.ts'
import { joinSeries, SENSOR_SERIES, withoutSeries } from './path-series.ts'
import type { Position } from './position.ts'
import { hideAreas } from './privacy/hide-areas.ts'
import { aDocument, aLine } from './testing/samples.ts'
import { findSeriesIssue } from './validate/validate-path.ts'

const [A, B] = [mapObjectId('a'), mapObjectId('b')]

/** What each sensor told where: told from the place, so that a value beside another point would be noticed. */
const toldAt = ([lng]: Position) => Math.round((lng - 138) * 1000) + 60

function measured(id: string, from: number, points: number): Line {
  const path = Array.from(
    { length: points },
    (_, index): Position => [138 + (from + index) / 1000, 36 + (index % 3) / 1e5],
  )
  return { ...aLine(id, path), ...Object.fromEntries(SENSOR_SERIES.map((name) => [name, path.map(toldAt)])) }
}

const linesOf = ({ layers }: MapDocument) =>
  layers.flatMap(({ objects }) => objects.filter((object: MapObject): object is AnyLine => 'path' in object))

type Edit = (document: MapDocument, index: number) => ReturnType<typeof reverseLine>
const place = (index: number): Position => [150 + index / 10, 20]

/** Whatever changes the points of a line. */
const EDITS: Readonly<Record<string, Edit>> = {
  append: (document, index) => appendVertex(document, A, { position: place(index), end: 'end' }),
  insert: (document, index) => insertVertex(document, A, { index, position: place(index) }),
  move: (document, index) => moveVertex(document, A, { index, position: place(index) }),
  remove: (document, index) => removeVertex(document, A, index),
  reverse: (document) => reverseLine(document, A),
  simplify: (document, index) => simplifyLine(document, A, index / 4),
  close: (document) => closeLine(document, A),
  erase: (document, index) => eraseFromLine(document, A, { center: [138 + index / 1000, 36], radiusMeters: 150 }),
  split: (document, index) => splitLine(document, A, { index, newId: mapObjectId(`s${index}`), newName: 'rest' }),
  join: (document) => joinLines(document, A, B),
  trim: (document, index) => trimRecording(document, A, { from: 1, to: index }),
  hide: (document, index) => ({
    ok: true,
    document: hideAreas(document, [{ center: [138 + index / 1000, 36], radiusMeters: 150 }]).document,
  }),
}

describe('what sensors told along a line', () => {
  it('stays beside its points, whatever is done to them', () => {
    const edits = fc.array(fc.tuple(fc.constantFrom(...Object.values(EDITS)), fc.nat(12)), { maxLength: 8 })
    fc.assert(
      fc.property(edits, fc.boolean(), (steps, isRecorded) => {
        const line = measured('a', 0, 12)
        const first: AnyLine = isRecorded ? { ...line, kind: 'recordedLine', travelMode: 'walking' } : line
        const document = steps.reduce(
          (current, [edit, index]) => {
            const result = edit(current, index)
            return result.ok ? result.document : current
          },
          aDocument([first, measured('b', 12, 5)]),
        )
        for (const { path, ...series } of linesOf(document)) {
          expect(findSeriesIssue(series, path.length)).toBeNull()
          const told = path.map((position) => (position[0] < 145 ? toldAt(position) : null))
          for (const name of SENSOR_SERIES) {
            series[name]?.forEach((value, index) => {
              if (value !== null) expect(value).toBe(told[index])
            })
          }
        }
      }),
    )
  })

  it('is known of no point that was drawn', () => {
    const result = insertVertex(aDocument([measured('a', 0, 3)]), A, { index: 1, position: place(0) })
    expect(result.ok && linesOf(result.document)[0]).toMatchObject({ heartRatesBpm: [60, null, 61, 62] })
    const closed = closeLine(aDocument([measured('a', 0, 3)]), A)
    expect(closed.ok && linesOf(closed.document)[0]?.powersWatts).toEqual([60, 61, 62, null])
  })

  it('goes with the path that it belonged to', () => {
    const result = replacePath(aDocument([measured('a', 0, 3)]), A, { path: [place(0), place(1)] })
    expect(result.ok && linesOf(result.document)[0]).toEqual(aLine('a', [place(0), place(1)]))
  })

  it('stays with a recording that becomes editable', () => {
    const recorded: AnyLine = { ...measured('a', 0, 3), kind: 'recordedLine', travelMode: 'walking' }
    const result = unlockRecording(aDocument([recorded]), A)
    expect(result.ok && linesOf(result.document)[0]?.temperaturesCelsius).toEqual([60, 61, 62])
  })

  it('is unknown on the part of a joined line that did not know it', () => {
    const path = [place(0), place(1)]
    expect(joinSeries({ path, heartRatesBpm: [90, 91] }, { path, powersWatts: [5, 6] })).toEqual({
      heartRatesBpm: [90, 91, null, null],
      powersWatts: [null, null, 5, 6],
    })
  })

  it('can be left out', () => {
    const line = measured('a', 0, 2)
    expect(withoutSeries(line)).toEqual(aLine('a', line.path))
    expect(withoutSeries(line, ['heartRatesBpm'])).not.toHaveProperty('heartRatesBpm')
    expect(withoutSeries(line, ['heartRatesBpm']).powersWatts).toEqual([60, 61])
    expect(withoutSeries(aLine('a'))).not.toHaveProperty('elevationsMeters')
  })

  it.each(SENSOR_SERIES)('has limits: %s', (name) => {
    const { min, max } = MAP_LIMITS.sensors[name]
    const issue = (value: number) => findSeriesIssue({ [name]: [value, null] }, 2)?.code ?? null
    expect([min, max].map(issue)).toEqual([null, null])
    expect([min - 1, max + 1, Number.NaN].map(issue)).toEqual(Array.from({ length: 3 }, () => 'line.series_mismatch'))
    expect(findSeriesIssue({ [name]: [max] }, 2)).toEqual({ code: 'line.series_mismatch' })
  })
})
