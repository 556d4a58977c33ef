/** What a reader found, summed up: two readers that agree on it read the same file. */
export interface FoundPoints {
  readonly points: number
  /** Degrees. */
  readonly latitudeSum: number
  readonly longitudeSum: number
  readonly elevationSumMeters: number
  readonly timestampSumMs: number
}

/** One way of reading a GPX file in a worker. */
export interface FileContestant {
  /** Starts the worker. */
  start(): void
  /** Reads the file there; the result stays in the page's memory, as in an editor. */
  read(file: Blob): Promise<void>
  /** Sums over what was read last. */
  found(): FoundPoints
}

export function sum(values: ArrayLike<number>, { from = 0, step = 1, to = values.length } = {}): number {
  let total = 0
  for (let index = from; index < to; index += step) total += values[index] ?? Number.NaN
  return total
}
