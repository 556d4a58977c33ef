import '@mishiori/map-editor/style.css'
import 'maplibre-gl/dist/maplibre-gl.css'
import {
  type AnyLine,
  lineToFollow,
  type MapObjectId,
  spotsAlong,
  spotsOf,
  type WayTime,
  wayTime,
} from '@mishiori/map-document'
import { MapView } from '@mishiori/map-editor/view'
import { routePath } from '@repo/articles/article-links'
import { type LiveMapContent, loadLiveMap } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import { RECORD_PAGE } from '@repo/authoring/start-addresses'
import { PRODUCT_LIMITS } from '@repo/contract'
import { START_VIEWS } from '@repo/map-kit/start-views'
import { useBasemap } from '@repo/map-kit/use-basemap'
import { findAlongLine } from '@repo/planning/find-along'
import { findTurnsOfLine } from '@repo/planning/find-turns'
import { EmptyState } from '@repo/ui/empty-state'
import { useLanguage } from '@repo/web-kit/language'
import { useSelector } from '@xstate/react'
import type { Map as MapLibre } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { use, useEffect, useMemo, useState } from 'react'
import { FollowButton } from '../position/follow-button.tsx'
import { MapWithPanel } from '../position/map-with-panel.tsx'
import { useOwnPosition } from '../position/use-own-position.ts'
import { useWalkingMessages } from './messages/walking-messages.ts'
import { useWalk, type WalkActor } from './use-walk.ts'
import styles from './walk.module.css'
import type { WalkInput } from './walk-machine.ts'
import { WalkPanel } from './walk-panel.tsx'
import { waysideOf } from './wayside-ahead.ts'

interface WalkPageProps {
  view: Pick<ReadingView, 'article' | 'heldLayers'>
  token: string | null
}

/** Follows the user along the line of an article, once its geometry is loaded. */
export default function WalkPage({ view, token }: WalkPageProps) {
  const t = useWalkingMessages()
  const language = useLanguage()
  const content = use(loadLiveMap(view, token, language))
  const line = useMemo(() => content && lineToFollow(content.document), [content])
  const input = useMemo(
    () => (content && line ? { path: line.path, spots: spotsAlong(spotsOf(content.document), line.path) } : null),
    [content, line],
  )
  const time = useMemo(() => line && wayTime(line), [line])
  if (!content) return <EmptyState title={t('walk.noMap')} text={t('walk.noMapText')} />
  if (!line || !input) return <EmptyState title={t('walk.noLine')} text={t('walk.noLineText')} />
  return <OwnWalk view={view} token={token} content={content} line={line} input={input} time={time} />
}

interface OwnWalkProps extends WalkPageProps {
  content: LiveMapContent
  line: AnyLine
  input: WalkInput
  /** Null where no model tells how long it takes. */
  time: WayTime | null
}

function OwnWalk({ input, line, ...rest }: OwnWalkProps) {
  const actor = useWalk(input)
  useWayside(actor, line)
  useTurns(actor, line)
  return <WalkScreen actor={actor} {...rest} />
}

/** Asks what lies along the line once somebody starts, who gets on without an answer as well. */
function useWayside(actor: WalkActor, line: AnyLine): void {
  const isWanted = useSelector(actor, (snapshot) => snapshot.matches('walking') && !snapshot.context.walk.wayside)
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    findAlongLine(line, PRODUCT_LIMITS.along.usualMeters, leaving.signal).then(
      (answer) => {
        const wayside = answer && answer !== 'tooLong' ? waysideOf(answer) : null
        if (wayside && !leaving.signal.aborted) actor.send({ type: 'wayside.know', wayside })
      },
      () => {}, // it is asked again with the next start
    )
    return () => leaving.abort()
  }, [actor, line, isWanted])
}

/** Asks where the line turns, in the same way. */
function useTurns(actor: WalkActor, line: AnyLine): void {
  const { locale } = useLanguage()
  const isWanted = useSelector(actor, (snapshot) => snapshot.matches('walking') && !snapshot.context.walk.turns)
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    findTurnsOfLine(line, locale, leaving.signal).then(
      (turns) => {
        if (typeof turns === 'object' && !leaving.signal.aborted) actor.send({ type: 'turns.know', turns })
      },
      () => {}, // it is asked again with the next start
    )
    return () => leaving.abort()
  }, [actor, line, locale, isWanted])
}

/** The map with the line and the position, and the information panel. */
export function WalkScreen({
  actor,
  view,
  token,
  content,
  time,
}: Omit<OwnWalkProps, 'input' | 'line'> & { actor: WalkActor }) {
  const t = useWalkingMessages()
  const { locale } = useLanguage()
  const snapshot = useSelector(actor, (current) => current)
  const basemap = useBasemap()
  const [map, setMap] = useState<MapLibre | null>(null)
  const [selectedId, setSelectedId] = useState<MapObjectId | null>(null)
  const { fix } = snapshot.context.walk
  const { isFollowing, follow } = useOwnPosition(map, fix)
  const shown = (
    <section className={styles.map} aria-label={t('walk.map')}>
      <MapView
        className={styles.view}
        value={content.document}
        mapStyle={basemap.mapStyle}
        onMapReady={(ready) => {
          basemap.onMapReady(ready)
          setMap(ready)
        }}
        workerUrl={workerUrl}
        initialView={START_VIEWS[locale]}
        messages={content.messages}
        langOf={content.langOf}
        selectedId={selectedId}
        onSelect={setSelectedId}
      >
        {fix && !isFollowing ? <FollowButton label={t('position.follow')} onFollow={follow} /> : null}
      </MapView>
    </section>
  )
  const { id, title } = view.article
  return (
    <MapWithPanel title={t('walk.title', { title })} map={shown}>
      <WalkPanel
        time={time}
        actor={actor}
        snapshot={snapshot}
        articlePath={routePath(id, token)}
        recordPath={recordPath(id, token)}
      />
    </MapWithPanel>
  )
}

/** Of the recorder, which offers to log the walk in the end. */
const recordPath = (id: number, token: string | null) =>
  `${RECORD_PAGE}?${new URLSearchParams({ along: String(id), ...(token !== null && { token }) })}`
