import { picturesIn } from '@repo/article-bundle/picture-addresses'
import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import { textEntry, type ZipEntry, zipStream } from '../../../platform/zip/zip-stream.ts'
import type { FilesService } from '../../files/files.service.ts'
import { exportArticle } from '../exports/export-article.ts'
import { createFindPhotos } from '../exports/stored-photos.ts'
import type { RouteArticlesService } from '../route-articles.service.ts'
import type { ArticleOrigins } from '../sources/article-origins.ts'

export interface BundlesDependencies {
  readonly db: Database
  readonly routeArticles: Pick<RouteArticlesService, 'read' | 'getVisible'>
  readonly files: Pick<FilesService, 'findOwn' | 'ownNames' | 'storage'>
  readonly origins: Pick<ArticleOrigins, 'state'>
  readonly publicUrl: string
}

interface BundledArticle {
  readonly id: number
  /** Where its files are in the archive: '', or a path with a `/` at its end. */
  readonly folder: string
  /** The stored names of pictures that are in the archive already. */
  readonly added: Set<string>
}

export interface ArticleFile {
  readonly title: string
  /** A ZIP archive, made while it is read. */
  readonly archive: AsyncGenerator<Uint8Array>
}

/** An article of one's own as one file: what was written, its map for other applications, and the pictures it shows. */
export function createBundlesService({ db, routeArticles, files, origins, publicUrl }: BundlesDependencies) {
  const findPhotos = createFindPhotos(files)

  /** Of a person's own pictures, those that are not among `added`, which they join. */
  async function* picturesOf(userId: number, shown: unknown, added: Set<string>): AsyncGenerator<ZipEntry> {
    for (const name of picturesIn(shown)) {
      if (added.has(name)) continue
      added.add(name)
      const own = await files.findOwn(db, userId, `/files/${name}`)
      const stored = own && (await files.storage.find(name))
      if (stored) yield { name: `pictures/${name}`, content: stored.stream(), isPacked: true }
    }
  }

  async function* entries(userId: number, { id, folder, added }: BundledArticle): AsyncGenerator<ZipEntry> {
    const reader = { userId, token: null }
    const article = await routeArticles.read(id, reader)
    const origin = origins.state(article.source, article)
    yield textEntry(`${folder}route.json`, JSON.stringify({ ...article, origin }, null, 2))
    const visible = await routeArticles.getVisible(id, reader)
    const { content } = await exportArticle(visible, { format: 'gpx', part: '', publicUrl, locale: null, findPhotos })
    yield textEntry(`${folder}route.gpx`, String(content))
    yield* picturesOf(userId, article, added)
  }

  return {
    entries,
    picturesOf,
    /** @throws {AppError} `article.not_found`, both for missing articles and for articles of other users. */
    async open(userId: number, id: number): Promise<ArticleFile> {
      const { title, viewer_can } = await routeArticles.read(id, { userId, token: null })
      if (!viewer_can.edit) throw new AppError('article.not_found')
      return { title, archive: zipStream(entries(userId, { id, folder: '', added: new Set() })) }
    },
  }
}

export type BundlesService = ReturnType<typeof createBundlesService>
