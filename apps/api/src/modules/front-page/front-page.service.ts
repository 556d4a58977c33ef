import { type FrontPage, type RouteCard, SEASONS, type Season } from '@repo/contract'
import type { Database } from '../../platform/database.ts'
import { databaseTime } from '../../platform/database-time.ts'
import { toCard } from '../route-articles/article-answers.ts'
import type { ArticleFinder } from '../route-articles/article-finder.ts'
import type { StocksService } from '../stocks/stocks.service.ts'
import type { FeaturedService } from './featured.service.ts'

const CARDS = 4

interface FrontPageDependencies {
  readonly db: Database
  readonly featured: Pick<FeaturedService, 'current'>
  readonly finder: Pick<ArticleFinder, 'findPage' | 'listCards'>
  readonly stocks: Pick<StocksService, 'mark'>
}

interface FrontPageRequest {
  /** Now, unless given. */
  readonly at?: Date
  /** That of now, unless given. */
  readonly season?: Season | undefined
}

/** What the front page shows beside lists of routes. */
export function createFrontPageService({ db, featured, finder, stocks }: FrontPageDependencies) {
  const listSeasonal = async (season: Season): Promise<RouteCard[]> => {
    const { rows } = await finder.findPage({ season, sort: 'favorite_count' }, { page: 1, pageSize: CARDS })
    return rows.map(toCard)
  }
  const readFeatured = async (now: Date) => {
    const chosen = await featured.current(now)
    const [route] = chosen ? await finder.listCards([chosen.articleId]) : []
    return chosen && route ? { route, words: chosen.words } : null
  }
  return {
    async read(viewerId: number | null, { at, ...asked }: FrontPageRequest): Promise<FrontPage> {
      const now = at ?? (await databaseTime(db))
      const season = asked.season ?? seasonOf(now)
      const [chosen, seasonal] = await Promise.all([readFeatured(now), listSeasonal(season)])
      const marked = await stocks.mark(viewerId, [...(chosen ? [chosen.route] : []), ...seasonal])
      const [route] = marked
      return {
        featured: chosen && route ? { route, words_ja: chosen.words.ja, words_en: chosen.words.en } : null,
        season,
        seasonal: chosen ? marked.slice(1) : marked,
      }
    },
  }
}

export type FrontPageService = ReturnType<typeof createFrontPageService>

const MARCH = 2
const MONTHS_OF_A_SEASON = 3

/** By the month in Japan, where days begin nine hours before those of UTC. */
export function seasonOf(now: Date): Season {
  const month = new Date(now.getTime() + 9 * 60 * 60 * 1000).getUTCMonth()
  const index = Math.floor(((month - MARCH + 12) % 12) / MONTHS_OF_A_SEASON)
  return SEASONS[index] ?? 'winter'
}
