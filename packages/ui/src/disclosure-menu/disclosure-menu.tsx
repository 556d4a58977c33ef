import { type KeyboardEvent, type ReactNode, type ToggleEvent, useEffect, useRef } from 'react'
import menuStyles from '../menu/menu.module.css'
import styles from './disclosure-menu.module.css'

export interface DisclosureMenuProps {
  /** Content of the button. */
  summary: ReactNode
  /** Its accessible name, when the content is not text. */
  label?: string
  /** Which edge of the button the panel keeps to, where the window leaves the room. */
  align?: 'start' | 'end'
  /** Links or forms; give each `menuItemClass`. */
  children: ReactNode
}

/** A small panel of links under a button. It opens without scripts; with them, Escape and a press elsewhere close it. */
export function DisclosureMenu({ summary, label, align = 'start', children }: DisclosureMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const panel = details.current
    const closeFromOutside = (event: Event) => {
      if (panel?.open && event.target instanceof Node && !panel.contains(event.target)) panel.open = false
    }
    const closeAfterChoice = (event: Event) => {
      if (panel && event.target instanceof Element && event.target.closest('a')) panel.open = false
    }
    panel?.addEventListener('click', closeAfterChoice)
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', closeFromOutside)
    return () => {
      panel?.removeEventListener('click', closeAfterChoice)
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', closeFromOutside)
    }
  }, [])
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    const list = currentTarget.querySelector(':scope > div')
    if (currentTarget.open && list instanceof HTMLElement) keepInWindow(list, align)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }

  return (
    <details ref={details} className={styles.details} onToggle={onToggle} onKeyDown={onKeyDown}>
      <summary className={styles.summary} aria-label={label}>
        {summary}
      </summary>
      <div className={styles.panel} data-align={align}>
        {children}
      </div>
    </details>
  )
}

/** Turns the panel to the other edge of its button, or above it, when it would leave the window where it is. */
function keepInWindow(panel: HTMLElement, align: 'start' | 'end'): void {
  panel.dataset.align = align
  panel.dataset.side = 'below'
  const { left, right, bottom, height } = panel.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  if (left < 0) panel.dataset.align = 'start'
  else if (right > width) panel.dataset.align = 'end'
  const top = panel.parentElement?.getBoundingClientRect().top ?? 0
  if (bottom > window.innerHeight && top > height) panel.dataset.side = 'above'
}

export const menuItemClass = menuStyles.item
