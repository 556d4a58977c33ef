import { Button, type ButtonProps } from '@repo/ui/button'
import { useFormHost } from '@repo/web-kit/form-host'
import { useCountdown } from '@repo/web-kit/use-countdown'
import { useWrongFieldFocus } from '@repo/web-kit/use-wrong-field-focus'
import { type ReactNode, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { DoneLine, ProblemLine } from '../notice-line.tsx'
import { AccountCard } from './account-card.tsx'
import styles from './settings-form.module.css'

interface SettingsFormProps {
  /** Heading of the card; none where the page has one form alone. */
  title?: string
  text?: ReactNode
  /** Which of the forms of a page this is; its action reads it as `intent`. */
  intent: string
  submitLabel: string
  busyLabel: string
  variant?: ButtonProps['variant']
  problem?: string | undefined
  /** Counts down and keeps the button closed meanwhile. */
  waitSeconds?: number | undefined
  /** What has been done. */
  done?: string | null | undefined
  /** Of forms with more than fields. */
  isWide?: boolean
  children?: ReactNode
  /** Further forms of the card. */
  below?: ReactNode
}

/** A card of the account settings with one form. It works without scripts. */
export function SettingsForm(props: SettingsFormProps) {
  const {
    title,
    text,
    intent,
    submitLabel,
    busyLabel,
    variant = 'primary',
    problem,
    waitSeconds,
    done,
    isWide = false,
    children,
    below,
  } = props
  const form = useRef<HTMLFormElement>(null)
  useWrongFieldFocus(form, useFormHost().answer)
  const isBusy = useNavigation().formData?.get('intent') === intent
  const remaining = useCountdown(waitSeconds)
  return (
    <AccountCard title={title}>
      {text ? <p className={styles.text}>{text}</p> : null}
      <div role="status" className={styles.status}>
        <DoneLine done={done} />
      </div>
      <Form ref={form} method="post" className={styles.form} data-wide={isWide || undefined} noValidate>
        <input type="hidden" name="intent" value={intent} />
        <ProblemLine problem={problem} remaining={remaining} />
        {children}
        <Button
          type="submit"
          variant={variant}
          disabled={remaining > 0}
          busyLabel={isBusy ? busyLabel : undefined}
          className={styles.submit}
        >
          {submitLabel}
        </Button>
      </Form>
      {below}
    </AccountCard>
  )
}
