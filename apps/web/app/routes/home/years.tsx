import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import { OwnYearsPage } from '@repo/years/own-years-page'
import { readYears } from '@repo/years/read-years.server'
import { YearsMessagesProvider } from '@repo/years/years-messages'
import { loadYearsMessages, yearsTranslator } from '@repo/years/years-messages.server'
import type { Route } from './+types/years'

export async function loader({ request, context }: Route.LoaderArgs) {
  const years = await readYears(context.get(apiContext), null, new URL(request.url).searchParams)
  const title = yearsTranslator(context.get(preferencesContext).locale)('years.title')
  return { ...years, title, texts: loadYearsMessages({ context }) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function OwnYears({ loaderData: { texts, view, isPublic } }: Route.ComponentProps) {
  return (
    <YearsMessagesProvider {...texts}>
      <OwnYearsPage view={view} isPublic={isPublic} />
    </YearsMessagesProvider>
  )
}
