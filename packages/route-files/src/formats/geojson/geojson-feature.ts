import { MAP_LIMITS } from '@mishiori/map-document'
import type { NoteCounter } from '../notes.ts'
import { type PartSeries, seriesOf } from './coordinate-properties.ts'
import type { Properties } from './geojson-looks.ts'
import { textsOf } from './geojson-texts.ts'

/** What a feature says of its geometries. However many those are, its words, photos and arrays are read and counted once. */
export class GeojsonFeature {
  readonly properties: Properties
  readonly #notes: NoteCounter
  readonly #isOwn: boolean
  #texts: ReturnType<typeof textsOf> | null = null
  #images: readonly string[] | null = null
  #nextPart: (() => PartSeries) | null = null

  constructor(properties: Properties, notes: NoteCounter, isOwn: boolean) {
    this.properties = properties
    this.#notes = notes
    this.#isOwn = isOwn
  }

  get texts() {
    this.#texts ??= textsOf(this.properties, this.#notes, this.#isOwn)
    return this.#texts
  }

  /** Addresses of the photos of a spot, as this product writes them. */
  get images(): readonly string[] {
    this.#images ??= this.#isOwn ? imagesOf(this.properties) : []
    return this.#images
  }

  /** What stands beside the positions of the next part, in the order of all its lines. */
  nextPart(): PartSeries {
    this.#nextPart ??= seriesOf(this.properties, this.#notes)
    return this.#nextPart()
  }
}

function imagesOf({ images }: Properties): readonly string[] {
  const addresses = Array.isArray(images) ? images.filter((address) => typeof address === 'string') : []
  return addresses.slice(0, MAP_LIMITS.spotImages)
}
