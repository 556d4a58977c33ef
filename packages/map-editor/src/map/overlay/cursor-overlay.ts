import type { Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { MapOverlay } from './map-overlay.ts'
import { svgElement } from './svg-element.ts'

/** Dots at the places that elevation profiles and lists point at. */
export class CursorOverlay {
  #cursors: readonly Position[] = []
  readonly #overlay: MapOverlay
  readonly #dots: SVGCircleElement[] = []

  constructor(map: MapLibre) {
    this.#overlay = new MapOverlay(map, this.#draw)
  }

  show(positions: readonly Position[]): void {
    if (positions.length === 0 && this.#cursors.length === 0) return
    this.#cursors = positions
    while (this.#dots.length < positions.length) {
      const dot = svgElement('circle', { class: 'mishiori-overlay-cursor', r: '8' })
      this.#dots.push(dot)
      this.#overlay.root.append(dot)
    }
    this.#overlay.redraw()
  }

  remove(): void {
    this.#overlay.remove()
  }

  #draw = (): void => {
    for (const [index, dot] of this.#dots.entries()) this.#overlay.center(dot, this.#cursors[index] ?? null)
  }
}
