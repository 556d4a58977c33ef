import { classNames } from '@repo/ui/class-names'
import adminStyles from '../admin.module.css'
import styles from './system.module.css'

interface FiguresProps {
  /** Each with its label. */
  figures: readonly (readonly [label: string, value: string])[]
}

export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={classNames(adminStyles.figures, styles.figures)}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface FigureTableProps {
  label: string
  /** Of the first column, then of the figures. */
  columns: readonly string[]
  rows: readonly { readonly name: string; readonly figures: readonly string[] }[]
}

/** A table of figures, whose first column names what they are of. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, column) => (
              <td key={columns[column + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
