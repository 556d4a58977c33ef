import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { timeZoneName } from '@repo/web-kit/time-zone-names.server'
import { Link } from 'react-router'
import styles from '../../features/admin/admin.module.css'
import { personChoices } from '../../features/admin/decision-choices.ts'
import { DecisionForm } from '../../features/admin/decision-form.tsx'
import { adminTranslator } from '../../features/admin/messages/admin-messages.server.ts'
import { useAdminMessages } from '../../features/admin/messages/admin-messages.ts'
import { toModeratedPerson } from '../../features/admin/moderation.ts'
import { PersonCard } from '../../features/admin/person-card.tsx'
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

export default function Person({ loaderData: { person, title } }: Route.ComponentProps) {
  const t = useAdminMessages()
  return (
    <div className={styles.page}>
      <Link to="/admin" className={styles.back}>
        {t('admin.back')}
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <PersonCard person={person} isPage />
        <DecisionForm choices={personChoices(person)} />
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useAdminMessages()
  return <ContentError error={error} title={t('admin.title')} />
}
