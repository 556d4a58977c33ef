import { Segmented } from '@repo/ui/segmented'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { whenIdle } from '@repo/web-kit/when-loaded'
import { Suspense, startTransition, useEffect, useMemo, useState } from 'react'
import { useJourneysMessages } from '../messages/journeys-messages.ts'
import { JourneyProfile } from '../profile/journey-profile.tsx'
import { useJourneyLines } from '../profile/use-journey-lines.ts'
import { placeAt, type WholeProfile, wholeProfile } from '../profile/whole-profile.ts'
import { colorStyle } from '../view/color-style.ts'
import type { JourneyView } from '../view/journey-view.ts'
import { DrawnMap } from './drawn-map.tsx'
import styles from './journey-map.module.css'

const LiveMap = lazyComponent(() => import('./live-map.tsx'))

interface JourneyMapProps {
  journey: JourneyView
  token: string | null
  /** In a frame of another page: the map fills the window. */
  frame?: JourneyFrame
}

interface JourneyFrame {
  readonly hasProfile: boolean
  /** Told once the state is what is seen. */
  readonly onState: (state: State) => void
}

/** Of the map: its drawing alone, the live one behind that, the live one, or no live one. */
type State = 'drawn' | 'loading' | 'shown' | 'failed'

/**
 * One map of all days with the elevations below it. The page comes with the ways drawn; the live map takes the place of
 * that drawing once the page is there, in the same frame.
 */
export function JourneyMap({ journey, token, frame }: JourneyMapProps) {
  const t = useJourneysMessages()
  const { t: common } = useLanguage()
  const [state, setState] = useState<State>('drawn')
  const [only, setOnly] = useState<number | null>(null)
  const [cursor, setCursor] = useState<number | null>(null)
  const { ways, heights, isLoading } = useJourneyLines(journey, token)
  const profile = useMemo(() => wholeProfile(journey, heights, only), [journey, heights, only])
  useEffect(() => {
    let isHere = true
    whenIdle(() => {
      if (isHere) startTransition(() => setState((now) => (now === 'drawn' ? 'loading' : now)))
    })
    return () => {
      isHere = false
    }
  }, [])
  const onState = frame?.onState
  useEffect(() => onState?.(state), [onState, state])
  const drawing = <DrawnMap journey={journey} />
  return (
    <div className={frame ? styles.whole : styles.side}>
      <section className={styles.map} aria-label={t('journeys.map', { title: journey.title })}>
        {state === 'shown' ? null : drawing}
        {state === 'drawn' ? null : (
          <Suspense fallback={null}>
            <div className={styles.live} data-shown={state !== 'loading' || undefined}>
              <LiveMap
                journey={journey}
                ways={ways}
                only={only}
                cursor={placeOf(profile, cursor)}
                onShown={() => setState('shown')}
                onFailure={() => setState('failed')}
                fallback={drawing}
              />
            </div>
          </Suspense>
        )}
        {state === 'loading' ? (
          <p className={styles.notice} role="status">
            {common('article.mapLoading')}
          </p>
        ) : null}
        <DaySwitch
          journey={journey}
          only={only}
          onChange={(day) => {
            setCursor(null)
            setOnly(day)
          }}
        />
      </section>
      {frame?.hasProfile === false ? null : (
        <section className={styles.profile} aria-label={t('journeys.profile')}>
          {profile ? (
            <JourneyProfile kind={journey.kind} profile={profile} cursorMeters={cursor} onCursor={setCursor} />
          ) : isLoading ? null : (
            <p className={styles.nothing}>{t('journeys.noHeights')}</p>
          )}
        </section>
      )}
    </div>
  )
}

function placeOf(profile: WholeProfile | null, meters: number | null) {
  const place = profile && meters !== null ? placeAt(profile, meters) : null
  if (!place) return null
  const { stage, alongMeters } = place
  return { entryId: stage.entryId, share: alongMeters / (stage.toMeters - stage.fromMeters || 1) }
}

interface DaySwitchProps {
  journey: JourneyView
  only: number | null
  onChange: (day: number | null) => void
}

const ALL = 'all'

/** Which day the map and the elevations show; nothing where there is one only, or none. */
function DaySwitch({ journey: { kind, parts }, only, onChange }: DaySwitchProps) {
  const t = useJourneysMessages()
  const walked = parts.filter(({ entries }) => entries.some((entry) => entry.kind === 'stage'))
  if (kind === 'collection' || walked.length < 2) return null
  const options = [
    { value: ALL, label: t('journeys.all') },
    ...walked.map(({ number, color }) => ({
      value: String(number),
      label: (
        <>
          <i className={styles.swatch} style={colorStyle(color)} />
          {t('journeys.day', { number })}
        </>
      ),
    })),
  ]
  return (
    <div className={styles.days}>
      <Segmented
        label={t('journeys.shownDays')}
        options={options}
        value={only === null ? ALL : String(only)}
        onChange={(value) => onChange(value === ALL ? null : Number(value))}
      />
    </div>
  )
}
