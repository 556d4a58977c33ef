import { and, desc, eq, isNull, lt, ne, not, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { editProposals } from '../../schema/edit-proposals.table.ts'
import { accessColumns, isTrashed, routeArticles } from '../../schema/route-articles.table.ts'

type Row = typeof editProposals.$inferSelect
type Decision = Pick<Row, 'status' | 'answer' | 'accepted'>

interface PageOfKeys {
  /** The id of the last page's last one; null for the first page. */
  readonly before: number | null
  readonly limit: number
}

const {
  changes: _,
  texts: __,
  ...listed
} = {
  id: editProposals.id,
  articleId: editProposals.articleId,
  userId: editProposals.userId,
  baseVersion: editProposals.baseVersion,
  changes: editProposals.changes,
  texts: editProposals.texts,
  reason: editProposals.reason,
  status: editProposals.status,
  accepted: editProposals.accepted,
  answer: editProposals.answer,
  createdAt: editProposals.createdAt,
  decidedAt: editProposals.decidedAt,
}
const proposer = { id: users.id, name: users.name, nickname: users.nickname, avatar: users.avatar }
/** Closed accounts are not named. */
const isProposer = and(eq(users.id, editProposals.userId), isNull(users.withdrawnAt))

/** SQL for proposals. */
export function editProposalsRepository(db: Database) {
  return {
    /** Holds the article until the transaction ends: of proposals that come at once only the first is open. */
    async lockArticle(articleId: number) {
      const [row] = await db
        .select({ ...accessColumns, id: routeArticles.id })
        .from(routeArticles)
        .where(eq(routeArticles.id, articleId))
        .for('no key update')
      return row ?? null
    },
    /** Null while the article is in the trash. */
    async findAuthor(articleId: number): Promise<number | null> {
      const [row] = await db
        .select({ userId: routeArticles.userId })
        .from(routeArticles)
        .where(and(eq(routeArticles.id, articleId), not(isTrashed(routeArticles))))
      return row?.userId ?? null
    },
    async hasOpen(articleId: number, userId: number): Promise<boolean> {
      const rows = await db
        .select({ id: editProposals.id })
        .from(editProposals)
        .where(
          and(
            eq(editProposals.articleId, articleId),
            eq(editProposals.userId, userId),
            eq(editProposals.status, 'open'),
          ),
        )
        .limit(1)
      return rows.length > 0
    },
    async insert(proposal: typeof editProposals.$inferInsert): Promise<number> {
      const [row] = await db.insert(editProposals).values(proposal).returning({ id: editProposals.id })
      if (!row) throw new Error('An insert gave no id.')
      return row.id
    },
    /** @param onlyOf the proposer; null for all proposals. */
    list(articleId: number, onlyOf: number | null, { before, limit }: PageOfKeys) {
      return db
        .select({ ...listed, user: proposer })
        .from(editProposals)
        .leftJoin(users, isProposer)
        .where(
          and(
            eq(editProposals.articleId, articleId),
            onlyOf === null ? ne(editProposals.status, 'withdrawn') : eq(editProposals.userId, onlyOf),
            before === null ? undefined : lt(editProposals.id, before),
          ),
        )
        .orderBy(desc(editProposals.id))
        .limit(limit)
    },
    async find(articleId: number, id: number) {
      const [row] = await db
        .select({ ...listed, changes: editProposals.changes, texts: editProposals.texts, user: proposer })
        .from(editProposals)
        .leftJoin(users, isProposer)
        .where(and(eq(editProposals.id, id), eq(editProposals.articleId, articleId)))
      return row ?? null
    },
    /** @returns false when it was decided already. */
    async decide(id: number, decision: Decision): Promise<boolean> {
      const rows = await db
        .update(editProposals)
        .set({ ...decision, decidedAt: sql`now()` })
        .where(and(eq(editProposals.id, id), eq(editProposals.status, 'open')))
        .returning({ id: editProposals.id })
      return rows.length > 0
    },
    /** Deletes proposals that were not accepted, and the text of accepted ones: the resulting maps belong to their authors. */
    async forget(userId: number): Promise<void> {
      const isOf = eq(editProposals.userId, userId)
      const isTaken = sql`${editProposals.status} in ('accepted', 'partly_accepted')`
      await db.delete(editProposals).where(and(isOf, sql`not ${isTaken}`))
      await db.update(editProposals).set({ reason: '', changes: [], texts: [] }).where(isOf)
    },
    listOf(userId: number) {
      return db
        .select({ ...listed, changes: editProposals.changes, texts: editProposals.texts })
        .from(editProposals)
        .where(eq(editProposals.userId, userId))
        .orderBy(editProposals.id)
    },
  }
}

export type ProposalRow = Awaited<ReturnType<ReturnType<typeof editProposalsRepository>['list']>>[number]
