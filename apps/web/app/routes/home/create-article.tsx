import { EditorPage } from '@repo/editor/editor-page'
import { preferencesContext } from '@repo/web-kit/contexts'
import { serverLanguage } from '@repo/web-kit/messages.server'
import { pageTitle } from '@repo/web-kit/page-title'
import { useRootData } from '@repo/web-kit/root-data'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/create-article'

export function loader({ context }: Route.LoaderArgs) {
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { title: t('header.newRoute') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function CreateArticle({ loaderData: { title } }: Route.ComponentProps) {
  const { viewer } = useRootData()
  const [search] = useSearchParams()
  if (!viewer) throw new Error('the guard lets only users in')
  return <EditorPage article={null} userId={viewer.id} resume={search.get('resume')} title={title} />
}
