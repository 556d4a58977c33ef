import { useEffect, useRef } from 'react'
import { panelId, SECTIONS, type Section } from './editor-sections.ts'

interface Shortcuts {
  readonly onSection: (section: Section) => void
  readonly onSave: () => void
}

/** Alt and 1 to 3 open a section, Ctrl or ⌘ and S save. They work while typing too; a dialog keeps them for itself. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || document.querySelector('dialog[open]')) return
      const section = event.altKey && !event.ctrlKey && !event.metaKey ? sectionOf(event.code) : undefined
      const isSave =
        (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's'
      if (!section && !isSave) return
      event.preventDefault()
      if (section) {
        latest.current.onSection(section)
        setTimeout(focusPanel, 0, section)
      } else latest.current.onSave()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

/** What had the focus is hidden by then. The map itself takes the keys of its tools. */
function focusPanel(section: Section): void {
  const panel = document.getElementById(panelId(section))
  if (!panel || panel.contains(document.activeElement)) return
  const target = panel.querySelector<HTMLElement>('canvas[tabindex]') ?? panel
  target.focus({ preventScroll: true })
}

/** By the key's place: with Alt, a Mac types other signs. */
function sectionOf(code: string): Section | undefined {
  return SECTIONS[['Digit1', 'Digit2', 'Digit3'].indexOf(code)]
}
