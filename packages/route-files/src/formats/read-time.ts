const PATTERN = /^\s*(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?\s*$/i

export interface ReadTime {
  /** Milliseconds since 1970-01-01T00:00:00Z; NaN when the text is no time. */
  readonly timeMs: number
  readonly hasZone: boolean
}

const NO_TIME: ReadTime = { timeMs: Number.NaN, hasZone: true }

/** Reads an xsd:dateTime. Fractions beyond milliseconds are cut; a time without a zone is taken as UTC (GPX 1.1). */
export function parseTime(text: string): ReadTime {
  const match = PATTERN.exec(text)
  if (!match) return NO_TIME
  const [, year, month, day, hour, minute, second = '0', fraction = '', zone] = match
  const parts = [month, day, hour, minute, second].map(Number)
  const [m = 0, d = 0, h = 0, min = 0, s = 0] = parts
  const midnight = new Date(0)
  midnight.setUTCFullYear(Number(year), m - 1, d)
  const isDay = midnight.getUTCMonth() === m - 1 && midnight.getUTCDate() === d
  if (!isDay || h > 24 || min > 59 || s > 60) return NO_TIME
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'))
  const timeMs = midnight.getTime() + ((h * 60 + min) * 60 + s) * 1000 + milliseconds - offsetMs(zone)
  return { timeMs, hasZone: zone !== undefined }
}

function offsetMs(zone: string | undefined): number {
  if (!zone || zone.toUpperCase() === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(':', ''))
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000
}

/** Reads many times of one recording: remembers the day, which is the costly part. */
export class TimeReader {
  #day = ''
  #dayMs = Number.NaN

  read(text: string): ReadTime {
    const isUsual = text.length === 20 && text.charCodeAt(19) === 90 && text.charCodeAt(10) === 84
    if (!isUsual) return parseTime(text)
    const seconds = secondsOfDay(text)
    if (Number.isNaN(seconds)) return parseTime(text)
    const day = text.slice(0, 10)
    if (day !== this.#day) {
      this.#day = day
      this.#dayMs = parseTime(`${day}T00:00:00Z`).timeMs
    }
    return { timeMs: this.#dayMs + seconds * 1000, hasZone: true }
  }
}

/** Seconds of `…THH:MM:SSZ`, or NaN for anything else than two digits each and times of a day. */
function secondsOfDay(text: string): number {
  const hour = twoDigits(text, 11)
  const minute = twoDigits(text, 14)
  const second = twoDigits(text, 17)
  const isTime = hour < 24 && minute < 60 && second < 60 && text.charCodeAt(13) === 58 && text.charCodeAt(16) === 58
  return isTime ? (hour * 60 + minute) * 60 + second : Number.NaN
}

function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48
  const ones = text.charCodeAt(at + 1) - 48
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN
}
