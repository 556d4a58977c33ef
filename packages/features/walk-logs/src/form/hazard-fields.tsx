import type { HazardAnswer } from '@repo/contract'
import { useLanguage } from '@repo/web-kit/language'
import { useFormMessages } from './form-messages.ts'
import styles from './walk-log-dialog.module.css'

/** A hazard on the map of the article. */
export interface HazardOnMap {
  /** The `tmpId` of its spot. */
  readonly objectId: string
  readonly name: string
}

export type HazardAnswers = Readonly<Record<string, HazardAnswer>>

const DAY_MS = 24 * 60 * 60 * 1000
/** An answer says how it is now: who walked longer ago does not know. */
const KNOWN_DAYS = 1

/** Whether somebody who walked on this day knows how it is today. */
export function knowsHazards(walkedOn: string, today: string): boolean {
  return walkedOn !== '' && Math.abs(Date.parse(today) - Date.parse(walkedOn)) <= KNOWN_DAYS * DAY_MS
}

interface HazardFieldsProps {
  hazards: readonly HazardOnMap[]
  answers: HazardAnswers
  onChange: (answers: HazardAnswers) => void
}

/** Asks of each hazard on the map whether it is still there. Nothing is inferred from the conditions. */
export function HazardFields({ hazards, answers, onChange }: HazardFieldsProps) {
  const t = useFormMessages()
  return (
    <fieldset className={styles.group}>
      <legend>{t('form.hazards')}</legend>
      {hazards.map((hazard) => (
        <HazardField
          key={hazard.objectId}
          name={hazard.name || t('form.hazardUnnamed')}
          answer={answers[hazard.objectId] ?? null}
          onChange={(answer) => {
            const { [hazard.objectId]: _, ...others } = answers
            onChange(answer === null ? others : { ...others, [hazard.objectId]: answer })
          }}
        />
      ))}
      <p className={styles.hint}>{t('form.hazardsHint')}</p>
    </fieldset>
  )
}

interface HazardFieldProps {
  name: string
  answer: HazardAnswer | null
  onChange: (answer: HazardAnswer | null) => void
}

function HazardField({ name, answer, onChange }: HazardFieldProps) {
  const { t } = useLanguage()
  return (
    <fieldset className={styles.hazard}>
      <legend>{name}</legend>
      <div className={styles.chips}>
        {(['present', 'gone'] as const).map((choice) => (
          <label key={choice} className={styles.chip}>
            <input
              type="checkbox"
              checked={answer === choice}
              onChange={() => onChange(answer === choice ? null : choice)}
            />
            {t(choice === 'present' ? 'hazard.present' : 'hazard.gone')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
