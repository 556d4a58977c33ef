import { hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { languageLinks } from '@repo/web-kit/language-links'
import { pageTitle } from '@repo/web-kit/page-title'
import { TUTORIAL } from '../../features/support/tutorial/tutorial.server.ts'
import { TutorialPage } from '../../features/support/tutorial/tutorial-page.tsx'
import type { Route } from './+types/tutorial'

export function loader({ context }: Route.LoaderArgs) {
  context.get(hostContext).share([])
  return TUTORIAL[context.get(preferencesContext).locale]
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(page.loaderData?.title) },
  { name: 'description', content: page.loaderData?.lead },
  ...languageLinks(page, '/tutorial'),
]

export default function TutorialRoute({ loaderData }: Route.ComponentProps) {
  return <TutorialPage {...loaderData} />
}
