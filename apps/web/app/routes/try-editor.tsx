import { GUEST_ID } from '@repo/authoring/slots'
import { EditorPage } from '@repo/editor/editor-page'
import { preferencesContext, viewerContext } from '@repo/web-kit/contexts'
import { languageLinks } from '@repo/web-kit/language-links'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { redirectTo } from '@repo/web-kit/redirect-to'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
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
