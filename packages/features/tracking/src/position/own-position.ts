import { EARTH_RADIUS_METERS } from '@mishiori/map-document'
import { type Map as MapLibre, Marker } from 'maplibre-gl'
import styles from './own-position.module.css'
import type { PositionFix } from './position-fix.ts'

type Place = Pick<PositionFix, 'position' | 'accuracyMeters' | 'headingDegrees'>

const TILE_PIXELS = 512

/** The user's position on a map: a dot, its accuracy circle, and an arrow while they move. Above any style of the map. */
export class OwnPosition {
  readonly #map: MapLibre
  readonly #marker: Marker
  readonly #circle = document.createElement('span')
  readonly #arrow = document.createElement('span')
  #place: Place | null = null

  constructor(map: MapLibre) {
    this.#map = map
    const element = document.createElement('div')
    element.className = `${styles.place} mishiori-host` // the map's reset leaves it alone
    element.ariaHidden = 'true'
    this.#circle.className = styles.circle ?? ''
    this.#arrow.className = styles.arrow ?? ''
    const dot = document.createElement('span')
    dot.className = styles.dot ?? ''
    element.append(this.#circle, this.#arrow, dot)
    this.#marker = new Marker({ element })
    map.on('zoom', this.#resize)
  }

  show(place: Place | null): void {
    if (!place) {
      this.#marker.remove()
    } else {
      const [lng, lat] = place.position
      this.#marker.setLngLat([lng, lat])
      if (!this.#place) this.#marker.addTo(this.#map)
      this.#arrow.hidden = place.headingDegrees === null
      this.#arrow.style.rotate = `${place.headingDegrees ?? 0}deg`
    }
    this.#place = place
    this.#resize()
  }

  remove(): void {
    this.#map.off('zoom', this.#resize)
    this.#marker.remove()
  }

  readonly #resize = (): void => {
    if (!this.#place) return
    const { position, accuracyMeters } = this.#place
    const around = 2 * Math.PI * EARTH_RADIUS_METERS * Math.cos((position[1] * Math.PI) / 180)
    const metersPerPixel = around / (TILE_PIXELS * 2 ** this.#map.getZoom())
    const diameter = `${Math.round((2 * accuracyMeters) / metersPerPixel)}px`
    this.#circle.style.width = diameter
    this.#circle.style.height = diameter
  }
}
