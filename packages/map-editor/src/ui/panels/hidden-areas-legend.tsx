import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { MapViewMessages } from '../../messages/messages.ts'
import { surfaceClass, VisuallyHidden } from '../shared/controls.tsx'
import styles from './hidden-areas-legend.module.css'

interface HiddenAreasLegendProps {
  readonly messages: MapViewMessages
  readonly count: number
  /** The objects in the circles; shown on request. */
  readonly children: ReactNode
}

/** Explains the dashed circles, and expands to the objects that they hide. */
export function HiddenAreasLegend({ messages, count, children }: HiddenAreasLegendProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (count === 0) return null
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  return (
    <details
      className={styles.legend}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onKeyDown={onKeyDown}
    >
      <summary className={surfaceClass} title={messages.map.hidden.text(count)}>
        <span className={styles.swatch} aria-hidden="true" />
        <span aria-hidden="true">{messages.map.hidden.label}</span>
        <VisuallyHidden>{messages.map.hidden.text(count)}</VisuallyHidden>
        <span className={styles.caret} aria-hidden="true" />
      </summary>
      {isOpen ? <div className={`${surfaceClass} ${styles.panel}`}>{children}</div> : null}
    </details>
  )
}
