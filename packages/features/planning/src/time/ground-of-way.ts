import type { Ground, WayStretch } from '@mishiori/map-document'
import type { GroundOfLine, GroundStretch } from '@repo/contract'

/**
 * What of the ground tells how fast one walks; undefined where none of it is known. It may have been measured along a
 * simpler line, so it is stretched to the length of the way.
 */
export function groundOfWay({ stretches }: Pick<GroundOfLine, 'stretches'>, lengthMeters: number): Ground | undefined {
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
function walkedAs({ surface, kind }: GroundStretch): 'paved' | 'other' | 'unknown' {
  if (kind === 'steps') return 'other'
  if (surface === null || surface === 'stones' || kind === 'ferry') return 'unknown'
  return surface === 'paved' ? 'paved' : 'other'
}
