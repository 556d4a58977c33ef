import { useId } from 'react'
import type { ColorBy } from '../../core/line-colors/line-classes.ts'
import styles from './color-switch.module.css'
import type { LineColoring } from './line-coloring.ts'

/** What the line is coloured by: native radio buttons, as one control. */
export function ColorSwitch({ words, choices, by, onChange }: LineColoring) {
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
