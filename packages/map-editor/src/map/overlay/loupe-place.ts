import type { ScreenPoint } from '../scene/edit-handles.ts'

export const LOUPE = { radius: 74, zoom: 1.7 } as const
/** Pixels between a finger and the middle of the loupe: a thumb hides what is nearer. */
const AWAY = { up: 150, beside: 128 } as const
const EDGE = 8

/** Where the middle of the loupe is: above the finger, and beside it at the upper edge of the map. */
export function loupePlace({ x, y }: ScreenPoint, { width }: { readonly width: number }): ScreenPoint {
  const reach = LOUPE.radius + EDGE
  const inside = (value: number) => Math.max(reach, Math.min(width - reach, value))
  if (y - AWAY.up >= reach) return { x: inside(x), y: y - AWAY.up }
  const toLeft = x - AWAY.beside >= reach
  return { x: inside(toLeft ? x - AWAY.beside : x + AWAY.beside), y: Math.max(reach, y - AWAY.up) }
}
