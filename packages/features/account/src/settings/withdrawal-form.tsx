import { Button } from '@repo/ui/button'
import { Checkbox } from '@repo/ui/checkbox'
import { PasswordField } from '@repo/ui/password-field'
import { useWrongFieldFocus } from '@repo/web-kit/use-wrong-field-focus'
import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useAccountMessages } from '../messages/account-messages.ts'
import { ProblemLine } from '../notice-line.tsx'
import styles from './withdrawal-form.module.css'

export interface WithdrawalProblems {
  readonly password?: string | undefined
  readonly consent?: string | undefined
  readonly whole?: string | undefined
}

interface WithdrawalFormProps {
  hasPassword: boolean
  problems: WithdrawalProblems
}

/** The last question before an account is closed. */
export function WithdrawalForm({ hasPassword, problems }: WithdrawalFormProps) {
  const t = useAccountMessages()
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formData?.get('intent') === 'withdraw'
  useWrongFieldFocus(form, problems)
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      <ProblemLine problem={problems.whole} />
      {hasPassword ? (
        <PasswordField
          label={t('withdrawal.password')}
          name="password"
          autoComplete="current-password"
          error={problems.password}
        />
      ) : null}
      <Checkbox name="consent" label={t('withdrawal.consent')} error={problems.consent} />
      <Button
        type="submit"
        name="intent"
        value="withdraw"
        variant="danger"
        size="lg"
        busyLabel={isBusy ? t('withdrawal.busy') : undefined}
      >
        {t('withdrawal.submit')}
      </Button>
    </Form>
  )
}
