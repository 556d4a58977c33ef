import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { EditorPage } from '../features/editor/editor-page.tsx'
import { GUEST_ID } from '../features/editor/session/guest.ts'
import { preferencesContext, viewerContext } from '../platform/http/contexts.ts'
import { redirectTo } from '../platform/http/redirect-to.ts'
import { serverLanguage } from '../platform/i18n/messages.server.ts'
import { languageLinks } from '../platform/url/language-links.ts'
import { pageTitle } from '../platform/url/page-title.ts'
import type { Route } from './+types/try-editor'

/** The editor for visitors, and for those whose address is not verified yet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await context.get(viewerContext)()
  if (viewer?.isVerified) throw redirectTo(`/home${new URL(request.url).search}`)
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { title: t('top.try') }
}

/** A guest who signs up in the editor stays in it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.searchParams.get('hl') !== nextUrl.searchParams.get('hl')
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(page.loaderData?.title) },
  ...languageLinks(page, '/try'),
]

export default function TryEditor({ loaderData: { title } }: Route.ComponentProps) {
  return <EditorPage article={null} userId={GUEST_ID} title={title} />
}
