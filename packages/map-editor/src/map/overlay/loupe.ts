import type { Map as MapLibre } from 'maplibre-gl'
import { beforeNextPaint, dropFromNextPaint } from '../frame.ts'
import type { ScreenPoint } from '../scene/edit-handles.ts'

export const LOUPE = { radius: 74, zoom: 1.7 } as const
/** Pixels between a finger and the middle of the loupe: a thumb hides what is nearer. */
const AWAY = { up: 150, beside: 128 } as const
const EDGE = 8

const SIZE = LOUPE.radius * 2
/** How much of the map the loupe shows, in pixels of the map. */
const SHOWN = SIZE / LOUPE.zoom

/** Shows what is under the finger that drags it, enlarged and above the finger. */
export class Loupe {
  #finger: ScreenPoint | null = null
  readonly #map: MapLibre
  readonly #root = document.createElement('div')
  readonly #canvas = document.createElement('canvas')
  /** The last picture of the map: its own canvas is empty between two frames. */
  readonly #picture = document.createElement('canvas')

  constructor(map: MapLibre) {
    this.#map = map
    this.#root.className = 'mishiori-loupe'
    this.#root.setAttribute('aria-hidden', 'true')
    this.#root.append(this.#canvas)
  }

  show(finger: ScreenPoint): void {
    if (this.#finger === null) {
      this.#map.getContainer().append(this.#root)
      this.#map.on('render', this.#takePicture)
      this.#map.triggerRepaint()
    }
    this.#finger = finger
    beforeNextPaint(this.#draw)
  }

  hide(): void {
    if (this.#finger === null) return
    this.#finger = null
    dropFromNextPaint(this.#draw)
    this.#map.off('render', this.#takePicture)
    this.#root.remove()
  }

  #takePicture = (): void => {
    const canvas = this.#map.getCanvas()
    this.#picture.width = canvas.width
    this.#picture.height = canvas.height
    this.#picture.getContext('2d')?.drawImage(canvas, 0, 0)
    beforeNextPaint(this.#draw)
  }

  #draw = (): void => {
    const finger = this.#finger
    if (!finger) return
    const place = loupePlace(finger, { width: this.#map.getContainer().clientWidth })
    this.#root.style.transform = `translate(${place.x - LOUPE.radius}px, ${place.y - LOUPE.radius}px)`
    this.#drawMap(finger)
    this.#root.querySelector('svg')?.remove()
    const drawing = this.#enlarged(finger)
    if (drawing) this.#root.append(drawing)
  }

  #drawMap({ x, y }: ScreenPoint): void {
    const { width, clientWidth } = this.#map.getCanvas()
    const ratio = width / Math.max(1, clientWidth)
    const pixels = Math.round(SIZE * ratio)
    if (this.#canvas.width !== pixels) {
      this.#canvas.width = pixels
      this.#canvas.height = pixels
    }
    const context = this.#canvas.getContext('2d')
    if (!context || this.#picture.width === 0) return
    context.clearRect(0, 0, pixels, pixels)
    const [left, top] = [(x - SHOWN / 2) * ratio, (y - SHOWN / 2) * ratio]
    context.drawImage(this.#picture, left, top, SHOWN * ratio, SHOWN * ratio, 0, 0, pixels, pixels)
  }

  /** What is dragged is drawn above the map, not on it. */
  #enlarged({ x, y }: ScreenPoint): SVGElement | null {
    const drawing = this.#map.getContainer().querySelector<SVGElement>('.mishiori-overlay[data-kind]')
    const copy = drawing?.cloneNode(true)
    if (!(copy instanceof SVGElement)) return null
    copy.setAttribute('viewBox', `${x - SHOWN / 2} ${y - SHOWN / 2} ${SHOWN} ${SHOWN}`)
    return copy
  }
}

/** Where the middle of the loupe is: above the finger, and beside it at the upper edge of the map. */
export function loupePlace({ x, y }: ScreenPoint, { width }: { readonly width: number }): ScreenPoint {
  const reach = LOUPE.radius + EDGE
  const inside = (value: number) => Math.max(reach, Math.min(width - reach, value))
  if (y - AWAY.up >= reach) return { x: inside(x), y: y - AWAY.up }
  const toLeft = x - AWAY.beside >= reach
  return { x: inside(toLeft ? x - AWAY.beside : x + AWAY.beside), y: Math.max(reach, y - AWAY.up) }
}
