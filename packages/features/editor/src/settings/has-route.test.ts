import { addObject, createDocument, layerId, type MapObject, mapObjectId } from '@mishiori/map-document'
import { expect, it } from 'vitest'
import { hasRoute } from './publish-checks.ts'

const line = {
  id: mapObjectId('walk'),
  name: 'Walk',
  description: '',
  color: 'blue',
  path: [
    [138.1, 36.1],
    [138.2, 36.2],
  ],
} as const
const times = [1_704_067_200_000, 1_704_070_800_000]

const mapWith = (object: MapObject) => {
  const layer = layerId('first')
  const added = addObject(createDocument({ id: layer, name: 'Layer 1' }), layer, object)
  if (!added.ok) throw new Error(added.issue.code)
  return added.document
}

it.each([
  ['a drawn line', { ...line, kind: 'line' } as const],
  ['a recording', { ...line, kind: 'recordedLine', timestampsMs: times, travelMode: 'walking' } as const],
])('a map with %s is a route', (_, object) => {
  expect(hasRoute(mapWith(object))).toBe(true)
})
