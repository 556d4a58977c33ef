import type { Position } from '@mishiori/map-document'

/** Attribution of elevations, as shown to users. */
export interface ElevationCredit {
  /** Short, beside a profile. */
  readonly name: string
  /** The attribution that the licence requires on a map. */
  readonly attribution: string
  /** Where the licence is explained. */
  readonly url: string | null
}

export interface SourceElevations {
  /** Metres above the sea, one for each position; null where none is known. */
  readonly elevationsMeters: readonly (number | null)[]
  /** Whether a part of the data could not be read just now: another request may return more. */
  readonly isPartial: boolean
}

/** A square of a map at one zoom, in pixels of the usual tile of 256. */
export interface TileAddress {
  readonly z: number
  readonly x: number
  readonly y: number
}

export interface HeightGrid {
  /** Rows of metres from the north west; NaN where none is known. */
  readonly meters: Float32Array
  readonly isPartial: boolean
}

/** Provides elevations. Rejects with the signal's reason when the request is aborted; every other outcome is a result. */
export interface ElevationSource {
  readonly credit: ElevationCredit
  elevationsAt(positions: readonly Position[], signal: AbortSignal): Promise<SourceElevations>
  /** Whole tiles of elevations, for shading; null for a source that only answers for places. */
  readonly terrain: TerrainSource | null
  close(): Promise<void>
}

export interface TerrainSource {
  /** The deepest zoom of tiles of 256 pixels that shows more than the one before. */
  readonly maxZoom: number
  gridOf(tile: TileAddress, signal: AbortSignal): Promise<HeightGrid>
}

export const TERRAIN_TILE_PIXELS = 256
