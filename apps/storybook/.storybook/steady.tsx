import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect, useState } from 'react'

const STILL = `:root[data-still] *, :root[data-still] ::before, :root[data-still] ::after {
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  transition-delay: 0s !important;
  transition-duration: 0s !important;
}`

const root = document.documentElement

function start(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  if (!document.querySelector('style[data-still]')) {
    const style = Object.assign(document.createElement('style'), { textContent: STILL })
    style.dataset.still = ''
    document.head.append(style)
  }
  root.dataset.still = ''
}

function end(): void {
  delete root.dataset.still
}

/**
 * While a story plays, animations are disabled, as with reduced motion: asserted elements are present at once.
 * Then it moves as it does in the product.
 */
export const stillMotion = { start, end }

/**
 * React runs the effects of what was rendered before it renders again: so listeners and open dialogs are there before a
 * story plays, in a built Storybook too.
 */
function EffectsAtOnce({ children }: { children: ReactNode }) {
  const [, setIsShown] = useState(false)
  useLayoutEffect(() => setIsShown(true), [])
  return children
}

export const runEffectsAtOnce: Decorator = (Story) => (
  <EffectsAtOnce>
    <Story />
  </EffectsAtOnce>
)
