import { SWIPE_PIXELS } from '../../core/gestures.ts'
import type { SheetSnap } from '../panel-props.ts'

/** From low to high. */
export const SNAPS: readonly SheetSnap[] = ['peek', 'half', 'full']

export type SnapHeights = Readonly<Record<SheetSnap, number>>

/** The snap heights in pixels; `roomPx` is the height of the area that the sheet covers. */
export function snapHeights(roomPx: number, peekPx: number): SnapHeights {
  return { peek: peekPx, half: roomPx * 0.5, full: roomPx * 0.9 }
}

export interface ReleasedSheet {
  readonly from: SheetSnap
  readonly heightPx: number
  /** Start of the drag; below 0 when it was pulled down. */
  readonly upPx: number
}

/**
 * The snap point of a released sheet: the nearest height, or after a swipe another one than where it started; null when it
 * was pulled well below its lowest.
 */
export function snapAfterDrag({ from, heightPx, upPx }: ReleasedSheet, heights: SnapHeights): SheetSnap | null {
  if (heightPx < heights.peek / 2) return null
  const distance = (snap: SheetSnap) => Math.abs(heights[snap] - heightPx)
  const nearest = SNAPS.reduce((best, snap) => (distance(snap) < distance(best) ? snap : best))
  if (nearest !== from || Math.abs(upPx) < SWIPE_PIXELS) return nearest
  return SNAPS[SNAPS.indexOf(from) + Math.sign(upPx)] ?? from
}
