import type { AnyLine } from '@mishiori/map-document'

/** What is under the feet. */
export type LineSurface = 'paved' | 'stones' | 'boards' | 'gravel' | 'ground'

/** What a way is for; `other` is known to be one, and no more. */
export type LineWayKind =
  | 'mainRoad'
  | 'street'
  | 'cycleway'
  | 'footway'
  | 'track'
  | 'path'
  | 'steps'
  | 'ferry'
  | 'other'

/** What is known of a stretch of a line. */
export interface GroundStretch {
  /** Metres from the start of the line. Each stretch begins where the one before ends. */
  readonly toMeters: number
  /** Null where it is not known. */
  readonly surface: LineSurface | null
  /** Null where it is not known. */
  readonly kind: LineWayKind | null
  /** 1 to 6, as `sac_scale` of OpenStreetMap; null where none is told. */
  readonly hikingGrade: number | null
}

/** Answer of {@link GroundServices.fetchGround}. */
export type GroundAnswer =
  | { readonly ok: true; readonly stretches: readonly GroundStretch[] }
  | { readonly ok: false; readonly reason: 'tooLong' | 'unavailable' }

/** What colours of lines are looked up with. */
export interface GroundServices {
  /** What is under the feet along a line. Without it, lines are coloured by their slope alone. */
  readonly fetchGround?: (line: AnyLine, options: { readonly signal: AbortSignal }) => Promise<GroundAnswer>
}
