import type { AnyLine } from '../map-object.ts'
import { mapSeries } from '../path-series.ts'
import type { Position } from '../position.ts'
import { cumulativeDistancesMeters } from './distance.ts'
import { longitudeDelta, wrapLongitude } from './longitude.ts'

/** A part may end where the line does, which is hardly ever at a whole metre. */
const ROUNDING_METERS = 1

/** A place on a line: the vertex before it, and how far it is to the next one, from 0 to 1. */
interface LinePlace {
  readonly index: number
  readonly share: number
}

/** Of lines that many parts are taken of. */
const known = new WeakMap<readonly Position[], readonly number[]>()

/** Metres from the start to each position of a path. Found once for each path. */
export function distancesAlong(path: readonly Position[]): readonly number[] {
  const distances = known.get(path) ?? cumulativeDistancesMeters(path)
  known.set(path, distances)
  return distances
}

/**
 * A part of a line, with what is known of its positions; between two of them, that is found by proportion.
 *
 * @param fromMeters from the start of the line, as `toMeters`.
 * @returns null where the line does not go that far, or the part has no length.
 */
export function linePart<Part extends AnyLine>(line: Part, fromMeters: number, toMeters: number): Part | null {
  const distances = distancesAlong(line.path)
  const length = distances.at(-1) ?? 0
  if (fromMeters >= toMeters || fromMeters >= length || toMeters > length + ROUNDING_METERS) return null
  const [start, end] = [placeAt(distances, fromMeters), placeAt(distances, Math.min(toMeters, length))]
  /** With what lies between them, all of which a long line may be. */
  const cut = <Value>(values: readonly Value[], at: (values: readonly Value[], place: LinePlace) => Value) => {
    const between = values.slice(start.index + 1, end.share === 0 ? end.index : end.index + 1)
    return [at(values, start), ...between, at(values, end)]
  }
  return { ...line, path: cut(line.path, positionAt), ...mapSeries(line, (values) => cut(values, valueAt)) }
}

/** The position so many metres from the start of a path, or at its end. */
export function positionAlong(path: readonly Position[], meters: number): Position {
  return positionAt(path, placeAt(distancesAlong(path), meters))
}

/** The last vertex that is not behind the place. */
function placeAt(distances: readonly number[], meters: number): LinePlace {
  let [low, high] = [0, distances.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((distances[middle] ?? 0) > meters) high = middle
    else low = middle + 1
  }
  if (low === distances.length) return { index: distances.length - 1, share: 0 }
  const [before, next] = [distances[low - 1] ?? 0, distances[low] ?? 0]
  return { index: Math.max(0, low - 1), share: (meters - before) / (next - before) }
}

function positionAt(path: readonly Position[], { index, share }: LinePlace): Position {
  const from = path[index] ?? [0, 0]
  const to = path[index + 1] ?? from
  if (share === 0) return from
  return [wrapLongitude(from[0] + share * longitudeDelta(from[0], to[0])), from[1] + share * (to[1] - from[1])]
}

function valueAt(values: readonly (number | null)[], { index, share }: LinePlace): number | null {
  const [from, to] = [values[index] ?? null, values[index + 1] ?? null]
  if (share === 0 || from === null) return share === 0 ? from : null
  return to === null ? null : from + share * (to - from)
}
