import { and, asc, eq, gt, isNull, ne, or } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { retryUntilDone } from '../../platform/retry-until-done.ts'
import { articleTracks } from '../../schema/activities.table.ts'
import { articleMaps, routeArticles } from '../../schema/route-articles.table.ts'
import { readStoredMap } from '../route-articles/article-content.ts'
import { skipBroken } from '../route-articles/skip-broken.ts'
import { TRACK_VERSION, trackOf, withShown } from '../route-articles/tracks/track-facts.ts'
import { putTrack } from '../route-articles/tracks/tracks.repository.ts'
import { findPlacesOnAndOn } from './find-places.ts'
import { activityFillRepository } from './years.repository.ts'

/** Maps can be large, so few are held at a time. */
const MAPS = 20
const LOGS = 500

interface FillParts {
  readonly db: Database
  readonly report: (warning: string) => void
}

/**
 * Computes the tracks of articles that were saved before they were stored, or by a release that did not, and puts the walk logs
 * from then in step. What is done stays done: it goes on after a restart.
 */
export async function fillActivities({ db, report }: FillParts, signal: AbortSignal): Promise<void> {
  for (let last = 0; ; ) {
    const page = await listWithoutTrack(db, last)
    for (const { id, previewKey, layers, ownLayers } of page) {
      await skipBroken(id, { signal, report }, async () => {
        const whole = readStoredMap(ownLayers ?? layers)
        const track = ownLayers === null ? trackOf(whole) : withShown(trackOf(whole), whole, readStoredMap(layers))
        await db.transaction(async (tx) => {
          // A save that came meanwhile has stored its own, and so has a private place: what it hides must not come back.
          const isUnchanged = and(eq(routeArticles.id, id), eq(routeArticles.previewKey, previewKey))
          const held = await tx.select({ id: routeArticles.id }).from(routeArticles).where(isUnchanged).for('update')
          if (held.length > 0) await putTrack(tx, id, track)
        })
      })
      last = id
    }
    if (page.length < MAPS) break
  }
  const logs = activityFillRepository(db)
  for (let last: number | null = 0; last !== null; last = await logs.fillLogs(last, LOGS)) signal.throwIfAborted()
}

function listWithoutTrack(db: Database, after: number) {
  const { id, previewKey } = routeArticles
  return db
    .select({ id, previewKey, layers: articleMaps.layers, ownLayers: articleMaps.ownLayers })
    .from(routeArticles)
    .innerJoin(articleMaps, eq(articleMaps.articleId, id))
    .leftJoin(articleTracks, eq(articleTracks.articleId, id))
    .where(and(gt(id, after), or(isNull(articleTracks.articleId), ne(articleTracks.version, TRACK_VERSION))))
    .orderBy(asc(id))
    .limit(MAPS)
}

/** Fills them while the product already serves, and looks up the places that they reach. @returns how to stop. */
export function fillYears({ labelPosition, ...parts }: FillParts & Parameters<typeof findPlacesOnAndOn>[0]) {
  const stopFilling = retryUntilDone((signal) => fillActivities(parts, signal).then(() => 'done'), {
    onFailure: (reason) => parts.report(`Activities could not be filled in and will be tried again: ${reason}`),
    retryAfterMs: 15_000,
  })
  const stopFinding = findPlacesOnAndOn({ ...parts, labelPosition })
  return async (): Promise<void> => {
    await Promise.all([stopFilling(), stopFinding()])
  }
}
