import { NOTIFICATION_CATEGORIES, type NotificationCategory } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Icon } from '@repo/ui/icon'
import { checks } from '@repo/ui/icons'
import { TabLinks } from '@repo/ui/tab-links'
import { ButtonForm } from '@repo/web-kit/button-form'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect } from 'react'
import { Link, useNavigation, useRevalidator } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import type { NotificationPage } from './notification.ts'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications.module.css'

interface NotificationsAnswer {
  readonly isDone: boolean
  readonly problem: string
}

interface NotificationsPageProps {
  list: NotificationPage
  category: NotificationCategory | null
  isFirstPage: boolean
  now: string
  /** Another array each time one arrives while the page is open. */
  arrived: readonly unknown[]
  /** Of reading them all. */
  answer: NotificationsAnswer | undefined
}

const PATH = '/home/notify'
const CATEGORIES = Object.keys(NOTIFICATION_CATEGORIES) as NotificationCategory[] // keys of the record

/** Notifications of the user. */
export function NotificationsPage({ list, category, isFirstPage, now, arrived, answer }: NotificationsPageProps) {
  useFreshList(arrived)
  useSayDone(answer)
  const { t } = useLanguage()
  const own = useOwnMessages()
  const newest = list.data[0]
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('header.notifications')}</h1>
        {newest && isFirstPage && category === null ? <ReadAll until={newest.id} /> : null}
      </header>
      <TabLinks
        label={own('notify.kinds')}
        links={[null, ...CATEGORIES].map((kind) => ({
          href: kind === null ? PATH : `${PATH}?category=${kind}`,
          label: own(`notify.${kind ?? 'all'}` as const),
          isCurrent: kind === category,
        }))}
      />
      {newest ? (
        <NotificationList list={list} now={now} />
      ) : (
        <EmptyState
          title={own(category === null ? 'notify.empty' : 'notify.emptyKind')}
          text={own('notify.emptyText')}
        />
      )}
      <p className={styles.more}>
        {list.next === null ? null : (
          <Link to={earlier(list.next, category)} className={buttonClass()} rel="next">
            {own('notify.more')}
          </Link>
        )}
        <Link to="/home/account/sending" className={styles.settings}>
          {own('notify.settings')}
        </Link>
      </p>
    </div>
  )
}

function earlier(before: string, category: NotificationCategory | null): string {
  return `${PATH}?${new URLSearchParams({ ...(category === null ? {} : { category }), before })}`
}

function ReadAll({ until }: { until: number }) {
  const own = useOwnMessages()
  const { t } = useLanguage()
  const isBusy = useNavigation().formData?.get('until') !== undefined
  return (
    <ButtonForm method="post">
      <input type="hidden" name="until" value={until} />
      <Button type="submit" variant="ghost" size="sm" busyLabel={isBusy ? t('common.loading') : undefined}>
        <Icon path={checks} size={19} />
        {own('notify.readAll')}
      </Button>
    </ButtonForm>
  )
}

/** New notifications appear in the list at once. */
function useFreshList(arrived: NotificationsPageProps['arrived']): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (arrived.length > 0) void revalidate()
  }, [arrived, revalidate])
}

function useSayDone(answer: NotificationsAnswer | undefined): void {
  const own = useOwnMessages()
  const { show } = useFlashQueue()
  useEffect(() => {
    if (!answer) return
    if (answer.isDone) show({ variant: 'success', title: own('notify.allRead') })
    else show({ variant: 'danger', title: own('notify.notRead'), text: answer.problem })
  }, [answer, own, show])
}
