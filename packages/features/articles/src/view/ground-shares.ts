import type { GroundOfLine, GroundStretch } from '@repo/contract'

/** What a bar shows: surfaces, and stairs before what they are made of. In the order of a legend. */
const GROUND_CLASSES = ['paved', 'stones', 'boards', 'gravel', 'ground', 'steps', 'unknown'] as const
type GroundClass = (typeof GROUND_CLASSES)[number]

export interface GroundPart {
  readonly ground: GroundClass
  readonly fromMeters: number
  readonly toMeters: number
}

export interface GroundShare {
  readonly ground: GroundClass
  readonly meters: number
  /** Whole, and 100 with all others. */
  readonly percent: number
}

const classOf = ({ surface, kind }: GroundStretch): GroundClass => (kind === 'steps' ? 'steps' : (surface ?? 'unknown'))

/** The line in parts of one class each, in its order. */
export function groundParts({ stretches }: Pick<GroundOfLine, 'stretches'>): readonly GroundPart[] {
  const parts: GroundPart[] = []
  for (const stretch of stretches) {
    const ground = classOf(stretch)
    const last = parts.at(-1)
    const part = { ground, fromMeters: last?.toMeters ?? 0, toMeters: stretch.toMeters }
    if (last?.ground === ground) parts[parts.length - 1] = { ...last, toMeters: stretch.toMeters }
    else parts.push(part)
  }
  return parts
}

/** How much of the line is of each class that it has, in the order of the legend. Percents are rounded so that they are 100 together. */
export function groundShares(parts: readonly GroundPart[]): readonly GroundShare[] {
  const total = parts.reduce((sum, { fromMeters, toMeters }) => sum + toMeters - fromMeters, 0)
  const shares = GROUND_CLASSES.map((ground) => {
    const meters = parts.reduce((sum, part) => sum + (part.ground === ground ? part.toMeters - part.fromMeters : 0), 0)
    return { ground, meters, exact: total === 0 ? 0 : (meters / total) * 100 }
  }).filter(({ meters }) => meters > 0)
  const missing = 100 - shares.reduce((sum, { exact }) => sum + Math.floor(exact), 0)
  const byRest = shares.toSorted((a, b) => (b.exact % 1) - (a.exact % 1))
  return shares.map(({ ground, meters, exact }) => ({
    ground,
    meters,
    percent: Math.floor(exact) + (byRest.findIndex((share) => share.ground === ground) < missing ? 1 : 0),
  }))
}
