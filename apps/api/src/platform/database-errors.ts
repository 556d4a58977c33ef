/** SQLSTATE classes and codes that pass: connections, full disks, restarts, timeouts, deadlocks. */
const PASSING = /^(?:08|53|57P|57014|40001|40P01|55P03|25P03)/
const CLIENT_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
])
const UNIQUE_VIOLATION = '23505'

/** The driver's error inside the query builder's wrapping. */
function causes(error: unknown): { code: string; constraint: string }[] {
  const found = []
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : ''
    const constraint = 'constraint_name' in at && typeof at.constraint_name === 'string' ? at.constraint_name : ''
    if (code !== '') found.push({ code, constraint })
  }
  return found
}

/** Whether the database was unavailable, rather than the query being wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const isQuery = error instanceof Error && (error.name === 'PostgresError' || error.message.startsWith('Failed query'))
  return causes(error).some(
    ({ code }) => PASSING.test(code) || (CLIENT_CODES.has(code) && (isQuery || code !== 'ENOENT')),
  )
}

/** Whether waiting for another transaction's lock timed out. */
export function isLockTimeout(error: unknown): boolean {
  return causes(error).some(({ code }) => code === '55P03')
}

export function violatesUnique(error: unknown, constraint: string): boolean {
  return causes(error).some((cause) => cause.code === UNIQUE_VIOLATION && cause.constraint === constraint)
}

/**
 * Whether this is the driver's own question for the types of arrays, which failed. It asks as soon as it has connected,
 * and its failure has no handler: a database that fails at that moment would crash our process. The driver asks again with
 * the next connection.
 */
export function isLostTypeQuestion(error: unknown): error is { readonly message: string } {
  if (typeof error !== 'object' || error === null || !('message' in error) || !('query' in error)) return false
  return typeof error.query === 'string' && error.query.includes('from pg_catalog.pg_type a')
}
