import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { LayerId, MapDocument, MapObjectId } from '@mishiori/map-document'
import {
  ElevationProfile,
  LayerList,
  type MapEditorMessages,
  type MapFocus,
  MapView,
  useComparedLines,
} from '@mishiori/map-editor/view'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { use, useEffect, useState } from 'react'
import { useLanguage } from '../../platform/i18n.tsx'
import { useMediaQuery } from '../../platform/use-media-query.ts'
import { useBasemap } from '../basemap/use-basemap.tsx'
import { LineFigureList } from './line-figures.tsx'
import { loadLiveMap } from './load-live-map.ts'
import styles from './map-frame.module.css'
import { useMapLinks } from './map-links.tsx'
import type { ReadingView } from './reading-view.ts'
import { DrawnMap, StaticMap } from './static-map.tsx'
import { useLineHeights } from './use-line-heights.ts'

/** Pixels that the layer panel and the controls cover. */
const PADDING = { top: 48, right: 80, bottom: 48, left: 340 }
const NARROW_PADDING = { top: 48, right: 84, bottom: 32, left: 32 }
const NARROW = '(max-width: 768px)'

interface LiveMapProps {
  view: ReadingView
  token: string | null
}

/** The article's map as something to move in: layers to switch, objects to open, a profile that points at the map and back. */
export default function LiveMap({ view, token }: LiveMapProps) {
  const { t, locale } = useLanguage()
  const loaded = use(loadLiveMap(view.article.id, view.article.version, token, locale))
  if (!loaded) return <StaticMap view={view} notice={t('article.mapFailed')} />
  return <LoadedMap view={view} value={loaded.document} messages={loaded.messages} />
}

interface LoadedMapProps {
  view: ReadingView
  value: MapDocument
  messages: MapEditorMessages
}

function LoadedMap({ view, value, messages }: LoadedMapProps) {
  const isNarrow = useMediaQuery(NARROW)
  const [hiddenLayerIds, toggleLayer] = useHiddenLayers()
  const { selectedId, setSelectedId, focus, show } = useShownObject()
  const [cursor, setCursor] = useState<number | null>(null)
  const [isShown, setIsShown] = useState(false)
  const basemap = useBasemap({ isShaded: isShown }) // slow heights must not keep the map away
  const { document, want, sourceOf } = useLineHeights(value)
  const compared = useComparedLines({ value: document, selectedId, hiddenLayerIds })
  useEffect(() => want(compared.ids), [want, compared.ids])
  return (
    <>
      <div className={styles.frame}>
        <MapView
          className={styles.map}
          value={document}
          mapStyle={basemap.mapStyle}
          controlExtras={basemap.control}
          workerUrl={workerUrl}
          messages={messages}
          selectedId={selectedId}
          onSelect={setSelectedId}
          hiddenLayerIds={hiddenLayerIds}
          cursor={cursor}
          profiledIds={compared.ids}
          onCursor={setCursor}
          focus={focus}
          padding={isNarrow ? NARROW_PADDING : PADDING}
          onShown={() => setIsShown(true)}
          onMapError={() => setIsShown(true)}
        />
        {isShown ? null : <DrawnMap article={view.article} className={styles.cover} />}
        <div className={styles.layers}>
          <LayerList
            messages={messages}
            layers={value.layers}
            mainLineId={value.mainLineId}
            selectedLayerId={null}
            selectedObjectId={selectedId}
            hiddenLayerIds={hiddenLayerIds}
            onSelectLayer={() => {}}
            onSelectObject={show}
            onToggleLayer={toggleLayer}
            variant={isNarrow ? 'plain' : 'panel'}
          />
        </div>
      </div>
      <div className={styles.strip}>
        {compared.profile ? (
          <ElevationProfile
            messages={messages}
            {...compared.profile}
            source={sourceOf(compared.profile.line.id)}
            cursorMeters={cursor}
            onCursor={setCursor}
            variant="strip"
          />
        ) : (
          <LineFigureList figures={view.figures} />
        )}
      </div>
    </>
  )
}

function useHiddenLayers() {
  const [hidden, setHidden] = useState<ReadonlySet<LayerId>>(new Set())
  const toggle = (layerId: LayerId) =>
    setHidden((before) =>
      before.has(layerId) ? new Set([...before].filter((id) => id !== layerId)) : new Set([...before, layerId]),
    )
  return [hidden, toggle] as const
}

/** What is selected, and what the camera was last asked to show: by the list, or by a link in the text. */
function useShownObject() {
  const [selectedId, setSelectedId] = useState<MapObjectId | null>(null)
  const [focus, setFocus] = useState<MapFocus | null>(null)
  const { shown } = useMapLinks()
  const show = (objectId: MapObjectId) => {
    setSelectedId(objectId)
    setFocus((before) => ({ objectId, at: (before?.at ?? 0) + 1 }))
  }
  useEffect(() => {
    if (!shown) return
    const objectId = shown.id as MapObjectId // an id from the article's text; one that the map lacks shows nothing
    setSelectedId(objectId)
    setFocus((before) => ({ objectId, at: (before?.at ?? 0) + 1 }))
  }, [shown])
  return { selectedId, setSelectedId, focus, show }
}
