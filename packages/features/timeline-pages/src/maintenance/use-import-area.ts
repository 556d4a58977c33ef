import { browserApi } from '@repo/web-kit/browser-api'
import { useRootData } from '@repo/web-kit/root-data'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import { useEffect, useMemo } from 'react'
import type { TimelineImport } from '../jobs/timeline-import.ts'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import type { TimelineSource } from '../preview/timeline-source.ts'
import { useExistingDays } from '../preview/use-existing-days.ts'
import { usePreview } from '../preview/use-preview.ts'
import { useSending } from '../preview/use-sending.ts'
import type { TimelineSummary } from '../timeline-summary.ts'

interface ImportAreaOptions {
  source: TimelineSource
  /** Null for anonymous visitors, who have no stored data. */
  summary: TimelineSummary | null
  /** The running import, if any. */
  current: TimelineImport | null
  /** An import was queued. */
  onStarted?: () => void
}

/** The data and actions of the import area, for users and visitors. */
export function useImportArea({ source, summary, current, onStarted }: ImportAreaOptions) {
  const t = useTimelineMessages()
  const isLogInRequired = useLogInRequired(t('timeline.logInRequired'))
  const { viewer } = useRootData()
  const preview = usePreview(source, { userId: viewer?.id ?? null })
  const sending = useSending(browserApi)
  const hasFiles = preview.files.length > 0
  const stored = useMemo(
    () => (hasFiles && summary?.oldest && summary.newest ? { oldest: summary.oldest, newest: summary.newest } : null),
    [hasFiles, summary?.oldest, summary?.newest],
  )
  const existing = useExistingDays(stored, browserApi)
  const isStarted = sending.state.kind === 'started'
  useEffect(() => {
    if (isStarted) onStarted?.()
  }, [isStarted])
  // One whose days had not all come gives way to the next.
  const isBlocked = current !== null && current.state !== 'before_upload' && !isStarted
  return { source, preview, sending, existing, isBlocked, isLogInRequired }
}
