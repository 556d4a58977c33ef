import { formatDate } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { languageTag } from '@repo/web-kit/locale'
import { Link } from 'react-router'
import styles from './blog.module.css'
import { postPath, postsPath } from './blog-paths.ts'
import type { Post } from './post.ts'

/** One post of the blog. */
export function PostPage({ post }: { post: Post }) {
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
