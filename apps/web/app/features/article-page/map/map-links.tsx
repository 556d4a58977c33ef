import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'

interface AskedObject {
  readonly id: string
  /** Counts requests, so that asking for the same object again moves the map again. */
  readonly request: number
}

interface MapLinks {
  /** The object that the reader asked to see, or null. */
  readonly shown: AskedObject | null
  readonly show: (objectId: string) => void
  /** The object that they want to write about, or null. */
  readonly spokenOf: AskedObject | null
  readonly speakOf: (objectId: string) => void
}

const MapLinksContext = createContext<MapLinks | null>(null)

/** Joins the text, the map and the comments of one article: what one speaks of, another shows. */
export function MapLinkProvider({ children }: { children: ReactNode }) {
  const [shown, show] = useAskedObject()
  const [spokenOf, speakOf] = useAskedObject()
  const links = useMemo(() => ({ shown, show, spokenOf, speakOf }), [shown, show, spokenOf, speakOf])
  return <MapLinksContext value={links}>{children}</MapLinksContext>
}

function useAskedObject() {
  const [asked, setAsked] = useState<AskedObject | null>(null)
  const ask = useCallback((id: string) => setAsked((before) => ({ id, request: (before?.request ?? 0) + 1 })), [])
  return [asked, ask] as const
}

export function useMapLinks(): MapLinks {
  const links = useContext(MapLinksContext)
  if (!links) throw new Error('useMapLinks needs a MapLinkProvider above it')
  return links
}
