import { Avatar } from '@repo/ui/avatar'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { RuledList } from '@repo/ui/ruled-list'
import { ButtonForm } from '@repo/web-kit/button-form'
import type { KeyedPage } from '@repo/web-kit/list-page'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link, useNavigation } from 'react-router'
import { useAccountMessages } from '../../messages/account-messages.ts'
import { type ActionOutcome, NoticeLine } from '../../notice-line.tsx'
import { AccountPage } from '../account-page.tsx'
import type { BlockedPerson } from './blocked-person.ts'
import styles from './blocks-page.module.css'

/** Whom one blocks, each with a button that ends it. */
export function BlockList({ blocks }: { blocks: KeyedPage<BlockedPerson> }) {
  const t = useAccountMessages()
  if (blocks.data.length === 0) return <EmptyState title={t('blocks.empty')} text={t('blocks.emptyText')} />
  return (
    <>
      <RuledList label={t('blocks.list')}>
        {blocks.data.map((person) => (
          <BlockRow key={person.id} person={person} />
        ))}
      </RuledList>
      {blocks.next === null ? null : (
        <p className={styles.more}>
          <Link to={`?${new URLSearchParams({ before: blocks.next })}`} className={buttonClass()} rel="next">
            {t('blocks.more')}
          </Link>
        </p>
      )}
    </>
  )
}

function BlockRow({ person }: { person: BlockedPerson }) {
  const { blockedAt } = person
  const t = useAccountMessages()
  const formatTime = useTimeFormatter()
  const isEnding = useNavigation().formData?.get('person') === String(person.id)
  return (
    <li className={styles.row}>
      <Link to={`/users/${person.id}`} className={styles.person}>
        <Avatar name={person.nickname} src={person.avatar} size="lg" />
        <span>
          <b>{person.nickname}</b>
          <small>
            @{person.name} <time dateTime={blockedAt}>{t('blocks.since', { when: formatTime(blockedAt) })}</time>
          </small>
        </span>
      </Link>
      <ButtonForm method="post">
        <input type="hidden" name="name" value={person.nickname} />
        <Button
          type="submit"
          name="person"
          value={String(person.id)}
          size="sm"
          aria-label={t('blocks.endOf', { name: person.nickname })}
          busyLabel={isEnding ? t('blocks.end') : undefined}
        >
          {t('blocks.end')}
        </Button>
      </ButtonForm>
    </li>
  )
}

interface BlocksPageProps {
  blocks: KeyedPage<BlockedPerson>
  /** What has come of the last change. */
  answer: ActionOutcome | undefined
}

/** The people whom the user blocks. */
export function BlocksPage({ blocks, answer }: BlocksPageProps) {
  const t = useAccountMessages()
  return (
    <AccountPage title={t('blocks.title')} lead={t('blocks.lead')}>
      <NoticeLine {...answer} />
      <BlockList blocks={blocks} />
    </AccountPage>
  )
}
