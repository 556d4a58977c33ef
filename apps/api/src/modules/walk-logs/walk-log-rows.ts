import type { WalkCondition } from '@repo/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../../platform/session/users.table.ts'
import { files } from '../../schema/files.table.ts'
import { follows } from '../../schema/follows.table.ts'
import { isPublic, isTrashed, routeArticles } from '../../schema/route-articles.table.ts'
import { walkLogPhotos, walkLogs } from '../../schema/walk-logs.table.ts'

/** A walk's place in the lists: its day, then its id. */
export interface WalkKey {
  readonly walkedOn: string
  readonly id: number
}

interface Photo {
  readonly id: number
  readonly stored_name: string
  readonly width: number
  readonly height: number
}

export const tracks = alias(routeArticles, 'track')
/** A recording is shown to who may see its article: to its walker, and to all where it is public. */
export const isShownTrack = (viewerId: number | null): SQL | undefined =>
  and(
    eq(tracks.id, walkLogs.trackId),
    sql`((${isPublic(tracks)}) or ${viewerId === null ? sql`false` : eq(tracks.userId, viewerId)})`,
    sql`not ${isTrashed(tracks)}`,
  )

const photos = sql<Photo[]>`(
  select coalesce(json_agg(json_build_object('id', ${files.id}, 'stored_name', ${files.storedName},
    'width', ${files.width}, 'height', ${files.height}) order by ${walkLogPhotos.position}), '[]')
  from ${walkLogPhotos} join ${files} on ${files.id} = ${walkLogPhotos.fileId}
  where ${walkLogPhotos.logId} = ${walkLogs.id})`

/** Of a log with its walker and, where the viewer may see it, its recording: join `users` and {@link tracks}. */
export const logColumns = {
  id: walkLogs.id,
  userId: walkLogs.userId,
  walkedOn: walkLogs.walkedOn,
  minutes: walkLogs.minutes,
  conditions: sql<WalkCondition[]>`${walkLogs.conditions}`,
  text: walkLogs.text,
  visibility: walkLogs.visibility,
  createdAt: walkLogs.createdAt,
  editedAt: walkLogs.editedAt,
  prohibitionReason: walkLogs.prohibitionReason,
  part: {
    objectId: walkLogs.partObjectId,
    fromMeters: walkLogs.partFromMeters,
    toMeters: walkLogs.partToMeters,
  },
  photos,
  user: { id: users.id, name: users.name, nickname: users.nickname, avatar: users.avatar },
  track: { id: tracks.id, title: tracks.title },
}

/** What of an article was walked; all null for all of it. */
interface LogPart {
  readonly objectId: string | null
  readonly fromMeters: number | null
  readonly toMeters: number | null
}

export interface LogRow {
  readonly id: number
  readonly userId: number
  readonly walkedOn: string
  readonly minutes: number | null
  readonly conditions: WalkCondition[]
  readonly text: string
  readonly visibility: 'public' | 'followers' | 'private'
  readonly createdAt: Date
  readonly editedAt: Date | null
  readonly prohibitionReason: string | null
  readonly part: LogPart | null
  readonly photos: Photo[]
  readonly user: { id: number; name: string; nickname: string; avatar: string | null }
  readonly track: { id: number; title: string } | null
}

/** Shown to everybody who may read the article. */
export const isShownToAll = sql`(${walkLogs.visibility} = 'public' and ${walkLogs.prohibitedAt} is null)`

/** Whether a viewer may see a log, of an article that they may read. */
export function isVisibleTo(viewerId: number | null): SQL {
  if (viewerId === null) return isShownToAll
  return sql`(${walkLogs.userId} = ${viewerId} or ${isShownToAll} or (
    ${walkLogs.visibility} = 'followers' and ${walkLogs.prohibitedAt} is null and exists (
      select from ${follows} where ${follows.followerId} = ${viewerId} and ${follows.followedId} = ${walkLogs.userId})))`
}

export const isAfter = (before: WalkKey | null): SQL | undefined =>
  before === null
    ? undefined
    : sql`(${walkLogs.walkedOn}, ${walkLogs.id}) < (${before.walkedOn}::date, ${before.id}::bigint)`
