import { formatDate } from '@repo/i18n'
import { hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { languageLinks } from '@repo/web-kit/language-links'
import { pageTitle } from '@repo/web-kit/page-title'
import { CHANGES, HISTORY_TITLE } from '../../features/support/history.server.ts'
import { HistoryPage } from '../../features/support/history-page.tsx'
import type { Route } from './+types/history'

export function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(preferencesContext)
  context.get(hostContext).share([])
  const releases = CHANGES.map(({ date, title, changes }) => ({
    date,
    day: formatDate(`${date}T00:00:00+09:00`, locale),
    title: title[locale],
    changes: changes[locale],
  }))
  return { title: HISTORY_TITLE[locale], releases }
}

export const meta: Route.MetaFunction = (page) => [
  { title: pageTitle(page.loaderData?.title) },
  ...languageLinks(page, '/history'),
]

export default function History({ loaderData }: Route.ComponentProps) {
  return <HistoryPage {...loaderData} />
}
