import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { path } from '@repo/ui/icons'
import { Link } from 'react-router'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { useNewRoute } from './modals/use-new-route.ts'
import styles from './site-header.module.css'

/** Leads to a new route; where there are scripts, to the choice of how to begin it. */
export function NewRouteLink() {
  const { t } = useLanguage()
  return (
    <Link {...useNewRoute()} className={buttonClass({ variant: 'primary', size: 'sm' })}>
      <Icon path={path} size={18} />
      <span className={styles.newRoute}>{t('header.newRoute')}</span>
    </Link>
  )
}
