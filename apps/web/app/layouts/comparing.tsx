import { Outlet } from 'react-router'
import { comparingMessagesFor } from '../features/comparing/words/comparing-words.server.ts'
import { ComparingWordsProvider } from '../features/comparing/words/comparing-words.tsx'
import { preferencesContext } from '../platform/http/contexts.ts'
import type { Route } from './+types/comparing'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  return { locale, messages: comparingMessagesFor(locale) }
}

/** Another language comes with another page. */
export function shouldRevalidate() {
  return false
}

export default function ComparingLayout({ loaderData: { locale, messages } }: Route.ComponentProps) {
  return (
    <ComparingWordsProvider locale={locale} messages={messages}>
      <Outlet />
    </ComparingWordsProvider>
  )
}
