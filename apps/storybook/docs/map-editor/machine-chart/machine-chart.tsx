import styles from './machine-chart.module.css'
import { editorStateTree, type StateBox } from './state-tree.ts'

/** The running machine, drawn: a box is a state, its lines are what can happen there, the boxes inside are its own states. */
export function MachineChart() {
  return (
    <ul className={`sb-unstyled ${styles.chart}`}>
      <State box={editorStateTree()} />
    </ul>
  )
}

function State({ box }: { readonly box: StateBox }) {
  return (
    <li className={styles.state}>
      <p className={styles.head}>
        {box.isInitial && (
          <span className={styles.initial} role="img" aria-label="starts here">
            ●
          </span>
        )}
        <strong>{box.name}</strong>
        {box.invokes.map((service) => (
          <span key={service} className={styles.service}>
            asks {service}
          </span>
        ))}
      </p>
      {box.moves.length > 0 && (
        <ul className={styles.moves}>
          {box.moves.map(({ on, to }) => (
            <li key={on}>
              <code>{on}</code> <span className={styles.target}>→ {to.join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      {box.stays.length > 0 && <p className={styles.stays}>stays: {box.stays.join(', ')}</p>}
      {box.children.length > 0 && (
        <ul className={styles.children}>
          {box.children.map((child) => (
            <State key={child.path} box={child} />
          ))}
        </ul>
      )}
    </li>
  )
}
