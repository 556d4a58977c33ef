import { accountTranslator } from '@repo/account/account-messages.server'
import { invalidFields, waitOf } from '@repo/account/form-problems'
import { type NameAnswer, NamePage } from '@repo/account/name-page'
import { apiContext, preferencesContext, requireViewer } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import type { Route } from './+types/name'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context)
  return { name: viewer.name, title: accountTranslator(context.get(preferencesContext).locale)('name.title') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const entered = textOf(form, 'name').trim()
  const answer = await context.get(apiContext).changeUserName({ body: { name: entered } })
  const { locale } = context.get(preferencesContext)
  if (answer.ok) return data<NameAnswer>({ entered, done: accountTranslator(locale)('name.done') })
  const { t, formatError } = serverLanguage(locale)
  const status = answer.status || 503
  if (answer.error.code === 'auth.name_taken' || answer.error.code === 'auth.name_reserved')
    return data<NameAnswer>({ entered, wrong: formatError(answer.error) }, { status })
  if (invalidFields(answer.error).includes('name'))
    return data<NameAnswer>({ entered, wrong: t('auth.nameInvalid') }, { status })
  return data<NameAnswer>(
    { entered, problem: formatError(answer.error), waitSeconds: waitOf(answer.error) },
    { status },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function UserName({ loaderData: { name }, actionData }: Route.ComponentProps) {
  return <NamePage name={name} answer={actionData} />
}
