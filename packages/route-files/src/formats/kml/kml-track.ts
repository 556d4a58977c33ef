import { SENSOR_SERIES } from '@mishiori/map-document'
import { FILE_LIMITS } from '../../limits.ts'
import type { ReadSegment } from '../../read-result.ts'
import { parseDecimal } from '../decimal.ts'
import type { NoteCounter } from '../notes.ts'
import { type Measurements, PointColumns } from '../point-columns.ts'
import { refuseBeyond } from '../route-file-builder.ts'
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

/** The arrays of what sensors measured at points that stand elsewhere, of the sensors that lines know. */
export class KmlArrays {
  readonly #max: number
  readonly #arrays: SensorArray[] = []
  #valueCount = 0
  /** The values of the `SimpleArrayData` that is open, of a sensor that lines know. */
  #values: (number | null)[] | null = null

  /** @param max of arrays, and of the points that they may tell about. */
  constructor(max: number = FILE_LIMITS.points) {
    this.#max = max
  }

  /**
   * @param name of a `SimpleArrayData`.
   * @throws {RefusedError} `file.too_many_points`, before it takes memory. So do the others that gather.
   */
  open(name: string): void {
    const sensor = sensorOfArray(name)
    this.#values = sensor ? [] : null
    if (!sensor || !this.#values) return
    refuseBeyond(this.#max, this.#arrays.length)
    this.#arrays.push({ sensor, values: this.#values })
  }

  get isOpen(): boolean {
    return this.#values !== null
  }

  addValue(text: string): void {
    if (!this.#values) return
    refuseBeyond(this.#max, this.#valueCount++ / SENSOR_SERIES.length)
    this.#values.push(text.trim() === '' ? null : parseDecimal(text))
  }

  close(): void {
    this.#values = null
  }

  /** The segments of a line with what was measured at their points, through all of them. */
  measured(segments: readonly ReadSegment[], notes: NoteCounter): readonly ReadSegment[] {
    const arrays = this.alignedWith(
      segments.reduce((sum, { length }) => sum + length, 0),
      notes,
    )
    if (arrays.length === 0) return segments
    let next = 0
    return segments.map(({ length, lngLat, elevationsMeters }) => {
      const columns = new PointColumns()
      for (let at = 0; at < length; at++) {
        const [lng = 0, lat = 0] = lngLat.subarray(2 * at, 2 * at + 2)
        columns.push(lng, lat, elevationsMeters?.[at] ?? Number.NaN, Number.NaN)
        columns.measure(measurementsAt(arrays, next++, notes))
      }
      return columns.toSegment()
    })
  }

  /** Those with a value for each point. The values of any other are counted. */
  alignedWith(pointCount: number, notes: NoteCounter): readonly SensorArray[] {
    return alignedArrays(this.#arrays, pointCount, notes)
  }
}

/**
 * The lists of one `Track`, which are paired by their order (OGC 12-007r2 §11.13), wherever they stand: times, places,
 * and arrays of what sensors measured.
 */
export class KmlTrack {
  readonly #max: number
  readonly #whens: number[] = []
  readonly #places: Pick<TrackPoint, 'lng' | 'lat' | 'elevation'>[] = []
  readonly arrays: KmlArrays

  /** @param max of times and of places. */
  constructor(max: number = FILE_LIMITS.points) {
    this.#max = max
    this.arrays = new KmlArrays(max)
  }

  addWhen(timeMs: number): void {
    refuseBeyond(this.#max, this.#whens.length)
    this.#whens.push(timeMs)
  }

  addPlace(coordinates: string): void {
    refuseBeyond(this.#max, this.#places.length)
    const [lng = '', lat = '', elevation] = coordinates.trim().split(/[\s,]+/, 3)
    this.#places.push({
      lng: parseDecimal(lng),
      lat: parseDecimal(lat),
      elevation: elevation === undefined ? undefined : parseDecimal(elevation),
    })
  }

  forEachPoint(notes: NoteCounter, take: (point: TrackPoint) => void): void {
    const arrays = this.arrays.alignedWith(this.#places.length, notes)
    for (const [index, place] of this.#places.entries()) {
      take({ ...place, timeMs: this.#whens[index] ?? Number.NaN, measured: measurementsAt(arrays, index, notes) })
    }
    notes.add('point.without_position', Math.max(0, this.#whens.length - this.#places.length))
  }
}
