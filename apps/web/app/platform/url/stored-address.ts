import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** On `<html>` of a page that comes from this device: the search of the address that it was rendered at. The service worker writes it. */
const STORED_SEARCH = 'storedSearch'

/** The requested search, until the page is hydrated. */
let askedSearch: string | null = null

/** Before the router looks at the address: what it renders first has to equal the stored page. */
export function returnToStoredAddress(): void {
  const stored = document.documentElement.dataset[STORED_SEARCH]
  if (stored === undefined) return
  const { pathname, search, hash } = location
  askedSearch = search
  history.replaceState(history.state, '', `${pathname}${stored}${hash}`)
}

/** Whether this page came from this device although its address has a further search. */
export const isStoredPage = (): boolean => STORED_SEARCH in document.documentElement.dataset

/** Applies the requested search to the data of the device: nothing is loaded again. */
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
