import { useId } from 'react'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { ColorBar, ColorLegend } from './color-legend.tsx'
import { ColorSwitch } from './color-switch.tsx'
import styles from './coloring-head.module.css'
import type { LineColoring } from './line-coloring.ts'
import { PaintPatterns } from './paint-patterns.tsx'

interface ColoringHeadProps {
  readonly messages: Pick<MapEditorMessages, 'locale'>
  readonly coloring: LineColoring
  /** Of the patterns. */
  readonly id: string
  /** Where no curve shows the parts of the line. */
  readonly hasBar: boolean
}

/** Of the patterns of one drawing. */
export const usePatternId = (): string => useId().replaceAll(/\W/g, '')

/** What the line is coloured by, and what the colours mean. */
export function ColoringHead({ messages, coloring, id, hasBar }: ColoringHeadProps) {
  const { by, state } = coloring
  return (
    <div className={styles.head}>
      {by && <PaintPatterns id={id} by={by} />}
      <ColorSwitch {...coloring} />
      <ColorLegend messages={messages} coloring={coloring} id={id} />
      {hasBar && by && state.kind === 'known' && <ColorBar parts={state.parts} id={id} />}
    </div>
  )
}
