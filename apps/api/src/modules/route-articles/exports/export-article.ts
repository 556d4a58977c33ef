import type { MapDocument } from '@mishiori/map-document'
import { writeFit, writeGeojson, writeGpx, writeKml, writeTcx } from '@mishiori/route-files'
import type { ExportFormat, Locale } from '@repo/contract'
import { strToU8, zip } from 'fflate'
import { AppError } from '../../../platform/app-error.ts'
import type { ArticleRow } from '../article-rows.ts'
import { localizedExport } from '../languages/localized-export.ts'
import { languageOfRow } from '../languages/localized-row.ts'
import type { FindTurns } from './course-turns.ts'
import { type FindPhotos, photoArchive, photoLink } from './stored-photos.ts'

const TYPES: Readonly<Record<ExportFormat, string>> = {
  gpx: 'application/gpx+xml; charset=utf-8',
  gpxzip: 'application/zip',
  kml: 'application/vnd.google-earth.kml+xml; charset=utf-8',
  kmz: 'application/vnd.google-earth.kmz',
  geojson: 'application/geo+json; charset=utf-8',
  fit: 'application/vnd.ant.fit',
  tcx: 'application/vnd.garmin.tcx+xml; charset=utf-8',
}
/** What readers of KMZ open first. */
const MAIN_KML = 'doc.kml'

export interface ExportRequest {
  readonly format: ExportFormat
  /** `layer:ID` or `object:ID`; empty for the whole map. */
  readonly part: string
  readonly publicUrl: string
  /** The language of the text, where the article has it; null for its main one. */
  readonly locale: Locale | null
  /** When estimated times begin, in formats that can say what they are; null without such times. */
  readonly estimatesFrom?: Date | null
  /** Where the line of a course turns, so far as that is known. */
  readonly findTurns?: FindTurns
  /** Of a GPX file in an archive: its photos, to which it links there. */
  readonly findPhotos?: FindPhotos
}

/** What a file says of its estimated times. */
const ESTIMATED: Readonly<Record<Locale, (models: string) => string>> = {
  ja: (models) => `時刻は目安で、記録ではありません（${models}、休憩なし）。`,
  'en-us': (models) => `Times are estimates, not a recording (${models}, without rests).`,
}

export interface ExportedFile {
  readonly type: string
  readonly fileName: string
  /** In ASCII, whatever the article is called. */
  readonly plainName: string
  readonly content: string | Buffer | AsyncGenerator<Uint8Array>
}

/** @throws {AppError} `article.not_found` when the map has no such part, `article.line_missing` for a course of one without a line. */
export async function exportArticle(
  article: ArticleRow,
  {
    format,
    part: partName,
    publicUrl,
    locale,
    estimatesFrom = null,
    findTurns = async () => [],
    findPhotos,
  }: ExportRequest,
): Promise<ExportedFile> {
  const { map, title: articleTitle } = localizedExport(article, locale)
  const part = mapPart(map, partName)
  if (!part) throw new AppError('article.not_found')
  const title = part.name ?? articleTitle
  const metadata = {
    title,
    author: article.userNickname || article.userName,
    link: `${publicUrl}/routes/${article.id}`,
    time: article.updatedAt,
  }
  const language = locale ?? languageOfRow(article)
  const describe = (models: readonly string[]) => ESTIMATED[language](models.join(', '))
  const estimates = estimatesFrom && { start: estimatesFrom, describe }
  const aboutCourse = async () => ({ ...metadata, turns: await findTurns(part.course, language) })
  const photos = (await findPhotos?.(part.document, article.userId)) ?? new Map()
  const aboutGpx = {
    ...metadata,
    ...(estimates && { estimates }),
    ...(findPhotos && { photoLink: photoLink(photos) }),
  }
  const write = {
    gpx: async () => writeGpx(part.document, aboutGpx),
    gpxzip: async () => photoArchive(writeGpx(part.document, aboutGpx), photos),
    kml: async () => writeKml(part.document, metadata),
    kmz: async () => zipFile(MAIN_KML, writeKml(part.document, metadata)),
    geojson: async () => writeGeojson(part.document, metadata),
    fit: async () => {
      const bytes = writeFit(part.course, await aboutCourse())
      return bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    tcx: async () => writeTcx(part.course, await aboutCourse()),
  }
  const name = [articleTitle || `route-${article.id}`, ...(part.name === null ? [] : [part.name])].join(' - ')
  const content = await write[format]()
  if (content === null) throw new AppError('article.line_missing')
  const extension = format === 'gpxzip' ? 'zip' : format
  return {
    type: TYPES[format],
    fileName: `${name}.${extension}`,
    plainName: `mishiori-${article.id}.${extension}`,
    content,
  }
}

/** What is taken along: a layer or one object, under its name. */
interface MapPart {
  readonly document: MapDocument
  /** With everything that lies along its line, whichever layer that is in, where the part is one line. */
  readonly course: MapDocument
  /** Null for the whole map. */
  readonly name: string | null
}

/** The part that `layer:ID` or `object:ID` names; nothing names the whole. Null when the map has no such part. */
function mapPart(document: MapDocument, part: string): MapPart | null {
  if (part === '') return { document, course: document, name: null }
  const [, kind, id] = /^(layer|object):(.+)$/s.exec(part) ?? []
  for (const layer of document.layers) {
    if (kind === 'layer' && layer.id === id) {
      const whole = { ...document, layers: [layer] }
      return { document: whole, course: whole, name: layer.name }
    }
    const object = kind === 'object' ? layer.objects.find((one) => one.id === id) : undefined
    if (!object) continue
    const alone = { ...document, layers: [{ ...layer, objects: [object] }] }
    const course = 'path' in object ? { ...document, mainLineId: object.id } : alone
    return { document: alone, course, name: object.name }
  }
  return null
}

/** The first day that a zip can name, at the clock of this machine: times would make two files of the same content differ. */
const DATE = new Date(1980, 0, 1)

/** A zip archive of one file. A large one is packed off this thread. */
export function zipFile(name: string, content: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip({ [name]: strToU8(content) }, { mtime: DATE }, (error, bytes) =>
      error ? reject(error) : resolve(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    )
  })
}
