import { mapObjectId } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { FeatureIds } from './feature-ids.ts'

it('gives each object a number of its own, for good, and knows it by that', () => {
  const ids = new FeatureIds()
  const [a, b] = [mapObjectId('a'), mapObjectId('b')]
  expect([ids.numberOf(a), ids.numberOf(b), ids.numberOf(a)]).toEqual([0, 1, 0])
  expect([ids.objectIdOf(0), ids.objectIdOf(1)]).toEqual([a, b])
})

it('knows no object by a number that it did not give', () => {
  expect(new FeatureIds().objectIdOf(0)).toBeNull()
})
