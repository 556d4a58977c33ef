import type { MapColor, Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { MapOverlay } from './map-overlay.ts'
import { type PinLook, PreviewPin } from './preview-pin.ts'
import { setPoints, setShown, svgElement } from './svg-element.ts'

/** What a gesture in progress looks like. */
export type DragPreview =
  /** The part of a line that moves, with the vertex that is dragged. */
  | {
      readonly kind: 'bend'
      readonly color: MapColor
      readonly points: readonly Position[]
      readonly handle: Position
    }
  /** From the line's end to the pointer: where the next click would lead. */
  | { readonly kind: 'rubberBand'; readonly color: MapColor; readonly points: readonly Position[] }
  /** A complete shape that changes with the pointer. `points` is its closed edge. */
  | {
      readonly kind: 'area'
      readonly color: MapColor
      readonly points: readonly Position[]
      readonly handle: Position | null
    }
  | ({ readonly kind: 'pin'; readonly color: MapColor; readonly position: Position } & PinLook)

/**
 * What moves under the pointer is drawn above the map, without the map's worker, and is written to the map once, when
 * the pointer is released.
 */
export class DragPreviewOverlay {
  #preview: DragPreview | null = null
  #dressed: string | null = null
  readonly #overlay: MapOverlay
  readonly #casing = svgElement('polyline', { class: 'mishiori-overlay-casing' })
  readonly #line = svgElement('polyline', { class: 'mishiori-overlay-line' })
  readonly #handle = svgElement('circle', { class: 'mishiori-overlay-handle', r: '8.5' })
  readonly #pin = new PreviewPin()

  constructor(map: MapLibre) {
    this.#overlay = new MapOverlay(map, this.#draw)
    this.#overlay.root.append(this.#casing, this.#line, this.#handle, this.#pin.root)
    this.#draw()
  }

  show(preview: DragPreview | null): void {
    if (preview === this.#preview) return
    this.#preview = preview
    this.#overlay.redraw()
  }

  remove(): void {
    this.#overlay.remove()
  }

  #draw = (): void => {
    const preview = this.#preview
    const path = preview && preview.kind !== 'pin' ? this.#overlay.along(preview.points).join(' ') : ''
    this.#dress(preview)
    setPoints(this.#casing, preview?.kind === 'bend' ? path : '')
    setPoints(this.#line, path)
    this.#overlay.center(this.#handle, preview && 'handle' in preview ? preview.handle : null)
    const pin = preview?.kind === 'pin' ? preview : null
    setShown(this.#pin.root, pin !== null)
    if (pin) this.#pin.root.setAttribute('transform', `translate(${this.#overlay.at(pin.position)})`)
  }

  /** Values that stay the same during a gesture are written once, because each change here recalculates the styles of the overlay. */
  #dress(preview: DragPreview | null): void {
    const pin = preview?.kind === 'pin' ? preview : null
    const dress = [preview?.kind, pin?.icon, pin?.photo].join(' ')
    if (preview) this.#overlay.setColor(preview.color)
    if (dress === this.#dressed) return
    this.#dressed = dress
    this.#overlay.root.dataset.kind = preview?.kind ?? ''
    if (pin) this.#pin.dress(pin)
  }
}
