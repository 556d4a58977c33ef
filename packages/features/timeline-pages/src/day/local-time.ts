const OFFSET = /^([+-])(\d\d):(\d\d)$/

/** `08:12`, by the clock where the person was. @param timeZone IANA's name, or an offset as `+09:00`; UTC's where it is neither. */
export function localTime(timeMs: number, timeZone: string): string {
  const [, sign, hours, minutes] = OFFSET.exec(timeZone) ?? []
  const offsetMinutes = sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : 0
  return clockOf(sign ? 'UTC' : timeZone).format(timeMs + offsetMinutes * 60_000)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const made = clocks.get(timeZone) ?? makeClock(timeZone)
  clocks.set(timeZone, made)
  return made
}

function makeClock(timeZone: string): Intl.DateTimeFormat {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  }
}
