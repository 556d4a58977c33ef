import {
  boundsOf,
  circleRing,
  type MapColor,
  type MapObject,
  type Position,
  rectangleRing,
  wrapLongitude,
} from '@mishiori/map-document'

export interface PreviewShape {
  readonly kind: 'line' | 'area' | 'spot'
  readonly color: MapColor
  /** Of an SVG path; spots are at a point. */
  readonly d: string
}

export interface PreviewSize {
  readonly width: number
  readonly height: number
  readonly margin: number
}

/** The number of points that are distinguishable in a small picture. */
const MOST_POINTS = 300
const MOST_SPOTS = 60

/** The objects as paths of a small picture, north up, in Mercator's projection. */
export function previewShapes(objects: readonly MapObject[], size: PreviewSize): readonly PreviewShape[] {
  const outlines = objects.slice(0, MOST_SPOTS).map((object) => ({ object, positions: fewer(outlineOf(object)) }))
  const box = boundsOf(outlines.flatMap(({ positions }) => positions))
  if (!box) return []
  const place = projectionOf(box, size)
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

const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
const RADIANS = Math.PI / 180

/** The box in the middle of the picture, as large as it fits. */
function projectionOf(
  [west, south, east, north]: readonly [number, number, number, number],
  { width, height, margin }: PreviewSize,
): (position: Position) => readonly [number, number] {
  const eastward = (lng: number) => wrapLongitude(lng - west - 180) + 180
  const [spanX, spanY] = [eastward(east) * RADIANS, mercator(north) - mercator(south)]
  const room = [(width - 2 * margin) / spanX, (height - 2 * margin) / spanY].filter(Number.isFinite)
  const scale = room.length > 0 ? Math.min(...room) : 0
  const [left, top] = [(width - spanX * scale) / 2, (height - spanY * scale) / 2]
  return ([lng, lat]) => [left + eastward(lng) * RADIANS * scale, top + (mercator(north) - mercator(lat)) * scale]
}
