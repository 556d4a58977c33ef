import type { Position } from '@mishiori/map-document'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import type { MapHandle } from './map/map-handle.ts'
import styles from './map-popup.module.css'

interface MapPopupProps {
  readonly handle: MapHandle | null
  /** Pixels inside the map's edges that the popup keeps clear of. */
  readonly clear: Insets
  readonly at: Position | null
  /** Pixels that the popup keeps above the place. */
  readonly lift: number
  readonly children: ReactNode
}

/** Keeps its content above a place of the map; on opening, the map makes room for it. Without a map it stands in the corner. */
export function MapPopup({ handle, at, lift, clear, children }: MapPopupProps) {
  const popup = useRef<HTMLDivElement>(null)

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
    const makeRoom = () => {
      const outer = handle.bounds()
      const [x, y] = roomOffset(element.getBoundingClientRect(), {
        left: outer.left + clear.left,
        right: outer.right - clear.right,
        top: outer.top + clear.top,
        bottom: outer.bottom - clear.bottom,
      })
      if (x !== 0 || y !== 0) handle.panBy(x, y)
    }
    makeRoom()
    const observer = new ResizeObserver(makeRoom)
    observer.observe(element)
    return () => observer.disconnect()
  }, [handle, at, clear])

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

/** By how much the map must move so that `box` lies within `room`; the top left corner wins when it is too large. */
export function roomOffset(box: Box, room: Box): readonly [x: number, y: number] {
  const along = (start: number, end: number, first: number, last: number) => {
    if (start < first) return start - first
    return end > last ? Math.max(0, Math.min(end - last, start - first)) : 0
  }
  return [along(box.left, box.right, room.left, room.right), along(box.top, box.bottom, room.top, room.bottom)]
}
