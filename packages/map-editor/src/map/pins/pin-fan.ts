import type { Spot } from '@mishiori/map-document'
import type { Map as MapLibre } from 'maplibre-gl'
import { svgElement } from '../overlay/svg-element.ts'
import type { ScreenPoint } from '../scene/edit-handles.ts'
import { fanPlaces } from './fan-places.ts'
import { PIN_FOOT } from './pin-canvas.ts'

/** A spot, where its pin stands on the screen, and what that looks like. */
export interface FannedPin {
  readonly spot: Spot
  readonly point: ScreenPoint
  readonly picture: { readonly pixels: ImageData; readonly scale: number }
}

interface PinFanParts {
  readonly map: MapLibre
  /** Of the group, for screen readers. */
  readonly label: (count: number) => string
  readonly onChoose: (spot: Spot) => void
  /** The pins are drawn by the map again. */
  readonly onClose: () => void
}

/** What else the map is used for. */
const CLOSING = ['movestart', 'resize', 'mousedown', 'touchstart'] as const
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Pins of one place, fanned out as buttons to choose from by pointer, touch or keyboard. It closes when the map moves. */
export class PinFan {
  readonly #parts: PinFanParts
  readonly #root = document.createElement('div')
  readonly #buttons: readonly HTMLButtonElement[]

  constructor(pins: readonly FannedPin[], chosen: ScreenPoint, parts: PinFanParts) {
    this.#parts = parts
    const { map, label } = parts
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    const places = fanPlaces(pins.length, chosen, { width, height })
    this.#root.className = 'mishiori-fan'
    this.#root.setAttribute('role', 'group')
    this.#root.setAttribute('aria-label', label(pins.length))
    this.#buttons = pins.map((pin, index) => this.#button(pin, places[index] ?? chosen))
    this.#root.append(leaders(pins, places), ...this.#buttons)
    this.#root.addEventListener('keydown', this.#onKeyDown)
    this.#root.addEventListener('focusout', this.#onFocusOut)
    for (const event of CLOSING) map.on(event, this.close)
    map.getCanvasContainer().after(this.#root)
    this.#buttons[0]?.focus({ preventScroll: true })
  }

  close = (): void => {
    if (!this.#root.isConnected) return
    const { map, onClose } = this.#parts
    for (const event of CLOSING) map.off(event, this.close)
    const hadFocus = this.#root.contains(document.activeElement)
    this.#root.removeEventListener('focusout', this.#onFocusOut) // removing what has the focus takes it away
    this.#root.remove()
    if (hadFocus) map.getCanvas().focus({ preventScroll: true })
    onClose()
  }

  #button({ spot, picture: { pixels, scale } }: FannedPin, { x, y }: ScreenPoint): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.style.left = `${x}px`
    button.style.top = `${y}px`
    const canvas = document.createElement('canvas')
    canvas.width = pixels.width
    canvas.height = pixels.height
    canvas.style.width = `${pixels.width / scale}px`
    canvas.style.marginBottom = `${-PIN_FOOT}px`
    canvas.getContext('2d')?.putImageData(pixels, 0, 0)
    const name = document.createElement('span')
    name.textContent = spot.name
    button.append(canvas, name)
    button.addEventListener('click', () => {
      this.close()
      this.#parts.onChoose(spot)
    })
    return button
  }

  #onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (event.key === 'Escape') this.close()
    else if (step !== undefined) {
      const focused = this.#buttons.findIndex((button) => button.matches(':focus'))
      this.#buttons.at((focused + step) % this.#buttons.length)?.focus({ preventScroll: true })
    } else return
    event.preventDefault()
    event.stopPropagation() // the page has uses for these keys, too
  }

  #onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node) || !this.#root.contains(relatedTarget)) this.close()
  }
}

/** From where each pin stands to where it is fanned to. */
function leaders(pins: readonly FannedPin[], places: readonly ScreenPoint[]): SVGElement {
  const svg = svgElement('svg', { class: 'mishiori-overlay', 'aria-hidden': 'true' })
  for (const [index, { point }] of pins.entries()) {
    const to = places[index] ?? point
    svg.append(svgElement('path', { d: `M${point.x} ${point.y}L${to.x} ${to.y}` }))
    svg.append(svgElement('circle', { cx: `${point.x}`, cy: `${point.y}`, r: '4' }))
  }
  return svg
}
