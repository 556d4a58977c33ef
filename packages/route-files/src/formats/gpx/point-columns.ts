import type { ReadSegment } from '../../read-result.ts'

/** Points of one segment in growing columns, so that a point costs 32 bytes and no object. */
export class PointColumns {
  #lngLat = new Float64Array(128)
  #elevations = new Float64Array(64)
  #times = new Float64Array(64)
  #length = 0
  #hasElevation = false
  #hasTime = false

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

  toSegment(): ReadSegment {
    const length = this.#length
    return {
      length,
      lngLat: this.#lngLat.slice(0, 2 * length),
      elevationsMeters: this.#hasElevation ? this.#elevations.slice(0, length) : null,
      timestampsMs: this.#hasTime ? this.#times.slice(0, length) : null,
    }
  }

  #grow(): void {
    this.#lngLat = doubled(this.#lngLat)
    this.#elevations = doubled(this.#elevations)
    this.#times = doubled(this.#times)
  }
}

function doubled(column: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const grown = new Float64Array(column.length * 2)
  grown.set(column)
  return grown
}
