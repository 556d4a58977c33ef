import { formatDateTime } from '@repo/i18n'
import { useLanguage } from '../i18n/language.tsx'
import { useRootData } from '../root-data.ts'
import { NoticeBar } from './notice-bar.tsx'

/** Tells a suspended user the end, the reason, and the remaining options. */
export function SuspensionNotice() {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  if (!viewer?.suspension) return null
  const { timeZone, suspension } = viewer
  const { until, reason } = suspension
  return (
    <NoticeBar
      tone="warning"
      title={t('suspension.title', { date: formatDateTime(until, timeZone) })}
      text={t('suspension.text', { reason })}
    />
  )
}
