import type { Suggestions } from '@repo/contract'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../platform/http/browser-api.ts'

/** Long enough not to ask for every letter. */
const WAIT_MS = 200
const LONGEST_ASKED = 100

/** Tags that others use and that begin as what is being typed. Without an answer there is nothing to suggest. */
export function useTagSuggestions() {
  const [typed, setTyped] = useState('')
  const [suggestions, setSuggestions] = useState<Suggestions['tags']>([])
  useEffect(() => {
    const text = typed.trim().slice(0, LONGEST_ASKED)
    if (text === '') return setSuggestions([])
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await browserApi().suggest({ query: { q: text } }, { signal: controller.signal })
      if (answer.ok && !controller.signal.aborted) setSuggestions(answer.data.tags)
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed])
  return { suggestions, suggestFor: setTyped }
}
