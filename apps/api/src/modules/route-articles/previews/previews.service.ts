import type { MapDocument } from '@mishiori/map-document'
import { articleTag, type Locale, type PageTag, type PreviewVariant } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import type { FileCache } from '../../../platform/file-storage/file-cache.ts'
import type { StoredBytes } from '../../../platform/file-storage/file-storage.ts'
import type { Viewer } from '../../../platform/session/viewer.ts'
import { createWorkQueue } from '../../../platform/work-queue.ts'
import { readStoredMap } from '../article-content.ts'
import { parsePreviewName } from './preview-name.ts'
import { previewsRepository } from './previews.repository.ts'

/** How a picture of a route looks. */
export interface PictureLook {
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** CSS pixels that the route keeps clear of. */
  readonly padding?: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
  /** Image pixels in a CSS pixel. */
  readonly scale: number
  /** Whether it shows everything, and not only the main line and what is near it. */
  readonly isWhole?: boolean
  readonly theme: 'light' | 'dark'
  /** `large` for what is shown small. */
  readonly names?: 'large'
  readonly format: 'webp' | 'png'
}

/** Draws maps as pictures. */
export interface RoutePictures {
  draw(map: MapDocument, look: PictureLook & { readonly locale: Locale }): Promise<Uint8Array>
  /** Letters, digits and `-`, others as soon as the same map would be drawn otherwise, as with other streets. */
  edition(): string
}

/** Words of the page cover its left. */
const WIDE = { width: 1440, height: 640, scale: 1, padding: { top: 64, right: 40, bottom: 32, left: 600 } }
/** What an article's page shows until its map is there, which opens on the same view: beside the text, or on a phone. */
const PANE = { width: 740, height: 660, scale: 1.25, padding: { top: 76, right: 84, bottom: 170, left: 64 } }
const TALL = { width: 390, height: 420, scale: 2, padding: { top: 64, right: 84, bottom: 56, left: 32 } }
const CARD = { width: 480, height: 270, scale: 2, names: 'large' } as const
export const LOOKS: Readonly<Record<PreviewVariant, PictureLook>> = {
  light: { ...CARD, theme: 'light', format: 'webp' },
  dark: { ...CARD, theme: 'dark', format: 'webp' },
  wide: { ...WIDE, theme: 'light', format: 'webp' },
  wideDark: { ...WIDE, theme: 'dark', format: 'webp' },
  pane: { ...PANE, theme: 'light', format: 'webp' },
  paneDark: { ...PANE, theme: 'dark', format: 'webp' },
  tall: { ...TALL, theme: 'light', format: 'webp' },
  tallDark: { ...TALL, theme: 'dark', format: 'webp' },
  og: { width: 600, height: 315, scale: 2, names: 'large', theme: 'light', format: 'png' },
}
const DRAWING = { atWork: 1, maxWaiting: 200 } as const

export interface PreviewsDependencies {
  readonly db: Database
  readonly cache: FileCache
  readonly pictures: RoutePictures
}

export interface FoundPicture {
  /** Names the picture's bytes. */
  readonly name: string
  readonly picture: StoredBytes
  /** Of what is public and shows it; null when it is not for everybody. */
  readonly tags: readonly PageTag[] | null
}

/**
 * Pictures of routes, drawn on the first request. Their names contain a keyed digest, so they cannot be guessed; but
 * they are known to all who saw them while an article was public.
 */
export function createPreviewsService({ db, cache, pictures }: PreviewsDependencies) {
  const enter = createWorkQueue(DRAWING)
  const previews = previewsRepository(db)

  const isFor = async (key: string, viewer: Viewer | null): Promise<boolean> => {
    if (viewer === null) return false
    return viewer.role === 'moderator' || (await previews.isOfAuthor(key, viewer.id))
  }

  const keptName = (fileName: string) => `${pictures.edition()}-${fileName}`

  return {
    /** Whether a picture of this name is drawn already, or never will be. */
    isKnown: async (fileName: string): Promise<boolean> =>
      parsePreviewName(fileName) === null || cache.has(keptName(fileName)),
    /**
     * @param findViewer asked only where the picture is not for everybody.
     * @throws {AppError} `file.not_found` when no map has this name now, or none that the viewer may see.
     */
    async get(fileName: string, findViewer: () => Promise<Viewer | null>): Promise<FoundPicture> {
      const name = parsePreviewName(fileName)
      if (!name) throw new AppError('file.not_found')
      // Asked even for a picture that is kept: what a map shows no more, its author may have hidden.
      const { publicIds, isLinkShared } = await previews.findAccess(name.key)
      const isVisible = publicIds.length > 0 || isLinkShared || (await isFor(name.key, await findViewer()))
      if (!isVisible) throw new AppError('file.not_found')
      const kept = keptName(fileName)
      const picture = await cache.get(kept, async () => {
        // Before it waits for its turn: by then the map may have been saved anew, under another name.
        const layers = await previews.findLayers(name.key)
        if (layers === null) throw new AppError('file.not_found')
        return enter(() => pictures.draw(readStoredMap(layers), { ...LOOKS[name.variant], locale: name.locale }))
      })
      return { name: kept, picture, tags: publicIds.length > 0 ? publicIds.map(articleTag) : null }
    },
  }
}

export type PreviewsService = ReturnType<typeof createPreviewsService>
