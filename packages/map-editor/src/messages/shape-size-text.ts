import { rectangleSizeMeters, type Shape } from '@mishiori/map-document'
import { formatDistance } from './format.ts'
import type { MapEditorMessages } from './messages.ts'

/** How large a shape is: the radius, the sides, the number of corners. */
export function shapeSizeText(messages: MapEditorMessages, shape: Shape): string {
  const distance = (meters: number) => formatDistance(meters, messages.locale)
  switch (shape.kind) {
    case 'circle':
      return `${messages.shapes.radius} ${distance(shape.radiusMeters)}`
    case 'rectangle': {
      const { widthMeters, heightMeters } = rectangleSizeMeters(shape)
      return messages.shapes.size(distance(widthMeters), distance(heightMeters))
    }
    case 'polygon':
      return messages.guide.points(shape.vertices.length)
  }
}
