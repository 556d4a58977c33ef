import type { AnyLine, MapObject } from '../map-object.ts'
import { isLine } from '../operations/edit.ts'
import { HEALTH_SERIES, mapSeries, withoutSeries } from '../path-series.ts'
import type { Position } from '../position.ts'

/**
 * What of `current` those see who know the object as `known`. Health values that they were not shown are left out: they
 * can neither have changed nor have removed them.
 */
export function asKnown(current: MapObject, ...known: readonly MapObject[]): MapObject {
  if (!isLine(current) || known.some((object) => isLine(object) && hasHealth(object))) return current
  return withoutSeries(current, HEALTH_SERIES)
}

/** An object with the health values of `current` at each position that it still has. New positions have none. */
export function withHealthOf(current: MapObject, changed: MapObject): MapObject {
  if (!isLine(current) || !isLine(changed)) return changed
  const sources = sourcesOf(changed.path, current.path)
  const told = mapSeries(current, (values) => sources.map((index) => (index === null ? null : (values[index] ?? null))))
  const health = HEALTH_SERIES.flatMap((name) => (told[name] ? [[name, told[name]]] : []))
  return { ...changed, ...Object.fromEntries(health) }
}

const hasHealth = (line: AnyLine) => withoutSeries(line, HEALTH_SERIES) !== line

/**
 * Which position of `old` each one of `path` is; null for a new one. Both ends are followed from position to position, as
 * ways out and back pass each place twice. Between them, a place that was passed once tells where they meet again.
 */
function sourcesOf(path: readonly Position[], old: readonly Position[]): readonly (number | null)[] {
  const most = Math.min(path.length, old.length)
  let tail = 0
  while (tail < most && isSame(path.at(-1 - tail), old.at(-1 - tail))) tail++
  const [end, oldEnd] = [path.length - tail, old.length - tail]
  const passedOnce = new Map<string, number>()
  for (const [index, position] of old.entries()) {
    passedOnce.set(String(position), passedOnce.has(String(position)) ? -1 : index)
  }
  let next = 0
  return path.map((position, index) => {
    if (index >= end) return oldEnd + index - end
    const once = passedOnce.get(String(position)) ?? -1
    const isMetAgain = once >= next && once < oldEnd
    const source = next < oldEnd && isSame(old[next], position) ? next : isMetAgain ? once : null
    if (source !== null) next = source + 1
    return source
  })
}

const isSame = (one: Position | undefined, other: Position | undefined) =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1]
