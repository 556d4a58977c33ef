/** The page of a list that an address asks for, from 1; what is no such number is the first. */
export function parsePageParam(search: URLSearchParams): number {
  const page = search.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}
