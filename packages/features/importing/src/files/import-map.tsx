import { EMPTY_ARTICLE } from '@mishiori/article-blocks/document'
import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import { addLayers, type LayerContents, layerId, type MapDocument } from '@mishiori/map-document'
import { MapView } from '@mishiori/map-editor/view'
import type { Translator } from '@repo/i18n'
import { START_VIEWS } from '@repo/map-kit/start-views'
import { useBasemap } from '@repo/map-kit/use-basemap'
import { useMapMessages } from '@repo/map-kit/use-map-messages'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useMemo } from 'react'
import styles from './file-import.module.css'
import { layersOf } from './import-articles.ts'
import type { ImportItem } from './import-item.ts'
import type { ImportMessages } from './messages/en-us.ts'

interface ImportMapProps {
  t: Translator<ImportMessages>
  chosen: readonly ImportItem[]
  /** The stops of the photos. */
  photoLayer: LayerContents | null
}

/** What was chosen on one map, to look around on. */
export default function ImportMap({ t, chosen, photoLayer }: ImportMapProps) {
  const messages = useMapMessages()
  const basemap = useBasemap()
  const document = useMemo(() => documentOf(chosen, photoLayer), [chosen, photoLayer])
  const ids = [...chosen.map(({ id }) => id), photoLayer !== null].join()
  // Another choice is looked at as a whole.
  const focus = useMemo(() => ({ objectId: null, at: performance.now() }), [ids])
  return (
    <section className={styles.map} aria-label={t('import.preview')}>
      <MapView
        className={styles.view}
        value={document}
        mapStyle={basemap.mapStyle}
        onMapReady={basemap.onMapReady}
        workerUrl={workerUrl}
        initialView={START_VIEWS.ja}
        messages={messages}
        focus={focus}
      />
      <p className={styles.mapNote}>
        <b>{t('import.preview')}</b> {t('import.notSaved')}
      </p>
    </section>
  )
}

const NOTHING: MapDocument = { layers: [], mainLineId: null }

function documentOf(chosen: readonly ImportItem[], photoLayer: LayerContents | null): MapDocument {
  const { layers } = layersOf({ items: chosen, photos: photoLayer && { layer: photoLayer, text: EMPTY_ARTICLE } })
  const added = addLayers(
    NOTHING,
    layers.map((layer, at) => ({ ...layer, id: layerId(`${at}`) })),
  )
  return added.ok ? added.document : NOTHING
}
