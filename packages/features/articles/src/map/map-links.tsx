import { mapObjectAnchor } from '@mishiori/article-blocks/html'
import type { ShownPlace } from '@repo/map-kit/use-place-marks'
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
  /** Places beside the way that are shown on the map, though it does not have them. */
  readonly places: readonly ShownPlace[]
  /** Those of one list, instead of what it had shown. */
  readonly showPlaces: (list: PlaceList, places: readonly ShownPlace[]) => void
  /** The one that the reader asked to see, or null. */
  readonly chosenPlace: RequestedObject | null
  readonly choosePlace: (placeId: string | null) => void
}

/** Lists of the page whose rows are shown on the map. */
type PlaceList = 'along' | 'turns'

const MapLinksContext = createContext<MapLinks | null>(null)

/** Links the text, the map, the list of places and the comments of one article: what is mentioned in one is shown in another. */
export function MapLinkProvider({ children }: { children: ReactNode }) {
  const [shown, show] = useRequestedObject()
  const [spokenOf, speakOf] = useRequestedObject()
  useObjectOfAddress(show)
  const [commentedOn, endComment] = useRequestedObject()
  const [places, showPlaces] = useListedPlaces()
  const [chosenPlace, choosePlace] = useRequestedObject()
  const links = useMemo(
    () => ({
      shown,
      show,
      spokenOf,
      speakOf,
      commentedOn,
      endComment,
      places,
      showPlaces,
      chosenPlace,
      choosePlace,
    }),
    [shown, show, spokenOf, speakOf, commentedOn, endComment, places, showPlaces, chosenPlace, choosePlace],
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

function useListedPlaces() {
  const [lists, setLists] = useState<Partial<Record<PlaceList, readonly ShownPlace[]>>>({})
  const showPlaces = useCallback(
    (list: PlaceList, places: readonly ShownPlace[]) => setLists((before) => ({ ...before, [list]: places })),
    [],
  )
  const places = useMemo(() => Object.values(lists).flat(), [lists])
  return [places, showPlaces] as const
}

function useRequestedObject() {
  const [requested, setRequested] = useState<RequestedObject | null>(null)
  const requestObject = useCallback(
    (id: string | null) => setRequested((before) => (id === null ? null : { id, request: (before?.request ?? 0) + 1 })),
    [],
  )
  return [requested, requestObject] as const
}

export function useMapLinks(): MapLinks {
  const links = useContext(MapLinksContext)
  if (!links) throw new Error('useMapLinks needs a MapLinkProvider above it')
  return links
}
