import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { timeZoneName } from '@repo/web-kit/time-zone-names.server'
import { AdminError } from '../../features/admin/admin-error.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { toModeratedPerson } from '../../features/admin/moderation.ts'
import { PersonPage } from '../../features/admin/person-page.tsx'
import type { Route } from './+types/person'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.userId)
  const { locale } = context.get(preferencesContext)
  const answer = orErrorPage(await context.get(apiContext).readModeratedUser({ params: { id } }))
  const person = toModeratedPerson(answer, (zone) => timeZoneName(zone, locale))
  const t = adminTranslator(locale)
  return { person, title: person.hasLeft ? t('admin.leftUser') : person.nickname }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: pageTitle(loaderData.title) }] : [])

export default function Person({ loaderData }: Route.ComponentProps) {
  return <PersonPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminError error={error} />
}
