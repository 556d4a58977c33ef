const MS_PER_MINUTE = 60_000
const MINUTES_PER_DAY = 24 * 60

/** A day and a time as clocks of a place show them. */
export interface WallTime {
  /** `2026-10-18`. */
  readonly day: string
  /** Minutes after midnight. */
  readonly minutes: number
}

/** What an input of days says; null for none, and for years of more than four digits, which no calendar here has. */
export const dayOfInput = (text: string): string | null => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : null)

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit'
  const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...parts, hourCycle: 'h23', timeZone })
  formats.set(timeZone, format)
  return format
}

/** What the clocks of a zone show at a moment. */
export function wallTimeAt(moment: Date, timeZone: string): WallTime {
  const parts = formatOf(timeZone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  const minutes = Number(part('hour')) * 60 + Number(part('minute')) + Number(part('second')) / 60
  return { day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`, minutes }
}

/** When the clocks of a zone show this. Where they are put forward over it, the moment as far after the change. */
export function momentOf({ day, minutes }: WallTime, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MS_PER_MINUTE
  let moment = new Date(asUtc)
  // The zone's offset may be another one at the first guess: twice is enough.
  for (let round = 0; round < 2; round++) {
    const shown = wallTimeAt(moment, timeZone)
    const shownAsUtc = Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * MS_PER_MINUTE
    moment = new Date(moment.getTime() + asUtc - shownAsUtc)
  }
  return moment
}

/** Minutes of a clock that goes on after midnight, from the start of `day`. */
export function minutesOfDay(moment: Date, day: string, timeZone: string): number {
  const shown = wallTimeAt(moment, timeZone)
  const days =
    (Date.parse(`${shown.day}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / (MINUTES_PER_DAY * MS_PER_MINUTE)
  return days * MINUTES_PER_DAY + shown.minutes
}

/** `9:30`; the hours of a day that goes on begin again at midnight. */
export function clockText(minutes: number): string {
  const whole = ((Math.round(minutes) % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
