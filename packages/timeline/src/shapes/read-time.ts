const DAY_MS = 86_400_000
/** The range of valid times: Google's timeline is younger than 1970, and 2100 is in the future. */
const EARLIEST_MS = 0
const LATEST_MS = Date.UTC(2100, 0)

const ZERO = 0x30
const PLUS = 0x2b
const MINUS = 0x2d
const POINT = 0x2e
const UPPER_Z = 0x5a

/** The number of two digits at a place of a text, NaN for anything else. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO
  const ones = text.charCodeAt(at + 1) - ZERO
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? 10 * tens + ones : Number.NaN
}

/** Days since 1970-01-01, by the civil calendar (Howard Hinnant, "chrono-compatible low-level date algorithms"). */
function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

/** Minutes east of Greenwich that the end of an ISO time says; NaN where it says UTC or nothing. */
export function readOffsetMinutes(text: unknown): number {
  if (typeof text !== 'string') return Number.NaN
  const at = text.length - 6
  const sign = text.charCodeAt(at)
  if ((sign !== PLUS && sign !== MINUS) || text[at + 3] !== ':' || at < 16) return Number.NaN
  const minutes = twoDigits(text, at + 1) * 60 + twoDigits(text, at + 4)
  return offsetWithin(sign === MINUS ? -minutes : minutes)
}

/** No clocks are farther from Greenwich than 14 hours. */
const MOST_OFFSET_MINUTES = 840

/** An offset in minutes, NaN for offsets that no clock has. */
export function offsetWithin(minutes: number): number {
  return Math.abs(minutes) <= MOST_OFFSET_MINUTES ? Math.round(minutes) : Number.NaN
}

/**
 * Milliseconds of an ISO time as Google writes it, `2024-02-01T08:00:00.123+09:00`; without a zone it is UTC. Several times as fast as
 * `Date.parse`, which still reads what is written otherwise. NaN for what is no time, or none between 1970 and 2100.
 */
export function readTimeMs(text: unknown): number {
  if (typeof text !== 'string') return Number.NaN
  const timeMs = readUsual(text)
  return withinBounds(Number.isNaN(timeMs) ? readUnusual(text) : timeMs)
}

function readUsual(text: string): number {
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2)
  const month = twoDigits(text, 5)
  const day = twoDigits(text, 8)
  const seconds = twoDigits(text, 11) * 3600 + twoDigits(text, 14) * 60 + twoDigits(text, 17)
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31 && seconds < 90_000)) return Number.NaN
  let timeMs = daysFromCivil(year, month, day) * DAY_MS + seconds * 1000
  let at = 19
  if (text.charCodeAt(at) === POINT) {
    for (let scale = 100; ; scale /= 10) {
      const digit = text.charCodeAt(++at) - ZERO
      if (!(digit >= 0 && digit <= 9)) break
      timeMs += digit * scale
    }
    timeMs = Math.floor(timeMs)
  }
  if (at === text.length || (text.charCodeAt(at) === UPPER_Z && at + 1 === text.length)) return timeMs
  return at + 6 === text.length ? timeMs - readOffsetMinutes(text) * 60_000 : Number.NaN
}

function readUnusual(text: string): number {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? Date.parse(text) : Number.NaN
}

/** Milliseconds since 1970, as a number or as text of digits. */
export function readEpochMs(value: unknown): number {
  if (typeof value === 'number') return withinBounds(Math.round(value))
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? withinBounds(Number(value)) : Number.NaN
}

/** A time, NaN for one that is no time of the timeline. */
export function withinBounds(timeMs: number): number {
  return timeMs >= EARLIEST_MS && timeMs < LATEST_MS ? timeMs : Number.NaN
}
