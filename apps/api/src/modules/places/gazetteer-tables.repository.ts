import { eq, getTableColumns, getTableName, isNotNull, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import { gazetteerLoads, placeAreas, places } from '../../schema/places.table.ts'
import type { AreaEntry, PlaceEntry } from './place-entries.ts'

/** Rows of `gazetteer_loads`. */
const LOAD_ID = 1
const REGIONS_LOAD_ID = 2
const LOAD_LOCK = 727_004
/** Degrees. */
const CLOSE = 0.15

/**
 * SQL that replaces the gazetteer's tables as a whole: their successors are filled without indexes, which is several times as fast,
 * and take their places and names at the end. Belongs into one transaction.
 */
export function gazetteerTablesRepository(db: Database) {
  return {
    findVersion: () => findVersionOf(db, LOAD_ID),
    /** Of the regions whose places are loaded. */
    findRegionsVersion: () => findVersionOf(db, REGIONS_LOAD_ID),
    /** False while another process loads. Held until the transaction ends. */
    async tryLock(): Promise<boolean> {
      const [row] = await db.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(${LOAD_LOCK}) as locked`)
      return row?.locked ?? false
    },
    async createSuccessors(): Promise<void> {
      await db.execute(sql`set local statement_timeout = '5min'`)
      await db.execute(sql`set local maintenance_work_mem = '96MB'`)
      for (const table of [places, placeAreas]) {
        await db.execute(sql`create table ${successorOf(table)} (like ${table} including defaults)`)
      }
    },
    insertPlaces: (rows: readonly PlaceEntry[]) => insertRows(db, rows, { into: successorOf(places), table: places }),
    insertAreas: (rows: readonly AreaEntry[]) =>
      insertRows(db, rows, { into: successorOf(placeAreas), table: placeAreas }),
    /** Readers wait for the commit, not for the load. */
    async takeOver(version: string): Promise<void> {
      for (const table of [places, placeAreas]) await replaceTable(db, table)
      await keepVersion(db, LOAD_ID, version)
      // What the regions name went with the table.
      await db.delete(gazetteerLoads).where(eq(gazetteerLoads.id, REGIONS_LOAD_ID))
    },
    deleteRegionPlaces: () => db.delete(places).where(isNotNull(places.extract)),
    /** What two regions name that overlap is kept once. */
    insertRegionPlaces: (rows: readonly PlaceEntry[]) => insertRows(db, rows, { into: sql`${places}`, table: places }),
    /** Leaves out what comes with the product already, under the same name and close by. */
    async finishRegionPlaces(version: string): Promise<void> {
      await db.execute(sql`
        delete from ${places} named using ${places} known
        where named.extract is not null and named.kind = 'place' and known.extract is null
          and (known.name_ja = named.name_ja or known.name_en = named.name_en)
          and known.position <@ box(named.position + point(${CLOSE}, ${CLOSE}), named.position - point(${CLOSE}, ${CLOSE}))`)
      await keepVersion(db, REGIONS_LOAD_ID, version)
    },
  }
}

async function findVersionOf(db: Database, id: number): Promise<string | null> {
  const [row] = await db
    .select({ version: gazetteerLoads.version })
    .from(gazetteerLoads)
    .where(eq(gazetteerLoads.id, id))
  return row?.version ?? null
}

async function keepVersion(db: Database, id: number, version: string): Promise<void> {
  await db
    .insert(gazetteerLoads)
    .values({ id, version })
    .onConflictDoUpdate({ target: gazetteerLoads.id, set: { version, loadedAt: sql`now()` } })
}

const successorOf = (table: PgTable): SQL => sql`${sql.identifier(`${getTableName(table)}_next`)}`

interface Destination {
  readonly into: SQL
  /** Whose columns it has. */
  readonly table: PgTable
}

async function insertRows(db: Database, rows: readonly object[], { into, table }: Destination): Promise<void> {
  if (rows.length === 0) return
  const columns = sql.join(
    Object.values(getTableColumns(table)).map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await db.execute(sql`
    insert into ${into} (${columns})
    select ${columns} from json_populate_recordset(null::${into}, ${JSON.stringify(rows)}::json)
    on conflict do nothing`)
}

/** Gives the successor the indexes of the table under the table's names for them, then the table's name. */
async function replaceTable(db: Database, table: PgTable): Promise<void> {
  const { name, indexes } = getTableConfig(table)
  const built: { readonly temporary: string; readonly final: string }[] = []
  for (const { config } of indexes) {
    const final = config.name ?? ''
    const temporary = `${final}_next`
    const columns = sql.join(
      config.columns.map((column) => ('name' in column ? sql`${sql.identifier(column.name ?? '')}` : column)),
      sql`, `,
    )
    await db.execute(
      sql`create index ${sql.identifier(temporary)} on ${successorOf(table)} using ${sql.raw(config.method ?? 'btree')} (${columns})`,
    )
    built.push({ temporary, final })
  }
  await db.execute(
    sql`alter table ${successorOf(table)} add constraint ${sql.identifier(`${name}_pkey_next`)} primary key (id)`,
  )
  built.push({ temporary: `${name}_pkey_next`, final: `${name}_pkey` })
  await db.execute(sql`analyze ${successorOf(table)}`)
  await db.execute(sql`drop table ${table}`)
  await db.execute(sql`alter table ${successorOf(table)} rename to ${sql.identifier(name)}`)
  for (const { temporary, final } of built) {
    await db.execute(sql`alter index ${sql.identifier(temporary)} rename to ${sql.identifier(final)}`)
  }
}
