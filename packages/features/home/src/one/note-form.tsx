import { type Answer, type ApiClient, PRODUCT_LIMITS } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { TextArea } from '@repo/ui/text-area'
import { browserApi } from '@repo/web-kit/browser-api'
import { useLanguage } from '@repo/web-kit/language'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './own-route.module.css'

interface NoteFormProps {
  label: string
  submitLabel: string
  failedTitle: string
  isRequired?: boolean
  isPrimary?: boolean
  send: (api: ApiClient, note: string) => Promise<Answer<unknown>>
}

/** A note to moderators. What was written stays when it could not be sent. */
export function NoteForm({ label, submitLabel, failedTitle, isRequired, isPrimary, send }: NoteFormProps) {
  const t = useOwnMessages()
  const { formatError } = useLanguage()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const [note, setNote] = useState('')
  const [isSending, setIsSending] = useState(false)
  const submit = async () => {
    if (isSending) return
    setIsSending(true)
    const answer = await send(browserApi(), note)
    if (answer.ok) await revalidate()
    else show({ variant: 'danger', title: failedTitle, text: formatError(answer.error) })
    setIsSending(false)
  }
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        label={label}
        isRequired={isRequired}
        value={note}
        max={PRODUCT_LIMITS.moderationTextLength.max}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button
        type="submit"
        variant={isPrimary ? 'primary' : 'line'}
        disabled={isRequired && note.trim() === ''}
        busyLabel={isSending ? t('own.requesting') : undefined}
      >
        {submitLabel}
      </Button>
    </form>
  )
}
