/**
 * A search parameter as search terms: no longer than asked, no character cut in two (the page of the server and that of the
 * browser would write its half differently), none that is a sign for machines.
 */
export function parseSearchParam(search: URLSearchParams, name: string, maxLength: number): string {
  const terms = (search.get(name) ?? '').replace(/\p{Cc}/gu, ' ').trim()
  return terms.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
}
