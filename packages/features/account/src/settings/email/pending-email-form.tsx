import { Button } from '@repo/ui/button'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useCountdown } from '@repo/web-kit/use-countdown'
import { MailedCode } from '../../entry/mailed-code.tsx'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { SettingsForm } from '../settings-form.tsx'
import type { EmailAnswer } from './email-answer.ts'
import styles from './pending-email-form.module.css'

export interface PendingEmail {
  readonly email: string
  /** Seconds until another code can be requested. */
  readonly resendWait: number
}

interface PendingEmailFormProps {
  pending: PendingEmail
  answer: EmailAnswer | undefined
}

/** An address that waits for its code: entering it, having it sent again, keeping the present one after all. */
export function PendingEmailForm({ pending, answer }: PendingEmailFormProps) {
  const t = useAccountMessages()
  const { t: common } = useLanguage()
  const { hasOutbox } = useRootData()
  return (
    <SettingsForm
      title={common('auth.verify.title')}
      text={common('auth.verify.lead', { email: pending.email })}
      intent="verify"
      submitLabel={t('email.verify')}
      busyLabel={common('auth.verify.busy')}
      problem={answer?.problem}
      waitSeconds={answer?.waitSeconds}
      done={answer?.done}
      below={
        <div className={styles.below}>
          <Resend seconds={answer?.resendWait ?? pending.resendWait} />
          <ButtonForm method="post">
            <Button type="submit" name="intent" value="cancel" variant="ghost">
              {t('email.cancel')}
            </Button>
          </ButtonForm>
          {hasOutbox ? (
            <a href="/outbox" target="_blank" rel="noopener">
              {common('auth.verify.outbox')}
            </a>
          ) : null}
        </div>
      }
    >
      <MailedCode answer={answer} />
    </SettingsForm>
  )
}

function Resend({ seconds }: { seconds: number }) {
  const { t } = useLanguage()
  const wait = useCountdown(seconds)
  return (
    <ButtonForm method="post">
      <Button type="submit" name="intent" value="resend" variant="ghost" disabled={wait > 0}>
        {wait > 0 ? t('auth.verify.resendIn', { seconds: wait }) : t('auth.verify.resend')}
      </Button>
    </ButtonForm>
  )
}
