import type { Map as MapLibre } from 'maplibre-gl'
import { projectionInView } from '../camera/project-in-view.ts'
import { type HandleProperties, type Handles, type HandleView, handleId } from './edit-handles.ts'
import { handleLayers } from './layer-styles.ts'
import type { MapTheme } from './map-theme.ts'
import { OwnSource } from './own-layers.ts'

interface HandleLayerParts {
  readonly map: MapLibre
  readonly id: string
  readonly theme: () => MapTheme
}

/** The handles of the object under edit. Which of them has the focus and which is dragged are feature-state. */
export class HandleLayer {
  #shownIds: ReadonlySet<number> = new Set()
  #focusedId: number | null = null
  #writes: Promise<unknown> = Promise.resolve()
  readonly #map: MapLibre
  readonly #source: OwnSource

  constructor({ map, id, theme }: HandleLayerParts) {
    this.#map = map
    this.#source = new OwnSource({ map, id, layers: () => handleLayers(id, theme()) })
  }

  /** What the place and the size of the map say now. */
  view(): HandleView {
    const { clientWidth: width, clientHeight: height } = this.#map.getContainer()
    return { width, height, project: projectionInView(this.#map) }
  }

  show(handles: Handles, focusedVertex: number | null): void {
    this.unhide()
    this.#shownIds = new Set(handles.features.map(({ properties: { kind, index } }) => handleId(kind, index)))
    this.#write(handles.features)
    this.focus(focusedVertex)
  }

  /** @returns false when the vertex has no handle on the map yet. */
  focus(vertex: number | null): boolean {
    const id = vertex === null ? null : handleId('vertex', vertex)
    if (id !== this.#focusedId) {
      if (this.#focusedId !== null) this.#source.setState(this.#focusedId, { focused: false })
      if (id !== null) this.#source.setState(id, { focused: true })
      this.#focusedId = id
    }
    return id === null || this.#shownIds.has(id)
  }

  hide(kind: HandleProperties['kind'], index: number): void {
    this.#source.setState(handleId(kind, index), { hidden: true })
  }

  /** Shows again what {@link hide} has hidden. */
  unhide(): void {
    this.#source.clearStates()
    if (this.#focusedId !== null) this.#source.setState(this.#focusedId, { focused: true })
  }

  clear(): void {
    this.#shownIds = new Set()
    this.#write([])
  }

  settled(): Promise<unknown> {
    return this.#writes
  }

  repaint(): void {
    this.#source.repaint()
  }

  #write(handles: Handles['features']): void {
    this.#writes = Promise.all([this.#writes, this.#source.write(handles)])
  }
}
