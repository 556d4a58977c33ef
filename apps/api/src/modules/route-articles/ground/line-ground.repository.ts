import { and, eq, gt, lte, max, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database.ts'
import { type GroundSummary, lineGround } from '../../../schema/line-ground.table.ts'
import { articleMaps, routeArticles } from '../../../schema/route-articles.table.ts'

const { articleId, dueAt, tries, region } = lineGround
const { id, isDraft, privateMode, distanceKm } = routeArticles

export interface ClaimedLine {
  readonly id: number
  /** With this one. */
  readonly tries: number
}

/** SQL for what is known of the ground of main lines, and for the queue of those that are to be looked at. */
export function lineGroundRepository(db: Database) {
  return {
    /**
     * Queues lines of some articles that have no summary of a region, also of those that were saved before there were rows.
     *
     * @returns the last article that was looked at, null after all; and those that are being changed, which are left out.
     */
    async queueOutdated(version: string, { since, limit }: { since: number; limit: number }) {
      const page = db.select({ id }).from(routeArticles).where(gt(id, since)).orderBy(id).limit(limit).as('page')
      const [row] = await db.select({ last: max(page.id) }).from(page)
      const last = row?.last ?? null
      if (last === null) return { last, left: [] }
      const looked = and(gt(id, since), lte(id, last), isRead)
      await db.execute(queueing(version, looked, sql`for key share skip locked`))
      const isKnown = sql`${region} is not distinct from ${version} or ${dueAt} is not null`
      const known = db
        .select({ articleId })
        .from(lineGround)
        .where(and(eq(articleId, id), sql`(${isKnown})`))
      const left = await db
        .select({ id })
        .from(routeArticles)
        .where(and(looked, notExists(known)))
      return { last, left: left.map((article) => article.id) }
    },
    /** As soon as nobody changes it. */
    async queueOne(version: string, article: number): Promise<void> {
      await db.execute(queueing(version, and(eq(id, article), isRead), sql`for key share`))
    },
    /** The line that was queued last: what somebody has just saved does not wait for all others. */
    async claim(leaseSeconds: number): Promise<ClaimedLine | null> {
      const next = db
        .select({ id: articleId })
        .from(lineGround)
        .where(lte(dueAt, sql`now()`))
        .orderBy(sql`${dueAt} desc`)
        .limit(1)
        .for('update', { skipLocked: true })
      const [row] = await db
        .update(lineGround)
        .set({ dueAt: after(leaseSeconds), tries: sql`${tries} + 1` })
        .where(sql`${articleId} = (${next})`)
        .returning({ id: articleId, tries })
      return row ?? null
    },
    /** A map as others see it, of its main line alone. */
    async findMainLine(id: number): Promise<{ readonly previewKey: string; readonly layers: unknown } | null> {
      const [row] = await db
        .select({ previewKey: routeArticles.previewKey, layers: mainLineAlone })
        .from(routeArticles)
        .innerJoin(articleMaps, eq(articleMaps.articleId, routeArticles.id))
        .where(eq(routeArticles.id, id))
      return row ?? null
    },
    /** @returns false if it was queued again meanwhile. */
    async finish(claimed: ClaimedLine, found: { version: string; summary: GroundSummary }): Promise<boolean> {
      const rows = await db
        .update(lineGround)
        .set({ dueAt: null, tries: 0, region: found.version, summary: found.summary })
        .where(isStillClaimed(claimed))
        .returning({ id: articleId })
      return rows.length === 1
    },
    /** @param seconds until it is tried again; null to give it up until its map or the region changes. */
    async putOff(claimed: ClaimedLine, seconds: number | null): Promise<void> {
      await db
        .update(lineGround)
        .set({ dueAt: seconds === null ? null : after(seconds) })
        .where(isStillClaimed(claimed))
    },
  }
}

/** A line that others may read of. */
const isRead = sql`not ${isDraft} and ${privateMode} is distinct from 'private' and ${distanceKm} is not null`

/** Locks an article before its row here, as saves do: neither waits for the other then while it is waited for. */
const queueing = (version: string, isMeant: SQL | undefined, lock: SQL): SQL => sql`
  insert into ${lineGround} (route_id, due_at)
  select ${id}, now() from ${routeArticles} where ${isMeant} ${lock}
  on conflict (route_id) do update set due_at = now(), tries = 0
  where ${region} is distinct from ${version} and ${dueAt} is null`

/** Whoever queues it begins to count again. */
const isStillClaimed = (claimed: ClaimedLine) => and(eq(articleId, claimed.id), eq(tries, claimed.tries))

const after = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`

/** Large maps are not read whole for one line of theirs. */
const mainLineAlone = sql<unknown>`(
  select json_build_array(json_build_object('id', layer.value -> 'id', 'name', layer.value -> 'name',
    'objects', json_build_array(object.value)))
  from json_array_elements(${articleMaps.layers}) layer, json_array_elements(layer.value -> 'objects') object
  where object.value ->> 'isMain' in ('true', '1') limit 1)`
