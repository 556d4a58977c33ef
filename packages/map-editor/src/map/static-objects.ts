import type { LayerId, MapDocument, MapObject, MapObjectId } from '@mishiori/map-document'
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { OWN_PREFIX, objectLayers, type PlacedLayer } from './layer-styles.ts'
import type { MapTheme } from './map-theme.ts'
import { type DrawnObject, diffObjects } from './object-diff.ts'
import { addLayers, addSource, repaintLayers } from './own-layers.ts'
import type { PinImages } from './pin-images.ts'
import { lineEnds, objectFeature } from './to-features.ts'

const OBJECTS = `${OWN_PREFIX}objects`
const ENDS = `${OWN_PREFIX}ends`

export interface StaticView {
  readonly document: MapDocument
  readonly hiddenLayerIds: ReadonlySet<LayerId>
  readonly hiddenObjectIds: ReadonlySet<MapObjectId>
  /** Drawn elsewhere, by the edit's own source; the others step back while it is open. */
  readonly editedId: MapObjectId | null
}

/** What every part of the drawing works with. */
export interface DrawingParts {
  readonly map: MapLibre
  readonly theme: () => MapTheme
  readonly pins: PinImages
}

/**
 * Everything that is not being edited, in one source. A change sends only the objects that changed; hiding and dimming send none,
 * they are feature-state, and so are new colours.
 */
export class StaticObjects {
  #view: StaticView | null = null
  #drawn: ReadonlyMap<MapObjectId, DrawnObject> = new Map()
  #mainLine: MapObject | null = null
  #writes: Promise<unknown> = Promise.resolve()
  readonly #states = new Map<MapObjectId, string>()
  /** Those whose colour is feature-state, which stands before what was sent. */
  readonly #colored = new Set<MapObjectId>()
  readonly #map: MapLibre
  readonly #theme: () => MapTheme
  readonly #pins: PinImages

  constructor({ map, theme, pins }: DrawingParts) {
    this.#map = map
    this.#theme = theme
    this.#pins = pins
    for (const source of [OBJECTS, ENDS]) {
      addSource(map, source, { promoteId: 'id' })
      addLayers(map, this.#layersOf(source))
    }
  }

  update(view: StaticView): void {
    const last = this.#view
    this.#view = view
    const isSame = last?.document === view.document && last.editedId === view.editedId
    const hidesSame = last?.hiddenLayerIds === view.hiddenLayerIds && last.hiddenObjectIds === view.hiddenObjectIds
    if (isSame && hidesSame) return
    if (last?.document !== view.document) this.#writeObjects(view.document)
    this.#applyStates(view)
  }

  /** Resolves when everything written so far is in the map's tiles. */
  settled(): Promise<unknown> {
    return this.#writes
  }

  /** The style layers that objects are drawn by. */
  layerIds(): readonly string[] {
    return this.#layersOf(OBJECTS).map(({ layer }) => layer.id)
  }

  repaint(): void {
    for (const source of [OBJECTS, ENDS]) repaintLayers(this.#map, this.#layersOf(source))
  }

  #layersOf(source: string): readonly PlacedLayer[] {
    const layers = objectLayers(source, 'lines', this.#theme())
    return source === ENDS ? layers.filter(({ anchor }) => anchor === 'pins') : layers
  }

  #writeObjects(document: MapDocument): void {
    const { drawn, added, recolored, removed } = diffObjects(this.#drawn, document)
    this.#drawn = drawn
    this.#writeEnds(document)
    for (const { object } of recolored) this.#colored.add(object.id)
    this.#applyColors([...recolored, ...added])
    if (added.length === 0 && removed.length === 0) return
    const features = added.map(({ object, order }) => objectFeature(object, order))
    this.#pins.ensure(features)
    const source = this.#map.getSource<GeoJSONSource>(OBJECTS)
    const isWhole = added.length === drawn.size
    const write = isWhole
      ? source?.setData({ type: 'FeatureCollection', features })
      : source?.updateData({ add: features, remove: [...removed] })
    this.#writes = Promise.all([this.#writes, write])
  }

  #applyColors(objects: readonly DrawnObject[]): void {
    for (const { object } of objects) {
      if (!this.#colored.has(object.id)) continue
      this.#map.setFeatureState({ source: OBJECTS, id: object.id }, { color: object.color })
    }
  }

  /** S and G stand at the ends of the main line. */
  #writeEnds(document: MapDocument): void {
    const main = document.mainLineId === null ? null : (this.#drawn.get(document.mainLineId)?.object ?? null)
    if (main === this.#mainLine) return
    this.#mainLine = main
    const features = main ? [...lineEnds(main)] : []
    this.#pins.ensure(features)
    const write = this.#map.getSource<GeoJSONSource>(ENDS)?.setData({ type: 'FeatureCollection', features })
    this.#writes = Promise.all([this.#writes, write])
  }

  #applyStates({ document, hiddenLayerIds, hiddenObjectIds, editedId }: StaticView): void {
    const dimmed = editedId !== null
    for (const { id: layerId, objects } of document.layers) {
      const isLayerHidden = hiddenLayerIds.has(layerId)
      for (const { id } of objects) {
        const hidden = isLayerHidden || id === editedId || hiddenObjectIds.has(id)
        const state = `${hidden} ${dimmed}`
        if ((this.#states.get(id) ?? 'false false') === state) continue
        this.#states.set(id, state)
        this.#setState(id, { hidden, dimmed })
      }
    }
  }

  #setState(id: MapObjectId, state: Readonly<Record<string, boolean>>): void {
    this.#map.setFeatureState({ source: OBJECTS, id }, state)
    if (id === this.#view?.document.mainLineId) this.#map.setFeatureState({ source: ENDS, id }, state)
  }
}
