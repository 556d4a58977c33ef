/** The query builder's messages carry the parameters of a query: what people typed stays out of the log. */
export const withoutParameters = (text: string): string => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')

/**
 * The reason of a failure, as text for an operator: `fetch failed` alone is of no use, its cause is. Of a failed query it is
 * what the database said.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return hasMessage(error) ? withoutParameters(error.message) : String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : withoutParameters(error.message)
}

/** As what a queue of jobs tells of a failure: an error whose properties were copied. */
const hasMessage = (thrown: unknown): thrown is { readonly message: string } =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown && typeof thrown.message === 'string'
