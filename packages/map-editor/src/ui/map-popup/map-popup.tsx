import type { Position } from '@mishiori/map-document'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { MapHandle } from '../../map/map-handle.ts'
import styles from './map-popup.module.css'
import { usePans } from './use-pans.ts'

interface MapPopupProps {
  readonly handle: MapHandle | null
  /** Pixels inside the map's edges that the popup must not cover. */
  readonly clear: Insets
  readonly at: Position | null
  /** Pixels between the place and the popup. */
  readonly lift: number
  /** On opening, the map gives way downwards by at least this many pixels, as far as the place stays in view. */
  readonly pan?: number
  readonly children: ReactNode
}

/**
 * Positions its content above a position on the map. On opening, the map pans to make room; on closing, it pans back.
 * Without a map it is in the corner.
 */
export function MapPopup({ handle, at, lift, clear, pan = 0, children }: MapPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const pans = usePans(handle, at)

  useLayoutEffect(() => {
    const element = popup.current
    if (!handle || !at || !element) return
    const place = () => {
      const { x, y } = handle.project(at)
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y - lift)}px) translate(-50%, -100%)`
    }
    place()
    return handle.onMove(place)
  }, [handle, at, lift])

  useEffect(() => {
    const element = popup.current
    if (!handle || !at || !element) return
    let isOpening = true
    let known = ''
    const makeRoom = () => {
      const outer = handle.bounds()
      element.style.setProperty('--popup-height', `${outer.height - clear.top - clear.bottom - lift}px`)
      const box = element.getBoundingClientRect()
      const size = `${box.width} ${box.height}`
      // Observers also notify when they begin to observe, while the map is still panning.
      if (size === known) return
      known = size
      const room = {
        left: outer.left + clear.left,
        right: outer.right - clear.right,
        top: outer.top + clear.top,
        bottom: outer.bottom - clear.bottom,
      }
      const [x, y] = roomOffset(box, room)
      const down = isOpening ? openingOffset(y, { pan, freeBelow: room.bottom - box.bottom - lift }) : y
      isOpening = false
      if (x !== 0 || down !== 0) pans.pan({ handle, at }, x, down)
    }
    makeRoom()
    const observer = new ResizeObserver(makeRoom)
    observer.observe(element)
    return () => observer.disconnect()
  }, [handle, at, lift, clear, pan, pans])

  return (
    <div ref={popup} className={handle ? styles.popup : styles.corner}>
      {children}
    </div>
  )
}

export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * The offset `y` that makes room for a window. If the window is too high, at least the fixed pan for its photos, as far
 * as there is room.
 */
export function openingOffset(
  y: number,
  { pan, freeBelow }: { readonly pan: number; readonly freeBelow: number },
): number {
  return y > 0 ? y : Math.min(y, -Math.max(0, Math.min(pan, freeBelow)))
}

/** How far the map must pan so that `box` is inside `room`. If it is too large, the top left corner takes precedence. */
export function roomOffset(box: Box, room: Box): readonly [x: number, y: number] {
  const along = (start: number, end: number, first: number, last: number) => {
    if (start < first) return start - first
    return end > last ? Math.max(0, Math.min(end - last, start - first)) : 0
  }
  return [along(box.left, box.right, room.left, room.right), along(box.top, box.bottom, room.top, room.bottom)]
}
