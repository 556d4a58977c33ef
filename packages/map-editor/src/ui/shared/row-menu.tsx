import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon, type IconPath } from '../icons/icon.tsx'
import { classNames } from './class-names.ts'
import { IconButton, type IconButtonProps, Key, surfaceClass } from './controls.tsx'
import { moveRovingFocus } from './roving-focus.ts'
import styles from './row-menu.module.css'

export interface MenuEntry {
  readonly label: string
  readonly icon: IconPath
  readonly onChoose: () => void
  readonly keyHint?: string
  readonly tone?: 'plain' | 'danger'
  /** Why it cannot be chosen now; the entry is still shown, with this text. */
  readonly refusal?: string | null
}

export interface RowMenuProps {
  readonly label: string
  readonly anchor: HTMLElement
  readonly entries: readonly MenuEntry[]
  readonly onClose: () => void
}

interface MenuButtonProps extends IconButtonProps, Pick<RowMenuProps, 'entries'> {}

/** Opens a menu of its own name. The focus comes back to it. */
export function MenuButton({ entries, ...button }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => {
    anchor?.focus()
    setAnchor(null)
  }
  return (
    <>
      <IconButton
        {...button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      />
      {anchor && <RowMenu label={button.label} anchor={anchor} entries={entries} onClose={close} />}
    </>
  )
}

const EDGE_PX = 8

/** A menu beside the button that opened it. It is in the top layer, so that no scrolling list clips it. */
export function RowMenu({ label, anchor, entries, onClose }: RowMenuProps) {
  const menuRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const menu = menuRef.current
    if (!menu) return
    menu.showPopover?.()
    placeBeside(menu, anchor)
    // It is in view; a page that scrolled to it would move the button away.
    menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true })
  }, [anchor])
  useCloseFromOutside(menuRef, anchor, onClose)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    } else if (!moveRovingFocus(event, 'both')) event.stopPropagation()
  }
  return (
    <div
      ref={menuRef}
      role="menu"
      popover="manual"
      aria-label={label}
      tabIndex={-1}
      className={classNames(surfaceClass, styles.menu)}
      onKeyDown={onKeyDown}
    >
      {entries.map((entry) => (
        <Entry key={entry.label} entry={entry} onClose={onClose} />
      ))}
    </div>
  )
}

function Entry({ entry, onClose }: { readonly entry: MenuEntry; readonly onClose: () => void }) {
  const reasonId = useId()
  const refusal = entry.refusal ?? null
  const choose = () => {
    if (refusal !== null) return
    onClose()
    entry.onChoose()
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={refusal !== null}
      aria-describedby={refusal === null ? undefined : reasonId}
      className={classNames(styles.entry, entry.tone === 'danger' && styles.danger)}
      onClick={choose}
    >
      <Icon path={entry.icon} size={18} />
      {entry.label}
      {entry.keyHint && (
        <span aria-hidden="true">
          <Key>{entry.keyHint}</Key>
        </span>
      )}
      {refusal !== null && (
        <span id={reasonId} className={styles.reason}>
          {refusal}
        </span>
      )}
    </button>
  )
}

function placeBeside(menu: HTMLElement, anchor: HTMLElement): void {
  const from = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const left = Math.min(Math.max(EDGE_PX, from.right - width), window.innerWidth - width - EDGE_PX)
  const below = from.bottom + 4
  const top = below + height > window.innerHeight - EDGE_PX ? Math.max(EDGE_PX, from.top - height - 4) : below
  menu.style.left = `${left}px`
  menu.style.top = `${top}px`
}

/** Closes when something else is pressed, or when scrolling takes the button away from its menu. */
function useCloseFromOutside(menuRef: RefObject<HTMLElement | null>, anchor: HTMLElement, onClose: () => void): void {
  useEffect(() => {
    const opened = anchor.getBoundingClientRect()
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !menuRef.current?.contains(event.target)) onClose()
    }
    const onScroll = () => {
      const { top, left } = anchor.getBoundingClientRect()
      if (top !== opened.top || left !== opened.left) onClose()
    }
    window.addEventListener('pointerdown', onPress, true)
    window.addEventListener('scroll', onScroll, true)
    return () => {
      window.removeEventListener('pointerdown', onPress, true)
      window.removeEventListener('scroll', onScroll, true)
    }
  }, [menuRef, anchor, onClose])
}
