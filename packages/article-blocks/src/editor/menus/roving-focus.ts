/** Moves focus among the buttons inside an element, going round at the ends. `step` 0 does nothing. */
export function moveFocus(container: Element, step: -1 | 0 | 1): boolean {
  const buttons = [...container.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  if (step === 0 || buttons.length === 0) return false
  const focused = document.activeElement
  const current = focused instanceof HTMLElement ? buttons.indexOf(focused) : -1
  buttons[(current + step + buttons.length) % buttons.length]?.focus()
  return true
}

/** The step of a key, between two keys such as ArrowUp and ArrowDown. */
export function stepOf(key: string, back: string, forward: string): -1 | 0 | 1 {
  if (key === forward) return 1
  return key === back ? -1 : 0
}
