import type { Hazard } from '@repo/articles/article-facts'
import { PRODUCT_LIMITS } from '@repo/contract'
import { formatDate } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { useLanguage } from '@repo/web-kit/language'
import { useHazards } from './hazard-context.tsx'
import styles from './hazards.module.css'

interface HazardStatusProps {
  objectId: string
  /** In its popup there, which shows the day of the author's sighting. */
  isOnMap?: boolean
}

/** The last sighting of a hazard, readers' confirmations, and the reader's own. */
export function HazardStatus({ objectId, isOnMap = false }: HazardStatusProps) {
  const { states } = useHazards()
  const state = states.find((hazard) => hazard.objectId === objectId)
  if (!state) return null
  return (
    <div className={styles.text} data-on-map={isOnMap || undefined}>
      <Age state={state} isDayShown={!isOnMap || state.lastSeenOn !== state.seenOn} />
      <Counts state={state} />
      <Answers state={state} />
    </div>
  )
}

interface AgeProps {
  state: Hazard
  isDayShown: boolean
}

function Age({ state: { lastSeenOn, seenOn, presentCount, isStale }, isDayShown }: AgeProps) {
  const { t, locale } = useLanguage()
  const date = formatDate(`${lastSeenOn}T00:00:00Z`, locale, 'UTC')
  const isKnown = seenOn !== null || presentCount > 0
  return (
    <p className={styles.age} data-stale={isStale || undefined}>
      {isStale ? <b>{t('hazard.stale', { days: PRODUCT_LIMITS.hazard.freshDays })}</b> : null}
      {isDayShown ? (
        <time dateTime={lastSeenOn}>{t(isKnown ? 'hazard.seenOn' : 'hazard.unknown', { date })}</time>
      ) : null}
    </p>
  )
}

function Counts({ state: { presentCount, goneCount } }: { state: Hazard }) {
  const { t } = useLanguage()
  if (presentCount + goneCount === 0) return null
  const parts = [
    ...(presentCount > 0 ? [t('hazard.presentCount', { count: presentCount })] : []),
    ...(goneCount > 0 ? [t('hazard.goneCount', { count: goneCount })] : []),
  ]
  return (
    <p className={styles.counts} aria-live="polite">
      {parts.join(t('hazard.and'))}
    </p>
  )
}

function Answers({ state: { objectId, answer: said } }: { state: Hazard }) {
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
          onClick={() => answer(objectId, said === choice ? null : choice)}
        >
          {t(choice === 'present' ? 'hazard.present' : 'hazard.gone')}
        </Button>
      ))}
    </div>
  )
}
