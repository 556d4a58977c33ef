import type { FoundPage } from './found-page.ts'
import { isNothing, isSameCamera, type MapCamera, type MapQuery, mapSearch } from './map-query.ts'

/** What a map showed when its page was left. */
interface LeftMap {
  readonly camera: MapCamera
  readonly query: MapQuery
  readonly list: FoundPage
}

/** What a page opens with because its map was looked at before. */
export interface RecalledMap {
  readonly camera: MapCamera
  /** The query of the address; without one, the last query. */
  readonly query: MapQuery
  /** Shown until the map has asked anew; null when it answered another question. */
  readonly list: FoundPage | null
}

const left = new Map<string, LeftMap>()

export function keepMap(path: string, map: LeftMap): void {
  left.set(path, map)
}

/** Null where no map was opened yet, and for a search near an article, which has its own position. */
export function recallMap(path: string, query: MapQuery): RecalledMap | null {
  const before = left.get(path)
  if (!before || query.near !== null) return null
  const { camera, list } = before
  if (isNothing(query) && before.query.near === null) return { camera, query: { ...before.query, camera }, list }
  const isSameView = query.camera === null || isSameCamera(query.camera, camera)
  const isSameQuestion = questionOf(query) === questionOf(before.query)
  return { camera: query.camera ?? camera, query, list: isSameView && isSameQuestion ? list : null }
}

const questionOf = (query: MapQuery) => mapSearch({ ...query, camera: null }).toString()
