import { SENSOR_SERIES, type SensorSeries } from '@mishiori/map-document'
import type { ReadSegment } from '../read-result.ts'

/** What the sensors told at one point. */
export type Measurements = Partial<Record<SensorSeries, number>>

/** Points of one segment in growing columns, so that a point costs 32 bytes and no object. */
export class PointColumns {
  #lngLat = new Float64Array(128)
  #elevations = new Float64Array(64)
  #times = new Float64Array(64)
  #length = 0
  #hasElevation = false
  #hasTime = false
  /** Of the sensors that measured something so far; as long as the columns of the others. */
  readonly #sensors = new Map<SensorSeries, Float64Array<ArrayBuffer>>()

  get length(): number {
    return this.#length
  }

  /** NaN as elevation or time means that the point has none. */
  push(lng: number, lat: number, elevationMeters: number, timeMs: number): void {
    if (this.#length === this.#elevations.length) this.#grow()
    const index = this.#length++
    this.#lngLat[2 * index] = lng
    this.#lngLat[2 * index + 1] = lat
    this.#elevations[index] = elevationMeters
    this.#times[index] = timeMs
    if (!Number.isNaN(elevationMeters)) this.#hasElevation = true
    if (!Number.isNaN(timeMs)) this.#hasTime = true
  }

  /** What sensors told at the point that was pushed last. */
  measure(measured: Measurements): void {
    for (const sensor of SENSOR_SERIES) {
      const value = measured[sensor]
      if (value === undefined) continue
      const column = this.#sensors.get(sensor) ?? new Float64Array(this.#elevations.length).fill(Number.NaN)
      this.#sensors.set(sensor, column)
      column[this.#length - 1] = value
    }
  }

  /** Hands the columns over; this object is used up. */
  toSegment(): ReadSegment {
    const length = this.#length
    return {
      length,
      lngLat: resized(this.#lngLat, 2 * length),
      elevationsMeters: this.#hasElevation ? resized(this.#elevations, length) : null,
      timestampsMs: this.#hasTime ? resized(this.#times, length) : null,
      ...(this.#sensors.size > 0 && {
        sensors: Object.fromEntries([...this.#sensors].map(([name, column]) => [name, resized(column, length)])),
      }),
    }
  }

  #grow(): void {
    const capacity = 2 * this.#elevations.length
    this.#lngLat = resized(this.#lngLat, 2 * capacity)
    this.#elevations = resized(this.#elevations, capacity)
    this.#times = resized(this.#times, capacity)
    for (const [sensor, column] of this.#sensors) {
      this.#sensors.set(sensor, resized(column, capacity).fill(Number.NaN, this.#length))
    }
  }
}

/** Gives the old memory back at once: the garbage collector does not hurry with buffers, and a file has many columns. */
function resized(column: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  return new Float64Array(column.buffer.transfer(length * Float64Array.BYTES_PER_ELEMENT))
}
