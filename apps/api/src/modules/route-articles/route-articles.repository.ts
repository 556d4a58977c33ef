import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { activeSuspension, users } from '../../platform/session/users.table.ts'
import type { ArticleSource } from '../../schema/article-sources.ts'
import {
  type ArticleOrigin,
  articleBodies,
  articleMaps,
  articleTags,
  routeArticles,
} from '../../schema/route-articles.table.ts'
import type { PlaceLabel } from '../places/gazetteer.ts'
import type { ArticleContent, ArticleTag } from './article-content.ts'
import {
  creditedUsers,
  isAuthor,
  isCredited,
  isOriginal,
  originals,
  type ReadRow,
  readColumns,
} from './article-rows.ts'
import { FACTS_VERSION, factsOf, type LineFacts } from './line-facts.ts'

/** What a save stores besides what the author wrote. */
export interface ArticleKeys {
  readonly previewKey: string
  readonly place: PlaceLabel | null
}

interface NewArticleKeys extends ArticleKeys {
  readonly shareToken: string
  readonly origin?: ArticleOrigin
}

interface ReplacedKeys extends ArticleKeys {
  /** The preview key until now: an unchanged map, which may be large, is not written again. */
  readonly before: string
  readonly source: ArticleSource | null
}

/** SQL for one article. Takes the connection to use, so a transaction cannot be forgotten half way. */
export function routeArticlesRepository(db: Database) {
  let findById: ReturnType<typeof prepareFind> | undefined
  let findBesideMapById: ReturnType<typeof prepareFindBesideMap> | undefined
  return {
    async find(id: number): Promise<ReadRow | null> {
      findById ??= prepareFind(db)
      const [row] = await findById.execute({ id })
      return row ?? null
    },
    /** Without its map, which may be large: whoever has just stored it knows it. */
    async findBesideMap(id: number): Promise<Omit<ReadRow, 'layers' | 'ownLayers'> | null> {
      findBesideMapById ??= prepareFindBesideMap(db)
      const [row] = await findBesideMapById.execute({ id })
      return row ?? null
    },
    /** Holds the article until the transaction ends: of two saves from one version only the first can pass. */
    async lock(id: number) {
      const [row] = await db
        .select({
          userId: routeArticles.userId,
          version: routeArticles.version,
          isDraft: routeArticles.isDraft,
          privateMode: routeArticles.privateMode,
          isForbidden: routeArticles.isForbidden,
          previewKey: routeArticles.previewKey,
          showsHealth: routeArticles.showsHealth,
          source: routeArticles.source,
        })
        .from(routeArticles)
        .where(eq(routeArticles.id, id))
        .for('update')
      return row ?? null
    },
    async showsHealth(id: number): Promise<boolean> {
      const [row] = await db
        .select({ showsHealth: routeArticles.showsHealth })
        .from(routeArticles)
        .where(eq(routeArticles.id, id))
      return row?.showsHealth ?? false
    },
    /** It is no save: version and dates stay. */
    async setShowsHealth(id: number, showsHealth: boolean): Promise<void> {
      await db.update(routeArticles).set({ showsHealth }).where(eq(routeArticles.id, id))
    },
    /** Holds the author's row until the transaction ends, so two requests cannot both pass a limit check. */
    async lockAuthor(userId: number): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    },
    /** The end of a user's suspension; null if not suspended. */
    async findSuspension(userId: number): Promise<Date | null> {
      const [row] = await db.select({ until: activeSuspension }).from(users).where(eq(users.id, userId))
      return row?.until ?? null
    },
    async countUnlisted(userId: number): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(routeArticles)
        .where(
          and(
            eq(routeArticles.userId, userId),
            eq(routeArticles.isDraft, false),
            sql`${routeArticles.privateMode} is not null`,
          ),
        )
      return row?.total ?? 0
    },
    async insert(userId: number, content: ArticleContent, keys: NewArticleKeys): Promise<number> {
      const [row] = await db
        .insert(routeArticles)
        .values({
          userId,
          ...listedColumns(content),
          ...factsColumns(content),
          ...placeColumns(keys.place),
          previewKey: keys.previewKey,
          shareToken: keys.shareToken,
          ...keys.origin?.lineage,
          source: keys.origin?.source ?? null,
          publishedAt: isShown(content) ? sql`now()` : null,
        })
        .returning({ id: routeArticles.id })
      if (!row) throw new Error('An insert gave no id.')
      await db.insert(articleMaps).values({ articleId: row.id, ...mapColumns(content) })
      await db.insert(articleBodies).values({ articleId: row.id, ...bodyColumns(content) })
      await insertTags(db, row.id, content.tags)
      return row.id
    },
    async replace(id: number, content: ArticleContent, keys: ReplacedKeys): Promise<void> {
      await db
        .update(routeArticles)
        .set({
          ...listedColumns(content),
          // The ground that is in those of an unchanged map is looked up for readers only.
          ...(keys.before === keys.previewKey && hasReaders(content) ? {} : factsColumns(content)),
          ...placeColumns(keys.place),
          previewKey: keys.previewKey,
          source: keys.source,
          version: sql`${routeArticles.version} + 1`,
          updatedAt: sql`now()`,
          publishedAt: publishedAfter(content),
        })
        .where(eq(routeArticles.id, id))
      if (keys.before !== keys.previewKey) {
        await db.update(articleMaps).set(mapColumns(content)).where(eq(articleMaps.articleId, id))
      }
      await db.update(articleBodies).set(bodyColumns(content)).where(eq(articleBodies.articleId, id))
      await db.delete(articleTags).where(eq(articleTags.articleId, id))
      await insertTags(db, id, content.tags)
    },
    async delete(id: number, userId: number): Promise<boolean> {
      const rows = await db
        .delete(routeArticles)
        .where(and(eq(routeArticles.id, id), eq(routeArticles.userId, userId)))
        .returning({ id: routeArticles.id })
      return rows.length === 1
    },
  }
}

/** An article as `find` would return it after a save. Its visibility and modification time are unchanged. */
export function rowWith(row: ReadRow, content: ArticleContent, { previewKey, place }: ArticleKeys): ReadRow {
  const { isDraft, privateMode } = row
  const tags = content.tags.map(({ name }) => name)
  const listed = { ...listedColumns(content), ...factsOf(content), ...placeColumns(place), isDraft, privateMode }
  const written = { ...listed, ...bodyColumns(content) }
  return { ...row, ...written, previewKey, tags, ...mapColumns(content) }
}

function prepareFind(db: Database) {
  return db
    .select(readColumns)
    .from(routeArticles)
    .innerJoin(users, isAuthor)
    .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
    .innerJoin(articleBodies, eq(articleBodies.articleId, routeArticles.id))
    .leftJoin(originals, isOriginal)
    .leftJoin(creditedUsers, isCredited)
    .where(eq(routeArticles.id, sql.placeholder('id')))
    .prepare('article')
}

function prepareFindBesideMap(db: Database) {
  const { layers: _, ownLayers: __, ...columns } = readColumns
  return db
    .select(columns)
    .from(routeArticles)
    .innerJoin(users, isAuthor)
    .innerJoin(articleBodies, eq(articleBodies.articleId, routeArticles.id))
    .leftJoin(originals, isOriginal)
    .leftJoin(creditedUsers, isCredited)
    .where(eq(routeArticles.id, sql.placeholder('id')))
    .prepare('article_beside_map')
}

/** What is known of a main line, as the rules of today have it. */
export const factsColumns = (facts: LineFacts) => ({ ...factsOf(facts), factsVersion: FACTS_VERSION })

const placeColumns = (place: PlaceLabel | null) => ({ placeJa: place?.ja ?? null, placeEn: place?.en ?? null })

function listedColumns(content: ArticleContent) {
  const { title, summary, language, translation, isDraft, privateMode, thumbnailPath } = content
  const { bounds, distanceKm, outline } = content
  return {
    title,
    summary,
    language,
    isDraft,
    privateMode,
    thumbnailPath,
    bounds,
    distanceKm,
    outline,
    translatedTitle: translation?.title ?? null,
    translatedSummary: translation?.summary ?? null,
  }
}

const isShown = ({ isDraft, privateMode }: ArticleContent) => !isDraft && privateMode === null
/** Others, everybody or by a link. */
const hasReaders = ({ isDraft, privateMode }: ArticleContent) => !isDraft && privateMode !== 'private'

/** The first publication never changes. Articles published before this was stored use the time when they were created. */
function publishedAfter(content: ArticleContent): SQL {
  const { publishedAt, isDraft, privateMode, createdAt } = routeArticles
  const now = isShown(content) ? sql`now()` : sql`null`
  return sql`coalesce(${publishedAt}, case when not ${isDraft} and ${privateMode} is null then ${createdAt} else ${now} end)`
}

const mapColumns = ({ layers, ownLayers }: ArticleContent) => ({ layers, ownLayers })
const bodyColumns = ({ body, translation }: ArticleContent) => ({ body, translatedBody: translation?.body ?? null })

async function insertTags(db: Database, articleId: number, tags: readonly ArticleTag[]): Promise<void> {
  if (tags.length === 0) return
  await db.insert(articleTags).values(tags.map((tag, position) => ({ articleId, ...tag, position })))
}
