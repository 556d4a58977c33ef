import type { MapObjectId, ObjectChange, Position } from '@mishiori/map-document'
import { useSelector } from '@xstate/react'
import { createContext, type RefObject, startTransition, use, useEffect, useRef, useState } from 'react'
import type { TouchGesture } from '../../core/gestures.ts'
import type { MachineActor, MachineSnapshot } from '../../core/selectors.ts'
import type { MapEditorServices } from '../../core/services.ts'
import type { MapHandle } from '../../map/map-handle.ts'
import type { InputMode } from '../../messages/input-mode.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import type { LineComparison } from '../elevation-profile/compared-lines.ts'
import type { ObjectDetails } from '../info-window/info-window-props.ts'
import type { NoticeItem } from '../panel-props.ts'
import type { ValueStore } from '../shared/value-store.ts'
import type { EditorLayout } from './use-editor-layout.ts'

/** What a person tries in the info window before saving it. */
export interface DetailsPreview {
  readonly objectId: MapObjectId
  readonly change: ObjectChange
}

/** Unsaved values of the fields of an object's info window. */
export interface DetailsDraft {
  readonly details: ObjectDetails
  /** Whether something of them cannot be saved. */
  readonly isRefused: boolean
}

export interface EditorStores {
  /** Null until the map is there, and when there is none. */
  readonly map: ValueStore<MapHandle | null>
  readonly preview: ValueStore<DetailsPreview | null>
  /** Until they are saved or given up: a phone that is turned has another window for them, and what is refused waits to be corrected. */
  readonly detailsDrafts: ValueStore<ReadonlyMap<MapObjectId, DetailsDraft>>
  /** Where the mouse points at on the map, for the elevation profile. */
  readonly pointed: ValueStore<Position | null>
  readonly inputMode: ValueStore<InputMode>
  readonly notices: ValueStore<readonly NoticeItem[]>
  /** The part of the file being read that was read, 0 to 1. */
  readonly readingProgress: ValueStore<number>
  readonly isShortcutSheetOpen: ValueStore<boolean>
  readonly isLayerSheetOpen: ValueStore<boolean>
  readonly isProfileCollapsed: ValueStore<boolean>
  /** The lines that the profile compares: a phone's sheet opens and closes without losing them. */
  readonly comparison: ValueStore<LineComparison>
  readonly isVertexListOpen: ValueStore<boolean>
  /** Whether points are drawn to vertices and lines near them. */
  readonly isSnapping: ValueStore<boolean>
  /** Where the keyboard has moved the crosshair to. */
  readonly crosshair: ValueStore<Position | null>
  /** What a finger is doing on the map. */
  readonly gesture: ValueStore<TouchGesture | null>
  /** The point of the open edit that was chosen with a finger. */
  readonly chosenVertex: ValueStore<number | null>
}

/** What the parts of one editor share. The values are stable, so that nothing renders again because of them. */
export interface EditorParts extends EditorStores {
  readonly actor: MachineActor
  readonly services: MapEditorServices
  readonly root: RefObject<HTMLDivElement | null>
}

export const EditorPartsContext = createContext<EditorParts | null>(null)
export const EditorMessagesContext = createContext<MapEditorMessages | null>(null)
export const EditorLayoutContext = createContext<EditorLayout>('wide')

function provided<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This component belongs inside a MapEditor.')
  return value
}

export const useEditorParts = (): EditorParts => provided(use(EditorPartsContext))
export const useMessages = (): MapEditorMessages => provided(use(EditorMessagesContext))
export const useEditorLayoutName = (): EditorLayout => use(EditorLayoutContext)

/** Reads the machine; renders again only when the answer changes. */
export function useEditor<Value>(select: (snapshot: MachineSnapshot) => Value): Value {
  return useSelector(useEditorParts().actor, select)
}

/**
 * As {@link useEditor}, for what follows the map: it renders after the frame in which the map shows the change.
 * `select` has to stay the same.
 */
export function useEditorLater<Value>(select: (snapshot: MachineSnapshot) => Value): Value {
  const { actor } = useEditorParts()
  const [value, setValue] = useState(() => select(actor.getSnapshot()))
  const last = useRef(value)
  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      last.current = select(actor.getSnapshot())
      startTransition(() => setValue(() => last.current))
    }
    const follow = () => {
      if (frame === 0 && select(actor.getSnapshot()) !== last.current) frame = requestAnimationFrame(read)
    }
    follow()
    const subscription = actor.subscribe(follow)
    return () => {
      cancelAnimationFrame(frame)
      subscription.unsubscribe()
    }
  }, [actor, select])
  return value
}
