import { useFlashQueue } from '@repo/ui/flash-queue'
import { useState } from 'react'
import { browserApi } from '../../../platform/http/browser-api.ts'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { useTimelineMessages } from '../messages/timeline-messages.tsx'

/** Giving up the import that goes on, after a question. What has ended meanwhile has ended. */
export function useCancelling(onCancelled: () => unknown) {
  const t = useTimelineMessages()
  const { sayError } = useLanguage()
  const { show } = useFlashQueue()
  const [doing, setDoing] = useState<'nothing' | 'asking' | 'cancelling'>('nothing')
  const confirm = async (id: number) => {
    setDoing('cancelling')
    const answer = await browserApi().cancelTimelineImport({ params: { id: String(id) } })
    setDoing('nothing')
    if (answer.ok) show({ variant: 'success', title: t('timeline.canceled') })
    else show({ variant: 'danger', title: t('timeline.cancelFailed'), text: sayError(answer.error) })
    await onCancelled()
  }
  return {
    isAsking: doing !== 'nothing',
    isCancelling: doing === 'cancelling',
    ask: () => setDoing('asking'),
    close: () => setDoing('nothing'),
    confirm,
  }
}
