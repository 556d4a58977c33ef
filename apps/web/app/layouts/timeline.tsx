import { Outlet } from 'react-router'
import { timelineMessagesFor } from '../features/timeline/messages/timeline-messages.server.ts'
import { TimelineMessagesProvider } from '../features/timeline/messages/timeline-messages.tsx'
import { preferencesContext } from '@repo/web-kit/contexts'
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
    <TimelineMessagesProvider locale={locale} messages={messages}>
      <Outlet />
    </TimelineMessagesProvider>
  )
}
