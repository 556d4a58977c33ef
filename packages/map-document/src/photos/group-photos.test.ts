import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { destinationPoint } from '../geo/destination.ts'
import { haversineDistanceMeters } from '../geo/distance.ts'
import { MAP_LIMITS } from '../limits.ts'
import type { Position } from '../position.ts'
import { groupPhotos, PHOTO_GROUP_METERS } from './group-photos.ts'

const HERE: Position = [138, 35]
const photo = (id: number, position: Position = HERE) => ({ id, position })
const idsOf = (groups: readonly (readonly { readonly id: number }[])[]) =>
  groups.map((group) => group.map(({ id }) => id))

describe('photos of one place', () => {
  it.each([
    [PHOTO_GROUP_METERS - 0.01, 1],
    [PHOTO_GROUP_METERS + 0.01, 2],
  ])('%f m apart are %i groups', (meters, groups) => {
    expect(
      groupPhotos([photo(1), photo(2, destinationPoint(HERE, { bearingDegrees: 90, distanceMeters: meters }))]),
    ).toHaveLength(groups)
  })

  it.each([
    [MAP_LIMITS.spotImages, [[0, 1, 2, 3, 4]]],
    [MAP_LIMITS.spotImages + 1, [[0, 1, 2, 3, 4], [5]]],
  ])('are at most five a group: %i', (count, groups) => {
    expect(idsOf(groupPhotos(Array.from({ length: count }, (_, id) => photo(id))))).toEqual(groups)
  })

  it('come together however many others were taken between', () => {
    expect(idsOf(groupPhotos([photo(1), photo(2, [139, 35]), photo(3)]))).toEqual([[1, 3], [2]])
  })

  it('are each in one group, near its first, for any photos', () => {
    const near = fc.tuple(
      fc.double({ min: 0, max: 0.002, noNaN: true }),
      fc.double({ min: 0, max: 0.002, noNaN: true }),
    )
    fc.assert(
      fc.property(fc.array(near, { maxLength: 60 }), (offsets) => {
        const photos = offsets.map(([lng, lat], id) => photo(id, [138 + lng, 35 + lat]))
        const groups = groupPhotos(photos)
        expect(groups.flat().toSorted((a, b) => a.id - b.id)).toEqual(photos)
        for (const [first, ...others] of groups) {
          expect(others.length).toBeLessThan(MAP_LIMITS.spotImages)
          for (const other of others) {
            expect(haversineDistanceMeters(first?.position ?? HERE, other.position)).toBeLessThanOrEqual(
              PHOTO_GROUP_METERS,
            )
          }
        }
      }),
    )
  })
})
