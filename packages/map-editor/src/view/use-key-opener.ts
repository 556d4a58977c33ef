import { useEffect, useRef } from 'react'

/** @returns what Enter or Space was pressed on last, if nothing else was pressed, turned or typed since; else null. */
export function useKeyOpener(): () => HTMLElement | null {
  const opener = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      const isPress = key === 'Enter' || key === ' '
      opener.current = isPress && target instanceof HTMLElement && target !== document.body ? target : null
    }
    const forget = () => {
      opener.current = null
    }
    document.addEventListener('keydown', onKey, true)
    document.addEventListener('pointerdown', forget, true)
    document.addEventListener('wheel', forget, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey, true)
      document.removeEventListener('pointerdown', forget, true)
      document.removeEventListener('wheel', forget, true)
    }
  }, [])
  return () => opener.current
}
