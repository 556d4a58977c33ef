import type { OwnArticle } from '@repo/articles/article-summary'
import { CreateModal } from '@repo/authoring/create-modal'
import { type OwnRouteList, PRODUCT_LIMITS } from '@repo/contract'
import { formatFullCount } from '@repo/i18n'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { Icon } from '@repo/ui/icon'
import { path, trash } from '@repo/ui/icons'
import { PageFrame } from '@repo/ui/page-frame'
import { Pager } from '@repo/ui/pager'
import { useLanguage } from '@repo/web-kit/language'
import type { ListPage } from '@repo/web-kit/list-page'
import { useState } from 'react'
import { Link } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import { SortLinks, StatusTabs, TitleSearch } from './list-tools.tsx'
import styles from './own-list.module.css'
import { isEverything, type OwnListQuery, ownListPath } from './own-list-query.ts'
import { OwnRouteRow } from './own-route-row.tsx'

interface OwnRoutesPageProps {
  title: string
  query: OwnListQuery
  list: ListPage<OwnArticle>
  counts: OwnRouteList['counts']
  /** Of those that only their link opens. */
  unlistedCount: number
  /** Of those in the trash, where nothing else is there. */
  trashedCount: number
}

/** The articles of the user, whatever their state. */
export function OwnRoutesPage({ title, query, list, counts, unlistedCount, trashedCount }: OwnRoutesPageProps) {
  const t = useOwnMessages()
  const { locale } = useLanguage()
  const max = PRODUCT_LIMITS.unlistedArticles
  return (
    <PageFrame>
      <div className={styles.head}>
        <h1>{title}</h1>
        <CreateButton />
      </div>
      <StatusTabs query={query} counts={counts} />
      <TitleSearch query={query} />
      <div className={styles.bar}>
        <p aria-live="polite">{t('own.count', { count: formatFullCount(list.total, locale) })}</p>
        <SortLinks query={query} />
      </div>
      {list.data.length === 0 ? (
        <NoRoutes isFiltered={!isEverything(query)} trashedCount={trashedCount} />
      ) : (
        <ul className={styles.list}>
          {list.data.map((article) => (
            <OwnRouteRow key={article.id} article={article} />
          ))}
        </ul>
      )}
      <Pager current={query.page} last={list.lastPage} hrefOf={(page) => ownListPath({ ...query, page })} />
      {unlistedCount > 0 ? <p className={styles.bar}>{t('own.unlisted', { count: unlistedCount, max })}</p> : null}
      <p>
        <Link to="/home/routes/trash" className={buttonClass({ variant: 'ghost' })}>
          <Icon path={trash} size={18} />
          {t('trash.title')}
        </Link>
      </p>
    </PageFrame>
  )
}

function NoRoutes({ isFiltered, trashedCount }: { isFiltered: boolean; trashedCount: number }) {
  const t = useOwnMessages()
  if (!isFiltered && trashedCount > 0) {
    return <EmptyState title={t('own.allTrashed')} text={t('own.allTrashedText', { count: trashedCount })} />
  }
  if (!isFiltered) return <EmptyState title={t('own.empty')} text={t('own.emptyText')} />
  return (
    <EmptyState
      title={t('own.nothing')}
      text={t('own.nothingText')}
      action={
        <Link className={buttonClass({ variant: 'line' })} to="/home/routes">
          {t('own.nothingAction')}
        </Link>
      }
    />
  )
}

/** A button that opens the choice of how to begin a new route. */
function CreateButton() {
  const t = useOwnMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={<Icon path={path} size={18} />} onClick={() => setIsOpen(true)}>
        {t('own.create')}
      </Button>
      <CreateModal isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('own.createTitle')} />
    </>
  )
}
