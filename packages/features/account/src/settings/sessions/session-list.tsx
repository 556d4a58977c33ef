import { Badge } from '@repo/ui/badge'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { desktop, deviceMobile, devices, deviceTablet } from '@repo/ui/icons'
import { RuledList } from '@repo/ui/ruled-list'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { useNavigation } from 'react-router'
import { useAccountMessages } from '../../messages/account-messages.ts'
import type { Session } from './session.ts'
import styles from './session-list.module.css'

const ICONS = { computer: desktop, phone: deviceMobile, tablet: deviceTablet, unknown: devices } as const

/** Where one is logged in, each with a button that ends it. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const t = useAccountMessages()
  return (
    <RuledList label={t('sessions.list')}>
      {sessions.map((session) => (
        <li key={session.id} className={styles.row}>
          <SessionRow session={session} />
        </li>
      ))}
    </RuledList>
  )
}

function SessionRow({ session }: { session: Session }) {
  const t = useAccountMessages()
  const formatTime = useTimeFormatter()
  const name = useNameOf(session)
  const isEnding = useNavigation().formData?.get('session') === String(session.id)
  return (
    <>
      <Icon path={ICONS[session.device]} size={28} />
      <div className={styles.text}>
        <p className={styles.name}>
          {name} {session.isCurrent ? <Badge tone="success">{t('sessions.here')}</Badge> : null}
        </p>
        <p>{t('sessions.lastSeen', { when: formatTime(session.lastSeenAt) })}</p>
        <p>{t('sessions.since', { when: formatTime(session.startedAt) })}</p>
      </div>
      <ButtonForm method="post">
        <input type="hidden" name="session" value={session.id} />
        <Button
          type="submit"
          name="intent"
          value="end"
          size="sm"
          aria-label={t('sessions.endOf', { device: name })}
          busyLabel={isEnding ? t('sessions.end') : undefined}
        >
          {t('sessions.end')}
        </Button>
      </ButtonForm>
    </>
  )
}

function useNameOf({ browser, system }: Session): string {
  const t = useAccountMessages()
  if (browser && system) return t('sessions.device', { browser, system })
  return browser ?? system ?? t('sessions.unknown')
}
