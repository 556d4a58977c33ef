import type { Translator } from '@repo/i18n'
import type { ImportMessages } from '../messages/en-us.ts'
import { clockTime } from './photo-draft.ts'
import type { PlacedPhoto } from './place-photos.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** The placement of a photo, or the reason for none, as text. Times use a clock this far ahead of UTC. */
export function formatPlacing(
  { placing, takenMs }: Pick<PlacedPhoto, 'placing' | 'takenMs'>,
  t: Translator<ImportMessages>,
  clockOffsetMinutes: number,
): string {
  const time = takenMs === null ? '' : clockTime(takenMs, clockOffsetMinutes)
  switch (placing.how) {
    case 'byTime':
      return t('import.photo.byTime', { time })
    case 'besideTrack': {
      const count = Math.max(1, Math.round(Math.abs(placing.gapMs) / MINUTE_MS))
      return t(placing.gapMs < 0 ? 'import.photo.beforeTrack' : 'import.photo.afterTrack', { time, count })
    }
    case 'outsideTrack':
      return t(placing.gapMs < 0 ? 'import.photo.tooEarly' : 'import.photo.tooLate', {
        time,
        span: formatSpan(Math.abs(placing.gapMs), t),
      })
    default:
      return t(`import.photo.${placing.how}`)
  }
}

function formatSpan(ms: number, t: Translator<ImportMessages>): string {
  const minutes = Math.round(ms / MINUTE_MS)
  if (minutes >= DAY_MINUTES) return t('import.photo.days', { count: Math.floor(minutes / DAY_MINUTES) })
  return t('import.photo.span', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** What a clock so far ahead of UTC is called, in hours and minutes. */
export function formatUtcOffset(offsetMinutes: number, t: Translator<ImportMessages>): string {
  const minutes = Math.abs(offsetMinutes)
  const sign = offsetMinutes < 0 ? '−' : '+'
  return t('import.photo.clockValue', { sign, hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
