import { routePath } from '@repo/articles/article-links'
import { contributionNameClass } from '@repo/people/contribution'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { Icon } from '@repo/ui/icon'
import { linkBreak } from '@repo/ui/icons'
import { PageFrame } from '@repo/ui/page-frame'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import type { KeyedPage } from '@repo/web-kit/list-page'
import { useRootData } from '@repo/web-kit/root-data'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import { Suspense, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useWalkLogMessages } from '../messages/walk-log-messages.ts'
import { useWalkDeletion } from '../use-walk-deletion.ts'
import { WalkLogEntry } from '../walk-log-item.tsx'
import styles from '../walk-logs.module.css'
import type { OwnWalk } from './own-walk.ts'

const WalkLogDialog = lazyComponent(() =>
  import('../form/walk-log-dialog.tsx').then((module) => ({ default: module.WalkLogDialog })),
)

interface OwnWalksPageProps {
  walks: KeyedPage<OwnWalk>
  total: number
  /** Whether it begins with the newest walk. */
  isFirst: boolean
}

/** The user's own walks, the newest one first. */
export function OwnWalksPage({ walks, total, isFirst }: OwnWalksPageProps) {
  const t = useWalkLogMessages()
  const [opened, setOpened] = useState<OwnWalk | null>(null)
  const { revalidate } = useRevalidator()
  const remove = useWalkDeletion(revalidate)
  const { data, next } = walks
  return (
    <PageFrame>
      <h1>{t('walks.ownTitle')}</h1>
      {total === 0 ? (
        <EmptyState
          title={t('walks.ownEmpty')}
          text={t('walks.ownEmptyText')}
          action={
            <Link className={buttonClass({ variant: 'line' })} to="/routes">
              {t('walks.ownEmptyAction')}
            </Link>
          }
        />
      ) : (
        <p className={styles.note}>{t('walks.ownCount', { count: total })}</p>
      )}
      <ul className={styles.logs} data-page>
        {data.map((walk) => (
          <OwnWalkItem
            key={walk.log.id}
            walk={walk}
            onEdit={() => setOpened(walk)}
            onDelete={() => void remove(walk.log.id)}
          />
        ))}
      </ul>
      <nav className={styles.pages} aria-label={t('walks.ownTitle')}>
        {isFirst ? null : (
          <Link className={buttonClass()} to="/home/walks">
            {t('walks.newest')}
          </Link>
        )}
        {next === null ? null : (
          <Link className={buttonClass()} to={`/home/walks?before=${next}`} rel="next">
            {t('walks.more')}
          </Link>
        )}
      </nav>
      <Suspense fallback={null}>
        {opened ? <EditDialog walk={opened} onClose={() => setOpened(null)} /> : null}
      </Suspense>
    </PageFrame>
  )
}

function OwnWalkItem({ walk, onEdit, onDelete }: { walk: OwnWalk; onEdit: () => void; onDelete: () => void }) {
  const t = useWalkLogMessages()
  const { titleOf } = useLocalizedText()
  const { log, article, token } = walk
  const title = article && titleOf(article)
  const path = article && routePath(article.id, token)
  return (
    <WalkLogEntry
      log={log}
      token={token}
      picture={
        article ? (
          <img className={styles.routePicture} src={article.picture} alt="" loading="lazy" />
        ) : (
          <span className={styles.routePicture}>
            <Icon path={linkBreak} size={22} />
          </span>
        )
      }
      heading={
        title && path ? (
          <Link to={path} className={contributionNameClass} lang={title.lang}>
            {title.text || t('walks.untitled')}
          </Link>
        ) : (
          <span className={styles.gone}>{t('walks.gone')}</span>
        )
      }
      onEdit={onEdit}
      onDelete={onDelete}
    />
  )
}

function EditDialog({ walk, onClose }: { walk: OwnWalk; onClose: () => void }) {
  const t = useWalkLogMessages()
  const { viewer } = useRootData()
  const { show } = useFlashQueue()
  const { revalidate } = useRevalidator()
  const { log, article, token } = walk
  const done = () => {
    onClose()
    show({ variant: 'success', title: t('walks.changed') })
    void revalidate()
  }
  return viewer ? (
    <WalkLogDialog
      place={{ userId: viewer.id, articleId: article?.id ?? 0, logId: log.id, part: log.part }}
      token={token}
      log={log}
      canShare
      onClose={onClose}
      onDone={done}
    />
  ) : null
}
