import { Checkbox } from '@repo/ui/checkbox'
import { data } from 'react-router'
import { AccountPage } from '../../../features/account/account-page.tsx'
import { SettingsForm } from '../../../features/account/settings-form.tsx'
import { accountServerWords } from '../../../features/account/words/account-words.server.ts'
import { useAccountWords } from '../../../features/account/words/account-words.tsx'
import { orErrorPage } from '../../../platform/answers.server.ts'
import { apiContext, preferencesContext } from '../../../platform/contexts.ts'
import { readForm } from '../../../platform/forms.server.ts'
import { serverLanguage } from '../../../platform/messages.server.ts'
import { pageTitle } from '../../../platform/page-title.ts'
import type { Route } from './+types/sending'

export async function loader({ context }: Route.LoaderArgs) {
  const preferences = orErrorPage(await context.get(apiContext).readMailPreferences())
  return { preferences, title: accountServerWords(context.get(preferencesContext).locale)('mails.title') }
}

interface Answered {
  readonly done?: string
  readonly problem?: string
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const answer = await context.get(apiContext).saveMailPreferences({ body: { news: form.has('news') } })
  const { locale } = context.get(preferencesContext)
  if (answer.ok) return data<Answered>({ done: accountServerWords(locale)('mails.done') })
  return data<Answered>({ problem: serverLanguage(locale).sayError(answer.error) }, { status: answer.status || 503 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Sending({ loaderData: { preferences }, actionData }: Route.ComponentProps) {
  const t = useAccountWords()
  return (
    <AccountPage title={t('mails.title')} lead={t('mails.lead')}>
      <SettingsForm
        intent="mails"
        submitLabel={t('mails.submit')}
        busyLabel={t('mails.busy')}
        problem={actionData?.problem}
        done={actionData?.done}
      >
        <Checkbox name="news" label={t('mails.news')} defaultChecked={preferences.news} />
      </SettingsForm>
    </AccountPage>
  )
}
