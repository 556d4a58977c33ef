import type { MapColor } from '@mishiori/map-document'
import { useId } from 'react'
import { formatElevation, formatReach, measureDistance } from '../../../messages/format.ts'
import type { MapEditorMessages } from '../../../messages/messages.ts'
import { travelMessages } from '../../../messages/travel-messages.ts'
import { classNames } from '../../../ui/shared/class-names.ts'
import { colorProperties } from '../../../ui/shared/object-glyph.tsx'
import { differenceText, durationText } from './candidate-figures.ts'
import styles from './candidate-list.module.css'
import parts from './travel-fields.module.css'
import type { CandidateRow } from './use-candidates.ts'

export interface CandidateListProps {
  readonly messages: MapEditorMessages
  readonly rows: readonly CandidateRow[]
  /** Of the line. */
  readonly color: MapColor
  readonly onChoose: (index: number) => void
  /** `row` scrolls sideways. */
  readonly layout: 'list' | 'row'
}

/** Metres; less is a corner. */
const LEAST_REPEATED = 100

/** The paths that were found together, as native radio buttons. */
export function CandidateList({ messages, rows, color, onChoose, layout }: CandidateListProps) {
  const group = useId()
  const chosen = rows.find(({ isChosen }) => isChosen)
  if (!chosen) return null
  return (
    <div className={parts.part}>
      <p id={group} className={parts.heading}>
        {travelMessages(messages).candidates(rows.length)}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={group}
        className={layout === 'list' ? styles.list : classNames(parts.scrolling, styles.row)}
      >
        {rows.map((row) => (
          <label key={row.index} className={styles.candidate}>
            <input
              type="radio"
              name={group}
              value={row.index}
              checked={row.isChosen}
              onChange={() => onChoose(row.index)}
            />
            <span aria-hidden="true" className={styles.dash} style={colorProperties(row.isChosen ? color : 'gray')} />
            <b className={styles.name}>{row.name}</b>
            <Figures messages={messages} row={row} />
            {row.repeatedMeters >= LEAST_REPEATED && (
              <small className={styles.difference}>
                {travelMessages(messages).loop.repeated(formatReach(row.repeatedMeters, messages.locale))}
              </small>
            )}
            {!row.isChosen && <small className={styles.difference}>{differenceText(messages, row, chosen)}</small>}
          </label>
        ))}
      </div>
    </div>
  )
}

function Figures({ messages, row }: { readonly messages: MapEditorMessages; readonly row: CandidateRow }) {
  const { locale } = messages
  const { figure, unit } = measureDistance(row.lengthMeters, locale)
  return (
    <span className={styles.figures}>
      <span>
        <b>{figure}</b> {unit}
      </span>
      {row.climbMeters !== null && (
        <span>{travelMessages(messages).climbOf(formatElevation(row.climbMeters, locale))}</span>
      )}
      {row.durationSeconds !== null && <b>{durationText(row.durationSeconds, locale)}</b>}
    </span>
  )
}
