import {
  type BBox,
  documentBounds,
  layerId,
  type MapDocument,
  type MapObject,
  mainCluster,
  objectBounds,
  type Position,
} from '@mishiori/map-document'
import { type Frame, fitFrame, outlineData, type Point, project, touchesFrame } from '@repo/basemap/drawing'
import { isSame, type ObjectPair, pairObjects } from './compare-maps.ts'

/** Of a card's picture, which lies below where it shows all that changed. */
const SIZE = { width: 480, height: 270, scale: 1 } as const

/** `before` and `after` are one object that was changed. */
export type DrawnLook = 'same' | 'removed' | 'before' | 'after' | 'added'

export interface DrawnObject {
  readonly key: string
  readonly look: DrawnLook
  /** The `d` of an SVG path; null for a spot. */
  readonly outline: string | null
  /** The position of a spot, or of the sign for a change of a line or an area. */
  readonly at: Point
}

/** Two maps, one above the other, in pixels of a picture of this size. */
export interface MapDrawing {
  readonly width: number
  readonly height: number
  /** Whether it lies on the picture of the later map, which shows then what did not change. */
  readonly isOnPicture: boolean
  /** In the order of drawing: what changed is above what did not. */
  readonly objects: readonly DrawnObject[]
}

const LOOKS: readonly DrawnLook[] = ['same', 'removed', 'before', 'after', 'added']

/** Draws what changed between two maps and, around it, what did not. @returns null where no object changed. */
export function drawMapChanges(before: MapDocument | null, after: MapDocument | null): MapDrawing | null {
  const pairs = pairObjects(before, after)
  const changed = pairs.filter(({ before, after }) => !isSame(before, after))
  const bounds = boundsOf(changed.flatMap((pair) => [pair.before, pair.after].filter((object) => object !== null)))
  if (!bounds) return null
  const picture = frameOfPicture(after)
  const isOnPicture = picture !== null && isWithin(bounds, picture)
  const frame = isOnPicture ? picture : fitFrame(bounds, SIZE)
  const objects = (isOnPicture ? changed : pairs).flatMap((pair) => drawPair(pair, frame))
  return {
    ...SIZE,
    isOnPicture,
    objects: objects.toSorted((one, other) => LOOKS.indexOf(one.look) - LOOKS.indexOf(other.look)),
  }
}

/** What the drawn picture of a map shows. */
function frameOfPicture(map: MapDocument | null): Frame | null {
  const bounds = map && mainCluster(map).bounds
  return bounds ? fitFrame(bounds, SIZE) : null
}

function isWithin([west, south, east, north]: BBox, frame: Frame): boolean {
  const corners = [project(frame, [west, north]), project(frame, [east, south])]
  return corners.every(({ x, y }) => x >= 0 && y >= 0 && x <= frame.width && y <= frame.height)
}

function drawPair({ before, after }: ObjectPair, frame: Frame): readonly DrawnObject[] {
  if (!before) return after ? [draw(after, 'added', frame)] : []
  if (!after) return [draw(before, 'removed', frame)]
  if (isSame(before, after)) return isInFrame(after, frame) ? [draw(after, 'same', frame)] : []
  const [was, is] = [draw(before, 'before', frame), draw(after, 'after', frame)]
  return isSame([was.outline, was.at], [is.outline, is.at]) ? [is] : [was, is]
}

function draw(object: MapObject, look: DrawnLook, frame: Frame): DrawnObject {
  const { x, y } = project(frame, middleOf(object))
  const at = { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
  return { key: `${look} ${object.id}`, look, outline: object.kind === 'spot' ? null : outlineData(object, frame), at }
}

function middleOf(object: MapObject): Position {
  switch (object.kind) {
    case 'spot':
      return object.position
    case 'circle':
      return object.center
    case 'rectangle':
      return [object.west, object.north]
    case 'polygon':
      return middle(object.vertices)
    default:
      return middle(object.path)
  }
}

const middle = (path: readonly Position[]): Position => path[Math.floor(path.length / 2)] ?? [0, 0]

function boundsOf(objects: readonly MapObject[]) {
  return documentBounds({ layers: [{ id: layerId('changes'), name: '', objects }], mainLineId: null })
}

function isInFrame(object: MapObject, frame: Frame): boolean {
  const bounds = objectBounds(object)
  if (!bounds) return false
  const [west, south, east, north] = bounds
  return touchesFrame([project(frame, [west, north]), project(frame, [east, south])], frame)
}
