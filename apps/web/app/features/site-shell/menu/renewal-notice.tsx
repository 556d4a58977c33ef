import { Icon } from '@repo/ui/icon'
import { arrowSquareOut, compass } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import styles from './menu.module.css'

/** Tells of a renewal, where the operator has a page about it. */
export function RenewalNotice() {
  const { t } = useLanguage()
  const { renewalUrl } = useRootData()
  if (!renewalUrl) return null
  return (
    <aside className={styles.notice}>
      <p>
        <Icon path={compass} size={19} />
        {t('menu.renewal')}
      </p>
      <a href={renewalUrl} target="_blank" rel="noopener">
        {t('menu.renewalLink')}
        <Icon path={arrowSquareOut} size={16} />
        <VisuallyHidden>{t('menu.otherTab')}</VisuallyHidden>
      </a>
    </aside>
  )
}
