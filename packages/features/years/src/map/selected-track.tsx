import { routePath } from '@repo/articles/article-links'
import { formatDate, formatDistance } from '@repo/i18n'
import { IconButton } from '@repo/ui/icon-button'
import { x } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useYearsMessages } from '../messages/years-messages.ts'
import { ActivityName } from '../view/activity-name.tsx'
import type { Activity } from '../view/year-view.ts'
import type { Track } from './read-tracks.ts'
import styles from './tracks-map.module.css'

interface SelectedTrackProps {
  track: Track
  /** Null where only its track is known: further pages of the list have its name. */
  activity: Activity | null
  onClose: () => void
}

/** Which activity the pressed track is of. */
export function SelectedTrack({ track, activity, onClose }: SelectedTrackProps) {
  const t = useYearsMessages()
  const language = useLanguage()
  const { date, sport, articleId } = track
  const km = activity?.distanceKm ?? null
  const named = activity ?? {
    title: t(`sport.${sport}`),
    language: language.locale,
    translation: null,
    href: articleId === null ? null : routePath(articleId, null),
  }
  return (
    <div className={styles.selected} role="status">
      <p>
        <ActivityName activity={named} />
        <small>
          <time dateTime={date}>{formatDate(date, language.locale)}</time>
          {km === null ? null : ` · ${formatDistance(km * 1000, language)}`}
        </small>
      </p>
      <IconButton label={t('map.close')} icon={x} onClick={onClose} />
    </div>
  )
}
