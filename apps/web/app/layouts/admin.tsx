import { preferencesContext } from '@repo/web-kit/contexts'
import { Outlet } from 'react-router'
import { adminMessagesFor } from '../features/admin/messages/admin-messages.server.ts'
import { AdminMessagesProvider } from '../features/admin/messages/admin-messages.tsx'
import type { Route } from './+types/admin'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  return { locale, messages: adminMessagesFor(locale) }
}

/** Another language comes with another page. */
export function shouldRevalidate() {
  return false
}

export default function AdminLayout({ loaderData: { locale, messages } }: Route.ComponentProps) {
  return (
    <AdminMessagesProvider locale={locale} messages={messages}>
      <Outlet />
    </AdminMessagesProvider>
  )
}
