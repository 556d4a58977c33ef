/** Articles that carry a tag; beyond this number nobody counts. */
export const COUNTED_TAG_USES = 50
