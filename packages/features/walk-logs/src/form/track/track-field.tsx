import { ROUTE_FILES } from '@repo/authoring/accepted-files'
import { titleIn } from '@repo/contract'
import { formatDistance } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { calendar, upload } from '@repo/ui/icons'
import { Select } from '@repo/ui/select'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { WalkLog } from '../../walk-log.ts'
import { useTimeText } from '../../walk-summary.tsx'
import { useFormMessages } from '../form-messages.ts'
import styles from '../walk-log-dialog.module.css'
import type { PickedTrack } from './picked-track.ts'
import { useTrackChoice } from './use-track-choice.ts'

const TrackMap = lazyComponent(() => import('./track-map.tsx'))

interface Track {
  readonly id: number
  readonly title: string
}

interface TrackFieldProps {
  /** The one that is chosen. */
  trackId: number | null
  /** What was taken from a file or the timeline, and is not stored yet. */
  picked: PickedTrack | null
  /** The article that was walked, which is no recording of it. */
  articleId: number
  /** What the log had before. */
  before: WalkLog['track']
  /** The day of the walk, as the date field has it. */
  day: string
  onChange: (trackId: number | null) => void
  onPick: (track: PickedTrack | null) => void
}

/** A recording of the walk: one of one's own articles, a file, or the day of one's timeline. */
export function TrackField({ picked, day, onPick, ...choice }: TrackFieldProps) {
  const t = useFormMessages()
  const track = useTrackChoice(onPick)
  if (picked) return <Picked track={picked} onRemove={() => onPick(null)} />
  return (
    <fieldset className={styles.group}>
      <legend>{t('form.track')}</legend>
      <OwnTracks {...choice} />
      <div className={styles.sources}>
        <FileButton onFile={(file) => void track.readFile(file)} />
        {day === '' ? null : (
          <Button size="sm" icon={<Icon path={calendar} size={16} />} onClick={() => void track.readDay(day)}>
            {t('form.fromTimeline')}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{t('form.fileHint')}</p>
      <div role="status">{track.isReading ? <p className={styles.hint}>{t('form.readingTrack')}</p> : null}</div>
      <div role="alert">
        {track.problem === null ? null : (
          <p className={styles.hint} data-wrong>
            {track.problem}
          </p>
        )}
      </div>
    </fieldset>
  )
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const t = useFormMessages()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ROUTE_FILES.join()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button size="sm" icon={<Icon path={upload} size={16} />} onClick={() => input.current?.click()}>
        {t('form.fromFile')}
      </Button>
    </>
  )
}

function Picked({ track, onRemove }: { track: PickedTrack; onRemove: () => void }) {
  const t = useFormMessages()
  const lengths = useLanguage()
  const timeText = useTimeText()
  const { name, lengthMeters, minutes } = track
  return (
    <section className={styles.picked} aria-label={t('form.track')}>
      <div className={styles.trackMap}>
        <Suspense fallback={null}>
          <TrackMap track={track} />
        </Suspense>
      </div>
      <p className={styles.trackFacts}>
        <b>{name}</b>
        <span>{formatDistance(lengthMeters, lengths)}</span>
        {minutes === null ? null : <span>{timeText(minutes)}</span>}
      </p>
      <p className={styles.hint}>{t('form.pickedHint')}</p>
      <div>
        <Button size="sm" onClick={onRemove}>
          {t('form.removeTrack')}
        </Button>
      </div>
    </section>
  )
}

type OwnTracksProps = Pick<TrackFieldProps, 'trackId' | 'articleId' | 'before' | 'onChange'>

/** One's own articles that may be a recording of the walk. Absent where one has none. */
function OwnTracks({ trackId, articleId, before, onChange }: OwnTracksProps) {
  const t = useFormMessages()
  const own = useOwnArticles(trackId)
  const further = before && own.every(({ id }) => id !== before.id) ? [before] : []
  const tracks = [...further, ...own].filter(({ id }) => id !== articleId)
  if (tracks.length === 0) return null
  return (
    <Select
      label={t('form.ownTrack')}
      hint={t('form.trackHint')}
      value={trackId === null ? '' : String(trackId)}
      options={[
        { value: '', label: t('form.trackNone') },
        ...tracks.map(({ id, title }) => ({ value: String(id), label: title || t('form.trackUntitled') })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
    />
  )
}

/** Those that were changed last: a walk is logged soon after it. */
function useOwnArticles(trackId: number | null): readonly Track[] {
  const { locale } = useLanguage()
  const [tracks, setTracks] = useState<readonly Track[]>([])
  useEffect(() => {
    let isCurrent = true
    void browserApi()
      .listOwnRoutes({ query: {} })
      .then((answer) => {
        if (!isCurrent || !answer.ok) return
        setTracks(answer.data.data.map((route) => ({ id: route.id, title: titleIn(route, locale).text })))
      })
    return () => {
      isCurrent = false
    }
  }, [locale, trackId])
  return tracks
}
