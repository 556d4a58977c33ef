import { isComposingKey } from '@repo/ui/is-composing-key'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onOpenMap } from './on-open-map.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The text of a search box, what it suggests, and the keys that choose among that. */
export function useSuggestionBox(onLeave: (() => void) | undefined) {
  const navigate = useNavigate()
  const location = useLocation()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggested = useSuggestions(text, isOpen)
  const isShown = suggested.length > 0
  const chosen = suggested[active]
  const close = () => setIsOpen(false)
  useOnArrival(close, () => setText(''))

  const go = (to: string) => {
    setIsOpen(false)
    setActive(-1)
    onLeave?.()
    void navigate(onOpenMap(to, location))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys that an input method still works with are its own.
    if (isComposingKey(event.nativeEvent)) return
    if (event.key === 'Escape' && (isShown || onLeave)) {
      event.preventDefault()
      if (isShown) setIsOpen(false)
      else onLeave?.()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && isShown) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const places = suggested.length + 1 // the box itself is one of them
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'ArrowDown') {
      setIsOpen(true)
    } else if (event.key === 'Enter' && chosen && isShown) {
      event.preventDefault()
      go(chosen.to)
    }
  }
  const type = (next: string) => {
    setText(next)
    setActive(-1)
    setIsOpen(true)
  }
  return { text, suggested, active, isShown, type, close, go, onKeyDown }
}

/** Whoever has arrived elsewhere has found what they looked for: on another page, the text is no longer theirs. */
function useOnArrival(close: () => void, empty: () => void): void {
  const { key, pathname } = useLocation()
  useEffect(close, [key])
  useEffect(empty, [pathname])
}
