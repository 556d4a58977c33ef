import { formatCount, formatFullCount } from '@repo/i18n'
import { useLanguage } from '../../platform/i18n.tsx'
import styles from './count.module.css'

/** A rounded number for the eye, the full one for who hears it. */
export function Count({ value }: { value: number }) {
  const { locale } = useLanguage()
  const [short, full] = [formatCount(value, locale), formatFullCount(value, locale)]
  if (short === full) return short
  return (
    <>
      <span aria-hidden="true" title={full}>
        {short}
      </span>
      <span className={styles.spoken}>{full}</span>
    </>
  )
}
