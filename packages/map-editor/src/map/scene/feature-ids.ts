import type { MapObjectId } from '@mishiori/map-document'

/** Numeric ids for objects on the map: MapLibre looks them up faster than strings, and its tiles are smaller. */
export class FeatureIds {
  readonly #numbers = new Map<MapObjectId, number>()
  readonly #objectIds: MapObjectId[] = []

  /** From 0; the same for as long as the map lives. */
  numberOf(objectId: MapObjectId): number {
    const cached = this.#numbers.get(objectId)
    if (cached !== undefined) return cached
    const number = this.#objectIds.push(objectId) - 1
    this.#numbers.set(objectId, number)
    return number
  }

  objectIdOf(number: number): MapObjectId | null {
    return this.#objectIds[number] ?? null
  }
}
