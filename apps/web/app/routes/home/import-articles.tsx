import { createTranslator } from '@repo/i18n'
import { BundlePage } from '@repo/importing/bundle-page'
import type { ImportMessages } from '@repo/importing/files/messages/en-us'
import { importMessagesFor, importTranslator } from '@repo/importing/import-messages.server'
import { useBundleImport } from '@repo/importing/use-bundle-import'
import { preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { useRootData } from '@repo/web-kit/root-data'
import { useMemo } from 'react'
import type { Route } from './+types/import-articles'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  return { locale, messages: importMessagesFor(locale), title: importTranslator(locale)('bundle.title') }
}

export const handle = { confirmsLeaving: true }

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function ImportArticles({ loaderData: { locale, messages } }: Route.ComponentProps) {
  const { viewer } = useRootData()
  const t = useMemo(() => createTranslator<ImportMessages>(locale, messages), [locale, messages])
  if (!viewer) throw new Error('the guard lets only users in')
  return <BundlePage t={t} imported={useBundleImport(viewer.id)} />
}
