import { findPositionIssue, MAP_LIMITS, type Position } from '@mishiori/map-document'
import type { RefObject } from 'react'
import { plusIcon, trashIcon } from '../../ui/icons/phosphor-paths.ts'
import type { VertexListProps } from '../../ui/panel-props.ts'
import { Button } from '../../ui/shared/controls.tsx'
import { parseNumber, parsePair } from '../../ui/shared/parse-number.ts'
import { TypedField } from '../../ui/shared/typed-field.tsx'
import styles from './vertex-list.module.css'

const DECIMALS = 6

interface VertexFormProps extends Omit<VertexListProps, 'focused' | 'onClose' | 'isForTouch'> {
  /** The point that the form is about. */
  readonly index: number
  readonly fields: Readonly<Record<'number' | 'latitude', RefObject<HTMLInputElement | null>>>
}

/** One point by its number and its degrees. */
export function VertexForm(props: VertexFormProps) {
  const { messages, positions, index, fields, onFocus, onMove, onInsertAfter, onRemove } = props
  const strings = messages.vertices
  const [lng, lat] = positions[index] ?? [0, 0]
  const goTo = (typed: string) => {
    const number = parseNumber(typed)
    if (!Number.isInteger(number) || number < 1 || number > positions.length)
      return strings.numberInvalid(positions.length)
    onFocus(number - 1)
    return null
  }
  const move = (position: Position) => {
    const issue = findPositionIssue(position)?.code
    if (issue === 'latitude.out_of_range') return strings.latitudeInvalid(MAP_LIMITS.latitude)
    if (issue) return strings.longitudeInvalid
    onMove(index, position)
    return null
  }
  const moveToLatitude = (typed: string) => {
    const latitude = parseNumber(typed)
    const pair = Number.isNaN(latitude) ? parsePair(typed) : null
    return move(pair ? [pair[1], pair[0]] : [lng, latitude])
  }
  return (
    <div className={styles.form}>
      <TypedField ref={fields.number} label={strings.number} value={String(index + 1)} onCommit={goTo} />
      <TypedField
        ref={fields.latitude}
        subject={index}
        label={strings.latitude}
        unit="°"
        value={degreesOf(lat)}
        onCommit={moveToLatitude}
      />
      <TypedField
        subject={index}
        label={strings.longitude}
        unit="°"
        value={degreesOf(lng)}
        onCommit={(typed) => move([parseNumber(typed), lat])}
      />
      <div className={styles.actions}>
        <Button variant="line" size="small" icon={plusIcon} onClick={() => onInsertAfter(index)}>
          {strings.insertAfter}
        </Button>
        <Button variant="line" size="small" icon={trashIcon} onClick={() => onRemove(index)}>
          {strings.remove}
        </Button>
      </div>
    </div>
  )
}

/** Without grouping and trailing noughts: a value that can be typed over. */
function degreesOf(degrees: number): string {
  return String(Number(degrees.toFixed(DECIMALS)))
}
