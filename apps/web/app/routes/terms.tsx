import { hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { languageLinks } from '@repo/web-kit/language-links'
import { pageTitle } from '@repo/web-kit/page-title'
import { DocumentPage } from '../features/support/document-page.tsx'
import { TERMS } from '../features/support/documents.server.ts'
import type { Route } from './+types/terms'

export function loader({ context }: Route.LoaderArgs) {
  context.get(hostContext).share([])
  return TERMS[context.get(preferencesContext).locale]
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(page.loaderData?.title) },
  ...languageLinks(page, '/term'),
]

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} />
}
