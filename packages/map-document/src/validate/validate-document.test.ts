import { describe, expect, it } from 'vitest'
import { layerId, mapObjectId } from '../ids.ts'
import { createDocument } from '../map-document.ts'
import { addObject } from '../operations/add-objects.ts'
import { addLayer, renameLayer } from '../operations/layers.ts'
import { appendVertex, insertVertex } from '../operations/vertices.ts'
import type { Position } from '../position.ts'
import { aDocument, aLine, aSpot, EVERY_KIND } from '../testing/samples.ts'
import { validateDocument, validateForPublishing } from './validate-document.ts'

const [L0, L1] = [layerId('L0'), layerId('L1')]

/** Positions of which no two are the same. */
const positions = (count: number): readonly Position[] =>
  Array.from({ length: count }, (_, index) => [(index % 1_000) / 100, Math.floor(index / 1_000) / 100])
const aPolygon = (count: number) => ({ ...details('polygon'), kind: 'polygon', vertices: positions(count) }) as const
const details = (id: string) => ({ id: mapObjectId(id), name: id, description: '', color: 'red' }) as const

const issuesOf = (document: ReturnType<typeof aDocument>) => validateDocument(document).map(({ issue }) => issue)

describe('[F58] the number of points', () => {
  it('of a line is 500,000 at most', () => {
    const full = aDocument([aLine('line', positions(500_000))])
    expect(issuesOf(full)).toEqual([])
    const refusal = { code: 'line.point_limit_reached', max: 500_000 }
    expect(issuesOf(aDocument([aLine('line', positions(500_001))]))).toEqual([refusal])
    const more = appendVertex(full, mapObjectId('line'), { position: [9, 9], end: 'end' })
    expect(more).toEqual({ ok: false, issue: refusal })
  })

  it('of a polygon is 10,000 at most', () => {
    const full = aDocument([aPolygon(10_000)])
    expect(issuesOf(full)).toEqual([])
    const refusal = { code: 'polygon.point_limit_reached', max: 10_000 }
    expect(issuesOf(aDocument([aPolygon(10_001)]))).toEqual([refusal])
    const more = insertVertex(full, mapObjectId('polygon'), { index: 1, position: [60, 60] })
    expect(more).toEqual({ ok: false, issue: refusal })
  })
})

it.each([
  ['', 'name.required'],
  [' \u3000', 'name.required'],
  ['a', null],
  ['a'.repeat(255), null],
  ['a'.repeat(256), 'name.too_long'],
  ['𠮷'.repeat(255), null],
  ['𠮷'.repeat(256), 'name.too_long'],
])('takes the name of a layer from 1 to 255 characters: %#', (name, code) => {
  const document = createDocument({ id: L0, name: 'layer 1' })
  for (const answer of [renameLayer(document, L0, name), addLayer(document, { id: L1, name })]) {
    expect(answer.ok ? null : answer.issue.code).toBe(code)
  }
  const named = { ...document, layers: document.layers.map((layer) => ({ ...layer, name })) }
  expect(validateDocument(named).map(({ path, issue }) => [path.join('.'), issue.code])).toEqual(
    code === null ? [] : [['layers.0.name', code]],
  )
})

it.each([
  [180, []],
  [-180, []],
  [180.001, ['longitude.out_of_range']],
  [-181, ['longitude.out_of_range']],
  [Number.NaN, ['longitude.out_of_range']],
])('takes longitudes up to 180 degrees: %d', (lng, codes) => {
  const spot = aSpot('spot', [lng, 35])
  expect(issuesOf(aDocument([spot])).map(({ code }) => code)).toEqual(codes)
  expect(addObject(aDocument([]), L0, spot).ok).toBe(codes.length === 0)
})

it('needs a layer, and says where it is missing', () => {
  expect(validateDocument({ layers: [], mainLineId: null })).toEqual([
    { path: ['layers'], issue: { code: 'document.has_no_layer' } },
  ])
})

describe('publishing', () => {
  const hasNoRoute = { path: [], issue: { code: 'document.has_no_route' } }
  const shapes = EVERY_KIND.filter(({ kind }) => ['circle', 'rectangle', 'polygon'].includes(kind))

  it('needs a line or a spot', () => {
    expect(validateForPublishing(aDocument([]))).toEqual([hasNoRoute])
    expect(validateForPublishing(aDocument(shapes))).toEqual([hasNoRoute])
  })

  it.each(EVERY_KIND.filter((object) => !shapes.includes(object)).map((object) => [object.kind, object] as const))(
    'is content with a %s, in whichever layer',
    (_, object) => {
      expect(validateForPublishing(aDocument(shapes, [object]))).toEqual([])
    },
  )

  it('wants everything else in order, too', () => {
    const document = aDocument([aLine('line', [[139, 35]])])
    expect(validateForPublishing(document)).toEqual(validateDocument(document))
    expect(validateForPublishing(document)).toHaveLength(1)
  })
})
