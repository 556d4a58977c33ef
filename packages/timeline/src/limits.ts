/** Limits of a day. The reader thins and leaves out the excess; code that accepts days from elsewhere refuses it. */
export const TIMELINE_LIMITS = {
  daySegments: 1000,
  /** Points of all moves of a day together. */
  dayPoints: 50_000,
  /** UTF-16 code units. */
  placeNameLength: 255,
} as const
