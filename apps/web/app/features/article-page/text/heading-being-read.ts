/** A heading of the page; `top` is in CSS pixels below the upper edge of the window. */
export interface HeadingPosition {
  id: string
  top: number
}

/** The window on the page: its height, how much can still be scrolled (CSS pixels), and the id that the address names. */
export interface ReadingWindow {
  height: number
  left: number
  target: string
}

/** A heading is read from when it comes into the upper third of the window. */
const READING_PART = 0.34

/**
 * The heading under which a reader is, null above the first. The last parts of a page may be too short to be scrolled up:
 * near the end the line that a heading has to pass sinks to the foot of the window, and at the end the heading that the
 * reader chose is the one, if it is in sight.
 */
export function headingBeingRead(headings: readonly HeadingPosition[], { height, left, target }: ReadingWindow) {
  const isInSight = ({ top }: HeadingPosition) => top >= 0 && top < height
  if (left < 1) {
    const chosen = headings.find((heading) => heading.id === target && isInSight(heading))
    if (chosen !== undefined) return chosen.id
  }
  const line = Math.max(height * READING_PART, height - left)
  return headings.findLast(({ top }) => top < line)?.id ?? null
}
