import styles from './spinner.module.css'

export interface SpinnerProps {
  /** Edge in px. */
  size?: number
  /** Label for assistive technology; without it the spinner is decoration beside a text that says the same. */
  label?: string
}

export function Spinner({ size = 20, label }: SpinnerProps) {
  const mark = <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden="true" />
  if (!label) return mark
  return (
    <span role="status" className={styles.status}>
      {mark}
      <span className={styles.label}>{label}</span>
    </span>
  )
}
