import { expect, it } from 'vitest'
import { RADIUS_HANDLE, shapeHandles } from '../../core/drafts/shape-handles.ts'
import { aCircle } from '../../testing/fixtures.ts'
import { pickOnShape } from './shape-tool.ts'

const circle = aCircle()
const reach = { metersPerPixel: 10, vertexPixels: 22, segmentPixels: 22 }

it('tells the edge of a circle from the handle on it', () => {
  const [[lng, lat] = [0, 0], handle = [0, 0]] = shapeHandles(circle)
  const north = [lng, lat + circle.radiusMeters / 111_195] as const
  expect(pickOnShape(circle, { pointer: handle, reach })).toEqual({ kind: 'vertex', index: RADIUS_HANDLE })
  expect(pickOnShape(circle, { pointer: north, reach })).toEqual({
    kind: 'vertex',
    index: RADIUS_HANDLE,
    isOnEdge: true,
  })
})
