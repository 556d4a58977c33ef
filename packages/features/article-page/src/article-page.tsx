import '@mishiori/article-blocks/style.css'
import type { GroundServices } from '@mishiori/map-editor/view'
import { listPath } from '@repo/articles/list-query'
import { MapLinkProvider } from '@repo/articles/map-links'
import type { ReadingView, Surroundings } from '@repo/articles/reading-view'
import { useLangOfText } from '@repo/web-kit/use-localized-text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './article-page.module.css'
import { CloneProvider } from './cloning/clone-context.tsx'
import { HazardProvider } from './hazards/hazard-context.tsx'
import { HazardNotes } from './hazards/hazard-notes.tsx'
import { PhoneActions } from './header/article-actions.tsx'
import { ArticleHeader } from './header/article-header.tsx'
import { ArticleNiceRow } from './header/article-nice-row.tsx'
import { MapFrame } from './map/map-frame.tsx'
import { Contributors } from './proposing/contributors.tsx'
import { ArticleRail } from './rail/article-rail.tsx'
import { NearRoutes } from './rail/near-routes.tsx'
import { ArticleBody } from './text/article-body.tsx'

interface ArticlePageProps extends Surroundings {
  view: ReadingView
  /** Of the link that a reader came by. */
  token: string | null
  /** What is known about the way, below the text. */
  facts?: ReactNode
  /** The same of each line, for the colours of the map and its profile. */
  ground?: GroundServices
  /** Of people on the article's way, above the comments. */
  walks?: ReactNode
  /** Absent where there are no other readers, as in a preview. */
  comments?: ReactNode
  /** Further entries of the menu of actions. */
  moreActions?: ReactNode
}

/**
 * An article as its readers see it: its text and its map side by side, or below each other on small screens; then what
 * others say, its author and its files. Whatever its layout, the document has the map before the text.
 */
export function ArticlePage(props: ArticlePageProps) {
  const { view, author, near, token, facts, ground, walks, comments, moreActions } = props
  const { article, bodyHtml } = view
  const hasText = bodyHtml.trim() !== ''
  return (
    <MapLinkProvider key={article.id}>
      <CloneProvider original={view} token={token}>
        <HazardProvider article={article} token={token}>
          <article className={styles.page}>
            <div className={styles.reading} data-panes={hasText ? 2 : 1}>
              <ArticleHeader view={view} token={token} moreActions={moreActions} />
              <MapFrame view={view} token={token} ground={ground} />
              <div className={styles.story}>
                <HazardNotes view={view} />
                <ArticleBody html={bodyHtml} language={article.languages.body} />
                {facts}
                <ArticleTags tags={article.tags} />
                <ArticleNiceRow article={article} token={token} />
                <Contributors article={article} />
              </div>
            </div>
            <div className={styles.columns}>
              <div>
                {walks}
                {comments}
              </div>
              <ArticleRail view={view} author={author} token={token} />
            </div>
            <NearRoutes articleId={article.id} articles={near} />
            <PhoneActions view={view} token={token} moreActions={moreActions} />
          </article>
        </HazardProvider>
      </CloneProvider>
    </MapLinkProvider>
  )
}

/** What the article is about, as ways to more of it. */
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  const langOfText = useLangOfText()
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags}>
      {tags.map((name) => (
        <li key={name}>
          <Link to={listPath({ tag: name })} lang={langOfText(name)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
