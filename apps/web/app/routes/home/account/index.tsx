import { accountTranslator } from '@repo/account/account-messages.server'
import { SettingsPage } from '@repo/account/settings-page'
import { toModerationAct } from '@repo/account/settings-views.server'
import { buttonClass } from '@repo/ui/button-class'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { LanguageChoices } from '../../../features/site-shell/language-choices.tsx'
import type { Route } from './+types/index'

/** What moderators said is worth no error page. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await context.get(apiContext).listOwnModerationActs()
  return {
    title: accountTranslator(context.get(preferencesContext).locale)('account.title'),
    acts: answer.ok ? answer.data.data.map(toModerationAct) : [],
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function AccountSettings({ loaderData: { acts } }: Route.ComponentProps) {
  return <SettingsPage acts={acts} languages={<LanguageChoices className={buttonClass()} />} />
}
