import { Icon } from '../icons/icon.tsx'
import { mapSlashIcon } from '../icons/phosphor-paths.ts'
import type { MapUnavailableProps } from '../panel-props.ts'
import { classNames } from '../shared/class-names.ts'
import { Button, surfaceClass } from '../shared/controls.tsx'
import styles from './overlays.module.css'

/** Replaces a map that cannot be drawn, and explains what still works. */
export function MapUnavailable({ messages, reason, isCompact = false, onRetry }: MapUnavailableProps) {
  const strings = messages.map
  return (
    <div role="alert" className={classNames(surfaceClass, styles.unavailable, isCompact && styles.compact)}>
      <Icon path={mapSlashIcon} size={isCompact ? 24 : 40} />
      <p className={styles.heading}>{strings.unavailableTitle}</p>
      <p className={styles.text}>
        {reason === 'webgl' ? strings.unavailableWebgl : strings.unavailableStyle}{' '}
        {isCompact ? null : strings.unavailableKept}
      </p>
      {onRetry && (
        <Button variant="line" size="small" onClick={onRetry}>
          {strings.retry}
        </Button>
      )}
    </div>
  )
}
