import { Button } from '@repo/ui/button'
import { classNames } from '@repo/ui/class-names'
import { CountBadge } from '@repo/ui/count-badge'
import { Icon } from '@repo/ui/icon'
import { slidersHorizontal } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { type ReactNode, useId } from 'react'
import styles from './filter-sheet.module.css'

interface FilterSheetProps {
  /** How many filters are set. */
  count: number
  /** Its button shows only an icon. */
  isCompact?: boolean
  /** Of a button that closes the sheet, for filters that take effect at once. */
  closeLabel?: string
  children: ReactNode
}

/** Filters in a row; on phones they are in a sheet behind a button, which is the browser's own popover and needs no scripts. */
export function FilterSheet({ count, isCompact = false, closeLabel, children }: FilterSheetProps) {
  const { t } = useLanguage()
  const sheet = useId()
  return (
    <>
      <button type="button" className={classNames(styles.open, isCompact && styles.compact)} popoverTarget={sheet}>
        <Icon path={slidersHorizontal} size={isCompact ? 21 : 18} />
        <span className={styles.label}>{t('find.more')}</span>
        {count > 0 ? <CountBadge count={count} /> : null}
      </button>
      <div id={sheet} popover="auto" className={styles.filters}>
        {children}
        {closeLabel ? (
          <span className={styles.close}>
            <Button variant="primary" popoverTarget={sheet} popoverTargetAction="hide">
              {closeLabel}
            </Button>
          </span>
        ) : null}
      </div>
    </>
  )
}
