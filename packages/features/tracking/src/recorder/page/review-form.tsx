import { pathLengthMeters } from '@mishiori/map-document'
import { PRODUCT_LIMITS } from '@repo/contract'
import { formatDistance, formatReach } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { Select } from '@repo/ui/select'
import { TextField } from '@repo/ui/text-field'
import { useLanguage } from '@repo/web-kit/language'
import { useId } from 'react'
import { PanelProblem } from '../../position/map-with-panel.tsx'
import { useRecorderMessages } from '../messages/recorder-messages.ts'
import { recordedLines } from '../track/draft-of-track.ts'
import type { TrackPoint } from '../track/track.ts'
import { TRIM_CHOICES, type Trim, trimEnds } from '../track/trim-ends.ts'
import styles from './recorder.module.css'
import type { RecorderActor, RecorderSnapshot } from './recorder-actor.ts'

interface ReviewFormProps {
  actor: RecorderActor
  snapshot: RecorderSnapshot
  defaultTitle: string
}

/** What a recording is called and how much of its ends is left out, before anything of it leaves the device. */
export function ReviewForm({ actor, snapshot, defaultTitle }: ReviewFormProps) {
  const t = useRecorderMessages()
  const { formatError } = useLanguage()
  const id = useId()
  const { title, trim, track, error } = snapshot.context
  const lengths = lineLengths(trimEnds(track.points, trim))
  const canSave = snapshot.can({ type: 'draft.save' })
  const isSaving = snapshot.matches('sending')
  return (
    <form
      className={styles.review}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'draft.save' })
      }}
    >
      <h2>{t('record.reviewTitle')}</h2>
      <TextField
        id={`${id}-title`}
        label={t('record.name')}
        max={PRODUCT_LIMITS.titleLength.max}
        value={title ?? defaultTitle}
        onChange={({ currentTarget }) => actor.send({ type: 'title.change', title: currentTarget.value })}
      />
      <fieldset className={styles.trim} aria-describedby={`${id}-privacy`}>
        <legend>{t('record.privacy')}</legend>
        <p id={`${id}-privacy`}>{t('record.privacyText')}</p>
        <TrimSelect id={`${id}-start`} end="startMeters" actor={actor} trim={trim} />
        <TrimSelect id={`${id}-end`} end="endMeters" actor={actor} trim={trim} />
      </fieldset>
      <p role="status" className={styles.left}>
        {canSave || isSaving ? <Kept lengths={lengths} /> : t('record.nothingLeft')}
      </p>
      {error ? <PanelProblem title={t('record.refused')} text={formatError(error)} /> : null}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        disabled={!canSave && !isSaving}
        busyLabel={isSaving ? t('record.saving') : undefined}
      >
        {t('record.save')}
      </Button>
    </form>
  )
}

/** Of the lines that the draft will have, as its map shows them. */
function lineLengths(points: readonly TrackPoint[]): readonly number[] {
  return recordedLines(points, { id: 'kept', lineName: String }).map(({ path }) => pathLengthMeters(path))
}

function Kept({ lengths }: { lengths: readonly number[] }) {
  const t = useRecorderMessages()
  const language = useLanguage()
  const distance = formatDistance(
    lengths.reduce((sum, meters) => sum + meters, 0),
    language,
  )
  const [first = 0] = lengths
  if (lengths.length < 2) return t('record.kept', { distance })
  return t('record.keptLines', { count: lengths.length, distance, first: formatDistance(first, language) })
}

interface TrimSelectProps {
  id: string
  actor: RecorderActor
  end: keyof Trim
  trim: Trim
}

function TrimSelect({ id, actor, end, trim }: TrimSelectProps) {
  const t = useRecorderMessages()
  const language = useLanguage()
  return (
    <Select
      id={id}
      label={t(end === 'startMeters' ? 'record.trimStart' : 'record.trimEnd')}
      value={String(trim[end])}
      options={TRIM_CHOICES.map((meters) => ({
        value: String(meters),
        label:
          meters === 0 ? t('record.trimNothing') : t('record.trimMeters', { distance: formatReach(meters, language) }),
      }))}
      onChange={({ currentTarget }) =>
        actor.send({ type: 'trim.change', trim: { [end]: Number(currentTarget.value) } })
      }
    />
  )
}
