import { Button } from '@repo/ui/button'
import { actionForSheet, useFormHost } from '@repo/web-kit/form-host'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useCountdown } from '@repo/web-kit/use-countdown'
import { AccountForm } from './account-form.tsx'
import { MailedCode } from './mailed-code.tsx'
import styles from './verify-email.module.css'

/** What is said to a code that was wrong, or when another one is on its way. */
export interface VerifyAnswer {
  readonly notice?: string
  readonly problem?: string
  readonly waitSeconds?: number | undefined
  readonly resendWait?: number | undefined
}

interface VerifyEmailFormProps {
  /** Absent where what is around the form has it. */
  title?: string | undefined
  email: string
  answer: VerifyAnswer | undefined
}

/** Asks for the code that was mailed, and mails another one. */
export function VerifyEmailForm({ title, email, answer }: VerifyEmailFormProps) {
  const { t } = useLanguage()
  const { hasOutbox } = useRootData()
  return (
    <>
      <AccountForm
        title={title}
        lead={t('auth.verify.lead', { email })}
        submitLabel={t('auth.verify.submit')}
        busyLabel={t('auth.verify.busy')}
        problem={answer?.problem}
        waitSeconds={answer?.waitSeconds}
      >
        <MailedCode answer={answer} />
      </AccountForm>
      {answer?.notice ? (
        <p className={styles.notice} role="status">
          {answer.notice}
        </p>
      ) : null}
      <Resend waitSeconds={answer?.resendWait} />
      {hasOutbox ? (
        <p className={styles.note}>
          <a href="/outbox" target="_blank" rel="noopener">
            {t('auth.verify.outbox')}
          </a>
        </p>
      ) : null}
      <OtherAddress />
    </>
  )
}

function Resend({ waitSeconds }: { waitSeconds: number | undefined }) {
  const { t } = useLanguage()
  const { Form, action } = useFormHost()
  const wait = useCountdown(waitSeconds)
  return (
    <Form role="none" method="post" className={styles.resend} {...(action && { action })}>
      <Button type="submit" name="intent" value="resend" variant="ghost" disabled={wait > 0}>
        {wait > 0 ? t('auth.verify.resendIn', { seconds: wait }) : t('auth.verify.resend')}
      </Button>
    </Form>
  )
}

/** Begins again with another address: the session of the new account ends. */
function OtherAddress() {
  const { t } = useLanguage()
  const { Form, action } = useFormHost()
  return (
    <Form role="none" method="post" action={action ? actionForSheet('/logout') : '/logout'} className={styles.note}>
      <p>{t('auth.verify.otherAddress')}</p>
      <Button type="submit" variant="ghost" size="sm">
        {t('auth.verify.startAgain')}
      </Button>
    </Form>
  )
}
