import { BareSelect } from '@repo/ui/bare-select'
import { Button } from '@repo/ui/button'
import { IconButton } from '@repo/ui/icon-button'
import { x } from '@repo/ui/icons'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import styles from './preview.module.css'
import type { PreviewAction } from './preview-state.ts'
import type { HiddenPlace } from './privacy.ts'

const RADII_METERS = [100, 200, 500, 1000, 2000] as const
/** What is chosen at first: a few houses around one's own. */
export const FIRST_RADIUS_METERS = 500

interface PrivacySettingsProps {
  hidden: readonly HiddenPlace[]
  /** How many parts of days are left out. */
  excludedCount: number
  /** Whether the device keeps both for the next import. */
  isKept: boolean
  dispatch: (action: PreviewAction) => void
}

/** Places around which nothing is sent. They are added on the map. */
export function PrivacySettings({ hidden, excludedCount, isKept, dispatch }: PrivacySettingsProps) {
  const t = useTimelineMessages()
  return (
    <section className={styles.section} aria-label={t('timeline.trim')}>
      <h2>{t('timeline.trim')}</h2>
      <p className={styles.hint}>{t(hidden.length > 0 ? 'timeline.trimText' : 'timeline.trimHow')}</p>
      {hidden.length > 0 ? (
        <ul className={styles.hidden}>
          {hidden.map(({ name, center, radiusMeters }, index) => (
            <li key={center.join()}>
              <b>{name}</b>
              <BareSelect
                label={t('timeline.trimRadius', { name })}
                options={RADII_METERS.map((meters) => ({
                  value: String(meters),
                  label: t('timeline.meters', { count: meters }),
                }))}
                value={String(radiusMeters)}
                onChange={({ currentTarget }) =>
                  dispatch({ type: 'radius.changed', index, radiusMeters: Number(currentTarget.value) })
                }
              />
              <IconButton
                icon={x}
                size="sm"
                label={t('timeline.trimRemove', { name })}
                onClick={() => dispatch({ type: 'place.shown', index })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {excludedCount > 0 ? (
        <p className={styles.excluded}>
          {t('timeline.excludedParts', { count: excludedCount })}
          <Button onClick={() => dispatch({ type: 'parts.restored' })}>{t('timeline.restoreParts')}</Button>
        </p>
      ) : null}
      {isKept && hidden.length + excludedCount > 0 ? <p className={styles.hint}>{t('timeline.privacyKept')}</p> : null}
    </section>
  )
}
