import { isHazardIcon } from '@mishiori/map-document'
import { lengthUnits, measureDistance } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useBookletMessages } from '../messages/booklet-messages.ts'
import type { NumberedSpot } from '../plan/number-spots.ts'
import { SpotMark } from './map-drawing.tsx'
import styles from './strip.module.css'

interface SpotTableProps {
  spots: readonly NumberedSpot[]
  isGrayscale: boolean
  /** Notes in full, not cut to their line. */
  isFull?: boolean
}

export function SpotTable({ spots, isGrayscale, isFull = false }: SpotTableProps) {
  const t = useBookletMessages()
  const { units } = useLanguage()
  return (
    <table className={isFull ? styles.fullTable : styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.numberCell}>
            {t('booklet.spotNumber')}
          </th>
          <th scope="col" className={styles.nameCell}>
            {t('booklet.spotName')}
          </th>
          <th scope="col" className={styles.kmCell}>
            {lengthUnits(units).long.name}
          </th>
          <th scope="col">{t('booklet.spotNote')}</th>
        </tr>
      </thead>
      <tbody>
        {spots.map((spot) => (
          <SpotRow key={spot.spot.id} {...spot} isGrayscale={isGrayscale} />
        ))}
      </tbody>
    </table>
  )
}

function SpotRow({ number, spot, alongMeters, isGrayscale }: NumberedSpot & { isGrayscale: boolean }) {
  const t = useBookletMessages()
  const language = useLanguage()
  const isHazard = isHazardIcon(spot.icon)
  return (
    <tr>
      <td className={styles.numberCell}>
        <svg width="5mm" height="5mm" viewBox="-3.4 -3.6 6.8 6.8" role="img" aria-label={String(number)}>
          <SpotMark number={number} at={{ x: 0, y: 0 }} isHazard={isHazard} isGrayscale={isGrayscale} />
        </svg>
      </td>
      <td className={styles.nameCell}>{spot.name || t('booklet.spotUnnamed')}</td>
      <td className={styles.kmCell}>{alongMeters === null ? '–' : measureDistance(alongMeters, language).figure}</td>
      <td>
        {isHazard ? <b>{t('booklet.hazard')} </b> : null}
        {spot.description}
      </td>
    </tr>
  )
}

/** Longer notes are cut on the sheets of maps. */
const NOTE_LENGTH = 40

/** Whether the tables below the maps leave something out. */
export function needsFullTable(spots: readonly NumberedSpot[], hasMore: boolean): boolean {
  return hasMore || spots.some(({ spot }) => spot.description.length > NOTE_LENGTH || spot.description.includes('\n'))
}
