import { ImportArticlesPage } from '@repo/importing/import-articles-page'
import { importMessagesFor, importTranslator } from '@repo/importing/import-messages.server'
import { preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import type { Route } from './+types/import-articles'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  return { locale, messages: importMessagesFor(locale), title: importTranslator(locale)('bundle.title') }
}

export const handle = { confirmsLeaving: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function ImportArticles({ loaderData: { locale, messages } }: Route.ComponentProps) {
  return <ImportArticlesPage locale={locale} messages={messages} />
}
