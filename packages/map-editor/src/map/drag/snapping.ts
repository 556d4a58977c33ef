import type { Position } from '@mishiori/map-document'
import type { TargetPart } from '../pick/edit-target.ts'
import type { DragHandler } from './press-tracker.ts'

/** Moves what is placed or dragged to what is near it, while that is switched on. */
export interface Snapping {
  /** The place that `position` snaps to, which is marked; `position` itself where there is none. */
  readonly pull: (position: Position, dragged?: TargetPart | null) => Position
  /** The same for a drag, until it ends. */
  readonly guide: (handler: DragHandler, dragged: TargetPart | null) => DragHandler
  readonly clear: () => void
  readonly remove: () => void
}
