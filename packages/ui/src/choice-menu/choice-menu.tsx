import { DropdownMenu } from 'radix-ui'
import type { ReactElement } from 'react'
import { Icon } from '../icon/icon.tsx'
import { check } from '../icon/icons.ts'
import styles from './choice-menu.module.css'

export interface Choice {
  readonly value: string
  readonly label: string
  /** A second line, smaller. */
  readonly text?: string | undefined
}

export interface ChoiceMenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** What is chosen. */
  label: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
}

/** One of several, behind a button. */
export function ChoiceMenu({ trigger, label, choices, value, onChange }: ChoiceMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={4} collisionPadding={8}>
          <DropdownMenu.Label className={styles.label}>{label}</DropdownMenu.Label>
          <DropdownMenu.RadioGroup value={value} onValueChange={onChange}>
            {choices.map((choice) => (
              <DropdownMenu.RadioItem key={choice.value} value={choice.value} className={styles.item}>
                <span className={styles.mark}>
                  <DropdownMenu.ItemIndicator>
                    <Icon path={check} size={18} />
                  </DropdownMenu.ItemIndicator>
                </span>
                <span>
                  {choice.label}
                  {choice.text ? <small className={styles.text}>{choice.text}</small> : null}
                </span>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
