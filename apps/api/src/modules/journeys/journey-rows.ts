import type { JourneyEntry } from '@repo/contract'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { blocks } from '../../schema/blocks.table.ts'
import { isPublicJourney, journeyEntries, journeys } from '../../schema/journeys.table.ts'
import { personColumns } from '../../schema/people.ts'
import { isPublic, isTrashed, publicationOf, routeArticles } from '../../schema/route-articles.table.ts'

/** The journey that another one was made of, while that is public, with its owner. */
const originals = alias(journeys, 'original')
const creditedUsers = alias(users, 'credited')

/** A journey with its owner as others see them. */
const journeyColumns = {
  id: journeys.id,
  userId: journeys.userId,
  kind: journeys.kind,
  title: journeys.title,
  summary: journeys.summary,
  coverPath: journeys.coverPath,
  startsOn: journeys.startsOn,
  isTravelling: journeys.isTravelling,
  state: journeys.state,
  isForbidden: journeys.isForbidden,
  shareToken: journeys.shareToken,
  version: journeys.version,
  favoriteCount: journeys.favoriteCount,
  commentCount: journeys.commentCount,
  createdAt: journeys.createdAt,
  updatedAt: journeys.updatedAt,
  publishedAt: publicationOf(journeys),
  trashedAt: journeys.trashedAt,
  clonedFromId: journeys.clonedFromId,
  userName: users.name,
  userNickname: users.nickname,
  userAvatar: users.avatar,
  original: { id: originals.id, title: originals.title },
  credited: personColumns(creditedUsers),
}

export const selectJourneys = (db: Database) =>
  db
    .select(journeyColumns)
    .from(journeys)
    .innerJoin(users, eq(users.id, journeys.userId))
    .leftJoin(originals, and(eq(originals.id, journeys.clonedFromId), isPublicJourney(originals)))
    .leftJoin(creditedUsers, eq(creditedUsers.id, originals.userId))
    .$dynamic()

export type JourneyRow = Awaited<ReturnType<typeof selectJourneys>>[number]

const isApart = sql`exists (select 1 from ${blocks}
  where (${blocks.blockerId} = ${journeys.userId} and ${blocks.blockedId} = ${routeArticles.userId})
    or (${blocks.blockerId} = ${routeArticles.userId} and ${blocks.blockedId} = ${journeys.userId}))`

/** Who sees an entry: the same for all readers but the owner, so that a page may be kept for all of them. */
const shownTo = sql<JourneyEntry['shown_to']>`case
  when ${journeyEntries.kind} = 'rest' then 'everyone'
  when ${routeArticles.id} is null or ${isTrashed(routeArticles)} then 'nobody'
  when ${isPublic(routeArticles)} and not ${isApart} then 'everyone'
  when ${routeArticles.userId} = ${journeys.userId} then 'owner'
  else 'nobody' end`

export const partColumns = {
  partObjectId: journeyEntries.partObjectId,
  partFromMeters: journeyEntries.partFromMeters,
  partToMeters: journeyEntries.partToMeters,
}

export const entryColumns = {
  id: journeyEntries.id,
  journeyId: journeyEntries.journeyId,
  kind: journeyEntries.kind,
  day: journeyEntries.day,
  note: journeyEntries.note,
  articleId: journeyEntries.articleId,
  ...partColumns,
  shownTo,
}

export const isEntryOf = eq(journeys.id, journeyEntries.journeyId)
export const isArticleOfEntry = eq(routeArticles.id, journeyEntries.articleId)
