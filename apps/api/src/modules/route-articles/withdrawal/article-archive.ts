import { AppError } from '../../../platform/app-error.ts'
import type { Database } from '../../../platform/database.ts'
import { exportArticle } from '../exports/export-article.ts'
import type { RevisionsService } from '../revisions/revisions.service.ts'
import type { RouteArticlesService } from '../route-articles.service.ts'
import type { ArticleOrigins } from '../sources/article-origins.ts'
import { withdrawnArticlesRepository } from './withdrawn-articles.repository.ts'

export interface ArticleArchiveDependencies {
  readonly db: Database
  readonly routeArticles: RouteArticlesService
  readonly revisions: RevisionsService
  readonly origins: Pick<ArticleOrigins, 'state'>
  readonly publicUrl: string
}

interface TextFile {
  readonly name: string
  readonly content: string
}

interface ArchivedArticle {
  readonly id: number
  readonly isTrashed: boolean
}

/**
 * All articles of an author as files, those in the trash in a folder of their own. One after the other: none is held
 * longer than it is read.
 */
export function createArticleArchive({ db, routeArticles, revisions, origins, publicUrl }: ArticleArchiveDependencies) {
  async function* filesOfArticle(userId: number, { id, isTrashed }: ArchivedArticle): AsyncGenerator<TextFile> {
    const reader = { userId, token: null, opensTrash: true }
    const folder = `${isTrashed ? 'trash' : 'routes'}/${id}`
    const written = await routeArticles.read(id, reader)
    const origin = origins.state(written.source, written)
    yield { name: `${folder}/route.json`, content: toJson({ ...written, origin }) }
    const article = await routeArticles.getVisible(id, reader)
    const { content } = await exportArticle(article, { format: 'gpx', part: '', publicUrl, locale: null })
    yield { name: `${folder}/route.gpx`, content: String(content) }
    for (const { version } of await revisions.list(reader, id)) {
      const revision = await revisions.read(reader, { id, version })
      yield { name: `${folder}/history/${version}.json`, content: toJson(revision) }
    }
  }

  return {
    async *filesOf(userId: number): AsyncGenerator<TextFile> {
      for (const article of await withdrawnArticlesRepository(db).listAll(userId)) {
        try {
          yield* filesOfArticle(userId, article)
        } catch (error) {
          // Deleted while the archive was made.
          if (!(error instanceof AppError && error.code === 'article.not_found')) throw error
        }
      }
    },
  }
}

const toJson = (value: unknown) => JSON.stringify(value, null, 2)
