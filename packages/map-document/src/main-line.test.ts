import { expect, it } from 'vitest'
import { destinationPoint } from './geo/destination.ts'
import { layerId, mapObjectId } from './ids.ts'
import { lineToFollow, ON_THE_WAY_METERS, spotsAlong, spotsOf } from './main-line.ts'
import type { MapDocument } from './map-document.ts'
import type { Position } from './position.ts'

const START: Position = [137.8, 35.95]
/** Metres to the north, and beside that to the east. */
const at = (along: number, beside = 0): Position =>
  destinationPoint(destinationPoint(START, { bearingDegrees: 0, distanceMeters: along }), {
    bearingDegrees: 90,
    distanceMeters: beside,
  })
const details = (id: string) => ({ id: mapObjectId(id), name: id, description: '', color: 'red' as const })
const spot = (id: string, position: Position) => ({
  ...details(id),
  kind: 'spot' as const,
  position,
  icon: 'text' as const,
  display: 'text' as const,
  images: [],
  placeId: null,
})
const aMap = (mainLineId: string | null): MapDocument => ({
  layers: [
    {
      id: layerId('a'),
      name: 'a',
      objects: [
        { ...details('first'), kind: 'line', path: [at(0, 5000), at(10, 5000)] },
        { ...details('main'), kind: 'line', path: [at(0), at(1000)] },
        spot('far', at(500, ON_THE_WAY_METERS + 2)),
        spot('second', at(600, ON_THE_WAY_METERS - 2)),
        spot('one', at(100)),
      ],
    },
  ],
  mainLineId: mainLineId === null ? null : mapObjectId(mainLineId),
})

it('follows the main line, else the first', () => {
  expect(lineToFollow(aMap('main'))?.id).toBe('main')
  expect(lineToFollow(aMap(null))?.id).toBe('first')
  expect(lineToFollow({ layers: [], mainLineId: null })).toBeNull()
})

it('knows the spots on the way of a line in their order', () => {
  const map = aMap('main')
  expect(spotsOf(map).map(({ name }) => name)).toEqual(['far', 'second', 'one'])
  const along = spotsAlong(spotsOf(map), lineToFollow(map)?.path ?? [])
  expect(along.map(({ name, alongMeters }) => [name, Math.round(alongMeters / 10) * 10])).toEqual([
    ['one', 100],
    ['second', 600],
  ])
  expect(spotsAlong(spotsOf(map), [])).toEqual([])
})
