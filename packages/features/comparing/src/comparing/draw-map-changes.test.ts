import {
  layerId,
  type MapDocument,
  type MapObject,
  mainCluster,
  mapObjectId,
  type Position,
} from '@mishiori/map-document'
import { fitFrame, project } from '@repo/basemap/drawing'
import { expect, it } from 'vitest'
import { drawMapChanges } from './draw-map-changes.ts'

const base = (id: string) => ({ id: mapObjectId(id), name: id, description: '', color: 'red' as const })
const line = (id: string, path: readonly Position[]): MapObject => ({ ...base(id), kind: 'line', path })
const circle = (id: string, center: Position): MapObject => ({ ...base(id), kind: 'circle', center, radiusMeters: 300 })
const map = (...objects: readonly MapObject[]): MapDocument => ({
  layers: [{ id: layerId('a'), name: 'a', objects }],
  mainLineId: null,
})
const EAST: readonly Position[] = [
  [137, 35],
  [137.01, 35],
  [137.02, 35],
]
const NORTH: readonly Position[] = [
  [137, 35],
  [137, 35.01],
]
const looks = (before: MapDocument | null, after: MapDocument | null) =>
  drawMapChanges(before, after)?.objects.map(({ key }) => key)

it('draws what is gone below, what is new above', () => {
  const before = map(line('stays', EAST), line('goes', NORTH), line('moves', EAST))
  const after = map(line('stays', EAST), line('moves', NORTH), circle('comes', [137.01, 35.005]))
  expect(looks(before, after)).toEqual(['removed goes', 'before moves', 'after moves', 'added comes'])
})

it('draws once what changed otherwise than in its place', () => {
  const before = map(line('way', EAST))
  const after = map({ ...line('way', EAST), name: 'another name', color: 'blue' })
  expect(looks(before, after)).toEqual(['after way'])
})

it('shows a whole change within the picture, across 180° too', () => {
  const path: readonly Position[] = [
    [179.99, 10],
    [-179.99, 10.01],
  ]
  const drawing = drawMapChanges(null, map(line('way', path)))
  const [outline] = drawing?.objects.map((object) => object.outline) ?? []
  const numbers = (outline?.match(/[\d.-]+/g) ?? []).map(Number)
  expect(numbers.length).toBeGreaterThanOrEqual(4)
  for (const [index, pixels] of numbers.entries()) {
    expect(pixels).toBeGreaterThan(0)
    expect(pixels).toBeLessThan(index % 2 === 0 ? (drawing?.width ?? 0) : (drawing?.height ?? 0))
  }
})

it('leaves out what did not change and is far away', () => {
  const far = line('far', [
    [10, 50],
    [10.01, 50],
  ])
  expect(looks(map(far), map(far, line('near', EAST)))).toEqual(['added near'])
})

it('draws nothing where nothing changed', () => {
  expect(drawMapChanges(map(line('way', EAST)), map(line('way', EAST)))).toBeNull()
  expect(drawMapChanges(null, null)).toBeNull()
})

it('lies on the picture of the later map where that shows all that changed', () => {
  const after = map(line('way', EAST), circle('comes', [137.01, 35]))
  const drawing = drawMapChanges(map(line('way', EAST)), after)
  expect(drawing).toMatchObject({ isOnPicture: true, objects: [{ key: 'added comes' }] })
  const frame = fitFrame(mainCluster(after).bounds ?? [0, 0, 0, 0], { width: 480, height: 270, scale: 1 })
  expect(drawing?.objects[0]?.at.x).toBeCloseTo(project(frame, [137.01, 35]).x, 0)
})

it('is a drawing of its own where something was beyond that picture', () => {
  const gone = line('gone', [
    [136.9, 34.9],
    [140, 38],
  ])
  const drawing = drawMapChanges(map(line('way', EAST), gone), map(line('way', EAST)))
  expect(drawing).toMatchObject({ isOnPicture: false, objects: [{ key: 'same way' }, { key: 'removed gone' }] })
})
