import type { Position } from '@mishiori/map-document'
import type { Map as MapLibre, PaddingOptions } from 'maplibre-gl'
import type { TouchGesture } from '../core/gestures.ts'
import type { MachineActor, MachineSnapshot } from '../core/selectors.ts'
import { metersPerPixel } from './camera/metric.ts'
import { EditorPointer } from './drag/editor-pointer.ts'
import type { ToolsOnMap } from './drag/tool-on-map.ts'
import { EditorKeyboard } from './keyboard/editor-keyboard.ts'
import { createMapHandle, type MapHandle } from './map-handle.ts'
import { EditLayers } from './scene/edit-layers.ts'
import { MapScene, type SceneView, type SceneWords } from './scene/map-scene.ts'
import { Snapper } from './snap/snapper.ts'

export interface AttachEditorOptions {
  readonly actor: MachineActor
  readonly tools: ToolsOnMap
  readonly view: (snapshot: MachineSnapshot) => SceneView
  readonly padding: () => PaddingOptions
  readonly onPoint: (position: Position | null) => void
  readonly onCrosshair: (position: Position) => void
  readonly isSnapping: () => boolean
  readonly onGesture: (gesture: TouchGesture | null) => void
  readonly onChoose: (index: number | null) => void
  readonly words: SceneWords
}

export interface AttachedEditor {
  readonly handle: MapHandle
  /** Draws again when something besides the machine changed the view. */
  readonly refresh: () => void
  readonly detach: () => void
}

/** Makes a loaded map an editor: it draws the machine's document and turns gestures and keys into events. */
export function attachEditor(map: MapLibre, options: AttachEditorOptions): AttachedEditor {
  const { actor, tools, view, padding, onPoint, onCrosshair, isSnapping, onGesture, onChoose, words } = options
  const scene = new MapScene(map, words, (parts) => new EditLayers(parts))
  const snapper = new Snapper({ map, actor, isOn: isSnapping })
  const pointer = new EditorPointer({ map, scene, actor, tools, onPoint, snapper, onGesture, onChoose })
  const keyboard = new EditorKeyboard({ map, scene, actor, tools, onCrosshair, snapper })
  const refresh = () => scene.update(view(actor.getSnapshot()))
  const subscription = actor.subscribe(refresh)
  const focusMap = () => map.getCanvas().focus({ preventScroll: true })
  const scale = () => metersPerPixel(map.getCenter().lat, map.getZoom())
  const watching = tools.all.flatMap(({ watch }) => watch?.({ actor, metersPerPixel: scale }) ?? [])
  // What is pointed at is drawn as it was found: not once it is edited, hidden or another.
  const dropHover = () => scene.setHovered(null)
  const subscriptions = [
    // To select is no work on the map yet: who chose it from the toolbar stays there
    actor.on('tool.opened', ({ tool }) => tool !== 'select' && focusMap()),
    actor.on('shape.chosen', focusMap),
    actor.on('photo.asked', focusMap),
    actor.on('tool.opened', dropHover),
    actor.on('document.changed', dropHover),
    actor.on('object.toggled', dropHover),
    actor.on('layer.toggled', dropHover),
  ]
  refresh()
  return {
    handle: createMapHandle({ map, scene, padding, cancelGesture: () => pointer.cancel() }),
    refresh,
    detach: () => {
      subscription.unsubscribe()
      for (const listening of [...watching, ...subscriptions]) listening.unsubscribe()
      keyboard.remove()
      pointer.remove()
      snapper.remove()
      scene.remove()
    },
  }
}
