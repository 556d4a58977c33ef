/** Specification §9: a tap may wander so far. */
export const TAP_PIXELS = 10
/** Specification §9: duration of a long press. */
export const LONG_PRESS_MS = 400
/** Specification §9: a finger that moves so far swipes. */
export const SWIPE_PIXELS = 30

/** What a finger does on the map: it drags, or rests on a point that it would delete, a line that it would add one to, or an object. */
export type TouchGesture = 'drag' | 'holdPoint' | 'holdLine' | 'holdObject'
