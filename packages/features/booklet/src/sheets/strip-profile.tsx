import { elevationProfile } from '@mishiori/map-document'
import { formatElevation, formatFullCount, lengthUnits } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
import { useBookletMessages } from '../messages/booklet-messages.ts'
import type { PlannedStrip } from '../plan/plan-booklet.ts'
import type { PaperSize } from '../strips/frame.ts'
import { chartOf } from './profile-chart.ts'
import styles from './strip.module.css'

const PLOT = { left: 11, top: 3, bottom: 5.5, right: 2 }

/** The elevation profile of the parts of a line on a map. Repeated passes are drawn one after the other. */
export function StripProfile({ strip: { line, stretches }, size }: { strip: PlannedStrip; size: PaperSize }) {
  const t = useBookletMessages()
  const language = useLanguage()
  const { long } = lengthUnits(language.units)
  const points = useMemo(() => (line ? elevationProfile(line.line.path, line.line.elevationsMeters ?? []) : []), [line])
  const plot = {
    widthMm: size.widthMm - PLOT.left - PLOT.right,
    heightMm: size.heightMm - PLOT.top - PLOT.bottom,
  }
  const chart = chartOf(
    points,
    stretches.filter(({ lineId }) => lineId === line?.line.id),
    { ...plot, units: language.units },
  )
  if (!chart) return <p className={styles.noProfile}>{t('booklet.noProfile')}</p>
  return (
    <svg
      className={styles.profile}
      role="img"
      aria-label={t('booklet.profile')}
      width={`${size.widthMm}mm`}
      height={`${size.heightMm}mm`}
      viewBox={`0 0 ${size.widthMm} ${size.heightMm}`}
    >
      <g transform={`translate(${PLOT.left} ${PLOT.top})`}>
        {chart.levels.map(({ meters, y }) => (
          <g key={meters}>
            <line className={styles.grid} x1={0} x2={plot.widthMm} y1={y} y2={y} />
            <text x={-1} y={y + 0.8} textAnchor="end">
              {formatElevation(meters, language)}
            </text>
          </g>
        ))}
        {chart.parts.map(({ area, ground, x }) => (
          <g key={x}>
            <path className={styles.area} d={area} />
            <path className={styles.ground} d={ground} />
          </g>
        ))}
        {chart.distances.map(({ meters, x }) => (
          <g key={`${meters} ${x}`}>
            <line className={styles.tick} x1={x} x2={x} y1={plot.heightMm} y2={plot.heightMm + 1} />
            <text x={x} y={plot.heightMm + 3.8} textAnchor="middle">
              {formatFullCount(meters / long.meters, language.locale)}
            </text>
          </g>
        ))}
        <line className={styles.tick} x1={0} x2={plot.widthMm} y1={plot.heightMm} y2={plot.heightMm} />
        <text x={-2.5} y={plot.heightMm + 3.8} textAnchor="end">
          {long.name}
        </text>
      </g>
    </svg>
  )
}
