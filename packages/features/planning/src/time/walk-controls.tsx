import { BareSelect } from '@repo/ui/bare-select'
import { Segmented } from '@repo/ui/segmented'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import facts from '../way-facts.module.css'
import styles from './time.module.css'
import { PACES, type PlannedWalk, RESTS } from './walk-choices.ts'

/** How the reader goes: pace, rests, and when they start. */
export function WalkControls({ choices, onChoose }: Omit<PlannedWalk, 'under'>) {
  const t = usePlanningMessages()
  const { pace, restMinutesPerHour, startMinutes } = choices
  return (
    <div className={styles.controls}>
      <Segmented
        label={t('planning.pace')}
        options={PACES.map((value) => ({ value, label: t(`planning.pace.${value}`) }))}
        value={pace}
        onChange={(value) => onChoose({ pace: value })}
      />
      <label className={facts.field}>
        {t('planning.start')}
        <input
          type="time"
          value={toInput(startMinutes)}
          onChange={({ target }) => {
            const minutes = fromInput(target.value)
            if (minutes !== null) onChoose({ startMinutes: minutes })
          }}
        />
      </label>
      <BareSelect
        label={t('planning.rests')}
        value={String(restMinutesPerHour)}
        onChange={({ target }) => {
          const chosen = RESTS.find((rest) => String(rest) === target.value)
          if (chosen !== undefined) onChoose({ restMinutesPerHour: chosen })
        }}
        options={RESTS.map((rest) => ({
          value: String(rest),
          label: rest === 0 ? t('planning.rests.none') : t('planning.rests.each', { minutes: rest }),
        }))}
      />
    </div>
  )
}

const two = (value: number) => String(value).padStart(2, '0')

/** `09:30`, as inputs of times have it. */
function toInput(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** Null while a time is being typed. */
function fromInput(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
