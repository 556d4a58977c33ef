import type { Feature, FeatureCollection } from 'geojson'
import type {
  GeoJSONSource,
  GeoJSONSourceDiff,
  LayerSpecification,
  Map as MapLibre,
  StyleSpecification,
} from 'maplibre-gl'
import { labelFonts } from './label-fonts.ts'
import { ANCHORS, anchorId, OWN_PREFIX, type PlacedLayer } from './layer-styles.ts'

const NOTHING: FeatureCollection = { type: 'FeatureCollection', features: [] }

/** Adds the anchors in drawing order. They draw nothing. */
export function addAnchors(map: MapLibre): void {
  for (const anchor of ANCHORS) {
    map.addLayer({ id: anchorId(anchor), type: 'background', layout: { visibility: 'none' } })
  }
}

export function addSource(map: MapLibre, id: string): void {
  map.addSource(id, { type: 'geojson', data: NOTHING })
}

export function addLayers(map: MapLibre, layers: readonly PlacedLayer[]): void {
  for (const { layer, anchor } of layers) map.addLayer(layer, anchorId(anchor))
}

/** Gives layers that exist the colours of another theme. */
export function repaintLayers(map: MapLibre, layers: readonly PlacedLayer[]): void {
  for (const { layer } of layers) {
    const paint = 'paint' in layer && layer.paint ? layer.paint : {}
    for (const [name, value] of Object.entries(paint)) {
      // Source and target are layers of the same type, so each name has its own type of value.
      if (name.endsWith('-color')) map.setPaintProperty(layer.id, name as 'line-color', value)
    }
  }
}

interface OwnSourceParts {
  readonly map: MapLibre
  readonly id: string
  readonly layers: () => readonly PlacedLayer[]
}

/**
 * A source that is empty most of the time. The map gets it, with its layers, when there is first something to draw:
 * every source costs time in each frame.
 */
export class OwnSource {
  #isAdded = false
  readonly #parts: OwnSourceParts

  constructor(parts: OwnSourceParts) {
    this.#parts = parts
  }

  /** Resolves once the map has the data in its tiles. */
  async write(features: readonly Feature[]): Promise<void> {
    if (features.length === 0 && !this.#isAdded) return
    await this.#added()?.setData({ type: 'FeatureCollection', features: [...features] })
  }

  /** As {@link write}, for a part of the data. */
  async change(diff: GeoJSONSourceDiff): Promise<void> {
    if (!diff.add?.length && !this.#isAdded) return
    await this.#added()?.updateData(diff)
  }

  setState(id: number, state: Readonly<Record<string, boolean>>): void {
    const { map, id: source } = this.#parts
    if (this.#isAdded) map.setFeatureState({ source, id }, state)
  }

  clearStates(): void {
    const { map, id: source } = this.#parts
    if (this.#isAdded) map.removeFeatureState({ source })
  }

  repaint(): void {
    if (this.#isAdded) repaintLayers(this.#parts.map, this.#parts.layers())
  }

  #added(): GeoJSONSource | undefined {
    const { map, id, layers } = this.#parts
    if (!this.#isAdded) {
      addSource(map, id)
      addLayers(map, layers())
      this.#isAdded = true
    }
    return map.getSource<GeoJSONSource>(id)
  }
}

/** Carries our sources and layers over to another basemap style. */
export function preserveOwnLayers(
  previous: StyleSpecification | undefined,
  next: StyleSpecification,
): StyleSpecification {
  if (!previous) return next
  const isOwn = (id: string) => id.startsWith(OWN_PREFIX)
  const sources = Object.fromEntries(Object.entries(previous.sources).filter(([id]) => isOwn(id)))
  const fonts = [...labelFonts(next)]
  const own = previous.layers.filter(({ id }) => isOwn(id)).map((layer) => withFonts(layer, fonts))
  return { ...next, sources: { ...next.sources, ...sources }, layers: [...next.layers, ...own] }
}

function withFonts(layer: LayerSpecification, fonts: string[]): LayerSpecification {
  if (layer.type !== 'symbol' || layer.layout?.['text-font'] === undefined) return layer
  return { ...layer, layout: { ...layer.layout, 'text-font': fonts } }
}
