import { articleMeta } from '@repo/article-page/article-meta'
import { ArticlePage } from '@repo/article-page/article-page'
import { readingView } from '@repo/article-page/reading-view.server'
import { surroundingsOf } from '@repo/article-page/surroundings.server'
import { routePath } from '@repo/articles/article-links'
import type { ReadingView, Surroundings } from '@repo/articles/reading-view'
import type { CommentsOutlet } from '@repo/comments/comments-outlet'
import { revalidatesPage } from '@repo/comments/revalidates-page'
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
import { AddToJourney } from '@repo/journeys/add-to-journey'
import { SaveOffline } from '@repo/offline/save-offline'
import { answerNice } from '@repo/people/answer-nice.server'
import { orNiceFailure } from '@repo/people/nice-answer'
import { AlongOfArticle } from '@repo/planning/along-of-article'
import { GroundFacts } from '@repo/planning/ground-facts'
import { PlanningMessagesProvider } from '@repo/planning/planning-messages'
import { loadPlanningMessages } from '@repo/planning/planning-messages.server'
import { TurnsOfArticle } from '@repo/planning/turns-of-article'
import { useGroundServices } from '@repo/planning/use-ground-services'
import { WayFacts } from '@repo/planning/way-facts'
import { zoneOf } from '@repo/planning/zone-of.server'
import { menuItemClass } from '@repo/ui/disclosure-menu'
import { tagsOfWalks, toWalkList } from '@repo/walk-logs/walk-log'
import { WalkLogMessagesProvider } from '@repo/walk-logs/walk-log-messages'
import { loadWalkLogMessages } from '@repo/walk-logs/walk-log-messages.server'
import { WalkLogsSection } from '@repo/walk-logs/walk-logs-section'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { data, Outlet } from 'react-router'
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
  const api = context.get(apiContext)
  const [surroundings, walks] = await Promise.all([
    surroundingsOf(article, api),
    api.listWalkLogs({ params: { id }, query: token ? { token } : {} }),
  ])
  if (article.status === 'public')
    share([...tagsOf(article, surroundings), ...(walks.ok ? tagsOfWalks(walks.data) : [])])
  return {
    view,
    ...surroundings,
    token,
    walks: walks.ok ? toWalkList(walks.data) : null,
    today: new Date().toISOString().slice(0, 10),
    walkMessages: loadWalkLogMessages({ context }),
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
  return answerNice(await actOn(input, form, api), routePath(Number(id), token))
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

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNiceFailure(serverAction())

export const shouldRevalidate = revalidatesPage

function tagsOf(article: RouteArticle, { near }: Surroundings): PageTag[] {
  const shown = [{ id: article.id, author: article.user }, ...near]
  return shown.flatMap(({ id, author }) => [articleTag(id), userTag(author.id)])
}

function notFound(): never {
  throw new Response(null, { status: 404 })
}

function discussedView({ article, layers }: ReadingView, token: string | null): CommentsOutlet {
  return { discussed: { kind: 'article', id: article.id, ownerId: article.author.id, layers }, token }
}

function hazardsOf({ article, layers }: ReadingView) {
  const objects = layers.flatMap((layer) => layer.objects)
  return article.hazards.map(({ objectId }) => ({
    objectId,
    name: objects.find(({ id }) => id === objectId)?.name ?? '',
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? articleMeta({ ...loaderData.page, article: loaderData.view.article }) : []

export default function RouteArticleRoute({ loaderData }: Route.ComponentProps) {
  const { view, author, near, token, planning, timeZone, walks, walkMessages, today } = loaderData
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
      walks={
        <WalkLogMessagesProvider {...walkMessages}>
          <WalkLogsSection
            article={view.article}
            token={token}
            walks={walks}
            today={today}
            estimateMinutes={view.figures?.time?.minutes ?? null}
            hazards={hazardsOf(view)}
          />
        </WalkLogMessagesProvider>
      }
      comments={<Outlet context={discussedView(view, token)} />}
      moreActions={
        <>
          <SaveOffline view={view} token={token} className={menuItemClass} />
          <AddToJourney route={view.article} className={menuItemClass} />
        </>
      }
    />
  )
}
