import { type PhotoTime, UTC_OFFSET_MINUTES } from '@mishiori/map-document'

/** Exif tags with their raw values. */
export interface TimeTags {
  readonly dateTime: string | null
  readonly offset: string | null
  readonly fraction: string | null
}

/** @returns null for invalid days, such as the blanks and zeros that cameras write before their clock is set. */
export function parsePhotoTime({ dateTime, offset, fraction }: TimeTags): PhotoTime | null {
  const found = /^\s*(\d{4})[:/-](\d\d)[:/-](\d\d)[ T](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?/.exec(dateTime ?? '')
  if (!found) return null
  // apps write a whole time of ISO 8601
  const zone = offset ?? (dateTime ?? '').slice(found.index + found[0].length)
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0))
  const clockMs = Date.UTC(year, month - 1, day, hours, minutes, seconds)
  const read = new Date(clockMs)
  // Date.UTC carries over what is beyond the calendar
  if (year < 1900 || read.getUTCMonth() !== month - 1 || read.getUTCDate() !== day) return null
  if (hours > 23 || minutes > 59 || seconds > 60) return null
  return { clockMs: clockMs + parseFractionMs(fraction), utcOffsetMinutes: parseOffset(zone) }
}

/** Time zones are whole quarters of an hour. */
const QUARTER_MINUTES = 15
/** A fix may be somewhat older than the photo that it was written to. */
const FIX_AGE_MINUTES = 5

/**
 * The time with a zone, where the camera did not write one: by how far its clock is from the time of its receiver, which
 * is in UTC. Without a clock, that time itself.
 */
export function withGpsTime(time: PhotoTime | null, gpsMs: number | null): PhotoTime | null {
  if (gpsMs === null) return time
  if (!time) return { clockMs: gpsMs, utcOffsetMinutes: 0 }
  if (time.utcOffsetMinutes !== null) return time
  const minutes = (time.clockMs - gpsMs) / 60_000
  const offset = Math.round(minutes / QUARTER_MINUTES) * QUARTER_MINUTES
  const isZone = offset >= UTC_OFFSET_MINUTES.min && offset <= UTC_OFFSET_MINUTES.max
  return isZone && Math.abs(minutes - offset) <= FIX_AGE_MINUTES ? { ...time, utcOffsetMinutes: offset + 0 } : time
}

/** The digits behind the point of a second. */
function parseFractionMs(text: string | null): number {
  const digits = /^\s*(\d+)/.exec(text ?? '')?.[1]
  return digits ? Math.floor(Number(`0.${digits}`) * 1000) : 0
}

function parseOffset(text: string | null): number | null {
  const trimmed = text?.trim() ?? ''
  if (/^(?:Z|UTC|GMT)$/i.test(trimmed)) return 0
  const found = /^(?:UTC|GMT)?\s*([+\-−])(\d{1,2})(?::?(\d\d))?(?![\d:])/i.exec(trimmed)
  if (!found) return null
  const [, sign, hours, rest = '0'] = found
  const minutes = (Number(hours) * 60 + Number(rest)) * (sign === '+' ? 1 : -1)
  return Number(rest) < 60 && minutes >= UTC_OFFSET_MINUTES.min && minutes <= UTC_OFFSET_MINUTES.max
    ? minutes + 0
    : null
}
