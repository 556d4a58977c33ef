import { Logo } from '@repo/ui/logo'
import { Link, Outlet } from 'react-router'
import { AccountPicture } from '../features/accounts/account-picture.tsx'
import { LanguagePicker } from '../features/site-shell/language-picker.tsx'
import { useLanguage } from '../platform/i18n/language.tsx'
import styles from './account.module.css'

/** A picture of roads left, one form right; on narrow screens the form alone. */
export default function AccountLayout() {
  const { t } = useLanguage()
  return (
    <div className={styles.page}>
      <div className={styles.picture} aria-hidden="true">
        <AccountPicture />
      </div>
      <div className={styles.side}>
        <header className={styles.head}>
          <Link to="/" className={styles.logo} aria-label={t('header.start')}>
            <Logo />
          </Link>
          <LanguagePicker align="end" />
        </header>
        <main id="content" className={styles.form}>
          <Outlet />
        </main>
      </div>
    </div>
  )
}
