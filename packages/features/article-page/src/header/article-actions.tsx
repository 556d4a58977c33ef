import type { ReadingView } from '@repo/articles/reading-view'
import { StockButton } from '@repo/articles/stock-button'
import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { pencil } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { NiceButton } from '../nice/nice-button.tsx'
import { MoreActions } from './more-actions.tsx'
import { ShareButton } from './share-button.tsx'
import { WalkLink } from './walk-link.tsx'

export interface ArticleActionsProps {
  view: ReadingView
  token: string | null
  moreActions?: ReactNode
}

/** At most three that matter most to this reader, and all others behind one. Where there is no line to walk, it is shared. */
export function ArticleActions({ view, token, moreActions }: ArticleActionsProps) {
  const { t } = useLanguage()
  const { article, figures } = view
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
          <NiceButton article={article} token={token} />
          <StockButton article={article} token={token} />
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
