import type { ReactNode } from 'react'
import type { MapUnavailableProps } from '../ui/panel-props.ts'
import { MapUnavailable } from '../ui/panels/map-unavailable.tsx'
import { classNames } from '../ui/shared/class-names.ts'
import styles from './map-view.module.css'

interface FailedMapProps extends MapUnavailableProps {
  /** What the host's panels cover: the message is not to lie below them. */
  readonly padding: { readonly left: number; readonly bottom: number }
  readonly picture: ReactNode
}

/** In place of a map that cannot be shown: why, over a picture of it where the host has one. */
export function FailedMap({ padding: { left, bottom }, picture, ...message }: FailedMapProps) {
  const hasPicture = picture !== undefined && picture !== null
  return (
    <div
      className={classNames(styles.failed, hasPicture && styles.pictured)}
      style={hasPicture ? { paddingBottom: bottom, paddingLeft: left, paddingRight: left } : undefined}
    >
      {picture}
      <MapUnavailable {...message} isCompact={hasPicture} />
    </div>
  )
}
