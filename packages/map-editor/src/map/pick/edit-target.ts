import type { MapObjectId, Position } from '@mishiori/map-document'
import type { DragHandler } from '../drag/press-tracker.ts'
import type { DragParts } from '../drag/preview-drag.ts'
import type { ScreenPoint } from '../scene/edit-handles.ts'
import type { PathPick, PickReach } from './pick-on-path.ts'

/** Where the pointer is, and how near to it counts. */
export interface PickPlace {
  readonly reach: PickReach
  /** With a longitude of −180° to 180°. */
  readonly pointer: Position
  /** On the copy of the world that the pointer is on. */
  readonly position: Position
  readonly isTouch: boolean
  /** Pixels of the map's box. */
  readonly project: (position: Position) => ScreenPoint
}

/** What is dragged and must not snap to itself: a vertex with its segments, the segment before a vertex, or all of an object. */
export interface TargetPart {
  readonly objectId: MapObjectId
  readonly kind: 'vertex' | 'segment' | 'object'
  readonly index: number
}

/** How the map picks and drags what is being edited. Each tool gives that of its own objects. */
export interface EditTargetHandler {
  /** The points that Tab visits: vertices of a line, stops of a navigation line, ends of a recording, handles of a shape. */
  readonly handles: readonly Position[]
  /** Whether a segment leads from the last handle to the first. */
  readonly isRing: boolean
  /** The target under the pointer: a handle, or a position for a new vertex. */
  readonly pick: (place: PickPlace) => PathPick | null
  readonly drag: (parts: DragParts, pick: PathPick) => DragHandler
  /** Null where nothing of it is snapped to. */
  readonly snapPart: (pick: PathPick) => TargetPart | null
}
