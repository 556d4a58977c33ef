import type { LayerId, MapDocument, MapObject, MapObjectId } from '@mishiori/map-document'
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { OWN_PREFIX, shapeLayers } from './layer-styles.ts'
import type { MapTheme } from './map-theme.ts'
import { addLayers, addSource, repaintLayers } from './own-layers.ts'
import type { PinImages } from './pin-images.ts'
import { type DrawnShape, diffShapes } from './shape-diff.ts'
import { PINS, StaticPins } from './static-pins.ts'
import { objectFeature } from './to-features.ts'

const SHAPES = `${OWN_PREFIX}shapes`

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
 * Everything that is not being edited: lines and areas in one source, pins in another. A change sends only the lines and areas that
 * changed; hiding and dimming send none, they are feature-state, and so are new colours.
 */
export class StaticObjects {
  #view: StaticView | null = null
  #drawn: ReadonlyMap<MapObjectId, DrawnShape> = new Map()
  #writes: Promise<unknown> = Promise.resolve()
  readonly #states = new Map<MapObjectId, string>()
  /** Those whose colour is feature-state, which stands before what was sent. */
  readonly #colored = new Set<MapObjectId>()
  readonly #map: MapLibre
  readonly #theme: () => MapTheme
  readonly #pins: StaticPins

  constructor({ map, theme, pins }: DrawingParts) {
    this.#map = map
    this.#theme = theme
    addSource(map, SHAPES, { promoteId: 'id' })
    addLayers(map, this.#shapeLayers())
    this.#pins = new StaticPins({ map, pins })
  }

  update(view: StaticView): void {
    const last = this.#view
    this.#view = view
    const isSame = last?.document === view.document && last.editedId === view.editedId
    const hidesSame = last?.hiddenLayerIds === view.hiddenLayerIds && last.hiddenObjectIds === view.hiddenObjectIds
    if (isSame && hidesSame) return
    if (last?.document !== view.document) {
      this.#writeShapes(view.document)
      this.#pins.update(view.document)
    }
    this.#applyStates(view)
  }

  /** Resolves when everything written so far is in the map's tiles. */
  settled(): Promise<unknown> {
    return Promise.all([this.#writes, this.#pins.settled()])
  }

  /** The style layers that objects are drawn by. */
  layerIds(): readonly string[] {
    return [...this.#shapeLayers().map(({ layer }) => layer.id), this.#pins.layerId]
  }

  repaint(): void {
    repaintLayers(this.#map, this.#shapeLayers())
  }

  #shapeLayers() {
    return shapeLayers(SHAPES, 'lines', this.#theme())
  }

  #writeShapes(document: MapDocument): void {
    const { drawn, added, recolored, removed } = diffShapes(this.#drawn, document)
    this.#drawn = drawn
    for (const { object } of recolored) this.#colored.add(object.id)
    this.#applyColors([...recolored, ...added])
    if (added.length === 0 && removed.length === 0) return
    const features = added.map(({ object, order }) => objectFeature(object, order))
    const source = this.#map.getSource<GeoJSONSource>(SHAPES)
    const isWhole = added.length === drawn.size
    const write = isWhole
      ? source?.setData({ type: 'FeatureCollection', features })
      : source?.updateData({ add: features, remove: [...removed] })
    this.#writes = Promise.all([this.#writes, write])
  }

  #applyColors(shapes: readonly DrawnShape[]): void {
    for (const { object } of shapes) {
      if (!this.#colored.has(object.id)) continue
      this.#map.setFeatureState({ source: SHAPES, id: object.id }, { color: object.color })
    }
  }

  #applyStates({ document, hiddenLayerIds, hiddenObjectIds, editedId }: StaticView): void {
    const dimmed = editedId !== null
    for (const { id: layerId, objects } of document.layers) {
      const isLayerHidden = hiddenLayerIds.has(layerId)
      for (const object of objects) {
        const hidden = isLayerHidden || object.id === editedId || hiddenObjectIds.has(object.id)
        const state = `${hidden} ${dimmed}`
        if ((this.#states.get(object.id) ?? 'false false') === state) continue
        this.#states.set(object.id, state)
        this.#setState(object, { hidden, dimmed })
      }
    }
  }

  /** The ends of the main line are pins with the id of the line. */
  #setState({ id, kind }: MapObject, state: Readonly<Record<string, boolean>>): void {
    if (kind !== 'spot') this.#map.setFeatureState({ source: SHAPES, id }, state)
    if (kind === 'spot' || id === this.#view?.document.mainLineId)
      this.#map.setFeatureState({ source: PINS, id }, state)
  }
}
