import { useEffect, useRef } from 'react'
import { useTimelineMessages } from '../messages/timeline-messages.ts'
import styles from './calendar.module.css'

interface YearPickerProps {
  years: readonly number[]
  current: number
  onPick: (year: number) => void
  onClose: () => void
}

/** All years of a timeline, five beside each other. */
export function YearPicker({ years, current, onPick, onClose }: YearPickerProps) {
  const t = useTimelineMessages()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>('[aria-current]') ?? list.current?.querySelector('button')
    button?.focus()
  }, [])
  return (
    <ul
      ref={list}
      className={styles.years}
      aria-label={t('timeline.pickYear')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      {years.map((year) => (
        <li key={year}>
          <button type="button" aria-current={year === current || undefined} onClick={() => onPick(year)}>
            {year}
          </button>
        </li>
      ))}
    </ul>
  )
}
