import type { Position } from '@mishiori/map-document'
import type { EditorEvent } from '../../core/events.ts'
import { onGlobe } from '../camera/on-globe.ts'
import type { DragPreview } from '../overlay/drag-preview.ts'
import type { PathPick } from '../pick/pick-on-path.ts'
import type { DraggedPart, MapScene } from '../scene/map-scene.ts'
import type { DragHandler } from './press-tracker.ts'

export interface DragParts extends Pick<DragHandler, 'requiresLongPress'> {
  readonly scene: MapScene
  readonly send: (event: EditorEvent) => void
  /** A vertex was let go where it was pressed. */
  readonly release: (index: number, isLongPress: boolean) => void
}

/** How a drag looks. */
export interface DragLook {
  /** The object that the preview replaces; null if the map still shows it. */
  readonly dragged: DraggedPart | null
  readonly preview: (...dragged: Parameters<DragHandler['move']>) => DragPreview
}

type PreviewDragParts = Pick<DragParts, 'scene' | 'requiresLongPress'> &
  DragLook &
  Pick<DragHandler, 'drop' | 'release'>

/** Previews what is dragged and commits it to the map when the pointer is released. */
export function previewDrag({
  scene,
  requiresLongPress,
  dragged,
  preview,
  drop,
  release,
}: PreviewDragParts): DragHandler {
  return {
    requiresLongPress,
    start: () => {
      if (dragged) scene.beginDrag(dragged)
    },
    move: (position, keys) => scene.showPreview(preview(position, keys)),
    drop: (position) => {
      drop(onGlobe(position))
      void scene.commitDrag()
    },
    release,
    cancel: () => void scene.commitDrag(),
  }
}

/** Drags a vertex. */
export function vertexDrag(parts: DragParts, index: number, look: DragLook): DragHandler {
  return previewDrag({
    ...parts,
    ...look,
    drop: (position) => parts.send({ type: 'vertex.move', index, position }),
    release: ({ isLongPress }) => parts.release(index, isLongPress),
  })
}

type SegmentPick = Extract<PathPick, { kind: 'segment' }>

/** Drags a segment: a vertex is inserted where it is dropped, clicked or long-pressed. */
export function segmentDrag(parts: DragParts, { index, position: pressed }: SegmentPick, look: DragLook): DragHandler {
  const drop = (position: Position) => parts.send({ type: 'vertex.insert', index, position })
  return previewDrag({ ...parts, ...look, drop, release: () => drop(onGlobe(pressed)) })
}
