import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import styles from './account-form.module.css'
import { AccountForm } from './account-form.tsx'
import { AccountNotice } from './account-notice.tsx'

export interface UnsubscribeAnswer {
  readonly isDone: boolean
  readonly problem?: string
}

interface UnsubscribePageProps {
  title: string
  /** As the settings call the mails; null when it cannot be told now. */
  kind: string | null
  /** Why the link does not work; null where it does. */
  invalid: string | null
  answer: UnsubscribeAnswer | undefined
}

/** Where the link of a mail leads. */
export function UnsubscribePage({ title, kind, invalid, answer }: UnsubscribePageProps) {
  const { t } = useLanguage()
  const settings = <Link to="/home/account/sending">{t('unsubscribe.settings')}</Link>
  if (answer?.isDone) {
    return (
      <>
        <h1 className={styles.title}>{t('unsubscribe.done')}</h1>
        <p className={styles.lead} role="status">
          {kind === null ? t('unsubscribe.doneText') : t('unsubscribe.doneOf', { kind })}
        </p>
        <p className={styles.footer}>{settings}</p>
      </>
    )
  }
  if (invalid !== null) {
    return (
      <AccountNotice title={title} problem={invalid}>
        {settings}
      </AccountNotice>
    )
  }
  return (
    <AccountForm
      title={title}
      lead={kind === null ? t('unsubscribe.lead') : t('unsubscribe.leadOf', { kind })}
      submitLabel={t('unsubscribe.submit')}
      busyLabel={t('unsubscribe.busy')}
      problem={answer?.problem}
      footer={settings}
    >
      {null}
    </AccountForm>
  )
}
