import type { JourneyPart } from '@repo/contract'
import { formatDistance } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useWalkLogMessages } from './messages/walk-log-messages.ts'

/** Which part of a line it is, from its start. */
export function usePartText(): (part: JourneyPart) => string {
  const t = useWalkLogMessages()
  const lengths = useLanguage()
  return ({ from_m: from, to_m: to }) =>
    t('walks.part', { from: formatDistance(from, lengths), to: formatDistance(to, lengths) })
}
