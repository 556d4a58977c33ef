import { data, Link } from 'react-router'
import styles from '../features/accounts/account-form.module.css'
import { AccountForm } from '../features/accounts/account-form.tsx'
import { apiContext, preferencesContext } from '../platform/http/contexts.ts'
import { readForm } from '../platform/http/forms.server.ts'
import { useLanguage } from '../platform/i18n/language.tsx'
import { serverLanguage } from '../platform/i18n/messages.server.ts'
import { pageTitle } from '../platform/url/page-title.ts'
import type { Route } from './+types/unsubscribe'

/** Where the link of a mail leads. Following it stops nothing: programs that look at mails do so too. */
export function loader({ context }: Route.LoaderArgs) {
  return { title: serverLanguage(context.get(preferencesContext).locale).t('unsubscribe.title') }
}

interface Answered {
  readonly isDone: boolean
  readonly problem?: string
}

export async function action({ request, context }: Route.ActionArgs) {
  await readForm(request)
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const answer = await context.get(apiContext).unsubscribe({ body: { key } })
  if (answer.ok) return data<Answered>({ isDone: true })
  const { formatError } = serverLanguage(context.get(preferencesContext).locale)
  const error = answer.error.code === 'request.invalid' ? LINK_INVALID : answer.error
  return data<Answered>({ isDone: false, problem: formatError(error) }, { status: answer.status || 503 })
}

const LINK_INVALID = { code: 'mail.link_invalid' } as const

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

export default function Unsubscribe({ actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const settings = <Link to="/home/account/sending">{t('unsubscribe.settings')}</Link>
  if (actionData?.isDone) {
    return (
      <>
        <h1 className={styles.title}>{t('unsubscribe.done')}</h1>
        <p className={styles.lead} role="status">
          {t('unsubscribe.doneText')}
        </p>
        <p className={styles.footer}>{settings}</p>
      </>
    )
  }
  return (
    <AccountForm
      title={t('unsubscribe.title')}
      lead={t('unsubscribe.lead')}
      submitLabel={t('unsubscribe.submit')}
      busyLabel={t('unsubscribe.busy')}
      problem={actionData?.problem}
      footer={settings}
    >
      {null}
    </AccountForm>
  )
}
