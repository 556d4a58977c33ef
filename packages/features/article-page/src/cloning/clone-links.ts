/** Where copies of an article are listed. @param before the key of a later page. */
export function copiesPath(articleId: number, token: string | null, before: string | null = null): string {
  return pathWith(`/routes/${articleId}/copies`, { token, before })
}

/** Where a copy is compared with its original. */
export function comparePath(articleId: number, token: string | null): string {
  return pathWith(`/routes/${articleId}/compare`, { token })
}

function pathWith(path: string, parameters: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
