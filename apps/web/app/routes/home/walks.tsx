import { toOwnWalk } from '@repo/walk-logs/own-walk'
import { OwnWalksPage } from '@repo/walk-logs/own-walks-page'
import { WalkLogMessagesProvider } from '@repo/walk-logs/walk-log-messages'
import { loadWalkLogMessages, walkLogTranslator } from '@repo/walk-logs/walk-log-messages.server'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { toKeyedPage } from '@repo/web-kit/list-page'
import { pageTitle } from '@repo/web-kit/page-title'
import type { Route } from './+types/walks'

/** Of a page; what is malformed is as good as not there. */
const KEY = /^(?:19|20)\d\d-\d\d-\d\d\.[1-9]\d{0,14}$/

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('before') ?? ''
  const before = KEY.test(asked) ? asked : null
  const answer = await context.get(apiContext).listOwnWalkLogs({ query: before === null ? {} : { before } })
  const list = orErrorPage(answer)
  return {
    walks: toKeyedPage(list, toOwnWalk),
    total: list.total,
    isFirst: before === null,
    title: walkLogTranslator(context.get(preferencesContext).locale)('walks.ownTitle'),
    texts: loadWalkLogMessages({ context }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function OwnWalks({ loaderData: { texts, title: _, ...page } }: Route.ComponentProps) {
  return (
    <WalkLogMessagesProvider {...texts}>
      <OwnWalksPage {...page} />
    </WalkLogMessagesProvider>
  )
}
