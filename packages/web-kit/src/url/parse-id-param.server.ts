const ID = /^[1-9]\d{0,14}$/

/** The id that an address names, as the API takes it. What can be none is a page that does not exist. */
export function parseIdParam(part: string): string {
  if (!ID.test(part)) throw new Response(null, { status: 404 })
  return part
}
