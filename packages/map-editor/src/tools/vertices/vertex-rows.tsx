import { haversineDistanceMeters, type Position } from '@mishiori/map-document'
import { type KeyboardEvent, memo, type RefObject, useId } from 'react'
import { formatDegrees, formatInteger, formatReach } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import type { VertexListProps } from '../../ui/panel-props.ts'
import { useRowWindow } from './use-row-window.ts'
import styles from './vertex-list.module.css'

const ROW_HEIGHT = 44

interface VertexRowsProps extends Omit<VertexListProps, 'onMove' | 'onClose' | 'isForTouch'> {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly active: number
  /** Enter on a row edits its degrees. */
  readonly onEnter: () => void
}

/** All points, of which only those in view are drawn. Arrows, Page keys, Home and End choose one. */
export function VertexRows(props: VertexRowsProps) {
  const { ref: list, messages, positions, focused, active, onFocus } = props
  const id = useId()
  const { rows, rowsInView, onScroll } = useRowWindow(list, { count: positions.length, rowHeight: ROW_HEIGHT, active })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!answerKey(event.key, { ...props, rowsInView })) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={messages.vertices.list}
      aria-activedescendant={`${id}-${active}`}
      className={styles.rows}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ position: 'relative', height: positions.length * ROW_HEIGHT }}>
        {rows.map((index) => (
          <Row
            key={index}
            id={`${id}-${index}`}
            messages={messages}
            index={index}
            count={positions.length}
            position={positions[index]}
            before={positions[index - 1]}
            isSelected={index === focused}
            onFocus={onFocus}
          />
        ))}
      </div>
    </div>
  )
}

type KeyParts = VertexRowsProps & { readonly rowsInView: number }

function answerKey(key: string, { positions, active, rowsInView, ...props }: KeyParts): boolean {
  const last = positions.length - 1
  const target = rowAfterKey(key, { active, last, rowsInView })
  if (target !== null) props.onFocus(Math.min(last, Math.max(0, target)))
  else if (key === 'Delete' || key === 'Backspace') props.onRemove(active)
  else if (key === 'Insert') props.onInsertAfter(active)
  else if (key === 'Enter') props.onEnter()
  else return false
  return true
}

interface RowPlace {
  readonly active: number
  readonly last: number
  readonly rowsInView: number
}

function rowAfterKey(key: string, { active, last, rowsInView }: RowPlace): number | null {
  switch (key) {
    case 'ArrowDown':
      return active + 1
    case 'ArrowUp':
      return active - 1
    case 'PageDown':
      return active + rowsInView
    case 'PageUp':
      return active - rowsInView
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

interface RowProps {
  readonly id: string
  readonly messages: MapEditorMessages
  readonly index: number
  readonly count: number
  readonly position: Position | undefined
  readonly before: Position | undefined
  readonly isSelected: boolean
  readonly onFocus: (index: number) => void
}

const Row = memo(function Row({ id, messages, index, count, position, before, isSelected, onFocus }: RowProps) {
  if (!position) return null
  const { locale } = messages
  const [longitude, latitude] = position.map((degrees) => formatDegrees(degrees, locale)) as [string, string] // two in, two out
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-label={messages.vertices.row(index + 1, latitude, longitude)}
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={styles.row}
      style={{ top: index * ROW_HEIGHT, height: ROW_HEIGHT }}
      onClick={() => onFocus(index)}
    >
      <b>{formatInteger(index + 1, locale)}</b>
      <span>
        {latitude}, {longitude}
      </span>
      <small>{before && `+${formatReach(haversineDistanceMeters(before, position), locale)}`}</small>
    </button>
  )
})
