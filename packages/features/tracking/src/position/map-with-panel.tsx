import type { ReactNode } from 'react'
import styles from './map-with-panel.module.css'

interface MapWithPanelProps {
  title: string
  map: ReactNode
  children: ReactNode
}

/** A map, and a panel with the page's heading: below the map within reach of a thumb, on it where there is room. */
export function MapWithPanel({ title, map, children }: MapWithPanelProps) {
  return (
    <div className={styles.page}>
      <div className={styles.map}>{map}</div>
      <div className={styles.panel}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  )
}

/** Why something does not work, and what helps. */
export function PanelProblem({ title, text }: { title: string; text: string }) {
  return (
    <p role="alert" className={styles.problem}>
      <b>{title}</b>
      {text}
    </p>
  )
}
