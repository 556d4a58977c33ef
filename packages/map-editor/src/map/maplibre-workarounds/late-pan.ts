import type { Map as MapLibre } from 'maplibre-gl'

/** As far as MapLibre lets a press move before it pans. */
const PAN_PIXELS = 3
/** Its bit in `MouseEvent.buttons`. */
const PRIMARY_BUTTON = 1

/**
 * Defers a mouse press for MapLibre's pan until the pointer moves. A pan that was started redraws the whole map when the
 * pointer is released, even without a move; so every click while a line is drawn would redraw it.
 */
export class LatePan {
  #press: MouseEvent | null = null
  #isReplaying = false
  readonly #map: MapLibre

  constructor(map: MapLibre) {
    this.#map = map
  }

  /** Whether the event of the map is a press that was deferred. */
  get isReplaying(): boolean {
    return this.#isReplaying
  }

  /** Must be called during the event of that press. Leaves it to the map while the map is moving or cannot be panned. */
  defer(press: MouseEvent): void {
    this.end()
    if (this.#map.isMoving() || !this.#map.dragPan.isEnabled()) return
    this.#press = press
    this.#map.dragPan.disable()
    window.addEventListener('mousemove', this.#onMove, true)
    window.addEventListener('mouseup', this.end, true)
  }

  end = (): void => {
    if (!this.#press) return
    this.#press = null
    this.#map.dragPan.enable()
    window.removeEventListener('mousemove', this.#onMove, true)
    window.removeEventListener('mouseup', this.end, true)
  }

  /** Dispatch the press to the map now, before this move. */
  #onMove = ({ clientX, clientY, buttons: pressed }: MouseEvent): void => {
    const press = this.#press
    if (!press) return
    // The release was not reported: it was over a system dialog, or in another window.
    if ((pressed & PRIMARY_BUTTON) === 0) {
      this.end()
      return
    }
    if (Math.hypot(clientX - press.clientX, clientY - press.clientY) < PAN_PIXELS) return
    this.end()
    const { button, buttons, shiftKey, metaKey, altKey, view } = press
    const place = { clientX: press.clientX, clientY: press.clientY }
    this.#isReplaying = true
    const again = new MouseEvent('mousedown', { ...place, button, buttons, shiftKey, metaKey, altKey, view })
    this.#map.getCanvasContainer().dispatchEvent(again)
    this.#isReplaying = false
  }
}
