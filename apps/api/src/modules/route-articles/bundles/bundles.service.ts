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

export interface ArticleFile {
  readonly title: string
  /** A ZIP archive, made while it is read. */
  readonly archive: AsyncGenerator<Uint8Array>
}

/** An article of one's own as one file: what was written, its map for other applications, and the pictures it shows. */
export function createBundlesService({ db, routeArticles, files, origins, publicUrl }: BundlesDependencies) {
  const findPhotos = createFindPhotos(files)

  async function* entries(userId: number, id: number): AsyncGenerator<ZipEntry> {
    const reader = { userId, token: null }
    const article = await routeArticles.read(id, reader)
    const origin = origins.state(article.source, article)
    yield textEntry('route.json', JSON.stringify({ ...article, origin }, null, 2))
    const visible = await routeArticles.getVisible(id, reader)
    const { content } = await exportArticle(visible, { format: 'gpx', part: '', publicUrl, locale: null, findPhotos })
    yield textEntry('route.gpx', String(content))
    for (const name of picturesIn(article)) {
      const own = await files.findOwn(db, userId, `/files/${name}`)
      const stored = own && (await files.storage.find(name))
      if (stored) yield { name: `pictures/${name}`, content: stored.stream(), isPacked: true }
    }
  }

  return {
    /** @throws {AppError} `article.not_found`, both for missing articles and for articles of other users. */
    async open(userId: number, id: number): Promise<ArticleFile> {
      const { title, viewer_can } = await routeArticles.read(id, { userId, token: null })
      if (!viewer_can.edit) throw new AppError('article.not_found')
      return { title, archive: zipStream(entries(userId, id)) }
    },
  }
}

export type BundlesService = ReturnType<typeof createBundlesService>
