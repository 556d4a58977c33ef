import { RecordRoutePage } from '@repo/tracking/record-route-page'
import { recordingMessagesFor, recordingTranslator } from '@repo/tracking/recorder-messages.server'
import { preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import type { Route } from './+types/record-route'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  return { locale, messages: recordingMessagesFor(locale), title: recordingTranslator(locale)('record.title') }
}

export const handle = { confirmsLeaving: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function RecordRoute({ loaderData: { locale, messages } }: Route.ComponentProps) {
  return <RecordRoutePage locale={locale} messages={messages} />
}
