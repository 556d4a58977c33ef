import { routePath, walkPath } from '@repo/articles/article-links'
import type { ReadingView } from '@repo/articles/reading-view'
import { StockButton } from '@repo/articles/stock-buttons'
import { NiceButton } from '@repo/people/nice-button'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { pencil, personWalkFill } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MoreActions } from './more-actions.tsx'
import styles from './phone-actions.module.css'
import { ShareButton } from './share-button.tsx'

export interface ArticleActionsProps {
  view: ReadingView
  token: string | null
  moreActions?: ReactNode
}

/** At most three that matter most to this reader, and all others behind one. Where there is no line to walk, it is shared. */
export function ArticleActions({ view, token, moreActions }: ArticleActionsProps) {
  const { t, locale } = useLanguage()
  const { article, figures } = view
  const { id, title, kept, languages } = article
  const isShareFirst = article.viewerCan.edit || !figures
  return (
    <>
      {article.viewerCan.edit ? (
        <Link className={buttonClass({ variant: 'primary' })} to={`/home/routes/${article.id}/edit`}>
          <Icon path={pencil} size={18} />
          <span>{t('article.edit')}</span>
        </Link>
      ) : (
        <>
          <NiceButton liked={article} path={routePath(id, token)} />
          <StockButton article={{ id, title, titleLang: langOn(locale, languages.title), kept }} token={token} />
        </>
      )}
      {figures ? <WalkLink articleId={article.id} token={token} /> : null}
      {isShareFirst ? <ShareButton article={article} token={token} /> : null}
      <MoreActions view={view} token={token} canShare={!isShareFirst}>
        {moreActions}
      </MoreActions>
    </>
  )
}

/** On phones the actions stay within reach of the thumb. */
export function PhoneActions(props: ArticleActionsProps) {
  return (
    <div className={styles.bar}>
      <ArticleActions {...props} />
    </div>
  )
}

/** The link from an article to following its route. */
function WalkLink({ articleId, token }: { articleId: number; token: string | null }) {
  const { t } = useLanguage()
  return (
    <Link className={buttonClass({ variant: 'line' })} to={walkPath(articleId, token)}>
      <Icon path={personWalkFill} size={18} />
      <span>{t('article.walk')}</span>
    </Link>
  )
}
