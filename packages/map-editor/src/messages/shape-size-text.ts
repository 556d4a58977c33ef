import { type Rectangle, rectangleSizeMeters, type Shape } from '@mishiori/map-document'
import { formatReach } from './format.ts'
import type { MapEditorMessages, MapViewMessages } from './messages.ts'

/** How large a shape is: the radius, the sides, the number of corners. */
export function shapeSizeText(messages: MapEditorMessages, shape: Shape): string {
  switch (shape.kind) {
    case 'circle':
      return `${messages.shapes.radius} ${formatReach(shape.radiusMeters, messages.locale)}`
    case 'rectangle':
      return rectangleSizeText(messages, shape)
    case 'polygon':
      return messages.guide.points(shape.vertices.length)
  }
}

/** Both sides of a rectangle. */
export function rectangleSizeText({ locale, shapes }: MapViewMessages, rectangle: Rectangle): string {
  const { widthMeters, heightMeters } = rectangleSizeMeters(rectangle)
  return shapes.size(formatReach(widthMeters, locale), formatReach(heightMeters, locale))
}
