import {
  boundsOf,
  circleRing,
  type MapColor,
  type MapObject,
  type Position,
  rectangleRing,
} from '@mishiori/map-document'
import { fitProjection, type PictureSize } from '@repo/map-kit/fit-projection'

export interface PreviewShape {
  readonly kind: 'line' | 'area' | 'spot'
  readonly color: MapColor
  /** Of an SVG path; spots are at a point. */
  readonly d: string
}

/** The number of points that are distinguishable in a small picture. */
const MOST_POINTS = 300
const MOST_SPOTS = 60

/** The objects as paths of a small picture, north up, in Mercator's projection. */
export function previewShapes(objects: readonly MapObject[], size: PictureSize): readonly PreviewShape[] {
  const outlines = objects.slice(0, MOST_SPOTS).map((object) => ({ object, positions: fewer(outlineOf(object)) }))
  const box = boundsOf(outlines.flatMap(({ positions }) => positions))
  if (!box) return []
  const place = fitProjection(box, size)
  return outlines.map(({ object, positions }): PreviewShape => {
    const points = positions.map((position) =>
      place(position)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    const { color } = object
    if (object.kind === 'spot') return { kind: 'spot', color, d: `M${points.join()}h0` }
    const isLine = 'path' in object
    return { kind: isLine ? 'line' : 'area', color, d: `M${points.join('L')}${isLine ? '' : 'Z'}` }
  })
}

function outlineOf(object: MapObject): readonly Position[] {
  switch (object.kind) {
    case 'spot':
      return [object.position]
    case 'circle':
      return circleRing(object)
    case 'rectangle':
      return rectangleRing(object)
    case 'polygon':
      return object.vertices
    default:
      return object.path
  }
}

function fewer(positions: readonly Position[]): readonly Position[] {
  const step = Math.ceil(positions.length / MOST_POINTS)
  return step <= 1 ? positions : positions.filter((_, at) => at % step === 0 || at === positions.length - 1)
}
