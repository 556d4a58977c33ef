import type { TourId } from '@repo/contract'
import { Icon } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { compass, x } from '@repo/ui/icons'
import { useLanguage } from '../i18n/language.tsx'
import styles from './tour-offer.module.css'
import { useTours } from './use-tours.ts'

/**
 * Offers a tour in a line of the page, where it covers nothing. The line keeps its room when there is nothing to offer,
 * so that nothing moves.
 */
export function TourOffer({ tour, label }: { tour: TourId; label: string }) {
  const { t } = useLanguage()
  const { done, declined, start, decline } = useTours()
  const isOffered = done !== null && !done.includes(tour) && !declined.includes(tour)
  return (
    <p className={styles.line} data-offered={isOffered || undefined}>
      <button type="button" className={styles.start} onClick={() => start({ ids: [tour] })}>
        <Icon path={compass} size={18} />
        {label}
      </button>
      <IconButton label={t('tour.dismiss')} icon={x} size="sm" onClick={() => decline(tour)} />
    </p>
  )
}

/** Starts a tour on request; a badge marks a new one. */
export function TourButton({ tour }: { tour: TourId }) {
  const { t } = useLanguage()
  const { done, start } = useTours()
  return (
    <span className={styles.button} data-new={(done && !done.includes(tour)) || undefined}>
      <IconButton label={t('tour.offer')} icon={compass} onClick={() => start({ ids: [tour], isForced: true })} />
    </span>
  )
}
