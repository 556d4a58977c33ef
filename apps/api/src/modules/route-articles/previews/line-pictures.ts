import { decodePolyline, layerId, type MapColor, type MapDocument, mapObjectId } from '@mishiori/map-document'
import { type Locale, type PreviewVariant, previewAddress } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { FileCache } from '../../../platform/file-storage/file-cache.ts'
import type { StoredBytes } from '../../../platform/file-storage/file-storage.ts'
import { createWorkQueue } from '../../../platform/work-queue.ts'
import type { PreviewKeyOf } from './preview-key.ts'
import { findLook, PREVIEWS_PATH } from './preview-name.ts'
import type { PictureLook, RoutePictures } from './previews.service.ts'

/** A way on a picture of several. */
export interface DrawnLine {
  /** With few points, as an encoded polyline. */
  readonly outline: string
  readonly color: MapColor
}

export interface LinePictureName {
  /** Whose lines they are. */
  readonly ownerId: number
  readonly variant: PreviewVariant
  readonly locale: Locale
  readonly look: PictureLook
}

export interface LinePicturesDependencies {
  /** Below that of all pictures. */
  readonly folder: 'users' | 'journeys'
  readonly looks: Partial<Readonly<Record<PreviewVariant, PictureLook>>>
  readonly cache: FileCache
  readonly pictures: RoutePictures
  readonly keyOf: PreviewKeyOf
}

/** The id of the owner, and a digest of what is drawn: it makes another address of another map, and none that can be guessed. */
const NAME = /^([1-9]\d{0,14})-[\w-]{16}(?=[.-])/
const DIGEST_LENGTH = 16
/** Outlines have fewer. */
const MAX_POINTS = 1000
const DRAWING = { atWork: 1, maxWaiting: 200 } as const

/** Pictures of the lines of several articles, drawn on the first request under a name that says whose and which they are. */
export function createLinePictures({ folder, looks, cache, pictures, keyOf }: LinePicturesDependencies) {
  const enter = createWorkQueue(DRAWING)
  const base = `${PREVIEWS_PATH}${folder}/`
  const addressOf = (ownerId: number, lines: readonly DrawnLine[]) =>
    `${base}${ownerId}-${keyOf({ layers: lines, ownLayers: null }).slice(0, DIGEST_LENGTH)}.webp`
  const fileName = ({ ownerId, variant, locale }: LinePictureName, lines: readonly DrawnLine[]) =>
    previewAddress(addressOf(ownerId, lines), variant, locale).slice(base.length)
  const keptName = (name: LinePictureName, lines: readonly DrawnLine[]) =>
    `${folder}-${pictures.edition()}-${fileName(name, lines)}`

  return {
    /** @returns the address on light pages; null without a line. */
    pathOf: (ownerId: number, lines: readonly DrawnLine[]): string | null =>
      lines.length > 0 ? addressOf(ownerId, lines) : null,
    /** What a file name below the folder means; null when it is none of ours. */
    parse(name: string): LinePictureName | null {
      const [start, ownerId] = NAME.exec(name) ?? []
      if (start === undefined) return null
      const named = findLook(`${start}.webp`, name)
      const look = named && looks[named.variant]
      return look ? { ownerId: Number(ownerId), ...named, look } : null
    },
    /** How a picture is called now. */
    fileName,
    /** Whether a picture is drawn already, or never will be. */
    isKnown: async (name: LinePictureName, lines: readonly DrawnLine[]): Promise<boolean> =>
      lines.length === 0 || cache.has(keptName(name, lines)),
    /** @throws {AppError} `file.not_found` without a line. */
    async get(
      name: LinePictureName,
      lines: readonly DrawnLine[],
    ): Promise<{ readonly name: string; readonly picture: StoredBytes }> {
      if (lines.length === 0) throw new AppError('file.not_found')
      const kept = keptName(name, lines)
      const look = { ...name.look, locale: name.locale }
      const picture = await cache.get(kept, () => enter(() => pictures.draw(toDocument(lines), look)))
      return { name: kept, picture }
    },
  }
}

export type LinePictures = ReturnType<typeof createLinePictures>

function toDocument(lines: readonly DrawnLine[]): MapDocument {
  const objects = lines.flatMap(({ outline, color }, index) => {
    const decoded = decodePolyline(outline, { maxPoints: MAX_POINTS })
    if (!decoded.ok || decoded.path.length < 2) return []
    const base = { name: '', description: '', color }
    return [{ kind: 'line' as const, id: mapObjectId(`line-${index}`), ...base, path: decoded.path }]
  })
  return { layers: [{ id: layerId('lines'), name: '', objects }], mainLineId: null }
}
