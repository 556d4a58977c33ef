import type { ReadSegment } from '../../read-result.ts'
import type { NoteCounter } from '../notes.ts'

const DAY_MS = 86_400_000
/** Before this no device recorded a route: a clock that was not set. */
const EARLIEST_MS = Date.UTC(1990, 0, 1)
/** A recording does not go on after so long, unless it goes on slowly all the time. */
const FAR_MS = 30 * DAY_MS
/** Nobody records on after so long: the clock was not set before, or was set wrong. */
const YEAR_MS = 365 * DAY_MS
/** So many times the usual distance from the middle is far. */
const FAR_FACTOR = 20
/** Where more of the times are out of order than this, the order says nothing about which of them are wrong. */
const MOST_WRONG = 1 / 3

/** Whether something can have been recorded then: from 1990 to tomorrow. */
export function isRecordingTime(timeMs: number): boolean {
  return timeMs >= EARLIEST_MS && timeMs <= Date.now() + DAY_MS
}

/**
 * Makes wrong times missing, and counts them: those outside 1990 to tomorrow, those far from the others, and those
 * that are out of the order of the others.
 */
export function cleanTimes({ timestampsMs, length }: ReadSegment, notes: NoteCounter): void {
  if (!timestampsMs) return
  const latestMs = Date.now() + DAY_MS
  const remove = (index: number) => {
    timestampsMs[index] = Number.NaN
    notes.add('time.implausible')
  }
  let [firstMs, lastMs, isInOrder] = [Number.NaN, Number.NaN, true]
  for (let index = 0; index < length; index++) {
    const timeMs = timestampsMs[index] ?? Number.NaN
    if (Number.isNaN(timeMs)) continue
    if (timeMs < EARLIEST_MS || timeMs > latestMs) {
      remove(index)
      continue
    }
    if (timeMs < lastMs) isInOrder = false
    if (Number.isNaN(firstMs)) firstMs = timeMs
    lastMs = timeMs
  }
  // in order, one at an end may still be far from the others
  if (!isInOrder || lastMs - firstMs > FAR_MS) removeWrong(timestampsMs, remove)
}

function removeWrong(timestampsMs: Float64Array, remove: (index: number) => void): void {
  for (const index of ofOtherYears(timestampsMs)) remove(index)
  const known = knownIndexes(timestampsMs)
  for (const index of farFromMiddle(timestampsMs, known)) remove(index)
  const remaining = knownIndexes(timestampsMs)
  const wrong = outOfOrder(timestampsMs, remaining)
  if (wrong.length <= remaining.length * MOST_WRONG) for (const index of wrong) remove(index)
}

function knownIndexes(times: Float64Array): readonly number[] {
  const known: number[] = []
  for (let index = 0; index < times.length; index++) if (!Number.isNaN(times[index])) known.push(index)
  return known
}

const timeAt = (times: Float64Array, index: number | undefined) => times[index ?? -1] ?? Number.NaN

const isInOrder = (times: Float64Array, known: readonly number[]) =>
  known.every((index, at) => at === 0 || timeAt(times, index) >= timeAt(times, known[at - 1]))

/** Those that more than a year parts from the most of them, or from the latest where as many are as old. */
function ofOtherYears(times: Float64Array): readonly number[] {
  const known = knownIndexes(times).toSorted((a, b) => timeAt(times, a) - timeAt(times, b))
  const groups: number[][] = []
  for (const [at, index] of known.entries()) {
    const group = groups.at(-1)
    if (group && timeAt(times, index) - timeAt(times, known[at - 1]) <= YEAR_MS) group.push(index)
    else groups.push([index])
  }
  const most = Math.max(...groups.map(({ length }) => length))
  const main = groups.findLast(({ length }) => length === most)
  return groups.filter((group) => group !== main).flat()
}

/** By the median, and by the median of the distances from it: one wrong value does not move them. */
function farFromMiddle(times: Float64Array, known: readonly number[]): readonly number[] {
  const middle = medianOf(Float64Array.from(known, (index) => timeAt(times, index)))
  const distances = Float64Array.from(known, (index) => Math.abs(timeAt(times, index) - middle))
  const limit = Math.max(FAR_MS, FAR_FACTOR * medianOf(distances.slice()))
  return known.filter((_, at) => (distances[at] ?? 0) > limit)
}

/** Sorts what it is given. */
const medianOf = (values: Float64Array) => values.sort()[values.length >> 1] ?? Number.NaN

/** Those that are no part of the longest series that never goes back. */
function outOfOrder(times: Float64Array, known: readonly number[]): readonly number[] {
  if (isInOrder(times, known)) return []
  /** By length: where in `known` the series of this length ends whose last time is the earliest. */
  const ends: number[] = []
  const before = new Int32Array(known.length)
  for (let at = 0; at < known.length; at++) {
    const timeMs = timeAt(times, known[at])
    const length = firstLater(timeMs, { times, known, ends })
    before[at] = ends[length - 1] ?? -1
    ends[length] = at
  }
  const isInSeries = new Uint8Array(known.length)
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) isInSeries[at] = 1
  return known.filter((_, at) => isInSeries[at] === 0)
}

interface Series {
  readonly times: Float64Array
  readonly known: readonly number[]
  readonly ends: readonly number[]
}

/** The first of the series that ends later, by halves. */
function firstLater(timeMs: number, { times, known, ends }: Series): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (timeAt(times, known[ends[middle] ?? -1]) > timeMs) high = middle
    else low = middle + 1
  }
  return low
}
