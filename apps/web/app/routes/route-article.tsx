import { articleMeta } from '@repo/article-page/article-meta'
import { ArticlePage } from '@repo/article-page/article-page'
import type { NiceAnswer } from '@repo/article-page/nice-answer'
import { readingView } from '@repo/article-page/reading-view.server'
import { surroundingsOf } from '@repo/article-page/surroundings.server'
import { routePath } from '@repo/articles/article-links'
import type { Surroundings } from '@repo/articles/reading-view'
import { isOtherCommentsOnly } from '@repo/comments/comment-links'
import type { CommentsOutlet } from '@repo/comments/comments-outlet'
import {
  type Answer,
  type ApiClient,
  articleTag,
  type FavoriteState,
  type PageTag,
  type RouteArticle,
  type StockState,
  userTag,
} from '@repo/contract'
import { SaveOffline } from '@repo/offline/save-offline'
import { AlongOfArticle } from '@repo/planning/along-of-article'
import { GroundFacts } from '@repo/planning/ground-facts'
import { PlanningMessagesProvider } from '@repo/planning/planning-messages'
import { loadPlanningMessages } from '@repo/planning/planning-messages.server'
import { TurnsOfArticle } from '@repo/planning/turns-of-article'
import { useGroundServices } from '@repo/planning/use-ground-services'
import { WayFacts } from '@repo/planning/way-facts'
import { zoneOf } from '@repo/planning/zone-of.server'
import { menuItemClass } from '@repo/ui/disclosure-menu'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { toApiError, withoutServer } from '@repo/web-kit/failures'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/route-article'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.articleId)
  const search = new URL(request.url).searchParams
  const token = search.get('token')
  const { publicUrl, share } = context.get(hostContext)
  const answer = await context.get(apiContext).readRoute({ params: { id }, query: token ? { token } : {} })
  if (answer.status === 404) share([articleTag(Number(id))])
  // A malformed token is as good as none.
  const article = answer.ok || answer.status !== 422 ? orErrorPage(answer) : notFound()
  const { locale } = context.get(preferencesContext)
  const { t } = serverLanguage(locale)
  const view = readingView(article, locale, search.get('as') === 'visitor')
  const end = view.figures?.time?.end
  const surroundings = await surroundingsOf(article, context.get(apiContext))
  if (article.status === 'public') share(tagsOf(article, surroundings))
  return {
    view,
    ...surroundings,
    token,
    planning: loadPlanningMessages({ context }),
    timeZone: end ? zoneOf(end) : null,
    page: { publicUrl, description: t('common.description'), feedTitle: t('comments.title'), locale },
  }
}

/** A Nice Route is sent or taken back; without scripts, the article is kept or let go. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const id = parseIdParam(params.articleId)
  const form = await readForm(request)
  const api = context.get(apiContext)
  const token = new URL(request.url).searchParams.get('token')
  const input = { params: { id }, query: token ? { token } : {} }
  const answer = await actOn(input, form, api)
  if (answer.ok) return data<NiceAnswer>({ state: niceStateOf(answer.data), error: null })
  if (answer.error.code === 'auth.login_required') {
    throw redirectTo(`/login?${new URLSearchParams({ next: routePath(Number(id), token) })}`, { status: 303 })
  }
  return data<NiceAnswer>({ state: null, error: answer.error }, { status: answer.status || 503 })
}

/** Null for responses about stocking. */
function niceStateOf(state: FavoriteState | StockState): NiceAnswer['state'] {
  return 'is_favorite' in state ? { isLiked: state.is_favorite, likeCount: state.favorite_count } : null
}

interface ArticleRequest {
  readonly params: { readonly id: string }
  readonly query: { readonly token?: string }
}

function actOn(input: ArticleRequest, form: FormData, api: ApiClient): Promise<Answer<FavoriteState | StockState>> {
  const intent = textOf(form, 'intent')
  const isActive = textOf(form, intent) === '1'
  switch (intent) {
    case 'favorite':
      return isActive ? api.favoriteRoute(input) : api.unfavoriteRoute(input)
    case 'stock':
      return isActive
        ? api.stockRoute({ ...input, body: { stockcategory_id: null } })
        : api.unstockRoute({ params: input.params })
    default:
      throw data(null, { status: 400 })
  }
}

/** Without an answer the page is unchanged and the button says why. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    return withoutServer<NiceAnswer>({ state: null, error: toApiError(error) })
  }
}

/** Buttons and comments know what their answers mean: the article need not be read again for them. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const intent = formData?.get('intent')
  const isOfPart = intent === 'favorite' || intent === 'follow' || String(intent).endsWith('comment')
  return isOfPart || isOtherCommentsOnly(currentUrl, nextUrl) ? false : defaultShouldRevalidate
}

function tagsOf(article: RouteArticle, { near }: Surroundings): PageTag[] {
  const shown = [{ id: article.id, author: article.user }, ...near]
  return shown.flatMap(({ id, author }) => [articleTag(id), userTag(author.id)])
}

function notFound(): never {
  throw new Response(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? articleMeta({ ...loaderData.page, article: loaderData.view.article }) : []

export default function RouteArticleRoute({ loaderData }: Route.ComponentProps) {
  const { view, author, near, token, planning, timeZone } = loaderData
  const ground = useGroundServices({ view, token })
  return (
    <ArticlePage
      view={view}
      author={author}
      near={near}
      token={token}
      ground={ground}
      facts={
        <PlanningMessagesProvider {...planning}>
          <WayFacts
            view={view}
            token={token}
            timeZone={timeZone}
            ground={<GroundFacts view={view} token={token} />}
            further={
              <>
                <AlongOfArticle view={view} token={token} />
                <TurnsOfArticle view={view} token={token} />
              </>
            }
          />
        </PlanningMessagesProvider>
      }
      comments={<Outlet context={{ view, token } satisfies CommentsOutlet} />}
      moreActions={<SaveOffline view={view} token={token} className={menuItemClass} />}
    />
  )
}
