import type { MapColor, Position, SpotIcon } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { SPOT_GLYPH_PATHS } from '../icons/spot-glyphs.ts'
import { PIN_BODY, PIN_GLYPH_SIZE, PIN_HEAD_Y } from './draw-pin.ts'
import { svgElement } from './svg-element.ts'

const GLYPH_BOX = 256

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
      readonly handle: Position
    }
  | { readonly kind: 'pin'; readonly color: MapColor; readonly icon: SpotIcon; readonly position: Position }

/**
 * An SVG above the map. What moves under the hand is drawn here, in the next frame and without the map's worker, and is written
 * to the map once, when the hand lets go.
 */
export class GestureOverlay {
  #sketch: Sketch | null = null
  #cursor: Position | null = null
  #frame = 0
  #dressed: string | null = null
  readonly #map: MapLibre
  readonly #root = svgElement('svg', { class: 'mishiori-overlay', 'aria-hidden': 'true' })
  readonly #casing = svgElement('polyline', { class: 'mishiori-overlay-casing' })
  readonly #line = svgElement('polyline', { class: 'mishiori-overlay-line' })
  readonly #handle = svgElement('circle', { class: 'mishiori-overlay-handle', r: '8.5' })
  readonly #pin = svgElement('g', { class: 'mishiori-overlay-pin' })
  readonly #glyph = svgElement('path', { class: 'mishiori-overlay-glyph' })
  readonly #dot = svgElement('circle', { class: 'mishiori-overlay-cursor', r: '8' })

  constructor(map: MapLibre) {
    this.#map = map
    const scale = PIN_GLYPH_SIZE / GLYPH_BOX
    const origin = `${-PIN_GLYPH_SIZE / 2} ${PIN_HEAD_Y - PIN_GLYPH_SIZE / 2}`
    this.#glyph.setAttribute('transform', `translate(${origin}) scale(${scale})`)
    this.#pin.append(svgElement('path', { d: PIN_BODY, class: 'mishiori-overlay-body' }), this.#glyph)
    this.#root.append(this.#casing, this.#line, this.#handle, this.#pin, this.#dot)
    map.getCanvasContainer().append(this.#root)
    map.on('move', this.#schedule)
    this.#draw()
  }

  show(sketch: Sketch | null): void {
    if (sketch === this.#sketch) return
    this.#sketch = sketch
    this.#schedule()
  }

  /** The place that the elevation profile points at. */
  setCursor(position: Position | null): void {
    if (position === this.#cursor) return
    this.#cursor = position
    this.#schedule()
  }

  remove(): void {
    cancelAnimationFrame(this.#frame)
    this.#map.off('move', this.#schedule)
    this.#root.remove()
  }

  #schedule = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#draw)
  }

  #draw = (): void => {
    this.#frame = 0
    const sketch = this.#sketch
    const path = sketch && sketch.kind !== 'pin' ? sketch.points.map((point) => this.#at(point)).join(' ') : ''
    this.#dress(sketch)
    this.#casing.setAttribute('points', sketch?.kind === 'bend' ? path : '')
    this.#line.setAttribute('points', path)
    this.#center(this.#handle, sketch && 'handle' in sketch ? sketch.handle : null)
    this.#place(this.#pin, sketch?.kind === 'pin' ? sketch.position : null)
    this.#center(this.#dot, this.#cursor)
  }

  /** What stays the same for a whole gesture is written once: each change here has the styles of the overlay worked out anew. */
  #dress(sketch: Sketch | null): void {
    const dress = sketch ? `${sketch.kind} ${sketch.color} ${sketch.kind === 'pin' ? sketch.icon : ''}` : ''
    if (dress === this.#dressed) return
    this.#dressed = dress
    this.#root.dataset.kind = sketch?.kind ?? ''
    if (sketch) this.#root.style.setProperty('--object', `var(--me-map-${sketch.color})`)
    if (sketch?.kind !== 'pin') return
    this.#root.style.setProperty('--object-on', `var(--me-map-${sketch.color}-on)`)
    this.#glyph.setAttribute('d', SPOT_GLYPH_PATHS[sketch.icon])
  }

  #at(position: Position): string {
    const { x, y } = this.#map.project([position[0], position[1]])
    return `${x.toFixed(1)},${y.toFixed(1)}`
  }

  #place(shape: SVGElement, position: Position | null): void {
    show(shape, position !== null)
    if (position) shape.setAttribute('transform', `translate(${this.#at(position)})`)
  }

  /** Moving a circle by its own coordinates costs the browser less than by a transform. */
  #center(circle: SVGElement, position: Position | null): void {
    show(circle, position !== null)
    if (!position) return
    const { x, y } = this.#map.project([position[0], position[1]])
    circle.setAttribute('cx', x.toFixed(1))
    circle.setAttribute('cy', y.toFixed(1))
  }
}

function show(shape: SVGElement, isShown: boolean): void {
  const display = isShown ? '' : 'none'
  if (shape.style.display !== display) shape.style.display = display
}
