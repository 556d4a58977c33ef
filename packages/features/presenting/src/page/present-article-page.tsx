import type { ReadingView } from '@repo/articles/reading-view'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import type { PageMessages } from '@repo/web-kit/page-messages'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { Suspense, useState } from 'react'
import type { PresentingMessages } from '../messages/en-us.ts'
import { PresentingMessagesProvider } from '../messages/presenting-messages.ts'
import { DrawnMap } from './drawn-map.tsx'
import { LeaveLink, type LeaveLinkProps } from './leave-link.tsx'
import styles from './presentation.module.css'
import { TitleSlide } from './title-slide.tsx'

const Presentation = lazyComponent(() => import('./presentation.tsx'))

interface PresentArticlePageProps extends PageMessages<PresentingMessages> {
  view: Pick<ReadingView, 'article' | 'bodyHtml'>
  token: string | null
  spotCount: number
}

/** The slides of an article beside its map, which need a browser. */
export function PresentArticlePage({ view: loaded, token, spotCount, ...language }: PresentArticlePageProps) {
  const isBrowser = useIsBrowser()
  const [view] = useState(loaded)
  const waiting = <Waiting article={view.article} token={token} spotCount={spotCount} />
  return (
    <PresentingMessagesProvider {...language}>
      {isBrowser ? (
        <Suspense fallback={waiting}>
          <Presentation view={view} token={token} />
        </Suspense>
      ) : (
        waiting
      )}
    </PresentingMessagesProvider>
  )
}

/** The first slide before its map and controls are there, in the same place. */
function Waiting({ article, token, spotCount }: LeaveLinkProps & { spotCount: number }) {
  return (
    <div className={styles.page}>
      <div className={styles.map}>
        <DrawnMap article={article} />
      </div>
      <div className={styles.panel}>
        <LeaveLink article={article} token={token} />
        <div className={styles.slide}>
          <h1 lang={article.languages.title}>{article.title}</h1>
          <TitleSlide article={article} spotCount={spotCount} />
        </div>
        <div className={styles.bar} />
      </div>
    </div>
  )
}
