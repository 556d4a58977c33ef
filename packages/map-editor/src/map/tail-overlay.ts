import type { MapColor, Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import type { PathTail } from './path-tail.ts'
import { svgElement } from './svg-element.ts'

export interface DrawnTail extends PathTail {
  readonly color: MapColor
  /** The vertex with the focus, when it is one of these. */
  readonly focus: Position | null
}

let overlayCount = 0

/** The newest vertices of a line that is being drawn, above the map: a click costs no frame of the map. */
export class TailOverlay {
  #tail: DrawnTail | null = null
  #frame = 0
  readonly #map: MapLibre
  readonly #root = svgElement('svg', { class: 'mishiori-overlay', 'aria-hidden': 'true' })
  readonly #focus = svgElement('circle', { class: 'mishiori-overlay-handle', r: '8.5' })
  readonly #strokes = ['halo', 'casing', 'line'].map((name) =>
    svgElement('polyline', { class: `mishiori-overlay-${name}` }),
  )

  constructor(map: MapLibre) {
    this.#map = map
    overlayCount += 1
    const id = `mishiori-vertex-${overlayCount}`
    for (const edge of ['start', 'mid', 'end']) this.#strokes.at(-1)?.setAttribute(`marker-${edge}`, `url(#${id})`)
    this.#root.append(vertexMarker(id), ...this.#strokes, this.#focus)
    map.getCanvasContainer().append(this.#root)
    map.on('move', this.#schedule)
    this.#draw()
  }

  show(tail: DrawnTail | null): void {
    if (tail === null && this.#tail === null) return
    if (tail && tail.color !== this.#tail?.color)
      this.#root.style.setProperty('--object', `var(--me-map-${tail.color})`)
    this.#tail = tail
    this.#schedule()
  }

  remove(): void {
    cancelAnimationFrame(this.#frame)
    this.#map.off('move', this.#schedule)
    this.#root.remove()
  }

  #schedule = (): void => {
    if (this.#frame === 0 && this.#root.isConnected) this.#frame = requestAnimationFrame(this.#draw)
  }

  #draw = (): void => {
    this.#frame = 0
    const tail = this.#tail
    const display = tail ? '' : 'none'
    if (this.#root.style.display !== display) this.#root.style.display = display
    if (!tail) return
    const points = tail.points.map((position) => this.#at(position).join(',')).join(' ')
    for (const stroke of this.#strokes) stroke.setAttribute('points', points)
    const [x, y] = tail.focus ? this.#at(tail.focus) : ['-99', '-99']
    this.#focus.setAttribute('cx', x)
    this.#focus.setAttribute('cy', y)
  }

  #at(position: Position): readonly [x: string, y: string] {
    const { x, y } = this.#map.project([position[0], position[1]])
    return [x.toFixed(1), y.toFixed(1)]
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
