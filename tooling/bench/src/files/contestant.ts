/** What a reader found, summed up: two readers that agree on it read the same file. */
export type FoundPoints = {
  readonly points: number
  /** Degrees. */
  readonly latitudeSum: number
  readonly longitudeSum: number
  readonly elevationSumMeters: number
  readonly timestampSumMs: number
}

/** The same of a timeline: days are cut at midnight, so that sums over points say nothing. */
type FoundSegments = {
  /** Stays, activities, and points of paths. */
  readonly parts: number
  readonly activityMeters: number
}

export type Found = FoundPoints | FoundSegments

/** One way of reading a file, most of them in a worker. */
export interface FileContestant {
  /** Starts the worker. */
  start(): void
  /** Reads the file there; the result stays in the page's memory, as in an editor. */
  read(file: Blob): Promise<void>
  /** Sums over what was read last. */
  found(): Found | Promise<Found>
  /** Milliseconds until a part of the file could be shown; absent where it is all or nothing. */
  firstMs?(): number
}

export function sum(values: ArrayLike<number>, { from = 0, step = 1, to = values.length } = {}): number {
  let total = 0
  for (let index = from; index < to; index += step) total += values[index] ?? Number.NaN
  return total
}
