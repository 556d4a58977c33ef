import styles from './switch-field.module.css'

interface SwitchFieldProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Something that is on or off, its words before it. */
export function SwitchField({ label, isOn, onChange }: SwitchFieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
