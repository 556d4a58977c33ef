import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { LayerId, MapDocument, MapObjectId } from '@mishiori/map-document'
import { ElevationProfile, LayerList, MapView, useComparedLines, useLineElevations } from '@mishiori/map-editor/view'
import type { ArticleFacts } from '@repo/articles/article-facts'
import { type LiveMapContent, loadLiveMap } from '@repo/articles/load-live-map'
import { useElevationServices } from '@repo/articles/use-elevation-services'
import { useHiddenLayers } from '@repo/articles/use-hidden-layers'
import type { EmbedOptions } from '@repo/contract'
import { START_VIEWS } from '@repo/map-kit/start-views'
import { useBasemap } from '@repo/map-kit/use-basemap'
import { useLanguage } from '@repo/web-kit/language'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { use, useEffect, useMemo, useState } from 'react'
import styles from './map-window.module.css'
import { tellFrame } from './map-window.tsx'

/** Pixels that the opener of the layers and the controls cover. */
const PADDING = { top: 60, right: 68, bottom: 32, left: 32 }

interface ArticleMapProps {
  /** The geometry is loaded by these. */
  view: { readonly article: ArticleFacts }
  options: EmbedOptions
}

/** The live map of an article in a frame. */
export default function ArticleMap({ view, options }: ArticleMapProps) {
  const language = useLanguage()
  const content = use(loadLiveMap(view, null, language))
  useEffect(() => {
    if (!content) tellFrame('failed')
  }, [content])
  return content ? <LoadedMap content={content} options={options} /> : null
}

interface LoadedMapProps {
  content: LiveMapContent
  options: EmbedOptions
}

function LoadedMap({ content: { document: value, messages, langOf }, options }: LoadedMapProps) {
  const { document, want, sourceOf } = useLineElevations({ value, services: useElevationServices() })
  const initiallyHidden = useMemo(() => layersBeside(value, options.layerIds), [value, options.layerIds])
  const [hiddenLayerIds, toggleLayer] = useHiddenLayers(initiallyHidden)
  const [selectedId, setSelectedId] = useState<MapObjectId | null>(null)
  const [cursor, setCursor] = useState<number | null>(null)
  const [isShown, setIsShown] = useState(false)
  const basemap = useBasemap({ isShaded: isShown })
  const compared = useComparedLines({ value: document, selectedId, hiddenLayerIds })
  useEffect(() => {
    if (options.hasProfile) want(compared.ids)
  }, [options.hasProfile, want, compared.ids])
  const profile = options.hasProfile ? compared.profile : null
  return (
    <div className={styles.article}>
      <div className={styles.map}>
        <MapView
          className={styles.view}
          variant={isShown ? 'full' : 'mini'}
          value={document}
          mapStyle={basemap.mapStyle}
          onMapReady={basemap.onMapReady}
          workerUrl={workerUrl}
          initialView={START_VIEWS.ja}
          messages={messages}
          langOf={langOf}
          selectedId={selectedId}
          onSelect={setSelectedId}
          hiddenLayerIds={hiddenLayerIds}
          cursor={cursor}
          profiledIds={compared.ids}
          onCursor={setCursor}
          padding={PADDING}
          onShown={() => {
            setIsShown(true)
            tellFrame('shown')
          }}
          onMapError={() => tellFrame('failed')}
        />
        <div className={styles.layers}>
          <LayerList
            messages={messages}
            langOf={langOf}
            layers={document.layers}
            mainLineId={document.mainLineId}
            selectedLayerId={null}
            selectedObjectId={selectedId}
            hiddenLayerIds={hiddenLayerIds}
            onSelectObject={setSelectedId}
            onToggleLayer={toggleLayer}
            isCollapsible
          />
        </div>
      </div>
      {profile ? (
        <div className={styles.profile}>
          <ElevationProfile
            messages={messages}
            langOf={langOf}
            {...profile}
            source={sourceOf(profile.line.id)}
            cursorMeters={cursor}
            onCursor={setCursor}
            variant="strip"
          />
        </div>
      ) : null}
    </div>
  )
}

/** The layers beside those that are asked for, of which some have to exist. */
function layersBeside({ layers }: MapDocument, shown: readonly string[]): ReadonlySet<LayerId> {
  const others = layers.map(({ id }) => id).filter((id) => !shown.includes(id))
  return new Set(others.length < layers.length ? others : [])
}
