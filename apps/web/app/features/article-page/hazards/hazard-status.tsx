import { type HazardState, PRODUCT_LIMITS } from '@repo/contract'
import { formatDate } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { useHazards } from './hazard-context.tsx'
import styles from './hazards.module.css'

interface HazardStatusProps {
  objectId: string
  /** In its window there, which tells the day on which its author saw it. */
  isOnMap?: boolean
}

/** When a hazard was seen last, what readers say of it, and the reader's own word. */
export function HazardStatus({ objectId, isOnMap = false }: HazardStatusProps) {
  const { states } = useHazards()
  const state = states.find(({ object_id }) => object_id === objectId)
  if (!state) return null
  return (
    <div className={styles.words} data-on-map={isOnMap || undefined}>
      <Age state={state} isDayShown={!isOnMap || state.last_seen_on !== state.seen_on} />
      <Counts state={state} />
      <Answers state={state} />
    </div>
  )
}

interface AgeProps {
  state: HazardState
  isDayShown: boolean
}

function Age({ state: { last_seen_on, seen_on, present_count, is_stale }, isDayShown }: AgeProps) {
  const { t, locale } = useLanguage()
  const date = formatDate(`${last_seen_on}T00:00:00Z`, locale, 'UTC')
  const isKnown = seen_on !== null || present_count > 0
  return (
    <p className={styles.age} data-stale={is_stale || undefined}>
      {is_stale ? <b>{t('hazard.stale', { days: PRODUCT_LIMITS.hazard.freshDays })}</b> : null}
      {isDayShown ? (
        <time dateTime={last_seen_on}>{t(isKnown ? 'hazard.seenOn' : 'hazard.unknown', { date })}</time>
      ) : null}
    </p>
  )
}

function Counts({ state: { present_count, gone_count } }: { state: HazardState }) {
  const { t } = useLanguage()
  if (present_count + gone_count === 0) return null
  const parts = [
    ...(present_count > 0 ? [t('hazard.presentCount', { count: present_count })] : []),
    ...(gone_count > 0 ? [t('hazard.goneCount', { count: gone_count })] : []),
  ]
  return (
    <p className={styles.counts} aria-live="polite">
      {parts.join(t('hazard.and'))}
    </p>
  )
}

function Answers({ state: { object_id, answer: said } }: { state: HazardState }) {
  const { t } = useLanguage()
  const { isOpen, answer } = useHazards()
  if (!isOpen) return null
  return (
    <div className={styles.answers}>
      {(['present', 'gone'] as const).map((choice) => (
        <Button
          key={choice}
          size="sm"
          variant={said === choice ? 'soft' : 'line'}
          aria-pressed={said === choice}
          onClick={() => answer(object_id, said === choice ? null : choice)}
        >
          {t(choice === 'present' ? 'hazard.present' : 'hazard.gone')}
        </Button>
      ))}
    </div>
  )
}
