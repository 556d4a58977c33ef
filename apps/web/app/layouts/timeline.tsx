import { Outlet } from 'react-router'
import { timelineMessagesFor } from '../features/timeline/words/timeline-words.server.ts'
import { TimelineWordsProvider } from '../features/timeline/words/timeline-words.tsx'
import { preferencesContext } from '../platform/http/contexts.ts'
import type { Route } from './+types/timeline'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  return { locale, messages: timelineMessagesFor(locale) }
}

/** Another language comes with another page. */
export function shouldRevalidate() {
  return false
}

export default function TimelineLayout({ loaderData: { locale, messages } }: Route.ComponentProps) {
  return (
    <TimelineWordsProvider locale={locale} messages={messages}>
      <Outlet />
    </TimelineWordsProvider>
  )
}
