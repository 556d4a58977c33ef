import { pathLengthMeters, type RecordedLine, recordingStats } from '@mishiori/map-document'
import { TRIM_ENDS } from '../../core/drafts/trim-draft.ts'
import type { TrimTarget } from '../../core/drafts/trim-target.ts'
import { formatDistance, formatMoment, formatSpan } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'

/** What is kept of a recording after one of its ends was moved. */
export function trimAnnouncement({ recordings, locale }: MapEditorMessages, kept: RecordedLine): string {
  const stats = recordingStats(kept)
  const times = stats && formatSpan(stats.startMs, stats.endMs, locale)
  return recordings.trimmed(kept.path.length, formatDistance(pathLengthMeters(kept.path), locale), times)
}

/** The end that the keyboard works on now, and where it is. */
export function trimEndAnnouncement(
  { recordings, locale }: MapEditorMessages,
  { recording, range }: TrimTarget,
  handle: number,
): string {
  const end = TRIM_ENDS[handle] ?? 'start'
  const index = end === 'start' ? range.from : range.to
  const timeMs = recording.timestampsMs?.[index] ?? null
  return `${recordings.ends[end]}: ${recordings.at(index + 1, timeMs === null ? null : formatMoment(timeMs, locale))}`
}
