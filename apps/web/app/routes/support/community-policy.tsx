import { hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { languageLinks } from '@repo/web-kit/language-links'
import { pageTitle } from '@repo/web-kit/page-title'
import { COMMUNITY_POLICY } from '../../features/support/community-policy.server.ts'
import { DocumentPage } from '../../features/support/document-page.tsx'
import type { Route } from './+types/community-policy'

export function loader({ context }: Route.LoaderArgs) {
  context.get(hostContext).share([])
  return COMMUNITY_POLICY[context.get(preferencesContext).locale]
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(page.loaderData?.title) },
  { name: 'description', content: page.loaderData?.lead },
  ...languageLinks(page, '/community_policy'),
]

export default function CommunityPolicy({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} />
}
