/** The page of a list in an address, from 1; the first for invalid numbers. */
export function parsePageParam(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}
