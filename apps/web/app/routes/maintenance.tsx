import { ownPath } from '@repo/contract'
import { hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { withoutEnglish } from '@repo/web-kit/english-address'
import { ErrorMessage } from '@repo/web-kit/error-message'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import { useRootData } from '@repo/web-kit/root-data'
import { data } from 'react-router'
import type { Route } from './+types/maintenance'

/** Shown while the product is maintained; at any other time this address leads on to what was asked for. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (!context.get(hostContext).isMaintained) throw redirectTo(nextOf(request))
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return data({ title: t('page.maintenance.title') }, { status: 503, headers: { 'retry-after': '60' } })
}

/** Below `/en`, the router puts the beginning of English addresses before it. */
function nextOf({ url }: Request): string {
  const next = ownPath(new URL(url).searchParams.get('next') ?? '/') ?? '/'
  return withoutEnglish(next)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Maintenance() {
  const { socialUrl } = useRootData()
  return <ErrorMessage isAlone kind="maintenance" socialUrl={socialUrl} />
}
