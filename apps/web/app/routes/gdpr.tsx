import { hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { languageLinks } from '@repo/web-kit/language-links'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import { consentCookies, consentFlagsOf } from '../features/consent/consent-flags.ts'
import { ConsentForm } from '../features/consent/consent-form.tsx'
import { COOKIE_SETTINGS } from '../features/support/cookie-settings.server.ts'
import { CookieTable } from '../features/support/cookie-table.tsx'
import styles from '../features/support/document-page.module.css'
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
  const { title, lead, form, nothing, listTitle, columns, cookies, deviceTitle, device, isNeeded } = loaderData
  const allowsMarketing = actionData?.allowsMarketing ?? loaderData.allowsMarketing
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p>{isNeeded ? lead : `${lead} ${nothing}`}</p>
      <ConsentForm allowsMarketing={allowsMarketing} isSaved={actionData !== undefined} messages={form} />
      <section>
        <h2>{listTitle}</h2>
        <CookieTable columns={columns} cookies={cookies} />
      </section>
      <section>
        <h2>{deviceTitle}</h2>
        <CookieTable columns={columns} cookies={device} />
      </section>
    </div>
  )
}
