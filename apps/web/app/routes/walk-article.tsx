import { readingView } from '@repo/article-page/reading-view.server'
import { MapWithPanel } from '@repo/tracking/map-with-panel'
import { WalkingMessagesProvider } from '@repo/tracking/walking-messages'
import { walkingMessagesFor, walkingTranslator } from '@repo/tracking/walking-messages.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { Suspense, useEffect, useState } from 'react'
import type { Route } from './+types/walk-article'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.articleId)
  const token = new URL(request.url).searchParams.get('token')
  const answer = await context.get(apiContext).readRoute({ params: { id }, query: token ? { token } : {} })
  // A malformed token is as good as none.
  if (answer.status === 422) throw new Response(null, { status: 404 })
  const { locale } = context.get(preferencesContext)
  const { article } = readingView(orErrorPage(answer), locale)
  const title = walkingTranslator(locale)('walk.title', { title: article.title })
  return { article, token, locale, messages: walkingMessagesFor(locale), title }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

const WalkPage = lazyComponent(() => import('@repo/tracking/walk-page'))

/** The page requests nothing before Start is pressed; the map needs a browser. */
export default function WalkArticle({ loaderData: { article, token, locale, messages, title } }: Route.ComponentProps) {
  const [isInBrowser, setIsInBrowser] = useState(false)
  useEffect(() => setIsInBrowser(true), [])
  const [view] = useState({ article })
  const waiting = (
    <MapWithPanel title={title} map={null}>
      {null}
    </MapWithPanel>
  )
  return (
    <WalkingMessagesProvider locale={locale} messages={messages}>
      {isInBrowser ? (
        <Suspense fallback={waiting}>
          <WalkPage view={view} token={token} />
        </Suspense>
      ) : (
        waiting
      )}
    </WalkingMessagesProvider>
  )
}
