import { hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { languageLinks } from '@repo/web-kit/language-links'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import { consentCookies, consentFlagsOf } from '../features/consent/consent-flags.ts'
import { COOKIE_SETTINGS } from '../features/support/cookie-settings.server.ts'
import { CookiesPage } from '../features/support/cookies-page.tsx'
import type { Route } from './+types/gdpr'

export function loader({ request, context }: Route.LoaderArgs) {
  const { allowsMarketing } = consentFlagsOf(request.headers.get('cookie'))
  const isNeeded = context.get(hostContext).consentScript !== null
  return { ...COOKIE_SETTINGS[context.get(preferencesContext).locale], allowsMarketing, isNeeded }
}

/** Stores the consent choices, of this page or the banner. */
export async function action({ request, context }: Route.ActionArgs) {
  const allowsMarketing = textOf(await readForm(request), 'marketing') === '1'
  const isSecure = context.get(hostContext).publicUrl.startsWith('https:')
  const headers = new Headers()
  for (const cookie of consentCookies(allowsMarketing, { isSecure })) headers.append('set-cookie', cookie)
  return data({ allowsMarketing }, { headers })
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(page.loaderData?.title) },
  ...languageLinks(page, '/gdpr'),
]

export default function Gdpr({ loaderData, actionData }: Route.ComponentProps) {
  const allowsMarketing = actionData?.allowsMarketing ?? loaderData.allowsMarketing
  return <CookiesPage {...loaderData} allowsMarketing={allowsMarketing} isSaved={actionData !== undefined} />
}
