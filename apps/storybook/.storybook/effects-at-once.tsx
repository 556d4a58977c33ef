import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useLayoutEffect, useState } from 'react'

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
