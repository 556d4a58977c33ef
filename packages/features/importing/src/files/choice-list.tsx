import { type ReactNode, useId } from 'react'
import styles from './choice-list.module.css'

interface ChoiceListProps {
  title: string
  /** How many are chosen. */
  count: string
  /** A button beside it. */
  action: ReactNode
  children: ReactNode
}

/** A titled list to choose from; rows of its `ul` are {@link ChoiceRow}. */
export function ChoiceList({ title, count, action, children }: ChoiceListProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.choices}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <output className={styles.count}>{count}</output>
        {action}
      </header>
      {children}
    </section>
  )
}

interface ChoiceRowProps {
  isChosen: boolean
  isDisabled: boolean
  onChange: (isChosen: boolean) => void
  /** In forms that work without scripts. */
  input?: { readonly name: string; readonly value: string }
  /** A picture and text, in two columns. */
  children: ReactNode
  /** Links beside what is pressed. */
  links?: ReactNode
}

export function ChoiceRow({ isChosen, isDisabled, onChange, input, children, links }: ChoiceRowProps) {
  return (
    <li className={styles.row} data-chosen={isChosen || undefined} data-off={isDisabled || undefined}>
      <label>
        <input
          type="checkbox"
          {...input}
          className={styles.box}
          checked={isChosen}
          disabled={isDisabled}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {children}
      </label>
      {links}
    </li>
  )
}
