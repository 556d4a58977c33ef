import styles from './switch.module.css'

export interface SwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  disabled?: boolean
}

/** Takes effect at once; use a checkbox for a choice that waits for a save. */
export function Switch({ label, isOn, onChange, disabled }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={disabled}
      className={styles.row}
      onClick={() => onChange(!isOn)}
    >
      <span className={styles.track} aria-hidden="true" />
      {label}
    </button>
  )
}
