import { data } from 'react-router'
import { ErrorMessage } from '../features/errors/error-message.tsx'
import { hostContext, preferencesContext } from '../platform/http/contexts.ts'
import { redirectTo } from '../platform/http/redirect-to.ts'
import { serverLanguage } from '../platform/i18n/messages.server.ts'
import { useRootData } from '../platform/root-data.ts'
import { pageTitle } from '../platform/url/page-title.ts'
import type { Route } from './+types/maintenance'

/** Shown while the product is maintained; at any other time this address leads to the top page. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(hostContext).isMaintained) throw redirectTo('/')
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return data({ title: t('page.maintenance.title') }, { status: 503, headers: { 'retry-after': '60' } })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Maintenance() {
  const { socialUrl } = useRootData()
  return <ErrorMessage isAlone kind="maintenance" socialUrl={socialUrl} />
}
