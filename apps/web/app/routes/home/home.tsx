import { Pager } from '@repo/ui/pager'
import styles from '../../features/home/home.module.css'
import { OwnArticles } from '../../features/home/own-articles.tsx'
import { StartCards } from '../../features/home/start-cards.tsx'
import { UnsavedWork } from '../../features/home/unsaved-work.tsx'
import { orErrorPage } from '../../platform/answers.server.ts'
import { apiContext, preferencesContext } from '../../platform/contexts.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { toLastPage } from '../../platform/last-page.server.ts'
import { serverLanguage } from '../../platform/messages.server.ts'
import { pageOfAddress } from '../../platform/page-of-address.ts'
import { pageTitle } from '../../platform/page-title.ts'
import { useRootData } from '../../platform/root-data.ts'
import type { Route } from './+types/home'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageOfAddress(new URL(request.url).searchParams)
  const list = orErrorPage(await context.get(apiContext).listOwnRoutes({ query: { page: String(page) } }))
  toLastPage(list, request)
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { list, title: t('home.title') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Home({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  if (!viewer) throw new Error('the guard lets only users in')
  const lastPage = Math.max(1, Math.ceil(list.total / list.per_page))
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        {t(list.total === 0 ? 'home.hello' : 'home.welcome', { name: viewer.nickname || viewer.name })}
      </h1>
      <StartCards />
      <UnsavedWork userId={viewer.id} />
      <OwnArticles articles={list.data} total={list.total} />
      <Pager
        current={list.current_page}
        last={lastPage}
        hrefOf={(page) => (page === 1 ? '/home' : `/home?page=${page}`)}
      />
    </div>
  )
}
