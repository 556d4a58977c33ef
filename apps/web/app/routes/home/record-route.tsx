import { OwnRecorder } from '@repo/tracking/own-recorder'
import { RecorderMessagesProvider } from '@repo/tracking/recorder-messages'
import { recordingMessagesFor, recordingTranslator } from '@repo/tracking/recorder-messages.server'
import { preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { useRootData } from '@repo/web-kit/root-data'
import type { Route } from './+types/record-route'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  return { locale, messages: recordingMessagesFor(locale), title: recordingTranslator(locale)('record.title') }
}

export const handle = { confirmsLeaving: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function RecordRoute({ loaderData: { locale, messages } }: Route.ComponentProps) {
  const { viewer } = useRootData()
  if (!viewer) throw new Error('the guard lets only users in')
  return (
    <RecorderMessagesProvider locale={locale} messages={messages}>
      <OwnRecorder userId={viewer.id} />
    </RecorderMessagesProvider>
  )
}
