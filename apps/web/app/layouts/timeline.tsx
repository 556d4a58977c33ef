import { TimelineMessagesProvider } from '@repo/timeline-pages/timeline-messages'
import { timelineMessagesFor } from '@repo/timeline-pages/timeline-messages.server'
import { preferencesContext } from '@repo/web-kit/contexts'
import { Outlet } from 'react-router'
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
