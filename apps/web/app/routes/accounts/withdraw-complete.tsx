import { WithdrawnPage } from '@repo/account/withdrawn-page'
import { preferencesContext } from '@repo/web-kit/contexts'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import type { Route } from './+types/withdraw-complete'

export function loader({ context }: Route.LoaderArgs) {
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { title: t('auth.withdrawn.title') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

export default function WithdrawComplete() {
  return <WithdrawnPage />
}
