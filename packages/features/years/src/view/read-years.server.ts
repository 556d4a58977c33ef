import { type ApiClient, SPORTS } from '@repo/contract'
import { orErrorPage } from '@repo/web-kit/answers.server'
import { type AskedYear, toYearView, type YearView } from './year-view.ts'

export { articlesOf } from './year-view.ts'

/** Of a page; what is malformed is as good as not there. */
const KEY = /^(?:19|20)\d\d-\d\d-\d\d\.(?:walk_log|article)\.[1-9]\d{0,14}$/

interface Years {
  readonly isPublic: boolean
  /** Null before there is anything in any year. */
  readonly view: YearView | null
}

/** A year from the address: the newest unless it names one. @param userId null for the viewer's own. */
export async function readYears(api: ApiClient, userId: string | null, search: URLSearchParams): Promise<Years> {
  const list = orErrorPage(await (userId === null ? api.listOwnYears() : api.listYears({ params: { id: userId } })))
  const asked = askedYear(search, list.years[0]?.year)
  if (!asked) return { isPublic: list.is_public, view: null }
  const year = asked.year === null ? 'all' : String(asked.year)
  const query = { ...(asked.sport && { sport: asked.sport }), ...(asked.before && { before: asked.before }) }
  const report = orErrorPage(
    await (userId === null
      ? api.readOwnYear({ params: { year }, query })
      : api.readYear({ params: { id: userId, year }, query })),
  )
  return { isPublic: list.is_public, view: toYearView(list, report, asked) }
}

/** @returns null while there is no year to show. */
function askedYear(search: URLSearchParams, newest: number | undefined): AskedYear | null {
  if (newest === undefined) return null
  const [year, before] = [search.get('year') ?? '', search.get('before') ?? '']
  return {
    year: year === 'all' ? null : /^(?:19|20)\d\d$/.test(year) ? Number(year) : newest,
    sport: SPORTS.find((sport) => sport === search.get('sport')) ?? null,
    before: KEY.test(before) ? before : null,
  }
}
