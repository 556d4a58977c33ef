import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { activeSuspension, users } from '../../platform/session/users.table.ts'
import { allGiven, statement } from '../../platform/statement.ts'
import type { ArticleSource } from '../../schema/article-sources.ts'
import {
  type ArticleOrigin,
  articleBodies,
  articleMaps,
  articleTags,
  isTrashed,
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
import { putTrack } from './tracks/tracks.repository.ts'

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
  return {
    async find(id: number): Promise<ReadRow | null> {
      const [row] = await selectArticle(db, { id })
      return row ?? null
    },
    /** Without its map, which may be large: whoever has just stored it knows it. */
    async findBesideMap(id: number): Promise<Omit<ReadRow, 'layers' | 'ownLayers'> | null> {
      const [row] = await selectBesideMap(db, { id })
      return row ?? null
    },
    /** Holds the article until the transaction ends: of two saves from one version only the first can pass. */
    async lock(id: number) {
      const [row] = await lockArticle(db, { id })
      return row ?? null
    },
    async showsHealth(id: number): Promise<boolean> {
      const [row] = await selectHealth(db, { id })
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
      const [row] = await selectSuspension(db, { userId })
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
      await putTrack(db, row.id, content.track)
      return row.id
    },
    async replace(id: number, content: ArticleContent, keys: ReplacedKeys): Promise<void> {
      const { before, previewKey, place, source } = keys
      const values = { id, ...listedColumns(content), ...placeColumns(place), previewKey, source }
      // The ground that is in the facts of an unchanged map is looked up for readers only.
      const keepsFacts = before === previewKey && hasReaders(content)
      const update = keepsFacts ? updateArticle.besideFacts : updateArticle.withFacts
      await Promise.all([
        update(db, { ...values, ...factsColumns(content), isShown: isShown(content) }),
        before === previewKey ? null : updateMap(db, { id, ...mapColumns(content) }),
        updateBody(db, { id, ...bodyColumns(content) }),
        deleteTags(db, { id }),
      ])
      await insertTags(db, id, content.tags)
      if (before !== previewKey) await putTrack(db, id, content.track)
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

const isGiven = eq(routeArticles.id, sql.placeholder('id'))

const selectArticle = statement((db) =>
  db
    .select(readColumns)
    .from(routeArticles)
    .innerJoin(users, isAuthor)
    .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
    .innerJoin(articleBodies, eq(articleBodies.articleId, routeArticles.id))
    .leftJoin(originals, isOriginal)
    .leftJoin(creditedUsers, isCredited)
    .where(isGiven),
)

const selectBesideMap = statement((db) => {
  const { layers: _, ownLayers: __, ...columns } = readColumns
  return db
    .select(columns)
    .from(routeArticles)
    .innerJoin(users, isAuthor)
    .innerJoin(articleBodies, eq(articleBodies.articleId, routeArticles.id))
    .leftJoin(originals, isOriginal)
    .leftJoin(creditedUsers, isCredited)
    .where(isGiven)
})

const lockArticle = statement((db) => {
  const { userId, version, isDraft, privateMode, isForbidden, previewKey, showsHealth, source } = routeArticles
  const access = { userId, isDraft, privateMode, isForbidden, isTrashed: isTrashed(routeArticles) }
  return db
    .select({ ...access, version, previewKey, showsHealth, source })
    .from(routeArticles)
    .where(isGiven)
    .for('update')
})

const selectHealth = statement((db) =>
  db.select({ showsHealth: routeArticles.showsHealth }).from(routeArticles).where(isGiven),
)

const selectSuspension = statement((db) =>
  db
    .select({ until: activeSuspension })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
)

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
function publishedAfter(): SQL {
  const { publishedAt, isDraft, privateMode, createdAt } = routeArticles
  const wasShown = sql`not ${isDraft} and ${privateMode} is null`
  const shownNow = sql`case when ${sql.placeholder('isShown')}::boolean then now() end`
  return sql`coalesce(${publishedAt}, case when ${wasShown} then ${createdAt} else ${shownNow} end)`
}

const { climbMeters, courseMinutes, courseModel, courseVersion, courseByGround, courseConstant } = routeArticles
const { isLoop, lineProfile, factsVersion } = routeArticles
const COURSE = { courseMinutes, courseModel, courseVersion, courseByGround, courseConstant }
const FACT_COLUMNS = { climbMeters, ...COURSE, isLoop, lineProfile, factsVersion }

const updateWith = (facts: Readonly<Record<string, AnyPgColumn>>) =>
  statement((db) => {
    const { title, summary, language, translatedTitle, translatedSummary, isDraft, privateMode } = routeArticles
    const { thumbnailPath, bounds, distanceKm, outline, placeJa, placeEn, previewKey, source } = routeArticles
    const texts = { title, summary, language, translatedTitle, translatedSummary, placeJa, placeEn }
    const shown = { isDraft, privateMode, thumbnailPath, bounds, distanceKm, outline, previewKey, source }
    return db
      .update(routeArticles)
      .set({
        ...allGiven({ ...texts, ...shown }),
        ...allGiven(facts),
        version: sql`${routeArticles.version} + 1`,
        updatedAt: sql`now()`,
        publishedAt: publishedAfter(),
      })
      .where(isGiven)
  })

const updateArticle = { withFacts: updateWith(FACT_COLUMNS), besideFacts: updateWith({}) }

const updateMap = statement((db) => {
  const { articleId, layers, ownLayers } = articleMaps
  return db
    .update(articleMaps)
    .set(allGiven({ layers, ownLayers }))
    .where(eq(articleId, sql.placeholder('id')))
})

const updateBody = statement((db) => {
  const { articleId, body, translatedBody } = articleBodies
  return db
    .update(articleBodies)
    .set(allGiven({ body, translatedBody }))
    .where(eq(articleId, sql.placeholder('id')))
})

const deleteTags = statement((db) => db.delete(articleTags).where(eq(articleTags.articleId, sql.placeholder('id'))))

const mapColumns = ({ layers, ownLayers }: ArticleContent) => ({ layers, ownLayers })
const bodyColumns = ({ body, translation }: ArticleContent) => ({ body, translatedBody: translation?.body ?? null })

async function insertTags(db: Database, articleId: number, tags: readonly ArticleTag[]): Promise<void> {
  if (tags.length === 0) return
  await db.insert(articleTags).values(tags.map((tag, position) => ({ articleId, ...tag, position })))
}
