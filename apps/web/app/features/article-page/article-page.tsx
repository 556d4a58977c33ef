import '@mishiori/article-blocks/style.css'
import type { ReactNode } from 'react'
import { CloneProvider } from '../cloning/clone-context.tsx'
import { SaveOffline } from '../offline/save-offline.tsx'
import { Contributors } from '../proposing/contributors.tsx'
import { WalkLink } from '../walking/walk-link.tsx'
import styles from './article-page.module.css'
import { HazardProvider } from './hazards/hazard-context.tsx'
import { HazardNotes } from './hazards/hazard-notes.tsx'
import { ArticleHeader } from './header/article-header.tsx'
import { PhoneActions } from './header/phone-actions.tsx'
import { MapFrame } from './map/map-frame.tsx'
import { MapLinkProvider } from './map/map-links.tsx'
import { NiceRow } from './nice/nice-row.tsx'
import { ArticleRail } from './rail/article-rail.tsx'
import { NearRoutes } from './rail/near-routes.tsx'
import { ArticleBody } from './text/article-body.tsx'
import { FoldedContents } from './text/article-contents.tsx'
import type { ReadingView, Surroundings } from './view/reading-view.ts'

interface ArticlePageProps extends Surroundings {
  view: ReadingView
  /** Of the link that a reader came by. */
  token: string | null
  /** Absent where there are no other readers, as in a preview. */
  comments?: ReactNode
}

/** An article as its readers see it: title, map, text and side column. */
export function ArticlePage({ view, author, near, token, comments }: ArticlePageProps) {
  return (
    <MapLinkProvider key={view.article.id}>
      <CloneProvider original={view} token={token}>
        <HazardProvider article={view.article} token={token}>
          <article className={styles.page}>
            <ArticleHeader article={view.article} token={token} canPrint={!view.heldLayers} />
            <MapFrame view={view} token={token} />
            <div className={styles.along}>
              {view.figures ? <WalkLink articleId={view.article.id} token={token} /> : null}
              <SaveOffline view={view} token={token} />
            </div>
            {/* The bar of actions is in view with these, and covers nothing above. */}
            <div className={styles.below}>
              <div className={styles.columns}>
                {view.outline.length > 1 ? (
                  <FoldedContents outline={view.outline} language={view.article.languages.body} />
                ) : null}
                <div>
                  <HazardNotes view={view} />
                  <ArticleBody html={view.bodyHtml} language={view.article.languages.body} />
                  <NiceRow article={view.article} token={token} />
                  <Contributors article={view.article} />
                  {comments}
                </div>
                <ArticleRail view={view} author={author} token={token} />
              </div>
              <NearRoutes articleId={view.article.id} articles={near} />
              <PhoneActions article={view.article} token={token} canPrint={!view.heldLayers} />
            </div>
          </article>
        </HazardProvider>
      </CloneProvider>
    </MapLinkProvider>
  )
}
