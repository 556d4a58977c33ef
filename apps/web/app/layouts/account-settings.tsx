import { preferencesContext } from '@repo/web-kit/contexts'
import { Outlet } from 'react-router'
import { accountMessagesFor } from '../features/account/messages/account-messages.server.ts'
import { AccountMessagesProvider } from '../features/account/messages/account-messages.tsx'
import type { Route } from './+types/account-settings'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  return { locale, messages: accountMessagesFor(locale) }
}

/** Another language comes with another page. */
export function shouldRevalidate() {
  return false
}

export default function AccountSettingsLayout({ loaderData: { locale, messages } }: Route.ComponentProps) {
  return (
    <AccountMessagesProvider locale={locale} messages={messages}>
      <Outlet />
    </AccountMessagesProvider>
  )
}
