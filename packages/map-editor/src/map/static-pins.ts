import { type MapDocument, type MapObject, mainLine, type Spot } from '@mishiori/map-document'
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { OWN_PREFIX, pinLayer } from './layer-styles.ts'
import { addLayers, addSource } from './own-layers.ts'
import type { PinImages } from './pin-images.ts'
import { type LayerSpot, PinSlots } from './pin-slots.ts'
import { lineEnds, type MapFeature, spotFeature } from './to-features.ts'

/** The source, for feature-state. */
export const PINS = `${OWN_PREFIX}pins`

interface StaticPinsParts {
  readonly map: MapLibre
  readonly pins: PinImages
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
  readonly #pins: PinImages

  constructor({ map, pins }: StaticPinsParts) {
    this.#map = map
    this.#pins = pins
    addSource(map, PINS, { promoteId: 'id' })
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
    for (const [name, image] of dressed) this.#pins.dress(name, image)
    const ends = main ? lineEnds(main) : []
    this.#pins.ensure(ends)
    const features = [...spots.map(({ spot }, index) => withImage(spotFeature(spot), names[index])), ...ends]
    const sent = features.map(whatIsSeen).join()
    if (sent !== this.#sent) {
      this.#sent = sent
      const write = this.#map.getSource<GeoJSONSource>(PINS)?.setData({ type: 'FeatureCollection', features })
      this.#writes = Promise.all([this.#writes, write])
    }
    void this.#writes.then(() => this.#pins.forget(emptied))
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
function whatIsSeen({ geometry, properties: { id, image } }: MapFeature): string {
  return JSON.stringify([id, image, geometry])
}
