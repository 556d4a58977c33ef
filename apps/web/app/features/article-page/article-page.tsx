import '@mishiori/article-blocks/style.css'
import type { ReactNode } from 'react'
import { CloneProvider } from '../cloning/clone-context.tsx'
import { Contributors } from '../proposing/contributors.tsx'
import { WalkLink } from '../walking/walk-link.tsx'
import { ArticleBody } from './article-body.tsx'
import { FoldedContents } from './article-contents.tsx'
import { ArticleHeader } from './article-header.tsx'
import styles from './article-page.module.css'
import { ArticleRail } from './article-rail.tsx'
import { HazardProvider } from './hazards/hazard-context.tsx'
import { HazardNotes } from './hazards/hazard-notes.tsx'
import { MapFrame } from './map-frame.tsx'
import { MapLinkProvider } from './map-links.tsx'
import { NearRoutes } from './near-routes.tsx'
import { NiceRow } from './nice/nice-row.tsx'
import { PhoneActions } from './phone-actions.tsx'
import type { ReadingView, Surroundings } from './reading-view.ts'

interface ArticlePageProps extends Surroundings {
  view: ReadingView
  /** Of the link that a reader came by. */
  token: string | null
  /** Absent where nobody else reads it, as in a preview. */
  comments?: ReactNode
}

/** An article as its readers have it: title, map, text, what stands beside it. */
export function ArticlePage({ view, author, near, token, comments }: ArticlePageProps) {
  return (
    <MapLinkProvider key={view.article.id}>
      <CloneProvider original={view} token={token}>
        <HazardProvider article={view.article} token={token}>
          <article className={styles.page}>
            <ArticleHeader article={view.article} token={token} />
            <MapFrame view={view} token={token} />
            {view.figures ? <WalkLink articleId={view.article.id} token={token} /> : null}
            {/* The bar of actions is in view with these, and lies on none of what is above. */}
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
              <PhoneActions article={view.article} token={token} />
            </div>
          </article>
        </HazardProvider>
      </CloneProvider>
    </MapLinkProvider>
  )
}
