import { formatCount, formatDate } from '@repo/i18n'
import { Avatar } from '@repo/ui/avatar'
import { buttonClass } from '@repo/ui/button-class'
import { DisclosureMenu, menuItemClass } from '@repo/ui/disclosure-menu'
import { Icon } from '@repo/ui/icon'
import { chatCircle, dotsThree, download, file, lock, mapPin, pencil, printer, shield } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { Link } from 'react-router'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { langOn } from '../../../platform/i18n/use-localized-text.ts'
import { useRootData } from '../../../platform/root-data.ts'
import { listPath } from '../../article-list/list-query.ts'
import { CloneButton } from '../../cloning/clone-button.tsx'
import { CloneCredit } from '../../cloning/clone-credit.tsx'
import { StockButton } from '../../stock/stock-button.tsx'
import { bookletPath, FILES_ID, gpxPath } from '../article-links.ts'
import { COMMENTS_ID } from '../comments/comment-links.ts'
import { useCommentList } from '../comments/use-comment-list.ts'
import { NiceButton } from '../nice/nice-button.tsx'
import type { ArticleFacts } from '../view/article-facts.ts'
import styles from './article-header.module.css'
import { ArticleLanguages } from './article-languages.tsx'
import { ShareButton } from './share-button.tsx'

export interface ArticleHeaderProps {
  article: ArticleFacts
  token: string | null
  /** Whether it can be had as a booklet: not while its map is not saved. */
  canPrint?: boolean
}

/** Tags, the title on its own row, author, date and place, actions. */
export function ArticleHeader({ article, token, canPrint = true }: ArticleHeaderProps) {
  const { locale } = useLanguage()
  return (
    <header className={styles.header}>
      {article.tags.length > 0 ? (
        <ul className={styles.tags}>
          {article.tags.map((name) => (
            <li key={name}>
              <Link to={listPath({ tag: name })}>{name}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      <h1 className={styles.title} lang={langOn(locale, article.languages.title)}>
        {article.title}
      </h1>
      <ArticleLanguages article={article} />
      <StatusNote article={article} />
      <CloneCredit article={article} token={token} />
      <div className={styles.row}>
        <ByLine article={article} />
        <Actions article={article} token={token} canPrint={canPrint} />
      </div>
    </header>
  )
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
    <p className={styles.status}>
      <Icon path={lock} size={16} />
      {notes[status]}
      {status === 'forbidden' ? <Link to={`/home/routes/${id}`}>{t('article.whyForbidden')}</Link> : null}
    </p>
  )
}

function ByLine({ article }: { article: ArticleFacts }) {
  const { t, locale } = useLanguage()
  const { author } = article
  const place = article.place[locale]
  return (
    <p className={styles.byLine}>
      <Link to={`/users/${author.id}`} className={styles.author}>
        <Avatar name={author.name} src={author.avatar} />
        {t('article.by', { name: author.name })}
      </Link>
      <time dateTime={article.publishedAt}>
        {t('article.published', { date: formatDate(article.publishedAt, locale) })}
      </time>
      {place ? (
        <span className={styles.place}>
          <Icon path={mapPin} size={16} />
          {place}
        </span>
      ) : null}
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

export function Actions({ article, token, canPrint = true }: ArticleHeaderProps) {
  const { t, locale } = useLanguage()
  return (
    <div className={styles.actions}>
      {article.viewerCan.edit ? (
        <Link className={buttonClass({ variant: 'primary' })} to={`/home/routes/${article.id}/edit`}>
          <Icon path={pencil} size={18} />
          {t('article.edit')}
        </Link>
      ) : null}
      <NiceButton article={article} token={token} />
      {article.viewerCan.edit ? null : (
        <>
          <StockButton article={article} token={token} />
          {article.viewerCan.interact ? <CloneButton /> : null}
        </>
      )}
      <ShareButton article={article} token={token} />
      <a className={buttonClass({ variant: 'line' })} href={gpxPath(article.id, token, locale)} download>
        <Icon path={download} size={18} />
        {t('article.download')}
      </a>
      <MoreActions article={article} token={token} canPrint={canPrint} />
    </div>
  )
}

/** Less frequent actions: the article on paper, its map in other formats. */
function MoreActions({ article, token, canPrint }: ArticleHeaderProps) {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  const summary = (
    <>
      <Icon path={dotsThree} size={18} />
      {t('article.more')}
    </>
  )
  return (
    <DisclosureMenu summary={summary} align="end">
      {canPrint ? (
        <Link className={menuItemClass} to={bookletPath(article.id, token)}>
          <Icon path={printer} size={17} />
          {t('article.booklet')}
        </Link>
      ) : null}
      <a className={menuItemClass} href={`#${FILES_ID}`}>
        <Icon path={file} size={17} />
        {t('article.otherFormats')}
      </a>
      {viewer?.isModerator && !article.viewerCan.edit ? (
        <Link className={menuItemClass} to={`/admin/routes/${article.id}`}>
          <Icon path={shield} size={17} />
          {t('menu.moderate')}
        </Link>
      ) : null}
    </DisclosureMenu>
  )
}
