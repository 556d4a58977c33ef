import { holdSlot } from '@repo/authoring/slot-locks'
import { formatDate } from '@repo/i18n'
import { EmptyState } from '@repo/ui/empty-state'
import { useLanguage } from '@repo/web-kit/language'
import type { PageMessages } from '@repo/web-kit/page-messages'
import { useUser } from '@repo/web-kit/root-data'
import { useEffect, useMemo, useState } from 'react'
import type { RecordingMessages } from '../messages/en-us.ts'
import { RecorderMessagesProvider, useRecorderMessages } from '../messages/recorder-messages.ts'
import { RecorderPage } from './recorder-page.tsx'
import { useRecorder } from './use-recorder.ts'

/** One tab of a browser records: two would write over each other. */
export function OwnRecorder({ userId }: { userId: number }) {
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

/** Whether another tab of this browser has the recorder open. */
function useIsRecordedElsewhere(userId: number): boolean {
  const [isElsewhere, setIsElsewhere] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    holdSlot(`recorder:${userId}`, stop.signal, (isMine) => setIsElsewhere(!isMine))
    return () => stop.abort()
  }, [userId])
  return isElsewhere
}

/** Records the way that the user walks. */
export function RecordRoutePage(language: PageMessages<RecordingMessages>) {
  const user = useUser()
  return (
    <RecorderMessagesProvider {...language}>
      <OwnRecorder userId={user.id} />
    </RecorderMessagesProvider>
  )
}
