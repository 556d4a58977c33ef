import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { articleTrackLines, articleTracks } from '../../../schema/activities.table.ts'
import { TRACK_VERSION, type Track, type Way } from './track-facts.ts'

/** Stores what a map says of a way, in the transaction that stores the map, and after it. */
export async function putTrack(
  tx: Database,
  articleId: number,
  { recordedOn, sport, own, shown }: Track,
): Promise<void> {
  const columns = {
    version: TRACK_VERSION,
    recordedOn,
    sport,
    distanceMeters: own.distanceMeters,
    climbMeters: own.climbMeters,
    seconds: own.seconds,
    highestMeters: own.highestMeters,
    shownDistanceMeters: shown.distanceMeters,
    shownClimbMeters: shown.climbMeters,
    shownSeconds: shown.seconds,
    shownHighestMeters: shown.highestMeters,
    gazetteer: null,
  }
  await tx
    .insert(articleTracks)
    .values({ articleId, ...columns })
    .onConflictDoUpdate({ target: articleTracks.articleId, set: columns })
  await tx.delete(articleTrackLines).where(eq(articleTrackLines.articleId, articleId))
  const rows = [...rowsOf(articleId, shown, false), ...(own === shown ? [] : rowsOf(articleId, own, true))]
  if (rows.length > 0) await tx.insert(articleTrackLines).values(rows)
}

const rowsOf = (articleId: number, { levels }: Way, isOwn: boolean) =>
  levels.map(({ lines, bounds }, level) => ({ articleId, isOwn, level, lines, bounds }))
