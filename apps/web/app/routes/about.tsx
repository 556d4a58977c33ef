import { hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { languageLinks } from '@repo/web-kit/language-links'
import { pageTitle } from '@repo/web-kit/page-title'
import { ABOUT } from '../features/support/about/about.server.ts'
import { AboutPage } from '../features/support/about/about-page.tsx'
import type { Route } from './+types/about'

export function loader({ context }: Route.LoaderArgs) {
  context.get(hostContext).share([])
  return ABOUT[context.get(preferencesContext).locale]
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(page.loaderData?.title) },
  { name: 'description', content: page.loaderData?.lead },
  ...languageLinks(page, '/about'),
]

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />
}
