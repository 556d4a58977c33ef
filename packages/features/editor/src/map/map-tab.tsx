import 'maplibre-gl/dist/maplibre-gl.css'
import '@mishiori/map-editor/style.css'
import type { MapDocument } from '@mishiori/map-document'
import {
  type HostShortcut,
  type ImageUploadOptions,
  type LineExtrasProps,
  MapEditor,
  type MapEditorServices,
  type MapFocus,
  type OpenWork,
  pauseMap,
} from '@mishiori/map-editor'
import { formatPictureProblem } from '@repo/authoring/format-picture-problem'
import { useChoosePictures } from '@repo/authoring/picture-picker-provider'
import { useStorePicture } from '@repo/authoring/store-picture'
import { takeSpotPictureOver, uploadSpotPicture, wholeAddress } from '@repo/authoring/upload-spot-picture'
import type { Locale } from '@repo/contract'
import { fetchElevations } from '@repo/map-kit/fetch-elevations'
import { searchPlaces } from '@repo/map-kit/search-places'
import { START_VIEWS } from '@repo/map-kit/start-views'
import { useBasemap } from '@repo/map-kit/use-basemap'
import { useHiddenAreas } from '@repo/map-kit/use-hidden-areas'
import { AlongOfLine } from '@repo/planning/along-of-line'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { TourButton } from '@repo/web-kit/tour-offer'
import type { Map as MapLibre } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useCallback, useMemo, useState } from 'react'
import { SECTIONS } from '../frame/editor-sections.ts'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import type { PauseMap } from '../session/use-leaving.ts'
import { EDITOR_FILES } from './editor-files.ts'
import { fetchDirections, fetchReach } from './fetch-directions.ts'
import { readRouteFile } from './read-route-file.ts'
import { snapLine } from './snap-line.ts'
import { useTravelChoices } from './travel-choices.ts'

interface MapTabProps {
  document: MapDocument
  onChange: (document: MapDocument) => void
  onOpenWork: (work: OpenWork | null) => void
  /** Told how the map that is shown is paused. */
  onPausable?: (pause: PauseMap) => void
  focus: MapFocus | null
  /** The second language while it is being written. */
  language: Locale | null
}

/** The map editor with this product's map, messages and file reader. */
export default function MapTab({ document, onChange, onOpenWork, onPausable, focus, language }: MapTabProps) {
  const { t, map } = useEditorMessages()
  const { locale, formatError } = useLanguage()
  const { elevation } = useRootData()
  const basemap = useBasemap({ saysCoverage: true })
  const choosePictures = useChoosePictures()
  const storePicture = useStorePicture()
  const hiddenAreas = useHiddenAreas()
  const travel = useTravelChoices()
  const services = useMemo<MapEditorServices>(() => {
    const uploadImage = (file: File, options: ImageUploadOptions) =>
      uploadSpotPicture(file, options, (result) => formatPictureProblem(result, t, formatError), storePicture)
    return {
      readRouteFile: (file, options) => readRouteFile(file, options, { t, uploadPhoto: uploadImage }),
      acceptedFiles: EDITOR_FILES,
      uploadImage,
      takeOverImage: (address, options) => takeSpotPictureOver(address, options, formatError),
      fetchDirections: (request, options) => fetchDirections(browserApi(), request, options),
      fetchReach: (request, options) => fetchReach(browserApi(), request, options),
      snapLine: (path, options) => snapLine(browserApi(), path, options),
      travel,
      searchPlaces: (query, { signal, view }) => searchPlaces(browserApi(), query, { signal, view, locale }),
      ...(elevation && { fetchElevations }),
      ...(choosePictures && {
        chooseImages: async (options) =>
          (await choosePictures(options)).map((picture) =>
            picture instanceof File ? picture : wholeAddress(picture.url),
          ),
      }),
    }
  }, [t, formatError, locale, elevation, choosePictures, storePicture, travel])
  const hostShortcuts = useMemo<readonly HostShortcut[]>(
    () => [
      { keys: ['Ctrl', 'S'], label: map.common.save },
      ...SECTIONS.map((section, index) => ({ keys: ['Alt', String(index + 1)], label: t(`editor.tab.${section}`) })),
    ],
    [map, t],
  )
  const [shownMap, setShownMap] = useState<MapLibre | null>(null)
  const lineExtras = useCallback((line: LineExtrasProps) => <AlongOfLine {...line} map={shownMap} />, [shownMap])
  const [hasPlace] = useState(() => document.layers.some(({ objects }) => objects.length > 0))
  return (
    <MapEditor
      value={document}
      onChange={onChange}
      onOpenWork={onOpenWork}
      language={language ?? undefined}
      messages={map}
      services={services}
      mapStyle={basemap.mapStyle}
      controlExtras={<TourButton tour="editor" />}
      lineExtras={lineExtras}
      hiddenAreas={hiddenAreas}
      hostShortcuts={hostShortcuts}
      onMapReady={(shown) => {
        basemap.onMapReady(shown)
        setShownMap(shown)
        onPausable?.(() => pauseMap(shown))
      }}
      workerUrl={workerUrl}
      initialView={START_VIEWS[locale]}
      fitOnOpen={hasPlace}
      focus={focus}
    />
  )
}
