import { invalidFields } from '@repo/account/form-problems'
import { ownTranslator } from '@repo/home/own-messages.server'
import { OwnPageError } from '@repo/home/own-page-error'
import { enteredBy, PROFILE_FIELDS, profileEntries } from '@repo/home/profile-entries'
import { ProfilePage } from '@repo/home/profile-page'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext, requireViewer } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { toProfile } from '@repo/web-kit/person'
import { data } from 'react-router'
import type { Route } from './+types/profile'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = await requireViewer(context)
  const user = orErrorPage(await context.get(apiContext).readUser({ params: { id: String(viewer.id) } }))
  return { user: toProfile(user), title: ownTranslator(context.get(preferencesContext).locale)('profile.title') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (form.has('avatar')) return changeAvatar(textOf(form, 'avatar'), context)
  const entries = profileEntries((field) => textOf(form, field))
  const answer = await context.get(apiContext).updateProfile({ body: entries })
  if (answer.ok) return { entries: enteredBy(answer.data), problem: null }
  const { locale } = context.get(preferencesContext)
  const named = invalidFields(answer.error)
  const wrong = PROFILE_FIELDS.filter((field) => named.includes(field))
  const problem =
    wrong.length > 0 ? ownTranslator(locale)('profile.notSaved') : serverLanguage(locale).formatError(answer.error)
  return data({ entries, wrong, problem }, { status: answer.status || 503 })
}

/** @param path of the uploaded picture; empty for none. */
async function changeAvatar(path: string, context: Route.ActionArgs['context']) {
  const answer = await context.get(apiContext).setAvatar({ body: { path: path || null } })
  const { formatError } = serverLanguage(context.get(preferencesContext).locale)
  const avatarProblem = answer.ok ? null : formatError(answer.error)
  return data({ avatarProblem, entries: null, problem: null }, { status: answer.ok ? 200 : answer.status || 503 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Profile({ loaderData: { user }, actionData }: Route.ComponentProps) {
  return <ProfilePage user={user} answer={actionData?.entries ? actionData : undefined} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OwnPageError error={error} page="profile" />
}
