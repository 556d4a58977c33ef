import { Button } from '@repo/ui/button'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { type ActionOutcome, NoticeLine } from '../../notice-line.tsx'
import { AccountPage } from '../account-page.tsx'
import type { Session } from './session.ts'
import styles from './session-list.module.css'
import { SessionList } from './session-list.tsx'

interface SessionsPageProps {
  sessions: readonly Session[]
  /** What has come of the last change. */
  answer: ActionOutcome | undefined
}

/** Where the user is logged in. */
export function SessionsPage({ sessions, answer }: SessionsPageProps) {
  const t = useAccountMessages()
  return (
    <AccountPage title={t('sessions.title')} lead={t('sessions.lead')}>
      <NoticeLine done={answer?.done} problem={answer?.problem} />
      <SessionList sessions={sessions} />
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
