import { EMPTY_ARTICLE } from '@mishiori/article-blocks/document'
import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import { addLayers, type LayerContents, layerId, type MapDocument } from '@mishiori/map-document'
import { en, MapView } from '@mishiori/map-editor/view'
import type { ImportMessages, Translator } from '@repo/i18n'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { use, useMemo } from 'react'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { START_VIEWS } from '../basemap/start-views.ts'
import { useBasemap } from '../basemap/use-basemap.tsx'
import styles from './file-import.module.css'
import { layersOf } from './import-articles.ts'
import type { ImportItem } from './import-item.ts'

interface ImportMapProps {
  t: Translator<ImportMessages>
  chosen: readonly ImportItem[]
  /** The stops of the photos. */
  photoLayer: LayerContents | null
}

let japanese: Promise<typeof en> | undefined

function messagesOf(locale: string): Promise<typeof en> {
  if (locale !== 'ja') return english
  japanese ??= import('@mishiori/map-editor/messages/ja').then(({ ja }) => ja)
  return japanese
}

const english = Promise.resolve(en)

/** What was chosen on one map, to look around on. */
export default function ImportMap({ t, chosen, photoLayer }: ImportMapProps) {
  const { locale } = useLanguage()
  const messages = use(messagesOf(locale))
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
        controlExtras={basemap.control}
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
