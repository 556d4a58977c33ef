import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a frame when the part that had it gives way to another, so that a keyboard goes on from there. The
 * frame itself takes it, for which it needs a `tabIndex` of -1.
 *
 * @returns the handlers of the frame
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>, hasGivenWay: boolean) {
  const isInside = useRef(false)
  useEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body
    if (hasGivenWay && isLost) frame.current?.focus({ preventScroll: true })
  }, [frame, hasGivenWay])
  return {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      isInside.current = currentTarget.contains(relatedTarget)
    },
  }
}
