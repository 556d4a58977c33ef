import styles from './switch.module.css'

export interface SwitchProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** While it takes effect: it keeps the focus and ignores presses. */
  isBusy?: boolean
}

/** Takes effect at once; use a checkbox for a choice that waits for a save. */
export function Switch({ label, isOn, onChange, isBusy = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-disabled={isBusy || undefined}
      className={styles.row}
      onClick={() => {
        if (!isBusy) onChange(!isOn)
      }}
    >
      <span className={styles.track} aria-hidden="true" />
      {label}
    </button>
  )
}
