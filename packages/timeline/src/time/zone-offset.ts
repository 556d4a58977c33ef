const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** An offset as `+09:00` says it, minutes east of Greenwich; null for what is none. */
function parseOffset(zone: string): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(zone) ?? []
  return sign === undefined ? null : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** `+09:00` for 540. */
export function formatOffset(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

interface KnownZone {
  readonly format: Intl.DateTimeFormat
  /** By UTC day; null on days with a change of clocks. */
  readonly days: Map<number, number | null>
}

const zones = new Map<string, KnownZone | number>()

function knownZone(zone: string): KnownZone | number {
  const before = zones.get(zone)
  if (before !== undefined) return before
  const made = parseOffset(zone) ?? {
    format: new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
    days: new Map<number, number | null>(),
  }
  zones.set(zone, made)
  return made
}

/**
 * How far the clocks of a zone are ahead of UTC at a moment, in minutes (seconds of times before 1900 are cut).
 *
 * @throws {RangeError} for a zone that is neither an IANA name nor an offset such as `+09:00`.
 */
export function zoneOffsetMinutes(zone: string, timeMs: number): number {
  const known = knownZone(zone)
  if (typeof known === 'number') return known
  const day = Math.floor(timeMs / DAY_MS)
  let offset = known.days.get(day)
  if (offset === undefined) {
    const first = offsetFromParts(known.format, day * DAY_MS)
    offset = first === offsetFromParts(known.format, (day + 1) * DAY_MS - 1) ? first : null
    known.days.set(day, offset)
  }
  return offset ?? offsetFromParts(known.format, timeMs)
}

/** `Intl` has no question for it: the clock's reading, taken as UTC, is off by the offset. */
function offsetFromParts(format: Intl.DateTimeFormat, timeMs: number): number {
  const parts = new Map(format.formatToParts(timeMs).map(({ type, value }) => [type, Number(value)]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN
  const read = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return Math.round((read - timeMs) / MINUTE_MS)
}

/** The day of the zone's calendar that a moment belongs to, as days since 1970-01-01. */
export function localDay(zone: string, timeMs: number): number {
  return Math.floor((timeMs + zoneOffsetMinutes(zone, timeMs) * MINUTE_MS) / DAY_MS)
}

/** The moment at which the day begins in the zone. Where clocks jump over midnight, the moment of the jump. */
export function startOfDayMs(zone: string, day: number): number {
  const asUtc = day * DAY_MS
  const guess = asUtc - zoneOffsetMinutes(zone, asUtc) * MINUTE_MS
  const start = asUtc - zoneOffsetMinutes(zone, guess) * MINUTE_MS
  return Math.max(start, localDay(zone, start) < day ? guess : start)
}

/** `YYYY-MM-DD` of days since 1970-01-01. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Days since 1970-01-01 of `YYYY-MM-DD`; NaN for invalid dates. */
export function dayOfDate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS
}

/** A moment as the clock of the zone reads it, to the second: `2026-10-18T07:05:00+09:00`. */
export function formatInZone(zone: string, timeMs: number): string {
  const offset = zoneOffsetMinutes(zone, timeMs)
  return new Date(timeMs + offset * MINUTE_MS).toISOString().slice(0, 19) + formatOffset(offset)
}
