import { useFlashQueue } from '@repo/ui/flash-queue'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Day, formatFullDay } from '../calendar/months.ts'
import { useTimelineMessages } from '../messages/timeline-messages.ts'

type Doing = 'nothing' | 'copying' | 'confirming' | 'deleting'

/**
 * What can be done with a stored day: a draft of it, which opens; or deleting it, after a question. What fails says so
 * and changes nothing.
 */
export function useDayActions(day: Day, onDeleted: () => unknown) {
  const t = useTimelineMessages()
  const { locale, formatError } = useLanguage()
  const { show } = useFlashQueue()
  const navigate = useNavigate()
  const [doing, setDoing] = useState<Doing>('nothing')
  const params = { date: day }
  const date = formatFullDay(day, locale)

  const copy = async () => {
    setDoing('copying')
    const answer = await browserApi().copyTimelineDay({ params })
    setDoing('nothing')
    if (!answer.ok) {
      return show({ variant: 'danger', title: t('timeline.copyFailed'), text: formatError(answer.error) })
    }
    await navigate(`/home/routes/${answer.data.id}/edit`)
  }
  const remove = async () => {
    setDoing('deleting')
    const answer = await browserApi().deleteTimelineDay({ params })
    setDoing('nothing')
    // Deleted in another tab: what was wanted is so.
    if (!answer.ok && answer.status !== 404) {
      return show({ variant: 'danger', title: t('timeline.deleteFailed', { date }), text: formatError(answer.error) })
    }
    show({ variant: 'success', title: t('timeline.deleted', { date }) })
    await onDeleted()
  }
  return { doing, copy, remove, openDialog: () => setDoing('confirming'), close: () => setDoing('nothing') }
}

export type DayActions = ReturnType<typeof useDayActions>
