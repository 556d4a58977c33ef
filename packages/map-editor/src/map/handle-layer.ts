import type { Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { type HandleProperties, type HandleView, handleId, type pathHandles } from './edit-handles.ts'
import { handleLayers } from './layer-styles.ts'
import type { MapTheme } from './map-theme.ts'
import { addLayers, addSource, NOTHING, repaintLayers, writeSource } from './own-layers.ts'

interface HandleLayerParts {
  readonly map: MapLibre
  readonly source: string
  readonly theme: () => MapTheme
}

/** The handles of the object under edit. Which of them has the focus and which is in the hand are feature-state. */
export class HandleLayer {
  #shownIds: ReadonlySet<number> = new Set()
  #focusedId: number | null = null
  #writes: Promise<unknown> = Promise.resolve()
  readonly #parts: HandleLayerParts

  constructor(parts: HandleLayerParts) {
    this.#parts = parts
    addSource(parts.map, parts.source)
    addLayers(parts.map, handleLayers(parts.source, parts.theme()))
  }

  /** What `project` and the size of the map say now. */
  view(): HandleView {
    const { map } = this.#parts
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    return { width, height, project: (position: Position) => map.project([position[0], position[1]]) }
  }

  show(handles: ReturnType<typeof pathHandles>, focusedVertex: number | null): void {
    this.unhide()
    this.#shownIds = new Set(handles.features.map(({ properties: { kind, index } }) => handleId(kind, index)))
    this.#write(handles)
    this.focus(focusedVertex)
  }

  /** @returns false when the vertex has no handle on the map yet. */
  focus(vertex: number | null): boolean {
    const id = vertex === null ? null : handleId('vertex', vertex)
    if (id !== this.#focusedId) {
      if (this.#focusedId !== null) this.#setState(this.#focusedId, { focused: false })
      if (id !== null) this.#setState(id, { focused: true })
      this.#focusedId = id
    }
    return id === null || this.#shownIds.has(id)
  }

  hide(kind: HandleProperties['kind'], index: number): void {
    this.#setState(handleId(kind, index), { hidden: true })
  }

  /** Shows again what {@link hide} has hidden. */
  unhide(): void {
    this.#parts.map.removeFeatureState({ source: this.#parts.source })
    if (this.#focusedId !== null) this.#setState(this.#focusedId, { focused: true })
  }

  clear(): void {
    this.#shownIds = new Set()
    this.#write(NOTHING)
  }

  settled(): Promise<unknown> {
    return this.#writes
  }

  repaint(): void {
    repaintLayers(this.#parts.map, handleLayers(this.#parts.source, this.#parts.theme()))
  }

  #write(handles: Parameters<typeof writeSource>[2]): void {
    this.#writes = Promise.all([this.#writes, writeSource(this.#parts.map, this.#parts.source, handles)])
  }

  #setState(id: number, state: Readonly<Record<string, boolean>>): void {
    this.#parts.map.setFeatureState({ source: this.#parts.source, id }, state)
  }
}
