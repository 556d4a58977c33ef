import { formatFullCount } from '@repo/i18n'
import { buttonClass } from '@repo/ui/button-class'
import { EmptyState } from '@repo/ui/empty-state'
import { Pager } from '@repo/ui/pager'
import { RouteCardGrid } from '@repo/ui/route-card'
import { Link } from 'react-router'
import { KeptWork } from '../../features/home/kept-work.tsx'
import { OwnArticleCard } from '../../features/home/own-article-card.tsx'
import styles from '../../features/home/own-articles.module.css'
import { StartCards } from '../../features/home/start-cards.tsx'
import { orErrorPage } from '../../platform/answers.server.ts'
import { apiContext, preferencesContext } from '../../platform/contexts.ts'
import { useLanguage } from '../../platform/i18n.tsx'
import { serverLanguage } from '../../platform/messages.server.ts'
import { pageTitle } from '../../platform/page-title.ts'
import { useRootData } from '../../platform/root-data.ts'
import type { Route } from './+types/home'

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  const query = /^[1-9]\d{0,5}$/.test(page) ? { page } : {}
  const list = orErrorPage(await context.get(apiContext).listOwnRoutes({ query }))
  const { t } = serverLanguage(context.get(preferencesContext).locale)
  return { list, title: t('home.title') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function Home({ loaderData: { list } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const { viewer } = useRootData()
  if (!viewer) throw new Error('the guard lets only users in')
  const lastPage = Math.max(1, Math.ceil(list.total / list.per_page))
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('home.welcome', { name: viewer.nickname || viewer.name })}</h1>
      <StartCards />
      <KeptWork userId={viewer.id} />
      <section className={styles.section} aria-labelledby="own-routes">
        <div className={styles.head}>
          <h2 id="own-routes">{t('home.yours')}</h2>
          <p className={styles.count}>{t('home.count', { count: formatFullCount(list.total, locale) })}</p>
        </div>
        {list.data.length === 0 ? (
          <EmptyState
            title={t('home.empty')}
            text={t('home.emptyText')}
            action={
              <Link className={buttonClass({ variant: 'primary' })} to="/home/routes/create">
                {t('home.emptyAction')}
              </Link>
            }
          />
        ) : (
          <RouteCardGrid>
            {list.data.map((article) => (
              <OwnArticleCard key={article.id} article={article} />
            ))}
          </RouteCardGrid>
        )}
        <Pager
          current={list.current_page}
          last={lastPage}
          hrefOf={(page) => (page === 1 ? '/home' : `/home?page=${page}`)}
        />
      </section>
    </div>
  )
}
