import type { LineFigures } from '@repo/articles/reading-view'
import { formatDistance, formatElevation } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import type { ReactNode } from 'react'
import styles from './line-figures.module.css'

/** Whether room is kept for a profile of the main line: its elevations are known, or will be looked up. */
export function useHasProfile(figures: LineFigures | null): boolean {
  const { elevation: elevationModel } = useRootData()
  return figures !== null && (figures.elevation !== null || elevationModel !== null)
}

interface LineFigureListProps {
  figures: LineFigures | null
  /** Whether room is kept for the choice of colours. */
  isColored: boolean
  /** That choice, once it is there. */
  children?: ReactNode
}

/** Length and climb of the main line, as words and numbers; says so where elevations are neither known nor looked up. */
export function LineFigureList({ figures, isColored, children }: LineFigureListProps) {
  const language = useLanguage()
  const { t } = language
  const { elevation: elevationModel } = useRootData()
  if (!figures) return null
  const { lengthMeters, elevation } = figures
  const rows = [
    [t('article.distance'), formatDistance(lengthMeters, language)],
    ...(elevation
      ? [
          [t('article.gain'), formatElevation(elevation.gainMeters, language)],
          [t('article.loss'), formatElevation(elevation.lossMeters, language)],
          [t('article.highest'), formatElevation(elevation.maxMeters, language)],
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
      {isColored ? <div className={styles.colors}>{children}</div> : null}
    </div>
  )
}
