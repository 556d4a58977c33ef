import { createHash } from 'node:crypto'
import { decodePolyline, layerId, type MapColor, type MapDocument, mapObjectId } from '@mishiori/map-document'
import { type Locale, PRODUCT_LIMITS, type PreviewVariant, previewAddress } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import type { FileCache } from '../../../platform/file-storage/file-cache.ts'
import type { StoredBytes } from '../../../platform/file-storage/file-storage.ts'
import { createWorkQueue } from '../../../platform/work-queue.ts'
import { articleListsRepository } from '../article-lists.repository.ts'
import { findLook } from './preview-name.ts'
import type { PictureLook, RoutePictures } from './previews.service.ts'

const USER_MAPS_PATH = '/previews/users/'
/** The id of the person, and a digest of what is drawn: it makes another address of another map. */
const NAME = /^([1-9]\d{0,14})-[\w-]{16}(?=[.-])/
const DIGEST_LENGTH = 16
/** Outlines have fewer. */
const MAX_POINTS = 1000
const COLORS: readonly MapColor[] = ['red', 'purple', 'teal', 'blue', 'orange', 'green', 'pink', 'deepblue']

/** The upper edge of a profile; the picture of the person covers its lower one. */
const WIDE = { width: 1440, height: 280, scale: 1, padding: { top: 56, right: 80, bottom: 88, left: 80 } }
const NARROW = { width: 480, height: 200, scale: 2, padding: { top: 28, right: 32, bottom: 76, left: 32 } }
const LOOKS: Partial<Readonly<Record<PreviewVariant, PictureLook>>> = {
  light: { ...NARROW, theme: 'light', format: 'webp', isWhole: true },
  dark: { ...NARROW, theme: 'dark', format: 'webp', isWhole: true },
  wide: { ...WIDE, theme: 'light', format: 'webp', isWhole: true },
  wideDark: { ...WIDE, theme: 'dark', format: 'webp', isWhole: true },
}
const DRAWING = { atWork: 1, maxWaiting: 200 } as const

export interface UserMapsDependencies {
  readonly db: Database
  readonly cache: FileCache
  readonly pictures: RoutePictures
  /** The newest ones are drawn. */
  readonly maxLines?: number
}

interface NamedMap {
  readonly userId: number
  readonly variant: PreviewVariant
  readonly locale: Locale
  readonly look: PictureLook
}

/** Pictures of all that somebody has published, drawn on the first request from the outlines of their main lines. */
export function createUserMapsService({ db, cache, pictures, ...options }: UserMapsDependencies) {
  const { maxLines = PRODUCT_LIMITS.linesOfUser } = options
  const enter = createWorkQueue(DRAWING)
  const lists = articleListsRepository(db)

  const outlinesOf = async (userId: number): Promise<readonly string[]> => {
    const { rows } = await lists.listOfAuthor(userId, 'created_at', { page: 1, pageSize: maxLines })
    return rows.flatMap(({ outline }) => outline ?? [])
  }
  /** What the picture shows now, and the name that it is kept by, beside those of single maps. */
  const current = async ({ userId, variant, locale }: NamedMap) => {
    const outlines = await outlinesOf(userId)
    const path = previewAddress(pathOf(userId, outlines), variant, locale)
    return { outlines, name: `user-${pictures.edition()}-${path.slice(USER_MAPS_PATH.length)}` }
  }

  return {
    /** @returns the address on light and narrow pages; null without a line. */
    async findPath(userId: number): Promise<string | null> {
      const outlines = await outlinesOf(userId)
      return outlines.length > 0 ? pathOf(userId, outlines) : null
    },
    /** Whether a picture is drawn already, or never will be. */
    async isKnown(fileName: string): Promise<boolean> {
      const named = parseName(fileName)
      if (!named) return true
      const { outlines, name } = await current(named)
      return outlines.length === 0 || cache.has(name)
    },
    /**
     * The map as it is now, under whichever of its names: pages that others keep may have a former one.
     *
     * @throws {AppError} `file.not_found` when nobody has a map of this name.
     */
    async get(fileName: string): Promise<{ readonly name: string; readonly picture: StoredBytes }> {
      const named = parseName(fileName)
      if (!named) throw new AppError('file.not_found')
      const { outlines, name } = await current(named)
      if (outlines.length === 0) throw new AppError('file.not_found')
      const picture = await cache.get(name, () =>
        enter(() => pictures.draw(toDocument(outlines), { ...named.look, locale: named.locale })),
      )
      return { name, picture }
    },
  }
}

export type UserMapsService = ReturnType<typeof createUserMapsService>

function pathOf(userId: number, outlines: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(outlines)).digest('base64url').slice(0, DIGEST_LENGTH)
  return `${USER_MAPS_PATH}${userId}-${digest}.webp`
}

function parseName(fileName: string): NamedMap | null {
  const [start, userId] = NAME.exec(fileName) ?? []
  if (start === undefined) return null
  const named = findLook(`${start}.webp`, fileName)
  const look = named && LOOKS[named.variant]
  return look ? { userId: Number(userId), ...named, look } : null
}

function toDocument(outlines: readonly string[]): MapDocument {
  const objects = outlines.flatMap((outline, index) => {
    const decoded = decodePolyline(outline, { maxPoints: MAX_POINTS })
    if (!decoded.ok || decoded.path.length < 2) return []
    const color = COLORS[index % COLORS.length] ?? 'red'
    const base = { name: '', description: '', color }
    return [{ kind: 'line' as const, id: mapObjectId(`line-${index}`), ...base, path: decoded.path }]
  })
  return { layers: [{ id: layerId('lines'), name: '', objects }], mainLineId: null }
}
