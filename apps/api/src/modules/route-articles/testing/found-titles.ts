import type { TestClient } from '../../../testing/index.ts'

export type ListFilters = NonNullable<NonNullable<Parameters<TestClient['api']['listRoutes']>[0]>['query']>

/** The titles of the published articles that somebody finds, in their order. */
export async function foundTitles({ api }: TestClient, query: ListFilters): Promise<readonly string[]> {
  const answer = await api.listRoutes({ query })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.data.map(({ title }) => title)
}
