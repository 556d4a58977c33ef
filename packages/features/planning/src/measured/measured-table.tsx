import { formatDistance } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import styles from './measured.module.css'
import type { MeasuredCurve } from './measured-curve.ts'
import type { FormatMeasured } from './use-format-measured.ts'

interface MeasuredTableProps {
  curve: MeasuredCurve
  format: FormatMeasured
}

/** A curve in words: its mean and its highest value in each tenth of the way. */
export function MeasuredTable({ curve, format }: MeasuredTableProps) {
  const t = usePlanningMessages()
  const language = useLanguage()
  const cell = (value: number | null) => (value === null ? t('measured.unknown') : format(value))
  return (
    <details className={styles.details}>
      <summary>{t('measured.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('planning.groundFrom')}</th>
            <th scope="col">{t('measured.mean')}</th>
            <th scope="col">{t('measured.max')}</th>
          </tr>
        </thead>
        <tbody>
          {curve.stretches.map(({ fromMeters, mean, max }) => (
            <tr key={fromMeters}>
              <td>{formatDistance(fromMeters, language)}</td>
              <td>{cell(mean)}</td>
              <td>{cell(max)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
