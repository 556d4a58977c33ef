import type { IControl, Map as MapLibre } from 'maplibre-gl'
import styles from './coverage-note.module.css'

/** From here on a map is looked at for its streets. Their tiles begin a little before. */
const STREETS_WANTED_FROM_ZOOM = 11.5

/** A quiet line in the corner of a map while it looks so closely that streets are missed where it has none. */
export class CoverageNote implements IControl {
  #map: MapLibre | null = null
  readonly #element = document.createElement('p')
  readonly #streetLayers: readonly string[]

  /** @param streetLayers ids of the layers that draw streets */
  constructor(text: string, streetLayers: readonly string[]) {
    this.#streetLayers = streetLayers
    this.#element.className = `maplibregl-ctrl ${styles.note}`
    this.#element.textContent = text
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
    this.#element.hidden = map.getZoom() < STREETS_WANTED_FROM_ZOOM || this.#hasStreets(map)
  }

  #hasStreets(map: MapLibre): boolean {
    const layers = this.#streetLayers.filter((id) => map.getLayer(id))
    return layers.length > 0 && map.queryRenderedFeatures({ layers }).length > 0
  }
}
