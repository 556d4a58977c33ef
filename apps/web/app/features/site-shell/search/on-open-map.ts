import { mapSearch, readMapQuery } from '@repo/map-search/map-query'
import type { Location } from 'react-router'

const MAP = '/search/map'

/** Where a suggestion leads. A map that is open goes to a place with what it is asked for, though not with its page or what it was near. */
export function onOpenMap(to: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const [path, queryString] = to.split('?')
  if (path !== MAP || pathname !== MAP) return to
  const { camera } = readMapQuery(new URLSearchParams(queryString))
  const query = readMapQuery(new URLSearchParams(search))
  return `${MAP}?${mapSearch({ ...query, near: null, page: 1, camera })}`
}
