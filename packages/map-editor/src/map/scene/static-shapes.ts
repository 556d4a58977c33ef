import type { MapDocument, MapObjectId } from '@mishiori/map-document'
import type { FeatureCollection } from 'geojson'
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { changeQuietly } from '../maplibre-workarounds/quiet-sources.ts'
import { nextTask } from '../maplibre-workarounds/upload-in-turns.ts'
import type { MapImages } from '../pins/map-images.ts'
import { PINS } from '../pins/static-pins.ts'
import type { FeatureIds } from './feature-ids.ts'
import { chevronLayer, OWN_PREFIX, type PlacedLayer, shapeLayers } from './layer-styles.ts'
import type { MapTheme } from './map-theme.ts'
import { addLayers, addSource, repaintLayers } from './own-layers.ts'
import { type DrawnShape, diffShapes } from './shape-diff.ts'
import { sliceShapes } from './shape-slices.ts'
import { type MapFeature, objectFeature } from './to-features.ts'

/** The source, for feature-state. */
export const SHAPES = `${OWN_PREFIX}shapes`

interface StaticShapesParts {
  readonly map: MapLibre
  readonly theme: () => MapTheme
  readonly images: MapImages
  readonly ids: FeatureIds
  /** The last chance to change the pins before a large document is drawn. */
  readonly beforeOpened: () => Promise<unknown>
}

/**
 * All lines and areas that are not being edited. A change sends only those that changed, and a new colour sends none:
 * it is feature-state.
 */
export class StaticShapes {
  #drawn: ReadonlyMap<MapObjectId, DrawnShape> = new Map()
  /** Objects whose colour is feature-state, which overrides what was sent. */
  readonly #colored = new Set<MapObjectId>()
  #next: MapDocument | null = null
  #isWriting = false
  #writes = Promise.resolve()
  readonly #map: MapLibre
  readonly #theme: () => MapTheme
  readonly #images: MapImages
  readonly #ids: FeatureIds
  readonly #beforeOpened: () => Promise<unknown>
  #isOpening = false

  constructor({ map, theme, images, ids, beforeOpened }: StaticShapesParts) {
    this.#beforeOpened = beforeOpened
    this.#map = map
    this.#theme = theme
    this.#images = images
    this.#ids = ids
    addSource(map, SHAPES)
    addLayers(map, [...this.#layers(), chevronLayer(SHAPES, 'lines')])
  }

  /** Only one change is sent to the map at a time. Of those that arrive in the meantime, only the last is sent. */
  update(document: MapDocument): void {
    this.#next = document
    if (!this.#isWriting) this.#writes = this.#writeAll()
  }

  /** A large document is being sent, of which nothing is drawn yet. */
  get isOpening(): boolean {
    return this.#isOpening
  }

  /** Resolves when everything written so far is in the map's tiles. */
  settled(): Promise<void> {
    return this.#writes
  }

  layerIds(): readonly string[] {
    return this.#layers().map(({ layer }) => layer.id)
  }

  repaint(): void {
    repaintLayers(this.#map, this.#layers())
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true
    for (let document = this.#next; document; document = this.#next) {
      this.#next = null
      await this.#write(document)
    }
    this.#isWriting = false
  }

  #write(document: MapDocument): Promise<void> | undefined {
    const { drawn, added, recolored, removed } = diffShapes(this.#drawn, document)
    this.#drawn = drawn
    for (const { object } of recolored) this.#colored.add(object.id)
    this.#applyColors([...recolored, ...added])
    if (added.length === 0 && removed.length === 0) return
    if (added.length === drawn.size) return this.#open(added)
    const remove = removed.map((id) => this.#ids.numberOf(id))
    return this.#source?.updateData({ add: this.#toFeatures(added), remove })
  }

  /** A complete document is sent in slices, so that the main thread stays responsive. */
  async #open(shapes: readonly DrawnShape[]): Promise<void> {
    const [first = [], ...rest] = sliceShapes(shapes)
    if (rest.length === 0) return this.#source?.setData(this.#collection(first))
    this.#isOpening = true
    await changeQuietly(this.#map, [SHAPES, PINS], async () => {
      await this.#source?.setData(this.#collection(first))
      for (const slice of rest) await this.#source?.updateData({ add: this.#toFeatures(slice) })
      await nextTask()
      this.#isOpening = false
      await this.#beforeOpened()
    })
  }

  get #source(): GeoJSONSource | undefined {
    return this.#map.getSource<GeoJSONSource>(SHAPES)
  }

  #layers(): readonly PlacedLayer[] {
    return shapeLayers(SHAPES, 'lines', this.#theme())
  }

  #applyColors(shapes: readonly DrawnShape[]): void {
    for (const { object } of shapes) {
      if (!this.#colored.has(object.id)) continue
      this.#map.setFeatureState({ source: SHAPES, id: this.#ids.numberOf(object.id) }, { color: object.color })
    }
  }

  #collection(shapes: readonly DrawnShape[]): FeatureCollection {
    return { type: 'FeatureCollection', features: this.#toFeatures(shapes) }
  }

  #toFeatures(shapes: readonly DrawnShape[]): MapFeature[] {
    const features = shapes.map(({ object, order }) => ({
      ...objectFeature(object, order),
      id: this.#ids.numberOf(object.id),
    }))
    this.#images.ensure(features)
    return features
  }
}
