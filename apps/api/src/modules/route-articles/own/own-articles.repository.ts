import type { ArticleStatus, OwnRouteSort, StatusCounts } from '@repo/contract'
import { and, asc, count, desc, eq, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { isOneOf, matchingIds } from '../../../platform/folding/matching-ids.ts'
import { users } from '../../../platform/session/users.table.ts'
import { editProposals } from '../../../schema/edit-proposals.table.ts'
import { articleModerations } from '../../../schema/moderations.table.ts'
import { isTrashed, routeArticles } from '../../../schema/route-articles.table.ts'
import type { PublicationStatus } from '../../article-access/route-article.policy.ts'
import type { Page, PageRequest } from '../article-lists.repository.ts'
import { type CardRow, cardColumns, isAuthor } from '../article-rows.ts'
import { forbiddingColumns } from '../moderation/moderation.repository.ts'

export interface OwnFilter {
  readonly userId: number
  /** Null for all. */
  readonly statuses: readonly PublicationStatus[] | null
  /** Their ids; null for all. */
  readonly ids: readonly number[] | null
}

export interface OwnPageRequest extends PageRequest {
  readonly sort: OwnRouteSort
}

/** What an author sees of one article, beside its map and body. */
export type OwnRow = NonNullable<Awaited<ReturnType<ReturnType<typeof ownArticlesRepository>['find']>>>

/** `publicationStatus` as SQL. */
const statusOf = sql<ArticleStatus>`case
  when ${routeArticles.isForbidden} then 'forbidden'
  when ${routeArticles.isDraft} then 'draft'
  when ${routeArticles.privateMode} is null then 'public'
  when ${routeArticles.privateMode} = 'url' then 'linkShared'
  else 'private' end`

const openProposals = sql`(
  select count(*) from ${editProposals}
  where ${editProposals.articleId} = ${routeArticles.id} and ${editProposals.status} = 'open')`.mapWith(Number)

const ORDER: Readonly<Record<OwnPageRequest['sort'], SQL>> = {
  updated_at: desc(routeArticles.updatedAt),
  created_at: desc(routeArticles.createdAt),
  title: asc(routeArticles.title),
}

/** SQL for authors' own articles, in every state. */
export function ownArticlesRepository(db: Database) {
  return {
    /** Those with a text in the title, in either language. */
    listMatching: (userId: number, text: string): Promise<readonly number[]> =>
      matchingIds(text, {
        read: async (before, limit) => {
          const { id, title, translatedTitle } = routeArticles
          const rows = await db
            .select({ id, title, translatedTitle })
            .from(routeArticles)
            .where(and(isMine(userId), before === null ? undefined : lt(id, before)))
            .orderBy(desc(id))
            .limit(limit)
          return rows.map((row) => ({ id: row.id, texts: [row.title, row.translatedTitle] }))
        },
      }),
    async list(filter: OwnFilter, { page, pageSize, sort }: OwnPageRequest): Promise<Page<CardRow>> {
      const where = and(
        ofAuthor(filter),
        filter.statuses === null ? undefined : inArray(statusOf, [...filter.statuses]),
      )
      const order = [ORDER[sort], desc(routeArticles.id)]
      // Cards are made of those alone that are shown, not of all before them.
      const shown = db
        .select({ id: routeArticles.id })
        .from(routeArticles)
        .where(where)
        .orderBy(...order)
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const [rows, [counted]] = await Promise.all([
        db
          .select(cardColumns)
          .from(routeArticles)
          .innerJoin(users, isAuthor)
          .where(inArray(routeArticles.id, shown))
          .orderBy(...order),
        db.select({ total: count() }).from(routeArticles).where(where),
      ])
      return { rows, total: counted?.total ?? 0 }
    },
    async countByStatus(filter: Omit<OwnFilter, 'statuses'>): Promise<StatusCounts> {
      const rows = await db
        .select({ status: statusOf, total: count() })
        .from(routeArticles)
        .where(ofAuthor(filter))
        .groupBy(statusOf)
      const totals = new Map(rows.map(({ status, total }) => [status, total]))
      const of = (status: ArticleStatus) => totals.get(status) ?? 0
      return {
        draft: of('draft'),
        private: of('private'),
        linkShared: of('linkShared'),
        public: of('public'),
        forbidden: of('forbidden'),
      }
    },
    async find(id: number, userId: number) {
      const [row] = await db
        .select({
          ...cardColumns,
          shareToken: routeArticles.shareToken,
          ...forbiddingColumns,
          openProposals,
        })
        .from(routeArticles)
        .innerJoin(users, isAuthor)
        .leftJoin(articleModerations, eq(articleModerations.articleId, routeArticles.id))
        .where(isOwn(id, userId))
      return row ?? null
    },
    async setShareToken(id: number, userId: number, shareToken: string): Promise<void> {
      await db.update(routeArticles).set({ shareToken }).where(isOwn(id, userId))
    },
    /** Keeps the first moment and note: asking again changes nothing. */
    async requestPublication(id: number, note: string): Promise<void> {
      await db
        .update(articleModerations)
        .set({ publicationRequestedAt: sql`now()`, requestNote: note })
        .where(and(eq(articleModerations.articleId, id), isNull(articleModerations.publicationRequestedAt)))
    },
    /** @returns false when there was an appeal already. */
    async appeal(id: number, note: string): Promise<boolean> {
      const rows = await db
        .update(articleModerations)
        .set({ appealedAt: sql`now()`, appealNote: note })
        .where(and(eq(articleModerations.articleId, id), isNull(articleModerations.appealedAt)))
        .returning({ id: articleModerations.articleId })
      return rows.length > 0
    },
  }
}

/** What is in the trash is nowhere else. */
const isMine = (userId: number) => and(eq(routeArticles.userId, userId), not(isTrashed(routeArticles)))
const isOwn = (id: number, userId: number) => and(eq(routeArticles.id, id), isMine(userId))

function ofAuthor({ userId, ids }: Omit<OwnFilter, 'statuses'>): SQL | undefined {
  return ids === null ? isMine(userId) : and(isMine(userId), isOneOf(routeArticles.id, ids))
}
