import type { TokensAnswer } from '@repo/account/access-token'
import { accountTranslator } from '@repo/account/account-messages.server'
import { requireNoReauthentication, requireRecentAuthentication } from '@repo/account/reauthentication.server'
import { readScopes, toAccessToken } from '@repo/account/settings-views.server'
import { TokensPage } from '@repo/account/tokens-page'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { data } from 'react-router'
import type { Route } from './+types/tokens'

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRecentAuthentication(request, context)
  const { data: tokens } = orErrorPage(await context.get(apiContext).listAccessTokens())
  return {
    title: accountTranslator(context.get(preferencesContext).locale)('tokens.title'),
    tokens: tokens.map(toAccessToken),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const api = context.get(apiContext)
  const { locale } = context.get(preferencesContext)
  const t = accountTranslator(locale)
  const { formatError } = serverLanguage(locale)
  if (textOf(form, 'intent') === 'revoke') {
    const answer = await api.deleteAccessToken({ params: { id: textOf(form, 'id') } })
    if (answer.ok) return data<TokensAnswer>({ done: t('tokens.revoked') })
    return data<TokensAnswer>({ problem: formatError(answer.error) }, { status: answer.status || 503 })
  }
  const name = textOf(form, 'name').trim()
  const scopes = readScopes(form)
  const missing = name === '' ? t('tokens.nameMissing') : scopes.length === 0 ? t('tokens.scopesMissing') : null
  if (missing) return data<TokensAnswer>({ problem: missing }, { status: 422 })
  const answer = await api.createAccessToken({ body: { name, scopes, valid_days: Number(textOf(form, 'valid_days')) } })
  requireNoReauthentication(answer, request)
  if (answer.ok) return data<TokensAnswer>({ secret: answer.data.token })
  return data<TokensAnswer>({ problem: formatError(answer.error) }, { status: answer.status || 503 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Tokens({ loaderData: { tokens }, actionData }: Route.ComponentProps) {
  return <TokensPage tokens={tokens} answer={actionData} />
}
