import { AccountNotice } from '@repo/account/account-notice'
import { STRAVA_PAGE } from '@repo/authoring/start-addresses'
import type { ApiClient } from '@repo/contract'
import { buttonClass } from '@repo/ui/button-class'
import { apiContext, preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { useRootData } from '@repo/web-kit/root-data'
import { Link } from 'react-router'
import type { Route } from './+types/strava-success'

/** The page after linking Strava, which leads to choosing activities. Without a linked account it shows an error. */
export async function loader({ context }: Route.LoaderArgs) {
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  const viewer = await context.get(viewerContext)()
  const isLinked = viewer !== null && (await hasLinkedStrava(context.get(apiContext)))
  return { title: t(isLinked ? 'auth.strava.title' : 'auth.strava.notLinked'), isUser: viewer !== null, isLinked }
}

async function hasLinkedStrava(api: ApiClient): Promise<boolean> {
  const answer = await api.listLinkedAccounts()
  return answer.ok && answer.data.data.some(({ provider }) => provider === 'strava')
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function StravaSuccess({ loaderData: { title, isUser, isLinked } }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { hasStrava } = useRootData()
  if (!isLinked) {
    const lead = t(isUser ? 'auth.strava.notLinkedText' : 'auth.strava.guestText')
    return <AccountNotice title={title} lead={lead} isUser={isUser} />
  }
  if (!hasStrava) return <AccountNotice title={title} lead={t('auth.strava.text')} isUser />
  return (
    <AccountNotice title={title} lead={t('auth.strava.text')}>
      <Link to={STRAVA_PAGE} className={buttonClass({ variant: 'primary', size: 'lg', isBlock: true })}>
        {t('auth.strava.choose')}
      </Link>
      <Link to="/home/account/associate" className={buttonClass({ variant: 'line', size: 'lg', isBlock: true })}>
        {t('auth.provider.backToSettings')}
      </Link>
    </AccountNotice>
  )
}
