import { type KeyboardEvent, type ToggleEvent, useId, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { check } from '../icon/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './choice-menu.module.css'

interface Switch extends Choice {
  readonly isOn: boolean
}

interface Choice {
  readonly value: string
  readonly label: string
  /** A second line, smaller. */
  readonly text?: string | undefined
}

export interface ChoiceMenuProps {
  /** What is chosen, also the name of the button. */
  label: string
  /** Of the button: one of `@repo/ui/icons`. */
  icon: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  /** What can be on beside it, each by itself. */
  switches?: readonly Switch[]
  switchesLabel?: string
  onSwitch?: (value: string, isOn: boolean) => void
}

const EDGE = 8
const GAP = 4

/** One of several, and what can be switched beside it, behind a button. The browser's own popover, so that it weighs nothing. */
export function ChoiceMenu({
  label,
  icon,
  choices,
  value,
  onChange,
  switches = [],
  switchesLabel,
  onSwitch,
}: ChoiceMenuProps) {
  const id = useId()
  const button = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const choose = (chosen: string) => {
    menu.current?.hidePopover()
    onChange(chosen)
  }
  return (
    <div ref={button} className={styles.root}>
      <IconButton label={label} icon={icon} aria-haspopup="menu" popoverTarget={id} />
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onToggle={(event) => open(event, button.current)}
        onKeyDown={moveFocus}
      >
        <div className={styles.label} aria-hidden>
          {label}
        </div>
        {choices.map((choice) => (
          <ChoiceItem
            key={choice.value}
            choice={choice}
            isChosen={choice.value === value}
            onChoose={() => choose(choice.value)}
          />
        ))}
        {switches.length > 0 ? (
          <fieldset aria-label={switchesLabel}>
            <div className={styles.label} aria-hidden>
              {switchesLabel}
            </div>
            {switches.map((item) => (
              <ChoiceItem
                key={item.value}
                choice={item}
                isChosen={item.isOn}
                role="menuitemcheckbox"
                onChoose={() => onSwitch?.(item.value, !item.isOn)}
              />
            ))}
          </fieldset>
        ) : null}
      </div>
    </div>
  )
}

interface ChoiceItemProps {
  choice: Choice
  isChosen: boolean
  role?: 'menuitemradio' | 'menuitemcheckbox'
  onChoose: () => void
}

function ChoiceItem({ choice, isChosen, role = 'menuitemradio', onChoose }: ChoiceItemProps) {
  const checkable = { role, 'aria-checked': isChosen }
  return (
    <button {...checkable} type="button" tabIndex={-1} className={styles.item} onClick={onChoose}>
      <span className={styles.mark}>{isChosen ? <Icon path={check} size={18} /> : null}</span>
      <span>
        {choice.label}
        {choice.text ? <small className={styles.text}>{choice.text}</small> : null}
      </span>
    </button>
  )
}

/** Below the button, within the window, with the focus on what is chosen. */
function open({ currentTarget: menu, newState }: ToggleEvent<HTMLDivElement>, button: HTMLElement | null): void {
  if (newState !== 'open' || !button) return
  const { bottom, right } = button.getBoundingClientRect()
  menu.style.left = `${Math.max(EDGE, right - menu.offsetWidth)}px`
  menu.style.top = `${Math.max(EDGE, Math.min(bottom + GAP, window.innerHeight - menu.offsetHeight - EDGE))}px`
  menu.querySelector<HTMLElement>('[aria-checked=true]')?.focus()
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')]
  const at = items.findIndex((item) => item.matches(':focus'))
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  // What surrounds the menu has shortcuts of its own.
  event.stopPropagation()
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
