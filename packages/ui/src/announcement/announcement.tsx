import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/** What is to be said; the same text in another object is said again. */
export interface Said {
  readonly text: string
}

/** Longer than a browser gathers changes: without a time between, the same text again would be none. */
const EMPTY_MS = 60
/** A region that stays full is read again by every dialog that closes. */
const FULL_MS = 5000

/** Says to screen readers what the page shows elsewhere, or not at all, and forgets it. Null says nothing. */
export function Announcement({ said }: { said: Said | null }) {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    setSpoken('')
    if (!said?.text) return
    const timers = [
      setTimeout(() => setSpoken(said.text), EMPTY_MS),
      setTimeout(() => setSpoken(''), EMPTY_MS + FULL_MS),
    ]
    return () => timers.forEach(clearTimeout)
  }, [said])
  return <VisuallyHidden role="status">{spoken}</VisuallyHidden>
}
