import type { ReactElement, ReactNode } from 'react'
import styles from './menus.module.css'

export interface ListOptionProps {
  readonly id: string
  readonly isActive: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** An option of a list that a text field steers: the focus stays in the field, whose aria-activedescendant points here. */
export function ListOption({ id, isActive, onPoint, onChoose, children }: ListOptionProps): ReactElement {
  return (
    <button
      type="button"
      role="option"
      tabIndex={-1}
      id={id}
      className={styles.option}
      aria-selected={isActive}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}
