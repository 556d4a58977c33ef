import type { Answer } from '@repo/contract'
import { dayMark } from '@repo/timeline-pages/day-mark'
import { yearOf } from '@repo/timeline-pages/months'
import { toStoredDay } from '@repo/timeline-pages/stored-day'
import { TimelineError } from '@repo/timeline-pages/timeline-error'
import { toTimelineImportList } from '@repo/timeline-pages/timeline-import'
import { TimelineMapPage } from '@repo/timeline-pages/timeline-map-page'
import { timelineTranslator } from '@repo/timeline-pages/timeline-messages.server'
import { toTimelineSummary } from '@repo/timeline-pages/timeline-summary'
import { daysOfYear } from '@repo/timeline-pages/use-years'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { apiContext, preferencesContext } from '@repo/web-kit/contexts'
import { pageTitle } from '@repo/web-kit/page-title'
import type { Route } from './+types/timeline-map'

const DATE = /^(?:19|20)\d\d-\d\d-\d\d$/

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(preferencesContext)
  const title = timelineTranslator(locale)('timeline.title')
  const [summary, imports] = await Promise.all([api.readTimelineSummary(), api.listTimelineImports()])
  const page = {
    title,
    summary: toTimelineSummary(orErrorPage(summary)),
    imports: toTimelineImportList(orErrorPage(imports)),
  }
  const day = dateOf(new URL(request.url).searchParams.get('date')) ?? page.summary.newest
  if (day === null) return { ...page, shown: null }
  const [stored, days] = await Promise.all([
    api.readTimelineDay({ params: { date: day } }),
    api.listTimelineDays(daysOfYear(yearOf(day))),
  ])
  const answer = orNothing(stored)
  const marks = orErrorPage(days).data.map(dayMark)
  return { ...page, shown: { day, stored: answer && toStoredDay(answer, locale), days: marks } }
}

/** A calendar day from user input. */
function dateOf(text: string | null): string | null {
  if (text === null || !DATE.test(text)) return null
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

/** That a day has no data is said on the page. */
const orNothing = <T,>(answer: Answer<T>): T | null =>
  !answer.ok && answer.status === 404 ? null : orErrorPage(answer)

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData?.title) }]

export default function TimelineMap({ loaderData: { title: _, ...page } }: Route.ComponentProps) {
  return <TimelineMapPage {...page} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <TimelineError error={error} />
}
