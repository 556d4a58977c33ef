import { preferencesContext } from '@repo/web-kit/contexts'
import { Outlet } from 'react-router'
import { comparingMessagesFor } from '../features/comparing/messages/comparing-messages.server.ts'
import { ComparingMessagesProvider } from '../features/comparing/messages/comparing-messages.tsx'
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
    <ComparingMessagesProvider locale={locale} messages={messages}>
      <Outlet />
    </ComparingMessagesProvider>
  )
}
