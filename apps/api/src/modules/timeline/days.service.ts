import { PRODUCT_LIMITS, type StoredTimelineDay, type TimelineDayFigures, type TimelineSummary } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { type DayRow, daysRepository } from './days.repository.ts'
import { importsRepository } from './imports.repository.ts'
import type { LabelVisits } from './label-visits.ts'
import { toWireDay } from './stored-day.ts'

interface DaysDependencies {
  readonly db: Database
  readonly labelVisits: LabelVisits
}

interface TextFile {
  readonly name: string
  readonly content: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A user's stored timeline days. They are visible to that user only. */
export function createTimelineDaysService({ db, labelVisits }: DaysDependencies) {
  const days = daysRepository(db)

  /** @throws {AppError} `timeline.day_not_found`. */
  const getDay = async (userId: number, date: string): Promise<DayRow> => {
    const row = await days.find(userId, date)
    if (!row) throw new AppError('timeline.day_not_found', { date })
    return row
  }

  return {
    getDay,
    async summary(userId: number): Promise<TimelineSummary> {
      const [span, usage] = await Promise.all([days.spanOf(userId), days.usageOf(userId)])
      return { ...span, total_days: usage.days, total_bytes: usage.bytes }
    },

    /** @throws {AppError} `request.invalid` of a span that ends before it begins or is too long. */
    async listFigures(userId: number, from: string, to: string): Promise<TimelineDayFigures[]> {
      const span = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
      const limit = PRODUCT_LIMITS.timeline.daysInCalendar
      if (span < 1 || span > limit)
        throw new AppError('request.invalid', {}, { fields: [{ field: 'to', rule: 'range', params: { limit } }] })
      const rows = await days.listFigures(userId, from, to)
      return rows.map(({ date, distanceMeters, mainType }) => ({
        date,
        distance_km: toKilometers(distanceMeters),
        main_type: mainType,
      }))
    },

    /** @throws {AppError} `timeline.day_not_found`. */
    async read(userId: number, date: string): Promise<StoredTimelineDay> {
      const [row, neighbours] = await Promise.all([getDay(userId, date), days.findNeighbours(userId, date)])
      const { segments } = toWireDay(row)
      const visits = segments.filter((segment) => segment.kind === 'visit')
      const labels = await labelVisits(visits.map(({ lat, lng }) => [lng, lat]))
      const labelled = new Map(visits.map((visit, index) => [visit, labels[index] ?? null]))
      return {
        date,
        time_zone: row.timeZone,
        distance_km: toKilometers(row.distanceMeters),
        segments: segments.map((segment) => {
          if (segment.kind === 'move') return segment
          const label = labelled.get(segment)
          return { ...segment, place_ja: label?.ja ?? null, place_en: label?.en ?? null }
        }),
        ...neighbours,
      }
    },

    /** @throws {AppError} `timeline.day_not_found`. */
    async delete(userId: number, date: string): Promise<void> {
      if (!(await days.delete(userId, date))) throw new AppError('timeline.day_not_found', { date })
    },

    /** For the user's data archive: one file per month, each released once it has been read. */
    async *filesOf(userId: number): AsyncGenerator<TextFile> {
      for (const month of await days.listMonths(userId)) {
        const rows = await days.listMonth(userId, month)
        yield { name: `timeline/${month}.json`, content: JSON.stringify(rows.map(toWireDay)) }
      }
    },

    /** First the imports: one that is at work ends its step, and finds nothing to go on with. */
    async leave(tx: Database, userId: number): Promise<void> {
      await importsRepository(tx).deleteAll(userId)
      await daysRepository(tx).deleteAll(userId)
    },
  }
}

export type TimelineDaysService = ReturnType<typeof createTimelineDaysService>

const toKilometers = (meters: number) => Math.round(meters / 10) / 100
