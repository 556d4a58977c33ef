import 'maplibre-gl/dist/maplibre-gl.css'
import '@mishiori/map-editor/style.css'
import type { MapDocument } from '@mishiori/map-document'
import { MapEditor, type MapEditorServices, type MapFocus, type MapViewpoint } from '@mishiori/map-editor'
import type { Locale } from '@repo/contract'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useMemo, useState } from 'react'
import { browserApi } from '../../../platform/browser-api.ts'
import { useLanguage } from '../../../platform/i18n.tsx'
import { useRootData } from '../../../platform/root-data.ts'
import { useBasemap } from '../../basemap/use-basemap.tsx'
import { fetchElevations } from '../../elevation/fetch-elevations.ts'
import { sayPictureProblem } from '../../pictures/say-picture-problem.ts'
import { useEditorWords } from '../words/editor-words.tsx'
import { fetchDirections } from './fetch-directions.ts'
import { takeHandedOverFile } from './pending-file.ts'
import { readRouteFile } from './read-route-file.ts'
import { searchPlaces } from './search-places.ts'
import { uploadSpotPicture } from './upload-spot-picture.ts'

/** What a new map shows: Japan, or the United States. Source: product specification §9. */
const START_VIEWS: Readonly<Record<Locale, MapViewpoint>> = {
  ja: { latitude: 35.9822, longitude: 137.9875, zoom: 6 },
  'en-us': { latitude: 37.0902, longitude: -95.7129, zoom: 4 },
}

interface MapTabProps {
  document: MapDocument
  onChange: (document: MapDocument) => void
  focus: MapFocus | null
  /** The second language while it is being written. */
  language: Locale | null
}

/** The map editor with this product's map, words and file reader. */
export default function MapTab({ document, onChange, focus, language }: MapTabProps) {
  const { t, map } = useEditorWords()
  const { locale, sayError } = useLanguage()
  const { elevation } = useRootData()
  const basemap = useBasemap()
  const services = useMemo<MapEditorServices>(
    () => ({
      readRouteFile: (file, options) => readRouteFile(file, options, t),
      uploadImage: (file, options) =>
        uploadSpotPicture(file, options, (result) => sayPictureProblem(result, t, sayError)),
      fetchDirections: (request, options) => fetchDirections(browserApi(), request, options),
      searchPlaces: (query, { signal, view }) => searchPlaces(browserApi(), query, { signal, view, locale }),
      ...(elevation && { fetchElevations }),
    }),
    [t, sayError, locale, elevation],
  )
  const [handedOver] = useState(takeHandedOverFile)
  const [hasPlace] = useState(() => handedOver !== null || document.layers.some(({ objects }) => objects.length > 0))
  return (
    <MapEditor
      value={document}
      onChange={onChange}
      language={language ?? undefined}
      messages={map}
      services={services}
      mapStyle={basemap.mapStyle}
      controlExtras={basemap.control}
      onMapReady={basemap.onMapReady}
      workerUrl={workerUrl}
      initialView={START_VIEWS[locale]}
      fitOnOpen={hasPlace}
      initialFile={handedOver ?? undefined}
      focus={focus}
    />
  )
}
