import { type Answer, type ApiClient, titleIn } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import type { RouterContextProvider } from 'react-router'

interface LoaderArgs {
  readonly request: Request
  readonly params: { readonly articleId: string }
  readonly context: Readonly<RouterContextProvider>
}

interface ArticleRequest {
  readonly params: { readonly id: string }
  readonly query: { readonly token?: string; readonly before?: string }
}

/** What a list beside an article needs, such as that of its copies: the article's title, and the page of keys that the address asks for. */
export async function loadPageOfArticle<List>(
  { request, params, context }: LoaderArgs,
  read: (api: ApiClient, input: ArticleRequest) => Promise<Answer<List>>,
) {
  const id = parseIdParam(params.articleId)
  const search = new URL(request.url).searchParams
  const token = search.get('token')
  const before = search.get('before')
  const ofLink = token ? { token } : {}
  const api = context.get(apiContext)
  const [article, list] = await Promise.all([
    api.readRoute({ params: { id }, query: ofLink }),
    read(api, { params: { id }, query: { ...ofLink, ...(before ? { before } : {}) } }),
  ])
  const { locale } = context.get(preferencesContext)
  return {
    article: { id: Number(id), title: titleIn(orErrorPage(article), locale).text },
    list: orErrorPage(list),
    token,
    locale,
  }
}
