import type { LineTime } from '@repo/articles/line-time'
import type { LayerOutline, ObjectOutline } from '@repo/articles/reading-view'
import { formatDistance } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import { clockText } from '../light/wall-clock.ts'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import styles from './time.module.css'
import type { PlannedWalk } from './walk-choices.ts'

/** As many are seen at once; of a longer list the reader asks. */
const MOST_AT_ONCE = 8

interface ArrivalsProps {
  time: LineTime
  walk: PlannedWalk
  layers: readonly LayerOutline[]
}

/** When the reader is at each place that the line comes to, rests included. */
export function Arrivals({ time, walk: { choices, under }, layers }: ArrivalsProps) {
  const t = usePlanningMessages()
  const objects = new Map(layers.flatMap((layer) => layer.objects.map((object) => [object.id, object] as const)))
  const totalMinutes = under.walkingMinutes + under.restMinutes
  const at = (minutes: number) => clockText(choices.startMinutes + totalMinutes * (minutes / time.minutes))
  const places = time.places.flatMap(({ id, minutes, alongMeters }) => {
    const object = objects.get(id)
    return object?.name ? [{ object, clock: at(minutes), alongMeters }] : []
  })
  const rows = (
    <ol className={styles.arrivals}>
      <li>
        <time>{at(0)}</time> <span>{t('planning.leave')}</span>
      </li>
      {places.map(({ object, clock, alongMeters }) => (
        <PlaceRow key={object.id} object={object} clock={clock} alongMeters={alongMeters} />
      ))}
      <li>
        <time>{at(time.minutes)}</time> <span>{t('planning.arrive')}</span>
      </li>
    </ol>
  )
  if (places.length <= MOST_AT_ONCE) return rows
  return (
    <details className={styles.folded}>
      <summary>{t('planning.arrivals', { count: places.length })}</summary>
      {rows}
    </details>
  )
}

function PlaceRow({ object, clock, alongMeters }: { object: ObjectOutline; clock: string; alongMeters: number }) {
  const language = useLanguage()
  return (
    <li>
      <time>{clock}</time> <span lang={langOn(language.locale, object.language)}>{object.name}</span>{' '}
      <span className={styles.along}>{formatDistance(alongMeters, language)}</span>
    </li>
  )
}
