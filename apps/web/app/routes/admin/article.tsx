import { compareStates } from '@repo/comparing/compare-states'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { AdminError } from '../../features/admin/admin-error.tsx'
import { ArticlePage } from '../../features/admin/article-page.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { toModeratedArticle } from '../../features/admin/moderation.ts'
import { pointablesOf } from '../../features/admin/pointables.ts'
import type { Route } from './+types/article'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.articleId)
  const article = orErrorPage(await context.get(apiContext).readModeratedRoute({ params: { id } }))
  const t = adminTranslator(context.get(preferencesContext).locale)
  return {
    article: toModeratedArticle(article),
    changes: article.forbidden_state && compareStates(article.forbidden_state, article),
    pointables: pointablesOf(article),
    title: article.title || t('admin.withoutTitle'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />
}
