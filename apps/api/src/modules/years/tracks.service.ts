import { createHash } from 'node:crypto'
import type { BBox } from '@mishiori/map-document'
import type { Sport, YearTracks } from '@repo/contract'
import type { Database } from '../../platform/database.ts'
import { TRACK_LEVELS } from '../route-articles/tracks/track-facts.ts'
import { yearTracksRepository } from './tracks.repository.ts'
import { spanOf, type YearsOf } from './years.service.ts'

export interface TracksRequest {
  /** `all` or a year. */
  readonly year: string
  readonly sport: Sport | null
  readonly zoom: number
  /** Null for all. */
  readonly box: BBox | null
}

/** The lines of what people did, for maps of them. */
export function createYearTracksService({ db }: { readonly db: Database }) {
  const repository = yearTracksRepository(db)
  return {
    async read(of: YearsOf, { year, sport, zoom, box }: TracksRequest): Promise<YearTracks> {
      const question = { ...of, span: spanOf(year), sport }
      const found = TRACK_LEVELS.findIndex((level) => zoom <= level.zoom)
      const level = found < 0 ? TRACK_LEVELS.length - 1 : found
      const [rows, bounds] = await Promise.all([
        repository.list(question, { level, box }),
        repository.findBounds(question),
      ])
      const isFinest = level === TRACK_LEVELS.length - 1
      return {
        tracks: rows.map(({ lines, ...row }) => ({ ...row, lines: lines.split(' ') })),
        bounds: bounds && [...bounds],
        next_zoom: isFinest ? null : (TRACK_LEVELS[level]?.zoom ?? 0) + 1,
      }
    },
  }
}

export type YearTracksService = ReturnType<typeof createYearTracksService>

/** Names what an answer says, so that a browser that has it gets it no second time. */
export const etagOf = (tracks: YearTracks): string =>
  `"${createHash('sha1').update(JSON.stringify(tracks)).digest('base64url')}"`
