import { useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { onUnansweredForm } from '@repo/web-kit/unanswered-forms'
import { useEffect } from 'react'

/** Says why a form was not answered; its page is still there, with what was typed. */
export function UnansweredFormFlash() {
  const { show } = useFlashQueue()
  const { formatError } = useLanguage()
  useEffect(
    () => onUnansweredForm((error) => show({ variant: 'danger', title: formatError(error), topic: 'unanswered-form' })),
    [show, formatError],
  )
  return null
}
