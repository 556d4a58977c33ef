import type { MapRouteList } from '@repo/contract'
import type { MapCamera } from './map-query.ts'

/** What a map showed when its page was left. */
export interface CachedSearch {
  readonly camera: MapCamera
  /** As the address said it, without the camera. */
  readonly search: string
  readonly list: MapRouteList
  readonly cachedAt: number
}

/** Older results are asked for anew; where the map looked is remembered. */
const FRESH_MS = 5 * 60_000

const cache = new Map<string, CachedSearch>()

export const recallSearch = (path: string): CachedSearch | null => cache.get(path) ?? null

export function keepSearch(path: string, search: Omit<CachedSearch, 'cachedAt'>): void {
  cache.set(path, { ...search, cachedAt: Date.now() })
}

export const isFresh = ({ cachedAt }: CachedSearch, now = Date.now()): boolean => now - cachedAt < FRESH_MS
