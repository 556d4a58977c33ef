import type postgres from 'postgres'

/** A table as it is copied. */
export interface TableCopy {
  readonly name: string
  /** Those that are stored, in their order; generated ones follow from them. */
  readonly columns: string[]
}

/** The next value of a sequence that makes ids. */
export interface SequenceValue {
  readonly name: string
  readonly last: string
  readonly isCalled: boolean
}

/**
 * Filled again at the next start, from files of the product; nothing refers to their rows. What a search engine has been sent is of
 * another time: its index is built anew.
 */
export const DERIVED_TABLES: ReadonlySet<string> = new Set([
  'places',
  'place_areas',
  'gazetteer_loads',
  'search_indexes',
  'search_changes',
])

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const columnsOf = ({ columns }: TableCopy) => columns.map(quoted).join(', ')

/** The tables of the product's schema, by name, without those of extensions. */
export async function listTables(sql: postgres.ISql): Promise<TableCopy[]> {
  return await sql<TableCopy[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`
}

/** Those that make ids in the tables. */
export async function listSequences(sql: postgres.ISql, tables: readonly TableCopy[]): Promise<SequenceValue[]> {
  const names = await sql<{ name: string }[]>`
    select s.relname as name from pg_class s
    join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid
    where s.relnamespace = 'public'::regnamespace and s.relkind = 'S' and t.relname = any(${tables.map(({ name }) => name)})
    order by s.relname`
  return await Promise.all(
    names.map(async ({ name }) => {
      const [row] = await sql.unsafe<{ last: string; isCalled: boolean }[]>(
        `select last_value::text as last, is_called as "isCalled" from public.${quoted(name)}`,
      )
      if (!row) throw new Error(`The sequence ${name} has no value.`)
      return { name, ...row }
    }),
  )
}

/** Rows in PostgreSQL's text format, a line each. */
export const rowsOf = (sql: postgres.ISql, table: TableCopy) =>
  sql.unsafe(`copy public.${quoted(table.name)} (${columnsOf(table)}) to stdout`).readable()

/** Takes what {@link rowsOf} gave. */
export const rowsInto = (sql: postgres.ISql, table: TableCopy) =>
  sql.unsafe(`copy public.${quoted(table.name)} (${columnsOf(table)}) from stdin`).writable()

/**
 * Runs the work while rows may come in any order: without triggers and foreign keys, which are back, and checked, when it
 * is done. The rows there were before are gone.
 */
export async function withoutConstraints(
  sql: postgres.TransactionSql,
  tables: readonly TableCopy[],
  work: () => Promise<void>,
): Promise<void> {
  const foreignKeys = await sql<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`
  const each = async (statement: (table: string) => string) => {
    for (const { name } of tables) await sql.unsafe(statement(`public.${quoted(name)}`))
  }
  for (const { table, name } of foreignKeys) {
    await sql.unsafe(`alter table ${table} drop constraint ${quoted(name)}`)
  }
  await each((table) => `alter table ${table} disable trigger user`)
  await each((table) => `truncate ${table}`)
  await work()
  await each((table) => `alter table ${table} enable trigger user`)
  for (const { table, name, definition } of foreignKeys) {
    await sql.unsafe(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
  }
}

export async function setSequences(sql: postgres.ISql, sequences: readonly SequenceValue[]): Promise<void> {
  for (const { name, last, isCalled } of sequences) {
    await sql`select setval(${`public.${quoted(name)}`}::regclass, ${last}::bigint, ${isCalled})`
  }
}
