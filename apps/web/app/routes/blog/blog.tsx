import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { languageLinks } from '@repo/web-kit/language-links'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { Link } from 'react-router'
import styles from '../../features/blog/blog.module.css'
import { blogFeedLink } from '../../features/blog/blog-links.ts'
import { postsPath } from '../../features/blog/blog-paths.ts'
import { toPostSummary } from '../../features/blog/post.ts'
import { PostCard } from '../../features/blog/post-card.tsx'
import { PostTags } from '../../features/blog/post-tags.tsx'
import type { Route } from './+types/blog'

const SHOWN = 7

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  const list = orErrorPage(await context.get(apiContext).listBlogPosts({ query: { hl: locale } }))
  const { share, publicUrl } = context.get(hostContext)
  share([])
  const { t } = serverLanguage(locale)
  return {
    posts: list.data.slice(0, SHOWN).map(toPostSummary),
    tags: list.tags,
    locale,
    publicUrl,
    title: t('blog.title'),
    lead: t('blog.lead'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
  loaderData
    ? [
        { title: pageTitle(loaderData.title) },
        { name: 'description', content: loaderData.lead },
        ...languageLinks(page, '/blogs'),
        blogFeedLink(loaderData.publicUrl, loaderData.locale, loaderData.title),
      ]
    : []

/** Where the blog begins: its newest post, those before it, and its topics. */
export default function Blog({ loaderData: { posts, tags, title, lead, locale } }: Route.ComponentProps) {
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
