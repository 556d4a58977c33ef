import {
  type AnyLine,
  distancesAlong,
  encodePolyline,
  type HiddenArea,
  hideAreas,
  mapObjectId,
  type Position,
  parseMapDocument,
  serializeMapDocument,
} from '@mishiori/map-document'
import { describe, expect, it } from 'vitest'
import { aLayer, aLine } from '../route-articles/testing/an-article.ts'
import { type BothMaps, toShownPart, toWholePart } from './journey-parts.ts'

/** Eastwards, 91 m from one to the next, with the same way back. */
const OUT = Array.from({ length: 60 }, (_, at): Position => [137 + at / 1000, 35])
const PATH = [...OUT, ...OUT.toReversed()]
const LINE = 'line-1'
const AT: (at: number, radiusMeters?: number) => HiddenArea = (at, radiusMeters = 300) => ({
  center: [137 + at / 1000, 35],
  radiusMeters,
})

function mapsOf(path: readonly Position[], areas: readonly HiddenArea[]): BothMaps {
  const parsed = parseMapDocument([aLayer(aLine({ path: encodePolyline(path) }))])
  if (!parsed.ok) throw new Error('no map')
  const { document: whole } = parsed
  const { document } = hideAreas(whole, areas)
  if (document === whole) return { shown: whole, whole }
  const stored = parseMapDocument(serializeMapDocument(document))
  if (!stored.ok) throw new Error('no cut map')
  return { shown: stored.document, whole }
}

const linesOf = ({ layers }: BothMaps['shown']) =>
  layers.flatMap(({ objects }) => objects.filter((object): object is AnyLine => 'path' in object))
const lengthOf = (path: readonly Position[]) => distancesAlong(path).at(-1) ?? 0
const part = (from_m: number, to_m: number, id = LINE) => ({ object_id: mapObjectId(id), from_m, to_m })

describe('parts of lines, and the private places on them', () => {
  it('are as they are where nothing is hidden', () => {
    const maps = mapsOf(PATH, [])
    expect([toWholePart(part(100, 900), maps), toShownPart(part(100, 900), maps)]).toEqual([
      part(100, 900),
      part(100, 900),
    ])
    const beyond = part(100, Math.round(lengthOf(PATH)) + 10)
    expect([toWholePart(beyond, maps), toShownPart(part(1, 2, 'none'), maps)]).toEqual([null, null])
  })

  it.each([
    ['at its ends', [AT(0)]],
    ['on its way out and back', [AT(20)]],
    ['where it turns', [AT(59)]],
  ])('come back to where they were on every piece, %s', (_, areas) => {
    const maps = mapsOf(PATH, areas)
    const pieces = linesOf(maps.shown)
    expect(pieces.length).toBeGreaterThan(0)
    for (const { id, path } of pieces) {
      const stored = part(100, Math.floor(lengthOf(path)) - 100, id)
      const whole = toWholePart(stored, maps)
      expect(whole).toMatchObject({ object_id: LINE })
      expect((whole?.to_m ?? 0) - (whole?.from_m ?? 0)).toBeCloseTo(stored.to_m - stored.from_m, -1)
      expect(whole && toShownPart(whole, maps)).toEqual(stored)
    }
  })

  it('are shown as far as they are seen', () => {
    const maps = mapsOf(OUT, [AT(0)])
    const [piece] = linesOf(maps.shown)
    const start = lengthOf(OUT) - lengthOf(piece?.path ?? [])
    expect(toShownPart(part(0, 1000), maps)).toEqual(part(0, Math.round(1000 - start)))
    expect(toShownPart(part(0, 100), maps)).toBeNull()
  })

  it('are found on a line of one segment', () => {
    const maps = mapsOf([...OUT.slice(0, 1), ...OUT.slice(-1)], [AT(0)])
    const whole = toWholePart(part(1000, 2000), maps)
    expect(whole?.from_m).toBeGreaterThan(1200)
    expect(whole && toShownPart(whole, maps)).toEqual(part(1000, 2000))
  })

  it('take one pass, whatever a line repeats', () => {
    const stays = Array.from({ length: 100_000 }, (): Position => [137, 35])
    const [shown, whole] = [mapsOf([...stays, [137.2, 35], [137.3, 35]], []), mapsOf([...stays, [137.1, 35]], [])]
    const started = performance.now()
    expect(toWholePart(part(0, 10), { shown: shown.shown, whole: whole.whole })).toBeNull()
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
