import type { LineTime } from '@repo/articles/line-time'
import { formatDate } from '@repo/i18n'
import { sun } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { Fact } from '../fact.tsx'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import facts from '../way-facts.module.css'
import { daylightOf, type LightAtEnd, lightAtEnd } from './daylight.ts'
import styles from './light.module.css'
import { LightBar } from './light-bar.tsx'
import { clockText, dayOfInput, minutesOfDay, momentOf, wallTimeAt } from './wall-clock.ts'

const MS_PER_MINUTE = 60_000
const MINUTES_PER_HOUR = 60
/** Browsers then take no fifth digit of a year. */
const LAST_DAY = '9999-12-31'

export interface LightOfDayProps {
  end: LineTime['end']
  /** Of the end of the way; null where it is not known, and the device's own is taken. */
  timeZone: string | null
  startMinutes: number
  /** With rests. */
  totalMinutes: number
}

/** Sun and twilight of a day, today unless another is chosen, and what is left of them at the end of the way. */
export default function LightOfDay({ end, timeZone, startMinutes, totalMinutes }: LightOfDayProps) {
  const t = usePlanningMessages()
  const { locale } = useLanguage()
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const [chosenDay, setChosenDay] = useState<string | null>(null)
  const day = chosenDay ?? wallTimeAt(new Date(), zone).day
  const start = momentOf({ day, minutes: startMinutes }, zone)
  const arrival = new Date(start.getTime() + totalMinutes * MS_PER_MINUTE)
  const daylight = daylightOf(day, end, zone)
  const arrivalDay = wallTimeAt(arrival, zone).day
  const light = lightAtEnd(arrival, arrivalDay === day ? daylight : daylightOf(arrivalDay, end, zone))
  const onClock = (moment: Date) => minutesOfDay(moment, day, zone)
  const arrivalMinutes = onClock(arrival)
  const { sunrise, sunset, isPolarDay, isPolarNight } = daylight
  return (
    <Fact
      icon={sun}
      title={t('planning.light')}
      remark={t('planning.leaveAt', {
        date: formatDate(`${day}T12:00:00Z`, locale, 'UTC'),
        time: clockText(startMinutes),
      })}
    >
      <LightBar daylight={daylight} startMinutes={startMinutes} arrivalMinutes={arrivalMinutes} onClock={onClock} />
      <p className={styles.ends}>
        <span>{sunrise ? t('planning.sunrise', { time: clockText(onClock(sunrise)) }) : null}</span>
        <span>{sunset ? t('planning.sunset', { time: clockText(onClock(sunset)) }) : null}</span>
      </p>
      <p className={styles.left} data-kind={light.kind}>
        {t(arrivalDay === day ? 'planning.arriveAt' : 'planning.arriveAtLater', { time: clockText(arrivalMinutes) })}{' '}
        {isPolarNight && light.kind !== 'day' ? t('planning.polarNight') : null}
        {isPolarDay ? t('planning.polarDay') : <LightLeft light={light} />}
      </p>
      <label className={facts.field}>
        {t('planning.day')}
        <input
          type="date"
          value={day}
          max={LAST_DAY}
          onChange={({ target }) => {
            const chosen = dayOfInput(target.value)
            if (chosen !== null) setChosenDay(chosen)
          }}
        />
      </label>
      <p className={styles.note}>
        {t('planning.mountainsHide')}
        {timeZone === null ? ` ${t('planning.ownZone')}` : null}
      </p>
    </Fact>
  )
}

function LightLeft({ light }: { light: LightAtEnd }) {
  const t = usePlanningMessages()
  if (light.kind !== 'day') return t(`planning.light.${light.kind}`)
  if (light.leftMinutes === null) return t('planning.polarDay')
  const [hours, minutes] = [Math.floor(light.leftMinutes / MINUTES_PER_HOUR), light.leftMinutes % MINUTES_PER_HOUR]
  return hours > 0 ? t('planning.lightLeft', { hours, minutes }) : t('planning.lightLeftMinutes', { minutes })
}
