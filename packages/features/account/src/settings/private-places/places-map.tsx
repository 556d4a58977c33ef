import type { PrivatePlace } from './private-place.ts'
import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { Position } from '@mishiori/map-document'
import { MapView } from '@mishiori/map-editor/view'
import { START_VIEWS } from '@repo/map-kit/start-views'
import { useBasemap } from '@repo/map-kit/use-basemap'
import { useMapMessages } from '@repo/map-kit/use-map-messages'
import { Button } from '@repo/ui/button'
import { useLanguage } from '@repo/web-kit/language'
import type { Map as MapLibre } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useMemo, useState } from 'react'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { NEW_PLACE, type NewPlace, placesDocument } from './places-document.ts'
import styles from './private-places.module.css'

export interface PlacesMapProps {
  places: readonly PrivatePlace[]
  /** The place that is being chosen. */
  chosen: NewPlace | null
  /** Whether one may be chosen on the map. */
  canChoose: boolean
  onChoose: (position: Position) => void
  /** Looks at the chosen place: another moment for each that was not chosen on the map itself. */
  shownAt: number
}

/** The circles, and where a new one is to be: pressed on the map, or its middle by a button. */
export default function PlacesMap({ places, chosen, canChoose, onChoose, shownAt }: PlacesMapProps) {
  const { locale } = useLanguage()
  const t = useAccountMessages()
  const messages = useMapMessages()
  const basemap = useBasemap()
  const [map, setMap] = useState<MapLibre | null>(null)
  const value = useMemo(() => placesDocument(places, chosen, t('places.new')), [places, chosen, t])
  const focus = useMemo(() => (shownAt === 0 ? null : { objectId: NEW_PLACE, at: shownAt }), [shownAt])
  const chooseMiddle = () => {
    const middle = map?.getCenter().wrap()
    if (middle) onChoose([middle.lng, middle.lat])
  }
  return (
    <section className={styles.place} aria-label={t('places.map')}>
      <div className={styles.map}>
        <MapView
          className={styles.view}
          value={value}
          mapStyle={basemap.mapStyle}
          workerUrl={workerUrl}
          initialView={START_VIEWS[locale]}
          messages={messages}
          focus={focus}
          onMapReady={(ready) => {
            basemap.onMapReady(ready)
            setMap(ready)
            if (!canChoose) return
            ready.on('click', ({ lngLat }) => {
              const { lng, lat } = lngLat.wrap()
              onChoose([lng, lat])
            })
          }}
        />
      </div>
      {canChoose ? (
        <Button size="sm" onClick={chooseMiddle} disabled={map === null}>
          {t('places.useMiddle')}
        </Button>
      ) : null}
    </section>
  )
}
