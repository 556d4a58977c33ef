/** The first answer to a query of each in turn; null where none has one. */
export function firstAnswer<Asked, Answer>(
  all: readonly Asked[],
  query: (one: Asked) => Answer | null | undefined,
): Answer | null {
  for (const one of all) {
    const answer = query(one)
    if (answer !== null && answer !== undefined) return answer
  }
  return null
}
