import type { Locale, Suggestions } from '@repo/contract'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect, useState } from 'react'
import { type Suggested, suggestedOf } from './suggested.ts'

/** Milliseconds between two keystrokes of continuous typing. */
const PAUSE_MS = 150
const NONE: readonly Suggested[] = []

interface Answer {
  readonly text: string
  readonly suggested: readonly Suggested[]
}

/**
 * Suggestions for the text, requested after a pause in typing. The request for an earlier text is aborted. Empty until
 * the response for this text arrives.
 */
export function useSuggestions(typed: string, isEnabled: boolean): readonly Suggested[] {
  const { locale } = useLanguage()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const text = typed.trim()
  useEffect(() => {
    if (!isEnabled || text === '') return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const found = await fetchSuggestions(text, locale, stop.signal)
      if (found && !stop.signal.aborted) setAnswer({ text, suggested: suggestedOf(found, text, locale) })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, isEnabled, locale])
  return isEnabled && answer?.text === text ? answer.suggested : NONE
}

/** A plain request: the API's client contains all schemas. Null without a response. */
async function fetchSuggestions(text: string, locale: Locale, signal: AbortSignal): Promise<Suggestions | null> {
  const query = new URLSearchParams({ q: text, hl: locale })
  return fetch(`/api/v1/suggestions?${query}`, { signal })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)
}
