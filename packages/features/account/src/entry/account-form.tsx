import { Button } from '@repo/ui/button'
import { useFirstFocus } from '@repo/ui/use-first-focus'
import { useFormHost } from '@repo/web-kit/form-host'
import { useCountdown } from '@repo/web-kit/use-countdown'
import { useWrongFieldFocus } from '@repo/web-kit/use-wrong-field-focus'
import { type FormHTMLAttributes, type ReactNode, useRef } from 'react'
import { ProblemLine } from '../notice-line.tsx'
import styles from './account-form.module.css'

interface AccountFormProps {
  /** Absent where what is around the form has it. */
  title?: string | undefined
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

/** A form of the account pages and of the sheet. On a page it works without scripts; with them it shows its progress. */
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
  const form = useRef<HTMLFormElement>(null)
  const { Form, action, answer, isSending } = useFormHost()
  useWrongFieldFocus(form, answer)
  // A sheet is typed into at once.
  useFirstFocus(() => form.current?.querySelector<HTMLElement>('input:not([type="hidden"])'), action !== null)
  const remaining = useCountdown(waitSeconds)
  return (
    <>
      {title ? <h1 className={styles.title}>{title}</h1> : null}
      <p className={styles.lead}>{lead}</p>
      <Form ref={form} method="post" className={styles.form} noValidate {...(action && { action })} {...handlers}>
        <ProblemLine problem={problem} remaining={remaining} />
        {children}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          disabled={remaining > 0}
          busyLabel={isSending ? busyLabel : undefined}
        >
          {submitLabel}
        </Button>
      </Form>
      {alternatives}
      {footer ? <p className={styles.footer}>{footer}</p> : null}
    </>
  )
}
