import type { WireProblem } from '@mishiori/map-document'
import type { ErrorParams, FieldProblem } from '@repo/contract'

/** What is wrong with a map, with its place in the request. */
export function toFieldProblem({ path: [, ...within], issue }: WireProblem): FieldProblem {
  const { code, ...details } = issue
  const params: ErrorParams = details
  return {
    field: ['layer', ...within].join('.'),
    rule: code,
    ...(Object.keys(params).length > 0 ? { params } : {}),
  }
}
