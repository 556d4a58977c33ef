import { Icon } from '../../ui/icons/icon.tsx'
import { pinIcon, trashIcon } from '../../ui/icons/phosphor-paths.ts'
import type { WithMessages } from '../../ui/panel-props.ts'
import { classNames } from '../../ui/shared/class-names.ts'
import { Key, surfaceClass } from '../../ui/shared/controls.tsx'
import { Group } from '../../ui/shared/group.tsx'
import styles from './stop-menu.module.css'
import { stopName } from './stop-name.ts'

export interface StopMenuProps extends WithMessages {
  readonly index: number
  readonly stopCount: number
  /** Without it no spot can be placed now. */
  readonly onPlaceSpot?: (() => void) | undefined
  readonly onRemove: () => void
  /** `menu` is beside the stop on the map; `row` is at the lower edge of a phone, where it covers no stop. */
  readonly variant?: 'menu' | 'row'
}

/** What can be done with the chosen stop of a navigation line. The focus stays on the map, whose keys do the same. */
export function StopMenu({ messages, index, stopCount, onPlaceSpot, onRemove, variant = 'menu' }: StopMenuProps) {
  const labels = messages.directions
  const name = stopName(messages, index, stopCount)
  return (
    <Group label={name} className={classNames(surfaceClass, styles.menu, variant === 'row' && styles.row)}>
      <p className={styles.title} aria-hidden="true">
        {name}
      </p>
      {onPlaceSpot && (
        <button type="button" className={styles.entry} onClick={onPlaceSpot}>
          <Icon path={pinIcon} size={20} />
          {labels.placeSpot}
        </button>
      )}
      <button
        type="button"
        className={classNames(styles.entry, styles.danger)}
        disabled={stopCount <= 2}
        aria-keyshortcuts="Delete"
        onClick={onRemove}
      >
        <Icon path={trashIcon} size={20} />
        {labels.remove(name)}
        <Key>Del</Key>
      </button>
    </Group>
  )
}
