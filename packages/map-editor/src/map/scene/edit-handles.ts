import { type Position, unwrapPath } from '@mishiori/map-document'
import type { Feature, FeatureCollection, Point } from 'geojson'

export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

export interface HandleProperties {
  readonly kind: 'vertex' | 'midpoint'
  /** Of the vertex; of the vertex after a midpoint. */
  readonly index: number
  /** Clicking it makes a polygon of the corners. */
  readonly isClosing: boolean
}

export type Handles = FeatureCollection<Point, HandleProperties>

export interface HandleState {
  /** Is never left out. */
  readonly focusedVertex: number | null
  readonly isRingClosable?: boolean
}

export interface HandleView {
  /** Pixels of the map's box. */
  readonly width: number
  readonly height: number
  readonly project: (position: Position) => ScreenPoint
}

/** Handles are made a little beyond the edges, so that a short pan shows them at once. */
const MARGIN_PIXELS = 120
/** Vertices nearer to the last shown one than this are left out; zooming in brings them. */
const SPACING_PIXELS = 12
/** Shorter segments have no room for a handle between their vertices' handles. */
const MIDPOINT_PIXELS = 56

/** Handles for the part of a path that is in view, never for all of a long one. `path` is unwrapped. */
export function pathHandles(
  path: readonly Position[],
  view: HandleView,
  { focusedVertex, isRingClosable = false }: HandleState,
): Handles {
  const features: Feature<Point, HandleProperties>[] = []
  let previous: { readonly point: ScreenPoint; readonly position: Position } | null = null
  let shown: ScreenPoint | null = null
  for (const [index, position] of path.entries()) {
    const point = view.project(position)
    if (previous && isNear(point, previous.point, view) && distance(previous.point, point) >= MIDPOINT_PIXELS) {
      features.push(handle('midpoint', index, middle(previous.position, position)))
    }
    const isFocused = index === focusedVertex
    const isEnd = index === 0 || index === path.length - 1
    const hasRoom = !shown || distance(shown, point) >= SPACING_PIXELS
    if (isInView(point, view) && (hasRoom || isFocused || isEnd)) {
      const isClosing = isRingClosable && index === 0
      features.push(handle('vertex', index, position, isClosing))
      shown = point
    }
    previous = { point, position }
  }
  return { type: 'FeatureCollection', features }
}

/** Whether a vertex may be left out by {@link pathHandles}, because a neighbour has its place. The ends always have a handle. */
export function isCrowded(path: readonly Position[], index: number, project: HandleView['project']): boolean {
  const [before, vertex, after] = [path[index - 1], path[index], path[index + 1]]
  if (!before || !vertex || !after) return false
  const point = project(vertex)
  return [before, after].some((neighbour) => distance(project(neighbour), point) < SPACING_PIXELS)
}

/** As {@link pathHandles}, with a midpoint between the last vertex and the first one. */
export function ringHandles(vertices: readonly Position[], view: HandleView, state: HandleState): Handles {
  const first = vertices[0]
  if (!first) return { type: 'FeatureCollection', features: [] }
  const { features } = pathHandles(unwrapPath([...vertices, first]), view, state)
  const isRepeated = ({ properties: { kind, index } }: HandleFeature) => kind === 'vertex' && index === vertices.length
  return { type: 'FeatureCollection', features: features.filter((feature) => !isRepeated(feature)) }
}

/** Handles of shapes without a path between them. */
export function loneHandles(positions: readonly Position[]): Handles {
  const features = positions.map((position, index) => handle('vertex', index, position))
  return { type: 'FeatureCollection', features }
}

type HandleFeature = Handles['features'][number]

/** Feature-state finds a handle by this: of a vertex, or of the midpoint before it. */
export function handleId(kind: HandleProperties['kind'], index: number): number {
  return kind === 'vertex' ? index * 2 : index * 2 - 1
}

function handle(kind: HandleProperties['kind'], index: number, position: Position, isClosing = false) {
  return {
    type: 'Feature',
    id: handleId(kind, index),
    geometry: { type: 'Point', coordinates: [...position] },
    properties: { kind, index, isClosing },
  } satisfies Feature<Point, HandleProperties>
}

function isInView({ x, y }: ScreenPoint, { width, height }: HandleView): boolean {
  return x > -MARGIN_PIXELS && x < width + MARGIN_PIXELS && y > -MARGIN_PIXELS && y < height + MARGIN_PIXELS
}

/** Whether the middle between two points is in view. */
function isNear(a: ScreenPoint, b: ScreenPoint, view: HandleView): boolean {
  return isInView({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, view)
}

const distance = (a: ScreenPoint, b: ScreenPoint) => Math.hypot(a.x - b.x, a.y - b.y)

function middle(a: Position, b: Position): Position {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}
