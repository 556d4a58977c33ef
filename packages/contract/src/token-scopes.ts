/** What an access token may be allowed to do. A scope that writes does not include the one that reads. */
export const TOKEN_SCOPES = [
  'articles:read',
  'articles:write',
  'journeys:read',
  'journeys:write',
  'walks:read',
  'walks:write',
  'timeline:read',
  'timeline:write',
  'community:read',
  'community:write',
  'account:read',
] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]
