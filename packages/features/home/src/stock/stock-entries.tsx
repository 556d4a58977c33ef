import { ArticleCard } from '@repo/articles/article-card'
import type { ApiError } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { Icon } from '@repo/ui/icon'
import { linkBreak } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useTimeFormatter } from '@repo/web-kit/use-time-formatter'
import { Link, useFetcher } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './stock-page.module.css'
import { type StockQuery, stockPath } from './stock-query.ts'
import type { StockedArticle, StockedArticlePage } from './stocked-articles.ts'

/** What is kept, newest first. */
export function StockEntries({ query, list }: { query: StockQuery; list: StockedArticlePage }) {
  const t = useOwnMessages()
  if (list.data.length === 0) return <EmptyStock query={query} />
  return (
    <>
      <div className={styles.grid}>
        {list.data.map((entry) =>
          entry.article ? (
            <ArticleCard key={entry.id} article={entry.article} token={entry.token} />
          ) : (
            <GoneEntry key={entry.id} entry={entry} />
          ),
        )}
      </div>
      {list.next === null && query.before === null ? null : (
        <nav className={styles.pages} aria-label={t('kept.pages')}>
          {query.before === null ? null : (
            <Link className={buttonClass({ variant: 'ghost' })} to={stockPath({ ...query, before: null })}>
              {t('kept.first')}
            </Link>
          )}
          {list.next === null ? null : (
            <Link className={buttonClass()} rel="next" to={stockPath({ ...query, before: list.next })}>
              {t('kept.more')}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}

/** Replaces an article that its reader may no longer view. It does not reveal the title or the reason. */
function GoneEntry({ entry }: { entry: StockedArticle }) {
  const t = useOwnMessages()
  const { formatError } = useLanguage()
  const formatTime = useTimeFormatter()
  const fetcher = useFetcher<{ readonly error: ApiError | null }>()
  const isLeaving = fetcher.state !== 'idle'
  const error = fetcher.state === 'idle' ? fetcher.data?.error : null
  return (
    <article className={styles.gone} aria-label={t('kept.gone')}>
      <Icon path={linkBreak} size={28} />
      <h2>{t('kept.gone')}</h2>
      <p>{t('kept.goneText')}</p>
      <p className={styles.when}>{t('kept.since', { when: formatTime(entry.stockedAt) })}</p>
      <fetcher.Form role="none" method="post" action="/home/stock">
        <input type="hidden" name="id" value={entry.id} />
        <Button type="submit" size="sm" busyLabel={isLeaving ? t('kept.removing') : undefined}>
          {t('kept.remove')}
        </Button>
      </fetcher.Form>
      {error ? (
        <p role="alert" className={styles.error}>
          {formatError(error)}
        </p>
      ) : null}
    </article>
  )
}

export function EmptyStock({ query }: { query: StockQuery }) {
  const t = useOwnMessages()
  const isFiltered = query.q !== '' || query.category !== null || query.before !== null
  return (
    <EmptyState
      title={t(isFiltered ? 'kept.nothing' : 'kept.empty')}
      text={t(isFiltered ? 'kept.nothingText' : 'kept.emptyText')}
      action={
        <Link className={buttonClass({ variant: 'line' })} to={isFiltered ? '/home/stock' : '/routes'}>
          {t(isFiltered ? 'kept.nothingAction' : 'kept.emptyAction')}
        </Link>
      }
    />
  )
}
