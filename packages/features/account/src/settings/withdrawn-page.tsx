import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import styles from './account-page.module.css'

/** The page after closing an account. */
export function WithdrawnPage() {
  const { t } = useLanguage()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('auth.withdrawn.title')}</h1>
      <p className={styles.lead}>{t('auth.withdrawn.text')}</p>
      <p>
        <Link to="/" className={buttonClass()}>
          {t('auth.withdrawn.action')}
        </Link>
      </p>
    </div>
  )
}
