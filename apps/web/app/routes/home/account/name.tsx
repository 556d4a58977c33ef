import { useAccountMessages } from '@repo/account/account-messages'
import { accountTranslator } from '@repo/account/account-messages.server'
import { AccountPage } from '@repo/account/account-page'
import { invalidFields, waitOf } from '@repo/account/form-problems'
import { SettingsForm } from '@repo/account/settings-form'
import { PRODUCT_LIMITS } from '@repo/contract'
import { TextField } from '@repo/ui/text-field'
import { apiContext, preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { useLanguage } from '@repo/web-kit/language'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import type { Route } from './+types/name'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = await context.get(viewerContext)()
  if (!viewer) throw new Error('the guard lets only users in')
  return { name: viewer.name, title: accountTranslator(context.get(preferencesContext).locale)('name.title') }
}

interface Answered {
  readonly entered: string
  readonly done?: string
  readonly wrong?: string
  readonly problem?: string
  readonly waitSeconds?: number | undefined
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const entered = textOf(form, 'name').trim()
  const answer = await context.get(apiContext).changeUserName({ body: { name: entered } })
  const { locale } = context.get(preferencesContext)
  if (answer.ok) return data<Answered>({ entered, done: accountTranslator(locale)('name.done') })
  const { t, formatError } = serverLanguage(locale)
  const status = answer.status || 503
  if (answer.error.code === 'auth.name_taken' || answer.error.code === 'auth.name_reserved')
    return data<Answered>({ entered, wrong: formatError(answer.error) }, { status })
  if (invalidFields(answer.error).includes('name'))
    return data<Answered>({ entered, wrong: t('auth.nameInvalid') }, { status })
  return data<Answered>({ entered, problem: formatError(answer.error), waitSeconds: waitOf(answer.error) }, { status })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function UserName({ loaderData: { name }, actionData }: Route.ComponentProps) {
  const t = useAccountMessages()
  const { t: common } = useLanguage()
  return (
    <AccountPage title={t('name.title')} lead={t('name.lead')}>
      <SettingsForm
        intent="name"
        submitLabel={t('name.submit')}
        busyLabel={t('name.busy')}
        problem={actionData?.problem}
        waitSeconds={actionData?.waitSeconds}
        done={actionData?.done}
      >
        <TextField
          label={common('auth.name')}
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          max={PRODUCT_LIMITS.userName.max}
          hint={common('auth.nameHint')}
          error={actionData?.wrong}
          defaultValue={actionData?.entered ?? name}
        />
      </SettingsForm>
    </AccountPage>
  )
}
