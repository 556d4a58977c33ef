import {
  type AnyLine,
  findLayerOf,
  findMapObject,
  isHazardIcon,
  type MapDocument,
  type MapObject,
  type MapObjectId,
  mainLine,
  mapObjectId,
} from '@mishiori/map-document'
import {
  type ColoringMessages,
  ElevationProfile,
  type GroundServices,
  LayerList,
  LineColorKey,
  MapView,
  useComparedLines,
  useLineColors,
  useLineElevations,
} from '@mishiori/map-editor/view'
import type { LiveMapContent } from '@repo/articles/load-live-map'
import { useMapLinks } from '@repo/articles/map-links'
import type { ReadingView } from '@repo/articles/reading-view'
import { useElevationServices } from '@repo/articles/use-elevation-services'
import { useHiddenLayers } from '@repo/articles/use-hidden-layers'
import { ObjectComments } from '@repo/comments/object-comments'
import { START_VIEWS } from '@repo/map-kit/start-views'
import { useBasemap } from '@repo/map-kit/use-basemap'
import { useHiddenAreas } from '@repo/map-kit/use-hidden-areas'
import { usePlaceMarks } from '@repo/map-kit/use-place-marks'
import { Button } from '@repo/ui/button'
import { useLanguage } from '@repo/web-kit/language'
import { useMediaQuery } from '@repo/web-kit/use-media-query'
import type { Map as MapLibre } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { useHazards } from '../hazards/hazard-context.tsx'
import { HazardStatus } from '../hazards/hazard-status.tsx'
import { findInText, goToText } from '../scroll-sync/text-places.ts'
import { useScrollSync } from '../scroll-sync/use-scroll-sync.ts'
import { useShownObject } from '../use-shown-object.ts'
import { LayerOutlines } from './layer-outlines.tsx'
import { LineFigureList, useHasProfile } from './line-figures.tsx'
import styles from './map-frame.module.css'
import { DrawnMap, MapPicture } from './static-map.tsx'

/**
 * Pixels that the opener of the layers, the controls, the credits and, on wide screens, the header above at first cover:
 * as in the pictures that the server draws, so that the map opens as its picture was.
 */
const PADDING = { top: 76, right: 84, bottom: 170, left: 64 }
const NARROW_PADDING = { top: 64, right: 76, bottom: 36, left: 40 }
/** While the text is read: the article's header is gone. */
const READING_PADDING = { top: 96, right: 84, bottom: 48, left: 64 }
const NARROW = '(max-width: 999px)'

interface LoadedMapProps {
  view: ReadingView
  content: LiveMapContent
  /** Otherwise it lies in its place and shows nothing of itself. */
  isSeen: boolean
  ground: GroundServices
  words: ColoringMessages
}

/** The article's map once its geometry is there. It shows what the text beside it speaks of. */
export function LoadedMap({ view, content, isSeen, ground, words }: LoadedMapProps) {
  const { t } = useLanguage()
  const { document: value, messages, langOf } = content
  const [hiddenLayerIds, toggleLayer] = useHiddenLayers()
  const paleObjectIds = usePaleObjects()
  const hiddenAreas = useHiddenAreas({ isEnabled: view.article.viewerCan.edit })
  const [cursor, setCursor] = useState<number | null>(null)
  const [isShown, setIsShown] = useState(false)
  const object = useShownObject()
  const { selectedId } = object
  const { choose, markedId, isReading } = useScrollSync(isSeen && isShown, object)
  const basemap = useBasemap({ isShaded: isShown }) // slow elevations must not keep the map away
  const lines = useProfiledLines({ value, selectedId, hiddenLayerIds, isSeen, ground, words })
  const { document, compared, colors } = lines
  const padding = usePadding(isReading)
  const showPlacesOn = usePlacesBeside(padding)
  return (
    <div className={isSeen ? styles.seen : styles.unseen}>
      <div className={styles.frame}>
        <div className={styles.map}>
          <MapView
            className={styles.view}
            variant={isShown ? 'full' : 'mini'}
            value={document}
            mapStyle={basemap.mapStyle}
            onMapReady={(map) => {
              basemap.onMapReady(map)
              showPlacesOn(map)
              colors.onMapReady(map)
            }}
            workerUrl={workerUrl}
            initialView={START_VIEWS.ja} // where the server's picture of an empty map is, in any language
            messages={messages}
            langOf={langOf}
            selectedId={markedId}
            hasWindow={selectedId !== null}
            onSelect={choose}
            hiddenLayerIds={hiddenLayerIds}
            paleObjectIds={paleObjectIds}
            hiddenAreas={hiddenAreas}
            infoExtras={noteOfObject}
            cursor={cursor}
            profiledIds={compared.ids}
            onCursor={setCursor}
            focus={object.focus}
            padding={padding}
            onShown={() => setIsShown(true)}
            onMapError={() => setIsShown(true)}
            fallback={<MapPicture view={view} />}
          />
        </div>
        <DrawnMap view={view} className={isShown ? styles.printed : styles.cover} />
        {isShown || !isSeen ? null : <p className={styles.notice}>{t('article.mapLoading')}</p>}
        {selectedId ? <ToTextButton objectId={selectedId} /> : null}
        <ShownLayers
          content={content}
          selectedObjectId={selectedId}
          hiddenLayerIds={hiddenLayerIds}
          onSelectObject={object.show}
          onToggleLayer={toggleLayer}
        />
        {isSeen ? (
          <div className={styles.printed}>
            <LayerOutlines layers={view.layers} />
          </div>
        ) : null}
      </div>
      <FigureStrip content={content} figures={view.figures} lines={lines} cursor={cursor} onCursor={setCursor} />
    </div>
  )
}

function usePadding(isReading: boolean): typeof PADDING {
  const isNarrow = useMediaQuery(NARROW)
  if (isNarrow) return NARROW_PADDING
  return isReading ? READING_PADDING : PADDING
}

/** Places of the list of what lies along the way, as far as the reader wants them on the map. */
function usePlacesBeside(padding: typeof PADDING) {
  const [map, setMap] = useState<MapLibre | null>(null)
  const { places, chosenPlace, choosePlace } = useMapLinks()
  usePlaceMarks(map, { places, chosen: chosenPlace, onChoose: choosePlace, padding })
  return setMap
}

type ProfiledLinesOptions = Required<Parameters<typeof useComparedLines>[0]> &
  Pick<LoadedMapProps, 'isSeen' | 'ground' | 'words'>

/** The lines of the elevation profile, and their colours. Missing elevations of a line are requested once the map is visible. */
function useProfiledLines({ value, isSeen, ground, words, ...selection }: ProfiledLinesOptions) {
  const { document, want, sourceOf } = useLineElevations({ value, services: useElevationServices() })
  const compared = useComparedLines({ value: document, ...selection })
  useEffect(() => {
    if (isSeen) want(compared.ids)
  }, [isSeen, want, compared.ids])
  const line = compared.profile?.line ?? lineWithoutProfile(value, selection.selectedId)
  const layer = line && findLayerOf(document, line.id)
  const isDrawn = layer !== null && !selection.hiddenLayerIds.has(layer.id)
  const colors = useLineColors({ line, isDrawn, services: ground, words })
  return { document, compared, sourceOf, colors }
}

/** The selected line, else the main one. */
function lineWithoutProfile(value: MapDocument, selectedId: MapObjectId | null): AnyLine | null {
  const selected = selectedId && findMapObject(value, selectedId)
  return selected && 'path' in selected ? selected : mainLine(value)
}

/** Scrolls to the text about the object, where there is one. */
function ToTextButton({ objectId }: { objectId: MapObjectId }) {
  const { t } = useLanguage()
  return findInText(objectId) ? (
    <Button className={styles.toText} onClick={() => goToText(objectId)}>
      {t('story.toText')}
    </Button>
  ) : null
}

type LayerListProps = ComponentProps<typeof LayerList>

interface ShownLayersProps
  extends Pick<LayerListProps, 'selectedObjectId' | 'hiddenLayerIds' | 'onSelectObject' | 'onToggleLayer'> {
  content: LiveMapContent
}

/** Readers choose objects from the list, never layers. */
function ShownLayers({ content: { document, messages, langOf }, ...list }: ShownLayersProps) {
  return (
    <div className={styles.layers}>
      <LayerList
        messages={messages}
        langOf={langOf}
        layers={document.layers}
        mainLineId={document.mainLineId}
        selectedLayerId={null}
        isCollapsible
        {...list}
      />
    </div>
  )
}

interface FigureStripProps {
  content: LiveMapContent
  figures: ReadingView['figures']
  lines: ReturnType<typeof useProfiledLines>
  cursor: number | null
  onCursor: (distanceMeters: number | null) => void
}

/** Below the map: the elevation profile, or what the server knew of the lines until there is one. */
function FigureStrip({ content: { messages, langOf }, figures, lines, cursor, onCursor }: FigureStripProps) {
  const hasProfile = useHasProfile(figures)
  const { profile } = lines.compared
  const { coloring } = lines.colors
  return (
    <div ref={tellHeight} className={styles.strip} data-profile={hasProfile || undefined}>
      {profile ? (
        <ElevationProfile
          messages={messages}
          langOf={langOf}
          {...profile}
          coloring={coloring}
          source={lines.sourceOf(profile.line.id)}
          cursorMeters={cursor}
          onCursor={onCursor}
          variant="strip"
        />
      ) : (
        <LineFigureList figures={figures} isColored={coloring !== null}>
          {coloring ? <LineColorKey coloring={coloring} locale={messages.locale} /> : null}
        </LineFigureList>
      )}
    </div>
  )
}

/** Credits keep above the strip, which a legend makes higher. */
function tellHeight(strip: HTMLElement | null): (() => void) | undefined {
  const section = strip?.closest('section')
  if (!strip || !section) return
  const observer = new ResizeObserver(() => {
    section.style.setProperty('--shown-strip-h', `${strip.offsetHeight}px`)
  })
  observer.observe(strip)
  return () => observer.disconnect()
}

/** Readers' confirmations for an object, in its popup. */
function noteOfObject(object: MapObject) {
  return (
    <>
      {noteOfHazard(object)}
      <ObjectComments objectId={object.id} />
    </>
  )
}

/** The spots of hazards without a recent confirmation. */
function usePaleObjects(): ReadonlySet<MapObjectId> {
  const { states } = useHazards()
  return useMemo(
    () => new Set(states.filter(({ isStale }) => isStale).map(({ objectId }) => mapObjectId(objectId))),
    [states],
  )
}

/** For the window of an object. */
function noteOfHazard(object: MapObject) {
  return object.kind === 'spot' && isHazardIcon(object.icon) ? <HazardStatus objectId={object.id} isOnMap /> : null
}
