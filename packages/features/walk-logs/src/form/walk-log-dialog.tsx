import { keepWalkOffer, readWalkOffer } from '@repo/articles/walk-offer'
import { type JourneyPart, PRODUCT_LIMITS, WALK_CONDITIONS, WALK_VISIBILITIES } from '@repo/contract'
import { formatDate } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { focusWrongField } from '@repo/ui/field'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { FormModal } from '@repo/ui/form-modal'
import { RadioGroup } from '@repo/ui/radio-group'
import { TextArea } from '@repo/ui/text-area'
import { TextField } from '@repo/ui/text-field'
import { useLanguage } from '@repo/web-kit/language'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { useWalkLogMessages } from '../messages/walk-log-messages.ts'
import { usePartText } from '../use-part-text.ts'
import type { WalkLog } from '../walk-log.ts'
import { useFormMessages } from './form-messages.ts'
import { HazardFields, type HazardOnMap, knowsHazards } from './hazard-fields.tsx'
import { PhotoFields } from './photo-fields.tsx'
import { TrackField } from './track/track-field.tsx'
import { timeFieldsOf, toFields, useWalkForm, type WalkForm } from './use-walk-form.ts'
import type { DraftPlace, WalkFields } from './walk-draft.ts'
import styles from './walk-log-dialog.module.css'

const { walkLog: limits } = PRODUCT_LIMITS

interface WalkLogDialogProps {
  place: DraftPlace
  token: string | null
  /** Null for a new one. */
  log: WalkLog | null
  /** Whether others may see it. */
  canShare: boolean
  /** What was walked, where the page does not say so. */
  subject?: string
  /** What the walker may be asked of. */
  hazards?: readonly HazardOnMap[]
  onClose: () => void
  onDone: () => void
}

/** Logs a walk, or changes a log. Closed or lost, it keeps on the device what was entered. */
export function WalkLogDialog(props: WalkLogDialogProps) {
  const { place, token, log, canShare, subject, hazards = [], onClose, onDone } = props
  const t = useFormMessages()
  const { t: common, locale } = useLanguage()
  const { show } = useFlashQueue()
  const initial = log ? toFields(log) : newFields(place, canShare)
  const form = useWalkForm({
    place,
    token,
    initial,
    trackTitle: (walkedOn) => t('form.trackTitle', { date: formatDate(`${walkedOn}T00:00:00Z`, locale, 'UTC') }),
    onDone: (_, { areHazardsTold }) => {
      keepWalkOffer(place.userId, place.articleId, null)
      onDone()
      if (!areHazardsTold) show({ variant: 'danger', title: t('form.hazardsFailed') })
    },
  })
  const fields = useWrongInView(form)
  const isAsked = log === null && hazards.length > 0 && knowsHazards(form.fields.walkedOn, today())
  return (
    <FormModal
      isOpen
      onClose={onClose}
      title={t(log ? 'form.editTitle' : 'form.newTitle')}
      cancel={common('common.cancel')}
      submit={t(log ? 'form.saveEdit' : 'form.save')}
      busyLabel={form.isSending ? t('form.saving') : undefined}
      formRef={fields}
      formClassName={styles.form}
      onSubmit={() => void form.submit()}
    >
      {form.isFromDraft ? <DraftNote onDiscard={form.discard} /> : null}
      {subject === undefined ? null : <SubjectLine subject={subject} part={form.fields.part} />}
      <DayField form={form} />
      <ConditionFields form={form} />
      {isAsked ? (
        <HazardFields
          hazards={hazards}
          answers={form.fields.hazards}
          onChange={(answers) => form.change({ hazards: answers })}
        />
      ) : null}
      <TextArea
        label={t('form.text')}
        hint={t('form.textHint')}
        value={form.fields.text}
        max={limits.textLength.max}
        onChange={({ currentTarget }) => form.change({ text: currentTarget.value })}
      />
      <PhotoFields
        photos={form.fields.photos}
        uploads={form.uploads}
        isWaitedFor={form.problem === 'photos'}
        onRemove={(id) => form.change({ photos: form.fields.photos.filter((photo) => photo.id !== id) })}
      />
      <TrackField
        trackId={form.fields.trackId}
        articleId={place.articleId}
        before={log?.track ?? null}
        picked={form.picked}
        day={form.fields.walkedOn}
        onChange={(trackId) => form.change({ trackId })}
        onPick={form.pick}
      />
      <TimeFields form={form} />
      <VisibilityField form={form} canShare={canShare} />
      <Refusal form={form} />
    </FormModal>
  )
}

/** The form is longer than its window, and the button is always in view: why nothing was sent is, too. */
function useWrongInView({ error, problem, attempt }: WalkForm): RefObject<HTMLFormElement | null> {
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Of the second time, too, that the same is wrong.
    if (attempt === 0 || (error === null && problem === null)) return
    if (fields.current) focusWrongField(fields.current)
    fields.current?.querySelector('[aria-invalid="true"], [data-wrong]')?.scrollIntoView({ block: 'nearest' })
  }, [error, problem, attempt])
  return fields
}

/** The day that it is where the device is, as a date field has it. */
const today = () => new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date())

/** Of a recording along the article, with what that tells. */
function newFields({ userId, articleId, part }: DraftPlace, canShare: boolean): WalkFields {
  const empty = { ...emptyFields(canShare), part }
  const offer = part === null ? readWalkOffer(userId, articleId) : null
  if (offer === null) return empty
  const { trackId, walkedOn, minutes } = offer
  return { ...empty, trackId, walkedOn, ...(minutes !== null && timeFieldsOf(minutes)) }
}

const emptyFields = (canShare: boolean): WalkFields => ({
  walkedOn: today(),
  hours: '',
  minutes: '',
  conditions: [],
  text: '',
  visibility: canShare ? 'public' : 'private',
  part: null,
  photos: [],
  trackId: null,
  hazards: {},
})

function SubjectLine({ subject, part }: { subject: string; part: JourneyPart | null }) {
  const lengthsText = usePartText()
  return (
    <p className={styles.subject}>
      <b>{subject}</b>
      {part ? <span>{lengthsText(part)}</span> : null}
    </p>
  )
}

function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const t = useFormMessages()
  return (
    <p className={styles.draft}>
      {t('form.draft')}
      <Button size="sm" variant="ghost" onClick={onDiscard}>
        {t('form.discard')}
      </Button>
    </p>
  )
}

function DayField({ form: { fields, problem, error, change } }: { form: WalkForm }) {
  const t = useFormMessages()
  const { formatError } = useLanguage()
  const isRefused = error?.code === 'walk_log.date_invalid'
  return (
    <TextField
      type="date"
      label={t('form.date')}
      isRequired
      max={null}
      value={fields.walkedOn}
      error={problem === 'date' ? t('form.dateMissing') : isRefused ? formatError(error) : undefined}
      onChange={({ currentTarget }) => change({ walkedOn: currentTarget.value })}
    />
  )
}

function ConditionFields({ form: { fields, toggle } }: { form: WalkForm }) {
  const t = useFormMessages()
  const words = useWalkLogMessages()
  const hintId = useId()
  const isFull = fields.conditions.length >= limits.conditions
  return (
    <fieldset className={styles.group} aria-describedby={hintId}>
      <legend>{t('form.condition')}</legend>
      <div className={styles.chips}>
        {WALK_CONDITIONS.map((condition) => {
          const isChosen = fields.conditions.includes(condition)
          return (
            <label key={condition} className={styles.chip}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => toggle(condition)}
              />
              {words(`condition.${condition}`)}
            </label>
          )
        })}
      </div>
      <p id={hintId} className={styles.hint}>
        {t('form.conditionHint', { max: limits.conditions })}
      </p>
    </fieldset>
  )
}

function TimeFields({ form: { fields, problem, change } }: { form: WalkForm }) {
  const t = useFormMessages()
  const hintId = useId()
  const isWrong = problem === 'time'
  const parts = [
    { name: 'hours', label: t('form.hours') },
    { name: 'minutes', label: t('form.minutes') },
  ] as const
  return (
    <fieldset className={styles.group} aria-describedby={hintId}>
      <legend>{t('form.time')}</legend>
      <div className={styles.times}>
        {parts.map(({ name, label }) => (
          <label key={name} className={styles.time}>
            <input
              type="text"
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              aria-invalid={isWrong || undefined}
              value={fields[name]}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
            />
            {label}
          </label>
        ))}
      </div>
      <p id={hintId} className={styles.hint} data-wrong={isWrong || undefined} role={isWrong ? 'alert' : undefined}>
        {t(isWrong ? 'form.timeInvalid' : fields.trackId === null ? 'form.timeHint' : 'form.timeOfTrack')}
      </p>
    </fieldset>
  )
}

function VisibilityField({ form: { fields, change }, canShare }: { form: WalkForm; canShare: boolean }) {
  const t = useFormMessages()
  const options = WALK_VISIBILITIES.map((value) => ({
    value,
    label: t(`form.visibility.${value}`),
    isDisabled: !canShare && value !== 'private',
  }))
  return (
    <div>
      <RadioGroup
        label={t('form.visibility')}
        value={fields.visibility}
        options={options}
        onChange={(visibility) => change({ visibility })}
      />
      <p className={styles.hint}>{t(canShare ? 'form.visibilityHint' : 'form.apart')}</p>
    </div>
  )
}

/** Why it was not saved, and that nothing is lost. */
function Refusal({ form: { error, isKept } }: { form: WalkForm }) {
  const t = useFormMessages()
  const { formatError } = useLanguage()
  const isShown = error !== null && error.code !== 'walk_log.date_invalid'
  return (
    <div role="alert">
      {isShown ? (
        <div className={styles.failed} data-wrong>
          <p>{formatError(error)}</p>
          {isKept ? <p>{t('form.kept')}</p> : null}
        </div>
      ) : null}
    </div>
  )
}
