import { CreateFromFilePage } from '@repo/importing/create-from-file-page'
import { importMessagesFor, importTranslator } from '@repo/importing/import-messages.server'
import { takeSharedFiles } from '@repo/offline/shared-files'
import { preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import type { Route } from './+types/create-from-file'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  return { locale, messages: importMessagesFor(locale), title: importTranslator(locale)('import.title') }
}

export const handle = { confirmsLeaving: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function CreateFromFile({ loaderData: { locale, messages } }: Route.ComponentProps) {
  return <CreateFromFilePage locale={locale} messages={messages} takeShared={takeSharedFiles} />
}
