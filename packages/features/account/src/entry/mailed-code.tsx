import { CodeInput } from '@repo/ui/code-input'
import { useFormHost } from '@repo/web-kit/form-host'
import { useLanguage } from '@repo/web-kit/language'
import { useRef, useState } from 'react'

interface MailedCodeProps {
  /** The result of the last attempt. */
  answer: { readonly problem?: string | undefined; readonly notice?: string | undefined } | undefined
}

/** The six boxes. The last digit submits their form; without scripts its button does. */
export function MailedCode({ answer }: MailedCodeProps) {
  const { t } = useLanguage()
  const { isSubmitting } = useFormHost()
  const place = useRef<HTMLDivElement>(null)
  const { refusals, resends } = useOutcomes(answer)
  const send = () => {
    // The digits reach the boxes with the next rendering.
    if (!isSubmitting) setTimeout(() => place.current?.closest('form')?.requestSubmit())
  }
  return (
    <div ref={place}>
      <CodeInput
        key={resends} // the digits of a former code are of no use
        label={t('auth.verify.code')}
        name="code"
        refusals={refusals}
        takesFocus
        onComplete={send}
      />
    </div>
  )
}

/** How many codes were refused, and how many were sent anew. */
function useOutcomes(answer: MailedCodeProps['answer']) {
  const [seen, setSeen] = useState({ answer, refusals: 0, resends: 0 })
  if (seen.answer === answer) return seen
  const next = {
    answer,
    refusals: seen.refusals + (answer?.problem ? 1 : 0),
    resends: seen.resends + (answer?.notice ? 1 : 0),
  }
  setSeen(next)
  return next
}
