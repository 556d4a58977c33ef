import type { MapColor, Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { MapOverlay } from './map-overlay.ts'
import { type PinLook, SketchedPin } from './preview-pin.ts'
import { setPoints, setShown, svgElement } from './svg-element.ts'

/** What a gesture in progress looks like. */
export type Sketch =
  /** The part of a line that moves, with the vertex in the hand. */
  | {
      readonly kind: 'bend'
      readonly color: MapColor
      readonly points: readonly Position[]
      readonly handle: Position
    }
  /** From the line's end to the pointer: where the next click would lead. */
  | { readonly kind: 'rubberBand'; readonly color: MapColor; readonly points: readonly Position[] }
  /** A whole shape that changes under the hand. `points` is its edge, closed. */
  | {
      readonly kind: 'area'
      readonly color: MapColor
      readonly points: readonly Position[]
      readonly handle: Position | null
    }
  | ({ readonly kind: 'pin'; readonly color: MapColor; readonly position: Position } & PinLook)

/** What moves under the hand is drawn above the map, without the map's worker, and is written to the map once, when the hand lets go. */
export class GestureOverlay {
  #sketch: Sketch | null = null
  #cursors: readonly Position[] = []
  #dressed: string | null = null
  readonly #overlay: MapOverlay
  readonly #casing = svgElement('polyline', { class: 'mishiori-overlay-casing' })
  readonly #line = svgElement('polyline', { class: 'mishiori-overlay-line' })
  readonly #handle = svgElement('circle', { class: 'mishiori-overlay-handle', r: '8.5' })
  readonly #pin = new SketchedPin()
  readonly #dots: SVGCircleElement[] = []

  constructor(map: MapLibre) {
    this.#overlay = new MapOverlay(map, this.#draw)
    this.#overlay.root.append(this.#casing, this.#line, this.#handle, this.#pin.root)
    this.#draw()
  }

  show(sketch: Sketch | null): void {
    if (sketch === this.#sketch) return
    this.#sketch = sketch
    this.#overlay.redraw()
  }

  /** The places that elevation profiles and lists point at. */
  setCursors(positions: readonly Position[]): void {
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
    const sketch = this.#sketch
    const path = sketch && sketch.kind !== 'pin' ? this.#overlay.along(sketch.points).join(' ') : ''
    this.#dress(sketch)
    setPoints(this.#casing, sketch?.kind === 'bend' ? path : '')
    setPoints(this.#line, path)
    this.#overlay.center(this.#handle, sketch && 'handle' in sketch ? sketch.handle : null)
    const pin = sketch?.kind === 'pin' ? sketch : null
    setShown(this.#pin.root, pin !== null)
    if (pin) this.#pin.root.setAttribute('transform', `translate(${this.#overlay.at(pin.position)})`)
    for (const [index, dot] of this.#dots.entries()) this.#overlay.center(dot, this.#cursors[index] ?? null)
  }

  /** What stays the same for a whole gesture is written once: each change here has the styles of the overlay worked out anew. */
  #dress(sketch: Sketch | null): void {
    const pin = sketch?.kind === 'pin' ? sketch : null
    const dress = [sketch?.kind, pin?.icon, pin?.photo].join(' ')
    if (sketch) this.#overlay.setColor(sketch.color)
    if (dress === this.#dressed) return
    this.#dressed = dress
    this.#overlay.root.dataset.kind = sketch?.kind ?? ''
    if (pin) this.#pin.dress(pin)
  }
}
