import { TimelineMessagesLayout } from '@repo/timeline-pages/timeline-messages'
import { loadTimelineMessages } from '@repo/timeline-pages/timeline-messages.server'
import { keepMessages } from '@repo/web-kit/page-messages'

export const loader = loadTimelineMessages
export const shouldRevalidate = keepMessages
export default TimelineMessagesLayout
