import { ContentError } from '@repo/web-kit/content-error'
import { useTimelineMessages } from './messages/timeline-messages.ts'

/** A page of the timeline that could not be shown. */
export function TimelineError({ error }: { error: unknown }) {
  const t = useTimelineMessages()
  return <ContentError error={error} title={t('timeline.title')} />
}
