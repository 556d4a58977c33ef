import { parseDecimal } from '../decimal.ts'
import type { NoteCounter } from '../notes.ts'
import type { Measurements } from '../point-columns.ts'
import { alignedArrays, measurementsAt, type SensorArray, sensorOfArray } from '../sensors.ts'

/** One point of a track. Degrees, metres and milliseconds, NaN where there is no number. */
export interface TrackPoint {
  readonly lng: number
  readonly lat: number
  /** Undefined where the point has none. */
  readonly elevation: number | undefined
  readonly timeMs: number
  readonly measured: Measurements
}

/**
 * The lists of one `Track`, which are paired by their order (OGC 12-007r2 §11.13), wherever they stand: times, places,
 * and arrays of what sensors measured.
 */
export class KmlTrack {
  readonly #whens: number[] = []
  readonly #places: string[] = []
  readonly #arrays: SensorArray[] = []
  /** The values of the `SimpleArrayData` that is open, of a sensor that lines know. */
  #values: (number | null)[] | null = null

  addWhen(timeMs: number): void {
    this.#whens.push(timeMs)
  }

  addPlace(coordinates: string): void {
    this.#places.push(coordinates)
  }

  /** @param name of a `SimpleArrayData`. */
  openArray(name: string): void {
    const sensor = sensorOfArray(name)
    this.#values = sensor ? [] : null
    if (sensor && this.#values) this.#arrays.push({ sensor, values: this.#values })
  }

  get isInArray(): boolean {
    return this.#values !== null
  }

  addValue(text: string): void {
    this.#values?.push(text.trim() === '' ? null : parseDecimal(text))
  }

  closeArray(): void {
    this.#values = null
  }

  forEachPoint(notes: NoteCounter, take: (point: TrackPoint) => void): void {
    const arrays = alignedArrays(this.#arrays, this.#places.length, notes)
    for (const [index, place] of this.#places.entries()) {
      const [lng = '', lat = '', elevation] = place.trim().split(/[\s,]+/)
      take({
        lng: parseDecimal(lng),
        lat: parseDecimal(lat),
        elevation: elevation === undefined ? undefined : parseDecimal(elevation),
        timeMs: this.#whens[index] ?? Number.NaN,
        measured: measurementsAt(arrays, index, notes),
      })
    }
    notes.add('point.without_position', Math.max(0, this.#whens.length - this.#places.length))
  }
}
