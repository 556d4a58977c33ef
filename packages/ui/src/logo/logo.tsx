import styles from './logo.module.css'

/** A bookmark with a road through it, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      Mishiori
    </span>
  )
}

function LogoMark({ height = 30 }: { height?: number }) {
  return (
    <svg width={(height * 26) / 30} height={height} viewBox="0 0 26 30" aria-hidden="true">
      <path
        fill="var(--brand)"
        d="M4.5 1h17A2.5 2.5 0 0 1 24 3.5V28a1 1 0 0 1-1.56.83L13 22.4l-9.44 6.43A1 1 0 0 1 2 28V3.5A2.5 2.5 0 0 1 4.5 1Z"
      />
      <path
        d="M17.6 6.2c0 4.9-9.4 3.6-9.4 8.2 0 2.5 2.3 3.2 4.8 3.6"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="2.7"
        strokeLinecap="round"
      />
      <circle cx="17.6" cy="6" r="2.5" className={styles.end} />
    </svg>
  )
}
