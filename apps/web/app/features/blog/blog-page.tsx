import type { Locale } from '@repo/contract'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { useLanguage } from '@repo/web-kit/language'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './blog.module.css'
import { postsPath } from './blog-paths.ts'
import type { PostSummary } from './post.ts'
import { PostCard } from './post-card.tsx'
import { PostTags } from './post-tags.tsx'

interface BlogPageProps {
  /** The newest first. */
  posts: readonly PostSummary[]
  tags: ComponentProps<typeof PostTags>['tags']
  title: string
  lead: string
  locale: Locale
}

/** Where the blog begins: its newest post, those before it, and its topics. */
export function BlogPage({ posts, tags, title, lead, locale }: BlogPageProps) {
  const { t } = useLanguage()
  const [newest, ...earlier] = posts
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {newest ? (
        <section aria-label={t('blog.newest')}>
          <PostCard post={newest} level={2} isLarge />
        </section>
      ) : (
        <EmptyState title={t('blog.empty')} text={t('blog.emptyText')} />
      )}
      <PostTags tags={tags} chosen={null} />
      {earlier.length > 0 ? (
        <>
          <h2>{t('blog.more')}</h2>
          <div className={styles.list}>
            {earlier.map((post) => (
              <PostCard key={post.id} post={post} level={3} />
            ))}
          </div>
        </>
      ) : null}
      <p className={styles.ways}>
        <Link to={postsPath({ tag: null, page: 1 })} className={buttonClass({ variant: 'line' })}>
          {t('blog.all')}
        </Link>
        <a href={`/blogs/feed.atom?hl=${locale}`}>{t('blog.feed')}</a>
      </p>
    </div>
  )
}
