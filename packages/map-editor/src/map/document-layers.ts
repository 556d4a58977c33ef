import type { Layer, LayerId, MapDocument, MapObjectId } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { anchorId, OWN_PREFIX, objectLayers, type PlacedLayer } from './layer-styles.ts'
import type { MapTheme } from './map-theme.ts'
import { addLayers, addSource, removeSource, repaintLayers, writeSource } from './own-layers.ts'
import type { PinImages } from './pin-images.ts'
import { layerFeatures } from './to-features.ts'

/** The work that opening a large document may take of one frame. */
const FRAME_BUDGET_MS = 8
const sourceOf = (layerId: LayerId) => `${OWN_PREFIX}layer-${layerId}`
const orderOf = ({ layers }: MapDocument) => layers.map(({ id }) => id).join('\n')

export interface StaticView {
  readonly document: MapDocument
  readonly hiddenLayerIds: ReadonlySet<LayerId>
  /** Drawn elsewhere, by the edit's own source; the others step back while it is open. */
  readonly editedId: MapObjectId | null
}

interface Written {
  readonly objects: Layer['objects']
  readonly mainLineId: MapObjectId | null
}

/** What every part of the drawing works with. */
export interface DrawingParts {
  readonly map: MapLibre
  readonly theme: () => MapTheme
  readonly pins: PinImages
}

/** One source for each document layer, written only when its objects changed: at most a slice in a frame, visible ones first. */
export class DocumentLayers {
  #view: StaticView | null = null
  #queue: Layer[] = []
  #frame = 0
  #hoveredId: MapObjectId | null = null
  #writes: Promise<unknown> = Promise.resolve()
  readonly #written = new Map<LayerId, Written>()
  readonly #map: MapLibre
  readonly #theme: () => MapTheme
  readonly #pins: PinImages

  constructor({ map, theme, pins }: DrawingParts) {
    this.#map = map
    this.#theme = theme
    this.#pins = pins
  }

  update(next: StaticView): void {
    const last = this.#view
    this.#view = next
    const { layers } = next.document
    this.#removeGone(next.document)
    for (const { id } of layers) this.#ensureSource(id)
    if (last && orderOf(last.document) !== orderOf(next.document)) this.#keepOrder(next.document)
    const isSameState = last?.hiddenLayerIds === next.hiddenLayerIds && last.editedId === next.editedId
    if (!isSameState) for (const layer of layers) if (this.#written.has(layer.id)) this.#applyStates(layer)
    const isHidden = ({ id }: Layer) => Number(next.hiddenLayerIds.has(id))
    this.#queue = layers.filter((layer) => this.#isStale(layer)).sort((a, b) => isHidden(a) - isHidden(b))
    cancelAnimationFrame(this.#frame)
    this.#writeSlice()
  }

  setHovered(objectId: MapObjectId | null): void {
    const previous = this.#hoveredId
    if (objectId === previous) return
    this.#hoveredId = objectId
    for (const { id: layerId, objects } of this.#view?.document.layers ?? []) {
      for (const { id } of objects) {
        if (id === previous) this.#setState(layerId, id, { hovered: false })
        if (id === objectId) this.#setState(layerId, id, { hovered: true })
      }
    }
  }

  /** Resolves when everything written so far is in the map's tiles. */
  settled(): Promise<unknown> {
    return this.#writes
  }

  /** The style layers on which objects can be seen now. */
  visibleLayerIds(): readonly string[] {
    const shown = [...this.#written.keys()].filter((id) => !this.#view?.hiddenLayerIds.has(id))
    return shown.flatMap((id) => this.#layersOf(id).map(({ layer }) => layer.id))
  }

  repaint(): void {
    for (const id of this.#written.keys()) repaintLayers(this.#map, this.#layersOf(id))
  }

  remove(): void {
    cancelAnimationFrame(this.#frame)
  }

  #layersOf(layerId: LayerId): readonly PlacedLayer[] {
    return objectLayers(sourceOf(layerId), 'lines', this.#theme())
  }

  #mainIn({ objects }: Layer): MapObjectId | null {
    const mainLineId = this.#view?.document.mainLineId ?? null
    return objects.some(({ id }) => id === mainLineId) ? mainLineId : null
  }

  #isStale(layer: Layer): boolean {
    const last = this.#written.get(layer.id)
    return last?.objects !== layer.objects || last.mainLineId !== this.#mainIn(layer)
  }

  #ensureSource(layerId: LayerId): void {
    const id = sourceOf(layerId)
    if (this.#map.getSource(id)) return
    addSource(this.#map, id, { promoteId: 'id' })
    addLayers(this.#map, this.#layersOf(layerId))
  }

  #writeSlice = (): void => {
    const start = performance.now()
    while (this.#queue.length > 0 && performance.now() - start < FRAME_BUDGET_MS) {
      const layer = this.#queue.shift()
      if (layer) this.#write(layer)
    }
    if (this.#queue.length > 0) this.#frame = requestAnimationFrame(this.#writeSlice)
  }

  #write(layer: Layer): void {
    const mainLineId = this.#mainIn(layer)
    this.#written.set(layer.id, { objects: layer.objects, mainLineId })
    const data = layerFeatures(layer, mainLineId)
    this.#pins.ensure(data.features)
    this.#writes = Promise.all([this.#writes, writeSource(this.#map, sourceOf(layer.id), data)])
    this.#applyStates(layer)
  }

  #applyStates({ id: layerId, objects }: Layer): void {
    const view = this.#view
    if (!view) return
    const isLayerHidden = view.hiddenLayerIds.has(layerId)
    const dimmed = view.editedId !== null
    for (const { id } of objects) this.#setState(layerId, id, { hidden: isLayerHidden || id === view.editedId, dimmed })
  }

  #setState(layerId: LayerId, id: MapObjectId, state: Readonly<Record<string, boolean>>): void {
    const source = sourceOf(layerId)
    if (this.#map.getSource(source)) this.#map.setFeatureState({ source, id }, state)
  }

  #removeGone(document: MapDocument): void {
    const present = new Set(document.layers.map(({ id }) => id))
    for (const layerId of this.#written.keys()) {
      if (present.has(layerId)) continue
      removeSource(this.#map, sourceOf(layerId), this.#layersOf(layerId))
      this.#written.delete(layerId)
    }
  }

  #keepOrder(document: MapDocument): void {
    for (const { id } of document.layers) {
      for (const { layer, anchor } of this.#layersOf(id)) this.#map.moveLayer(layer.id, anchorId(anchor))
    }
  }
}
