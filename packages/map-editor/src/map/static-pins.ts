import { type MapDocument, type MapObject, mainLine, type Spot } from '@mishiori/map-document'
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import type { FeatureIds } from './feature-ids.ts'
import { OWN_PREFIX, pinLayer } from './layer-styles.ts'
import type { MapImages } from './map-images.ts'
import { addLayers, addSource } from './own-layers.ts'
import { type LayerSpot, PinSlots } from './pin-slots.ts'
import { lineEnds, type MapFeature, spotFeature } from './to-features.ts'

/** The source, for feature-state. */
export const PINS = `${OWN_PREFIX}pins`

interface StaticPinsParts {
  readonly map: MapLibre
  readonly images: MapImages
  readonly ids: FeatureIds
}

/** The pins of all spots and of the ends of the main line, in a source of their own: it is small, so it can always be sent whole and in order. */
export class StaticPins {
  #spots: readonly Spot[] = []
  #main: MapObject | null = null
  #sent = ''
  #writes: Promise<unknown> = Promise.resolve()
  readonly layerId = pinLayer(PINS).id
  readonly #slots = new PinSlots()
  readonly #map: MapLibre
  readonly #images: MapImages
  readonly #ids: FeatureIds

  constructor({ map, images, ids }: StaticPinsParts) {
    this.#map = map
    this.#images = images
    this.#ids = ids
    addSource(map, PINS)
    addLayers(map, [{ anchor: 'pins', layer: pinLayer(PINS) }])
  }

  update(document: MapDocument): void {
    const spots = spotsOf(document)
    const main = mainLine(document)
    const isSame = main === this.#main && spots.length === this.#spots.length
    if (isSame && spots.every(({ spot }, index) => spot === this.#spots[index])) return
    this.#spots = spots.map(({ spot }) => spot)
    this.#main = main
    this.#send(spots, main)
  }

  /** Resolves when everything written so far is in the map's tiles. */
  settled(): Promise<unknown> {
    return this.#writes
  }

  #send(spots: readonly LayerSpot[], main: MapObject | null): void {
    const { names, dressed, emptied } = this.#slots.assign(spots)
    for (const [name, image] of dressed) this.#images.dress(name, image)
    const pins = spots.map(({ spot }, index) => this.#numbered(withImage(spotFeature(spot), names[index]), spot))
    const ends = main ? lineEnds(main).map((end) => this.#numbered(end, main)) : []
    this.#images.ensure(ends)
    const features = [...pins, ...ends]
    const sent = features.map(whatIsSeen).join()
    if (sent !== this.#sent) {
      this.#sent = sent
      const write = this.#map.getSource<GeoJSONSource>(PINS)?.setData({ type: 'FeatureCollection', features })
      this.#writes = Promise.all([this.#writes, write])
    }
    void this.#writes.then(() => this.#images.forget(emptied))
  }

  #numbered(feature: MapFeature, { id }: MapObject): MapFeature {
    return { ...feature, id: this.#ids.numberOf(id) }
  }
}

function spotsOf({ layers }: MapDocument): readonly LayerSpot[] {
  return layers.flatMap(({ id: layerId, objects }) =>
    objects.flatMap((object) => (object.kind === 'spot' ? { spot: object, layerId } : [])),
  )
}

function withImage(feature: MapFeature, image = feature.properties.image ?? ''): MapFeature {
  return { ...feature, properties: { ...feature.properties, image } }
}

/** Everything of a pin's feature that a tile holds. */
function whatIsSeen({ id, geometry, properties: { image } }: MapFeature): string {
  return `${id} ${image} ${geometry.type === 'Point' ? geometry.coordinates : ''}`
}
