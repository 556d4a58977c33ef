import type { Map as MapLibre, PaddingOptions } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { PlaceMarks, type ShownPlace } from './place-marks.ts'

export type { ShownPlace } from './place-marks.ts'

interface ShownPlaces {
  readonly places: readonly ShownPlace[]
  /** The one that is named, and brought into view whenever this is another object; null for none. */
  readonly chosen: { readonly id: string } | null
  /** Without it a press on a place goes to the map below. */
  readonly onChoose?: (id: string) => void
  /** Pixels of each edge that panels cover. */
  readonly padding: PaddingOptions
}

/** Shows places on a map that its document does not have. @param map null until there is one. */
export function usePlaceMarks(map: MapLibre | null, { places, chosen, ...rest }: ShownPlaces): void {
  const [marks, setMarks] = useState<PlaceMarks | null>(null)
  const latest = useRef({ places, ...rest })
  latest.current = { places, ...rest }
  const canChoose = rest.onChoose !== undefined
  useEffect(() => {
    if (!map) return
    const made = canChoose ? new PlaceMarks(map, (id) => latest.current.onChoose?.(id)) : new PlaceMarks(map)
    setMarks(made)
    return () => made.remove()
  }, [map, canChoose])
  useEffect(() => marks?.show(places, chosen?.id ?? null), [marks, places, chosen])
  useEffect(() => {
    const place = chosen && latest.current.places.find(({ id }) => id === chosen.id)
    if (place) marks?.reveal(place.position, latest.current.padding)
  }, [marks, chosen])
}
