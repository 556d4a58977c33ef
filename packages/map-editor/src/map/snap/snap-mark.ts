import type { Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { MapOverlay } from '../overlay/map-overlay.ts'
import { svgElement } from '../overlay/svg-element.ts'
import type { Snap } from './find-snap.ts'

/** A ring around the place that the pointer snaps to: full at a vertex, dashed on a line. */
export class SnapMark {
  #position: Position | null = null
  readonly #overlay: MapOverlay
  readonly #ring = svgElement('circle', { class: 'mishiori-overlay-snap', r: '13' })

  constructor(map: MapLibre) {
    this.#overlay = new MapOverlay(map, this.#draw)
    this.#overlay.root.append(this.#ring)
    this.#draw()
  }

  show(snap: Snap | null): void {
    if (snap) this.#overlay.root.dataset.snap = snap.kind
    else delete this.#overlay.root.dataset.snap
    if (snap === null && this.#position === null) return
    this.#position = snap?.position ?? null
    this.#overlay.redraw()
  }

  remove(): void {
    this.#overlay.remove()
  }

  #draw = (): void => this.#overlay.center(this.#ring, this.#position)
}
