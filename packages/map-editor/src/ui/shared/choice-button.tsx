import type { ComponentProps } from 'react'
import { Icon, type IconPath } from '../icons/icon.tsx'
import styles from './tool-controls.module.css'

interface ChoiceButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> {
  readonly icon: IconPath
  readonly label: string
  /** Where there is room for an icon only, too. */
  readonly isLabelShown?: boolean
}

/** A choice beside the guide. Its label is written where there is room for it: on a phone, where it has a row of its own. */
export function ChoiceButton({ icon, label, isLabelShown = false, ...native }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      {...(!isLabelShown && { 'aria-label': label, title: label })}
      {...native}
    >
      <Icon path={icon} size={20} />
      <span className={isLabelShown ? undefined : styles.choiceLabel}>{label}</span>
    </button>
  )
}
