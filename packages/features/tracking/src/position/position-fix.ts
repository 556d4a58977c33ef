import type { Position } from '@mishiori/map-document'

/** A position from the device. */
export interface PositionFix {
  readonly position: Position
  /** Metres within which it is, as likely as not better. */
  readonly accuracyMeters: number
  /** Metres, as the device gives them; null where it gives none. */
  readonly elevationMeters: number | null
  /** Degrees clockwise from north in which the device moves; null while it stands. */
  readonly headingDegrees: number | null
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly timeMs: number
  /** By which an app knows it that gave it, and may forget it. */
  readonly seq?: number
}

/** Why a device does not say where it is. */
export type PositionProblem = 'denied' | 'unavailable' | 'timedOut'

/** Events of a watched position. */
export type PositionEvent =
  | { readonly type: 'position.fix'; readonly fix: PositionFix }
  | { readonly type: 'position.fail'; readonly problem: PositionProblem }

/** The requested accuracy: `saving` spares the battery. */
export type PositionEffort = 'precise' | 'saving'
