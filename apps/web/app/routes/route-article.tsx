import '@mishiori/article-blocks/style.css'
import type { ApiClient, RouteArticle } from '@repo/contract'
import { ArticleBody } from '../features/reading/article-body.tsx'
import { FoldedContents } from '../features/reading/article-contents.tsx'
import { ArticleHeader } from '../features/reading/article-header.tsx'
import { articleMeta } from '../features/reading/article-meta.ts'
import styles from '../features/reading/article-page.module.css'
import { ArticleRail } from '../features/reading/article-rail.tsx'
import { MapFrame } from '../features/reading/map-frame.tsx'
import { MapLinkProvider } from '../features/reading/map-links.tsx'
import { NearRoutes } from '../features/reading/near-routes.tsx'
import { PhoneActions } from '../features/reading/phone-actions.tsx'
import { readingView } from '../features/reading/reading-view.server.ts'
import { seenByVisitors } from '../features/reading/seen-by-visitors.ts'
import { orErrorPage } from '../platform/answers.server.ts'
import { apiContext, hostContext, preferencesContext } from '../platform/contexts.ts'
import { idOfAddress } from '../platform/id-of-address.server.ts'
import { serverLanguage } from '../platform/messages.server.ts'
import type { Route } from './+types/route-article'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = idOfAddress(params.articleId)
  const search = new URL(request.url).searchParams
  const token = search.get('token')
  const answer = await context.get(apiContext).readRoute({ params: { id }, query: token ? { token } : {} })
  // A malformed token is as good as none.
  const article = answer.ok || answer.status !== 422 ? orErrorPage(answer) : notFound()
  const { locale } = context.get(preferencesContext)
  const { t } = serverLanguage(locale)
  const page = { publicUrl: context.get(hostContext).publicUrl, description: t('common.description') }
  return {
    view: readingView(search.get('as') === 'visitor' ? seenByVisitors(article) : article, locale),
    ...(await surroundingsOf(article, context.get(apiContext))),
    token,
    page,
  }
}

const NEAR_ROUTES = 4

/** What stands beside an article; a page without it is still the page. */
async function surroundingsOf({ id, status, user }: RouteArticle, api: ApiClient) {
  const [profile, near] = await Promise.all([
    api.readUser({ params: { id: String(user.id) } }),
    status === 'public' ? api.listRoutes({ query: { near: String(id) } }) : null,
  ])
  return { author: profile.ok ? profile.data : null, near: near?.ok ? near.data.data.slice(0, NEAR_ROUTES) : [] }
}

function notFound(): never {
  throw new Response(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? articleMeta({ ...loaderData.page, article: loaderData.view.article }) : []

export default function RouteArticleRoute({ loaderData: { view, author, near, token } }: Route.ComponentProps) {
  return (
    <MapLinkProvider key={view.article.id}>
      <article className={styles.page}>
        <ArticleHeader article={view.article} token={token} />
        <MapFrame view={view} token={token} />
        <div className={styles.columns}>
          {view.outline.length > 1 ? (
            <FoldedContents outline={view.outline} language={view.article.languages.body} />
          ) : null}
          <ArticleBody html={view.bodyHtml} language={view.article.languages.body} />
          <ArticleRail view={view} author={author} token={token} />
        </div>
        <NearRoutes articleId={view.article.id} articles={near} />
        <PhoneActions article={view.article} token={token} />
      </article>
    </MapLinkProvider>
  )
}
