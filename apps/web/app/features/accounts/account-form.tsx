import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { warningCircleFill } from '@repo/ui/icons'
import { type FormHTMLAttributes, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Form, useActionData, useLocation, useNavigation } from 'react-router'
import { useLanguage } from '../../platform/i18n/language.tsx'
import styles from './account-form.module.css'

interface AccountFormProps {
  title: string
  lead: ReactNode
  submitLabel: string
  busyLabel: string
  problem?: string | undefined
  /** Counts down and keeps the button closed meanwhile. */
  waitSeconds?: number | undefined
  /** Called while the form is filled in. */
  handlers?: Pick<FormHTMLAttributes<HTMLFormElement>, 'onBlur' | 'onInput'>
  children: ReactNode
  /** Below the form: other ways to the same. */
  alternatives?: ReactNode
  /** At the end: the way to the other page. */
  footer?: ReactNode
}

/** A form of the account pages. It works without scripts; with them it shows its progress. */
export function AccountForm({
  title,
  lead,
  submitLabel,
  busyLabel,
  problem,
  waitSeconds,
  handlers,
  children,
  alternatives,
  footer,
}: AccountFormProps) {
  const { t } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form)
  const isBusy = useIsSending()
  const remaining = useCountdown(waitSeconds)
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <Form ref={form} method="post" className={styles.form} noValidate {...handlers}>
        {problem ? (
          <p className={styles.problem} role="alert">
            <Icon path={warningCircleFill} size={20} />
            <span>{remaining > 0 ? t('auth.waitSeconds', { seconds: remaining }) : problem}</span>
          </p>
        ) : null}
        {children}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          disabled={remaining > 0}
          busyLabel={isBusy ? busyLabel : undefined}
        >
          {submitLabel}
        </Button>
      </Form>
      {alternatives}
      {footer ? <p className={styles.footer}>{footer}</p> : null}
    </>
  )
}

/** Whether this page's own form is on its way. Other forms of a page go elsewhere or say their `intent`. */
function useIsSending(): boolean {
  const { pathname } = useLocation()
  const { state, formAction, formData } = useNavigation()
  return state !== 'idle' && formAction?.split('?')[0] === pathname && formData?.has('intent') === false
}

/** After a validation error the first invalid field gets the focus. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>): void {
  const refusal = useActionData()
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal, form])
}

/** Seconds left of `seconds`, which starts anew whenever the server says another number. */
export function useCountdown(seconds: number | undefined): number {
  const [remaining, setRemaining] = useState(seconds ?? 0)
  useEffect(() => {
    setRemaining(seconds ?? 0)
    if (!seconds) return
    const until = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setRemaining(left)
      if (left === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return remaining
}
