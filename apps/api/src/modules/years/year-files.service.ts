import { type AnyLine, cutText, MAP_LIMITS, mapObjectId } from '@mishiori/map-document'
import { streamGeojson, streamGpx } from '@mishiori/route-files'
import { PRODUCT_LIMITS, type Sport } from '@repo/contract'
import type { Database } from '../../platform/database.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { readStoredMap } from '../route-articles/article-content.ts'
import { trackLines } from '../route-articles/tracks/track-facts.ts'
import { yearTracksRepository } from './tracks.repository.ts'
import { spanOf } from './years.service.ts'

export interface YearFileRequest {
  /** `all` or a year. */
  readonly year: string
  readonly sport: Sport | null
  readonly format: 'gpx' | 'geojson'
  /** Of the file. */
  readonly title: string
}

interface YearFilesDependencies {
  readonly db: Database
  readonly throttle: Pick<Throttle, 'hit'>
}

/** What people did as files: a map after the other, so that they may be of any length. */
export function createYearFilesService({ db, throttle }: YearFilesDependencies) {
  const repository = yearTracksRepository(db)

  /** Once each, however many logs name it, the newest first. */
  async function* readLines(userId: number, { year, sport }: YearFileRequest): AsyncGenerator<AnyLine> {
    const question = { userId, isPublic: false, span: spanOf(year), sport }
    for (const { id, isOwn } of await repository.listArticles(question)) {
      const stored = await repository.findMap(id)
      if (!stored) continue
      const lines = trackLines(readStoredMap(isOwn ? stored.own : stored.shown))
      for (const line of lines) yield { ...line, id: mapObjectId(`${id}-${line.id}`), name: nameOf(stored.title, line) }
    }
  }

  return {
    /** @throws {AppError} `request.too_many` */
    async write(userId: number, request: YearFileRequest): Promise<AsyncGenerator<string>> {
      const max = PRODUCT_LIMITS.years.filesPerHour
      const rule = { name: 'years file', subject: String(userId), max, seconds: 3600 }
      await throttle.hit([rule], 'request.too_many')
      const lines = readLines(userId, request)
      const { format, title } = request
      return format === 'gpx' ? streamGpx(lines, { title }) : streamGeojson(lines, { title })
    },
  }
}

export type YearFilesService = ReturnType<typeof createYearFilesService>

const nameOf = (title: string, { name }: AnyLine) =>
  cutText(title === '' || title === name ? name : `${title} - ${name}`, MAP_LIMITS.nameLength.max)
