import type { AnyLine, Layer, Line, MapDocument } from '@mishiori/map-document'
import { writeGpx } from '@mishiori/route-files'
import { type Locale, PRODUCT_LIMITS } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { textEntry, zipStream } from '../../platform/zip/zip-stream.ts'
import type { Reader } from '../article-access/route-article.policy.ts'
import { localizedExport } from '../route-articles/languages/localized-export.ts'
import type { JourneyRow } from './journey-rows.ts'
import { dateOfDay } from './journey-sums.ts'
import { journeysRepository, partOf } from './journeys.repository.ts'
import type { JourneysService } from './journeys.service.ts'
import { stageLine } from './stage-line.ts'

interface JourneyFilesDependencies {
  readonly db: Database
  readonly publicUrl: string
  readonly journeys: Pick<JourneysService, 'open'>
}

interface FileRequest {
  /** `each`: a file for each day or, of a collection, each stage. */
  readonly kind: 'one' | 'each'
  /** The language of texts, where an article has it; null for its main one. */
  readonly locale: Locale | null
}

interface JourneyFile {
  readonly type: string
  readonly fileName: string
  /** In ASCII, whatever the journey is called. */
  readonly plainName: string
  readonly content: string | Buffer
}

type Stage = Awaited<ReturnType<JourneysService['open']>>['stages'][number]

/** Bytes of stored maps that are put together at once: of each stage, though several be of one article. */
const MAX_FILE_BYTES = 64 * 1024 * 1024
const GPX_TYPE = 'application/gpx+xml; charset=utf-8'

/** Journeys as files for other applications, with what their reader may see. */
export function createJourneyFilesService({ db, publicUrl, journeys }: JourneyFilesDependencies) {
  const repository = journeysRepository(db)

  const layersOf = async (stage: Stage, locale: Locale | null): Promise<readonly Layer[]> => {
    const article = stage.articleId === null ? null : await repository.findMap(stage.articleId)
    if (!article) return []
    const { title, map } = localizedExport(article, locale)
    const part = partOf(stage)
    const line = part && stageLine(map, part)
    if (part)
      return line ? map.layers.slice(0, 1).map((layer) => ({ ...layer, name: title, objects: [asFree(line)] })) : []
    return map.layers.map((layer) => ({ ...layer, name: map.layers.length > 1 ? `${title} - ${layer.name}` : title }))
  }

  const writeStages = async (journey: JourneyRow, stages: readonly Stage[], { locale, name, count }: NamedRequest) => {
    const layers: Layer[] = []
    for (const stage of stages) {
      const added = await layersOf(stage, locale)
      count(added)
      layers.push(...added)
    }
    const document: MapDocument = { layers, mainLineId: null }
    return writeGpx(document, {
      title: [journey.title, name].filter((text) => text !== '').join(' - '),
      author: journey.userNickname || journey.userName,
      link: `${publicUrl}/journeys/${journey.id}`,
      time: journey.updatedAt,
    })
  }

  async function* filesOf(journey: JourneyRow, stages: readonly Stage[], asked: Omit<NamedRequest, 'name'>) {
    const isDated = journey.kind === 'journey'
    const groups = Map.groupBy(stages, (stage) => (isDated ? stage.day : stages.indexOf(stage) + 1))
    for (const [number, those] of groups) {
      const date = isDated ? dateOfDay(journey.startsOn, number) : null
      const name = [String(number).padStart(2, '0'), ...(date === null ? [] : [date])].join(' ')
      yield textEntry(`${name}.gpx`, await writeStages(journey, those, { ...asked, name }))
    }
  }

  return {
    /** @throws {AppError} `journey.not_found`, `journey.export_too_large` */
    async write(id: number, reader: Reader, { kind, locale }: FileRequest): Promise<JourneyFile> {
      const { journey, stages } = await journeys.open(id, reader)
      const articleIds = stages.flatMap(({ articleId }) => articleId ?? [])
      const sizes = await repository.measureMaps([...new Set(articleIds)])
      const bytes = articleIds.reduce((sum, articleId) => sum + (sizes.get(articleId) ?? 0), 0)
      if (bytes > MAX_FILE_BYTES) throw new AppError('journey.export_too_large')
      const asked = { locale, count: createPointCount() }
      const [name, plainName] = [journey.title || `journey-${id}`, `mishiori-journey-${id}`]
      if (kind === 'one') {
        const content = await writeStages(journey, stages, { ...asked, name: '' })
        return { type: GPX_TYPE, fileName: `${name}.gpx`, plainName: `${plainName}.gpx`, content }
      }
      const pieces: Uint8Array[] = []
      for await (const piece of zipStream(filesOf(journey, stages, asked))) pieces.push(piece)
      const content = Buffer.concat(pieces)
      return { type: 'application/zip', fileName: `${name}.zip`, plainName: `${plainName}.zip`, content }
    },
  }
}

export type JourneyFilesService = ReturnType<typeof createJourneyFilesService>

interface NamedRequest extends Pick<FileRequest, 'locale'> {
  /** Of the file among others; empty for one of all. */
  readonly name: string
  /** Told what is added to any of the files. @throws {AppError} `journey.export_too_large` */
  readonly count: (layers: readonly Layer[]) => void
}

/** All files together have no more points than one map may have: a few bytes of JSON become a hundred of GPX. */
export function createPointCount(): NamedRequest['count'] {
  let points = 0
  return (layers) => {
    for (const object of layers.flatMap(({ objects }) => objects)) points += 'path' in object ? object.path.length : 0
    if (points > PRODUCT_LIMITS.mapPoints) throw new AppError('journey.export_too_large')
  }
}

/** A part of a line does not lead through the stops of the whole. */
function asFree(line: AnyLine): Line {
  if (line.kind === 'line') return line
  const { kind: _, ...rest } = line
  if (!('waypoints' in rest)) {
    const { travelMode: _mode, ...free } = rest
    return { ...free, kind: 'line' }
  }
  const { travelMode: _mode, waypoints: _stops, profile: _profile, routeOptions: _options, ...free } = rest
  return { ...free, kind: 'line' }
}
