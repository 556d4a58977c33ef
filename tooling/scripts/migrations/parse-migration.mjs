import { loadModule, parseSync } from 'libpg-query'

await loadModule()

/** What a migration says before a statement that holds others up, and why that does no harm. */
const EXCUSE = /^\s*-- blocks: \S.{9,}$/m

/**
 * The statements of a migration, as PostgreSQL's own parser reads them.
 *
 * @param {string} sql
 */
export function parseMigration(sql) {
  const bytes = Buffer.from(sql) // the parser counts them, not characters
  let previousEnd = 0
  return parseSync(sql).stmts.map(({ stmt, stmt_location: start = 0, stmt_len: length = bytes.length - start }) => {
    const [kind, node] = Object.entries(stmt)[0]
    const line = bytes.subarray(0, start).toString().split('\n').length
    const comments = bytes.subarray(previousEnd, start).toString()
    previousEnd = start + length
    return { kind, node, line, isExcused: EXCUSE.test(comments) }
  })
}
