import { accountTranslator } from '@repo/account/account-messages.server'
import { DataPage } from '@repo/account/data-page'
import { preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import type { Route } from './+types/data'

export function loader({ context }: Route.LoaderArgs) {
  return { title: accountTranslator(context.get(preferencesContext).locale)('section.data') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function AccountData() {
  return <DataPage />
}
