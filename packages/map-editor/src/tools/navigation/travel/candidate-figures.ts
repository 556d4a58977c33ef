import { formatDuration, formatElevation, formatReach } from '../../../messages/format.ts'
import type { MapEditorMessages } from '../../../messages/messages.ts'
import { travelMessages } from '../../../messages/travel-messages.ts'
import type { CandidateRow } from './use-candidates.ts'

/** Less is a difference that nobody notices. */
const LEAST = { meters: 10, climbMeters: 5, seconds: 60 } as const

export function durationText(seconds: number, locale: string): string {
  return formatDuration(seconds * 1000, locale)
}

/** What another path has more or less than the chosen one. */
export function differenceText(messages: MapEditorMessages, row: CandidateRow, chosen: CandidateRow): string {
  const { locale } = messages
  const travel = travelMessages(messages)
  const parts = [
    signed(row.lengthMeters - chosen.lengthMeters, LEAST.meters, (meters) => formatReach(meters, locale)),
    climbDifference(messages, row, chosen),
    durationDifference(messages, row, chosen),
  ].filter((part) => part !== null)
  return parts.length > 0 ? parts.join(travel.differenceSeparator) : travel.sameFigures
}

function climbDifference(messages: MapEditorMessages, row: CandidateRow, chosen: CandidateRow): string | null {
  const meters = between(row.climbMeters, chosen.climbMeters)
  const text = signed(meters, LEAST.climbMeters, (difference) => formatElevation(difference, messages.locale))
  return text && travelMessages(messages).climbOf(text)
}

export function durationDifference(
  { locale }: MapEditorMessages,
  row: CandidateRow,
  chosen: CandidateRow,
): string | null {
  const seconds = between(row.durationSeconds, chosen.durationSeconds)
  return signed(seconds, LEAST.seconds, (difference) => durationText(difference, locale))
}

function between(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one - other
}

function signed(difference: number | null, least: number, format: (amount: number) => string): string | null {
  if (difference === null || Math.abs(difference) < least) return null
  return `${difference > 0 ? '+' : '−'}${format(Math.abs(difference))}`
}
