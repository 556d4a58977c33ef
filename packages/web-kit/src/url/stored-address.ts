import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * On `<html>` of a page stored on this device: the search of the address that it was rendered at. Written by the service
 * worker.
 */
const STORED_SEARCH = 'storedSearch'

/** The requested search, until the page is hydrated. */
let askedSearch: string | null = null

/** Call before the router reads the address: its first render must equal the stored page. */
export function returnToStoredAddress(): void {
  const stored = document.documentElement.dataset[STORED_SEARCH]
  if (stored === undefined) return
  const { pathname, search, hash } = location
  askedSearch = search
  history.replaceState(history.state, '', `${pathname}${stored}${hash}`)
}

/** Whether this page is a stored one that was requested with another search. */
export const isStoredPage = (): boolean => STORED_SEARCH in document.documentElement.dataset

/** Applies the requested search to the stored data, without loading anything. */
export function useAskedSearch(): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (askedSearch === null) return
    const search = new URLSearchParams(askedSearch)
    askedSearch = null
    search.delete('hl') // a copy has one language
    const { hash } = location
    const to = { search: search.toString(), hash }
    void navigate(to, { replace: true, preventScrollReset: hash === '', defaultShouldRevalidate: false })
  }, [navigate])
}
