import { type AnyLine, circleRing, type Position, rectangleRing, type Shape } from '@mishiori/map-document'
import { type Frame, type Point, projectPath } from './frame.ts'

/** Image pixels below which a bend does not show. */
const VISIBLE_PIXELS = 0.6

/** A line, or the closed edge of a shape, as the `d` of an SVG path in image pixels. */
export function outlineData(object: AnyLine | Shape, frame: Frame): string {
  if ('path' in object) return pathData(projectPath(frame, object.path))
  return `${pathData(projectPath(frame, ringOf(object)))}Z`
}

function ringOf(shape: Shape): readonly Position[] {
  switch (shape.kind) {
    case 'circle':
      return circleRing(shape)
    case 'rectangle':
      return rectangleRing(shape)
    case 'polygon':
      return shape.vertices
  }
}

function pathData(points: readonly Point[]): string {
  const visible: Point[] = []
  for (const point of points) {
    const last = visible.at(-1)
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= VISIBLE_PIXELS) visible.push(point)
  }
  const [first] = visible
  if (!first) return ''
  const end = points.at(-1) ?? first
  // A line that is a single point still gets its round dot.
  const drawn = [...visible, visible.length === 1 ? { x: end.x + 0.01, y: end.y } : end]
  return `M${drawn.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`
}
