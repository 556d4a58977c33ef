import type { CSSProperties } from 'react'
import type { Daylight } from './daylight.ts'
import styles from './light.module.css'

const MINUTES_PER_DAY = 24 * 60
/** Of night beside the light, so that it is seen where it begins. */
const MARGIN = 75

interface LightBarProps {
  daylight: Daylight
  startMinutes: number
  /** After midnight of the day on which one starts; more than a day where one arrives on the next. */
  arrivalMinutes: number
  onClock: (moment: Date) => number
}

/** The day as a band from night to night, and the time under way on it. The text beside it says the same. */
export function LightBar({ daylight, startMinutes, arrivalMinutes, onClock }: LightBarProps) {
  const { dawn, sunrise, sunset, dusk, isPolarDay } = daylight
  const clock = (moment: Date | null, otherwise: number) => (moment ? onClock(moment) : otherwise)
  const first = dawn ?? sunrise
  const last = dusk ?? sunset
  const from = Math.max(0, Math.min(first ? onClock(first) - MARGIN : 0, startMinutes - MARGIN / 3))
  const to = Math.min(
    MINUTES_PER_DAY,
    Math.max(last ? onClock(last) + MARGIN : MINUTES_PER_DAY, arrivalMinutes + MARGIN / 3),
  )
  const place = (minutes: number) => `${Math.max(0, Math.min(100, ((minutes - from) / (to - from)) * 100)).toFixed(2)}%`
  const noon = (from + to) / 2
  const marks = {
    '--dawn': place(clock(dawn, isPolarDay || sunrise ? from : noon)),
    '--sunrise': place(clock(sunrise, isPolarDay ? from : noon)),
    '--sunset': place(clock(sunset, isPolarDay ? to : noon)),
    '--dusk': place(clock(dusk, isPolarDay || sunset ? to : noon)),
    '--start': place(startMinutes),
    '--arrival': place(arrivalMinutes),
  } as CSSProperties
  return (
    <div className={styles.bar} data-day={sunrise || isPolarDay ? true : undefined} style={marks} aria-hidden="true">
      <div className={styles.way} />
    </div>
  )
}
