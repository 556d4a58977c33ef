import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { languageLinks } from '@repo/web-kit/language-links'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { blogFeedLink } from '../../features/blog/blog-links.ts'
import { BlogPage } from '../../features/blog/blog-page.tsx'
import { toPostSummary } from '../../features/blog/post.ts'
import type { Route } from './+types/blog'

const SHOWN = 7

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  const list = orErrorPage(await context.get(apiContext).listBlogPosts({ query: { hl: locale } }))
  const { share, publicUrl } = context.get(hostContext)
  share([])
  const { t } = serverLanguage(locale)
  return {
    posts: list.data.slice(0, SHOWN).map(toPostSummary),
    tags: list.tags,
    locale,
    publicUrl,
    title: t('blog.title'),
    lead: t('blog.lead'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
  loaderData
    ? [
        { title: pageTitle(loaderData.title) },
        { name: 'description', content: loaderData.lead },
        ...languageLinks(page, '/blogs'),
        blogFeedLink(loaderData.publicUrl, loaderData.locale, loaderData.title),
      ]
    : []

export default function Blog({ loaderData: { publicUrl: _, ...page } }: Route.ComponentProps) {
  return <BlogPage {...page} />
}
