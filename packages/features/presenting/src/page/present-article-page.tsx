import type { ReadingView } from '@repo/articles/reading-view'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import type { PageMessages } from '@repo/web-kit/page-messages'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { Suspense, useState } from 'react'
import type { PresentingMessages } from '../messages/en-us.ts'
import { PresentingMessagesProvider } from '../messages/presenting-messages.ts'
import { LeaveLink, type LeaveLinkProps } from './leave-link.tsx'
import styles from './presentation.module.css'

const Presentation = lazyComponent(() => import('./presentation.tsx'))

interface PresentArticlePageProps extends PageMessages<PresentingMessages> {
  view: Pick<ReadingView, 'article' | 'bodyHtml'>
  token: string | null
}

/** The slides of an article beside its map, which need a browser. */
export function PresentArticlePage({ view: loaded, token, ...language }: PresentArticlePageProps) {
  const isBrowser = useIsBrowser()
  const [view] = useState(loaded)
  const waiting = <Waiting article={view.article} token={token} />
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

/** The first slide without its map and controls. */
function Waiting({ article, token }: LeaveLinkProps) {
  return (
    <div className={styles.page}>
      <div className={styles.map} />
      <div className={styles.panel}>
        <LeaveLink article={article} token={token} />
        <div className={styles.slide}>
          <h1 lang={article.languages.title}>{article.title}</h1>
        </div>
      </div>
    </div>
  )
}
