import { formatDate } from '@repo/i18n'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { languageLinks } from '@repo/web-kit/language-links'
import { languageTag } from '@repo/web-kit/locale'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { Link } from 'react-router'
import styles from '../../features/blog/blog.module.css'
import { blogFeedLink } from '../../features/blog/blog-links.ts'
import { postPath, postsPath } from '../../features/blog/blog-paths.ts'
import { toPost } from '../../features/blog/post.ts'
import { postMeta } from '../../features/blog/post-meta.ts'
import type { Route } from './+types/blog-post'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  const input = { params: { id: parseIdParam(params.postId) }, query: { hl: locale } }
  const post = toPost(orErrorPage(await context.get(apiContext).readBlogPost(input)))
  const { share, publicUrl } = context.get(hostContext)
  share([])
  return { post, locale, publicUrl, blog: serverLanguage(locale).t('blog.title') }
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
  loaderData
    ? [
        ...postMeta(loaderData.post, loaderData.publicUrl),
        ...languageLinks(page, postPath(loaderData.post.id)),
        blogFeedLink(loaderData.publicUrl, loaderData.locale, loaderData.blog),
      ]
    : []

export default function BlogPost({ loaderData: { post } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const isForeign = post.language !== locale
  const lang = isForeign ? languageTag(post.language) : undefined
  return (
    <article className={styles.post}>
      <header>
        <Link to="/blogs" className={styles.back}>
          {t('blog.title')}
        </Link>
        <h1 lang={lang}>{post.title}</h1>
        <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, locale)}</time>
        {isForeign ? <p className={styles.note}>{t('blog.onlyIn')}</p> : null}
        <p className={styles.summary} lang={lang}>
          {post.summary}
        </p>
      </header>
      <div className="article-body" lang={lang} dangerouslySetInnerHTML={{ __html: post.html }} />
      <ul className={styles.tags} aria-label={t('blog.tags')}>
        {post.tags.map((tag) => (
          <li key={tag}>
            <Link to={postsPath({ tag, page: 1 })}>{tag}</Link>
          </li>
        ))}
      </ul>
      <nav className={styles.neighbours} aria-label={t('blog.all')}>
        {post.newer ? (
          <Link className={styles.neighbour} to={postPath(post.newer.id)} rel="next">
            <small>{t('blog.newer')}</small>
            {post.newer.title}
          </Link>
        ) : null}
        {post.older ? (
          <Link className={styles.neighbour} to={postPath(post.older.id)} rel="prev">
            <small>{t('blog.older')}</small>
            {post.older.title}
          </Link>
        ) : null}
      </nav>
    </article>
  )
}
