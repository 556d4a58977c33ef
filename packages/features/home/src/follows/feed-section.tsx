import { ArticleCard } from '@repo/articles/article-card'
import type { ListedArticle } from '@repo/articles/article-summary'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { ErrorState } from '@repo/ui/error-state'
import { RouteCardGrid } from '@repo/ui/route-card'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { Link } from 'react-router'
import home from '../home.module.css'
import { useOwnMessages } from '../messages/own-messages.ts'
import styles from './follows.module.css'
import type { HomeFeed } from './home-feed.ts'
import { SuggestedPeople } from './suggested-people.tsx'
import { type ReadPage, useMoreArticles } from './use-more-articles.ts'

interface FeedSectionProps {
  feed: HomeFeed
  readPage?: ReadPage
}

/** On the home page: articles of followed users, or suggested users to follow. */
export function FeedSection({ feed, readPage }: FeedSectionProps) {
  const own = useOwnMessages()
  return (
    <section aria-labelledby="feed-title">
      <h2 id="feed-title" className={home.heading}>
        {own('feed.title')}
        {feed.kind === 'articles' ? <Link to="/home/follows">{own('feed.people')}</Link> : null}
      </h2>
      {feed.kind === 'failed' ? <FailedFeed /> : null}
      {feed.kind === 'articles' ? <FeedArticles first={feed} readPage={readPage} /> : null}
      {feed.kind === 'empty' ? <EmptyFeed {...feed} /> : null}
    </section>
  )
}

function EmptyFeed({ followsSomebody, suggested }: Extract<HomeFeed, { kind: 'empty' }>) {
  const own = useOwnMessages()
  const text = own(followsSomebody ? 'feed.quietText' : 'feed.emptyText')
  if (suggested.length === 0) return <EmptyState title={text} />
  return (
    <>
      <p className={styles.lead}>{text}</p>
      <SuggestedPeople people={suggested} headingLevel={3} />
    </>
  )
}

function FailedFeed() {
  const { t } = useLanguage()
  const own = useOwnMessages()
  return (
    <ErrorState
      title={own('feed.failed')}
      action={
        <Link to="/home" className={buttonClass()}>
          {t('common.retry')}
        </Link>
      }
    />
  )
}

interface FeedArticlesProps {
  first: { readonly articles: readonly ListedArticle[]; readonly next: string | null }
  readPage: ReadPage | undefined
}

function FeedArticles({ first, readPage }: FeedArticlesProps) {
  const own = useOwnMessages()
  const { articles, added, next, isLoading, load } = useMoreArticles(first, readPage)
  return (
    <>
      <RouteCardGrid>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} headingLevel={3} />
        ))}
      </RouteCardGrid>
      <VisuallyHidden>
        <span role="status">{added > 0 ? own('feed.loaded', { count: added }) : ''}</span>
      </VisuallyHidden>
      {next === null ? null : (
        <p className={styles.more}>
          <Link
            to={`/home?${new URLSearchParams({ before: next })}`}
            className={buttonClass()}
            rel="next"
            aria-disabled={isLoading}
            onClick={(event) => {
              event.preventDefault()
              void load()
            }}
          >
            {own(isLoading ? 'feed.loading' : 'feed.more')}
          </Link>
        </p>
      )}
    </>
  )
}
