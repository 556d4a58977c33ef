import {
  type Activity,
  type Locale,
  PRODUCT_LIMITS,
  type Sport,
  userTag,
  type YearList,
  type YearReport,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import type { PageInvalidation } from '../../platform/page-invalidation.ts'
import { pageOf } from '../../platform/page-of.ts'
import type { BlocksService } from '../blocks/blocks.service.ts'
import { languageOfRow } from '../route-articles/languages/localized-row.ts'
import { type ReachedRow, reachedPlacesRepository } from './reached-places.repository.ts'
import { monthsOf, sportsOf, toKm, totalOf, weeksOf, yearsOf } from './year-sums.ts'
import { type ActivityKey, type ActivityRow, type YearQuestion, yearsRepository } from './years.repository.ts'

interface YearsDependencies {
  readonly db: Database
  readonly blocks: BlocksService
  readonly pages: PageInvalidation
}

const limit = PRODUCT_LIMITS.pageSize + 1

/** Whose years are read: by themselves, or by somebody else, null for a guest. */
export type YearsOf = Pick<YearQuestion, 'userId' | 'isPublic'>

export interface ReportRequest {
  /** `all` or a year. */
  readonly year: string
  readonly sport: Sport | null
  readonly before: ActivityKey | null
  /** Of names of places. */
  readonly locale: Locale
}

/** What people did, by year. */
export function createYearsService({ db, blocks, pages }: YearsDependencies) {
  const years = yearsRepository(db)
  const places = reachedPlacesRepository(db)

  return {
    /**
     * The years of somebody else, as far as they are public. Their owner sees the same before it is shown.
     *
     * @throws {AppError} `user.not_found`, the same whether there is no such person, they hide their years, or a block is between.
     */
    async ofOther(userId: number, viewerId: number | null): Promise<YearsOf> {
      const [apart, isShown] = await Promise.all([blocks.apartFrom(db, viewerId, [userId]), years.isShown(userId)])
      if (userId !== viewerId && (!isShown || apart.has(userId))) throw new AppError('user.not_found')
      return { userId, isPublic: true }
    },
    async list(of: YearsOf): Promise<YearList> {
      const [days, isShown] = await Promise.all([
        years.listSpans({ ...of, span: null, sport: null }, 'year'),
        years.isShown(of.userId),
      ])
      return { years: yearsOf(days), is_public: isShown }
    },
    async show(userId: number, isPublic: boolean): Promise<void> {
      await pages.transaction(async (tx, changed) => {
        const rows = yearsRepository(tx)
        await (isPublic ? rows.show(userId) : rows.hide(userId))
        changed(userTag(userId))
      })
    },
    async report(of: YearsOf, { year, sport, before, locale }: ReportRequest): Promise<YearReport> {
      const question: YearQuestion = { ...of, span: spanOf(year), sport }
      const [all, rows, greatest, reached, hasAllPlaces] = await Promise.all([
        question.span ? years.listDays(question) : years.listSpans({ ...question, sport: null }, 'month'),
        years.list(question, { before, limit }),
        years.findGreatest(question),
        places.list(question, PRODUCT_LIMITS.years.places),
        places.areKnown(question),
      ])
      const days = sport === null ? all : all.filter((day) => day.sport === sport)
      const { shown, next } = pageOf(rows, writeKey)
      const { longest, highest, highestPoint } = greatest
      return {
        sports: sportsOf(all),
        total: totalOf(days),
        weeks: question.span ? weeksOf(days) : [],
        months: monthsOf(days),
        longest: longest && toActivity(longest),
        highest: highest && toActivity(highest),
        highest_point: highestPoint && { ...toActivity(highestPoint), meters: highestPoint.highestMeters ?? 0 },
        ...toReached(reached, locale),
        has_all_places: hasAllPlaces,
        activities: { data: shown.map(toActivity), next },
      }
    },
    /** Runs in the transaction that closes an account. */
    leave: (tx: Database, userId: number): Promise<void> => yearsRepository(tx).deleteAll(userId),
  }
}

export type YearsService = ReturnType<typeof createYearsService>

/** Null for all years. */
export const spanOf = (year: string): YearQuestion['span'] =>
  year === 'all' ? null : { first: `${year}-01-01`, last: `${year}-12-31` }

function toReached(rows: readonly ReachedRow[], locale: Locale) {
  const nameOf = ({ nameJa, nameEn }: ReachedRow) => (locale === 'ja' ? nameJa : nameEn)
  const [towns, summits] = (['municipality', 'summit'] as const).map((kind) => rows.filter((row) => row.kind === kind))
  return {
    municipalities: (towns ?? []).map((row) => ({ name: nameOf(row), count: row.count, first_on: row.firstOn })),
    summits: (summits ?? []).map((row) => ({
      name: nameOf(row),
      elevation_m: row.elevationMeters,
      count: row.count,
      first_on: row.firstOn,
      lng: row.position[0],
      lat: row.position[1],
    })),
    municipality_count: towns?.[0]?.among ?? 0,
    summit_count: summits?.[0]?.among ?? 0,
  }
}

function toActivity({ kind, id, articleId, title, date, sport, ...row }: ActivityRow): Activity {
  return {
    kind,
    id,
    article_id: articleId,
    title,
    language: languageOfRow({ ...row, title }),
    translation: row.translatedTitle === null ? null : { title: row.translatedTitle },
    date,
    sport,
    distance_km: toKm(row.distanceMeters),
    climb_m: row.climbMeters,
    seconds: row.seconds,
  }
}

const KEY = /^(\d{4}-\d\d-\d\d)\.(walk_log|article)\.(\d+)$/

const writeKey = ({ date, kind, id }: ActivityRow): string => `${date}.${kind}.${id}`

/** @throws {AppError} `request.invalid` for a day that there is not. */
export function readKey(text: string | undefined): ActivityKey | null {
  const [, date, kind, id] = KEY.exec(text ?? '') ?? []
  if (date === undefined) return null
  const time = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date))
    throw new AppError('request.invalid', {}, { fields: [{ field: 'before', rule: 'format' }] })
  return { date, kind: kind === 'article' ? kind : 'walk_log', id: Number(id) }
}
