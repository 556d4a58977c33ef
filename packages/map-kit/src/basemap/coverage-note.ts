import { haversineDistanceMeters, type Position } from '@mishiori/map-document'
import { WORLD_SOURCE } from '@repo/basemap'
import type { IControl, Map as MapLibre } from 'maplibre-gl'
import styles from './coverage-note.module.css'

/** From here on a map is looked at for its streets. Their tiles begin a little before. */
const STREETS_MIN_ZOOM = 11.5

/** Radius within which place names are listed, the nearest first. */
const NEAR_METERS = 50_000
const NAMES = 2

export interface CoverageMessages {
  /** That there are no streets, and what helps. */
  readonly text: string
  /** Names the places that are nearest. */
  readonly near: (places: readonly NearPlace[]) => string
  readonly locale: 'ja' | 'en-us'
}

export interface NearPlace {
  readonly name: string
  readonly meters: number
}

/** A quiet line in the corner of a map while it looks so closely that streets are missed where it has none. */
export class CoverageNote implements IControl {
  #map: MapLibre | null = null
  readonly #element = document.createElement('p')
  readonly #messages: CoverageMessages
  readonly #streetLayers: readonly string[]

  /** @param streetLayers ids of the layers that draw streets */
  constructor(messages: CoverageMessages, streetLayers: readonly string[]) {
    this.#messages = messages
    this.#streetLayers = streetLayers
    this.#element.className = `maplibregl-ctrl ${styles.note}`
    this.#element.hidden = true
  }

  onAdd(map: MapLibre): HTMLElement {
    this.#map = map
    map.on('idle', this.#update)
    return this.#element
  }

  onRemove(): void {
    this.#map?.off('idle', this.#update)
    this.#map = null
    this.#element.remove()
  }

  #update = (): void => {
    const map = this.#map
    if (!map) return
    this.#element.hidden = map.getZoom() < STREETS_MIN_ZOOM || this.#hasStreets(map)
    if (this.#element.hidden) return
    const { text, near } = this.#messages
    const places = this.#nearest(map)
    this.#element.textContent = places.length > 0 ? `${text} ${near(places)}` : text
  }

  /** Of the places in the tiles that are there, which reach far beyond what is in view. */
  #nearest(map: MapLibre): readonly NearPlace[] {
    const { lng, lat } = map.getCenter().wrap()
    const meters = new Map<string, number>()
    for (const { geometry, properties } of map.querySourceFeatures(WORLD_SOURCE, { sourceLayer: 'place' })) {
      if (geometry.type !== 'Point') continue
      const [placeLng = 0, placeLat = 0] = geometry.coordinates
      const position: Position = [placeLng, placeLat]
      const name = String(this.#messages.locale === 'ja' ? properties.name_ja : properties.name_en)
      const distance = haversineDistanceMeters([lng, lat], position)
      if (distance <= NEAR_METERS) meters.set(name, Math.min(distance, meters.get(name) ?? distance))
    }
    const places = [...meters].map(([name, distance]) => ({ name, meters: distance }))
    return places.toSorted((a, b) => a.meters - b.meters).slice(0, NAMES)
  }

  #hasStreets(map: MapLibre): boolean {
    const layers = this.#streetLayers.filter((id) => map.getLayer(id))
    return layers.length > 0 && map.queryRenderedFeatures({ layers }).length > 0
  }
}
