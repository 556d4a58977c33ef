import { hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { languageLinks } from '@repo/web-kit/language-links'
import { pageTitle } from '@repo/web-kit/page-title'
import { FAQ, findQuestions } from '../../features/support/faq.server.ts'
import { FaqPage } from '../../features/support/faq-page.tsx'
import type { Route } from './+types/faq'

const MAX_QUERY_LENGTH = 100

export function loader({ request, context }: Route.LoaderArgs) {
  const document = FAQ[context.get(preferencesContext).locale]
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH)
  if (query === '') context.get(hostContext).share([])
  return { title: document.title, query, questions: findQuestions(document, query) }
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(page.loaderData?.title) },
  ...languageLinks(page, '/faq'),
]

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />
}
