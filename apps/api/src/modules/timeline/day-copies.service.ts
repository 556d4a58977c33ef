import type { Position } from '@mishiori/map-document'
import { decodeDay } from '@mishiori/timeline'
import { type Locale, PRODUCT_LIMITS } from '@repo/contract'
import type { Database } from '../../platform/database.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import type { RouteArticlesService } from '../route-articles/route-articles.service.ts'
import { dayArticle } from './day-article.ts'
import type { TimelineDaysService } from './days.service.ts'
import type { LabelVisits } from './label-visits.ts'
import { toWireDay } from './stored-day.ts'

interface DayCopiesDependencies {
  readonly db: Database
  readonly throttle: Throttle
  readonly days: TimelineDaysService
  readonly routeArticles: RouteArticlesService
  readonly labelVisits: LabelVisits
}

interface Owner {
  readonly id: number
  readonly locale: Locale
}

/** Runs in the transaction of a copy, with the answer it will give. */
type Finish = (transaction: Database, answer: { id: number }) => Promise<void>

const HOUR_SECONDS = 60 * 60

/** Makes drafts of stored days. The day stays; each copy is a draft of its own. */
export function createDayCopiesService({ db, throttle, days, routeArticles, labelVisits }: DayCopiesDependencies) {
  return {
    /** @throws {AppError} `timeline.day_not_found`, `request.too_many`. */
    async copy({ id, locale }: Owner, date: string, finish: Finish = async () => {}): Promise<{ id: number }> {
      const decoded = decodeDay(toWireDay(await days.getDay(id, date)))
      if (!decoded.ok) throw new Error(`A stored day cannot be read: ${decoded.problem}`)
      const max = PRODUCT_LIMITS.timeline.copiesPerHour
      await throttle.hit(
        [{ name: 'timeline copies', subject: String(id), max, seconds: HOUR_SECONDS }],
        'request.too_many',
      )
      const positions = decoded.day.segments.flatMap((segment): Position[] =>
        segment.kind === 'visit' ? [segment.position] : [],
      )
      const input = dayArticle(decoded.day, { locale, labels: await labelVisits(positions) })
      const prepared = await routeArticles.prepare(id, input)
      return db.transaction(async (tx) => {
        const answer = { id: (await routeArticles.insert(tx, id, prepared)).id }
        await finish(tx, answer)
        return answer
      })
    },
  }
}

export type DayCopiesService = ReturnType<typeof createDayCopiesService>
