import { Logo } from '@repo/ui/logo'
import { Link, Outlet } from 'react-router'
import { LanguagePicker } from '../features/frame/language-picker.tsx'
import { useLanguage } from '../platform/i18n.tsx'
import styles from './account.module.css'

/** A picture of roads left, one form right; on narrow screens the form alone. */
export default function AccountLayout() {
  const { t } = useLanguage()
  return (
    <div className={styles.page}>
      <div className={styles.picture} aria-hidden="true">
        <Roads />
      </div>
      <div className={styles.side}>
        <header className={styles.head}>
          <Link to="/" className={styles.logo} aria-label={t('header.start')}>
            <Logo />
          </Link>
          <LanguagePicker />
        </header>
        <main id="content" className={styles.form}>
          <Outlet />
        </main>
      </div>
    </div>
  )
}

/** Contours and one road, drawn in the map's colours. */
function Roads() {
  const contours = Array.from({ length: 16 }, (_, index) => index * 58 - 60)
  return (
    <svg viewBox="0 0 820 900" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <g className={styles.contours}>
        {contours.map((y) => (
          <path key={y} d={`M-40 ${y + 60}C160 ${y - 40} 250 ${y + 130} 430 ${y + 50}S690 ${y - 30} 880 ${y + 70}`} />
        ))}
      </g>
      <path className={styles.casing} d="M150 770C110 690 290 640 300 560s190-40 260-120 20-120 80-200" />
      <path className={styles.road} d="M150 770C110 690 290 640 300 560s190-40 260-120 20-120 80-200" />
      <circle className={styles.start} cx="150" cy="770" r="13" />
      <circle className={styles.goal} cx="640" cy="240" r="13" />
    </svg>
  )
}
