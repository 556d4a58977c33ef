import { menuItemClass } from '@repo/ui/disclosure-menu'
import { Link } from 'react-router'
import { useLanguage } from '../i18n/language.tsx'
import { useRootData } from '../root-data.ts'
import styles from './footer-line.module.css'

/** What the footer must say, in the menu of pages whose map fills the window. */
export function FooterLine({ onChoose }: { onChoose?: () => void }) {
  const { t } = useLanguage()
  const { isPublicOnly } = useRootData()
  const links = [
    ['/about', t('footer.about')],
    ['/term', t('footer.terms')],
    ['/privacy', t('footer.privacy')],
    ['/gdpr', t('consent.settings')],
    ...(isPublicOnly ? [] : [['/contact', t('footer.contact')]]),
  ] as const
  return (
    <nav aria-label={t('footer.support')} className={styles.line}>
      {links.map(([to = '', label]) => (
        <Link key={to} to={to} className={menuItemClass} onClick={onChoose}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
