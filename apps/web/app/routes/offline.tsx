import { OfflineMessagesProvider } from '@repo/offline/offline-messages'
import { offlineMessagesFor, offlineTranslator } from '@repo/offline/offline-messages.server'
import { RecorderMessagesProvider } from '@repo/tracking/recorder-messages'
import { recordingMessagesFor } from '@repo/tracking/recorder-messages.server'
import { hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { OfflinePage } from '../features/offline/offline-page.tsx'
import type { Route } from './+types/offline'

/** The same for all users: devices cache it. */
export function loader({ context }: Route.LoaderArgs) {
  context.get(hostContext).share([])
  const { locale } = context.get(preferencesContext)
  const messages = { offline: offlineMessagesFor(locale), recording: recordingMessagesFor(locale) }
  return { locale, messages, title: offlineTranslator(locale)('offline.title') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

export default function OfflineRoute({ loaderData: { locale, messages } }: Route.ComponentProps) {
  return (
    <OfflineMessagesProvider locale={locale} messages={messages.offline}>
      <RecorderMessagesProvider locale={locale} messages={messages.recording}>
        <OfflinePage />
      </RecorderMessagesProvider>
    </OfflineMessagesProvider>
  )
}
