import type { ArticleFacts } from '@repo/articles/article-facts'
import { COMMENTS_ID } from '@repo/comments/comment-links'
import { useCommentList } from '@repo/comments/use-comment-list'
import { formatCount, formatDate } from '@repo/i18n'
import { Avatar } from '@repo/ui/avatar'
import { Icon } from '@repo/ui/icon'
import { chatCircle, lock, mapPin } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { langOn, useLangOfText } from '@repo/web-kit/use-localized-text'
import { Link } from 'react-router'
import { CloneCredit } from '../cloning/clone-credit.tsx'
import { ArticleActions, type ArticleActionsProps } from './article-actions.tsx'
import styles from './article-header.module.css'
import { ArticleLanguages } from './article-languages.tsx'
import { HeaderFigures } from './header-figures.tsx'

/** Title, author, date and place; beside them what one chooses by, and what one can do. */
export function ArticleHeader({ view, token, moreActions }: ArticleActionsProps) {
  const { locale } = useLanguage()
  const { article, figures } = view
  return (
    <header className={styles.header}>
      <div className={styles.what}>
        <h1
          className={styles.title}
          lang={langOn(locale, article.languages.title)}
          data-long={isLong(article.title) || undefined}
        >
          {article.title}
        </h1>
        <StatusNote article={article} />
        <div className={styles.byLine}>
          <ByLine article={article} />
          <ArticleLanguages article={article} />
        </div>
        <CloneCredit article={article} token={token} />
      </div>
      <div className={styles.beside}>
        <HeaderFigures figures={figures} />
        <div className={styles.actions}>
          <ArticleActions view={view} token={token} moreActions={moreActions} />
        </div>
      </div>
    </header>
  )
}

/** In Latin letters; as many as fill the line of a wide window in the large size. */
const LINE_LETTERS = 42

/** Whether a title needs the smaller size. A letter of Japanese is as wide as two. */
function isLong(title: string): boolean {
  const letters = [...title].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0)
  return letters > LINE_LETTERS
}

function StatusNote({ article: { id, status } }: { article: ArticleFacts }) {
  const { t } = useLanguage()
  if (status === 'public') return null
  const notes = {
    draft: t('article.statusDraft'),
    private: t('article.statusPrivate'),
    linkShared: t('article.statusLink'),
    forbidden: t('article.statusForbidden'),
  }
  return (
    <p className={styles.status} data-row>
      <Icon path={lock} size={16} />
      {notes[status]}
      {status === 'forbidden' ? <Link to={`/home/routes/${id}`}>{t('article.whyForbidden')}</Link> : null}
    </p>
  )
}

const NAME = '\u0000'

function ByLine({ article }: { article: ArticleFacts }) {
  const { t, locale } = useLanguage()
  const { author } = article
  const place = article.place[locale]
  const langOfText = useLangOfText()
  const [before, after] = t('article.by', { name: NAME }).split(NAME) // the name is in a language of its own
  return (
    <p className={styles.facts}>
      <Link to={`/users/${author.id}`} className={styles.author}>
        <Avatar name={author.name} src={author.avatar} />
        {before}
        <span lang={langOfText(author.name)}>{author.name}</span>
        {after}
      </Link>{' '}
      <time dateTime={article.publishedAt}>
        {t('article.published', { date: formatDate(article.publishedAt, locale) })}
      </time>{' '}
      {place ? (
        <span className={styles.place}>
          <Icon path={mapPin} size={16} />
          <span>{place}</span>
        </span>
      ) : null}{' '}
      <CommentCount article={article} />
    </p>
  )
}

/** A way down to what is said about it. */
function CommentCount({ article: { commentCount } }: { article: ArticleFacts }) {
  const { t, locale } = useLanguage()
  const count = useCommentList()?.total ?? commentCount // the comments are loaded again more often than the article
  if (count === 0) return null
  return (
    <a href={`#${COMMENTS_ID}`} className={styles.comments}>
      <Icon path={chatCircle} size={16} />
      <span aria-hidden="true">{formatCount(count, locale)}</span>
      <VisuallyHidden>{t('comments.count', { count })}</VisuallyHidden>
    </a>
  )
}
