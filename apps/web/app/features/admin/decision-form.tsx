import { type Answer, type ModerationInput, PRODUCT_LIMITS } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { RadioGroup } from '@repo/ui/radio-group'
import { Select } from '@repo/ui/select'
import { TextArea } from '@repo/ui/text-area'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import styles from './admin.module.css'
import type { DecisionChoice } from './decision-choices.ts'
import { useAdminMessages } from './messages/admin-messages.ts'
import { type Pointable, parsePointer } from './pointables.ts'

const DAYS = [1, 3, 7, 14, 30, 90, 365]

interface DecisionFormProps {
  choices: readonly DecisionChoice[]
  /** What a reason may point at. */
  pointables?: readonly Pointable[]
  send?: (input: ModerationInput, key: string) => Promise<Answer<{ id: number }>>
}

/** Submits a moderator's decision. A failed form keeps its input; the second of two moderators gets a message. */
export function DecisionForm({ choices, pointables = [], send = moderate }: DecisionFormProps) {
  const t = useAdminMessages()
  const { isSending, decide } = useSendDecision(send)
  const heading = useId()
  const [chosenAction, setChosenAction] = useState<string>('')
  const [reason, setReason] = useState('')
  const [days, setDays] = useState('7')
  const [pointer, setPointer] = useState('')
  const choice = choices.find(({ action }) => action === chosenAction) ?? choices[0]
  if (!choice) return null
  const { needs } = choice
  const isReady = !needs.reason || reason.trim() !== ''

  const submit = async () => {
    if (!isReady) return
    const isDone = await decide(choice, { reason, days: Number(days), pointsAt: parsePointer(pointer) })
    if (!isDone) return
    setReason('')
    setPointer('')
  }
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>{t('admin.decide')}</h2>
      <p className={styles.meta}>{t('admin.decideText')}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <RadioGroup
          label={t('admin.what')}
          value={choice.action}
          options={choices.map(({ action }) => ({ value: action, label: t(`admin.do.${action}`) }))}
          onChange={setChosenAction}
        />
        {needs.pointer ? (
          <Select
            label={t('admin.pointsAt')}
            value={pointer}
            options={[{ value: '', label: t('admin.pointsAtAll') }, ...pointables.map((one) => optionOf(one, t))]}
            onChange={({ currentTarget }) => setPointer(currentTarget.value)}
          />
        ) : null}
        {needs.days ? (
          <Select
            label={t('admin.days')}
            value={days}
            options={DAYS.map((count) => ({ value: String(count), label: t('admin.dayCount', { count }) }))}
            onChange={({ currentTarget }) => setDays(currentTarget.value)}
          />
        ) : null}
        <TextArea
          label={t(needs.reason ? 'admin.reason' : choice.action === 'dismiss' ? 'admin.note' : 'admin.words')}
          hint={needs.reason ? t('admin.reasonHint') : undefined}
          isRequired={needs.reason}
          value={reason}
          max={PRODUCT_LIMITS.moderationTextLength.max}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Button
          type="submit"
          variant="primary"
          disabled={!isReady}
          busyLabel={isSending ? t('admin.sending') : undefined}
        >
          {t('admin.send')}
        </Button>
      </form>
    </section>
  )
}

type Send = NonNullable<DecisionFormProps['send']>

/** Submits a decision and shows the result. */
function useSendDecision(send: Send) {
  const t = useAdminMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const [isSending, setIsSending] = useState(false)
  const key = useRef({ of: '', is: '' })
  return {
    isSending,
    /** Resolves to whether it was done. */
    decide: async (choice: DecisionChoice, details: Parameters<DecisionChoice['toInput']>[0]): Promise<boolean> => {
      if (isSending) return false
      setIsSending(true)
      const input = choice.toInput(details)
      const text = JSON.stringify(input)
      // The same once more, after a lost answer, is done once.
      if (key.current.of !== text) key.current = { of: text, is: crypto.randomUUID() }
      const answer = await send(input, key.current.is)
      setIsSending(false)
      if (answer.ok) show({ variant: 'success', title: t(`admin.done.${choice.action}`) })
      else show({ variant: 'danger', title: t('admin.failed'), text: formatError(answer.error) })
      // What another moderator decided meanwhile is to be seen as well.
      if (answer.ok || answer.status === 409 || answer.status === 412) void revalidate()
      return answer.ok
    },
  }
}

const moderate = (body: ModerationInput, key: string) =>
  browserApi().moderate({ body }, { headers: { 'idempotency-key': key } })

function optionOf({ value, kind, name }: Pointable, t: ReturnType<typeof useAdminMessages>) {
  const shown = name || t('admin.withoutTitle')
  return { value, label: t(kind === 'object' ? 'admin.pointsAtObject' : 'admin.pointsAtBlock', { name: shown }) }
}
