import { accountTranslator } from '@repo/account/account-messages.server'
import { type UnsubscribeAnswer, UnsubscribePage } from '@repo/account/unsubscribe-page'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import type { Route } from './+types/unsubscribe'

/** Where the link of a mail leads. Following it stops nothing: programs that look at mails do so too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  const { t, formatError } = serverLanguage(locale)
  const answer = await context.get(apiContext).readSubscription({ query: { key: keyOf(request) } })
  const isLinkInvalid =
    !answer.ok && (answer.error.code === LINK_INVALID.code || answer.error.code === 'request.invalid')
  return {
    title: t('unsubscribe.title'),
    /** As the settings call it; null when it cannot be told now. */
    kind: answer.ok ? accountTranslator(locale)(`mails.${answer.data.kind}`) : null,
    invalid: isLinkInvalid ? formatError(LINK_INVALID) : null,
  }
}

const keyOf = (request: Request) => new URL(request.url).searchParams.get('key') ?? ''

export async function action({ request, context }: Route.ActionArgs) {
  await readForm(request)
  const answer = await context.get(apiContext).unsubscribe({ body: { key: keyOf(request) } })
  if (answer.ok) return data<UnsubscribeAnswer>({ isDone: true })
  const { formatError } = serverLanguage(context.get(preferencesContext).locale)
  const error = answer.error.code === 'request.invalid' ? LINK_INVALID : answer.error
  return data<UnsubscribeAnswer>({ isDone: false, problem: formatError(error) }, { status: answer.status || 503 })
}

const LINK_INVALID = { code: 'mail.link_invalid' } as const

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title) },
  { name: 'robots', content: 'noindex' },
]

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <UnsubscribePage {...loaderData} answer={actionData} />
}
