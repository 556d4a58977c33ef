import { articleTag, userTag } from '@repo/contract'
import { UserTabPage } from '@repo/people/user-tab-page'
import { EmptyState } from '@repo/ui/empty-state'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { ContentError } from '@repo/web-kit/content-error'
import { apiContext, hostContext, preferencesContext } from '@repo/web-kit/contexts'
import { useLanguage } from '@repo/web-kit/language'
import { languageLinks } from '@repo/web-kit/language-links'
import { pageTitle } from '@repo/web-kit/page-title'
import { parseIdParam } from '@repo/web-kit/parse-id-param.server'
import { toProfile } from '@repo/web-kit/person'
import { articlesOf, readYears } from '@repo/years/read-years.server'
import { YearContent } from '@repo/years/year-content'
import { YearsMessagesProvider } from '@repo/years/years-messages'
import { loadYearsMessages, yearsTranslator } from '@repo/years/years-messages.server'
import { yearsOf } from '@repo/years/years-path'
import type { Route } from './+types/user-years'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseIdParam(params.userId)
  const { searchParams } = new URL(request.url)
  const api = context.get(apiContext)
  const [user, { view }] = await Promise.all([
    api.readUser({ params: { id } }).then(orErrorPage),
    readYears(api, id, searchParams),
  ])
  context.get(hostContext).share([userTag(user.id), ...(view ? articlesOf(view).map(articleTag) : [])])
  const profile = toProfile(user)
  const t = yearsTranslator(context.get(preferencesContext).locale)
  return {
    user: profile,
    view,
    isWhole: searchParams.size === 0,
    title: t('years.of', { name: profile.nickname }),
    empty: t('years.emptyPublic'),
    texts: loadYearsMessages({ context }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, params, ...page }) => {
  if (!loaderData) return []
  const { title, isWhole } = loaderData
  const further = isWhole ? languageLinks(page, yearsOf(params.userId)) : [{ name: 'robots', content: 'noindex' }]
  return [{ title: pageTitle(title) }, ...further]
}

export default function UserYears({ loaderData: { user, view, title, empty, texts } }: Route.ComponentProps) {
  return (
    <UserTabPage user={user} current="years" title={title}>
      <YearsMessagesProvider {...texts}>
        {view ? <YearContent view={view} base={yearsOf(user.id)} userId={user.id} /> : <EmptyState title={empty} />}
      </YearsMessagesProvider>
    </UserTabPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage()
  return <ContentError error={error} title={t('users.title')} />
}
