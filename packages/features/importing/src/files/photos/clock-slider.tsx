import { UTC_OFFSET_MINUTES } from '@mishiori/map-document'
import type { Translator } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { type KeyboardEvent, useId } from 'react'
import type { ImportMessages } from '../messages/en-us.ts'
import { formatUtcOffset } from './format-placing.ts'
import styles from './photos.module.css'

interface ClockSliderProps {
  t: Translator<ImportMessages>
  /** Minutes that the clock is ahead of UTC. */
  value: number
  /** Somebody moved it: it is no guess any more. */
  isChosen: boolean
  /** Null for the guess. */
  onChange: (minutes: number | null) => void
}

const { min: MIN, max: MAX } = UTC_OFFSET_MINUTES
const HOUR = 60
const within = (minutes: number) => Math.min(MAX, Math.max(MIN, minutes))

/** How far the clock of cameras without a zone is ahead of UTC. Moving it moves their photos along the track. */
export function ClockSlider({ t, value, isChosen, onChange }: ClockSliderProps) {
  const id = useId()
  const move = (minutes: number) => onChange(within(value + minutes))
  const steps = [
    { minutes: -HOUR, label: t('import.photo.earlier', { amount: t('import.photo.hour') }) },
    { minutes: -1, label: t('import.photo.earlier', { amount: t('import.photo.minute') }) },
    { minutes: 1, label: t('import.photo.later', { amount: t('import.photo.minute') }) },
    { minutes: HOUR, label: t('import.photo.later', { amount: t('import.photo.hour') }) },
  ]
  return (
    <div className={styles.clock}>
      <label htmlFor={id}>{t('import.photo.clock')}</label>
      <output htmlFor={id}>{formatUtcOffset(value, t)}</output>
      <p id={`${id}-text`}>{t('import.photo.clockText')}</p>
      <input
        id={id}
        type="range"
        min={MIN}
        max={MAX}
        step={1}
        value={value}
        aria-valuetext={formatUtcOffset(value, t)}
        aria-describedby={`${id}-text`}
        onKeyDown={(event) => moveByPage(event, move)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <div className={styles.steps}>
        {steps.map(({ minutes, label }) => (
          <Button key={minutes} size="sm" variant="line" onClick={() => move(minutes)}>
            {label}
          </Button>
        ))}
        {isChosen ? (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            {t('import.photo.clockGuess')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** The page keys move by an hour: browsers would move by a tenth of all zones. */
function moveByPage(event: KeyboardEvent, move: (minutes: number) => void): void {
  if (event.key !== 'PageUp' && event.key !== 'PageDown') return
  event.preventDefault()
  move(event.key === 'PageUp' ? HOUR : -HOUR)
}
