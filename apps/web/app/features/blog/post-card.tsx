import { formatDate } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { languageTag } from '@repo/web-kit/locale'
import { Link } from 'react-router'
import styles from './blog.module.css'
import { postPath } from './blog-paths.ts'
import type { PostSummary } from './post.ts'

interface PostCardProps {
  post: PostSummary
  /** Of its heading, below that of the page or of a part of it. */
  level: 2 | 3
  /** The newest one stands larger. */
  isLarge?: boolean
}

/** A post in a list: the whole card leads to it. */
export function PostCard({ post, level, isLarge = false }: PostCardProps) {
  const { locale } = useLanguage()
  const Heading = `h${level}` as const
  const lang = post.language === locale ? undefined : languageTag(post.language)
  return (
    <article className={styles.card} data-large={isLarge || undefined} lang={lang}>
      {post.picture ? <img src={post.picture} alt="" loading={isLarge ? 'eager' : 'lazy'} /> : null}
      <div className={styles.text}>
        <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, locale)}</time>
        <Heading className={styles.title}>
          <Link to={postPath(post.id)}>{post.title}</Link>
        </Heading>
        <p>{post.summary}</p>
        <ul className={styles.tags}>
          {post.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
    </article>
  )
}
