/** Articles with a tag are counted up to this number. */
export const COUNTED_TAG_USES = 50
