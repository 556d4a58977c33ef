import type { IconPath } from '../icons/icon.tsx'
import { fitIcon, keyboardIcon, locateIcon, minusIcon, plusIcon } from '../icons/phosphor-paths.ts'
import type { MapControlsProps } from '../panel-props.ts'
import { classNames } from '../shared/class-names.ts'
import { hostClass, IconButton, surfaceClass } from '../shared/controls.tsx'
import { Group } from '../shared/group.tsx'
import styles from './map-controls.module.css'

/** Zoom, fit, locate and the shortcut list, in a column at the edge of the map. */
export function MapControls(props: MapControlsProps) {
  const { messages, onZoomIn, onZoomOut, onFit, onLocate, isLocating = false, onShowShortcuts, extras } = props
  const strings = messages.map
  return (
    <Group label={strings.controls} className={styles.column}>
      <div className={classNames(surfaceClass, styles.square, styles.zoom)}>
        <IconButton icon={plusIcon} iconSize={18} label={strings.zoomIn} shortcut="+" onClick={onZoomIn} />
        <IconButton icon={minusIcon} iconSize={18} label={strings.zoomOut} shortcut="-" onClick={onZoomOut} />
      </div>
      <SquareButton icon={fitIcon} label={strings.fit} shortcut="0" onClick={onFit} />
      <SquareButton icon={locateIcon} label={strings.locate} isBusy={isLocating} onClick={onLocate} />
      <SquareButton icon={keyboardIcon} label={strings.shortcuts} shortcut="?" onClick={onShowShortcuts} />
      {extras && <div className={classNames(surfaceClass, styles.square, hostClass)}>{extras}</div>}
    </Group>
  )
}

interface SquareButtonProps {
  readonly icon: IconPath
  readonly label: string
  readonly shortcut?: string
  readonly isBusy?: boolean
  readonly onClick: (() => void) | undefined
}

function SquareButton({ icon, label, shortcut, isBusy = false, onClick }: SquareButtonProps) {
  if (!onClick) return null
  return (
    <div className={classNames(surfaceClass, styles.square)}>
      <IconButton
        icon={icon}
        label={label}
        shortcut={shortcut}
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={onClick}
      />
    </div>
  )
}
