import { useEffect } from 'react'
import { useEditorParts } from '../context/editor-context.tsx'

const MOVING_KEYS = new Set(['Tab', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])

/** Notes how the person works, so that the guide names the matching gesture and the crosshair shows when it is of use. */
export function useInputMode(): void {
  const { root, inputMode } = useEditorParts()
  useEffect(() => {
    const onPress = ({ pointerType }: PointerEvent) => inputMode.set(pointerType === 'touch' ? 'touch' : 'mouse')
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea')
      if (MOVING_KEYS.has(key) && !isTyping) inputMode.set('keyboard')
    }
    const listeners = new AbortController()
    const options = { capture: true, signal: listeners.signal }
    root.current?.addEventListener('pointerdown', onPress, options)
    root.current?.addEventListener('keydown', onKey, options)
    return () => listeners.abort()
  }, [root, inputMode])
}
