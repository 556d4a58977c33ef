import type { Position } from '@mishiori/map-document'
import { type Map as MapLibre, Marker, type PaddingOptions } from 'maplibre-gl'
import styles from './place-marks.module.css'

/** A place that a page shows on its map for a while. The map's document does not have it. */
export interface ShownPlace {
  readonly id: string
  readonly name: string
  readonly position: Position
  /** The path of an icon of `@repo/ui/icons`. */
  readonly icon: string
  /** Of the icon and its ring, as CSS. */
  readonly color: string
}

const SVG = 'http://www.w3.org/2000/svg'
/** As long as the camera of the map's own buttons takes. */
const CAMERA_MS = 400

/**
 * Places above any style of a map, the chosen one with its name. Only pointers reach them, as with the pins of a map: keyboards and screen
 * readers have the list that they come from.
 */
export class PlaceMarks {
  readonly #map: MapLibre
  readonly #onChoose: ((id: string) => void) | undefined
  readonly #marks = new Map<string, { readonly marker: Marker; readonly place: ShownPlace }>()

  /** @param onChoose without it a press goes to the map below. */
  constructor(map: MapLibre, onChoose?: (id: string) => void) {
    this.#map = map
    this.#onChoose = onChoose
  }

  show(places: readonly ShownPlace[], chosenId: string | null): void {
    const shown = new Map(places.map((place) => [place.id, place]))
    for (const [id, { marker, place }] of this.#marks) {
      if (shown.get(id) === place) continue
      marker.remove()
      this.#marks.delete(id)
    }
    for (const [id, place] of shown) {
      const { marker } = this.#marks.get(id) ?? this.#add(place)
      marker.getElement().toggleAttribute('data-chosen', id === chosenId)
    }
  }

  /** Moves the map only where the position is covered, or outside of it. */
  reveal([lng, lat]: Position, { top = 0, right = 0, bottom = 0, left = 0 }: PaddingOptions): void {
    const { x, y } = this.#map.project([lng, lat])
    const { clientWidth, clientHeight } = this.#map.getContainer()
    if (x > left && x < clientWidth - right && y > top && y < clientHeight - bottom) return
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : CAMERA_MS
    this.#map.easeTo({ center: [lng, lat], offset: [(left - right) / 2, (top - bottom) / 2], duration })
  }

  remove(): void {
    for (const { marker } of this.#marks.values()) marker.remove()
    this.#marks.clear()
  }

  #add(place: ShownPlace) {
    const [lng, lat] = place.position
    const element = this.#draw(place)
    const marker = new Marker({ element }).setLngLat([lng, lat]).addTo(this.#map)
    const mark = { marker, place }
    this.#marks.set(place.id, mark)
    return mark
  }

  #draw({ id, name, icon, color }: ShownPlace): HTMLElement {
    const element = document.createElement('div')
    element.className = `${styles.mark} mishiori-host` // the map's reset leaves it alone
    element.ariaHidden = 'true'
    element.style.setProperty('--kind', color)
    const disc = document.createElement('span')
    disc.className = styles.disc ?? ''
    const svg = document.createElementNS(SVG, 'svg')
    svg.setAttribute('viewBox', '0 0 256 256')
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', icon)
    svg.append(path)
    disc.append(svg)
    const label = document.createElement('span')
    label.className = styles.label ?? ''
    label.textContent = name
    element.append(disc, label)
    const choose = this.#onChoose
    if (choose) {
      element.dataset.isChoice = ''
      disc.addEventListener('click', (event) => {
        event.stopPropagation() // to the map it would be a press beside all objects
        choose(id)
      })
    }
    return element
  }
}
