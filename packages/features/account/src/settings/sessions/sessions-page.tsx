import { Button } from '@repo/ui/button'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { AccountPage } from '../account-page.tsx'
import type { Outcome } from '../notice-line.tsx'
import type { Session } from './session.ts'
import styles from './session-list.module.css'
import { SessionList } from './session-list.tsx'

interface SessionsPageProps {
  sessions: readonly Session[]
  /** What has come of the last change. */
  answer: Outcome | undefined
}

/** Where the user is logged in. */
export function SessionsPage({ sessions, answer }: SessionsPageProps) {
  const t = useAccountMessages()
  return (
    <AccountPage title={t('sessions.title')} lead={t('sessions.lead')}>
      <div>
        <div role="status">{answer?.done ? <p className={styles.done}>{answer.done}</p> : null}</div>
        {answer?.problem ? (
          <p className={styles.problem} role="alert">
            {answer.problem}
          </p>
        ) : null}
        <SessionList sessions={sessions} />
      </div>
      <ButtonForm method="post" className={styles.everywhere}>
        {sessions.length > 1 ? (
          <Button type="submit" name="intent" value="others">
            {t('sessions.endOthers')}
          </Button>
        ) : null}
        <Button type="submit" name="intent" value="all" variant="ghost">
          {t('sessions.endAll')}
        </Button>
      </ButtonForm>
    </AccountPage>
  )
}
