import { DropdownMenu } from 'radix-ui'
import { type ReactElement, type ReactNode, useRef } from 'react'
import styles from './menu.module.css'

interface MenuItem {
  readonly label: string
  readonly icon?: ReactNode
  readonly isDanger?: boolean
  readonly isDisabled?: boolean
  readonly onSelect: () => void
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  items: readonly MenuItem[]
  /** Begins open: its button was pressed before the menu was there. */
  isOpenAtFirst?: boolean
}

/** A menu of actions. For links use `DisclosureMenu`, which is smaller. */
export function Menu({ trigger, items, isOpenAtFirst = false }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isChosen = useRef(false)
  return (
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            // What was chosen may have moved the focus on by then.
            if (isChosen.current) event.preventDefault()
            isChosen.current = false
          }}
        >
          {items.map((item) => (
            <DropdownMenu.Item
              key={item.label}
              className={styles.item}
              data-danger={item.isDanger || undefined}
              disabled={item.isDisabled ?? false}
              onSelect={() => {
                // A dialog opened from here restores the focus to the last element, and this item is unmounted by then.
                button.current?.focus()
                isChosen.current = true
                item.onSelect()
              }}
            >
              {item.icon}
              {item.label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
