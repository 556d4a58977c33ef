import { type AnyLine, HEALTH_SERIES, type MovingTime, SENSOR_SERIES, type SensorSeries } from '@mishiori/map-document'
import type { ArticleFacts } from './article-facts.ts'

/** What was measured along a line: its speed by its times, and what sensors told. */
export type MeasuredKind = 'speed' | SensorSeries

/** A curve needs two values. */
const FEWEST_VALUES = 2

export function measuredKinds(line: AnyLine, moving: MovingTime | null): readonly MeasuredKind[] {
  const isTold = (name: SensorSeries) => {
    const known = line[name]?.findIndex((value) => value !== null) ?? -1
    return known >= 0 && line[name]?.findLastIndex((value) => value !== null) !== known
  }
  const hasSpeed = moving !== null && moving.speedMetersPerSecond !== null && line.path.length >= FEWEST_VALUES
  return [...(hasSpeed ? (['speed'] as const) : []), ...SENSOR_SERIES.filter(isTold)]
}

export const isHealth = (kind: MeasuredKind): boolean => HEALTH_SERIES.some((health) => health === kind)

/** What of that a reader sees: what tells about a body is its author's, unless they show it. */
export function seenKinds(
  kinds: readonly MeasuredKind[],
  { showsHealth, viewerCan }: Pick<ArticleFacts, 'showsHealth' | 'viewerCan'>,
): readonly MeasuredKind[] {
  return showsHealth || viewerCan.edit ? kinds : kinds.filter((kind) => !isHealth(kind))
}
