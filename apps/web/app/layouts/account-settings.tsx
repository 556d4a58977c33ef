import { AccountMessagesProvider } from '@repo/account/account-messages'
import { accountMessagesFor } from '@repo/account/account-messages.server'
import { preferencesContext } from '@repo/web-kit/contexts'
import { Outlet } from 'react-router'
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
