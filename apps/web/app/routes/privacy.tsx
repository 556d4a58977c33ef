import { hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { languageLinks } from '@repo/web-kit/language-links'
import { pageTitle } from '@repo/web-kit/page-title'
import { DocumentPage } from '../features/support/document-page.tsx'
import { PRIVACY } from '../features/support/documents.server.ts'
import type { Route } from './+types/privacy'

export function loader({ context }: Route.LoaderArgs) {
  context.get(hostContext).share([])
  return PRIVACY[context.get(preferencesContext).locale]
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(page.loaderData?.title) },
  ...languageLinks(page, '/privacy'),
]

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} />
}
