import { type ApiError, PRODUCT_LIMITS } from '@repo/contract'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { FormModal } from '@repo/ui/form-modal'
import { TextField } from '@repo/ui/text-field'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import type { ModalProps } from '@repo/web-kit/modal-host'
import { use, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyJourneysMessages } from '../messages/journeys-messages.ts'
import { journeyEditPath } from '../view/journey-links.ts'
import type { JourneyView } from '../view/journey-view.ts'
import styles from './plan-dialog.module.css'

interface PlanDialogProps extends ModalProps {
  journey: JourneyView
  token: string | null
}

/** What the reader's copy of a journey is called, and when it begins. */
export default function PlanDialog({ journey, token, isOpen, onClose }: PlanDialogProps) {
  const { t: common, formatError, locale } = useLanguage()
  const t = use(lazyJourneysMessages(locale))
  const { kind, viewerCan } = journey
  const plan = usePlan(journey, token)
  return (
    <FormModal
      isOpen={isOpen}
      onClose={onClose}
      title={t(viewerCan.edit ? 'journeys.plan.duplicate' : `journeys.plan.title.${kind}`)}
      cancel={common('common.cancel')}
      submit={t('journeys.plan.submit')}
      busyLabel={plan.isSending ? t('journeys.plan.busy') : undefined}
      formClassName={styles.form}
      onSubmit={() => void plan.submit()}
    >
      <p className={styles.lead}>{t(viewerCan.edit ? 'journeys.plan.leadOwn' : 'journeys.plan.lead')}</p>
      <TextField
        label={t('journeys.edit.title')}
        value={plan.title}
        max={PRODUCT_LIMITS.titleLength.max}
        autoComplete="off"
        onChange={({ currentTarget }) => plan.setTitle(currentTarget.value)}
      />
      {kind === 'journey' ? (
        <TextField
          type="date"
          label={t('journeys.edit.startsOn')}
          hint={t('journeys.plan.later')}
          value={plan.startsOn}
          max={null}
          onChange={({ currentTarget }) => plan.setStartsOn(currentTarget.value)}
        />
      ) : null}
      <div role="alert">{plan.error ? <p className={styles.problem}>{formatError(plan.error)}</p> : null}</div>
    </FormModal>
  )
}

/** Has it made, and opens it. */
function usePlan({ id, title: original }: JourneyView, token: string | null) {
  const { t } = useLanguage()
  const { show } = useFlashQueue()
  const navigate = useNavigate()
  const [title, setTitle] = useState(original)
  const [startsOn, setStartsOn] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  // Asking again after a lost answer must not make two; asking for something else is another plan.
  const key = useRef<{ readonly of: string; readonly key: string } | null>(null)

  const submit = async () => {
    if (isSending) return
    setIsSending(true)
    setError(null)
    const body = { title: title.trim(), starts_on: startsOn || null }
    const of = JSON.stringify(body)
    if (key.current?.of !== of) key.current = { of, key: crypto.randomUUID() }
    const answer = await browserApi().cloneJourney(
      { params: { id: String(id) }, query: token ? { token } : {}, body },
      { headers: { 'idempotency-key': key.current.key } },
    )
    setIsSending(false)
    if (!answer.ok) return setError(answer.error)
    show({ variant: 'success', title: t('clone.made') })
    await navigate(journeyEditPath(answer.data.id))
  }

  return { title, setTitle, startsOn, setStartsOn, isSending, error, submit }
}
