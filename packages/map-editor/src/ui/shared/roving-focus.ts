import type { KeyboardEvent } from 'react'

const STEPS = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  both: { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 },
} as const

/**
 * Moves focus among the enabled buttons of a composite widget. Returns the button that got it, null when the key
 * was not one of its own.
 */
export function moveRovingFocus(
  event: KeyboardEvent<HTMLElement>,
  axis: keyof typeof STEPS,
  selector = 'button:not(:disabled)',
): HTMLElement | null {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)].filter((item) => !isHidden(item))
  const current = items.findIndex((item) => item.matches(':focus'))
  const next = items[nextIndex(event.key, current, items.length, STEPS[axis])]
  if (current < 0 || !next) return null
  event.preventDefault()
  event.stopPropagation()
  next.focus()
  return next
}

function isHidden(item: HTMLElement): boolean {
  return item.closest('[hidden]') !== null
}

function nextIndex(key: string, current: number, count: number, steps: Readonly<Record<string, number>>): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? -1 : (current + step + count) % count
}
