import type { MapEditorMessages } from '../../messages/messages.ts'
import { surfaceClass } from '../shared/controls.tsx'
import styles from './hidden-areas-legend.module.css'

interface HiddenAreasLegendProps {
  readonly messages: MapEditorMessages
  readonly count: number
}

/** Says what the dashed circles are. */
export function HiddenAreasLegend({ messages, count }: HiddenAreasLegendProps) {
  if (count === 0) return null
  return (
    <div className={styles.legend}>
      <p className={surfaceClass} title={messages.map.hiddenAreasText(count)}>
        <span className={styles.swatch} aria-hidden="true" />
        <span aria-hidden="true">{messages.map.hiddenAreas}</span>
        <span className={styles.spoken}>{messages.map.hiddenAreasText(count)}</span>
      </p>
    </div>
  )
}
