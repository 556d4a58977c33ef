import type { Sport } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { whenIdle } from '@repo/web-kit/when-loaded'
import { Suspense, startTransition, useEffect, useMemo, useState } from 'react'
import { useYearsMessages } from '../messages/years-messages.ts'
import { SPORT_COLORS } from '../view/sports.ts'
import type { Activity } from '../view/year-view.ts'
import { DrawnTracks } from './drawn-tracks.tsx'
import type { TrackSource } from './read-tracks.ts'
import { SelectedTrack } from './selected-track.tsx'
import styles from './tracks-map.module.css'
import { useTracks } from './use-tracks.ts'

const LiveTracks = lazyComponent(() => import('./live-tracks.tsx'))

interface TracksMapProps {
  source: TrackSource
  /** Those whose names are known: they are told when their track is pressed. */
  activities: readonly Activity[]
}

type State = 'drawn' | 'loading' | 'shown' | 'failed'

/** One map of all tracks in the colours of their sports. They are drawn without a map until it is there, and where it cannot be. */
export function TracksMap({ source, activities }: TracksMapProps) {
  const t = useYearsMessages()
  const { t: common } = useLanguage()
  const [state, setState] = useState<State>('drawn')
  const [selected, setSelected] = useState<string | null>(null)
  const { status, tracks, bounds, look, retry } = useTracks(source)
  const sports = useMemo(() => [...new Set(tracks.map(({ sport }) => sport))], [tracks])
  const hasTracks = tracks.length > 0
  useEffect(() => {
    let isHere = hasTracks
    whenIdle(() => {
      if (isHere) startTransition(() => setState((now) => (now === 'drawn' ? 'loading' : now)))
    })
    return () => {
      isHere = false
    }
  }, [hasTracks])
  const notice = noticeOf({ status, state, hasTracks })
  const track = tracks.find(({ key }) => key === selected)
  return (
    <section className={styles.section} aria-label={t('map.title')}>
      <div className={styles.map}>
        {state === 'shown' ? null : <DrawnTracks tracks={tracks} bounds={bounds} />}
        {state === 'drawn' || state === 'failed' ? null : (
          <Suspense fallback={null}>
            <div className={styles.live} data-shown={state === 'shown' || undefined}>
              <LiveTracks
                tracks={tracks}
                bounds={bounds}
                selected={selected}
                onSelect={setSelected}
                onLook={look}
                onShown={() => setState('shown')}
                onFailure={() => setState('failed')}
              />
            </div>
          </Suspense>
        )}
        {notice === 'loading' ? (
          <p className={styles.notice} role="status">
            {common('article.mapLoading')}
          </p>
        ) : null}
        {notice === 'none' ? <p className={styles.nothing}>{t('map.none')}</p> : null}
        {notice === 'failed' ? (
          <div className={styles.nothing} role="alert">
            <p>{t('map.failed')}</p>
            <Button onClick={retry}>{t('map.retry')}</Button>
          </div>
        ) : null}
        {track ? (
          <SelectedTrack
            track={track}
            activity={activities.find(({ key }) => key === selected) ?? null}
            onClose={() => setSelected(null)}
          />
        ) : null}
      </div>
      {state === 'failed' ? <p className={styles.note}>{t('map.text', { count: tracks.length })}</p> : null}
      {sports.length > 0 ? <Legend sports={sports} /> : null}
    </section>
  )
}

interface Shown {
  readonly status: ReturnType<typeof useTracks>['status']
  readonly state: State
  readonly hasTracks: boolean
}

/** What is said over the map. */
function noticeOf({ status, state, hasTracks }: Shown): 'loading' | 'failed' | 'none' | null {
  if (hasTracks) return state === 'loading' ? 'loading' : null
  return status === 'ready' ? 'none' : status
}

function Legend({ sports }: { sports: readonly Sport[] }) {
  const t = useYearsMessages()
  return (
    <ul className={styles.legend} aria-label={t('years.sports')}>
      {sports.map((sport) => (
        <li key={sport}>
          <i style={{ background: SPORT_COLORS[sport] }} />
          {t(`sport.${sport}`)}
        </li>
      ))}
    </ul>
  )
}
