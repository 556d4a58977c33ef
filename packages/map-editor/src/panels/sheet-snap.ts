import type { SheetSnap } from './panel-props.ts'

/** From low to high. */
export const SNAPS: readonly SheetSnap[] = ['peek', 'half', 'full']

export type SnapHeights = Readonly<Record<SheetSnap, number>>

/** The heights in pixels where `roomPx` is the height of what the sheet lies over. */
export function snapHeights(roomPx: number, peekPx: number): SnapHeights {
  return { peek: peekPx, half: roomPx * 0.5, full: roomPx * 0.9 }
}

/** The snap that a sheet released at `heightPx` goes to; null when it was pulled well below its lowest. */
export function nearestSnap(heightPx: number, heights: SnapHeights): SheetSnap | null {
  if (heightPx < heights.peek / 2) return null
  const distance = (snap: SheetSnap) => Math.abs(heights[snap] - heightPx)
  return SNAPS.reduce((best, snap) => (distance(snap) < distance(best) ? snap : best))
}
