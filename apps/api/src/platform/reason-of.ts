/** The reason of a failure, as text for an operator: `fetch failed` alone is of no use, its cause is. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
