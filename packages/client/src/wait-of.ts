const FIRST_MS = 500
/** Longer ones are told to whoever called: a program should not seem to hang. */
const LONGEST_MS = 90_000
/** Too many requests; a proxy without its server, a restart. */
const LATER = new Set([429, 502, 503, 504])

/**
 * How long to wait before a request is repeated, milliseconds: as `Retry-After` says, else twice as long each time. Null
 * where another attempt would get the same.
 *
 * @param answer what was not a success; no response at all where the site could not be reached.
 * @param attempt 0 for the first.
 */
export function waitOf(answer: unknown, attempt: number): number | null {
  if (!(answer instanceof Response)) return FIRST_MS * 2 ** attempt
  if (!LATER.has(answer.status)) return null
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : FIRST_MS * 2 ** attempt
  return wait <= LONGEST_MS ? wait : null
}
