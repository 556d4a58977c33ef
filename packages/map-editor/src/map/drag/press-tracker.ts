import type { Position } from '@mishiori/map-document'
import type { Map as MapLibre, MapMouseEvent, MapTouchEvent, Point } from 'maplibre-gl'
import { LONG_PRESS_MS, TAP_PIXELS } from '../../core/gestures.ts'
import { LatePan } from '../maplibre-workarounds/late-pan.ts'

/** A mouse is steadier than a finger. */
const CLICK_PIXELS = 3

export interface Press {
  readonly point: Point
  readonly position: Position
  readonly isTouch: boolean
}

/** Something under the pointer that can be dragged. Its callbacks are called in order; each press ends in one of the last three. */
export interface DragHandler {
  /** A finger must rest before it drags, so that panning the map never moves an object. */
  readonly requiresLongPress: boolean
  /** A finger has rested so long that lifting it is a long press. */
  readonly hold?: () => void
  readonly start: () => void
  readonly move: (position: Position, keys?: { readonly isShifted: boolean }) => void
  readonly drop: (position: Position) => void
  /** Let go where it was pressed. */
  readonly release: (how: { readonly isLongPress: boolean }) => void
  readonly cancel: () => void
}

export interface PressHandlers {
  readonly dragHandlerAt: (press: Press) => DragHandler | null
  readonly click: (press: Press) => void
  /** Whether a press that starts no drag is most likely a click. The map pans all the same when the pointer moves. */
  readonly expectsClick: () => boolean
}

interface ActivePress {
  readonly handler: DragHandler
  readonly isTouch: boolean
  readonly origin: { readonly x: number; readonly y: number }
  phase: 'waiting' | 'pressed' | 'dragging'
  isLongPress: boolean
  last: Position
}

/** Turns mouse and touch into drags and clicks. The map pans by itself wherever nothing is dragged. */
export class PressTracker {
  #active: ActivePress | null = null
  #longPressTimer: ReturnType<typeof setTimeout> | undefined
  #isClickSpent = false
  #isTouch = false
  readonly #map: MapLibre
  readonly #handlers: PressHandlers
  readonly #pan: LatePan

  constructor(map: MapLibre, handlers: PressHandlers) {
    this.#map = map
    this.#handlers = handlers
    this.#pan = new LatePan(map)
    map.on('mousedown', this.#onMouseDown)
    map.on('touchstart', this.#onTouchStart)
    map.on('click', this.#onClick)
  }

  /** Whether the last press was a touch. */
  get isTouch(): boolean {
    return this.#isTouch
  }

  get isDragging(): boolean {
    return this.#active?.phase === 'dragging'
  }

  cancel = (): void => {
    const active = this.#active
    this.#end()
    if (active?.phase === 'dragging' || active?.isLongPress) active.handler.cancel()
  }

  remove(): void {
    this.cancel()
    this.#pan.end()
    this.#map.off('mousedown', this.#onMouseDown)
    this.#map.off('touchstart', this.#onTouchStart)
    this.#map.off('click', this.#onClick)
  }

  #onMouseDown = (event: MapMouseEvent): void => {
    if (this.#pan.isReplaying) return
    this.#isClickSpent = false
    if (event.originalEvent.button !== 0 || event.originalEvent.ctrlKey) return
    this.#begin(event, false)
    if (!this.#active && this.#handlers.expectsClick()) this.#pan.defer(event.originalEvent)
  }

  #onTouchStart = (event: MapTouchEvent): void => {
    this.#isClickSpent = false
    if (event.points.length === 1) this.#begin(event, true)
    else this.cancel()
  }

  #onClick = (event: MapMouseEvent): void => {
    if (!this.#isClickSpent) this.#handlers.click(pressOf(event, this.#isTouch))
    this.#isClickSpent = false
  }

  #begin(event: MapMouseEvent | MapTouchEvent, isTouch: boolean): void {
    this.#isTouch = isTouch
    const press = pressOf(event, isTouch)
    const handler = this.#handlers.dragHandlerAt(press)
    if (!handler) return
    const phase = handler.requiresLongPress ? 'waiting' : 'pressed'
    this.#active = { handler, isTouch, origin: press.point, phase, isLongPress: false, last: press.position }
    if (phase === 'pressed') {
      event.preventDefault()
      this.#map.getCanvas().focus({ preventScroll: true })
    }
    if (isTouch) this.#longPressTimer = setTimeout(this.#onLongPress, LONG_PRESS_MS)
    this.#listen(isTouch)
  }

  #onLongPress = (): void => {
    const active = this.#active
    if (!active || active.phase === 'dragging') return
    active.isLongPress = true
    if (active.phase === 'waiting') this.#map.dragPan.disable()
    active.phase = 'pressed'
    navigator.vibrate?.(10)
    active.handler.hold?.()
  }

  #listen(isTouch: boolean): void {
    if (isTouch) {
      window.addEventListener('touchmove', this.#onTouchMove, { passive: false })
      window.addEventListener('touchend', this.#onUp)
      window.addEventListener('touchcancel', this.cancel)
    } else {
      window.addEventListener('mousemove', this.#onMouseMove)
      window.addEventListener('mouseup', this.#onUp)
    }
  }

  #onMouseMove = (event: MouseEvent): void => this.#move(event.clientX, event.clientY, event.shiftKey)

  #onTouchMove = (event: TouchEvent): void => {
    const touch = event.touches[0]
    if (!touch) return
    if (this.#active?.phase !== 'waiting') event.preventDefault()
    this.#move(touch.clientX, touch.clientY)
  }

  #move(clientX: number, clientY: number, isShifted = false): void {
    const active = this.#active
    if (!active) return
    const box = this.#map.getCanvas().getBoundingClientRect()
    const [x, y] = [clientX - box.left, clientY - box.top]
    const tolerance = active.isTouch ? TAP_PIXELS : CLICK_PIXELS
    if (active.phase !== 'dragging' && Math.hypot(x - active.origin.x, y - active.origin.y) <= tolerance) return
    if (active.phase === 'waiting') {
      this.#end()
      return
    }
    if (active.phase === 'pressed') {
      active.phase = 'dragging'
      active.handler.start()
    }
    const { lng, lat } = this.#map.unproject([x, y])
    active.last = [lng, lat]
    active.handler.move(active.last, { isShifted })
  }

  #onUp = (event: Event): void => {
    const active = this.#active
    this.#end()
    if (!active || active.phase === 'waiting') return
    this.#isClickSpent = true
    if (active.isTouch) event.preventDefault()
    if (active.phase === 'dragging') active.handler.drop(active.last)
    else active.handler.release({ isLongPress: active.isLongPress })
  }

  #end(): void {
    clearTimeout(this.#longPressTimer)
    if (this.#active) this.#map.dragPan.enable()
    this.#active = null
    window.removeEventListener('touchmove', this.#onTouchMove)
    window.removeEventListener('touchend', this.#onUp)
    window.removeEventListener('touchcancel', this.cancel)
    window.removeEventListener('mousemove', this.#onMouseMove)
    window.removeEventListener('mouseup', this.#onUp)
  }
}

function pressOf({ point, lngLat }: MapMouseEvent | MapTouchEvent, isTouch: boolean): Press {
  return { point, position: [lngLat.lng, lngLat.lat], isTouch }
}
