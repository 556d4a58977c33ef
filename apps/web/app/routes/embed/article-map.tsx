import { readingView } from '@repo/article-page/reading-view.server'
import { articleTag, userTag } from '@repo/contract'
import { MapWindow } from '@repo/embedding/map-window'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { Suspense } from 'react'
import type { Route } from './+types/article-map'

const ArticleMap = lazyComponent(() => import('@repo/embedding/article-map'))

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.articleId)
  const { share } = context.get(hostContext)
  const answer = await context.get(apiContext).readRoute({ params: { id }, query: { seen_by: 'others' } })
  if (answer.status === 404) share([articleTag(Number(id))])
  const read = orErrorPage(answer)
  const { article } = readingView(read, context.get(preferencesContext).locale)
  if (article.status !== 'public') throw new Response(null, { status: 404 })
  share([articleTag(read.id), userTag(read.user.id)])
  return { article }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.article.title) },
  { name: 'robots', content: 'noindex' },
]

export default function EmbeddedArticleMap({ loaderData }: Route.ComponentProps) {
  const { article } = loaderData
  return (
    <MapWindow title={article.title}>
      {(options) => (
        <Suspense fallback={null}>
          <ArticleMap view={loaderData} options={options} />
        </Suspense>
      )}
    </MapWindow>
  )
}
