import { EditorPage } from '@repo/editor/editor-page'
import { preferencesContext } from '@repo/web-kit/contexts'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { useUser } from '@repo/web-kit/root-data'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/create-article'

export function loader({ context }: Route.LoaderArgs) {
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { title: t('header.newRoute') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function CreateArticle({ loaderData: { title } }: Route.ComponentProps) {
  const user = useUser()
  const [search] = useSearchParams()
  return <EditorPage article={null} userId={user.id} resume={search.get('resume')} title={title} />
}
