import { mapObjectAnchor } from '@mishiori/article-blocks/html'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'

interface RequestedObject {
  readonly id: string
  /** Counts requests, so that asking for the same object again moves the map again. */
  readonly request: number
}

interface MapLinks {
  /** The object that the reader asked to see, or null. */
  readonly shown: RequestedObject | null
  readonly show: (objectId: string) => void
  /** The object that they want to write about, or null. */
  readonly spokenOf: RequestedObject | null
  readonly speakOf: (objectId: string) => void
  /** The object that they have written about, or null. */
  readonly commentedOn: RequestedObject | null
  readonly endComment: (objectId: string) => void
}

const MapLinksContext = createContext<MapLinks | null>(null)

/** Links the text, the map and the comments of one article: an object mentioned in one is shown in another. */
export function MapLinkProvider({ children }: { children: ReactNode }) {
  const [shown, show] = useRequestedObject()
  const [spokenOf, speakOf] = useRequestedObject()
  useObjectOfAddress(show)
  const [commentedOn, endComment] = useRequestedObject()
  const links = useMemo(
    () => ({ shown, show, spokenOf, speakOf, commentedOn, endComment }),
    [shown, show, spokenOf, speakOf, commentedOn, endComment],
  )
  return <MapLinksContext value={links}>{children}</MapLinksContext>
}

/** Shows the object whose entry the address leads to, as links from elsewhere do. */
function useObjectOfAddress(show: (objectId: string) => void): void {
  const { hash, key } = useLocation()
  // Once per navigation: each has its own location key.
  useEffect(() => {
    const objectId = objectOfHash(hash)
    if (objectId !== null) show(objectId)
  }, [hash, key, show])
}

const PREFIX = `#${mapObjectAnchor('')}`

/** The id of the map object that the hash of an address names; null when it names none. */
export function objectOfHash(hash: string): string | null {
  if (!hash.startsWith(PREFIX) || hash === PREFIX) return null
  try {
    return decodeURIComponent(hash.slice(PREFIX.length))
  } catch {
    return null // cut in the middle of a letter
  }
}

function useRequestedObject() {
  const [requested, setRequested] = useState<RequestedObject | null>(null)
  const requestObject = useCallback(
    (id: string) => setRequested((before) => ({ id, request: (before?.request ?? 0) + 1 })),
    [],
  )
  return [requested, requestObject] as const
}

export function useMapLinks(): MapLinks {
  const links = useContext(MapLinksContext)
  if (!links) throw new Error('useMapLinks needs a MapLinkProvider above it')
  return links
}
