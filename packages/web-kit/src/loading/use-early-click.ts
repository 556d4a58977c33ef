import { useEffect, useLayoutEffect } from 'react'

/** What does nothing without scripts, so that repeating it is doing it once. Forms, links and popovers have done it by themselves. */
const BY_SCRIPTS_ALONE = 'button[type=button]:not([popovertarget]),[role=button]'

/**
 * Repeats a click from before hydration. Only the last one, because only it is wanted
 * now: a repeated press of the same button would otherwise open and close.
 */
export function useEarlyClick(): void {
  useLayoutEffect(takeOver, [])
  useEffect(repeat, [])
}

/** From here on React handles every click, so no other may be recorded. */
function takeOver(): void {
  const { earlyClick } = window
  if (!earlyClick) return
  removeEventListener('click', earlyClick, true)
  // A click that comes while React hydrates has it done at once and is delivered: it is on its way now.
  if (earlyClick.event?.eventPhase !== Event.NONE) delete earlyClick.event
}

/** Once effects have run, as some make buttons of what they find, and out of them: there React cannot hydrate what a click is on. */
function repeat(): void {
  const target = window.earlyClick?.event?.target
  delete window.earlyClick
  if (target instanceof Element) setTimeout(() => press(target.closest<HTMLElement>(BY_SCRIPTS_ALONE)))
}

function press(button: HTMLElement | null): void {
  // Menus open when the hand comes down.
  button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
  button?.click()
}
