import { ComparingMessagesProvider } from '@repo/comparing/comparing-messages'
import { comparingMessagesFor } from '@repo/comparing/comparing-messages.server'
import { preferencesContext } from '@repo/web-kit/contexts'
import { Outlet } from 'react-router'
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
