/** The key of a page in an address; none when it is malformed, which shows the first page. */
export function keyOfAddress(request: Request, name: 'after' | 'before'): string | undefined {
  const key = new URL(request.url).searchParams.get(name)
  return key !== null && /^[1-9]\d{0,14}$/.test(key) ? key : undefined
}
