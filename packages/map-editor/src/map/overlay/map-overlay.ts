import type { MapColor, Position } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { projectInView, projectPathInView } from '../camera/project-in-view.ts'
import { beforeNextPaint, dropFromNextPaint } from '../frame.ts'
import type { ScreenPoint } from '../scene/edit-handles.ts'
import { setShown, svgElement } from './svg-element.ts'

/** An SVG above the map, redrawn when the map moves, and once before the next paint after {@link redraw}. */
export class MapOverlay {
  #color: MapColor | null = null
  readonly #map: MapLibre
  readonly #draw: () => void
  readonly root = svgElement('svg', { class: 'mishiori-overlay', 'aria-hidden': 'true' })

  constructor(map: MapLibre, draw: () => void) {
    this.#map = map
    this.#draw = draw
    map.getCanvasContainer().after(this.root) // inside of it, every press would recalculate its styles
    map.on('move', draw)
  }

  redraw = (): void => {
    if (this.root.isConnected) beforeNextPaint(this.#draw)
  }

  /** The colour of the object that is drawn. */
  setColor(color: MapColor): void {
    if (color === this.#color) return
    this.#color = color
    this.root.style.setProperty('--object', `var(--me-map-${color})`)
    this.root.style.setProperty('--object-on', `var(--me-map-${color}-on)`)
  }

  /** Where a position is on the screen, as `x,y`. */
  at(position: Position): string {
    return textOf(projectInView(this.#map, position))
  }

  /** The same for each point of a path, which stays in one piece. Its longitudes run on beyond 180°. */
  along(path: readonly Position[]): readonly string[] {
    return projectPathInView(this.#map, path).map(textOf)
  }

  /** Puts a circle at a position; null hides it. Its own coordinates cost the browser less than a transform. */
  center(circle: SVGCircleElement, position: Position | null): void {
    setShown(circle, position !== null)
    if (!position) return
    const { x, y } = projectInView(this.#map, position)
    circle.setAttribute('cx', x.toFixed(1))
    circle.setAttribute('cy', y.toFixed(1))
  }

  remove(): void {
    dropFromNextPaint(this.#draw)
    this.#map.off('move', this.#draw)
    this.root.remove()
  }
}

function textOf({ x, y }: ScreenPoint): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`
}
