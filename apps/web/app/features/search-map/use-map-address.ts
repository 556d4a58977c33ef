import { useEffect, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { isNothing, type MapQuery, mapSearch, readMapQuery } from './map-query.ts'
import { recallMap } from './search-cache.ts'

/** Of an entry of the history that the map wrote itself. */
const OF_MAP = 'ofMap'

/** The map query of the address. An address without a query gets the last query of this page, if there is one. */
export function useMapAddress() {
  const { pathname, state } = useLocation()
  const arrival = useNavigationType()
  const [search, setSearch] = useSearchParams()
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
    query: isFilling && recalled ? recalled.query : addressQuery,
    /** Whether the map updates the address; false after a navigation by a link or by the browser's history. */
    isOfMap: state === OF_MAP && arrival !== 'POP',
    setQuery: (query: MapQuery) =>
      setSearch(mapSearch(query), { replace: true, preventScrollReset: true, state: OF_MAP }),
  }
}
