import { useEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigation, useNavigationType, useSearchParams } from 'react-router'
import { isNothing, type MapQuery, mapSearch, readMapQuery } from './map-query.ts'
import { recallMap } from './search-cache.ts'

/** Of an entry of the history that the map wrote itself. */
const OF_MAP = 'ofMap'

/** The map query of the address. An address without a query gets the last query of this page, if there is one. */
export function useMapAddress() {
  const { pathname, state } = useLocation()
  const arrival = useNavigationType()
  const [search, setSearch] = useSearchParams()
  const latest = useLatestQuery()
  const addressQuery = readMapQuery(search)
  const [recalled] = useState(() => recallMap(pathname, addressQuery))
  const [isFilling, setIsFilling] = useState(() => recalled !== null && isNothing(addressQuery))

  useEffect(() => {
    if (!isFilling || !recalled) return
    if (isNothing(readMapQuery(search)))
      setSearch(mapSearch(recalled.query), { replace: true, preventScrollReset: true })
    else setIsFilling(false)
  }, [isFilling, recalled, search, setSearch])

  return {
    pathname,
    recalled,
    // The camera moves with the address: what is under way may be behind the map.
    query: isFilling && recalled ? recalled.query : { ...latest.shown, camera: addressQuery.camera },
    /** Whether the map updates the address; false after a navigation by a link or by the browser's history. */
    isOfMap: state === OF_MAP && arrival !== 'POP',
    /** Changes a part of the query; quick successive changes add up. */
    change: (next: (latest: MapQuery) => MapQuery) => {
      const query = next(latest.read())
      latest.keep(query)
      setSearch(mapSearch(query), { replace: true, preventScrollReset: true, state: OF_MAP })
    },
  }
}

/**
 * The query that was asked for last. A navigation replaces one that is under way, so the next change has to start from
 * what that one asked for, not from the address.
 */
function useLatestQuery() {
  const location = useLocation()
  const underWay = useNavigation().location
  const shown = queryOf(underWay?.pathname === location.pathname ? underWay : location)
  // What was asked for since the last render, which has no navigation to be read from yet.
  const asked = useRef<{ readonly query: MapQuery; readonly from: string } | null>(null)
  return {
    shown,
    read: () => (asked.current?.from === location.key ? asked.current.query : shown),
    keep: (query: MapQuery) => {
      asked.current = { query, from: location.key }
    },
  }
}

const queryOf = ({ search }: Location) => readMapQuery(new URLSearchParams(search))
