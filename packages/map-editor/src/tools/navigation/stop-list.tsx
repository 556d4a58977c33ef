import { useEffect, useRef } from 'react'
import { arrowDownIcon, arrowUpIcon, trashIcon } from '../../ui/icons/phosphor-paths.ts'
import type { NavigationControlsProps } from '../../ui/panel-props.ts'
import { IconButton } from '../../ui/shared/controls.tsx'
import styles from '../../ui/shared/tool-controls.module.css'
import { stopName } from './stop-name.ts'

type StopListProps = Pick<NavigationControlsProps, 'messages' | 'stopCount' | 'onReorder' | 'onRemove' | 'onFocusStop'>

/** The stops in order: each can be moved up or down, or removed. The focus follows a stop that is moved. */
export function StopList({ messages, stopCount, onReorder, onRemove, onFocusStop }: StopListProps) {
  const labels = messages.directions
  const last = stopCount - 1
  const { list, requestFocus } = useStopFocus()
  const move = (from: number, to: number) => {
    requestFocus({ row: to, action: to < from ? 'earlier' : 'later' })
    onReorder(from, to)
  }
  return (
    <ol ref={list} className={styles.stops} aria-label={labels.stops(stopCount - 2)}>
      {Array.from({ length: stopCount }, (_, index) => {
        const name = stopName(messages, index, stopCount)
        return (
          <li key={name}>
            <button type="button" className={styles.stop} onClick={() => onFocusStop(index)}>
              <span aria-hidden="true" className={styles.disc}>
                {index === 0 ? 'S' : index === last ? 'G' : index}
              </span>
              {name}
            </button>
            <IconButton
              size="small"
              icon={arrowUpIcon}
              iconSize={16}
              label={labels.earlier(name)}
              data-action="earlier"
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              size="small"
              icon={arrowDownIcon}
              iconSize={16}
              label={labels.later(name)}
              data-action="later"
              disabled={index === last}
              onClick={() => move(index, index + 1)}
            />
            <IconButton
              size="small"
              icon={trashIcon}
              iconSize={16}
              tone="danger"
              label={labels.remove(name)}
              data-action="remove"
              disabled={stopCount <= 2}
              onClick={() => {
                requestFocus({ row: Math.min(index, last - 1), action: 'remove' })
                onRemove(index)
              }}
            />
          </li>
        )
      })}
    </ol>
  )
}

interface StopFocus {
  readonly row: number
  readonly action: 'earlier' | 'later' | 'remove'
}

/** Rows represent positions in the order, so the focus must follow the stop; where its button is disabled, another of the row gets it. */
function useStopFocus() {
  const list = useRef<HTMLOListElement>(null)
  const pending = useRef<StopFocus | null>(null)
  useEffect(() => {
    if (!pending.current) return
    const { row, action } = pending.current
    pending.current = null
    const item = list.current?.children[row]
    const button =
      item?.querySelector<HTMLElement>(`[data-action="${action}"]:enabled`) ??
      item?.querySelector<HTMLElement>('button:enabled')
    button?.focus()
  })
  return {
    list,
    requestFocus: (next: StopFocus) => {
      pending.current = next
    },
  }
}
