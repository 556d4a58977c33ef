import { CodeInput } from '@repo/ui/code-input'
import { useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { useLanguage } from '../../platform/i18n/language.tsx'

interface MailedCodeProps {
  /** The result of the last attempt. */
  answer: { readonly problem?: string | undefined } | undefined
}

/** The six boxes. The last digit submits their form; without scripts its button does. */
export function MailedCode({ answer }: MailedCodeProps) {
  const { t } = useLanguage()
  const isSending = useNavigation().state === 'submitting'
  const place = useRef<HTMLDivElement>(null)
  const refusals = useRefusals(answer)
  const send = () => {
    // The digits reach the boxes with the next rendering.
    if (!isSending) setTimeout(() => place.current?.closest('form')?.requestSubmit())
  }
  return (
    <div ref={place}>
      <CodeInput label={t('auth.verify.code')} name="code" refusals={refusals} onComplete={send} />
    </div>
  )
}

/** How many codes were refused. */
function useRefusals(answer: MailedCodeProps['answer']): number {
  const [seen, setSeen] = useState({ answer, refusals: 0 })
  if (seen.answer === answer) return seen.refusals
  const refusals = seen.refusals + (answer?.problem ? 1 : 0)
  setSeen({ answer, refusals })
  return refusals
}
