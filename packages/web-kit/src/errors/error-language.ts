import type { Locale } from '@repo/contract'
import type { TranslationOf, VisitorMessages } from '@repo/i18n'
import { isRouteErrorResponse } from 'react-router'

/** What a page needs to speak of an error. */
export interface PageLanguage {
  readonly locale: Locale
  readonly messages: TranslationOf<VisitorMessages>
  /** The page with updates about a longer outage. */
  readonly socialUrl: string | null
}

/** The language that an error brings along, because it was thrown before any loader could give one. */
export function languageOfError(error: unknown): PageLanguage | null {
  const body: unknown = isRouteErrorResponse(error) ? error.data : null
  if (typeof body !== 'object' || body === null || !('locale' in body) || !('messages' in body)) return null
  return body as PageLanguage // our own server put them there, see request-context.server.ts
}
