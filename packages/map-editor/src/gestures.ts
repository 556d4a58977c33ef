/** Specification §9: a tap may wander so far. */
export const TAP_PIXELS = 10
