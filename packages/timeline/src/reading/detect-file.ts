import type { TimelineRefusalCode, TimelineShape } from '../read-result.ts'
import { RefusedError } from '../refused-error.ts'

/** Of the text that Takeout puts in place of encrypted backups. */
const ENCRYPTED = /encrypt|暗号/i

/** @throws {RefusedError} for other formats than JSON, judged by its first piece (UTF-8). */
export function refuseOtherFormats(head: Uint8Array): void {
  const start = head.subarray(0, 4096)
  if (start[0] === 0x50 && start[1] === 0x4b && (start[2] ?? 0) <= 8) throw new RefusedError('timeline.archive')
  if (start[0] === 0x1f && start[1] === 0x8b) throw new RefusedError('timeline.archive')
  const text = new TextDecoder().decode(start).trimStart()
  if (text === '' || text.startsWith('{') || text.startsWith('[')) return
  throw new RefusedError(ENCRYPTED.test(text) ? 'timeline.encrypted_backup' : 'timeline.not_json')
}

/** The array that makes the shape, by its name in the root object; null is a root that is an array itself. */
export function shapeOfArray(key: string | null): TimelineShape | null {
  switch (key) {
    case null:
      return 'ios'
    case 'locations':
      return 'records'
    case 'timelineObjects':
      return 'months'
    case 'semanticSegments':
      return 'android'
    default:
      return null
  }
}

const EDITS_KEYS = ['timelineEdits']
const SETTINGS_KEYS = ['deviceSettings', 'historyEnabled', 'historyDeletionTime', 'retentionWindowDays']

/** What a timeline is that tells nothing, by the names in its root object. */
export function emptyFile(keys: ReadonlySet<string>): TimelineRefusalCode {
  return keys.has('rawSignals') ? 'timeline.raw_signals_only' : 'timeline.no_days'
}

/** What a file is that has none of the arrays, by the names in its root object. */
export function otherFile(keys: ReadonlySet<string>): TimelineRefusalCode {
  if (keys.has('rawSignals')) return 'timeline.raw_signals_only'
  if (EDITS_KEYS.some((key) => keys.has(key))) return 'timeline.edits_file'
  return SETTINGS_KEYS.some((key) => keys.has(key)) ? 'timeline.settings_file' : 'timeline.other_json'
}
