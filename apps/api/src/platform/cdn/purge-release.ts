import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { instanceSettings } from '../instance-settings/instance-settings.table.ts'
import type { queuePurgesBy } from './queue-purges.ts'

/** The setting that has the build whose pages a CDN may keep. A restored database has that of another time: it is removed there. */
export const RELEASED_BUILD = 'released_build'

/**
 * Has everything at the CDN purged when a process starts whose pages are of another build than before: they name other scripts
 * and styles. Processes are replaced one after another, and those of before serve their pages meanwhile: so each start within
 * an hour purges. A process that merely starts again leaves the copies where they are.
 */
export async function purgeRelease(
  db: Database,
  build: string,
  queuePurge: NonNullable<ReturnType<typeof queuePurgesBy>>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { name, value, updatedAt } = instanceSettings
    const [row] = await tx
      .insert(instanceSettings)
      .values({ name: RELEASED_BUILD, value: build })
      .onConflictDoUpdate({
        target: name,
        set: {
          value: build,
          updatedAt: sql`case when ${value} = excluded.value then ${updatedAt} else now() end`,
        },
      })
      .returning({ isNew: sql<boolean>`${updatedAt} > now() - interval '1 hour'` })
    if (row?.isNew) await queuePurge(tx, null)
  })
}

/** What tells the built web from any other; without one, as from the sources, each start has its own. */
export const buildOf = (serverFile: string): Promise<string> =>
  readFile(serverFile).then(
    (code) => createHash('sha256').update(code).digest('base64url'),
    () => randomUUID(),
  )
