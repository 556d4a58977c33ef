import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

interface Draft {
  readonly text: string
  /** For the area that it is typed into. */
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly setText: (text: string) => void
  /** Once it has been sent, or is given up. */
  readonly forget: () => void
}

/**
 * What is typed into a form, kept in this tab through reloads and log-ins until it is sent.
 *
 * @param name of the form, among all of the product.
 * @param initial what the form begins with: nothing, the comment as it was, or what came back refused.
 */
export function useCommentDraft(name: string, initial: string): Draft {
  const key = keyOf(name)
  const [text, setState] = useState(initial)
  const area = useRef<HTMLTextAreaElement>(null)
  const first = useRef(initial)
  const setText = useCallback(
    (typed: string) => {
      setState(typed)
      keep(key, typed === first.current ? null : typed)
    },
    [key],
  )
  useEffect(() => {
    // Text typed before hydration is newer than the stored draft.
    const typed = area.current?.value ?? first.current
    setText(typed === first.current ? (sessionStorage.getItem(key) ?? typed) : typed)
  }, [key, setText])
  const forget = useCallback(() => setText(first.current), [setText])
  return { text, area, setText, forget }
}

const keyOf = (name: string) => `comment-draft:${name}`

/** Whether something typed into the form of this name waits to be sent. */
export function hasCommentDraft(name: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(name)) !== null
  } catch {
    return false
  }
}

/** A store that is full or closed only costs the draft. */
function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // The text stays in the form.
  }
}
