import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { languageLinks } from '@repo/web-kit/language-links'
import { toListPage } from '@repo/web-kit/list-page'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { parsePageParam } from '@repo/web-kit/parse-page-param'
import { blogFeedLink } from '../../features/blog/blog-links.ts'
import { postsPath, readTag } from '../../features/blog/blog-paths.ts'
import { toPostSummary } from '../../features/blog/post.ts'
import { PostsPage } from '../../features/blog/posts-page.tsx'
import { toLastPage } from '../../platform/url/last-page.server.ts'
import type { Route } from './+types/blog-posts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  const search = new URL(request.url).searchParams
  const query = { tag: readTag(search), page: parsePageParam(search) }
  const input = { hl: locale, page: String(query.page), ...(query.tag !== null && { tag: query.tag }) }
  const answer = orErrorPage(await context.get(apiContext).listBlogPosts({ query: input }))
  const list = toListPage(answer, toPostSummary)
  toLastPage(list, request)
  const { share, publicUrl } = context.get(hostContext)
  share([])
  const { t } = serverLanguage(locale)
  const title = query.tag === null ? t('blog.all') : t('blog.tagged', { tag: query.tag })
  return { query, list, tags: answer.tags, locale, publicUrl, title }
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
  loaderData
    ? [
        { title: pageTitle(loaderData.title) },
        ...languageLinks(page, postsPath(loaderData.query)),
        blogFeedLink(loaderData.publicUrl, loaderData.locale, loaderData.title),
      ]
    : []

export default function BlogPosts({ loaderData: { query, list, tags, title } }: Route.ComponentProps) {
  return <PostsPage query={query} list={list} tags={tags} title={title} />
}
