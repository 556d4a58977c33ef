import { Checkbox } from '@repo/ui/checkbox'
import styles from './choices.module.css'

interface ChoicesProps<T extends string> {
  legend: string
  hint: string
  name: string
  options: readonly { readonly value: T; readonly label: string }[]
}

/** Several things to tick in a form of the settings. */
export function Choices<T extends string>({ legend, hint, name, options }: ChoicesProps<T>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <p>{hint}</p>
      {options.map(({ value, label }) => (
        <Checkbox key={value} name={name} value={value} label={label} />
      ))}
    </fieldset>
  )
}
