import styles from './machine-chart.module.css'
import { editorStateTree, type Move, type StateBox } from './state-tree.ts'

/** The running machine, drawn: a box is a state, its lines are what can happen there, the boxes inside are its own states. */
export function MachineChart() {
  return (
    <ul className={styles.chart}>
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
          {box.moves.map((move) => (
            <MoveLine key={`${move.on} ${move.when} ${move.to}`} move={move} />
          ))}
        </ul>
      )}
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

function MoveLine({ move }: { readonly move: Move }) {
  return (
    <li>
      <code>{move.on}</code>
      {move.when.length > 0 && <span className={styles.guard}> if {move.when.join(' and ')}</span>}
      {move.to !== null && <span className={styles.target}> → {move.to}</span>}
    </li>
  )
}
