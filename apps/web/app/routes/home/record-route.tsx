import { formatDate } from '@repo/i18n'
import { EmptyState } from '@repo/ui/empty-state'
import { useMemo } from 'react'
import { recordingMessagesFor, recordingTranslator } from '../../features/recorder/page/recorder-messages.server.ts'
import { RecorderMessagesProvider, useRecorderMessages } from '../../features/recorder/page/recorder-messages.tsx'
import { RecorderPage } from '../../features/recorder/page/recorder-page.tsx'
import { useIsRecordedElsewhere } from '../../features/recorder/page/use-is-recorded-elsewhere.ts'
import { useRecorder } from '../../features/recorder/page/use-recorder.ts'
import { preferencesContext } from '../../platform/http/contexts.ts'
import { useLanguage } from '../../platform/i18n/language.tsx'
import { useRootData } from '../../platform/root-data.ts'
import { pageTitle } from '../../platform/url/page-title.ts'
import type { Route } from './+types/record-route'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  return { locale, messages: recordingMessagesFor(locale), title: recordingTranslator(locale)('record.title') }
}

export const handle = { keepsWork: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function RecordRoute({ loaderData: { locale, messages } }: Route.ComponentProps) {
  const { viewer } = useRootData()
  if (!viewer) throw new Error('the guard lets only users in')
  return (
    <RecorderMessagesProvider locale={locale} messages={messages}>
      <RecorderOfTab userId={viewer.id} />
    </RecorderMessagesProvider>
  )
}

/** One tab of a browser records: two would write over each other. */
function RecorderOfTab({ userId }: { userId: number }) {
  const t = useRecorderMessages()
  const isElsewhere = useIsRecordedElsewhere(userId)
  if (isElsewhere) return <EmptyState title={t('record.elsewhere')} text={t('record.elsewhereText')} />
  return <Recorder userId={userId} />
}

function Recorder({ userId }: { userId: number }) {
  const t = useRecorderMessages()
  const { locale } = useLanguage()
  const messages = useMemo(() => {
    const titleOf = (startedAtMs: number) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      return t('record.defaultTitle', { date: formatDate(new Date(startedAtMs).toISOString(), locale, timeZone) })
    }
    const layerName = t('record.layer')
    const lineName = (number: number, count: number) => (count > 1 ? t('record.line', { number }) : layerName)
    return { titleOf, layerName, lineName }
  }, [t, locale])
  return <RecorderPage actor={useRecorder(userId, messages)} titleOf={messages.titleOf} />
}
