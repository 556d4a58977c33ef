/** A link of the text to an object; `top` is in CSS pixels below the upper edge of the window. */
export interface LinkPosition {
  readonly top: number
}

/** The window on the page: its height, how much of it is covered above, and how much can still be scrolled (CSS pixels). */
export interface TextWindow {
  readonly height: number
  readonly covered: number
  readonly left: number
}

/** What a reader sees in the middle is what they read; a link that was brought there counts. */
const BROUGHT_THERE_PIXELS = 4

/**
 * The link to what the text spoke of last, null before the first. Near the end of the page the line that a link has to
 * pass sinks to its foot.
 */
export function linkBeingRead<Link extends LinkPosition>(
  links: readonly Link[],
  { height, covered, left }: TextWindow,
): Link | null {
  const line = Math.max((covered + height) / 2 + BROUGHT_THERE_PIXELS, height - left)
  return links.findLast(({ top }) => top < line) ?? null
}
