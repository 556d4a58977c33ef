import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { Link } from 'react-router'
import styles from './bands.module.css'

const CONTOURS = Array.from({ length: 9 }, (_, index) => index * 30)

/** The closing band for visitors; users have these links in the header. */
export function EndBand() {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  if (viewer) return null
  return (
    <section className={styles.end}>
      <svg className={styles.contours} viewBox="0 0 1440 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {CONTOURS.map((y) => (
          <path
            key={y}
            d={`M-20 ${y + 40}C200 ${y - 40} 330 ${y + 120} 560 ${y + 70}S900 ${y + 10} 1080 ${y + 92}s240-40 400-20`}
          />
        ))}
      </svg>
      <div className={styles.endWrap}>
        <h2>{t('top.endTitle')}</h2>
        <p>
          <Link to="/signup" className={`${buttonClass({ size: 'lg' })} ${styles.light}`}>
            {t('top.endAction')}
          </Link>
          <Link to="/login" className={`${buttonClass({ variant: 'ghost', size: 'lg' })} ${styles.onDark}`}>
            {t('header.logIn')}
          </Link>
        </p>
      </div>
    </section>
  )
}
