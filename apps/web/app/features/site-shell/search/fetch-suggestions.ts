import type { Locale, Suggestions } from '@repo/contract'

/** One plain question: the API's client comes with all that it can ask. Null when no answer came. */
export async function fetchSuggestions(text: string, locale: Locale, signal: AbortSignal): Promise<Suggestions | null> {
  const query = new URLSearchParams({ q: text, hl: locale })
  return fetch(`/api/v1/suggestions?${query}`, { signal })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null)
}
