import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { MapDocument, MapObjectId } from '@mishiori/map-document'
import { en, LayerList, type MapEditorMessages, type MapFocus, MapView } from '@mishiori/map-editor/view'
import { useHiddenLayers } from '@repo/articles/use-hidden-layers'
import type { LengthFormat } from '@repo/i18n'
import { START_VIEWS } from '@repo/map-kit/start-views'
import { useBasemap } from '@repo/map-kit/use-basemap'
import { loadMapMessages } from '@repo/map-kit/use-map-messages'
import { useLanguage } from '@repo/web-kit/language'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useMemo, useState } from 'react'
import { useComparingMessages } from '../messages/comparing-messages.ts'
import type { DrawnLook } from './draw-map-changes.ts'
import styles from './live-changes.module.css'
import { overlayMaps } from './overlay-maps.ts'

interface LiveChangesProps {
  before: MapDocument | null
  after: MapDocument | null
}

const PADDING = { top: 48, right: 84, bottom: 48, left: 48 }

/**
 * Both maps as one to move in. The list beside it can be walked with the keyboard: each entry shows its object, each
 * kind can be hidden.
 */
export default function LiveChanges({ before, after }: LiveChangesProps) {
  const language = useLanguage()
  const t = useComparingMessages()
  const messages = useLoadedMessages(language)
  const basemap = useBasemap()
  const [selectedId, setSelectedId] = useState<MapObjectId | null>(null)
  const [focus, setFocus] = useState<MapFocus | null>(null)
  const [hiddenLayerIds, toggleLayer] = useHiddenLayers()
  const overlay = useMemo(() => {
    const names = {
      added: t('compare.objectAdded'),
      removed: t('compare.objectRemoved'),
      after: t('compare.objectChanged'),
      before: t('compare.objectBefore'),
      same: t('compare.objectSame'),
    }
    return overlayMaps(before, after, {
      layerName: (look: DrawnLook) => names[look],
      objectName: (look: DrawnLook, name: string) => t(`compare.mark.${look}`, { name }),
    })
  }, [before, after, t])
  // The list begins with what is drawn last.
  const drawn = useMemo(() => ({ ...overlay, layers: overlay.layers.toReversed() }), [overlay])
  return (
    <div className={styles.frame}>
      <section className={styles.list} aria-label={t('compare.list')}>
        <LayerList
          messages={messages}
          layers={overlay.layers}
          mainLineId={null}
          selectedLayerId={null}
          selectedObjectId={selectedId}
          hiddenLayerIds={hiddenLayerIds}
          onSelectObject={(objectId) => {
            setSelectedId(objectId)
            setFocus((last) => ({ objectId, at: (last?.at ?? 0) + 1 }))
          }}
          onToggleLayer={toggleLayer}
          variant="plain"
        />
      </section>
      <MapView
        className={styles.map}
        value={drawn}
        mapStyle={basemap.mapStyle}
        onMapReady={basemap.onMapReady}
        workerUrl={workerUrl}
        initialView={START_VIEWS.ja}
        messages={messages}
        selectedId={selectedId}
        onSelect={setSelectedId}
        hiddenLayerIds={hiddenLayerIds}
        focus={focus}
        padding={PADDING}
      />
    </div>
  )
}

/** In English until those of the reader are there. */
function useLoadedMessages(language: LengthFormat): MapEditorMessages {
  const [messages, setMessages] = useState<MapEditorMessages>(en)
  useEffect(() => {
    let isActive = true
    void loadMapMessages(language).then((loaded) => {
      if (isActive) setMessages(loaded)
    })
    return () => {
      isActive = false
    }
  }, [language])
  return messages
}
