import type { Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import type { HeldRoute } from '../tools/navigation/held-route.ts'
import { MapOverlay } from './map-overlay.ts'
import { besideLongitude } from './pick-on-path.ts'
import { svgElement } from './svg-element.ts'

const RADIUS = '10.5'

/** The numbered stops of a navigation line above the map; while directions are missing, a dotted line goes through them. */
export class StopOverlay {
  #stops: readonly Position[] = []
  #discs: readonly SVGGElement[] = []
  #isPending = false
  readonly #overlay: MapOverlay
  readonly #line = svgElement('polyline', { class: 'mishiori-overlay-pending' })

  constructor(map: MapLibre) {
    this.#overlay = new MapOverlay(map, this.#draw)
    this.#overlay.root.append(this.#line)
  }

  show(route: HeldRoute | null, focusedStop: number | null): void {
    const first = route?.stops[0]
    this.#stops = route && first ? route.stops.map((stop) => besideLongitude(stop, first[0])) : []
    this.#isPending = route?.isPending === true
    if (route) this.#overlay.setColor(route.color)
    if (this.#discs.length !== this.#stops.length) this.#makeDiscs()
    for (const [index, disc] of this.#discs.entries()) disc.toggleAttribute('data-focused', index === focusedStop)
    this.#overlay.redraw()
  }

  remove(): void {
    this.#overlay.remove()
  }

  #makeDiscs(): void {
    for (const disc of this.#discs) disc.remove()
    const last = this.#stops.length - 1
    this.#discs = this.#stops.map((_, index) => {
      const end = index === 0 ? 'start' : index === last ? 'goal' : ''
      const disc = svgElement('g', { class: 'mishiori-overlay-stop', 'data-end': end })
      const label = svgElement('text', { 'text-anchor': 'middle', dy: '0.36em' })
      label.textContent = index === 0 ? 'S' : index === last ? 'G' : `${index}`
      disc.append(svgElement('circle', { r: RADIUS }), label)
      return disc
    })
    this.#overlay.root.append(...this.#discs)
  }

  #draw = (): void => {
    const places = this.#stops.map((stop) => this.#overlay.at(stop))
    this.#line.setAttribute('points', this.#isPending ? places.join(' ') : '')
    for (const [index, disc] of this.#discs.entries())
      disc.setAttribute('transform', `translate(${places[index] ?? '0,0'})`)
  }
}
