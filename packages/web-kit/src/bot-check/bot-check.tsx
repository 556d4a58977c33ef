import { useRef } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import styles from './bot-check.module.css'
import { prepareAnswer } from './prepare-answer.ts'
import { type PrepareAnswer, useBotCheck } from './use-bot-check.ts'

interface BotCheckProps {
  /** The form was refused for want of an answer: it is sent again by itself. */
  isRequired?: boolean
  prepare?: PrepareAnswer
}

/**
 * Proof of work for the bot check of this form. It needs no input from the visitor. A message is
 * shown only if the visitor is faster, or it fails. Without scripts the form is submitted without it.
 */
export function BotCheck({ prepare = prepareAnswer, isRequired = false }: BotCheckProps) {
  const { t } = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const { state, isWaiting } = useBotCheck(field, { prepare, isRequired })
  return (
    <>
      <input ref={field} type="hidden" name="bot_check" value={state.status === 'done' ? state.answer : ''} />
      <p className={styles.status} role="status" data-status={state.status}>
        {isWaiting ? t('auth.botCheck.working') : state.status === 'failed' ? t('auth.botCheck.failed') : null}
      </p>
    </>
  )
}
