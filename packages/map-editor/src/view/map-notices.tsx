import type { ReactNode } from 'react'
import type { MapViewMessages } from '../messages/messages.ts'
import type { MapUnavailableProps } from '../ui/panel-props.ts'
import { MapUnavailable } from '../ui/panels/map-unavailable.tsx'
import { classNames } from '../ui/shared/class-names.ts'
import { Button, surfaceClass } from '../ui/shared/controls.tsx'
import styles from './map-view.module.css'

/** Pixels at the right edge that the map's own buttons take. */
const CONTROLS_PIXELS = 76
const MARGIN_PIXELS = 16

interface ElsewhereNoticeProps {
  readonly messages: MapViewMessages
  readonly count: number
  /** What the host's panels cover of the map. */
  readonly padding: { readonly left: number; readonly right: number }
  readonly onShowAll: () => void
}

/** States that the initial view shows only a part of the map, with a button to show the rest. */
export function ElsewhereNotice({ messages, count, padding, onShowAll }: ElsewhereNoticeProps) {
  const edges = { left: Math.max(MARGIN_PIXELS, padding.left), right: Math.max(CONTROLS_PIXELS, padding.right) }
  return (
    <div className={styles.elsewhere} style={edges}>
      <div className={surfaceClass}>
        <p>{messages.map.elsewhere(count)}</p>
        <Button variant="ghost" size="small" onClick={onShowAll}>
          {messages.map.fit}
        </Button>
      </div>
    </div>
  )
}

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
