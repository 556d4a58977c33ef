import type { Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import type { HeldRoute } from '../tools/navigation/held-route.ts'
import { besideLongitude } from './pick-on-path.ts'
import { svgElement } from './svg-element.ts'

const RADIUS = '10.5'

/** The numbered stops of a navigation line above the map; while directions are missing, a dotted line goes through them. */
export class StopOverlay {
  #stops: readonly Position[] = []
  #discs: readonly SVGGElement[] = []
  #isPending = false
  #frame = 0
  readonly #map: MapLibre
  readonly #root = svgElement('svg', { class: 'mishiori-overlay', 'aria-hidden': 'true' })
  readonly #line = svgElement('polyline', { class: 'mishiori-overlay-pending' })

  constructor(map: MapLibre) {
    this.#map = map
    this.#root.append(this.#line)
    map.getCanvasContainer().append(this.#root)
    map.on('move', this.#schedule)
  }

  show(route: HeldRoute | null, focusedStop: number | null): void {
    const first = route?.stops[0]
    this.#stops = route && first ? route.stops.map((stop) => besideLongitude(stop, first[0])) : []
    this.#isPending = route?.isPending === true
    if (route) this.#root.style.setProperty('--object', `var(--me-map-${route.color})`)
    if (this.#discs.length !== this.#stops.length) this.#makeDiscs()
    for (const [index, disc] of this.#discs.entries()) disc.toggleAttribute('data-focused', index === focusedStop)
    this.#schedule()
  }

  remove(): void {
    cancelAnimationFrame(this.#frame)
    this.#map.off('move', this.#schedule)
    this.#root.remove()
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
    this.#root.append(...this.#discs)
  }

  #schedule = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#draw)
  }

  #draw = (): void => {
    this.#frame = 0
    const points = this.#stops.map(([lng, lat]) => this.#map.project([lng, lat]))
    const path = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    this.#line.setAttribute('points', this.#isPending ? path.join(' ') : '')
    for (const [index, disc] of this.#discs.entries())
      disc.setAttribute('transform', `translate(${path[index] ?? '0,0'})`)
  }
}
