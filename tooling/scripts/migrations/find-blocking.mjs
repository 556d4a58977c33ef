import { problemsOfNewColumn } from './new-columns.mjs'
import { parseMigration } from './parse-migration.mjs'

const REWRITES = 'writes every row anew while all wait'
const INDEXES = 'builds an index while writes wait'
const OLD_READS_IT = 'takes away what the version before may use'
const OPAQUE = 'cannot be read by this check'

/** Changes of a table that are refused whatever they are about. */
const REFUSED_CHANGES = {
  AT_AlterColumnType: REWRITES,
  AT_SetLogged: REWRITES,
  AT_SetUnLogged: REWRITES,
  AT_SetTableSpace: REWRITES,
  AT_SetAccessMethod: REWRITES,
  AT_SetExpression: REWRITES,
  AT_AddIdentity: 'is refused by the inserts of the version before',
  AT_DropColumn: OLD_READS_IT,
  AT_AttachPartition: 'reads the whole table while all wait',
}

/** Statements that are refused whatever they are about. */
const REFUSED_STATEMENTS = {
  RenameStmt: OLD_READS_IT,
  TruncateStmt: OLD_READS_IT,
  DoStmt: OPAQUE,
  LockStmt: 'holds a lock until all migrations are done',
  ClusterStmt: REWRITES,
  VacuumStmt: 'cannot run in a transaction',
  ReindexStmt: INDEXES,
  RefreshMatViewStmt: 'locks what it fills',
}

const DROPPED = new Set([
  'OBJECT_TABLE',
  'OBJECT_VIEW',
  'OBJECT_MATVIEW',
  'OBJECT_TYPE',
  'OBJECT_FUNCTION',
  'OBJECT_SEQUENCE',
])

/** Of `CHECK (column IS NOT NULL)`. */
const columnNotNull = ({ raw_expr: expression }) =>
  expression?.NullTest?.nulltesttype === 'IS_NOT_NULL'
    ? expression.NullTest.arg.ColumnRef?.fields.at(-1).String?.sval
    : undefined

/** What earlier migrations have made of constraints: `NOT NULL` costs nothing where a valid one says so already. */
export function createHistory() {
  const columns = new Map()
  const valid = new Set()
  return {
    added: (table, constraint) =>
      columns.set(`${table}.${constraint.conname}`, `${table}.${columnNotNull(constraint)}`),
    validated: (table, name) => valid.add(columns.get(`${table}.${name}`)),
    isNeverNull: (table, column) => valid.has(`${table}.${column}`),
  }
}

function problemOfConstraint({ contype, indexname, skip_validation: isNotValid }) {
  if (['CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION'].includes(contype)) return indexname ? null : INDEXES
  return isNotValid
    ? null
    : 'reads the whole table while writes wait; add it NOT VALID, and validate it in a later version'
}

function problemsOfChange({ subtype, name, def }, { table, history, addedHere }) {
  if (REFUSED_CHANGES[subtype]) return [REFUSED_CHANGES[subtype]]
  if (subtype === 'AT_AddColumn') return problemsOfNewColumn(def.ColumnDef)
  if (subtype === 'AT_AddConstraint') {
    addedHere.add(`${table}.${def.Constraint.conname}`)
    return [problemOfConstraint(def.Constraint)].filter((problem) => problem !== null)
  }
  if (subtype === 'AT_ValidateConstraint' && addedHere.has(`${table}.${name}`))
    return ['validates what the same transaction has locked; leave it to a later version']
  if (subtype === 'AT_SetNotNull' && !history.isNeverNull(table, name))
    return [
      'reads the whole table while all wait: add CHECK (… IS NOT NULL) NOT VALID, validate it in a later version, then this',
    ]
  return []
}

function problemsOf({ kind, node }, context) {
  const { isNew, history, addedHere } = context
  if (REFUSED_STATEMENTS[kind]) return [REFUSED_STATEMENTS[kind]]
  if (kind === 'DropStmt') {
    if (node.concurrent) return ['CONCURRENTLY cannot run in a transaction']
    return DROPPED.has(node.removeType) ? [OLD_READS_IT] : []
  }
  const table = node.relation?.relname
  if (table === undefined || isNew(table)) return []
  if (kind === 'IndexStmt') {
    if (node.concurrent) return ['CONCURRENTLY cannot run in a transaction']
    return node.if_not_exists ? [] : [`${INDEXES}; let operators build it before, and say IF NOT EXISTS`]
  }
  if (kind === 'UpdateStmt' || kind === 'DeleteStmt')
    return ['locks rows until all migrations are done; fill them in after the start']
  if (kind !== 'AlterTableStmt') return []
  return node.cmds.flatMap(({ AlterTableCmd }) => problemsOfChange(AlterTableCmd, { table, history, addedHere }))
}

/**
 * The statements of a migration that hold up the product while it runs, or break the version before, which still runs then.
 * All migrations of an upgrade are one transaction. A table that the same file creates has no rows, and nobody uses it.
 *
 * @param {string} sql
 * @param {ReturnType<typeof createHistory>} history of the migrations before; this one is added to it
 * @returns {{ line: number, problem: string }[]}
 */
export function findBlocking(sql, history) {
  const statements = parseMigration(sql)
  const created = new Set(
    statements.flatMap(({ kind, node }) => (kind === 'CreateStmt' ? [node.relation.relname] : [])),
  )
  const context = { isNew: (table) => created.has(table), history, addedHere: new Set() }
  const found = statements.flatMap(({ line, isExcused, ...statement }) =>
    isExcused ? [] : problemsOf(statement, context).map((problem) => ({ line, problem })),
  )
  for (const { kind, node } of statements)
    if (kind === 'AlterTableStmt')
      for (const { AlterTableCmd } of node.cmds) remember(history, node.relation.relname, AlterTableCmd)
  return found
}

function remember(history, table, { subtype, name, def }) {
  if (subtype === 'AT_AddConstraint') history.added(table, def.Constraint)
  if (subtype === 'AT_ValidateConstraint') history.validated(table, name)
}
