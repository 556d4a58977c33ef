import { type MapObject, mapObjectId, type Position } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { previewShapes } from './preview-shapes.ts'

const SIZE = { width: 100, height: 100, margin: 10 }
const details = { id: mapObjectId('a'), name: 'a', description: '', color: 'red' } as const
const line = (path: readonly Position[]): MapObject => ({ ...details, kind: 'line', path })
const spot = (position: Position): MapObject => ({
  ...details,
  kind: 'spot',
  position,
  icon: 'text',
  display: 'text',
  images: [],
  placeId: null,
})

it('draws a line north up, as large as it fits', () => {
  const [shape] = previewShapes(
    [
      line([
        [0, 0],
        [10, 0],
      ]),
    ],
    SIZE,
  )
  expect(shape).toEqual({ kind: 'line', color: 'red', d: 'M10.0 50.0L90.0 50.0' })
  const [northward] = previewShapes(
    [
      line([
        [0, 0],
        [0, 10],
      ]),
    ],
    SIZE,
  )
  expect(northward?.d).toBe('M50.0 90.0L50.0 10.0')
})

it('goes across 180° the short way', () => {
  expect(
    previewShapes(
      [
        line([
          [179, 0],
          [-179, 0],
        ]),
      ],
      SIZE,
    )[0]?.d,
  ).toBe('M10.0 50.0L90.0 50.0')
})

it('has a single spot in the middle, closes areas, and draws nothing of nothing', () => {
  expect(previewShapes([spot([138, 36])], SIZE)).toEqual([{ kind: 'spot', color: 'red', d: 'M50.0 50.0h0' }])
  const area = {
    ...details,
    kind: 'polygon',
    vertices: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  } as const
  expect(previewShapes([area], SIZE)[0]?.d).toMatch(/^M.*Z$/)
  expect(previewShapes([], SIZE)).toEqual([])
})

it('leaves points out that nobody could tell apart', () => {
  const long = line(Array.from({ length: 5000 }, (_, at): Position => [at / 1000, 0]))
  expect(previewShapes([long], SIZE)[0]?.d.split('L').length).toBeLessThan(400)
})
