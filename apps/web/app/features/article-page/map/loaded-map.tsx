import type { MapObject } from '@mishiori/map-document'
import { isHazardIcon, type MapObjectId, mapObjectId } from '@mishiori/map-document'
import { ElevationProfile, LayerList, MapView, useComparedLines, useLineElevations } from '@mishiori/map-editor/view'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { x } from '@repo/ui/icons'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { useMediaQuery } from '../../../platform/use-media-query.ts'
import { START_VIEWS } from '../../basemap/start-views.ts'
import { useBasemap } from '../../basemap/use-basemap.tsx'
import { useHiddenAreas } from '../../private-areas/use-hidden-areas.ts'
import { ObjectComments } from '../comments/object-comments.tsx'
import { useHazards } from '../hazards/hazard-context.tsx'
import { HazardStatus } from '../hazards/hazard-status.tsx'
import { MAP_DOCK_ID } from '../scroll-sync/map-dock.tsx'
import { Movable } from '../scroll-sync/movable.tsx'
import { findInText, goToText } from '../scroll-sync/text-places.ts'
import { useScrollSync } from '../scroll-sync/use-scroll-sync.ts'
import type { ReadingView } from '../view/reading-view.ts'
import { LayerOutlines } from './layer-outlines.tsx'
import { LineFigureList, useHasProfile } from './line-figures.tsx'
import type { LiveMapContent } from './load-live-map.ts'
import styles from './map-frame.module.css'
import { DrawnMap } from './static-map.tsx'
import { useElevationServices } from './use-elevation-services.ts'
import { useHiddenLayers } from './use-hidden-layers.ts'
import { useShownObject } from './use-shown-object.ts'

/**
 * Pixels that the layer panel, the controls and the credits cover: as in the pictures that the server draws, so that
 * the map opens as its picture was.
 */
const PADDING = { top: 72, right: 100, bottom: 48, left: 360 }
const NARROW_PADDING = { top: 64, right: 84, bottom: 56, left: 32 }
const DOCKED_PADDING = { top: 40, right: 40, bottom: 32, left: 40 }
const NARROW = '(max-width: 768px)'

interface LoadedMapProps {
  view: ReadingView
  content: LiveMapContent
  /** Otherwise it lies in its place and shows nothing of itself. */
  isSeen: boolean
}

/** The article's map once its geometry is there. It goes beside the text while that is read. */
export function LoadedMap({ view, content, isSeen }: LoadedMapProps) {
  const { t } = useLanguage()
  const { document: value, messages, langOf } = content
  const [frame, home] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const isNarrow = useMediaQuery(NARROW)
  const [hiddenLayerIds, toggleLayer] = useHiddenLayers()
  const paleObjectIds = usePaleObjects()
  const hiddenAreas = useHiddenAreas({ isEnabled: view.article.viewerCan.edit })
  const [cursor, setCursor] = useState<number | null>(null)
  const [isShown, setIsShown] = useState(false)
  const object = useShownObject()
  const { selectedId } = object
  const hasProfile = useHasProfile(view.figures)
  const { isDocked, close, choose, markedId } = useScrollSync(frame, isSeen && isShown, object)
  const basemap = useBasemap({ isShaded: isShown }) // slow elevations must not keep the map away
  const { document, want, sourceOf } = useLineElevations({ value, services: useElevationServices() })
  const compared = useComparedLines({ value: document, selectedId, hiddenLayerIds })
  useEffect(() => {
    if (isSeen) want(compared.ids)
  }, [isSeen, want, compared.ids])
  const homePadding = isNarrow ? NARROW_PADDING : PADDING
  return (
    <div className={isSeen ? undefined : styles.unseen}>
      <div ref={frame} className={styles.frame}>
        <div ref={home} className={styles.map} />
        <Movable home={home} awayId={isDocked ? MAP_DOCK_ID : null} label={isDocked ? t('story.map') : null}>
          <MapView
            className={styles.view}
            variant={isDocked || !isShown ? 'mini' : 'full'}
            value={document}
            mapStyle={basemap.mapStyle}
            controlExtras={basemap.control}
            onMapReady={basemap.onMapReady}
            workerUrl={workerUrl}
            initialView={START_VIEWS.ja} // where the server's picture of an empty map is, in any language
            messages={messages}
            langOf={langOf}
            selectedId={markedId}
            onSelect={choose}
            hiddenLayerIds={hiddenLayerIds}
            paleObjectIds={paleObjectIds}
            hiddenAreas={hiddenAreas}
            infoExtras={noteOfObject}
            cursor={cursor}
            profiledIds={compared.ids}
            onCursor={setCursor}
            focus={object.focus}
            padding={isDocked ? DOCKED_PADDING : homePadding}
            onShown={() => setIsShown(true)}
            onMapError={() => setIsShown(true)}
          />
          {isDocked ? <IconButton className={styles.close} icon={x} label={t('story.close')} onClick={close} /> : null}
        </Movable>
        <DrawnMap view={view} className={isShown ? styles.printed : styles.cover} />
        {isShown || !isSeen ? null : (
          <p className={styles.notice} role="status">
            {t('article.mapLoading')}
          </p>
        )}
        {selectedId && !isDocked && findInText(selectedId) ? (
          <Button className={styles.toText} onClick={() => goToText(selectedId)}>
            {t('story.toText')}
          </Button>
        ) : null}
        <div className={styles.layers}>
          <LayerList
            messages={messages}
            langOf={langOf}
            layers={value.layers}
            mainLineId={value.mainLineId}
            selectedLayerId={null}
            selectedObjectId={selectedId}
            hiddenLayerIds={hiddenLayerIds}
            onSelectLayer={() => {}}
            onSelectObject={object.show}
            onToggleLayer={toggleLayer}
            variant={isNarrow ? 'plain' : 'panel'}
          />
        </div>
        {isSeen ? (
          <div className={styles.printed}>
            <LayerOutlines layers={view.layers} />
          </div>
        ) : null}
      </div>
      <div className={styles.strip} data-profile={hasProfile || undefined}>
        {compared.profile ? (
          <ElevationProfile
            messages={messages}
            langOf={langOf}
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
    </div>
  )
}

/** What readers say of an object, in its window. */
function noteOfObject(object: MapObject) {
  return (
    <>
      {noteOfHazard(object)}
      <ObjectComments objectId={object.id} />
    </>
  )
}

/** The spots of hazards that nobody has seen for long. */
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
