import { bookletPath, FILES_ID, gpxPath, presentPath } from '@repo/articles/article-links'
import type { ReadingView } from '@repo/articles/reading-view'
import { DisclosureMenu, menuItemClass } from '@repo/ui/disclosure-menu'
import { Icon } from '@repo/ui/icon'
import { dotsThree, download, file, presentation, printer, shield } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CloneButton } from '../cloning/clone-button.tsx'
import { SendButton } from '../sending/send-button.tsx'
import { ArticleContents } from '../text/article-contents.tsx'
import { ShareButton } from './share-button.tsx'

interface MoreActionsProps {
  view: ReadingView
  token: string | null
  /** Unless that has a button of its own. */
  canShare: boolean
  /** What the page adds. */
  children: ReactNode
}

/** Less frequent actions: to copy the article, take it along and print it, and its contents to go through. */
export function MoreActions({ view, token, canShare, children }: MoreActionsProps) {
  const { t, locale } = useLanguage()
  const { viewer } = useRootData()
  const { article, outline } = view
  const summary = (
    <>
      <Icon path={dotsThree} size={20} />
      <span>{t('article.more')}</span>
    </>
  )
  return (
    <DisclosureMenu summary={summary} align="end">
      {canShare ? <ShareButton article={article} token={token} className={menuItemClass} /> : null}
      {article.viewerCan.interact && !article.viewerCan.edit ? <CloneButton className={menuItemClass} /> : null}
      <a className={menuItemClass} href={gpxPath(article.id, token, locale)} download>
        <Icon path={download} size={17} />
        {t('article.download')}
      </a>
      <a className={menuItemClass} href={`#${FILES_ID}`}>
        <Icon path={file} size={17} />
        {t('article.otherFormats')}
      </a>
      {view.heldLayers ? null : <SendButton view={view} token={token} className={menuItemClass} />}
      {children}
      {view.heldLayers ? null : (
        <Link className={menuItemClass} to={bookletPath(article.id, token)}>
          <Icon path={printer} size={17} />
          {t('article.booklet')}
        </Link>
      )}
      {view.heldLayers ? null : (
        <Link className={menuItemClass} to={presentPath(article.id, token)}>
          <Icon path={presentation} size={17} />
          {t('article.present')}
        </Link>
      )}
      {viewer?.isModerator && !article.viewerCan.edit ? (
        <Link className={menuItemClass} to={`/admin/routes/${article.id}`}>
          <Icon path={shield} size={17} />
          {t('menu.moderate')}
        </Link>
      ) : null}
      {outline.length > 1 ? <ArticleContents outline={outline} language={article.languages.body} /> : null}
    </DisclosureMenu>
  )
}
