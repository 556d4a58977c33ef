/** Specification §9: a tap may wander so far. */
export const TAP_PIXELS = 10
/** Specification §9: a finger that stays so long holds. */
export const LONG_PRESS_MS = 400
/** Specification §9: a finger that moves so far swipes. */
export const SWIPE_PIXELS = 30
