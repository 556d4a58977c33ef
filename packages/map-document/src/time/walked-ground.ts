import { simplifyPath } from '../geo/simplify.ts'
import type { AnyLine } from '../map-object.ts'
import type { Position } from '../position.ts'
import type { Ground, WayStretch } from './way-time.ts'

/** What of a line is compared with the ways below it. */
export interface LineToTrace {
  readonly path: readonly Position[]
  /** `edges`: it was found along ways, point by point. `map`: it was recorded or drawn, and may leave them. */
  readonly matching: 'edges' | 'map'
}

/** Coarser than this a line is not simplified: it would leave its ways. */
const TOLERANCES_METERS = [2, 5, 10] as const

/** A line with few points, for what finds the ways below it; null where it has too many even when it is simplified. */
export function lineToTrace(line: AnyLine, maxPoints: number): LineToTrace | null {
  const path = withFewPoints(line.path, maxPoints)
  return path && { path, matching: line.kind === 'navigationLine' && path === line.path ? 'edges' : 'map' }
}

function withFewPoints(path: readonly Position[], maxPoints: number): readonly Position[] | null {
  if (path.length <= maxPoints) return path
  for (const tolerance of TOLERANCES_METERS) {
    const simple = simplifyPath(path, tolerance)
    if (simple.length <= maxPoints) return simple
  }
  return null
}

/** Of one kind from the end of the stretch before. Null where a surface or a way is not known. */
export interface SurfaceStretch {
  /** Metres from the start. */
  readonly toMeters: number
  readonly surface: string | null
  readonly kind: string | null
}

/**
 * What of the ground tells how fast one walks; undefined where none of it is known. It may have been measured along a
 * simpler line, so it is stretched to the length of the way.
 */
export function walkedGround(stretches: readonly SurfaceStretch[], lengthMeters: number): Ground | undefined {
  const scale = lengthMeters / (stretches.at(-1)?.toMeters || 1)
  const found = { paved: [] as WayStretch[], other: [] as WayStretch[], unknown: [] as WayStretch[] }
  let fromMeters = 0
  for (const stretch of stretches) {
    const toMeters = stretch.toMeters * scale
    found[walkedAs(stretch)].push({ fromMeters, toMeters })
    fromMeters = toMeters
  }
  const { paved, other, unknown } = found
  return paved.length + other.length === 0 ? undefined : { paved, unknown }
}

/** Paving stones are those of a market place or of an old road over a pass: they do not tell. */
function walkedAs({ surface, kind }: SurfaceStretch): 'paved' | 'other' | 'unknown' {
  if (kind === 'steps') return 'other'
  if (surface === null || surface === 'stones' || kind === 'ferry') return 'unknown'
  return surface === 'paved' ? 'paved' : 'other'
}
