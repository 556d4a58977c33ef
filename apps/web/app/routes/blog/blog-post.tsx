import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { languageLinks } from '@repo/web-kit/language-links'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { blogFeedLink } from '../../features/blog/blog-links.ts'
import { postPath } from '../../features/blog/blog-paths.ts'
import { toPost } from '../../features/blog/post.ts'
import { postMeta } from '../../features/blog/post-meta.ts'
import { PostPage } from '../../features/blog/post-page.tsx'
import type { Route } from './+types/blog-post'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  const input = { params: { id: parseIdParam(params.postId) }, query: { hl: locale } }
  const post = toPost(orErrorPage(await context.get(apiContext).readBlogPost(input)))
  const { share, publicUrl } = context.get(hostContext)
  share([])
  return { post, locale, publicUrl, blog: serverLanguage(locale).t('blog.title') }
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
  loaderData
    ? [
        ...postMeta(loaderData.post, loaderData.publicUrl),
        ...languageLinks(page, postPath(loaderData.post.id)),
        blogFeedLink(loaderData.publicUrl, loaderData.locale, loaderData.blog),
      ]
    : []

export default function BlogPost({ loaderData: { post } }: Route.ComponentProps) {
  return <PostPage post={post} />
}
