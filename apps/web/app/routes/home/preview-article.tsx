import { ArticlePage } from '@repo/article-page/article-page'
import { previewViewOf } from '@repo/article-page/preview-view-of'
import { surroundingsOf } from '@repo/article-page/surroundings.server'
import { browserJournal } from '@repo/authoring/browser-journal'
import { previewWork } from '@repo/editor/preview-work'
import { ownTranslator } from '@repo/home/own-messages.server'
import { OwnPageError } from '@repo/home/own-page-error'
import { PreviewPage, PreviewPreparing } from '@repo/home/preview-page'
import { SaveOffline } from '@repo/offline/save-offline'
import { AlongOfArticle } from '@repo/planning/along-of-article'
import { GroundFacts } from '@repo/planning/ground-facts'
import { PlanningMessagesProvider } from '@repo/planning/planning-messages'
import { loadPlanningMessages } from '@repo/planning/planning-messages.server'
import { TurnsOfArticle } from '@repo/planning/turns-of-article'
import { WayFacts } from '@repo/planning/way-facts'
import { menuItemClass } from '@repo/ui/disclosure-menu'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { browserApi } from '@repo/web-kit/browser-api'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { replaceBy } from '@repo/web-kit/redirect-to'
import { data } from 'react-router'
import { toTrashOfMissing } from '../../platform/url/trash-of-missing.server.ts'
import type { Route } from './+types/preview-article'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [api, { locale }] = [context.get(apiContext), context.get(preferencesContext)]
  const requested = parseIdParam(params.articleId)
  const answer = await api.readRoute({ params: { id: requested } })
  await toTrashOfMissing(answer, requested, api)
  const article = orErrorPage(answer)
  if (!article.viewer_can.edit) throw data(null, { status: 404 })
  const { id, user } = article
  return {
    id,
    userId: user.id,
    locale,
    saved: { preview_path: article.preview_path },
    planning: loadPlanningMessages({ context }),
    title: ownTranslator(locale)('preview.title'),
    ...(await surroundingsOf(article, api)),
  }
}

/** The work is on the author's device, not on the server. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { id, userId, locale, saved, ...page } = await serverLoader()
  const answer = await previewWork({ articleId: id, userId }, { journal: browserJournal, api: browserApi() })
  if (!answer) throw replaceBy(`/routes/${id}?as=visitor`)
  if (!answer.ok) throw data({ code: answer.error.code }, { status: answer.status || 503 })
  return { ...page, view: previewViewOf(answer.data, saved, locale) }
}

clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export function HydrateFallback() {
  return <PreviewPreparing />
}

export default function PreviewArticle({ loaderData: { view, author, near, planning } }: Route.ComponentProps) {
  return (
    <PreviewPage>
      <ArticlePage
        view={view}
        author={author}
        near={near}
        token={null}
        facts={
          <PlanningMessagesProvider {...planning}>
            <WayFacts
              view={view}
              token={null}
              timeZone={null}
              ground={<GroundFacts view={view} token={null} />}
              further={
                <>
                  <AlongOfArticle view={view} token={null} />
                  <TurnsOfArticle view={view} token={null} />
                </>
              }
            />
          </PlanningMessagesProvider>
        }
        moreActions={<SaveOffline view={view} token={null} className={menuItemClass} />}
      />
    </PreviewPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OwnPageError error={error} page="preview" />
}
