import { type JourneyState, PRODUCT_LIMITS } from '@repo/contract'
import type { JourneyKind } from '@repo/journeys/journey-view'
import { useJourneysMessages } from '@repo/journeys/journeys-messages'
import { RadioGroup } from '@repo/ui/radio-group'
import { Segmented } from '@repo/ui/segmented'
import { Switch } from '@repo/ui/switch'
import { TextArea } from '@repo/ui/text-area'
import { TextField } from '@repo/ui/text-field'
import { useLanguage } from '@repo/web-kit/language'
import styles from './editor.module.css'
import type { JourneyDetails } from './journey-edit.ts'

interface DetailsFormProps {
  details: JourneyDetails
  onChange: (change: Partial<JourneyDetails>) => void
}

const KINDS: readonly JourneyKind[] = ['journey', 'collection']
const STATES: readonly JourneyState[] = ['draft', 'private', 'linkShared', 'public']

/** What it is called, what it is about, and when it begins. */
export function DetailsForm({ details, onChange }: DetailsFormProps) {
  const t = useJourneysMessages()
  const { kind, title, summary, startsOn, isTravelling } = details
  return (
    <section className={styles.details} aria-label={t('journeys.edit.details')}>
      <Segmented
        label={t('journeys.edit.kind')}
        options={KINDS.map((value) => ({ value, label: t(`journeys.edit.kind.${value}`) }))}
        value={kind}
        onChange={(value) => onChange({ kind: value })}
      />
      <TextField
        label={t('journeys.edit.title')}
        value={title}
        max={PRODUCT_LIMITS.titleLength.max}
        autoComplete="off"
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextArea
        label={t('journeys.edit.summary')}
        value={summary}
        max={PRODUCT_LIMITS.summaryLength.max}
        onChange={({ target }) => onChange({ summary: target.value })}
      />
      {kind === 'journey' ? (
        <div className={styles.dates}>
          <TextField
            type="date"
            label={t('journeys.edit.startsOn')}
            value={startsOn ?? ''}
            max={null}
            onChange={({ target }) => onChange({ startsOn: target.value || null })}
          />
          <Switch
            label={t('journeys.edit.travelling')}
            isOn={isTravelling}
            onChange={(isOn) => onChange({ isTravelling: isOn })}
          />
        </div>
      ) : null}
    </section>
  )
}

interface VisibilityProps {
  state: JourneyState
  /** Why it is not as it was chosen. */
  error: string | null
  onChange: (state: JourneyState) => void
}

/** Who sees it. */
export function Visibility({ state, error, onChange }: VisibilityProps) {
  const t = useJourneysMessages()
  const { t: common } = useLanguage()
  return (
    <section className={styles.visibility}>
      <RadioGroup
        label={t('journeys.edit.visibility')}
        options={STATES.map((value) => ({
          value,
          label: common(`status.${value}`),
          hint: t(`journeys.edit.${value}`),
        }))}
        value={state}
        onChange={onChange}
      />
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </section>
  )
}
