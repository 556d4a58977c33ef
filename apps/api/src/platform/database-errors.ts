/** SQLSTATE classes and codes that pass: connections, full or failing disks, restarts, failovers, timeouts, deadlocks. */
const PASSING = /^(?:08|53|57P|58|57014|40001|40P01|55P03|25P03|25006)/
const CLIENT_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'QUERY_TIMEOUT',
  'DATABASE_SILENT',
])
/** Codes that say as much of a query, and of a connection that could not be opened, but not of files and other servers. */
const CONNECT_CODES = new Set(['ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'EACCES', 'EAGAIN'])
const CONNECT_CALLS = new Set(['connect', 'getaddrinfo'])
const UNIQUE_VIOLATION = '23505'

interface Cause {
  readonly code: string
  readonly constraint: string
  readonly syscall: string
  readonly isOutermost: boolean
}

/** The driver's error inside the query builder's wrapping. */
function causes(error: unknown): Cause[] {
  const found: Cause[] = []
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : ''
    const constraint = 'constraint_name' in at && typeof at.constraint_name === 'string' ? at.constraint_name : ''
    const syscall = 'syscall' in at && typeof at.syscall === 'string' ? at.syscall : ''
    if (code !== '') found.push({ code, constraint, syscall, isOutermost: at === error })
  }
  return found
}

/** Whether the database was unavailable, rather than the query being wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const isQuery = error instanceof Error && (error.name === 'PostgresError' || error.message.startsWith('Failed query'))
  // The driver's own failure to connect is not wrapped; that of a request to another server is.
  const isOfConnection = ({ syscall, isOutermost }: Cause) => isQuery || (isOutermost && CONNECT_CALLS.has(syscall))
  return causes(error).some(
    (cause) =>
      PASSING.test(cause.code) ||
      CLIENT_CODES.has(cause.code) ||
      (CONNECT_CODES.has(cause.code) && isOfConnection(cause)),
  )
}

/** Whether waiting for another transaction's lock timed out. */
export function isLockTimeout(error: unknown): boolean {
  return causes(error).some(({ code }) => code === '55P03')
}

export function violatesUnique(error: unknown, constraint: string): boolean {
  return causes(error).some((cause) => cause.code === UNIQUE_VIOLATION && cause.constraint === constraint)
}
