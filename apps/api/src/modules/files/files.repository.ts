import { and, asc, count, desc, eq, gt, inArray, sum } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { users } from '../../platform/session/users.table.ts'
import { files } from '../../schema/files.table.ts'

export type FileRow = typeof files.$inferSelect
export type NewFile = Omit<typeof files.$inferInsert, 'id' | 'createdAt'>

export interface Usage {
  readonly files: number
  readonly bytes: number
}

const NAMES_PER_PAGE = 500

/** SQL for files. Takes the connection to use, so a transaction cannot be forgotten half way. */
export function filesRepository(db: Database) {
  return {
    async insert(file: NewFile): Promise<FileRow> {
      const [row] = await db.insert(files).values(file).returning()
      if (!row) throw new Error('An insert gave no row.')
      return row
    },
    async usageOf(userId: number): Promise<Usage> {
      const [row] = await db
        .select({ files: count(), bytes: sum(files.bytes).mapWith(Number) })
        .from(files)
        .where(eq(files.userId, userId))
      return { files: row?.files ?? 0, bytes: row?.bytes ?? 0 }
    },
    /** Holds the owner's row until the transaction ends, so two uploads cannot both take the last free place. */
    async lockOwner(userId: number): Promise<void> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    },
    list(userId: number): Promise<FileRow[]> {
      return db.select().from(files).where(eq(files.userId, userId)).orderBy(asc(files.id))
    },
    listPage(userId: number, { limit, offset }: { limit: number; offset: number }): Promise<FileRow[]> {
      const isOwn = eq(files.userId, userId)
      return db.select().from(files).where(isOwn).orderBy(desc(files.id)).limit(limit).offset(offset)
    },
    async find(userId: number, id: number): Promise<FileRow | null> {
      const [row] = await db
        .select()
        .from(files)
        .where(and(eq(files.userId, userId), eq(files.id, id)))
      return row ?? null
    },
    async delete(id: number): Promise<void> {
      await db.delete(files).where(eq(files.id, id))
    },
    /** Of all owners, oldest first, read in pages. */
    async *everyStoredName(): AsyncGenerator<string> {
      for (let after = 0; ; ) {
        const page = await db
          .select({ id: files.id, name: files.storedName })
          .from(files)
          .where(gt(files.id, after))
          .orderBy(asc(files.id))
          .limit(NAMES_PER_PAGE)
        for (const { name } of page) yield name
        const last = page.at(-1)
        if (!last) return
        after = last.id
      }
    },
    /** Of any owner. */
    async listNamed(storedNames: readonly string[]): Promise<FileRow[]> {
      if (storedNames.length === 0) return []
      return db
        .select()
        .from(files)
        .where(inArray(files.storedName, [...storedNames]))
        .orderBy(asc(files.id))
    },
    async findOwn(userId: number, storedName: string): Promise<FileRow | null> {
      const isFile = and(eq(files.userId, userId), eq(files.storedName, storedName))
      const [row] = await db.select().from(files).where(isFile)
      return row ?? null
    },
  }
}
