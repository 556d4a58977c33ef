import { OwnMessagesProvider } from '@repo/home/own-messages'
import { ownMessagesFor } from '@repo/home/own-messages.server'
import { preferencesContext } from '@repo/web-kit/contexts'
import { Outlet } from 'react-router'
import type { Route } from './+types/own-routes'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  return { locale, messages: ownMessagesFor(locale) }
}

/** Another language comes with another page. */
export function shouldRevalidate() {
  return false
}

export default function OwnRoutesLayout({ loaderData: { locale, messages } }: Route.ComponentProps) {
  return (
    <OwnMessagesProvider locale={locale} messages={messages}>
      <Outlet />
    </OwnMessagesProvider>
  )
}
