import type { ScreenPoint } from '../scene/edit-handles.ts'

/** Whether a point lies on the pin, 29 × 49, or the photo, 48 × 56, whose tip is at `foot`; a touch target is 44 pixels wide. */
export function isOnPin(
  point: ScreenPoint,
  foot: ScreenPoint,
  { isTouch, isPhoto }: { readonly isTouch: boolean; readonly isPhoto: boolean },
): boolean {
  const reach = isPhoto ? 25 : isTouch ? 22 : 16
  const above = foot.y - point.y
  return Math.abs(point.x - foot.x) <= reach && above >= -8 && above <= (isPhoto ? 58 : 46)
}
