/** Specification §9: a tap may wander so far. */
export const TAP_PIXELS = 10
/** Specification §9: duration of a long press. */
export const LONG_PRESS_MS = 400
/** Specification §9: a finger that moves so far swipes. */
export const SWIPE_PIXELS = 30
