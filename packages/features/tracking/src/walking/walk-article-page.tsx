import type { ReadingView } from '@repo/articles/reading-view'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import type { PageMessages } from '@repo/web-kit/page-messages'
import { useIsBrowser } from '@repo/web-kit/use-is-browser'
import { Suspense, useState } from 'react'
import { MapWithPanel } from '../position/map-with-panel.tsx'
import type { WalkingMessages } from './messages/en-us.ts'
import { WalkingMessagesProvider } from './messages/walking-messages.ts'

const WalkPage = lazyComponent(() => import('./walk-page.tsx'))

interface WalkArticlePageProps extends PageMessages<WalkingMessages> {
  article: ReadingView['article']
  token: string | null
  title: string
}

/** The page requests nothing before Start is pressed; the map needs a browser. */
export function WalkArticlePage({ article, token, title, ...language }: WalkArticlePageProps) {
  const isBrowser = useIsBrowser()
  const [view] = useState({ article })
  const waiting = (
    <MapWithPanel title={title} map={null}>
      {null}
    </MapWithPanel>
  )
  return (
    <WalkingMessagesProvider {...language}>
      {isBrowser ? (
        <Suspense fallback={waiting}>
          <WalkPage view={view} token={token} />
        </Suspense>
      ) : (
        waiting
      )}
    </WalkingMessagesProvider>
  )
}
