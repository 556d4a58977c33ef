import { useId } from 'react'
import type { ColorBy } from '../../core/line-colors/line-classes.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { ColorBar, ColorLegend } from './color-legend.tsx'
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

/** What the line is coloured by: native radio buttons, as one control. */
function ColorSwitch({ words, choices, by, onChange }: LineColoring) {
  const group = useId()
  const option = (value: ColorBy | null, name: string) => (
    <label key={name} className={styles.option}>
      <input type="radio" name={group} checked={by === value} onChange={() => onChange(value)} />
      <span>{name}</span>
    </label>
  )
  return (
    <div role="radiogroup" aria-label={words.label} className={styles.switch}>
      {option(null, words.own)}
      {choices.map((choice) => option(choice, words.by[choice]))}
    </div>
  )
}
