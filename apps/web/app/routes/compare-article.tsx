import { toAuthor } from '@repo/articles/article-summary'
import { type ComparedArticle, ComparePage } from '@repo/comparing/compare-page'
import { compareStates } from '@repo/comparing/compare-states'
import { comparingTranslator } from '@repo/comparing/comparing-messages.server'
import { withOriginalPictures } from '@repo/comparing/original-pictures'
import { type RouteArticle, titleIn } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import type { Route } from './+types/compare-article'

/** Both as they are now: either may have changed since the copy was made. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.articleId)
  const token = new URL(request.url).searchParams.get('token')
  const api = context.get(apiContext)
  const copy = orErrorPage(await api.readRoute({ params: { id }, query: token ? { token } : {} }))
  // What was not copied cannot be compared.
  if (!copy.cloned_from) throw new Response(null, { status: 404 })
  const originalId = copy.cloned_from.id
  const answer = originalId === null ? null : await api.readRoute({ params: { id: String(originalId) } })
  const original = answer && (answer.ok || answer.status !== 404) ? orErrorPage(answer) : null
  const copied = orErrorPage(await api.listCopiedPictures({ params: { id }, query: token ? { token } : {} })).data
  const { locale } = context.get(preferencesContext)
  const describe = ({ id, user, updated_at, ...text }: RouteArticle): ComparedArticle => ({
    id,
    author: toAuthor(user),
    updatedAt: updated_at,
    title: titleIn(text, locale).text,
  })
  const shown = describe(copy)
  return {
    copy: shown,
    compared: original && {
      original: describe(original),
      changes: compareStates(original, withOriginalPictures(copy, copied)),
      picture: copy.preview_path,
    },
    token,
    title: comparingTranslator(locale)('compare.title', { title: shown.title }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

export default function CompareArticle({ loaderData }: Route.ComponentProps) {
  return <ComparePage {...loaderData} />
}
