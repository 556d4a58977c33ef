import type { Position } from '@mishiori/map-document'
import type { EditorEvent } from '../../core/events.ts'
import { firstNonNull } from '../../core/first-non-null.ts'
import { type EditTarget, type MachineActor, type MachineSnapshot, selectEditTarget } from '../../core/selectors.ts'
import type { DragPreview } from '../overlay/drag-preview.ts'
import type { EditTargetHandler, PickPlace } from '../pick/edit-target.ts'
import type { ScreenPoint } from '../scene/edit-handles.ts'
import type { DragHandler, Press } from './press-tracker.ts'
import type { DragParts } from './preview-drag.ts'
import type { Snapping } from './snapping.ts'

/** A press that met no handle of the object under edit. */
export interface BodyPress {
  readonly getSnapshot: () => MachineSnapshot
  readonly press: Press
  readonly parts: Omit<DragParts, 'requiresLongPress' | 'release'>
  readonly project: (position: Position) => ScreenPoint
  readonly snapping: Snapping
  /** What the press is when nothing is dragged. */
  readonly click: (press: Press) => void
  readonly select: (press: Press) => void
}

/** What an arrow key moves instead of the map. */
export type NudgeTarget = 'vertex' | 'whole'

/** Behaviour of a tool on the map. All of it is optional; the map queries each tool in turn. */
export interface ToolOnMap {
  /** Null for an object of another tool. */
  readonly editTarget?: (target: EditTarget) => EditTargetHandler | null
  /** Drags an object by its body instead of by a handle. */
  readonly dragBody?: (press: BodyPress) => DragHandler | null
  /** Whether {@link dragBody} would move something at this position. Sets the cursor. */
  readonly isOnBody?: (snapshot: MachineSnapshot, position: Position) => boolean
  /** As {@link dragBody} for the arrow keys. */
  readonly keyDrag?: (
    snapshot: MachineSnapshot,
    parts: DragParts,
    target: NudgeTarget,
  ) => { readonly handler: DragHandler; readonly position: Position } | null
  /** What the arrow keys do where handles go from point to point; `position` is shown then. */
  readonly stepHandle?: (
    snapshot: MachineSnapshot,
    points: number,
  ) => { readonly event: EditorEvent; readonly position: Position | undefined } | null
  /** What a click beside all handles means where it adds nothing. */
  readonly clickAt?: (snapshot: MachineSnapshot, place: Pick<PickPlace, 'pointer' | 'reach'>) => EditorEvent | null
  /** What a click would do here, drawn while the pointer hovers. */
  readonly hoverPreview?: (snapshot: MachineSnapshot, position: Position) => DragPreview | null
  /** What the keys [ and ] do. */
  readonly resize?: (snapshot: MachineSnapshot, step: 1 | -1) => EditorEvent | null
  /** Runs as long as the map is there. */
  readonly watch?: (parts: { readonly actor: MachineActor; readonly metersPerPixel: () => number }) => {
    readonly unsubscribe: () => void
  }
}

/** All tools on one map. The map receives its tools from the shell; importing them would be circular. */
export class ToolsOnMap {
  readonly all: readonly ToolOnMap[]

  constructor(all: readonly ToolOnMap[]) {
    this.all = all
  }

  first<Value>(select: (tool: ToolOnMap) => Value | null | undefined): Value | null {
    return firstNonNull(this.all, select)
  }

  /** How what is being edited is picked and dragged; null while nothing is. */
  editTarget(snapshot: MachineSnapshot): EditTargetHandler | null {
    const target = selectEditTarget(snapshot)
    return target && this.first(({ editTarget }) => editTarget?.(target))
  }
}
