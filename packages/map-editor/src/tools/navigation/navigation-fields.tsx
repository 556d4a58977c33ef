import type { TravelMode } from '@mishiori/map-document'
import { useState } from 'react'
import { Icon, type IconPath } from '../../ui/icons/icon.tsx'
import { carIcon, pathIcon, retryIcon, reverseIcon, walkIcon } from '../../ui/icons/phosphor-paths.ts'
import type { NavigationControlsProps } from '../../ui/panel-props.ts'
import { VisuallyHidden } from '../../ui/shared/controls.tsx'
import { Group } from '../../ui/shared/group.tsx'
import styles from '../../ui/shared/tool-controls.module.css'
import { StopList } from './stop-list.tsx'

const MODES: readonly { readonly mode: TravelMode; readonly icon: IconPath }[] = [
  { mode: 'walking', icon: walkIcon },
  { mode: 'driving', icon: carIcon },
]

/** Travel mode and waypoints, and a retry where that may help. */
export function NavigationControls(props: NavigationControlsProps) {
  const { messages, travelMode, stopCount, problem, onTravelMode, onReverse, onRetry } = props
  const [isListOpen, setIsListOpen] = useState(false)
  const labels = messages.directions
  const hasWay = stopCount > 1
  return (
    <div className={styles.navigation} data-wide="">
      {props.children}
      {travelMode && <ModePicker messages={messages} travelMode={travelMode} onTravelMode={onTravelMode} />}
      {problem === 'unavailable' && (
        <button type="button" className={styles.choice} onClick={onRetry}>
          <Icon path={retryIcon} size={20} />
          {labels.retry}
        </button>
      )}
      {hasWay && (
        <>
          <button type="button" className={styles.choice} onClick={onReverse}>
            <Icon path={reverseIcon} size={20} />
            {labels.reverse}
          </button>
          <button
            type="button"
            className={styles.choice}
            aria-expanded={isListOpen}
            onClick={() => setIsListOpen(!isListOpen)}
          >
            <Icon path={pathIcon} size={20} />
            <span aria-hidden="true">{stopCount}</span>
            <VisuallyHidden>{labels.stops(stopCount - 2)}</VisuallyHidden>
          </button>
        </>
      )}
      {hasWay && isListOpen && <StopList {...props} />}
    </div>
  )
}

interface ModePickerProps extends Pick<NavigationControlsProps, 'messages' | 'onTravelMode'> {
  readonly travelMode: TravelMode
}

/** For hosts whose directions know no profiles. */
function ModePicker({ messages, travelMode, onTravelMode }: ModePickerProps) {
  const labels = messages.directions
  return (
    <Group label={labels.travelMode} className={styles.picker}>
      {MODES.map(({ mode, icon }) => (
        <button
          key={mode}
          type="button"
          className={styles.choice}
          aria-pressed={mode === travelMode}
          onClick={() => onTravelMode(mode)}
        >
          <Icon path={icon} size={20} />
          {labels.modes[mode]}
        </button>
      ))}
    </Group>
  )
}
