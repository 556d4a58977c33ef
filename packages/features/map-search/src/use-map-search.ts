import { useEffect, useRef, useState } from 'react'
import { type FoundPage, toFoundPage } from './found-page.ts'
import { apiSearch, type MapBox, type MapQuery, mapSearch, readMapQuery } from './map-query.ts'

/** Milliseconds that a map rests before it is searched. */
export const REST_MS = 200

export type SearchStatus = 'idle' | 'loading' | 'failed'

interface Shown {
  /** The question that the list answers. */
  readonly answered: MapQuery
  readonly list: FoundPage
  readonly status: SearchStatus
}

/**
 * What was found for the question and the box. Whatever changes, the search waits until it rests, and a search that is
 * under way is given up for the next; a failed one leaves what was found before.
 *
 * @param box the box to search; null for results that are shown already.
 */
export function useMapSearch(query: MapQuery, box: MapBox | null, first: FoundPage, tries: number) {
  const [shown, setShown] = useState<Shown>({ answered: query, list: first, status: 'idle' })
  const apiParams = box && apiSearch(query, box).toString()
  const question = mapSearch({ ...query, camera: null, isAutomatic: true }).toString()
  const lastTry = useRef(tries)
  useEffect(() => {
    if (apiParams === null) return
    const stop = new AbortController()
    const isRetry = lastTry.current !== tries
    lastTry.current = tries
    const timer = setTimeout(
      async () => {
        setShown((before) => ({ ...before, status: 'loading' }))
        const list = await fetchList(apiParams, stop.signal)
        if (stop.signal.aborted) return
        setShown((before) =>
          list
            ? { answered: readMapQuery(new URLSearchParams(question)), list, status: 'idle' }
            : { ...before, status: 'failed' },
        )
      },
      isRetry ? 0 : REST_MS,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [question, apiParams, tries])
  return shown
}

async function fetchList(search: string, signal: AbortSignal): Promise<FoundPage | null> {
  return fetch(`/api/v1/search/map?${search}`, { signal })
    .then(async (answer) => (answer.ok ? toFoundPage(await answer.json()) : null))
    .catch(() => null)
}
