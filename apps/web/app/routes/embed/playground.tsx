import { readChoice } from '@repo/embedding/embed-choice'
import { EmbedMessagesProvider } from '@repo/embedding/embed-messages'
import { embedTranslator, loadEmbedMessages } from '@repo/embedding/embed-messages.server'
import { findEmbeddable } from '@repo/embedding/find-embeddable.server'
import { Playground } from '@repo/embedding/playground'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { languageLinks } from '@repo/web-kit/language-links'
import { pageTitle } from '@repo/web-kit/page-title'
import type { Route } from './+types/playground'

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const { publicUrl } = context.get(hostContext)
  const { locale } = context.get(preferencesContext)
  const address = (search.get('url') ?? '').trim()
  return {
    address,
    shown: await findEmbeddable(address, { api: context.get(apiContext), publicUrl, locale }),
    choice: readChoice(search, address, publicUrl),
    messages: loadEmbedMessages({ context }),
    title: embedTranslator(locale)('embed.title'),
  }
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(page.loaderData?.title) },
  ...languageLinks(page, '/embed'),
]

export default function EmbedPlayground({ loaderData: { messages, title: _, ...playground } }: Route.ComponentProps) {
  return (
    <EmbedMessagesProvider {...messages}>
      <Playground {...playground} />
    </EmbedMessagesProvider>
  )
}
