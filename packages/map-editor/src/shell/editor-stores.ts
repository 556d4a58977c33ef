import type { Position } from '@mishiori/map-document'
import { useState } from 'react'
import type { TouchGesture } from '../core/gestures.ts'
import type { MapHandle } from '../map/map-handle.ts'
import type { InputMode } from '../messages/input-mode.ts'
import type { DetailsPreview, EditorStores } from '../ui/context/editor-context.tsx'
import { NO_COMPARISON } from '../ui/elevation-profile/compared-lines.ts'
import type { NoticeItem } from '../ui/panel-props.ts'
import { createValueStore, type ValueStore } from '../ui/shared/value-store.ts'
import { createDetailsStore } from './details-store.ts'

const KEY = 'mishiori.map-editor.snapping'

/** Whether the pointer snaps: off at first, then as last set in this tab, where the browser has storage. */
function createSnapStore(): ValueStore<boolean> {
  const store = createValueStore(read() === 'on')
  store.subscribe(() => write(store.get() ? 'on' : 'off'))
  return store
}

function read(): string | null {
  try {
    return globalThis.sessionStorage?.getItem(KEY) ?? null
  } catch {
    return null
  }
}

function write(value: 'on' | 'off'): void {
  try {
    globalThis.sessionStorage?.setItem(KEY, value)
  } catch {
    // Storage can be refused or full; then the switch is as long as the editor.
  }
}

/** On a telephone laid on its side the profile would hide most of the map. */
const LOW_WINDOW = '(max-height: 480px)'
/** Until the first press on the map. */
const TOUCH_SCREEN = '(pointer: coarse)'

/** The stores of one editor, created once: a new service or message must not recreate the map. */
export function useEditorStores(): EditorStores {
  const [stores] = useState(() => ({
    map: createValueStore<MapHandle | null>(null),
    preview: createValueStore<DetailsPreview | null>(null),
    detailsDrafts: createDetailsStore(),
    pointed: createValueStore<Position | null>(null),
    inputMode: createValueStore<InputMode>(matches(TOUCH_SCREEN) ? 'touch' : 'mouse'),
    notices: createValueStore<readonly NoticeItem[]>([]),
    readingProgress: createValueStore(0),
    isShortcutSheetOpen: createValueStore(false),
    isLayerSheetOpen: createValueStore(false),
    isProfileCollapsed: createValueStore(matches(LOW_WINDOW)),
    comparison: createValueStore(NO_COMPARISON),
    isVertexListOpen: createValueStore(false),
    isSnapping: createSnapStore(),
    crosshair: createValueStore<Position | null>(null),
    gesture: createValueStore<TouchGesture | null>(null),
    chosenVertex: createValueStore<number | null>(null),
  }))
  return stores
}

/** On a server, nothing does. */
function matches(query: string): boolean {
  return globalThis.matchMedia?.(query).matches ?? false
}
