import type { MapColor, Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import type { PathTail } from '../scene/path-tail.ts'
import { MapOverlay } from './map-overlay.ts'
import { setShown, svgElement } from './svg-element.ts'

export interface DrawnTail extends PathTail {
  readonly color: MapColor
  /** The vertex with the focus, when it is one of these. */
  readonly focus: Position | null
}

let overlayCount = 0

/** The newest vertices of a line that is being drawn, above the map: a click costs no frame of the map. */
export class TailOverlay {
  #tail: DrawnTail | null = null
  readonly #overlay: MapOverlay
  readonly #focus = svgElement('circle', { class: 'mishiori-overlay-handle', r: '8.5' })
  readonly #strokes = ['halo', 'casing', 'line'].map((name) =>
    svgElement('polyline', { class: `mishiori-overlay-${name}` }),
  )

  constructor(map: MapLibre) {
    this.#overlay = new MapOverlay(map, this.#draw)
    overlayCount += 1
    const id = `mishiori-vertex-${overlayCount}`
    for (const edge of ['start', 'mid', 'end']) this.#strokes.at(-1)?.setAttribute(`marker-${edge}`, `url(#${id})`)
    this.#overlay.root.append(vertexMarker(id), ...this.#strokes, this.#focus)
    this.#draw()
  }

  show(tail: DrawnTail | null): void {
    if (tail === null && this.#tail === null) return
    if (tail) this.#overlay.setColor(tail.color)
    this.#tail = tail
    this.#overlay.redraw()
  }

  remove(): void {
    this.#overlay.remove()
  }

  #draw = (): void => {
    const tail = this.#tail
    setShown(this.#overlay.root, tail !== null)
    if (!tail) return
    const points = this.#overlay.along(tail.points).join(' ')
    for (const stroke of this.#strokes) stroke.setAttribute('points', points)
    this.#overlay.center(this.#focus, tail.focus)
  }
}

function vertexMarker(id: string): SVGMarkerElement {
  const marker = svgElement('marker', {
    id,
    viewBox: '-8 -8 16 16',
    markerWidth: '16',
    markerHeight: '16',
    markerUnits: 'userSpaceOnUse',
  })
  marker.append(svgElement('circle', { class: 'mishiori-overlay-vertex', r: '6.25' }))
  return marker
}
