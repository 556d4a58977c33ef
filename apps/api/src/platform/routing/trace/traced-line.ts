import type { Position } from '@mishiori/map-document'
import type { Barrier, Surface } from '@repo/basemap/ground'

export interface TraceQuestion {
  readonly path: readonly Position[]
  /** `edges`: it was found on the network, point by point. `map`: it was recorded or drawn, and may leave the network. */
  readonly matching: 'edges' | 'map'
}

/** What a way is for; `other` is known to be on the network, and nothing more. */
export type WayKind = 'footway' | 'path' | 'track' | 'steps' | 'cycleway' | 'street' | 'mainRoad' | 'ferry' | 'other'

/** What is known of a way. Null where its tags do not say, or cannot be read: the engine's own idea of a surface may be a guess. */
export interface TracedWay {
  /** In OpenStreetMap. */
  readonly wayId: number
  readonly kind: WayKind
  /** 1 to 6, as `sac_scale`. */
  readonly hikingGrade: number | null
  readonly surface: Surface | null
  readonly stepCount: number | null
  readonly hasHandrail: boolean | null
  readonly hasRamp: boolean | null
}

/** A part of the line. Each begins where the one before ends; `way` is null off the network. */
export interface TracedStretch {
  readonly fromMeters: number
  readonly toMeters: number
  readonly way: TracedWay | null
}

export interface TracedBarrier {
  readonly barrier: Barrier
  readonly atMeters: number
}

/** Of the set of regions that was asked. */
export interface TracedRegion {
  readonly version: string
  /** As `2026-10-01`; null for a set that was built before dates were kept. */
  readonly dataDate: string | null
  /** The town of the demonstration. */
  readonly isInvented: boolean
}

/** Null when the engine cannot answer now. */
export type TraceAnswer = {
  readonly lengthMeters: number
  readonly stretches: readonly TracedStretch[]
  readonly barriers: readonly TracedBarrier[]
  /** Whether the tags of ways could be read at all. */
  readonly hasTags: boolean
  /** Where all of this comes from; null where a server has it. */
  readonly region: TracedRegion | null
} | null
