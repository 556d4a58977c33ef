import { type HTMLAttributes, useMemo } from 'react'
import { useEditorParts } from './editor-context.tsx'

const MOVING_KEYS = new Set(['Tab', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])

/** Notes how the person works, so that the guide names the gesture at hand and the crosshair shows when it is of use. */
export function useInputMode(): Pick<HTMLAttributes<HTMLElement>, 'onPointerDownCapture' | 'onKeyDownCapture'> {
  const { inputMode } = useEditorParts()
  return useMemo(
    () => ({
      onPointerDownCapture: ({ pointerType }) => inputMode.set(pointerType === 'touch' ? 'touch' : 'mouse'),
      onKeyDownCapture: ({ key, target }) => {
        const isTyping = target instanceof HTMLElement && target.matches('input, textarea')
        if (MOVING_KEYS.has(key) && !isTyping) inputMode.set('keyboard')
      },
    }),
    [inputMode],
  )
}
