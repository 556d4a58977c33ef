import type { KeyboardEvent } from 'react'

/**
 * Where a key moves a place on a line of `lengthMeters`: arrows by a hundredth of the line, with Shift or as Page keys by a
 * tenth. Undefined for keys that mean nothing here.
 */
export function metersAfterKey(event: KeyboardEvent, now: number, lengthMeters: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  const step = lengthMeters * (event.shiftKey ? 0.1 : 0.01)
  const clamp = (value: number) => Math.min(lengthMeters, Math.max(0, value))
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return clamp(now + step)
    case 'ArrowLeft':
    case 'ArrowDown':
      return clamp(now - step)
    case 'PageUp':
      return clamp(now + lengthMeters * 0.1)
    case 'PageDown':
      return clamp(now - lengthMeters * 0.1)
    case 'Home':
      return 0
    case 'End':
      return lengthMeters
    default:
      return undefined
  }
}
