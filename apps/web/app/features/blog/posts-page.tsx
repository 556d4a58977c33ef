import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { Pager } from '@repo/ui/pager'
import { useLanguage } from '@repo/web-kit/language'
import type { ListPage } from '@repo/web-kit/list-page'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './blog.module.css'
import { postsPath } from './blog-paths.ts'
import type { PostSummary } from './post.ts'
import { PostCard } from './post-card.tsx'
import { PostTags } from './post-tags.tsx'

interface PostsPageProps {
  query: { readonly tag: string | null; readonly page: number }
  list: ListPage<PostSummary>
  tags: ComponentProps<typeof PostTags>['tags']
  title: string
}

/** All posts, or those about one topic. */
export function PostsPage({ query, list, tags, title }: PostsPageProps) {
  const { t } = useLanguage()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link to="/blogs" className={styles.back}>
          {t('blog.title')}
        </Link>
        <h1>{title}</h1>
      </header>
      <PostTags tags={tags} chosen={query.tag} />
      {list.data.length === 0 ? (
        <NoPosts tag={query.tag} />
      ) : (
        <div className={styles.list}>
          {list.data.map((post) => (
            <PostCard key={post.id} post={post} level={2} />
          ))}
        </div>
      )}
      <Pager current={query.page} last={list.lastPage} hrefOf={(page) => postsPath({ ...query, page })} />
    </div>
  )
}

/** Nothing at all was written, or nothing about this topic. */
function NoPosts({ tag }: { tag: string | null }) {
  const { t } = useLanguage()
  if (tag === null) return <EmptyState title={t('blog.empty')} text={t('blog.emptyText')} />
  const all = (
    <Link to="/blogs/articles" className={buttonClass({ variant: 'line' })}>
      {t('blog.all')}
    </Link>
  )
  return <EmptyState title={t('blog.noneTagged', { tag })} text={t('blog.noneTaggedText')} action={all} />
}
