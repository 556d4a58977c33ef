import { AccountPicture } from '@repo/account/account-picture'
import { Logo } from '@repo/ui/logo'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { Link, Outlet } from 'react-router'
import { LanguagePicker } from '../features/site-shell/language-picker.tsx'
import styles from './account.module.css'

/** A picture of roads left, one form right; on narrow screens the form alone. */
export default function AccountLayout() {
  const { t } = useLanguage()
  const { isWebview } = useRootData()
  return (
    <div className={styles.page}>
      <div className={styles.picture} aria-hidden="true">
        <AccountPicture />
      </div>
      <div className={styles.side}>
        {isWebview ? null : (
          <header className={styles.head}>
            <Link to="/" className={styles.logo} aria-label={t('header.start')}>
              <Logo />
            </Link>
            <LanguagePicker align="end" />
          </header>
        )}
        <main id="content" className={styles.form}>
          <Outlet />
        </main>
        <LegalFooter />
      </div>
    </div>
  )
}

/** The terms at sign-up; the whole footer would be longer than the form. */
function LegalFooter() {
  const { t } = useLanguage()
  const { isPublicOnly } = useRootData()
  return (
    <footer className={styles.footer}>
      <Link to="/about">{t('footer.about')}</Link>
      <Link to="/term">{t('footer.terms')}</Link>
      <Link to="/privacy">{t('footer.privacy')}</Link>
      {isPublicOnly ? null : <Link to="/contact">{t('footer.contact')}</Link>}
    </footer>
  )
}
