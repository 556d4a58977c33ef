import {
  type AnyLine,
  type MapDocument,
  type MapObject,
  type MapObjectId,
  mainLine,
  mainLineEnds,
  type Position,
  type Spot,
} from '@mishiori/map-document'
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import type { FeatureIds } from '../scene/feature-ids.ts'
import { labelFonts } from '../scene/label-fonts.ts'
import { nameLayer, OWN_PREFIX, pinLayer } from '../scene/layer-styles.ts'
import type { MapTheme } from '../scene/map-theme.ts'
import { addLayers, addSource, repaintLayers } from '../scene/own-layers.ts'
import { endFeature, type MapFeature, spotFeature } from '../scene/to-features.ts'
import type { MapImages } from './map-images.ts'
import { type LayerSpot, layerSpots, PinSlots } from './pin-slots.ts'

/** The source, for feature-state. */
export const PINS = `${OWN_PREFIX}pins`
/** Labels have their own layer: a glyph server that does not respond must not hide pins. */
export const NAMES = `${OWN_PREFIX}names`

interface StaticPinsParts {
  readonly map: MapLibre
  readonly theme: () => MapTheme
  readonly images: MapImages
  readonly ids: FeatureIds
}

/** A spot's pin as the map's tiles have it. */
interface SentPin {
  readonly id: MapObjectId
  readonly position: Position
  /** Of its picture. */
  readonly name: string
  /** What is written beside it. */
  readonly label: string
}

/**
 * The pins of all spots and of the ends of the main line, in a separate source: it is small, so it can always be sent
 * completely and in order.
 */
export class StaticPins {
  #spots: readonly LayerSpot[] = []
  #main: AnyLine | null = null
  #sent: readonly SentPin[] = []
  #writes: Promise<unknown> = Promise.resolve()
  readonly layerId = pinLayer(PINS).id
  readonly #slots = new PinSlots()
  readonly #map: MapLibre
  readonly #theme: () => MapTheme
  readonly #images: MapImages
  readonly #ids: FeatureIds

  constructor({ map, theme, images, ids }: StaticPinsParts) {
    this.#map = map
    this.#theme = theme
    this.#images = images
    this.#ids = ids
    addSource(map, NAMES)
    addSource(map, PINS)
    addLayers(map, this.#layers())
  }

  repaint(): void {
    repaintLayers(this.#map, this.#layers())
  }

  #layers() {
    return [
      nameLayer(NAMES, { theme: this.#theme(), fonts: labelFonts(this.#map.getStyle()) }),
      { anchor: 'pins', layer: pinLayer(PINS) },
    ] as const
  }

  update(document: MapDocument): void {
    const spots = document.layers.flatMap(layerSpots)
    const main = mainLine(document)
    const hasSameSpots = isSameList(spots, this.#spots, (a, b) => a.spot === b.spot)
    if (hasSameSpots && main === this.#main) return
    const { names, dressed, emptied } = this.#slots.assign(spots)
    for (const [name, image] of dressed) this.#images.dress(name, image)
    const pins = spots.map(({ spot: { id, position, name: label } }, index) => ({
      id,
      position,
      label,
      name: names[index] ?? '',
    }))
    if (!hasSameEnds(main, this.#main) || !isSameList(pins, this.#sent, isSamePin)) {
      this.#sent = pins
      this.#send([...spots.map(({ spot }, index) => this.#pin(spot, names[index])), ...this.#ends(document)])
    }
    this.#spots = spots
    this.#main = main
    void this.#writes.then(() => this.#images.forget(emptied))
  }

  /** Resolves when everything written so far is in the map's tiles. */
  settled(): Promise<unknown> {
    return this.#writes
  }

  #send(features: MapFeature[]): void {
    const write = this.#map.getSource<GeoJSONSource>(PINS)?.setData({ type: 'FeatureCollection', features })
    const names = features.filter(({ properties }) => properties.name !== undefined)
    this.#map.getSource<GeoJSONSource>(NAMES)?.setData({ type: 'FeatureCollection', features: names })
    this.#writes = Promise.all([this.#writes, write])
  }

  #pin(spot: Spot, image = ''): MapFeature {
    const { properties, ...feature } = this.#numbered(spotFeature(spot), spot)
    return { ...feature, properties: { ...properties, image } }
  }

  #ends(document: MapDocument): MapFeature[] {
    const main = mainLine(document)
    const ends = main ? mainLineEnds(document).map((end) => this.#numbered(endFeature(main, end), main)) : []
    this.#images.ensure(ends)
    return ends
  }

  #numbered(feature: MapFeature, { id }: MapObject): MapFeature {
    return { ...feature, id: this.#ids.numberOf(id) }
  }
}

function isSameList<T>(now: readonly T[], before: readonly T[], isSame: (a: T, b: T) => boolean): boolean {
  return (
    now.length === before.length &&
    now.every((item, index) => {
      const other = before[index]
      return other !== undefined && isSame(item, other)
    })
  )
}

function isSamePin(a: SentPin, b: SentPin): boolean {
  const isDrawnAlike = a.name === b.name && a.label === b.label
  return a.id === b.id && isDrawnAlike && a.position[0] === b.position[0] && a.position[1] === b.position[1]
}

const hasSameEnds = (now: AnyLine | null, before: AnyLine | null) =>
  now?.id === before?.id && now?.path === before?.path
