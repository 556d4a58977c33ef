import { accountTranslator } from '@repo/account/account-messages.server'
import { BlocksPage } from '@repo/account/blocks-page'
import type { ActionOutcome } from '@repo/account/notice-line'
import { toBlockedPage } from '@repo/account/settings-views.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { readForm, textOf } from '@repo/web-kit/forms.server'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { data } from 'react-router'
import type { Route } from './+types/blocks'

export async function loader({ request, context }: Route.LoaderArgs) {
  const before = new URL(request.url).searchParams.get('before')
  const answer = await context.get(apiContext).listBlocks({ query: before ? { before } : {} })
  return {
    blocks: toBlockedPage(orErrorPage(answer)),
    title: accountTranslator(context.get(preferencesContext).locale)('blocks.title'),
  }
}

/** Somebody is blocked no longer. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { locale } = context.get(preferencesContext)
  const id = parseIdParam(textOf(form, 'person'))
  const answer = await context.get(apiContext).unblockUser({ params: { id } })
  if (!answer.ok) {
    return data<ActionOutcome>(
      { problem: serverLanguage(locale).formatError(answer.error) },
      { status: answer.status || 503 },
    )
  }
  return data<ActionOutcome>({ done: accountTranslator(locale)('blocks.ended', { name: textOf(form, 'name') }) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function BlockedPeople({ loaderData: { blocks }, actionData }: Route.ComponentProps) {
  return <BlocksPage blocks={blocks} answer={actionData} />
}
