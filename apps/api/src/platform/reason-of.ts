/** Why something failed, in words for an operator: `fetch failed` says nothing, its cause does. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
