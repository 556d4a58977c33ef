import type { BlockList as Blocks } from '@repo/contract'
import { Avatar } from '@repo/ui/avatar'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { RuledList } from '@repo/ui/ruled-list'
import { Form, Link, useNavigation } from 'react-router'
import { useOwnTime } from '../../../platform/i18n/use-own-time.ts'
import { useAccountMessages } from '../messages/account-messages.tsx'
import styles from './block-list.module.css'

/** Whom one blocks, each with a button that ends it. */
export function BlockList({ blocks }: { blocks: Blocks }) {
  const t = useAccountMessages()
  if (blocks.data.length === 0) return <EmptyState title={t('blocks.empty')} text={t('blocks.emptyText')} />
  return (
    <>
      <RuledList label={t('blocks.list')}>
        {blocks.data.map((block) => (
          <BlockRow key={block.user.id} block={block} />
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

function BlockRow({ block: { user, created_at } }: { block: Blocks['data'][number] }) {
  const t = useAccountMessages()
  const tellTime = useOwnTime()
  const isEnding = useNavigation().formData?.get('person') === String(user.id)
  return (
    <li className={styles.row}>
      <Link to={`/users/${user.id}`} className={styles.person}>
        <Avatar name={user.nickname} src={user.avatar} size="lg" />
        <span>
          <b>{user.nickname}</b>
          <small>
            @{user.name} <time dateTime={created_at}>{t('blocks.since', { when: tellTime(created_at) })}</time>
          </small>
        </span>
      </Link>
      <Form method="post">
        <input type="hidden" name="name" value={user.nickname} />
        <Button
          type="submit"
          name="person"
          value={String(user.id)}
          size="sm"
          aria-label={t('blocks.endOf', { name: user.nickname })}
          busyLabel={isEnding ? t('blocks.end') : undefined}
        >
          {t('blocks.end')}
        </Button>
      </Form>
    </li>
  )
}
