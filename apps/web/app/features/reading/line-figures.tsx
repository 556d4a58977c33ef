import { formatElevation, formatKilometers } from '@repo/i18n'
import { useLanguage } from '../../platform/i18n.tsx'
import styles from './line-figures.module.css'
import type { LineFigures } from './reading-view.ts'

/** Length and climb of the main line, as words and numbers. */
export function LineFigureList({ figures }: { figures: LineFigures | null }) {
  const { t, locale } = useLanguage()
  if (!figures) return null
  const { lengthMeters, elevation } = figures
  const rows = [
    [t('article.distance'), `${formatKilometers(lengthMeters / 1000, locale)} km`],
    ...(elevation
      ? [
          [t('article.gain'), formatElevation(elevation.gainMeters, locale)],
          [t('article.loss'), formatElevation(elevation.lossMeters, locale)],
          [t('article.highest'), formatElevation(elevation.maxMeters, locale)],
        ]
      : []),
  ]
  return (
    <dl className={styles.figures} aria-label={t('article.figures')}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
