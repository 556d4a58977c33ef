import type { LineFigures } from '@repo/articles/reading-view'
import { formatElevation, formatKilometers } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import styles from './line-figures.module.css'

/** Whether room is kept for a profile of the main line: its elevations are known, or will be looked up. */
export function useHasProfile(figures: LineFigures | null): boolean {
  const { elevation: elevationModel } = useRootData()
  return figures !== null && (figures.elevation !== null || elevationModel !== null)
}

/** Length and climb of the main line, as words and numbers; says so where elevations are neither known nor looked up. */
export function LineFigureList({ figures }: { figures: LineFigures | null }) {
  const { t, locale } = useLanguage()
  const { elevation: elevationModel } = useRootData()
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
    <div className={styles.row}>
      <dl className={styles.figures} aria-label={t('article.figures')}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {elevation || elevationModel ? null : <p className={styles.note}>{t('article.noElevations')}</p>}
    </div>
  )
}
