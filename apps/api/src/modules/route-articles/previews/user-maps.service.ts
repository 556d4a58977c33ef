import type { MapColor } from '@mishiori/map-document'
import { type PageTag, PRODUCT_LIMITS, userTag } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import { articleListsRepository } from '../article-lists.repository.ts'
import { createLinePictures, type DrawnLine, type LinePicturesDependencies } from './line-pictures.ts'
import type { FoundPicture } from './previews.service.ts'

const COLORS: readonly MapColor[] = ['red', 'purple', 'teal', 'blue', 'orange', 'green', 'pink', 'deepblue']

/** The upper edge of a profile; the picture of the person covers its lower one. */
const WIDE = { width: 1440, height: 280, scale: 1, padding: { top: 56, right: 80, bottom: 88, left: 80 } }
const NARROW = { width: 480, height: 200, scale: 2, padding: { top: 28, right: 32, bottom: 76, left: 32 } }
const LOOKS: LinePicturesDependencies['looks'] = {
  light: { ...NARROW, theme: 'light', format: 'webp', isWhole: true },
  dark: { ...NARROW, theme: 'dark', format: 'webp', isWhole: true },
  wide: { ...WIDE, theme: 'light', format: 'webp', isWhole: true },
  wideDark: { ...WIDE, theme: 'dark', format: 'webp', isWhole: true },
}

export interface UserMapsDependencies extends Omit<LinePicturesDependencies, 'folder' | 'looks'> {
  readonly db: Database
  /** The newest ones are drawn. */
  readonly maxLines?: number
}

/** Pictures of all that somebody has published, from the outlines of their main lines. */
export function createUserMapsService({ db, maxLines = PRODUCT_LIMITS.linesOfUser, ...drawing }: UserMapsDependencies) {
  const lists = articleListsRepository(db)
  const drawn = createLinePictures({ ...drawing, folder: 'users', looks: LOOKS })

  const linesOf = async (userId: number): Promise<readonly DrawnLine[]> => {
    const { rows } = await lists.listOfAuthor(userId, 'created_at', { page: 1, pageSize: maxLines })
    const outlines = rows.flatMap(({ outline }) => outline ?? [])
    return outlines.map((outline, index) => ({ outline, color: COLORS[index % COLORS.length] ?? 'red' }))
  }

  return {
    /** @returns the address on light and narrow pages; null without a line. */
    findPath: async (userId: number): Promise<string | null> => drawn.pathOf(userId, await linesOf(userId)),
    /** Whether a picture is drawn already, or never will be. */
    async isKnown(fileName: string): Promise<boolean> {
      const named = drawn.parse(fileName)
      return named === null || drawn.isKnown(named, await linesOf(named.ownerId))
    },
    /**
     * The map as it is now, under whichever of its names: pages that others keep may have a former one.
     *
     * @throws {AppError} `file.not_found` when nobody has a map of this name.
     */
    async get(fileName: string): Promise<FoundPicture> {
      const named = drawn.parse(fileName)
      if (!named) throw new AppError('file.not_found')
      const tags: readonly PageTag[] = [userTag(named.ownerId)]
      return { ...(await drawn.get(named, await linesOf(named.ownerId))), tags }
    },
  }
}

export type UserMapsService = ReturnType<typeof createUserMapsService>
