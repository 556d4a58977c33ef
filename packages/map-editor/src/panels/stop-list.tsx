import { arrowDownIcon, arrowUpIcon, trashIcon } from '../icons/phosphor-paths.ts'
import type { NavigationControlsProps } from './panel-props.ts'
import styles from './shape-controls.module.css'
import { IconButton } from './shared/controls.tsx'

type StopListProps = Pick<NavigationControlsProps, 'messages' | 'stopCount' | 'onReorder' | 'onRemove' | 'onFocusStop'>

/** The stops in order: each can go up, down or away. */
export function StopList({ messages, stopCount, onReorder, onRemove, onFocusStop }: StopListProps) {
  const words = messages.directions
  const last = stopCount - 1
  const nameOf = (index: number) => (index === 0 ? words.start : index === last ? words.goal : words.waypoint(index))
  return (
    <ol className={styles.stops} aria-label={words.stops(stopCount - 2)}>
      {Array.from({ length: stopCount }, (_, index) => {
        const name = nameOf(index)
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
              label={words.earlier(name)}
              disabled={index === 0}
              onClick={() => onReorder(index, index - 1)}
            />
            <IconButton
              size="small"
              icon={arrowDownIcon}
              iconSize={16}
              label={words.later(name)}
              disabled={index === last}
              onClick={() => onReorder(index, index + 1)}
            />
            <IconButton
              size="small"
              icon={trashIcon}
              iconSize={16}
              tone="danger"
              label={words.remove(name)}
              disabled={stopCount <= 2}
              onClick={() => onRemove(index)}
            />
          </li>
        )
      })}
    </ol>
  )
}
