import { AccountNotice } from '../../features/accounts/account-notice.tsx'
import { preferencesContext, viewerContext } from '../../platform/contexts.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { serverLanguage } from '../../platform/messages.server.ts'
import { pageTitle } from '../../platform/page-title.ts'
import type { Route } from './+types/strava-success'

/** Where linking Strava ends. */
export async function loader({ context }: Route.LoaderArgs) {
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { title: t('auth.strava.title'), isUser: (await context.get(viewerContext)()) !== null }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function StravaSuccess({ loaderData: { title, isUser } }: Route.ComponentProps) {
  const { t } = useLanguage()
  return <AccountNotice title={title} lead={t('auth.strava.text')} isUser={isUser} />
}
