import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'

interface ShownObject {
  readonly id: string
  /** Counts requests, so that asking for the same object again moves the map again. */
  readonly request: number
}

interface MapLinks {
  /** The object that the reader asked to see, or null. */
  readonly shown: ShownObject | null
  readonly show: (objectId: string) => void
}

const MapLinksContext = createContext<MapLinks | null>(null)

/** Joins the text and the map of one article: links in the text show objects on the map. */
export function MapLinkProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownObject | null>(null)
  const show = useCallback((id: string) => setShown((before) => ({ id, request: (before?.request ?? 0) + 1 })), [])
  const links = useMemo(() => ({ shown, show }), [shown, show])
  return <MapLinksContext value={links}>{children}</MapLinksContext>
}

export function useMapLinks(): MapLinks {
  const links = useContext(MapLinksContext)
  if (!links) throw new Error('useMapLinks needs a MapLinkProvider above it')
  return links
}
